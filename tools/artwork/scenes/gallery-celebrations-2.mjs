/** Gallery: celebrations, 5 to 8. */

import { tower } from '../buildings.mjs';
import { crew, keeper } from '../crews.mjs';
import { bunting, burst, confetti } from '../festive.mjs';

import { palms } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { folk, person, shade } from '../people.mjs';
import { arch, cloud, falaj, ground, landmark, sea, sky, skyline, sun } from '../place.mjs';
import { disc, line, rect, shape, times } from '../shape.mjs';

const fireworks = () =>
  picture(
    900,
    1200,
    'Fireworks over the city and the water',
    sky('night', 900, 1200),
    burst(260, 260, 190, c.sun),
    burst(620, 190, 150, c.terra),
    burst(700, 470, 170, c.aqua),
    burst(360, 560, 120, c.apricot),
    skyline(0, 900, 900, 360, '#0b3840', 88),
    landmark(430, 900, 0.95, '#0f4a53'),
    tower(640, 900, 110, 260, {
      body: '#115058',
      glass: '#2b7d82',
      lit: c.sun,
      cols: 4,
      top: 'sail',
    }),
    sea(900, 900, 1200, '#0d444c'),
    line('M250 940v120M620 950v90M700 930v150', c.sun, 8, { dash: '30 20', o: 0.5 }),
    times(5, (i) =>
      folk(130 + i * 160, 1190, 1.3, {
        top: [c.petrol, c.terra, c.sea, c.sand, c.slate][i],
        hair: c.ink,
        skin: i,
      }),
    ),
    rect(0, 1150, 900, 50, c.deep),
  );

const sports = () =>
  picture(
    1200,
    900,
    'The annual match: two teams and a ball',
    sky('noon', 1200, 900),
    sun(980, 150, 60),
    cloud(300, 130, 1),
    skyline(0, 1200, 420, 220, c.sea, 27, 0.32),
    palms([90, 450, 0.8], [1120, 450, 0.9]),
    rect(0, 420, 1200, 480, '#6fae80'),
    shape('M0 520H1200V620H0ZM0 720H1200V820H0Z', '#fff', { o: 0.1 }),
    line('M600 420V900', '#fff', 8, { o: 0.8 }),
    disc(600, 660, 150, undefined, { s: '#fff', sw: 8, o: 0.8 }),
    line('M60 640V360H300V640', '#fff', 14),
    line('M60 420H300M60 480H300M60 540H300M120 360V640M180 360V640M240 360V640', '#fff', 3, {
      o: 0.6,
    }),
    shade(440, 830, 1.4),
    person(430, 830, 1.6, {
      head: 'curly',
      skin: 5,
      top: c.terra,
      legs: c.white,
      pose: 'walk',
      left: 'reach',
      right: 'wave',
    }),
    shade(820, 850, 1.4),
    person(800, 850, 1.6, {
      head: 'short',
      beard: true,
      skin: 2,
      top: c.petrol,
      legs: c.white,
      pose: 'walk',
      face: -1,
      left: 'wave',
      right: 'reach',
    }),
    person(1030, 700, 1.1, { skin: 1, top: c.petrol, legs: c.white, pose: 'walk', face: -1 }),
    person(240, 680, 1.05, { skin: 3, top: c.terra, legs: c.white }),
    disc(600, 820, 36, c.white),
    shape('M600 802l18 13l-7 21h-22l-7-21Z', c.ink),
  );

const gifts = () =>
  picture(
    1200,
    1200,
    'Parcels with ribbons and confetti',
    rect(0, 0, 1200, 1200, c.petrol),
    disc(600, 640, 470, '#fff', { o: 0.06 }),
    confetti(21, 60, 60, 1080, 620, 14),
    rect(180, 640, 420, 380, c.terra, { r: 10 }),
    rect(160, 580, 460, 90, '#dd7a52', { r: 10 }),
    rect(360, 580, 64, 440, c.sun),
    line('M392 576Q300 440 250 520T392 576Q480 440 540 520T392 576', c.sun, 24),
    rect(640, 760, 360, 260, c.cream, { r: 10 }),
    rect(620, 710, 400, 74, c.white, { r: 10 }),
    rect(790, 710, 56, 310, c.sea),
    line('M818 706Q740 590 700 660T818 706Q890 590 940 660T818 706', c.sea, 20),
    rect(0, 1020, 1200, 180, c.deep),
    shape('M600 1020H1000L1180 1090H720Z', 'url(#sh)'),
    letters('19', 700, 850, 70, 13, c.terra),
    letters('+', 888, 850, 70, 13, c.terra),
  );

const ribbon = () =>
  picture(
    1200,
    900,
    'Scissors at the ribbon of a new building',
    sky('day', 1200, 900),
    tower(330, 640, 540, 520, { body: '#2f8489', glass: c.mist, cols: 9, row: 40 }),
    rect(310, 106, 580, 24, c.cream),
    shape(arch(500, 640, 200, 240), c.petrol),
    shape(arch(520, 640, 160, 210), '#f7dfb2'),
    ground(636, '#e6d6b3', 1200, 900),
    palms([200, 660, 1.1], [1010, 660, 1.1]),
    bunting(-10, 40, 1220, 16, [c.terra, c.cream, c.petrol]),
    person(330, 830, 1.6, crew({ skin: 3, right: 'wave', left: 'hip' })),
    person(530, 840, 1.7, {
      head: 'ghutra',
      hat: c.white,
      dress: 'robe',
      top: c.white,
      beard: true,
      skin: 2,
      right: 'hold',
      left: 'hold',
    }),
    person(740, 840, 1.65, {
      head: 'bun',
      dress: 'suit',
      top: c.terra,
      trim: c.cream,
      legs: c.ink,
      skin: 0,
      face: -1,
      left: 'hold',
      right: 'wave',
    }),
    person(
      930,
      830,
      1.6,
      keeper({ head: 'hijab', hat: c.petrol, skin: 1, left: 'wave', right: 'wave' }),
    ),
    line('M0 640Q300 720 600 640T1200 640', c.red, 22),
    shape('M590 620l60-44v96ZM610 620l-60-44v96Z', c.red),
    falaj(852, 0, 1200, 40),
  );

export const pictures = {
  'images/gallery/celebrations-5': fireworks,
  'images/gallery/celebrations-6': sports,
  'images/gallery/celebrations-7': gifts,
  'images/gallery/celebrations-8': ribbon,
};
