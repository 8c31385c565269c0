/** Services, security: lifeguard and concierge. */

import { arcade, tower } from '../buildings.mjs';
import { bell, counter, lamp, suitcase } from '../furniture.mjs';
import { palms, pot } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, birds, cloud, light, room, sea, sky, sun } from '../place.mjs';
import { at, dashes, disc, line, near, oval, rect, shape, times } from '../shape.mjs';

const lifeGuardPlace = () =>
  [
    sky('noon'),
    sun(300, 170, 70),
    cloud(700, 130, 1),
    birds(920, 220),
    arcade(960, 560, 5, 140, 220, c.cream, '#a9cfc8'),
    tower(1120, 560, 170, 330, { body: '#8bbfbd', glass: '#d8ecea', cols: 5 }),
    sea(520, 960, 640),
    palms([140, 640, 1], [1470, 640, 1.05], [20, 640, 0.8]),
    rect(0, 560, 1600, 110, c.sand),
    rect(0, 560, 1600, 8, '#fff', { o: 0.6 }),
    shape('M300 668H1600V900H0Q40 740 300 668Z', '#45b0b3'),
    shape('M300 668H1600V684H290Q60 760 20 900H0Q40 740 300 668Z', c.cream),
    line(
      'M360 740q30-14 60 0t60 0M1120 720q30-14 60 0t60 0M760 850q30-14 60 0t60 0M1310 850q30-14 60 0t60 0',
      '#fff',
      6,
      { o: 0.7 },
    ),
    dashes('M520 900L700 690', c.terra, 14, '22 22'),
    dashes('M1240 900L1190 690', c.terra, 14, '22 22'),
    at(
      1030,
      800,
      disc(0, 0, 24, '#a96e48') +
        shape('M-24-4a24 24 0 0 1 48 0Z', c.terra) +
        line('M-70 24Q-40 6-20 22M70 24Q40 6 20 22', '#a96e48', 16) +
        oval(0, 34, 90, 12, '#7fd0d0'),
    ),
  ].join('');

const lifeGuardFront = () =>
  [
    line('M560 760L640 400M860 760L780 400M590 640H830M575 700H845M610 560H808', c.white, 18),
    line('M600 768L646 560M820 768L774 560', '#d9d3c2', 14),
    rect(616, 470, 188, 30, c.terra, { r: 6 }),
    rect(620, 330, 24, 150, c.white),
    shape('M430 250Q520 90 700 84Q880 90 970 250Q700 190 430 250Z', c.terra),
    shape('M700 84Q620 120 590 218Q700 200 810 218Q780 120 700 84Z', c.cream),
    line('M700 84V60M640 460V210', c.iron, 9),
    at(
      700,
      510,
      person(0, 98, 1.3, {
        skin: 3,
        head: 'cap',
        hat: c.white,
        top: c.terra,
        legs: c.white,
        trim: c.cream,
        pose: 'sit',
        right: [50, -236, 26, -270],
        left: 'carry',
      }),
    ),
    at(
      840,
      620,
      disc(0, 0, 50, undefined, { s: c.terra, sw: 26 }) +
        disc(0, 0, 50, undefined, { s: c.white, sw: 26, dash: '34 44.500' }),
    ),
  ].join('');

const lifeGuard = () =>
  scene(
    'A lifeguard watches the pool from a high chair',
    near(800, 860, 1.05, lifeGuardPlace(), lifeGuardFront()),
  );

const conciergePlace = () =>
  [
    room('#0f5057', '#d3b98d', 720),
    shape(arch(560, 720, 480, 640), '#16676f'),
    shape(arch(600, 720, 400, 590), '#0c444b'),
    times(
      3,
      (i) =>
        rect(650, 270 + i * 94, 300, 74, '#0a373d') +
        dashes(`M670 ${318 + i * 94}H940`, i % 2 ? c.apricot : c.gold, 34, '20 28'),
    ),
    line('M650 344H950M650 438H950M650 532H950', c.camel, 9),
    lamp(330, 220, 1.1, c.apricot),
    lamp(1280, 220, 1.1, c.apricot),
    light(160, 730, 260, 140),
    person(800, 760, 1.6, {
      skin: 2,
      head: 'short',
      dress: 'suit',
      top: c.slate,
      trim: c.terra,
      right: 'point',
      left: 'hold',
      pose: 'none',
    }),
  ].join('');

const conciergeFront = () =>
  [
    counter(460, 830, 680, 250, c.cream, c.bark),
    shape(
      times(5, (i) => arch(506 + i * 122, 830, 92, 190)),
      c.dune,
    ),
    bell(560, 556, 1),
    at(960, 556, rect(-50, -64, 100, 64, c.ink, { r: 6 }) + rect(-42, -56, 84, 48, c.aqua)),
    pot(320, 830, 1.15, c.cream),
    shade(1290, 860, 1.6),
    person(1290, 860, 1.6, {
      skin: 1,
      head: 'ghutra',
      hat: c.white,
      dress: 'robe',
      top: c.white,
      beard: true,
      face: -1,
      left: [58, -206, 70, -232],
      right: 'carry',
    }),
    suitcase(1430, 864, 0.95),
    pot(130, 850, 1.3),
  ].join('');

const concierge = () =>
  scene(
    'A concierge welcomes a guest at the reception',
    near(800, 820, 1.06, conciergePlace(), conciergeFront()),
  );

export const pictures = {
  'images/services/life-guard': lifeGuard,
  'images/services/concierge': concierge,
};
