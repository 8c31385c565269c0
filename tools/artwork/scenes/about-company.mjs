/** About the company: who we are, mission, vision, the office in Dubai. */

import { curtainWall, tower, villa, windTower } from '../buildings.mjs';
import { crew, guard, keeper } from '../crews.mjs';
import { bush, hedge, palms } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { birds, cloud, dunes, falaj, ground, landmark, sky, skyline, sun } from '../place.mjs';
import { dashes, line, near, rect, shape, times } from '../shape.mjs';
import { tablet } from '../tools.mjs';
import { mark, van } from '../vehicles.mjs';

const whoWeArePlace = () =>
  [
    sky('morning'),
    sun(340, 220, 84),
    birds(620, 190),
    skyline(0, 1600, 690, 380, c.sea, 13, 0.32),
    landmark(220, 700, 0.9, '#93c4c1'),
    ground(690, '#e7d7b4'),
    palms([110, 720, 1], [1500, 730, 1.2]),
    hedge(260, 730, 300, 54),
    van(860, 780, 1.2),
    person(
      400,
      842,
      1.5,
      keeper({ head: 'hijab', hat: c.petrol, skin: 1, right: 'hold', left: 'hold' }),
    ),
    person(580, 848, 1.58, crew({ skin: 4, left: 'hip', right: 'down' })),
    person(760, 848, 1.6, {
      head: 'short',
      skin: 2,
      dress: 'suit',
      top: c.slate,
      trim: c.terra,
      left: 'fold',
      right: 'fold',
      legs: c.ink,
    }),
  ].join('');

const whoWeAreFront = () =>
  [
    person(
      940,
      850,
      1.52,
      crew({
        head: 'long',
        hair: '#6b4128',
        skin: 0,
        vest: c.terra,
        left: 'hold',
        right: 'hold',
        front: tablet(2, -178),
        face: -1,
      }),
    ),
    person(1110, 844, 1.52, guard({ skin: 3, left: 'down', right: 'hip' })),
    falaj(862, 0, 1600, 44),
  ].join('');

const whoWeAre = () =>
  scene(
    'The team beside its van, the city behind',
    near(800, 860, 1.1, whoWeArePlace(), whoWeAreFront()),
  );

const mission = () =>
  scene(
    'An engineer opens the sluice and water runs to the gardens and homes',
    near(
      800,
      860,
      1.05,
      sky('dawn'),
      sun(1180, 330, 90),
      birds(880, 200, 1.2),
      shape('M0 560L240 330L420 470L660 260L900 500L1100 420V700H0Z', c.teal, { o: 0.4 }),
      dunes(560, 1600, 900, ['#e9cfa2', '#e0c293', '#d2b080']),
      villa(980, 640, 0.9),
      tower(1330, 650, 120, 260, { body: '#3b8a8e', glass: c.foam, cols: 4, top: 'slant' }),
      palms([940, 650, 0.7], [1300, 660, 0.75], [1500, 720, 1.1]),
      shape('M0 690H640Q900 690 960 760T1300 900H900Q760 790 560 800H0Z', c.cream),
      shape('M0 712H640Q860 712 930 780T1200 900H980Q800 776 560 780H0Z', c.sea),
      dashes('M20 738H600Q800 740 900 800T1060 890M90 762H560', c.foam, 5, '60 70', 0.9),
      shape('M470 560H640V790H470Z', '#c8ae82'),
      rect(500, 600, 110, 120, c.bark),
      dashes('M500 660H610', c.ink, 120, '3 19', 0.35),
      rect(455, 540, 200, 30, c.cream),
      line('M555 540V470', c.iron, 14),
      wheel(555, 440, 52),
      shade(370, 700, 1.7),
      person(
        360,
        706,
        1.75,
        crew({ skin: 3, right: [62, -206, 92, -166], left: 'hip', vest: c.terra }),
      ),
      shape('M1120 760Q1360 720 1600 770V900H1330Q1290 800 1120 760Z', '#8fb98f'),
      bush(1330, 790, 0.9),
      bush(1460, 830, 1.1, c.palm),
      hedge(60, 880, 300, 60, c.palm),
    ),
  );

