/** Industries where people live: flats, communities, homes. */

import { villa } from '../buildings.mjs';
import { sofa } from '../furniture.mjs';
import { bush, flowers, hedge, palms, pot, tree } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { folk, person } from '../people.mjs';
import {
  arch,
  archWindow,
  birds,
  cloud,
  falaj,
  landmark,
  light,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';
import { toolbox } from '../tools.mjs';

/** Returns a block of flats with balconies. @param {number} x @param {number} base @param {number} w @param {number} floors @param {string} wall */
const flats = (x, base, w, floors, wall) =>
  rect(x, base - floors * 96, w, floors * 96, wall) +
  rect(x - 12, base - floors * 96 - 16, w + 24, 18, c.white) +
  rect(x + w * 0.7, base - floors * 96, w * 0.3, floors * 96, c.ink, { o: 0.07 }) +
  shape(
    times(floors, (i) =>
      times(3, (j) => arch(x + w * (0.09 + j * 0.3), base - 18 - i * 96, w * 0.2, 62)),
    ),
    '#8cc4c2',
  ) +
  dashes(
    times(floors, (i) => `M${x + 14} ${base - 26 - i * 96}h${w - 28}`),
    c.petrol,
    24,
    '4 6',
    0.85,
  ) +
  line(
    times(floors, (i) => `M${x + 8} ${base - 12 - i * 96}h${w - 16}`),
    c.white,
    8,
    { butt: true },
  );

const residential = () =>
  scene(
    'Flats with balconies around a garden with children and a pool of shade',
    sky('morning'),
    sun(1320, 200, 80),
    cloud(260, 150, 1.1),
    birds(560, 160),
    skyline(0, 1600, 700, 280, c.sea, 58, 0.3),
    flats(140, 740, 420, 5, c.cream),
    flats(640, 740, 330, 4, '#f1d9b4'),
    flats(1060, 740, 420, 6, c.white),
    rect(0, 736, 1600, 170, '#9dc29b'),
    hedge(60, 764, 460, 50),
    hedge(1000, 764, 520, 50),
    palms([580, 780, 1.15], [1010, 780, 1], [80, 790, 0.9], [1530, 790, 1.1]),
    falaj(838, 0, 1600, 44),
    line('M700 800V690M860 800V690M690 690H870', c.terra, 10),
    line('M740 690V770M800 690V770M734 772H806', c.slate, 4),
    folk(770, 772, 0.6, { skin: 1, top: c.apricot }),
    folk(640, 830, 0.9, { skin: 2, robe: true, top: c.petrol, hair: c.sand }),
    folk(910, 826, 0.62, { skin: 3, top: c.terra }),
    bush(1240, 830, 0.8),
    flowers(180, 836, 7, 40, c.apricot),
  );

const communitiesPlace = () =>
  [
    rect(0, 0, 1600, 900, '#e9dabb'),
    shape('M0 0H1600V330Q1200 210 800 270T0 250Z', '#cfe3da'),
    skyline(0, 1600, 270, 180, c.sea, 83, 0.4),
    landmark(1240, 270, 0.55, '#7fb9b6'),
    shape('M0 250Q400 290 800 270T1600 330V900H0Z', '#c3d7ae'),
    shape('M560 470Q760 380 1020 440T1180 600Q1060 720 820 680T560 470Z', c.cream),
    shape('M590 478Q770 400 1010 456T1140 596Q1040 690 830 654T590 478Z', c.sea),
    line('M700 500q30-14 60 0t60 0M900 590q30-14 60 0t60 0M860 480q24-12 48 0', '#fff', 5, {
      o: 0.7,
    }),
    line(
      'M-20 620Q300 560 470 640T820 800T1640 720M470 640Q420 440 520 300M1190 600Q1300 460 1640 470M820 800L760 920',
      '#f6eedd',
      40,
    ),
    dashes('M-20 620Q300 560 470 640T820 800T1640 720', c.gold, 4, '26 20'),
    villa(60, 560, 0.62, c.white),
    villa(210, 460, 0.5, c.white),
    villa(60, 800, 0.75, c.cream, c.terra),
    villa(1250, 680, 0.72, c.white),
    villa(1330, 430, 0.5, c.white),
    villa(980, 870, 0.75, c.white),
    villa(1300, 880, 0.75, c.cream, c.terra),
  ].join('');

const communitiesFront = () =>
  [
    at(
      640,
      380,
      rect(-70, -70, 200, 70, c.white) +
        shape('M-20-70Q-24-130 30-150Q84-130 80-70Z', c.petrol) +
        line('M30-150V-172', c.apricot, 6) +
        rect(150, -190, 24, 190, c.white) +
        shape('M146-190L162-230L178-190Z', c.petrol) +
        shape(
          times(3, (i) => arch(-54 + i * 62, 0, 40, 54)),
          '#8cc4c2',
        ),
    ),
    palms(
      [520, 540, 0.5],
      [1170, 480, 0.5],
      [420, 760, 0.6],
      [880, 380, 0.42],
      [1210, 860, 0.6],
      [560, 850, 0.7],
    ),
    tree(330, 820, 0.6),
    tree(680, 830, 0.55),
    bush(1120, 690, 0.6),
    bush(480, 470, 0.5, c.palm),
    folk(560, 700, 0.4, { top: c.terra }),
    folk(600, 706, 0.4, { top: c.ink, robe: true }),
  ].join('');

const communities = () =>
  scene(
    'A planned community from above: villas, a lake, a mosque and streets',
    communitiesPlace(),
    communitiesFront(),
  );

const homeCarePlace = () =>
  [
    room('#f6ead4', '#d2b68a', 720),
    archWindow(180, 560, 270, 420),
    light(180, 730, 280, 130),
    rect(560, 170, 200, 150, c.white, { r: 4 }),
    rect(560, 170, 200, 150, undefined, { s: c.camel, sw: 10 }),
    shape('M568 312Q620 230 660 290T752 250V312Z', c.sea),
    sofa(380, 800, 1.5, c.teal),
    person(560, 820, 1.25, {
      head: 'hijab',
      hat: c.sand,
      skin: 1,
      top: c.terra,
      trim: c.sand,
      pose: 'none',
      left: 'down',
      right: 'hold',
    }),
    person(730, 815, 1.25, {
      head: 'short',
      beard: true,
      skin: 2,
      top: c.cream,
      trim: c.petrol,
      pose: 'none',
      left: 'hold',
      right: 'down',
    }),
  ].join('');

const homeCareFront = () =>
  [
    person(648, 816, 0.8, {
      head: 'curly',
      skin: 2,
      top: c.apricot,
      pose: 'none',
      right: 'raise',
      left: 'raise',
    }),
    rect(420, 735, 500, 60, c.teal, { r: 14 }),
    rect(420, 735, 500, 60, '#fff', { o: 0.1, r: 14 }),
    rect(1010, 200, 360, 120, c.white, { r: 18 }),
    rect(1010, 272, 360, 48, c.foam, { r: 10 }),
    line('M1040 296H1340', c.steel, 8),
    disc(1340, 236, 8, c.leaf),
    line('M1050 340q-16 26 0 50M1110 346q-16 26 0 50', c.aqua, 8),
    line(
      'M1160 860L1240 470M1330 470L1410 860M1190 720H1384M1210 610H1362M1228 520H1344',
      c.apricot,
      12,
    ),
    person(1284, 740, 1.45, {
      head: 'cap',
      hat: c.petrol,
      skin: 3,
      top: c.sea,
      trim: c.cream,
      legs: c.slate,
      left: [60, -252, 62, -300],
      right: 'raise',
      face: -1,
    }),
    toolbox(1480, 860, 0.9),
    pot(330, 830, 1.1, c.petrol),
  ].join('');

const homeCare = () =>
  scene(
    'A technician repairs a cooler at home while a family sits together',
    near(800, 860, 1.08, homeCarePlace(), homeCareFront()),
  );

export const pictures = {
  'images/industries/residential-properties': residential,
  'images/industries/master-communities': communities,
  'images/industries/home-care-services': homeCare,
};
