import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, landmark, light, room } from '../place.mjs';
import { at, dashes, line, near, rect, shape, times } from '../shape.mjs';
import { bucket, ladder, spanner } from '../tools.mjs';

const screenPanel = (/** @type {number} */ x, /** @type {number} */ y) =>
  rect(x, y, 300, 420, c.bark, { r: 6 }) +
  rect(x + 18, y + 18, 264, 384, '#d9e8e2') +
  line(
    times(4, (i) => times(6, (j) => `M${x + 18 + i * 66} ${y + 50 + j * 64}l33-32l33 32l-33 32Z`)),
    c.camel,
    10,
  );

const carpentryPlace = () =>
  [
    room('#f3e3c6', '#b98f5f', 740),
    light(120, 750, 320, 130),
    screenPanel(160, 180),
    rect(1110, 150, 380, 330, '#e2cba2', { r: 8 }),
    spanner(1190, 250, 0.5, 90, c.iron),
    at(
      1310,
      330,
      shape('M-110-40L80-20V10L-110 60Z', c.steel) +
        shape('M80-30h60q20 0 20 24t-20 24H90Z', c.terra) +
        dashes('M-108 58L80 10', c.white, 12, '5 7'),
    ),
    line('M1420 200v110', c.bark, 16),
    rect(1392, 190, 58, 30, c.slate, { r: 4 }),
    shade(760, 860, 1.5),
    person(760, 850, 1.55, {
      skin: 2,
      head: 'short',
      hair: '#3d2a20',
      beard: true,
      top: c.terra,
      dress: 'apron',
      trim: c.petrol,
      right: [62, -196, 104, -176],
      left: [30, -176, -58, -172],
      legs: c.slate,
    }),
  ].join('');

const carpentryFront = () =>
  [
    shape('M1290 676L1400 720H560L520 676Z', 'url(#sh)'),
    rect(500, 640, 820, 40, c.camel, { r: 6 }),
    rect(500, 664, 820, 16, c.ink, { o: 0.14 }),
    rect(560, 604, 640, 36, '#e9cf9f', { r: 4 }),
    line('M580 622H1180M600 614H900', c.gold, 3),
    at(
      930,
      600,
      rect(-60, -34, 130, 38, c.bark, { r: 8 }) +
        line('M-20-34l20-34l18 34M50-34V-58', c.slate, 12),
    ),
    line('M1010 596q26-44 52-8q-6 24-26 14M1070 600q20-30 40-6', '#f0d9ac', 9),
    line('M560 680V860M1260 680V860', c.bark, 44, { butt: true }),
    rect(540, 770, 740, 30, c.bark),
    line('M420 870q22-30 40-4M700 868q20-24 34-2M1180 874q20-24 40 0', '#f0d9ac', 9),
  ].join('');

const carpentry = () =>
  scene(
    'A carpenter planes a board in front of a mashrabiya screen',
    near(860, 880, 1.24, carpentryPlace(), carpentryFront()),
  );

const paintingPlace = () =>
  [
    rect(0, 0, 1600, 740, '#f6ecd9'),
    shape('M0 0H980Q900 120 960 240T900 460T960 640L940 740H0Z', c.apricot),
    shape('M0 0H640L420 740H0Z', '#fff', { o: 0.12 }),
    shape(arch(190, 740, 300, 520), '#c9e2dc'),
    shape(arch(190, 740, 300, 520), undefined, { s: c.white, sw: 22 }),
    shape('M190 740V640Q340 590 490 650V740Z', c.dune),
    landmark(340, 650, 0.42, '#8fc0be'),
    rect(0, 740, 1600, 160, '#cbb489'),
    shape('M520 760Q900 730 1380 770L1440 880Q960 910 560 872Z', c.white, { o: 0.85 }),
    line('M640 800q60 20 120 0M1040 850q70-20 130 4', c.ink, 3, { o: 0.12 }),
    ladder(900, 850, 290, 560),
    shape('M800 150h150v84h-150Z', '#eea15f'),
    person(1040, 510, 1.25, {
      skin: 4,
      head: 'cap',
      hat: c.white,
      top: c.white,
      legs: c.foam,
      trim: c.terra,
      face: -1,
      left: [60, -244, 66, -286],
      right: 'low',
      hold: line('M-66-286L-92-246', c.slate, 7),
    }),
  ].join('');

const paintingFront = () =>
  [
    at(
      906,
      186,
      rect(-60, -26, 112, 50, c.cream, { r: 22 }) +
        rect(-60, -26, 112, 50, '#eea15f', { o: 0.55, r: 22 }) +
        line('M56 0H70V36L52 52V-6', c.slate, 8),
    ),
    bucket(720, 858, 1.3, c.steel),
    shape(
      'M672 770Q720 750 768 770L760 800Q740 840 730 800Q720 780 706 806Q690 790 676 800Z',
      c.apricot,
    ),
    bucket(1320, 866, 1.05, c.petrol),
    shape('M1284 792Q1320 778 1356 792V812Q1320 826 1284 812Z', c.teal),
    shade(1440, 866, 1.2),
    person(1450, 860, 1.35, {
      skin: 1,
      head: 'cap',
      hat: c.petrol,
      top: c.white,
      legs: c.foam,
      face: -1,
      left: 'reach',
      right: 'hip',
    }),
  ].join('');

const painting = () =>
  scene(
    'A painter rolls a warm colour over an arched wall',
    near(960, 800, 1.08, paintingPlace(), paintingFront()),
  );

export const pictures = {
  'images/services/carpentry': carpentry,
  'images/services/painting': painting,
};
