/** Studies for the demonstration pages: pattern, light, type, object; 1600 x 900. */
import { tower } from '../buildings.mjs';
import { palms } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, landmark, sky, skyline, sun } from '../place.mjs';
import { bars, chart, laptop, phone, ring, writing } from '../screens.mjs';
import { at, dashes, disc, line, oval, rect, shape, stamp, times } from '../shape.mjs';
import { mark } from '../vehicles.mjs';

const floor = (/** @type {string} */ fill) => rect(0, 0, 1600, 900, fill);

const arches = () =>
  scene(
    'Arches in a row, each a shade deeper',
    floor(c.sand),
    times(6, (i) =>
      shape(
        arch(60 + i * 130, 900, 900 - i * 130 + 500 - i * 60, 860 - i * 100),
        [c.dune, c.apricot, c.terra, c.rust, c.petrol, c.deep][i],
      ),
    ),
    disc(1080, 560, 60, c.sun),
  );
const stairs = () =>
  scene(
    'A stair in sun and shade',
    floor('#f4e4c8'),
    disc(1280, 220, 120, c.terra),
    times(
      8,
      (i) =>
        shape(`M${i * 150} ${800 - i * 90}H1600V900H${i * 150}Z`, i % 2 ? c.gold : c.dune) +
        rect(i * 150, 800 - i * 90, 150, 90, c.petrol, { o: 0.12 + i * 0.05 }),
    ),
    person(560, 470, 0.7, { head: 'hijab', hat: c.terra, dress: 'robe', top: c.terra, skin: 1 }),
  );
const tiles = () =>
  scene(
    'A field of eight-pointed tiles',
    floor(c.petrol),
    times(6, (row) =>
      times(10, (i) =>
        at(
          80 + i * 160,
          70 + row * 160,
          stamp(
            shape(
              'M0-70L20-48H48V-20L70 0L48 20V48H20L0 70L-20 48H-48V20L-70 0L-48-20V-48H-20Z',
              c.sea,
            ) +
              shape('M0-40L28-28L40 0L28 28L0 40L-28 28L-40 0L-28-28Z', c.apricot) +
              disc(0, 0, 14, c.cream),
          ),
        ),
      ),
    ),
  );
const slabs = () =>
  scene(
    'Three slabs and a round moon',
    floor('#0c3d45'),
    disc(1060, 330, 210, c.sun),
    shape('M180 900V240L470 130V900Z', c.terra),
    shape('M470 130L560 190V900H470Z', c.rust),
    shape('M620 900V420L960 330V900Z', c.sand),
    shape('M960 330L1060 400V900H960Z', c.gold),
    shape('M1140 900V560L1400 500V900Z', c.aqua),
    shape('M1400 500L1480 550V900H1400Z', c.sea),
  );
const ribbons = () =>
  scene(
    'Dunes drawn with five lines',
    floor(c.cream),
    times(9, (i) =>
      shape(
        `M0 ${330 + i * 64}Q400 ${180 + i * 74} 800 ${330 + i * 62}T1600 ${300 + i * 66}V900H0Z`,
        [c.foam, c.mist, c.aqua, c.sea, c.teal, c.petrol, '#0b4a51', c.deep, c.ink][i],
      ),
    ),
    disc(1180, 170, 90, c.terra),
  );
const poster = () =>
  scene(
    'Two posters with great letters',
    floor(c.dune),
    rect(220, 90, 500, 720, c.petrol),
    letters('F', 330, 240, 420, 96, c.apricot),
    rect(880, 90, 500, 720, c.terra),
    letters('&', 940, 230, 440, 90, c.cream),
    shape('M720 110l60 40v700l-60-40ZM1380 110l60 40v700l-60-40Z', c.ink, { o: 0.12 }),
  );
const cardsBrand = () =>
  scene(
    'Cards and an envelope with the sign',
    floor('#124f57'),
    at(
      520,
      480,
      `<g transform="rotate(-14)">${rect(-320, -190, 640, 380, c.ink, { o: 0.2, t: 'translate(20 26)' }) + rect(-320, -190, 640, 380, c.cream, { r: 14 }) + mark(-180, -20, 1.6) + writing(-60, -30, [230, 170, 200], 44, c.gold, 12)}</g>`,
    ),
    at(
      1080,
      470,
      `<g transform="rotate(10)">${rect(-300, -180, 600, 360, c.ink, { o: 0.2, t: 'translate(20 26)' }) + rect(-300, -180, 600, 360, c.terra, { r: 14 }) + mark(0, -20, 2.2, c.cream, c.sun)}</g>`,
    ),
  );
