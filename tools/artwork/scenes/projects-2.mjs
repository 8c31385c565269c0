import { palms } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { arch, landmark, sky, skyline, sun } from '../place.mjs';
import { writing } from '../screens.mjs';
import { at, dashes, disc, line, oval, rect, shape, times } from '../shape.mjs';
import { mark } from '../vehicles.mjs';

const floor = (/** @type {string} */ fill) => rect(0, 0, 1600, 900, fill);

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

const studies = [bottle, facadeStudy, courtyard, bridge, chair, book, flags, water];

export const pictures = Object.fromEntries(
  studies.map((study, i) => [`images/projects/project-${String(i + 9).padStart(2, '0')}`, study]),
);
