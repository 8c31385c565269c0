/** About the work: safety, the control room, the briefing. */

import { crew, keeper } from '../crews.mjs';
import { lamp, table } from '../furniture.mjs';
import { pot } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { glazing, light, room } from '../place.mjs';
import { bars, chart, monitor, ring, writing } from '../screens.mjs';
import { at, dashes, disc, line, near, rect, shape } from '../shape.mjs';
import { clipboard, cone, extinguisher, shield, tablet, toolbox } from '../tools.mjs';

const safetyPlace = () =>
  [
    room('#f2e7d2', '#cdb78d', 720),
    rect(520, 110, 620, 400, c.petrol, { r: 14 }),
    rect(540, 130, 580, 360, '#0f4e55', { r: 6 }),
    shield(690, 310, 1.15, c.sea),
    at(
      960,
      220,
      shape('M-70 20Q-70-64 0-66Q70-64 70 20Z', c.sun) +
        rect(-92, 14, 184, 20, c.sun, { r: 8 }) +
        rect(-14, -74, 28, 92, c.apricot, { r: 8 }),
    ),
    writing(880, 320, [170, 130, 160], 44, c.mist, 12),
    line('M846 316l10 10l16-20M846 360l10 10l16-20M846 404l10 10l16-20', c.leaf, 8),
    extinguisher(1270, 720, 1.2),
    rect(1360, 250, 130, 130, c.palm, { r: 12 }),
    line('M1425 276V354M1386 315H1464', c.white, 22, { butt: true }),
    cone(220, 790, 1.1),
    light(100, 730, 260, 130),
    shade(430, 860, 1.7),
  ].join('');

const safetyFront = () =>
  [
    person(
      400,
      860,
      1.7,
      crew({
        skin: 1,
        head: 'helmet',
        hat: c.sun,
        right: 'point',
        left: 'hold',
        front: at(-34, -176, clipboard(0, 0, 0.28)),
      }),
    ),
    person(840, 1140, 1.8, crew({ back: true, skin: 4, pose: 'none' })),
    person(
      1060,
      1150,
      1.8,
      crew({ back: true, skin: 2, pose: 'none', vest: c.sun, hat: c.apricot }),
    ),
    person(1290, 1145, 1.8, {
      back: true,
      head: 'hijab',
      hat: c.foam,
      vest: c.sun,
      top: c.petrol,
      skin: 1,
      pose: 'none',
    }),
  ].join('');

const safety = () =>
  scene(
    'A toolbox talk: helmet, vest and shield on the board',
    near(800, 840, 1.08, safetyPlace(), safetyFront()),
  );

const bmsScreen =
  bars(30, 250, [60, 110, 90, 150, 120, 180], 26, 14, c.sea, c.apricot) +
  ring(390, 150, 74, 0.72, c.leaf, '#17535b', 26) +
  chart(520, 250, 50, [40, 90, 70, 130, 110, 170], c.aqua) +
  writing(30, 40, [120, 70], 22, c.mist, 8) +
  at(
    860,
    250,
    shape('M-40 0V-150H40V-190H110V0Z', c.teal) +
      dashes('M-16-10V-140M18-10V-140M76-10V-180', c.sun, 18, '12 14'),
  );

const controlRoomPlace = () =>
  [
    rect(0, 0, 1600, 900, '#0c3d45'),
    shape('M0 0H1600L1200 720H0Z', '#fff', { o: 0.04 }),
    rect(0, 720, 1600, 180, '#08292f'),
    rect(250, 90, 1100, 330, c.ink, { r: 14 }),
    rect(268, 108, 1064, 294, '#0f4a52'),
    at(290, 120, bmsScreen),
    line('M0 470H1600', c.sea, 5, { o: 0.6 }),
    shape('M90 700H1510L1600 900H0Z', c.petrol),
    shape('M90 700H1510L1520 722H78Z', c.aqua, { o: 0.7 }),
    monitor(
      240,
      510,
      280,
      160,
      at(
        0,
        0,
        ring(70, 80, 42, 0.64, c.apricot, '#17535b', 16) +
          writing(140, 50, [110, 80, 100], 30, c.mist, 8),
      ),
      '#0f4a52',
    ),
    monitor(1080, 510, 280, 160, chart(24, 140, 46, [24, 60, 44, 90, 70, 112], c.leaf), '#0f4a52'),
  ].join('');

