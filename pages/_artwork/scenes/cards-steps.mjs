/** Six steps of every service, and the health and safety cards; 800 x 600. */
import { scaffold, tower } from '../buildings.mjs';

import { palms, pot } from '../greens.mjs';
import { danger, gauge, pipe, pump } from '../machines.mjs';
import { c } from '../palette.mjs';
import { card } from '../paper.mjs';
import { crew, person, shade } from '../people.mjs';
import { archWindow, cloud, falaj, ground, room, sky, skyline, sun } from '../place.mjs';
import { bars, laptop, ring, writing } from '../screens.mjs';
import { at, dashes, disc, line, rect, shape, times } from '../shape.mjs';
import {
  clipboard,
  cone,
  extinguisher,
  shield,
  spanner,
  tablet,
  tick,
  toolbox,
} from '../tools.mjs';
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

const risk = () =>
  card(
    'A floor plan with marked hazards',
    rect(0, 0, 800, 600, '#f0e5cc'),
    rect(120, 70, 560, 430, c.white, { r: 14 }),
    line('M160 110H640V460H160ZM380 110V270M160 300H300M380 350V460M500 290H640', c.petrol, 10),
    shape('M386 116h248v168h-248Z', c.apricot, { o: 0.3 }),
    danger(510, 210, 1),
    disc(250, 210, 40, c.leaf, { o: 0.4 }),
    tick(250, 210, 26),
    disc(270, 390, 26, c.sun),
    disc(560, 380, 26, c.leaf),
    person(690, 592, 1.3, crew({ skin: 3, face: -1, left: 'point', right: 'hold' })),
    cone(90, 582, 0.9),
  );

const helmet = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ s,
  /** @type {string} */ fill,
) =>
  at(
    x,
    y,
    shape('M-90 20Q-90-90 0-92Q90-90 90 20Z', fill) +
      shape('M10-92Q90-90 90 20H40Q44-50 10-92Z', c.ink, { o: 0.12 }) +
      rect(-116, 14, 232, 24, fill, { r: 10 }) +
      rect(-16, -102, 32, 120, c.white, { r: 10, o: 0.6 }),
    s,
  );

const ppe = () =>
  card(
    'Helmet, vest, gloves and boots ready on their hooks',
    room('#d8e6e2', '#cdb88d', 500, 800, 600),
    rect(70, 110, 660, 20, c.bark, { r: 6 }),
    line('M180 130v20M400 130v20M620 130v20', c.slate, 10),
    helmet(180, 250, 0.9, c.sun),
    at(
      400,
      150,
      shape('M-70 10L-26 0L0 90L26 0L70 10L90 110L74 116V300H-74V116L-90 110Z', c.apricot) +
        shape('M26 0L70 10L90 110L74 116V300H10V90Z', c.ink, { o: 0.1 }) +
        line('M-74 190H74M-74 244H74M-50 8V190M50 8V190', c.cream, 16, { butt: true }) +
        line('M0 90V300', c.rust, 4),
    ),
    at(
      620,
      190,
      shape(
        'M-60 140V40Q-60 10-44 10T-30 36V-10Q-14-30 0-10V-20Q14-36 28-16V0Q44-8 52 10V90Q50 120 40 140Z',
        c.petrol,
      ) + rect(-64, 130, 112, 30, c.terra, { r: 6 }),
    ),
    at(
      620,
      420,
      rect(-90, -20, 180, 60, c.aqua, { r: 26, o: 0.7 }) +
        rect(-90, -20, 180, 60, undefined, { s: c.slate, sw: 8, r: 26 }) +
        line('M0-20V0', c.slate, 8),
    ),
    at(
      180,
      520,
      shape('M-80 0V-110H-20V-50Q20-46 30-20V0Z', c.bark) +
        rect(-84, -4, 118, 16, c.ink, { r: 5 }) +
        line('M-70-80h40M-70-60h40', c.sun, 5),
    ),
    at(
      310,
      530,
      shape('M-80 0V-110H-20V-50Q20-46 30-20V0Z', c.camel) +
        rect(-84, -4, 118, 16, c.ink, { r: 5 }) +
        line('M-70-80h40M-70-60h40', c.sun, 5),
    ),
  );

