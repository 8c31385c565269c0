/** Smart technology for people: applications, data, the future. */

import { tower } from '../buildings.mjs';
import { crew } from '../crews.mjs';
import { counter } from '../furniture.mjs';
import { palms, pot } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { cloud, falaj, ground, landmark, room, sky, skyline, sun } from '../place.mjs';
import { bars, chart, laptop, phone, pin, ring, writing } from '../screens.mjs';
import { at, disc, gradient, line, near, rect, shape, stamp, times } from '../shape.mjs';
import { drone, tablet, tick } from '../tools.mjs';
import { mark } from '../vehicles.mjs';

const appsPlace = () =>
  [
    gradient('sky', ['#0d5c63', '#1f7a80', '#7cc4c2'], true),
    rect(0, 0, 1600, 900, 'url(#sky)'),
    disc(800, 470, 400, '#fff', { o: 0.08 }),
    disc(800, 470, 290, '#fff', { o: 0.08 }),
    phone(
      640,
      90,
      330,
      720,
      rect(24, 70, 282, 150, c.petrol, { r: 22 }) +
        writing(50, 114, [150, 100], 36, c.foam, 12) +
        times(4, (i) =>
          rect(
            24 + (i % 2) * 148,
            244 + Math.floor(i / 2) * 130,
            134,
            114,
            [c.foam, '#f9e6cf', '#f9e6cf', c.foam][i],
            { r: 18 },
          ),
        ) +
        at(91, 300, shape('M0-32Q24 2 24 12A24 24 0 0 1-24 12Q-24 2 0-32Z', c.sea)) +
        at(239, 300, shape('M8-34L-18 6H-2L-8 34L20-8H4Z', c.apricot)) +
        at(91, 432, line('M-26 0H26M0-26V26M-18-18L18 18M18-18L-18 18', c.terra, 7)) +
        at(239, 432, line('M-24 10l16 16l34-38', c.palm, 10)) +
        rect(24, 516, 282, 90, c.foam, { r: 18 }) +
        disc(70, 561, 26, c.apricot) +
        writing(114, 546, [150, 100], 30, c.sea, 10) +
        rect(24, 630, 282, 60, c.terra, { r: 30 }) +
        line('M110 660H220', c.white, 12),
    ),
    at(
      400,
      250,
      rect(-180, -80, 340, 170, c.white, { r: 26 }) +
        shape('M120 84h60v50Z', c.white) +
        disc(-110, 4, 42, c.mist) +
        pin(-110, 40, 0.5) +
        writing(-44, -18, [160, 120], 42, c.mist, 14),
    ),
  ].join('');

const appsFront = () =>
  [
    at(
      1220,
      330,
      rect(-170, -80, 360, 160, c.white, { r: 26 }) +
        shape('M-120 76h60l-60 50Z', c.white) +
        stamp(
          times(
            5,
            (i) =>
              `<path d="M0-26L8-8L27-6L13 7L17 26L0 16L-17 26L-13 7L-27-6L-8-8Z" fill="${i < 5 ? c.apricot : c.mist}" transform="translate(${-110 + i * 60} 0)"/>`,
          ),
        ),
    ),
    at(
      1130,
      560,
      rect(-130, -60, 300, 120, c.apricot, { r: 26 }) +
        tick(-76, 0, 30, c.palm) +
        writing(-24, -14, [150, 110], 30, c.white, 11),
    ),
    person(
      330,
      1140,
      1.9,
      crew({
        skin: 2,
        pose: 'none',
        right: 'wave',
        left: 'hold',
        head: 'cap',
        hat: c.sun,
        top: c.foam,
        vest: undefined,
        trim: c.petrol,
      }),
    ),
    person(1340, 1140, 1.9, {
      head: 'hijab',
      hat: c.sand,
      skin: 1,
      dress: 'robe',
      top: c.ink,
      face: -1,
      left: 'hold',
      right: 'hold',
      front: rect(-16, -206, 32, 50, c.aqua, { r: 5 }),
    }),
  ].join('');

const apps = () =>
  scene(
    'A phone in the hand: ask for help, follow the visit, rate the work',
    appsPlace(),
    appsFront(),
  );