const app = () =>
  scene(
    'Three screens of an app',
    floor(c.sand),
    disc(800, 450, 380, '#fff', { o: 0.4 }),
    phone(
      290,
      150,
      280,
      600,
      rect(0, 60, 280, 260, c.petrol) +
        mark(140, 180, 1.3, c.cream, c.apricot) +
        writing(50, 390, [180, 140], 40, c.mist, 14) +
        rect(40, 500, 200, 54, c.terra, { r: 27 }),
    ),
    phone(
      660,
      100,
      300,
      660,
      ring(150, 230, 84, 0.7, c.sea, c.foam, 30) +
        bars(50, 560, [60, 120, 90, 160, 130], 30, 14, c.aqua, c.terra),
    ),
    phone(
      1050,
      150,
      280,
      600,
      rect(30, 90, 220, 130, c.apricot, { r: 18 }) +
        rect(30, 240, 220, 130, c.mist, { r: 18 }) +
        rect(30, 390, 220, 130, c.sage, { r: 18 }),
    ),
  );
const bottle = () =>
  scene(
    'A bottle, a jar and their shadows',
    floor('#f3dcbd'),
    rect(0, 620, 1600, 280, c.apricot),
    shape('M640 640L1100 780H820L480 640ZM980 640L1400 770H1160L880 640Z', 'url(#sh)'),
    rect(500, 250, 180, 400, c.petrol, { r: 30 }),
    rect(550, 170, 80, 90, c.deep, { r: 10 }),
    rect(520, 380, 140, 180, c.cream, { r: 8 }),
    mark(590, 450, 0.9),
    rect(820, 430, 240, 220, c.terra, { r: 30 }),
    rect(806, 400, 268, 60, c.rust, { r: 16 }),
    oval(940, 560, 60, 40, c.cream),
  );
const facadeStudy = () =>
  scene(
    'A facade of tilted panes',
    floor(c.sea),
    times(6, (row) =>
      times(10, (i) =>
        shape(
          `M${i * 160} ${row * 150}h150l-${(i + row) % 3 ? 50 : 0} 140h-${(i + row) % 3 ? 100 : 150}Z`,
          [c.petrol, c.aqua, c.mist, c.apricot, c.teal][(i * 3 + row * 2) % 5],
        ),
      ),
    ),
    shape('M0 900L1600 0V300L500 900Z', '#fff', { o: 0.1 }),
  );
const courtyard = () =>
  scene(
    'A courtyard with one tree of light',
    floor('#e9d8b6'),
    shape('M0 0H1600V900H0Z', '#f4e6cb'),
    shape('M200 900V300H1400V900Z', c.gold),
    shape('M320 900V420H1280V900Z', c.cream),
    times(5, (i) => shape(arch(370 + i * 180, 780, 120, 260), c.petrol)),
    rect(320, 780, 960, 120, c.dune),
    palms([800, 860, 1.5]),
    shape('M830 860L1240 900H900Z', 'url(#sh)'),
  );
const bridge = () =>
  scene(
    'A white bridge over still water',
    sky('dawn'),
    sun(900, 420, 120),
    skyline(0, 1600, 560, 200, c.petrol, 15, 0.2),
    rect(0, 560, 1600, 340, c.sea),
    line('M0 560Q800 220 1600 560', c.white, 30),
    line(
      times(15, (i) => `M${100 + i * 100} ${560 - Math.sin(((i + 1) / 16) * Math.PI) * 168}V560`),
      c.white,
      7,
    ),
    rect(0, 550, 1600, 24, c.white),
    dashes('M300 640H1300M500 720H1100M620 800H980', c.sun, 14, '60 30', 0.7),
  );
const chair = () =>
  scene(
    'A chair by a round window',
    floor('#0f5057'),
    disc(560, 380, 290, c.cream),
    disc(560, 380, 262, '#f2c58f'),
    landmark(520, 560, 0.5, '#d98a5f'),
    shape('M312 470Q560 380 808 470A262 262 0 0 1 312 470Z', c.terra),
    rect(0, 730, 1600, 170, '#0b3f47'),
    line('M1010 830L1060 560M1330 830L1290 560M1040 640H1310', c.camel, 20),
    shape('M1030 600H1320L1300 540H1040Z', c.apricot),
    shape('M1050 540Q1040 330 1090 290H1260Q1310 330 1300 540Z', c.terra),
  );
const book = () =>
  scene(
    'An open book of plans',
    floor(c.camel),
    shape(
      'M800 250Q560 150 260 210V730Q560 680 800 770Q1040 680 1340 730V210Q1040 150 800 250Z',
      c.white,
    ),
    shape('M800 250Q1040 150 1340 210V730Q1040 680 800 770Z', c.ink, { o: 0.05 }),
    line('M800 250V770', c.steel, 5),
    line(
      'M340 300Q540 270 700 320V600Q540 560 340 590ZM440 290V580M340 440Q540 410 700 460',
      c.petrol,
      9,
    ),
    writing(900, 340, [340, 300, 340, 260, 320, 180], 52, c.mist, 14),
    at(1390, 640, line('M0 0L120-330', c.terra, 24)),
  );