const vision = () =>
  scene(
    'Two colleagues on a terrace look out over a green city',
    sky('morning'),
    sun(820, 430, 130, '#fff3d6'),
    cloud(360, 180, 1.2),
    cloud(1180, 140, 1),
    birds(1040, 260, 1.3),
    skyline(0, 1600, 720, 430, c.sea, 77, 0.32),
    landmark(760, 730, 1.25, '#7fbab8'),
    tower(190, 740, 150, 330, { body: '#3d8f88', glass: c.foam, top: 'round' }),
    tower(1180, 740, 170, 400, { body: '#2f8489', glass: c.foam, top: 'sail' }),
    tower(1380, 740, 130, 270, { body: '#8fc2bf', glass: c.white, cols: 4 }),
    shape('M0 740Q800 660 1600 740V900H0Z', '#9dc29b'),
    bush(260, 748, 0.9, c.palm),
    bush(1130, 744, 0.8),
    bush(1340, 750, 0.9, c.palm),
    palms([100, 770, 0.8], [1060, 760, 0.7], [1500, 780, 0.9]),
    shape('M700 716Q640 770 760 800T700 900H900Q860 840 900 800T760 716Z', c.sea),
    person(560, 960, 2, crew({ skin: 2, back: true, left: 'hip', right: 'point' })),
    person(860, 970, 1.9, {
      back: true,
      head: 'hijab',
      hat: c.sand,
      top: c.terra,
      dress: 'robe',
      skin: 1,
      left: 'carry',
      right: 'down',
    }),
    rect(0, 740, 1600, 14, c.cream),
    rect(0, 752, 1600, 150, '#dfeeea', { o: 0.55 }),
    line(
      times(9, (i) => `M${i * 200} 746V900`),
      c.cream,
      12,
    ),
    shape(
      'M120 754L0 880V800L46 754ZM700 754L560 900H480L620 754ZM1300 754L1160 900H1090L1230 754Z',
      '#fff',
      { o: 0.35 },
    ),
  );

const officePlace = () =>
  [
    sky('noon'),
    sun(280, 180, 70),
    cloud(1260, 170, 1.2),
    cloud(600, 120, 0.8),
    skyline(0, 1600, 720, 360, c.sea, 36, 0.36),
    landmark(220, 726, 0.95, '#63a9ab'),
    curtainWall(540, 170, 620, 360, 7, 4, '#2f8a90'),
    rect(1030, 170, 130, 360, c.ink, { o: 0.12 }),
    rect(520, 146, 660, 30, c.cream),
    rect(500, 520, 700, 230, c.cream),
    shape(
      times(
        5,
        (i) =>
          `M${540 + i * 132} 750V640Q${540 + i * 132} 570 ${590 + i * 132} 566Q${640 + i * 132} 570 ${640 + i * 132} 640V750Z`,
      ),
      '#9ccac9',
    ),
    shape('M804 750V640Q804 580 854 566Q904 580 904 640V750Z', c.petrol),
    rect(1000, 520, 200, 230, c.ink, { o: 0.06 }),
    rect(690, 410, 330, 90, c.petrol, { r: 8 }),
    mark(750, 448, 0.62, c.white, c.apricot),
    letters('Falaj', 826, 433, 40, 7, c.white, 3),
    ground(746, '#e6d6b3'),
    windTower(1240, 750, 100, 290),
  ].join('');

const officeFront = () =>
  [
    rect(1200, 620, 240, 130, c.sand),
    hedge(480, 770, 240, 46),
    hedge(980, 770, 240, 46, c.leaf),
    palms([430, 770, 1.15], [1420, 780, 1.2], [330, 764, 0.8]),
    shade(640, 826, 1),
    person(620, 826, 1, {
      head: 'ghutra',
      hat: c.white,
      dress: 'robe',
      top: c.white,
      beard: true,
      skin: 2,
      right: 'reach',
    }),
    person(726, 828, 0.97, {
      head: 'long',
      hair: '#6b4128',
      dress: 'suit',
      top: c.terra,
      trim: c.cream,
      skin: 0,
      face: -1,
      left: 'reach',
    }),
    falaj(830, 0, 1600, 50),
  ].join('');

const office = () =>
  scene(
    'The office in Dubai: arches below, glass above, the channel at the door',
    near(800, 880, 1.06, officePlace(), officeFront()),
  );

export const pictures = {
  'images/about/who-we-are': whoWeAre,
  'images/about/mission': mission,
  'images/about/vision': vision,
  'images/about/dubai-office': office,
};