const data = () =>
  scene(
    'Two managers read a wall of figures and decide',
    near(
      800,
      860,
      1.04,
      room('#e3ece6', '#d2bd93', 730),
      rect(330, 90, 940, 470, c.deep, { r: 16 }),
      rect(350, 110, 900, 430, '#0f4a52', { r: 6 }),
      bars(400, 330, [60, 100, 84, 140, 120, 176], 34, 18, c.sea, c.apricot),
      ring(870, 240, 86, 0.68, c.leaf, '#1d6068', 30),
      letters('68', 836, 220, 40, 7, c.white, 3),
      writing(1010, 170, [180, 120, 160, 90], 44, c.mist, 12),
      chart(400, 510, 130, [30, 70, 54, 100, 86, 120, 140], c.aqua, 7),
      line('M400 370H1200', c.sea, 3, { o: 0.6 }),
      shade(430, 866, 1.6),
      person(410, 866, 1.7, {
        head: 'ghutra',
        hat: c.white,
        dress: 'robe',
        top: c.white,
        beard: true,
        skin: 2,
        right: 'point',
        left: 'carry',
      }),
      shade(1220, 866, 1.6),
      person(1210, 866, 1.65, {
        head: 'long',
        hair: '#3d2a20',
        dress: 'suit',
        top: c.terra,
        trim: c.cream,
        legs: c.ink,
        skin: 1,
        face: -1,
        left: 'fold',
        right: 'wave',
      }),
      counter(600, 850, 430, 130, c.petrol, c.camel),
      laptop(720, 600, 170, 100, chart(14, 84, 28, [14, 40, 30, 56, 50, 70], c.sea, 4)),
      pot(150, 850, 1.2),
      pot(1480, 850, 1.1, c.petrol),
    ),
  );

const futurePlace = () =>
  [
    sky('dawn'),
    sun(800, 430, 130),
    cloud(300, 160, 1.1),
    skyline(0, 1600, 740, 420, c.sea, 63, 0.32),
    landmark(760, 750, 1.15, '#c99a72'),
    tower(180, 760, 200, 460, { body: '#2f8489', glass: c.foam, top: 'sail', cols: 5 }),
    tower(1220, 760, 220, 520, { body: c.petrol, glass: '#5fb0b3', top: 'round', cols: 6 }),
    tower(1450, 760, 130, 300, { body: '#8fc2bf', glass: c.white, cols: 4 }),
    line('M0 600Q400 520 800 590T1600 540', c.white, 20),
    line('M0 600Q400 520 800 590T1600 540', c.sea, 6),
    rect(420, 524, 150, 46, c.white, { r: 22, t: 'rotate(-2 500 550)' }),
    rect(440, 534, 110, 20, c.aqua, { r: 8, t: 'rotate(-2 500 550)' }),
    drone(1040, 270, 1.2),
    drone(520, 220, 0.8),
    ground(756, '#e6d5b2'),
    palms([120, 780, 1], [1520, 790, 1.1]),
    falaj(846, 0, 1600, 46),
    shape('M760 836H980L1090 876H830Z', 'url(#sh)'),
  ].join('');

const futureFront = () =>
  [
    at(
      870,
      836,
      rect(-90, -60, 180, 50, c.slate, { r: 24 }) +
        rect(-76, -230, 152, 180, c.white, { r: 40 }) +
        rect(10, -230, 66, 180, c.ink, { o: 0.07, r: 30 }) +
        rect(-56, -330, 112, 84, c.white, { r: 36 }) +
        rect(-42, -312, 84, 46, c.deep, { r: 22 }) +
        line('M-18-292v8M18-292v8', c.aqua, 10) +
        line('M0-330V-356', c.iron, 6) +
        disc(0, -362, 9, c.terra) +
        line('M76-190Q130-170 140-110', c.steel, 16) +
        rect(110, -110, 70, 18, c.sea, { r: 6 }) +
        mark(0, -140, 0.9) +
        disc(-50, -16, 16, c.ink) +
        disc(50, -16, 16, c.ink),
    ),
    shade(560, 836, 1.4),
    person(
      560,
      838,
      1.5,
      crew({
        head: 'hijab',
        hat: c.foam,
        skin: 1,
        right: 'hold',
        left: 'hold',
        front: tablet(2, -178),
      }),
    ),
  ].join('');

const future = () =>
  scene(
    'A city that looks after itself: a robot, a drone and green towers',
    near(800, 860, 1.04, futurePlace(), futureFront()),
  );

export const pictures = {
  'images/smart-tech/mobile-applications': apps,
  'images/smart-tech/data-driven-decisions': data,
  'images/smart-tech/future-of-fm': future,
};
