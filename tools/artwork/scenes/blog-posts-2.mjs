/** The first picture of each blog post. */

import { curtainWall } from '../buildings.mjs';
import { crew } from '../crews.mjs';
import { counter, rack } from '../furniture.mjs';
import { bush, palms, pot } from '../greens.mjs';
import { chiller, flanges, gauge, pipe, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import {
  archWindow,
  birds,
  cloud,
  dunes,
  falaj,
  landmark,
  rooftop,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { bars, chart, laptop, monitor, ring, writing } from '../screens.mjs';
import { at, dashes, line, near, oval, rect, shape, times } from '../shape.mjs';
import { clipboard, drop, tick } from '../tools.mjs';
import { cradle } from '../vehicles.mjs';

const meters = () =>
  scene(
    'Meters, servers and one clear figure',
    near(
      800,
      800,
      1.06,
      room('#dfe9e5', '#c6b48c', 730),
      rack(160, 170, 220, 580),
      rack(410, 170, 220, 580),
      monitor(
        760,
        140,
        640,
        400,
        bars(50, 300, [90, 140, 110, 180, 150, 200, 120], 36, 20, c.sea, c.apricot) +
          ring(530, 130, 66, 0.6, c.leaf, '#1d6068', 24) +
          writing(50, 50, [140, 90], 26, c.mist, 10) +
          writing(470, 250, [120, 90], 30, c.mist, 10),
        '#0f4a52',
      ),
      counter(700, 850, 760, 170, c.petrol, c.camel),
      line('M630 420H700V560H760', c.terra, 9),
      shade(600, 866, 1.6),
      person(640, 866, 1.7, crew({ skin: 3, right: 'point', left: 'hip' })),
      pot(1500, 850, 1),
    ),
  );

const summer = () =>
  scene(
    'Before the summer: filters out, fans checked, coils washed',
    near(
      800,
      840,
      1.06,
      rooftop('noon', 72),
      sun(240, 170, 96, '#ffe2a3'),
      chiller(620, 790, 820, 360, 3),
      shade(420, 860, 1.7),
      person(
        420,
        864,
        1.8,
        crew({
          skin: 4,
          right: [58, -200, 92, -196],
          left: 'hold',
          hat: c.sun,
          front: line('M40-190L118-204', c.slate, 12),
        }),
      ),
      dashes('M636 500L760 440M636 510L790 520M636 520L770 600', c.white, 9, '20 14'),
      line('M500 520Q420 760 260 850', c.sea, 12),
      at(
        1500,
        850,
        rect(-60, -150, 120, 150, c.white, { r: 4 }) + dashes('M0-140V-10', c.steel, 96, '7 10'),
      ),
    ),
  );

const ropes = () =>
  scene(
    'A facade crew at height, the city far below',
    sky('noon'),
    sun(1340, 190, 80),
    cloud(1240, 380, 1.2),
    cloud(1420, 560, 0.9),
    birds(1180, 280, 1.4),
    skyline(900, 1600, 900, 380, c.sea, 45, 0.4),
    landmark(1400, 900, 0.8, '#5ea5a7'),
    curtainWall(-20, -20, 940, 940, 6, 5, '#3b9296'),
    rect(920, -20, 34, 940, c.cream),
    cradle(200, 830, 700, -10),
    person(
      380,
      826,
      1.9,
      crew({
        skin: 2,
        vest: c.sun,
        left: 'raise',
        right: 'low',
        hold: line('M-62-304L-70-340', c.slate, 8),
      }),
    ),
    person(
      700,
      826,
      1.9,
      crew({ skin: 5, vest: c.sun, face: -1, left: [58, -240, 92, -280], right: 'carry' }),
    ),
    rect(200, 758, 700, 72, c.apricot, { r: 8 }),
    rect(200, 758, 700, 18, c.terra, { r: 8 }),
  );

const waterSaving = () =>
  scene(
    'A leak found early: a drop, a pipe and a garden',
    near(
      800,
      860,
      1.05,
      sky('morning'),
      dunes(560),
      shape('M0 640Q800 580 1600 650V900H0Z', '#8fb98f'),
      palms([150, 700, 1.1], [1460, 700, 1.2], [1290, 680, 0.8]),
      pipe('M0 300H560Q620 300 620 360V560', 70, c.sea),
      flanges([240, 300, 70], [460, 300, 70], [620, 480, 70, 1]),
      wheel(350, 210, 60),
      line('M350 265V210', c.iron, 16),
      drop(620, 690, 2.2),
      oval(620, 800, 150, 22, c.sea, { o: 0.7 }),
      oval(620, 800, 80, 11, c.foam, { o: 0.8 }),
      gauge(140, 200, 60, -30),
      bush(850, 720, 1.1),
      bush(1000, 740, 0.9, c.palm),
      shade(1130, 850, 1.6),
      person(
        1120,
        850,
        1.7,
        crew({
          skin: 1,
          head: 'hijab',
          hat: c.sand,
          face: -1,
          left: 'point',
          right: 'hold',
          front: at(30, -176, clipboard(0, 0, 0.26)),
        }),
      ),
      falaj(850, 0, 1600, 50),
    ),
  );

const partner = () =>
  scene(
    'Two people compare offers at a table',
    near(
      800,
      840,
      1.06,
      room('#f3e7d2', '#cdb58a', 700),
      archWindow(160, 600, 260, 440),
      archWindow(1180, 600, 260, 440),
      rect(600, 110, 400, 330, c.petrol, { r: 14 }),
      times(
        3,
        (i) =>
          rect(630 + i * 120, 150, 100, 250, '#17666e', { r: 10 }) +
          tick(680 + i * 120, 200, 26, i === 1 ? c.palm : c.iron) +
          writing(650 + i * 120, 260, [60, 60, 44, 52], 34, i === 1 ? c.sun : c.mist, 9),
      ),
      person(480, 850, 1.75, {
        head: 'long',
        hair: '#3d2a20',
        skin: 1,
        dress: 'suit',
        top: c.terra,
        trim: c.cream,
        right: 'reach',
        left: 'hold',
      }),
      person(1130, 850, 1.75, {
        head: 'turban',
        hat: c.petrol,
        beard: true,
        skin: 3,
        dress: 'suit',
        top: c.slate,
        trim: c.apricot,
        face: -1,
        left: 'reach',
        right: 'hold',
      }),
      counter(360, 880, 900, 190, c.petrol, c.camel),
      laptop(730, 570, 150, 86, chart(10, 74, 24, [10, 30, 24, 44, 40, 60], c.sea, 4)),
      at(960, 670, rect(-60, -10, 130, 14, c.white)),
    ),
  );

export const pictures = {
  'images/blog/post-2': meters,
  'images/blog/post-3': summer,
  'images/blog/post-4': ropes,
  'images/blog/post-5': waterSaving,
  'images/blog/post-6': partner,
};
