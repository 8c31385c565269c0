/** The first picture of each demonstration home page. */
import { tower } from '../buildings.mjs';
import { palms } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, sky, skyline, sun } from '../place.mjs';
import { chart, laptop, writing } from '../screens.mjs';
import { at, disc, line, rect, shape } from '../shape.mjs';

const floor = (/** @type {string} */ fill) => rect(0, 0, 1600, 900, fill);

const creative = () =>
  scene(
    'A studio table: shapes, a screen, a lamp',
    floor('#f3dcbd'),
    disc(1390, 250, 170, c.terra),
    shape(arch(120, 720, 340, 560), c.petrol),
    rect(0, 700, 1600, 200, c.camel),
    laptop(
      810,
      320,
      500,
      330,
      rect(40, 40, 200, 260, c.petrol) +
        disc(140, 170, 70, c.apricot) +
        writing(280, 80, [190, 140, 180], 50, c.mist, 16) +
        rect(280, 230, 140, 60, c.terra, { r: 30 }),
    ),
    line('M1510 700V430L1410 330', c.slate, 18),
    shape('M1340 330L1430 270L1480 380Z', c.slate),
    at(
      330,
      700,
      rect(-70, -110, 140, 110, c.sea, { r: 10 }) +
        line('M-40-110L-60-240M0-110V-270M40-110L66-230', c.bark, 14),
    ),
  );

const portfolio = () =>
  scene(
    'A maker at a window desk',
    floor('#0f5057'),
    shape(arch(900, 760, 520, 700), '#f2c58f'),
    sun(1160, 380, 80),
    skyline(910, 1380, 760, 240, c.terra, 3, 0.35),
    rect(0, 760, 1600, 140, '#0b3f47'),
    shade(520, 880, 2),
    person(520, 900, 2.5, {
      head: 'curly',
      skin: 3,
      top: c.apricot,
      legs: c.iron,
      left: 'fold',
      right: 'fold',
    }),
    laptop(960, 600, 220, 140, chart(20, 110, 34, [20, 50, 40, 80, 70, 100], c.sea)),
    rect(840, 748, 640, 24, c.camel, { r: 8 }),
  );

const startup = () =>
  scene(
    'A small rocket leaves the dunes',
    sky('dusk'),
    line('M160 120h.1M420 210h.1M700 90h.1M1180 130h.1M1420 240h.1', '#fff', 6, { o: 0.7 }),
    disc(1130, 820, 420, 'url(#dusk)'),
    shape('M0 720Q400 600 820 700T1600 660V900H0Z', c.dune),
    shape('M0 790Q500 700 900 780T1600 740V900H0Z', c.gold),
    at(
      330,
      0,
      line('M800 620Q790 720 806 800', c.sun, 60, { o: 0.8 }) +
        line('M800 620V740', c.white, 30) +
        shape('M720 560Q660 600 660 680L730 640ZM880 560Q940 600 940 680L870 640Z', c.terra) +
        shape('M800 140Q920 260 890 620H710Q680 260 800 140Z', c.cream) +
        shape('M800 140Q920 260 890 620H810Q850 300 800 140Z', c.ink, { o: 0.1 }) +
        disc(800, 350, 54, c.petrol) +
        disc(800, 350, 36, c.aqua) +
        shape('M740 240Q770 180 800 140Q830 180 860 240Z', c.terra),
    ),
    palms([200, 760, 0.9], [1470, 760, 1]),
  );

const corporate = () =>
  scene(
    'A head office at first light',
    sky('dawn'),
    sun(420, 480, 120),
    skyline(0, 1600, 800, 400, c.petrol, 29, 0.2),
    tower(880, 820, 290, 620, {
      body: c.petrol,
      glass: '#5fb0b3',
      cols: 7,
      row: 38,
      lit: c.sun,
      top: 'slant',
    }),
    tower(1190, 820, 220, 460, { body: '#2f8489', glass: c.mist, cols: 6, row: 36 }),
    tower(1430, 820, 140, 320, { body: '#5aa1a3', glass: c.foam, cols: 4 }),
    rect(0, 810, 1600, 90, '#d9c193'),
    palms([180, 830, 1], [820, 830, 0.9], [1560, 830, 1]),
  );

export const pictures = {
  'images/demo/creative-agency': creative,
  'images/demo/personal-portfolio': portfolio,
  'images/demo/home-startup': startup,
  'images/demo/corporate-agency': corporate,
};
