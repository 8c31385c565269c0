/** Industries that people visit: malls, hotels. */

import { arcade } from '../buildings.mjs';
import { suitcase } from '../furniture.mjs';
import { palms, pot } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { folk, person, shade } from '../people.mjs';
import { arch, birds, sea, sky, sun } from '../place.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';

const shop = (/** @type {number} */ x, /** @type {string} */ awning, /** @type {string} */ goods) =>
  rect(x, 430, 300, 290, c.white) +
  rect(x + 20, 470, 170, 220, '#fbeac6') +
  goods +
  rect(x + 210, 500, 70, 220, '#9fd0cf') +
  shape(`M${x - 10} 420H${x + 310}V470H${x - 10}Z`, awning) +
  dashes(`M${x - 10} 476H${x + 310}`, awning, 22, '40 0') +
  dashes(`M${x + 30} 446H${x + 310}`, '#fff', 74, '40 40', 0.35);

const mallsPlace = () =>
  [
    rect(0, 0, 1600, 900, '#e8efe6'),
    shape('M0 0H1600V60Q800 300 0 60Z', '#a9d4d2'),
    line(
      times(9, (i) => `M${i * 200} 0L${700 + i * 25} 190`),
      c.white,
      8,
    ),
    line('M0 60Q800 300 1600 60', c.white, 16),
    rect(0, 330, 1600, 26, c.cream),
    dashes('M0 296H1600', c.sea, 60, '6 34', 0.5),
    line('M0 264H1600', c.camel, 10),
    rect(0, 356, 1600, 370, '#d9e3d8'),
    shop(
      60,
      c.terra,
      line('M90 560h100M90 640h100', c.camel, 8) +
        rect(100, 516, 26, 40, c.terra) +
        rect(136, 500, 30, 56, c.petrol) +
        rect(108, 600, 60, 36, c.apricot),
    ),
    shop(
      410,
      c.petrol,
      line('M520 480V520', c.slate, 5) + shape('M480 530Q520 506 560 530L574 640H466Z', c.terra),
    ),
    shop(
      1240,
      c.sea,
      disc(1340, 560, 40, c.apricot) +
        disc(1340, 560, 22, c.white) +
        line('M1280 640h130', c.camel, 8),
    ),
    rect(0, 720, 1600, 180, '#e6d8bb'),
    line(
      times(9, (i) => `M${i * 200} 900L${450 + i * 85} 724`),
      c.ink,
      2,
      { o: 0.08 },
    ),
    shape('M760 726L1180 330H1260L850 726Z', c.slate),
    dashes('M800 716L1214 336', c.steel, 50, '10 14', 0.8),
    line('M730 660L1150 270M850 690L1250 300', c.iron, 12),
  ].join('');

const mallsFront = () =>
  [
    folk(900, 640, 0.72, { skin: 2, robe: true, top: c.white, hair: c.white }),
    folk(1010, 536, 0.72, { skin: 1, robe: true, top: c.ink }),
    folk(300, 280, 0.5, { top: c.terra }),
    folk(480, 280, 0.5, { top: c.petrol, skin: 4 }),
    folk(1420, 280, 0.5, { top: c.apricot }),
    pot(700, 800, 1.1, c.petrol),
    pot(1180, 800, 1.1, c.petrol),
    person(330, 860, 1.2, {
      head: 'long',
      hair: '#6b4128',
      skin: 1,
      top: c.terra,
      legs: c.slate,
      pose: 'walk',
      right: 'carry',
      left: 'carry',
      front: rect(46, -152, 40, 54, c.apricot, { r: 3 }) + line('M54-152v-14h24v14', c.bark, 4),
    }),
    person(480, 866, 1.25, {
      head: 'hijab',
      hat: c.petrol,
      dress: 'robe',
      top: c.petrol,
      skin: 2,
      face: -1,
      right: 'carry',
      front: rect(40, -152, 34, 48, c.white, { r: 3 }),
    }),
    person(1400, 866, 1.25, {
      top: c.sea,
      dress: 'apron',
      trim: c.cream,
      legs: c.petrol,
      head: 'cap',
      hat: c.petrol,
      skin: 4,
      face: -1,
      left: [30, -180, 20, -196],
      right: 'hold',
      front: line('M-30-210L-110-14', c.camel, 8) + rect(-160, -20, 90, 16, c.sea, { r: 6 }),
    }),
  ].join('');

