/** The health and safety cards, 800 x 600. */

import { scaffold } from '../buildings.mjs';
import { crew } from '../crews.mjs';

import { danger } from '../machines.mjs';
import { c } from '../palette.mjs';
import { card } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { cloud, ground, room, sky, skyline, sun } from '../place.mjs';
import { writing } from '../screens.mjs';
import { at, disc, line, rect, shape } from '../shape.mjs';
import { cone, extinguisher, shield, tick } from '../tools.mjs';

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
  'images/safety/risk-assessment': risk,
  'images/safety/protective-equipment': ppe,
  'images/safety/training': training,
  'images/safety/emergency-response': emergency,
  'images/safety/working-at-height': height,
  'images/safety/reporting': reporting,
};
