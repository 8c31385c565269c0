/** Services, specialised: ELV, fire fighting, lifts, landscaping, waste, facade access, and the overview. */
import { curtainWall, tower, villa } from '../buildings.mjs';
import { bin, recycle } from '../furniture.mjs';
import { bush, flowers, hedge, palms, tree } from '../greens.mjs';
import { cables, flanges, gauge, pipe, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { crew, folk, person, shade } from '../people.mjs';
import {
  birds,
  cloud,
  falaj,
  ground,
  landmark,
  light,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';
import { dome, extinguisher, tablet, toolbox } from '../tools.mjs';
import { bmu, cradle, lorry } from '../vehicles.mjs';

/** A server rack with blinking lights. @param {number} x @param {number} y @param {number} w @param {number} h */
export const rack = (x, y, w, h) =>
  rect(x, y, w, h, c.ink, { r: 8 }) +
  dashes(`M${x + w / 2} ${y + 18}V${y + h - 14}`, '#1d464d', w - 32, '40 10') +
  dashes(`M${x + w * 0.36} ${y + 18}V${y + h - 14}`, '#3c6d73', w * 0.42, '0 14 12 24', 0.8) +
  dashes(`M${x + w * 0.74} ${y + 18}V${y + h - 14}`, c.leaf, 10, '0 15 10 25') +
  dashes(`M${x + w * 0.83} ${y + 18}V${y + h - 14}`, c.apricot, 10, '0 15 10 75');

const elv = () =>
  scene(
    'An engineer at network racks with camera, speaker and card reader',
    near(
      800,
      820,
      1.08,
      room('#d3e4e2', '#b7c6bf', 730),
      rect(0, 0, 1600, 66, c.slate),
      dashes('M0 100H1600', c.iron, 38, '8 30'),
      line('M0 82H1600M0 118H1600', c.iron, 8),
      cables(
        ['M370 110V200', c.terra],
        ['M410 110V200', c.sea],
        ['M600 110V200', c.sun],
        ['M640 110V200', c.palm],
        ['M1180 110V150', c.sea],
        ['M1400 110V300', c.terra],
      ),
      rack(290, 190, 210, 560),
      rack(530, 190, 210, 560),
      shape('M740 745l220 70H360L290 745Z', 'url(#sh)'),
      dome(1180, 150, 1.2, true),
      rect(1330, 300, 140, 210, c.white, { r: 14 }),
      rect(1350, 322, 100, 64, c.deep, { r: 6 }),
      line('M1384 356l12 12l22-26', c.leaf, 7),
      times(9, (i) => disc(1366 + (i % 3) * 34, 416 + Math.floor(i / 3) * 30, 9, c.mist)),
      rect(1340, 560, 120, 120, c.red, { r: 10 }),
      disc(1400, 620, 40, c.cream),
      line('M1382 620h36M1400 602v36', c.red, 8),
      at(
        900,
        215,
        rect(-44, -60, 88, 120, c.white, { r: 12 }) +
          disc(0, -26, 18, c.slate) +
          disc(0, 22, 28, c.slate) +
          disc(0, 22, 10, c.steel),
      ),
      line('M956 190q20 26 0 54M978 170q36 46 0 94', c.sea, 7),
      shade(930, 864, 1.65),
      person(
        920,
        866,
        1.65,
        crew({
          face: -1,
          skin: 1,
          left: [62, -214, 96, -232],
          right: 'hold',
          front: tablet(20, -180),
          hat: c.sun,
        }),
      ),
      line('M740 430Q800 520 762 484', c.sea, 8),
      toolbox(1170, 866, 0.85),
    ),
  );

const fire = () =>
  scene(
    'Sprinkler, red pipes, hose reel and a fire technician',
    near(
      800,
      840,
      1.1,
      room('#efe6d6', '#cbb489', 730),
      pipe('M0 130H1600', 54, c.red),
      pipe('M420 130V230', 36, c.red),
      pipe('M1330 130V730', 54, c.red),
      flanges([200, 130, 54], [820, 130, 54], [1330, 360, 54, 1], [1120, 130, 54]),
      wheel(1330, 480, 54, c.petrol),
      gauge(1180, 250, 56, 10),
      line('M1180 155V196', c.iron, 14),
      rect(396, 226, 48, 22, c.gold),
      line('M404 248L420 286L436 248', c.gold, 8),
      rect(384, 284, 72, 10, c.gold, { r: 4 }),
      dashes(
        'M390 300L220 640M406 304L330 680M420 304V700M434 304L510 680M450 300L620 640',
        c.sea,
        9,
        '26 22',
        0.8,
      ),
      rect(660, 290, 300, 360, c.red, { r: 10 }),
      rect(684, 314, 252, 312, '#8e2f21', { r: 4 }),
      disc(800, 450, 104, c.cream),
      disc(800, 450, 84, undefined, { s: c.terra, sw: 16 }),
      disc(800, 450, 54, undefined, { s: c.terra, sw: 16 }),
      disc(800, 450, 24, c.slate),
      line('M904 450Q920 560 870 606', c.terra, 16),
      rect(850, 590, 40, 20, c.gold),
      extinguisher(600, 790, 1.15),
      at(
        140,
        470,
        rect(-60, -60, 120, 120, c.red, { r: 12 }) +
          shape(
            'M0-44Q36-10 26 20Q18 42 0 42Q-26 42-28 16Q-26-4-12-14Q-6 0 2 2Q8-20 0-44Z',
            c.cream,
          ),
      ),
      shade(1100, 866, 1.65),
      person(
        1100,
        866,
        1.65,
        crew({
          skin: 2,
          hat: c.red,
          vest: c.sun,
          top: c.slate,
          right: [60, -226, 104, -244],
          left: 'hold',
          front: tablet(-20, -182),
        }),
      ),
    ),
  );

const elevator = () =>
  scene(
    'An open lift in a lobby, its shaft and cables beside it',
    near(
      760,
      840,
      1.06,
      room('#eadfca', '#cdb58a', 730),
      light(160, 740, 240, 120),
      rect(300, 150, 480, 590, c.petrol),
      rect(330, 210, 420, 530, '#f7dfb2'),
      shape('M330 210H750L690 270H390Z', '#fff4d8'),
      rect(390, 270, 300, 400, '#f3d09a'),
      shape('M330 740L390 670H690L750 740Z', c.camel),
      line('M390 270V670M690 270V670M390 540H690', c.gold, 7),
      rect(330, 210, 84, 530, c.steel),
      rect(666, 210, 84, 530, c.steel),
      line('M400 220V730M680 220V730', c.white, 5, { o: 0.6 }),
      rect(440, 162, 200, 36, c.ink, { r: 6 }),
      shape('M520 190l16-20l16 20Z', c.apricot),
      line('M566 190V172h18v8h-18M600 190v-18', c.apricot, 5),
      person(540, 716, 1.28, {
        skin: 0,
        head: 'bun',
        hair: '#6b4128',
        dress: 'suit',
        top: c.terra,
        trim: c.cream,
        left: 'hold',
        right: 'down',
      }),
      rect(820, 420, 70, 150, c.white, { r: 10 }),
      disc(855, 462, 20, c.sun),
      disc(855, 524, 20, c.mist),
      line('M847 466l8-10l8 10M847 520l8 10l8-10', c.ink, 5),
      rect(1130, 0, 380, 740, c.deep),
      line('M1160 0V740M1480 0V740', c.iron, 10),
      dashes('M1130 200H1510M1130 420H1510M1130 640H1510', c.slate, 8, '36 308'),
      line('M1262 0V330M1278 0V330M1294 0V330', c.steel, 4),
      rect(1180, 330, 196, 260, c.cream, { r: 6 }),
      rect(1200, 350, 156, 220, '#9fd0cf'),
      line('M1278 350V570', c.white, 8),
      rect(1172, 318, 212, 20, c.terra, { r: 4 }),
      rect(1172, 582, 212, 18, c.terra, { r: 4 }),
      rect(1420, 120, 40, 200, c.terra, { r: 4 }),
      line('M1440 0V120', c.steel, 4),
      disc(1278, 70, 56, c.iron),
      disc(1278, 70, 40, c.slate),
      disc(1278, 70, 12, c.apricot),
      shade(990, 866, 1.65),
      person(
        990,
        866,
        1.65,
        crew({
          face: 1,
          skin: 3,
          right: [62, -220, 96, -246],
          left: 'hold',
          front: tablet(-22, -182),
        }),
      ),
      toolbox(820, 866, 0.8),
    ),
  );

const landscaping = () =>
  scene(
    'Gardeners tend palms, hedges and flowers along the falaj',
    near(
      800,
      860,
      1.08,
      sky('morning'),
      sun(1260, 190, 70),
      cloud(420, 150, 1.1),
      birds(700, 200),
      skyline(900, 1600, 600, 240, c.sea, 9, 0.3),
      villa(1080, 640, 1, c.cream),
      tree(610, 640, 1.1),
      rect(0, 620, 1600, 300, '#8fb98f'),
      shape('M0 640Q700 600 1600 650V900H0Z', '#7fae86'),
      palms([180, 700, 1.25], [420, 660, 0.95], [1500, 700, 1.2]),
      hedge(560, 760, 430, 130),
      bush(1360, 700, 1.1, c.leaf),

      falaj(770, 0, 1600, 56),
      shape('M0 826H1600V900H0Z', '#74a37c'),
      flowers(60, 872, 9, 46),
      flowers(1080, 872, 10, 46, c.apricot),
      shade(770, 866, 1.6),
      person(760, 870, 1.6, {
        head: 'cap',
        hat: c.sun,
        skin: 4,
        top: c.cream,
        dress: 'apron',
        trim: c.palm,
        legs: c.slate,
        left: [40, -196, -10, -206],
        right: [62, -206, 70, -216],
        hold: line('M-10-206L70-216', c.ink, 12),
        front:
          shape('M66-234l150-40l10 12l-150 50Z', c.steel) +
          rect(20, -236, 64, 36, c.terra, { r: 10 }),
      }),
      person(1190, 850, 1.15, {
        head: 'hijab',
        hat: c.sand,
        skin: 1,
        top: c.teal,
        dress: 'apron',
        trim: c.palm,
        pose: 'none',
        right: 'low',
        left: 'low',
      }),
      hedge(1080, 766, 260, 76, c.leaf),
    ),
  );

const waste = () =>
  scene(
    'Sorted bins, a recycling lorry and a collector',
    near(
      800,
      860,
      1.1,
      sky('day'),
      cloud(300, 160, 1.2),
      cloud(900, 110, 0.8),
      skyline(0, 1600, 640, 330, c.sea, 3, 0.3),
      tower(80, 650, 150, 330, { body: '#7db7b5', glass: c.foam }),
      tower(250, 650, 120, 240, { body: '#93c4bf', glass: c.foam, cols: 4, top: 'slant' }),
      palms([1530, 680, 1], [1430, 670, 0.8]),
      hedge(0, 690, 420, 60),
      ground(680, '#d9c6a1'),
      lorry(700, 770, 1.18),
      rect(0, 800, 1600, 100, c.slate),
      dashes('M40 852H1600', c.sand, 8, '70 50', 0.7),
      bin(170, 830, 1.16, c.sea, recycle(c.white)),
      bin(400, 830, 1.16, c.sun, recycle(c.ink)),
      bin(
        630,
        830,
        1.16,
        c.palm,
        at(
          -16,
          46,
          shape('M0 0Q-50-40-30-90Q-10-110 34-116Q60-50 0 0Z', c.sage) +
            line('M2-6Q8-50 20-84', c.palm, 6),
        ),
      ),
      shade(880, 866, 1.6),
      person(
        880,
        868,
        1.6,
        crew({
          head: 'cap',
          hat: c.petrol,
          skin: 4,
          top: c.palm,
          vest: c.sun,
          left: [58, -200, 82, -210],
          right: 'carry',
          face: -1,
          pose: 'walk',
          front: at(
            60,
            -66,
            shape('M-44 60Q-58-10-14-60L0-76L14-60Q58-10 44 60Z', c.ink) +
              line('M-12-62H12', c.apricot, 7),
          ),
        }),
      ),
    ),
  );

const bmuScene = () =>
  scene(
    'A roof-edge unit lowers a cradle down a tower',
    near(
      800,
      900,
      1,
      sky('dawn'),
      sun(1230, 560, 80),
      skyline(600, 1600, 880, 420, c.petrol, 17, 0.22),
      landmark(1450, 880, 0.95, '#d99a68'),
      cloud(1300, 240, 1.2),
      cloud(1060, 150, 0.8),
      birds(1380, 400, 1.2),
      curtainWall(80, 460, 700, 460, 5, 4, '#2f8a90'),
      rect(50, 426, 760, 44, c.cream),
      rect(50, 460, 760, 12, c.ink, { o: 0.15 }),
      rect(780, 460, 30, 450, c.petrol),
      bmu(420, 428, 1.25),
      line('M936 70V104M824 104H1096', c.slate, 10),
      cradle(800, 800, 320, 104),
      person(890, 796, 1.15, crew({ skin: 4, right: 'hip', left: [56, -226, 92, -240], face: -1 })),
      person(1030, 796, 1.15, crew({ skin: 1, face: -1, left: 'wave', right: 'carry' })),
      rect(800, 728, 320, 72, c.apricot, { r: 8 }),
      rect(800, 728, 320, 18, c.terra, { r: 8 }),
      person(
        200,
        428,
        0.92,
        crew({ skin: 2, right: 'hold', left: 'hold', hat: c.sun, front: tablet(2, -178) }),
      ),
      falaj(880, 0, 1600, 30),
    ),
  );

const specialised = () =>
  scene(
    'A tower with glass lift, facade cradle and fire crew in a planted court',
    near(
      800,
      880,
      1.06,
      sky('noon'),
      sun(200, 170, 60),
      cloud(330, 270, 1),
      cloud(1400, 150, 1.1),
      skyline(0, 1600, 720, 360, c.sea, 40, 0.35),
      landmark(180, 724, 0.8, '#66abad'),
      curtainWall(520, 150, 360, 590, 4, 7, '#2f8a90'),
      rect(880, 110, 150, 630, c.cream),
      rect(905, 130, 100, 610, '#a8d6d4'),
      line('M930 130V740M980 130V740', c.white, 6),
      rect(912, 350, 86, 130, c.terra, { r: 6 }),
      rect(922, 366, 66, 90, '#f7dfb2'),
      folk(955, 480, 0.7, { top: c.petrol, skin: 2 }),
      line('M955 130V350', c.ink, 4),
      curtainWall(1030, 220, 260, 520, 3, 6, '#3f9799'),
      rect(1224, 220, 66, 520, c.ink, { o: 0.14 }),
      bmu(640, 146, 0.52),
      cradle(590, 470, 190, 110),
      folk(640, 468, 1.05, { skin: 4, top: c.sun, hair: c.white }),
      folk(735, 468, 1.05, { skin: 1, top: c.sun, hair: c.white }),
      rect(590, 428, 190, 42, c.apricot, { r: 6 }),
      ground(736, '#e2d2b0'),
      palms([430, 752, 0.9], [1420, 756, 1.05]),
      hedge(470, 766, 300, 60),
      hedge(1080, 766, 280, 60, c.leaf),
      falaj(800, 0, 1600, 50),
      at(
        1210,
        800,
        rect(-26, -100, 52, 100, c.red, { r: 12 }) +
          rect(-44, -82, 88, 26, c.red, { r: 8 }) +
          rect(-34, -116, 68, 20, c.rust, { r: 8 }) +
          rect(-38, -10, 76, 14, c.rust),
      ),
      shade(300, 800, 1.35),
      person(
        300,
        798,
        1.35,
        crew({ skin: 3, right: 'point', left: 'hold', front: tablet(-20, -178) }),
      ),
    ),
  );

export const pictures = {
  'images/services/specialized-services': specialised,
  'images/services/elv-systems': elv,
  'images/services/fire-fighting': fire,
  'images/services/elevator': elevator,
  'images/services/landscaping': landscaping,
  'images/services/waste-management': waste,
  'images/services/bmu-maintenance': bmuScene,
};
