/** Six steps of every service, 800 x 600. */

import { tower } from '../buildings.mjs';
import { crew } from '../crews.mjs';

import { palms, pot } from '../greens.mjs';
import { gauge, pipe, pump } from '../machines.mjs';
import { c } from '../palette.mjs';
import { card } from '../paper.mjs';
import { person } from '../people.mjs';
import { archWindow, falaj, ground, room, sky, skyline, sun } from '../place.mjs';
import { bars, laptop, ring, writing } from '../screens.mjs';
import { at, dashes, disc, line, rect, shape, times } from '../shape.mjs';
import { clipboard, spanner, tablet, tick, toolbox } from '../tools.mjs';
import { van } from '../vehicles.mjs';

const survey = () =>
  card(
    'A surveyor looks over a building with a tablet',
    sky('morning', 800, 600),
    sun(130, 120, 46),
    skyline(0, 800, 490, 200, c.sea, 8, 0.3),
    tower(430, 500, 230, 370, { body: c.petrol, glass: '#5fb0b3', row: 34, top: 'slant' }),
    disc(560, 250, 92, '#fff', { o: 0.35 }),
    disc(560, 250, 92, undefined, { s: c.white, sw: 16 }),
    line('M626 318L700 396', c.terra, 28),
    ground(496, '#e6d6b3', 800, 600),
    palms([720, 520, 0.75]),
    falaj(548, 0, 800, 40),
    person(220, 552, 1.45, crew({ skin: 3, right: 'hold', left: 'hold', front: tablet(2, -178) })),
  );

const plan = () =>
  card(
    'A plan, a rota and a pencil on a table',
    rect(0, 0, 800, 600, c.camel),
    shape('M0 0H800L560 600H0Z', '#fff', { o: 0.08 }),
    `<g transform="rotate(-5 330 310)">${rect(70, 90, 500, 420, c.ink, { o: 0.14 }) + rect(56, 74, 500, 420, '#14616a', { r: 6 }) + line('M100 120H510V450H100ZM300 120V270M100 270H240M300 360V450M300 360H420M460 270H510', c.foam, 7) + dashes('M100 470H510', c.aqua, 8, '3 17')}</g>`,
    at(620, 330, `<g transform="rotate(8)">${clipboard(0, 0, 1.25)}</g>`),
    line('M130 560L330 520', c.terra, 18),
    line('M330 520L352 516', c.sand, 14),
    disc(700, 90, 52, c.white),
    disc(700, 90, 38, c.bark),
    disc(690, 84, 12, '#fff', { o: 0.15 }),
    disc(230, 330, 16, c.apricot),
    disc(400, 220, 16, c.apricot),
    line('M230 330L400 220', c.apricot, 5, { dash: '10 12' }),
  );

const mobilise = () =>
  card(
    'The van is loaded and leaves for the site',
    sky('dawn', 800, 600),
    sun(620, 250, 60),
    skyline(0, 800, 450, 220, c.petrol, 14, 0.2),
    rect(0, 446, 800, 154, '#d9c193'),
    rect(0, 480, 800, 120, '#42595f'),
    dashes('M0 560H800', c.sand, 8, '60 44'),
    palms([60, 470, 0.8], [760, 470, 0.7]),
    van(270, 540, 1.02),
    toolbox(120, 546, 0.5),
    person(190, 552, 1.12, crew({ skin: 4, right: 'reach', left: 'carry' })),
    line('M30 380H190M60 420H150', '#fff', 7, { o: 0.7 }),
  );

const deliver = () =>
  card(
    'A technician works on a pump',
    room('#d9e8e4', '#cdb88d', 480, 800, 600),
    pipe('M0 110H800', 46, c.sea),
    gauge(660, 220, 54, 30),
    line('M660 134V168', c.iron, 12),
    pump(330, 530, 1.06),
    person(
      210,
      580,
      1.5,
      crew({ skin: 2, pose: 'kneel', right: [62, -196, 112, -184], left: 'hold' }),
    ),
    spanner(370, 410, 0.42, -40, c.slate),
    toolbox(80, 588, 0.55),
  );

const inspect = () =>
  card(
    'An inspector ticks off the finished work',
    room('#ece6d4', '#cfb98e', 480, 800, 600),
    archWindow(90, 400, 180, 300),
    rect(420, 90, 300, 370, c.petrol, { r: 14 }),
    times(
      3,
      (i) =>
        rect(446, 120 + i * 108, 248, 88, '#17666e', { r: 10 }) +
        tick(494, 164 + i * 108, 28, c.palm) +
        writing(546, 150 + i * 108, [120, 80], 28, c.mist, 10),
    ),
    person(
      330,
      592,
      1.6,
      crew({
        head: 'hijab',
        hat: c.foam,
        skin: 1,
        vest: c.sun,
        right: 'point',
        left: 'hold',
        front: at(-32, -176, clipboard(0, 0, 0.3)),
      }),
    ),
  );

const report = () =>
  card(
    'Figures of the month on a laptop',
    room('#dcebe5', c.camel, 450, 800, 600),
    rect(0, 446, 800, 12, c.gold),
    laptop(
      190,
      90,
      430,
      300,
      bars(36, 240, [60, 100, 80, 140, 120, 170], 22, 12, c.sea, c.terra) +
        ring(330, 100, 52, 0.72, c.leaf, c.foam, 20) +
        writing(280, 190, [110, 80], 28, c.mist, 10) +
        writing(36, 36, [120], 1, c.mist, 11),
    ),
    at(
      120,
      500,
      rect(-60, -30, 150, 100, c.white, { r: 6, t: 'rotate(-6)' }) +
        line('M-34 0H50M-36 26H30', c.mist, 8),
    ),
    pot(710, 470, 0.8),
    at(640, 540, disc(0, 0, 36, c.white) + disc(0, 0, 26, c.bark)),
  );

export const pictures = {
  'images/steps/survey': survey,
  'images/steps/plan': plan,
  'images/steps/mobilise': mobilise,
  'images/steps/deliver': deliver,
  'images/steps/inspect': inspect,
  'images/steps/report': report,
};