const training = () =>
  card(
    'A trainer and a class before a screen',
    room('#f2e7d2', '#cdb78d', 470, 800, 600),
    rect(280, 60, 430, 280, c.petrol, { r: 12 }),
    shield(400, 200, 0.82, c.sea),
    writing(510, 150, [150, 110, 140], 44, c.mist, 12),
    person(160, 560, 1.35, crew({ skin: 1, hat: c.sun, right: 'point', left: 'hip' })),
    person(360, 790, 1.45, crew({ back: true, pose: 'none', skin: 4 })),
    person(
      530,
      795,
      1.45,
      crew({ back: true, pose: 'none', skin: 2, hat: c.apricot, vest: c.sun, right: 'raise' }),
    ),
    person(700, 790, 1.45, {
      back: true,
      pose: 'none',
      head: 'hijab',
      hat: c.foam,
      top: c.petrol,
      vest: c.apricot,
      skin: 1,
    }),
  );

const emergency = () =>
  card(
    'An alarm, a way out and a crew that knows what to do',
    room('#f0e2cd', '#cbb489', 480, 800, 600),
    rect(440, 90, 220, 390, c.palm, { r: 8 }),
    rect(462, 112, 176, 368, '#cfe6d6'),
    line(
      'M500 300L550 250L600 262M550 250L540 330L580 380L570 440M540 330L500 380L470 380',
      c.palm,
      22,
    ),
    disc(572, 208, 26, c.palm),
    shape('M440 40h220v40h-220Z', c.palm),
    line('M500 60H580M560 46l22 14l-22 14', c.white, 8),
    disc(240, 120, 56, c.red),
    disc(240, 120, 36, c.cream),
    disc(240, 120, 16, c.red),
    line('M160 60a100 100 0 0 0 0 120M320 60a100 100 0 0 1 0 120', c.terra, 9),
    extinguisher(720, 480, 0.9),
    person(
      250,
      592,
      1.4,
      crew({ skin: 3, hat: c.red, vest: c.sun, top: c.slate, right: 'point', left: 'wave' }),
    ),
  );

const height = () =>
  card(
    'A harnessed worker on a tower, the line made fast',
    sky('noon', 800, 600),
    sun(640, 120, 50),
    cloud(520, 230, 0.8),
    skyline(300, 800, 600, 240, c.sea, 4, 0.4),
    rect(0, 0, 300, 600, '#2f8a90'),
    line('M0 120H300M0 260H300M0 400H300M0 540H300M100 0V600M200 0V600', c.foam, 5, { o: 0.7 }),
    rect(290, 0, 26, 600, c.cream),
    scaffold(310, 620, 260, 560, 2, 3),
    line('M440 60V240', c.terra, 7),
    disc(440, 60, 14, c.slate),
    person(
      440,
      436,
      1.05,
      crew({
        skin: 4,
        left: 'reach',
        right: 'raise',
        face: -1,
        front: line('M-22-240L0-190L22-240M-30-150H30M0-190V-150', c.rust, 7),
      }),
    ),
  );

const reporting = () =>
  card(
    'A near miss is reported from a phone on site',
    sky('day', 800, 600),
    skyline(0, 800, 480, 200, c.sea, 6, 0.3),
    ground(480, '#e2d2ae', 800, 600),
    rect(440, 50, 250, 470, c.ink, { r: 34 }),
    rect(456, 66, 218, 438, c.white, { r: 22 }),
    danger(565, 170, 0.9),
    writing(490, 260, [150, 120], 30, c.mist, 11),
    rect(484, 326, 162, 80, c.foam, { r: 12 }),
    at(
      565,
      366,
      rect(-34, -22, 68, 48, c.sea, { r: 8 }) +
        disc(0, 2, 14, c.white) +
        rect(-12, -32, 24, 14, c.sea, { r: 4 }),
    ),
    rect(484, 430, 162, 46, c.terra, { r: 23 }),
    line('M530 453H600', c.white, 9),
    shade(220, 560, 1.4),
    person(
      220,
      566,
      1.5,
      crew({
        skin: 2,
        vest: c.sun,
        right: [54, -206, 44, -232],
        left: 'hip',
        front: rect(34, -262, 28, 44, c.ink, { r: 5 }) + rect(38, -257, 20, 33, c.aqua),
      }),
    ),
    cone(370, 570, 0.8),
  );

export const pictures = {
  'images/steps/survey': survey,
  'images/steps/plan': plan,
  'images/steps/mobilise': mobilise,
  'images/steps/deliver': deliver,
  'images/steps/inspect': inspect,
  'images/steps/report': report,
  'images/safety/risk-assessment': risk,
  'images/safety/protective-equipment': ppe,
  'images/safety/training': training,
  'images/safety/emergency-response': emergency,
  'images/safety/working-at-height': height,
  'images/safety/reporting': reporting,
};