const controlRoomFront = () =>
  [
    person(650, 1050, 1.8, {
      back: true,
      skin: 2,
      head: 'short',
      top: c.foam,
      pose: 'none',
      left: 'reach',
      right: 'down',
    }),
    person(950, 1055, 1.75, {
      back: true,
      head: 'hijab',
      hat: c.apricot,
      skin: 1,
      top: c.sand,
      pose: 'none',
      left: 'carry',
      right: [66, -220, 88, -280],
    }),
    shape('M540 840Q650 790 760 840V900H540ZM850 840Q950 790 1050 840V900H850Z', c.ink),
    pot(130, 720, 0.9),
    pot(1500, 720, 1),
  ].join('');

const controlRoom = () =>
  scene(
    'The control room: one operator, one building system, every site in view',
    near(800, 860, 1.04, controlRoomPlace(), controlRoomFront()),
  );

const briefingPlace = () =>
  [
    room('#e6efe7', '#d8c49c', 720),
    glazing(90, 110, 620, 420, 4),
    rect(860, 110, 560, 380, c.white, { r: 10 }),
    rect(860, 110, 560, 380, undefined, { s: c.steel, sw: 10, r: 10 }),
    line(
      'M900 150H1180V300H900ZM1180 200H1380V440H980V300M1040 150V220M1180 340H1280V440',
      c.petrol,
      7,
    ),
    line('M920 400H960M920 430H960', c.terra, 9),
    disc(1100, 250, 16, c.terra),
    disc(1320, 280, 16, c.sea),
    line('M1100 250L1320 280', c.terra, 5, { dash: '10 12' }),
    lamp(520, 100, 0.9, c.terra),
    shade(1290, 860, 1.6),
    person(1290, 850, 1.65, {
      skin: 3,
      head: 'turban',
      hat: c.terra,
      beard: true,
      dress: 'suit',
      top: c.slate,
      trim: c.apricot,
      face: -1,
      left: [62, -230, 90, -262],
      right: 'hip',
      legs: c.ink,
    }),
  ].join('');

const briefingFront = () =>
  [
    person(330, 810, 1.5, crew({ skin: 1, right: 'hold', left: 'hold', front: tablet(2, -178) })),
    person(520, 800, 1.5, {
      head: 'hijab',
      hat: c.petrol,
      skin: 2,
      top: c.terra,
      dress: 'robe',
      left: 'hold',
      right: 'hold',
    }),
    person(
      720,
      810,
      1.55,
      crew({ skin: 4, vest: c.sun, left: 'down', right: [60, -200, 92, -190] }),
    ),
    person(930, 800, 1.5, keeper({ head: 'bun', skin: 0, left: 'hold', right: 'hold' })),
    table(240, 890, 840, 130, c.camel),
    at(
      600,
      738,
      rect(-90, -10, 220, 12, c.white) +
        rect(180, -16, 60, 18, c.petrol, { r: 4 }) +
        shape('M-200 0h60v-44h-60ZM-140-34q22 0 22 14t-22 14', c.apricot),
    ),
    toolbox(1480, 866, 0.7),
  ].join('');

const briefing = () =>
  scene(
    'A morning briefing around a floor plan',
    near(800, 860, 1.06, briefingPlace(), briefingFront()),
  );

export const pictures = {
  'images/about/health-safety': safety,
  'images/about/control-room': controlRoom,
  'images/about/team-briefing': briefing,
};
