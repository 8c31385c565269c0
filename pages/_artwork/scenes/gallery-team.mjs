/** Gallery: the team. */
import { curtainWall, tower } from '../buildings.mjs';
import { table } from '../furniture.mjs';
import { palms } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { crew, folk, person, shade } from '../people.mjs';
import {
  arch,
  archWindow,
  birds,
  falaj,
  glazing,
  landmark,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { ring, videoWall, writing } from '../screens.mjs';
import { at, line, oval, rect, shape, times } from '../shape.mjs';
import { tablet } from '../tools.mjs';
import { mark, van } from '../vehicles.mjs';
import { guard } from './services-security.mjs';
import { keeper } from './services-soft.mjs';

const house = () =>
  picture(
    1200,
    900,
    'Twenty colleagues on the steps of the office',
    sky('noon', 1200, 900),
    skyline(0, 1200, 520, 260, c.sea, 31, 0.32),
    curtainWall(220, 60, 760, 380, 8, 4, '#2f8a90'),
    rect(190, 430, 820, 130, c.cream),
    rect(450, 400, 300, 76, c.petrol, { r: 8 }),
    mark(510, 434, 0.5, c.white, c.apricot),
    letters('FALAJ', 560, 424, 30, 6, c.white, 3),
    palms([110, 620, 1.1], [1090, 620, 1.1]),
    times(
      3,
      (row) =>
        rect(
          120 - row * 40,
          560 + row * 110,
          960 + row * 80,
          120,
          ['#efe3c8', '#e6d6b3', '#dcc99f'][row] ?? c.sand,
        ) +
        times(6 + row, (i) =>
          folk(200 - row * 46 + i * 160, 676 + row * 108, 1.25, {
            skin: (i * 2 + row) % 6,
            top: [c.petrol, c.sea, c.apricot, c.white, c.terra, c.slate][(i + row * 2) % 6],
            hair: [c.ink, c.white, c.petrol, c.sand][(i + row) % 4],
            legs: c.slate,
          }),
        ),
    ),
  );

const field = () =>
  picture(
    1200,
    900,
    'Two technicians leave with the van at sunrise',
    sky('dawn', 1200, 900),
    sun(300, 380, 90),
    skyline(0, 1200, 600, 300, c.petrol, 19, 0.2),
    rect(0, 596, 1200, 304, '#d9c193'),
    palms([1090, 640, 1.2], [130, 640, 0.9]),
    rect(0, 700, 1200, 200, '#42595f'),
    line('M0 820H1200', c.sand, 8, { dash: '70 50' }),
    van(420, 780, 1.5),
    person(250, 846, 1.75, crew({ skin: 4, left: 'hip', right: 'hold' })),
    person(
      420,
      852,
      1.7,
      crew({
        skin: 1,
        head: 'long',
        hair: '#6b4128',
        vest: c.terra,
        left: 'hold',
        right: 'hold',
        front: tablet(2, -178),
      }),
    ),
  );

const control = () =>
  picture(
    1200,
    1200,
    'The night shift in the control room',
    rect(0, 0, 1200, 1200, '#0a333a'),
    videoWall(90, 120, 3, 3, 330, 180),
    shape('M60 830H1140L1200 1200H0Z', c.petrol),
    shape('M60 830H1140L1150 858H48Z', c.aqua, { o: 0.7 }),
    person(
      330,
      1330,
      2.1,
      guard({ back: true, pose: 'none', skin: 4, left: 'carry', right: 'reach' }),
    ),
    person(
      840,
      1330,
      2.1,
      guard({
        back: true,
        pose: 'none',
        head: 'hijab',
        hat: c.foam,
        skin: 1,
        left: 'reach',
        right: [62, -220, 80, -276],
      }),
    ),
    shape('M210 1080Q330 1030 450 1080V1200H210ZM720 1080Q840 1030 960 1080V1200H720Z', c.ink),
  );

const meeting = () =>
  picture(
    1200,
    900,
    'A planning hour round the table',
    room('#e6efe7', '#cdb58a', 700, 1200, 900),
    glazing(80, 90, 640, 420, 4),
    rect(800, 100, 330, 300, c.white, { r: 12 }),
    ring(900, 220, 66, 0.66, c.terra, c.foam, 24),
    writing(1000, 180, [90, 60, 80], 34, c.mist, 11),
    line('M830 340H1090', c.sea, 10),
    person(230, 850, 1.55, {
      head: 'ghutra',
      hat: c.white,
      dress: 'robe',
      top: c.white,
      beard: true,
      skin: 2,
      right: 'hold',
      left: 'hold',
    }),
    person(450, 840, 1.55, {
      head: 'bun',
      dress: 'suit',
      top: c.terra,
      trim: c.cream,
      skin: 0,
      left: 'hold',
      right: 'wave',
    }),
    person(690, 840, 1.55, crew({ skin: 4, left: 'hold', right: 'hold' })),
    person(910, 850, 1.55, {
      head: 'hijab',
      hat: c.petrol,
      dress: 'robe',
      top: c.petrol,
      skin: 1,
      face: -1,
      left: 'point',
      right: 'hold',
    }),
    oval(580, 790, 520, 110, c.camel),
    oval(580, 776, 520, 104, c.gold),
    at(400, 760, rect(-80, -6, 150, 14, c.white) + rect(150, -10, 70, 20, c.petrol, { r: 4 })),
    at(760, 750, shape('M-26-40H26L18 0H-18Z', c.white)),
    shape('M440 880H720V900H440Z', c.bark),
  );

const pair = () =>
  picture(
    900,
    1200,
    'Two supervisors under an arch',
    rect(0, 0, 900, 1200, c.sand),
    shape('M0 0H900L560 1000H0Z', '#fff', { o: 0.3 }),
    shape(arch(130, 1010, 640, 900), c.white),
    shape(arch(160, 1010, 580, 860), '#a9d6d3'),
    sun(600, 380, 70),
    skyline(170, 690, 1010, 300, c.teal, 25, 0.3),
    rect(0, 1000, 900, 200, c.dune),
    falaj(1080, 0, 900, 60),
    shade(320, 1100, 2.3),
    person(320, 1110, 2.4, crew({ skin: 3, left: 'fold', right: 'fold' })),
    person(
      590,
      1114,
      2.3,
      crew({
        skin: 1,
        head: 'hijab',
        hat: c.foam,
        vest: c.terra,
        left: 'hip',
        right: 'hip',
        face: -1,
      }),
    ),
  );

const engineers = () =>
  picture(
    1200,
    1200,
    'Three women of the engineering team',
    sky('morning', 1200, 1200),
    sun(600, 380, 190),
    skyline(0, 1200, 1000, 480, c.sea, 75, 0.3),
    landmark(1020, 1000, 1.1, '#93c4c1'),
    person(
      270,
      1640,
      3.5,
      crew({ head: 'hijab', hat: c.petrol, skin: 2, pose: 'none', left: 'hip', right: 'hold' }),
    ),
    person(
      930,
      1640,
      3.5,
      crew({
        head: 'long',
        hair: '#6b4128',
        skin: 0,
        vest: c.terra,
        pose: 'none',
        left: 'hold',
        right: 'hip',
        face: -1,
      }),
    ),
    person(
      600,
      1690,
      3.7,
      crew({
        head: 'helmet',
        hat: c.white,
        skin: 5,
        vest: c.sun,
        pose: 'none',
        left: 'fold',
        right: 'fold',
      }),
    ),
  );

const canteen = () =>
  picture(
    1200,
    900,
    'Lunch together in the canteen',
    room('#f4e6cd', '#cfb388', 680, 1200, 900),
    archWindow(90, 520, 220, 380),
    archWindow(890, 520, 220, 380),
    line('M420 0V140M780 0V140', c.slate, 5),
    shape('M350 190Q360 130 420 130T490 190ZM710 190Q720 130 780 130T850 190Z', c.terra),
    person(
      210,
      830,
      1.5,
      keeper({ head: 'hijab', hat: c.petrol, skin: 1, right: 'hold', left: 'hold' }),
    ),
    person(410, 830, 1.5, crew({ head: 'short', skin: 3, left: 'hold', right: 'wave' })),
    person(620, 830, 1.5, guard({ head: 'short', skin: 4, left: 'hold', right: 'hold', face: -1 })),
    person(820, 830, 1.5, {
      head: 'turban',
      hat: c.terra,
      beard: true,
      top: c.sea,
      skin: 2,
      left: 'hold',
      right: 'hold',
      face: -1,
    }),
    person(1010, 830, 1.5, {
      head: 'curly',
      skin: 5,
      top: c.apricot,
      left: 'hold',
      right: 'hold',
      face: -1,
    }),
    table(80, 890, 1060, 190, c.camel),
    rect(100, 706, 1020, 194, c.bark),
    times(
      5,
      (i) =>
        oval(210 + i * 202, 682, 70, 14, c.white) +
        oval(210 + i * 202, 674, 44, 12, [c.apricot, c.leaf, c.terra, c.sun, c.leaf][i]),
    ),
  );

const sunset = () =>
  picture(
    900,
    1200,
    'The crew looks out from the roof at the end of the day',
    sky('dusk', 900, 1200),
    sun(450, 640, 120, '#ffe0a8'),
    birds(150, 300, 1.4),
    skyline(0, 900, 880, 420, '#0c444b', 61, 0.8),
    landmark(560, 880, 1.3, '#0a3a41'),
    tower(80, 880, 130, 300, {
      body: '#0f4f57',
      glass: '#2b7d82',
      lit: c.sun,
      cols: 4,
      top: 'slant',
    }),
    rect(0, 860, 900, 340, '#9c7a58'),
    rect(0, 860, 900, 20, c.apricot),
    person(170, 1130, 1.6, crew({ back: true, skin: 4, left: 'down', right: 'down' })),
    person(340, 1136, 1.55, {
      back: true,
      head: 'hijab',
      hat: c.sand,
      dress: 'robe',
      top: c.teal,
      skin: 1,
      right: 'down',
    }),
    person(
      530,
      1136,
      1.65,
      crew({ back: true, skin: 2, right: 'point', left: 'hip', vest: c.sun }),
    ),
    person(
      740,
      1130,
      1.55,
      keeper({ back: true, head: 'bun', skin: 0, left: 'down', right: 'down' }),
    ),
  );

export const pictures = {
  'images/gallery/team-1': house,
  'images/gallery/team-2': field,
  'images/gallery/team-3': control,
  'images/gallery/team-4': meeting,
  'images/gallery/team-5': pair,
  'images/gallery/team-6': engineers,
  'images/gallery/team-7': canteen,
  'images/gallery/team-8': sunset,
};
