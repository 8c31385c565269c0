/** Gallery: the team, 1 to 4. */

import { curtainWall } from '../buildings.mjs';
import { crew, guard } from '../crews.mjs';
import { palms } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { folk, person } from '../people.mjs';
import { glazing, room, sky, skyline, sun } from '../place.mjs';
import { ring, videoWall, writing } from '../screens.mjs';
import { at, line, oval, rect, shape, times } from '../shape.mjs';
import { tablet } from '../tools.mjs';
import { mark, van } from '../vehicles.mjs';

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
    letters('Falaj', 570, 423, 32, 6, c.white, 3),
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

export const pictures = {
  'images/gallery/team-1': house,
  'images/gallery/team-2': field,
  'images/gallery/team-3': control,
  'images/gallery/team-4': meeting,
};
