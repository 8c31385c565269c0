/** Gallery: the team, 5 to 8. */

import { tower } from '../buildings.mjs';
import { crew, guard, keeper } from '../crews.mjs';
import { table } from '../furniture.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, archWindow, birds, falaj, landmark, room, sky, skyline, sun } from '../place.mjs';
import { line, oval, rect, shape, times } from '../shape.mjs';

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
  'images/gallery/team-5': pair,
  'images/gallery/team-6': engineers,
  'images/gallery/team-7': canteen,
  'images/gallery/team-8': sunset,
};
