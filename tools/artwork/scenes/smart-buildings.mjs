/** Smart technology in buildings: networks, prediction, security. */

import { tower } from '../buildings.mjs';
import { crew } from '../crews.mjs';
import { palms } from '../greens.mjs';
import { gauge, pump } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { falaj, ground, landmark, room, sky, skyline } from '../place.mjs';
import { at, dashes, disc, line, near, rect, shape } from '../shape.mjs';
import { dome, drone, shield, tablet, toolbox } from '../tools.mjs';

/** Returns waves from a sender. @param {number} x @param {number} y @param {number} s @param {string} colour */
const waves = (x, y, s, colour) =>
  at(
    x,
    y,
    line('M-22-22a31 31 0 0 1 44 0M-44-44a62 62 0 0 1 88 0M-66-66a93 93 0 0 1 132 0', colour, 12) +
      disc(0, 0, 12, colour),
    s,
  );

/** Returns a round symbol for something that a building reports. @param {number} x @param {number} y @param {string} fill @param {string} sign */
const node = (x, y, fill, sign) => disc(x, y, 58, c.white) + disc(x, y, 48, fill) + at(x, y, sign);

const bulb =
  line('M-12 26H12M-9 36H9', c.white, 6) +
  shape('M-14 18Q-26 6-26-8A26 26 0 0 1 26-8Q26 6 14 18Z', c.white);

const thermometer = line('M0 16V-24', c.white, 12) + disc(0, 22, 14, c.white);

const lock =
  rect(-20, -6, 40, 32, c.white, { r: 5 }) + line('M-12-6V-16A12 12 0 0 1 12-16V-6', c.white, 7);

const water = shape('M0-32Q24 2 24 12A24 24 0 0 1-24 12Q-24 2 0-32Z', c.white);

const smartBuildings = () =>
  scene(
    'A tower whose light, climate, water and doors report to one network',
    sky('dusk'),
    disc(800, 620, 480, 'url(#dusk)'),
    skyline(0, 1600, 780, 380, '#1c6068', 24, 0.6),
    landmark(1450, 780, 0.8, '#17565e'),
    tower(620, 790, 360, 600, { body: c.petrol, glass: '#3f9799', cols: 7, row: 40, lit: c.sun }),
    rect(606, 176, 388, 20, c.cream),
    line(
      'M620 300H420V250M620 480H330V540M980 330H1220V240M980 520H1290V580M800 190V130',
      c.aqua,
      6,
      { dash: '2 14' },
    ),
    waves(800, 120, 0.9, c.apricot),
    node(420, 220, c.terra, thermometer),
    node(310, 560, c.sea, water),
    node(1230, 210, c.apricot, bulb),
    node(1310, 590, c.palm, lock),
    rect(0, 786, 1600, 120, '#c79a70'),
    palms([500, 806, 0.9], [1100, 806, 0.9], [180, 810, 1.1]),
    falaj(826, 0, 1600, 50),
  );

const predictive = () =>
  scene(
    'A pump watched by sensors: the wear is seen before it fails',
    near(
      800,
      840,
      1.06,
      room('#dbe9e6', '#cdb88d', 730),
      rect(700, 110, 760, 330, c.white, { r: 22 }),
      rect(700, 110, 760, 330, undefined, { s: c.mist, sw: 6, r: 22 }),
      dashes('M740 190H1420M740 260H1420M740 330H1420', c.foam, 4, '12 10'),
      line('M740 330q30-60 60 0t60 0t60 0t60 0q30-80 60 0t60-20', c.sea, 9),
      line('M1100 310q30-110 60 0t60-40q40-110 70-20', c.terra, 9),
      line('M1090 150V400', c.apricot, 5, { dash: '10 10' }),
      disc(1290, 250, 22, c.terra),
      disc(1290, 250, 40, undefined, { s: c.terra, sw: 5, o: 0.5 }),
      rect(1190, 130, 150, 56, c.terra, { r: 12 }),
      line('M1216 158h98', c.white, 10),
      pump(760, 800, 1.55),
      at(850, 440, rect(-26, -24, 52, 34, c.apricot, { r: 6 }) + waves(0, -36, 0.62, c.terra)),
      at(1180, 500, rect(-26, -24, 52, 34, c.apricot, { r: 6 }) + waves(0, -36, 0.62, c.terra)),
      gauge(610, 330, 60, 20),
      line('M610 390V470H740', c.iron, 12),
      shade(380, 866, 1.7),
      person(
        400,
        862,
        1.75,
        crew({ skin: 4, right: 'hold', left: 'hold', front: at(2, -182, tablet(0, 0)) }),
      ),
      toolbox(600, 866, 0.8),
    ),
  );

const automatedPlace = () =>
  [
    sky('night'),
    line(
      'M120 120h.1M380 80h.1M620 190h.1M980 90h.1M1240 160h.1M1500 110h.1M260 260h.1',
      '#fff',
      5,
      { o: 0.6 },
    ),
    skyline(0, 1600, 720, 420, '#0d4a52', 45),
    tower(980, 730, 280, 520, {
      body: '#14616a',
      glass: '#3f9799',
      lit: c.sun,
      top: 'round',
      cols: 6,
    }),
    ground(726, '#154951'),
    drone(420, 230, 1.5),
    shape('M400 270L180 720H660L440 270Z', 'url(#beam)'),
    rect(560, 500, 70, 240, c.petrol, { r: 10 }),
    rect(860, 500, 70, 240, c.petrol, { r: 10 }),
    disc(595, 560, 18, c.leaf),
    disc(895, 560, 18, c.leaf),
    line('M630 640H700M860 640H790', c.aqua, 12),
    rect(540, 480, 410, 28, c.aqua, { r: 8 }),
    dome(745, 516, 0.7, true),
  ].join('');

const automatedFront = () =>
  [
    person(745, 770, 1.05, {
      head: 'short',
      dress: 'suit',
      top: c.slate,
      trim: c.apricot,
      legs: c.ink,
      skin: 2,
      pose: 'walk',
      left: 'carry',
      right: 'reach',
      front: rect(84, -222, 26, 34, c.white, { r: 3 }),
    }),
    shield(
      1330,
      560,
      1.5,
      c.sea,
      at(
        0,
        0,
        rect(-36, -6, 72, 56, c.white, { r: 8 }) +
          line('M-22-6V-28A22 22 0 0 1 22-28V-6', c.white, 12),
      ),
    ),
    palms([120, 750, 1], [1540, 760, 1.1]),
    rect(0, 800, 1600, 110, '#0b3239'),
    dashes('M0 856H1600', c.aqua, 5, '60 40', 0.5),
  ].join('');

const automated = () =>
  scene(
    'Gates, cameras and a drone guard a tower at night',
    near(800, 860, 1.05, automatedPlace(), automatedFront()),
  );

export const pictures = {
  'images/smart-tech/smart-building-technologies': smartBuildings,
  'images/smart-tech/predictive-maintenance': predictive,
  'images/smart-tech/automated-security': automated,
};
