/** Services, soft: the overview, housekeeping, facade cleaning. */

import { curtainWall } from '../buildings.mjs';
import { keeper } from '../crews.mjs';
import { bed, counter, lamp } from '../furniture.mjs';
import { pot } from '../greens.mjs';
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
  light,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { at, disc, line, near, oval, rect, shape } from '../shape.mjs';
import { bucket, mop, suds, trolley } from '../tools.mjs';
import { cradle } from '../vehicles.mjs';

const softServices = () =>
  scene(
    'A housekeeping crew cares for a bright lobby',
    near(
      760,
      820,
      1.12,
      room('#eef1e6', '#e0d2b4', 700),
      archWindow(130, 620, 270, 470),
      archWindow(500, 620, 270, 470),
      archWindow(870, 620, 270, 470),
      light(240, 710, 250, 150),
      light(620, 710, 250, 150),
      light(1000, 710, 250, 150),
      lamp(1300, 150, 1.1),
      counter(1180, 800, 360, 170),
      pot(1500, 620, 0.7),
      trolley(250, 850, 1.15),
      shade(230, 858, 1.5),
      person(
        196,
        856,
        1.5,
        keeper({ head: 'hijab', hat: c.petrol, skin: 1, right: 'reach', left: 'down' }),
      ),
      shade(880, 860, 1.55),
      person(
        860,
        860,
        1.55,
        keeper({
          head: 'cap',
          hat: c.petrol,
          skin: 4,
          right: [54, -190, 62, -176],
          left: [30, -180, -30, -200],
          face: 1,
          front: mop(92, -42),
        }),
      ),
      suds(1020, 846, 0.8),
      oval(1030, 862, 120, 12, '#fff', { o: 0.6 }),
      bucket(700, 862, 1, c.apricot),
      falaj(868, 0, 1600, 40),
    ),
  );

const houseKeeping = () =>
  scene(
    'A made bed and a housekeeper with her trolley',
    near(
      800,
      880,
      1.1,
      room('#f4e6cd', '#cfb388', 730),
      rect(0, 0, 1600, 730, c.apricot, { o: 0.12 }),
      archWindow(930, 560, 300, 460),
      shape('M880 90H1290V110H880Z', c.bark),
      shape(
        'M886 110Q930 380 884 620H930Q960 360 950 110ZM1284 110Q1240 380 1286 620H1240Q1210 360 1220 110Z',
        c.terra,
        { o: 0.9 },
      ),
      light(900, 740, 320, 120),
      rect(240, 180, 250, 180, c.white, { r: 6 }),
      shape('M252 348V300Q330 240 380 290T478 270V348Z', c.dune),
      disc(420, 240, 24, c.apricot),
      rect(252, 192, 226, 156, undefined, { s: c.camel, sw: 8 }),
      lamp(80, 260, 0.9, c.petrol),
      bed(130, 850, 1.28),
      trolley(1130, 860, 1.2),
      shade(1070, 866, 1.6),
      person(
        1050,
        866,
        1.6,
        keeper({
          head: 'bun',
          skin: 2,
          right: 'hold',
          left: 'hold',
          front: at(
            4,
            -184,
            rect(-56, -34, 104, 22, c.white, { r: 6 }) +
              rect(-56, -12, 104, 20, c.foam, { r: 6 }) +
              rect(-56, 8, 104, 20, c.mist, { r: 6 }),
          ),
        }),
      ),
    ),
  );

const facadePlace = () =>
  [
    sky('noon'),
    sun(240, 180, 70),
    cloud(120, 360, 1.3),
    cloud(420, 250, 0.8),
    birds(430, 420, 1.3),
    skyline(0, 640, 800, 420, c.sea, 22, 0.4),
    landmark(140, 810, 0.85, '#5ea5a7'),
    dunes(790, 700),
    curtainWall(560, -20, 1040, 940, 6, 5),
    rect(536, -20, 30, 940, c.cream),
    shape('M733 168H1430Q1360 520 1440 600H733Z', '#fff', { o: 0.18 }),
    cradle(720, 800, 720, -10),
    person(900, 796, 1.5, {
      head: 'helmet',
      hat: c.white,
      top: c.petrol,
      vest: c.sun,
      skin: 3,
      right: [60, -250, 82, -306],
      left: 'carry',
      legs: c.slate,
      hold: line('M82-306L92-340', c.slate, 8),
    }),
  ].join('');

const facadeFront = () =>
  [
    person(1240, 796, 1.5, {
      head: 'helmet',
      hat: c.white,
      top: c.petrol,
      vest: c.sun,
      skin: 1,
      face: -1,
      left: [58, -240, 92, -280],
      right: 'low',
      legs: c.slate,
    }),
    rect(720, 728, 720, 72, c.apricot, { r: 8 }),
    rect(720, 728, 720, 18, c.terra, { r: 8 }),
    line('M980 288h130', c.ink, 14),
    line('M980 300h130', c.white, 8),
    suds(1020, 360, 1.2),
    suds(1100, 420, 0.8),
    rect(1064, 330, 84, 60, c.cream, { r: 12 }),
    suds(1010, 480, 0.7),
    line('M860 168l60-60M900 200l90-90', '#fff', 9, { o: 0.7 }),
  ].join('');

const facade = () =>
  scene(
    'Two cleaners in a cradle wash a glass facade high over the city',
    near(960, 760, 1.2, facadePlace(), facadeFront()),
  );

export const pictures = {
  'images/services/soft-services': softServices,
  'images/services/house-keeping': houseKeeping,
  'images/services/facade-cleaning': facade,
};
