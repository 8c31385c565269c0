/** Services, specialised: ELV, fire fighting, lifts. */

import { crew } from '../crews.mjs';
import { rack } from '../furniture.mjs';
import { cables, flanges, gauge, pipe, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { light, room } from '../place.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';
import { dome, extinguisher, tablet, toolbox } from '../tools.mjs';

const elvPlace = () =>
  [
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
  ].join('');

const elvFront = () =>
  [
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
  ].join('');

const elv = () =>
  scene(
    'An engineer at network racks with camera, speaker and card reader',
    near(800, 820, 1.08, elvPlace(), elvFront()),
  );

const firePlace = () =>
  [
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
  ].join('');

const fireFront = () =>
  [
    extinguisher(600, 790, 1.15),
    at(
      140,
      470,
      rect(-60, -60, 120, 120, c.red, { r: 12 }) +
        shape('M0-44Q36-10 26 20Q18 42 0 42Q-26 42-28 16Q-26-4-12-14Q-6 0 2 2Q8-20 0-44Z', c.cream),
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
  ].join('');

const fire = () =>
  scene(
    'Sprinkler, red pipes, hose reel and a fire technician',
    near(800, 840, 1.1, firePlace(), fireFront()),
  );

const elevatorPlace = () =>
  [
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
  ].join('');

const elevatorFront = () =>
  [
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
  ].join('');

const elevator = () =>
  scene(
    'An open lift in a lobby, its shaft and cables beside it',
    near(760, 840, 1.06, elevatorPlace(), elevatorFront()),
  );

export const pictures = {
  'images/services/elv-systems': elv,
  'images/services/fire-fighting': fire,
  'images/services/elevator': elevator,
};
