/** Services, specialised: the overview, landscaping, waste, facade access. */

import { curtainWall, tower, villa } from '../buildings.mjs';
import { crew } from '../crews.mjs';
import { bin, recycle } from '../furniture.mjs';
import { bush, flowers, hedge, palms, tree } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { folk, person, shade } from '../people.mjs';
import { birds, cloud, falaj, ground, landmark, sky, skyline, sun } from '../place.mjs';
import { at, dashes, line, near, rect, shape } from '../shape.mjs';
import { tablet } from '../tools.mjs';
import { bmu, cradle, lorry } from '../vehicles.mjs';

const landscapingPlace = () =>
  [
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
  ].join('');

const landscapingFront = () =>
  [
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
  ].join('');

const landscaping = () =>
  scene(
    'Gardeners tend palms, hedges and flowers along the falaj',
    near(800, 860, 1.08, landscapingPlace(), landscapingFront()),
  );

const wastePlace = () =>
  [
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
  ].join('');

const wasteFront = () =>
  [
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
  ].join('');

const waste = () =>
  scene(
    'Sorted bins, a recycling lorry and a collector',
    near(800, 860, 1.1, wastePlace(), wasteFront()),
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
  'images/services/landscaping': landscaping,
  'images/services/waste-management': waste,
  'images/services/bmu-maintenance': bmuScene,
  'images/services/specialized-services': specialised,
};
