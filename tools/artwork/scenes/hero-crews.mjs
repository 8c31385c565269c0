/** Hero pictures, 1920 x 1080: crews at work; a calm, deep left third for text. */

import { crew, guard, keeper } from '../crews.mjs';
import { calm, evening } from '../evening.mjs';
import { lamp } from '../furniture.mjs';
import { chiller, flanges, gauge, pipe, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, falaj, landmark, skyline, sun } from '../place.mjs';
import { videoWall } from '../screens.mjs';
import { dashes, disc, gradient, line, oval, rect, shape, times } from '../shape.mjs';
import { camera, mop, suds, tablet, toolbox, trolley } from '../tools.mjs';

const hard = () =>
  picture(
    1920,
    1080,
    'Engineers among chillers and pipes on a roof at dusk',
    evening(['#08323a', '#14606a', '#7ab5b2', '#f2cf9f']),
    sun(1720, 300, 90, '#ffe9c2'),
    skyline(620, 1920, 760, 400, c.petrol, 18, 0.35),
    landmark(900, 760, 1, '#3a858a'),
    rect(0, 720, 1920, 70, '#d9c7a3'),
    rect(0, 720, 1920, 12, c.cream),
    rect(0, 785, 1920, 300, '#b99d77'),
    dashes('M0 850H1920M0 930H1920M0 1020H1920', '#fff', 3, '140 20', 0.25),
    pipe('M560 860H1000V740H1080', 46, c.sea),
    pipe('M420 960H1040V840H1080', 46, c.terra),
    flanges([760, 860, 46], [640, 960, 46], [900, 960, 46]),
    gauge(860, 770, 62, -30),
    line('M860 832V838', c.iron, 16),
    chiller(1060, 940, 840, 380, 4),
    calm,
    shade(1300, 1040, 1.75),
    person(1280, 1046, 1.75, crew({ skin: 3, right: 'point', left: 'hip' })),
    person(
      1070,
      1050,
      1.66,
      crew({
        head: 'hijab',
        hat: c.foam,
        skin: 1,
        vest: c.terra,
        left: 'hold',
        right: 'hold',
        front: tablet(2, -178),
      }),
    ),
    wheel(1640, 860, 58),
    toolbox(1470, 1046, 0.9),
  );

const softPlace = () =>
  [
    gradient('sky', ['#0a3a42', '#15616a', '#e8d9b9'], true),
    rect(0, 0, 1920, 1080, 'url(#sky)'),
    times(4, (i) => {
      const x = 660 + i * 310;
      return (
        shape(arch(x - 18, 800, 266, 660), '#fff7e6', { o: 0.55 }) +
        shape(arch(x, 800, 230, 630), ['#5ea6a8', '#a7d3cf', '#d9e8dc', '#fbe6bf'][i]) +
        skyline(x + 6, x + 170, 800, 200, c.petrol, 70 + i, 0.28) +
        line(`M${x + 115} 800V172M${x} 470h230`, '#fff7e6', 8, { o: 0.8 })
      );
    }),
    rect(0, 800, 1920, 280, '#cdb791'),
    times(4, (i) => shape(`M${670 + i * 310} 810h220l200 270h-270Z`, '#fff6de', { o: 0.4 })),
    rect(0, 798, 1920, 8, '#fff', { o: 0.5 }),
    falaj(826, 0, 1920, 40),
    lamp(1000, 150, 1.1, c.terra),
    lamp(1620, 190, 1.1, c.terra),

    calm,
    trolley(1130, 1030, 1.4),
    shade(1080, 1040, 1.75),
    person(1060, 1040, 1.75, keeper({ head: 'hijab', hat: c.petrol, skin: 1, right: 'reach' })),
    oval(1810, 1040, 140, 14, '#fff', { o: 0.6 }),
    shade(1650, 1046, 1.75),
  ].join('');

const softFront = () =>
  [
    person(
      1650,
      1046,
      1.75,
      keeper({
        head: 'cap',
        hat: c.petrol,
        skin: 4,
        right: [54, -190, 62, -176],
        left: [30, -180, -30, -200],
        front: mop(92, -42),
      }),
    ),
    suds(1790, 1030, 0.9),
    person(890, 850, 0.95, {
      head: 'ghutra',
      hat: c.white,
      dress: 'robe',
      top: c.white,
      beard: true,
      skin: 2,
      right: 'carry',
    }),
  ].join('');

const soft = () =>
  picture(1920, 1080, 'A calm lobby with tall arches, a crew at work', softPlace(), softFront());

const securePlace = () =>
  [
    evening(['#061d23', '#0a353d', '#12565e', '#2b7d82']),
    disc(1500, 900, 600, 'url(#dusk)', { o: 0.6 }),
    skyline(560, 1920, 900, 500, '#0b3f47', 91),
    dashes(
      'M720 640V880M800 700V880M905 660V880M1730 640V880M1800 700V880M1870 620V880',
      c.sun,
      16,
      '8 26 8 60',
      0.5,
    ),
    landmark(860, 900, 1.15, '#104c54'),
    rect(0, 890, 1920, 190, '#0b3037'),
    falaj(884, 0, 1010, 36),
    rect(1000, 180, 920, 720, '#0d454d'),
    rect(980, 150, 940, 40, c.petrol),
    videoWall(1060, 240, 3, 2, 256, 180),
    rect(1000, 640, 920, 8, c.sea),
    camera(1000, 96, 1.3),
    line('M924 160H960', c.iron, 16),
    shape('M1140 92L1900 560V860L1140 130Z', '#fff3d6', { o: 0.1 }),
    calm,
    person(
      1400,
      1130,
      1.7,
      guard({
        skin: 1,
        back: true,
        pose: 'none',
        head: 'hijab',
        hat: c.foam,
        left: 'reach',
        right: [62, -210, 84, -236],
      }),
    ),
  ].join('');

const secureFront = () =>
  [
    person(
      1700,
      1130,
      1.7,
      guard({ skin: 4, back: true, pose: 'none', left: 'reach', right: 'carry' }),
    ),
    shape('M1180 900H1920V1080H1120Z', c.petrol),
    shape('M1180 900H1920V918H1174Z', c.aqua, { o: 0.6 }),
    shape(
      'M1310 1010Q1400 960 1490 1010V1080H1310ZM1610 1010Q1700 960 1790 1010V1080H1610Z',
      c.ink,
    ),
    shade(1040, 1056, 1.9),
    person(
      1020,
      1056,
      1.95,
      guard({
        skin: 3,
        right: [52, -196, 34, -244],
        left: 'hip',
        front: rect(22, -262, 18, 36, c.ink, { r: 4 }) + line('M28-262V-280', c.ink, 5),
      }),
    ),
  ].join('');

const secure = () =>
  picture(
    1920,
    1080,
    'A guard and a control room over the city at night',
    securePlace(),
    secureFront(),
  );

export const pictures = {
  'images/hero/hard-services': hard,
  'images/hero/soft-services': soft,
  'images/hero/security-services': secure,
};