const flags = () =>
  scene(
    'A skyline of paper shapes',
    floor(c.mist),
    disc(800, 450, 300, c.sun),
    times(
      9,
      (i) =>
        shape(
          `M${60 + i * 170} 900V${[520, 380, 600, 300, 470, 240, 560, 400, 620][i]}l85-${[70, 120, 40, 160, 60, 180, 50, 110, 40][i]}l85 ${[70, 120, 40, 160, 60, 180, 50, 110, 40][i]}V900Z`,
          [c.petrol, c.terra, c.sea, c.apricot, c.teal, c.rust, c.petrol, c.aqua, c.terra][i],
        ) +
        shape(
          `M${145 + i * 170} 900V${[450, 260, 560, 140, 410, 60, 510, 290, 580][i]}l85 ${[70, 120, 40, 160, 60, 180, 50, 110, 40][i]}V900Z`,
          c.ink,
          { o: 0.14 },
        ),
    ),
  );
const water = () =>
  scene(
    'Water falls down a stepped channel',
    floor('#e6d3ac'),
    times(
      5,
      (i) =>
        rect(0, i * 180, 1600, 180, ['#f1e3c6', '#ead8b5', '#e2cca2', '#d9bf90', '#cfb27f'][i]) +
        rect(600, i * 180, 400, 180, [c.aqua, '#66b4b6', c.sea, c.teal, c.petrol][i]) +
        rect(560, i * 180, 40, 180, c.cream) +
        rect(1000, i * 180, 40, 180, c.cream) +
        rect(560, i * 180 + 160, 480, 20, c.white, { o: 0.7 }) +
        line(
          `M680 ${i * 180 + 30}v90M760 ${i * 180 + 50}v70M860 ${i * 180 + 26}v100M930 ${i * 180 + 60}v60`,
          c.foam,
          6,
          { o: 0.8 },
        ),
    ),
    palms([260, 880, 1.6], [1400, 860, 1.5]),
  );

const creative = () =>
  scene(
    'A studio table: shapes, a screen, a lamp',
    floor('#f3dcbd'),
    disc(1240, 260, 180, c.terra),
    shape(arch(120, 720, 340, 560), c.petrol),
    rect(0, 700, 1600, 200, c.camel),
    laptop(
      560,
      300,
      520,
      340,
      rect(40, 40, 200, 260, c.petrol) +
        disc(140, 170, 70, c.apricot) +
        writing(280, 80, [190, 140, 180], 50, c.mist, 16) +
        rect(280, 230, 140, 60, c.terra, { r: 30 }),
    ),
    line('M1330 700V430L1220 330', c.slate, 18),
    shape('M1150 330L1240 270L1290 380Z', c.slate),
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
    disc(800, 820, 420, 'url(#dusk)'),
    shape('M0 720Q400 600 820 700T1600 660V900H0Z', c.dune),
    shape('M0 790Q500 700 900 780T1600 740V900H0Z', c.gold),
    line('M800 620Q790 720 806 800', c.sun, 60, { o: 0.8 }),
    line('M800 620V740', c.white, 30),
    shape('M720 560Q660 600 660 680L730 640ZM880 560Q940 600 940 680L870 640Z', c.terra),
    shape('M800 140Q920 260 890 620H710Q680 260 800 140Z', c.cream),
    shape('M800 140Q920 260 890 620H810Q850 300 800 140Z', c.ink, { o: 0.1 }),
    disc(800, 350, 54, c.petrol),
    disc(800, 350, 36, c.aqua),
    shape('M740 240Q770 180 800 140Q830 180 860 240Z', c.terra),
    palms([200, 760, 0.9], [1420, 760, 1]),
  );
const corporate = () =>
  scene(
    'A head office at first light',
    sky('dawn'),
    sun(420, 480, 120),
    skyline(0, 1600, 800, 400, c.petrol, 29, 0.2),
    tower(760, 820, 300, 620, {
      body: c.petrol,
      glass: '#5fb0b3',
      cols: 7,
      row: 38,
      lit: c.sun,
      top: 'slant',
    }),
    tower(1080, 820, 240, 460, { body: '#2f8489', glass: c.mist, cols: 6, row: 36 }),
    tower(1340, 820, 160, 320, { body: '#5aa1a3', glass: c.foam, cols: 4 }),
    rect(0, 810, 1600, 90, '#d9c193'),
    palms([180, 830, 1], [680, 830, 1.1], [1540, 830, 1]),
  );

const studies = [
  arches,
  stairs,
  tiles,
  slabs,
  ribbons,
  poster,
  cardsBrand,
  app,
  bottle,
  facadeStudy,
  courtyard,
  bridge,
  chair,
  book,
  flags,
  water,
];

export const pictures = {
  ...Object.fromEntries(
    studies.map((study, i) => [`images/projects/project-${String(i + 1).padStart(2, '0')}`, study]),
  ),
  'images/demo/creative-agency': creative,
  'images/demo/personal-portfolio': portfolio,
  'images/demo/home-startup': startup,
  'images/demo/corporate-agency': corporate,
};