const malls = () =>
  scene(
    'A mall atrium with shops, an escalator and shoppers',
    near(800, 860, 1.06, mallsPlace(), mallsFront()),
  );

const hospitalityPlace = () =>
  [
    sky('dawn'),
    sun(300, 420, 90),
    birds(420, 220, 1.2),
    sea(560, 1600, 900, '#5fb3b4'),
    shape('M520 640V330Q560 180 820 150Q1140 180 1240 330V640Z', c.cream),
    shape('M960 164Q1140 190 1240 330V640H1010Q1060 380 960 164Z', c.ink, { o: 0.07 }),
    shape(
      times(3, (i) =>
        times(8, (j) => arch(560 + j * 84 - (i === 2 ? 0 : 0), 400 + i * 90 - 30, 46, 62)),
      ),
      '#86c0be',
    ),
    line('M530 380H1236M524 470H1240M520 560H1240', c.white, 10),
    line('M880 150V70', c.slate, 5),
    shape('M880 72l70 18l-70 22Z', c.terra),
    arcade(520, 650, 8, 90, 80, c.white, '#9accca'),
    rect(0, 640, 1600, 270, '#f0dcb4'),
    shape('M380 720Q800 680 1340 716Q1460 780 1300 840Q800 880 420 836Q260 780 380 720Z', c.white),
    shape(
      'M400 730Q800 694 1320 728Q1420 780 1284 826Q800 862 440 822Q300 780 400 730Z',
      '#45b0b3',
    ),
    line('M560 770q30-14 60 0t60 0M900 800q30-14 60 0t60 0M1100 756q26-12 52 0', '#fff', 6, {
      o: 0.75,
    }),
    palms([470, 690, 1.15], [1290, 690, 1.2], [160, 720, 1.35], [1500, 740, 1.1]),
  ].join('');

const hospitalityFront = () =>
  [
    at(
      210,
      830,
      line('M0 0V-170', c.bark, 9) +
        shape('M-120-150Q0-250 120-150Q60-166 0-160Q-60-166-120-150Z', c.terra) +
        shape('M-50-160Q-30-210 0-214Q30-210 50-160Q20-166 0-162Z', c.cream) +
        line('M30 0L70-20L160-20L190-60M60-18V0M150-20V0', c.white, 12),
    ),
    at(
      1440,
      850,
      line('M0 0V-170', c.bark, 9) +
        shape('M-120-150Q0-250 120-150Q60-166 0-160Q-60-166-120-150Z', c.petrol) +
        shape('M-50-160Q-30-210 0-214Q30-210 50-160Q20-166 0-162Z', c.cream) +
        line('M-30 0L-70-20L-160-20L-190-60M-60-18V0M-150-20V0', c.white, 12),
    ),
    shade(760, 870, 1),
    person(740, 884, 0.95, {
      head: 'short',
      skin: 3,
      dress: 'suit',
      top: c.petrol,
      trim: c.apricot,
      legs: c.ink,
      right: [50, -204, 62, -232],
      left: 'down',
      hold:
        rect(30, -244, 80, 8, c.steel, { r: 4 }) +
        line('M56-244v-26M80-244v-20', c.aqua, 14, { butt: true }),
    }),
    suitcase(1000, 890, 0.6),
    suitcase(1060, 892, 0.5, c.petrol),
  ].join('');

const hospitality = () =>
  scene(
    'A hotel on the beach with a pool and sunshades',
    near(800, 900, 1.04, hospitalityPlace(), hospitalityFront()),
  );

export const pictures = {
  'images/industries/malls-and-outlets': malls,
  'images/industries/hospitality-sector': hospitality,
};
