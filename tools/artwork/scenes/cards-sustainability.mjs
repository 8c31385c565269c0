/** Cards of the sustainability page, 800 x 600. */

import { tower } from '../buildings.mjs';
import { crew, keeper } from '../crews.mjs';
import { solar, turbine } from '../energy.mjs';
import { lamp } from '../furniture.mjs';
import { bush, hedge, leaf, palms, pot } from '../greens.mjs';
import { chiller } from '../machines.mjs';
import { c } from '../palette.mjs';
import { card } from '../paper.mjs';
import { person } from '../people.mjs';
import { birds, cloud, dunes, falaj, room, sky, skyline, sun } from '../place.mjs';
import { bars, chart, ring } from '../screens.mjs';
import { at, dashes, disc, line, rect, shape, times } from '../shape.mjs';
import { bucket, drop, tablet } from '../tools.mjs';

const smart = () =>
  card(
    'A wall panel keeps light, air and water in balance',
    room('#dcebe5', '#d2bd93', 500, 800, 600),
    rect(190, 70, 420, 330, c.deep, { r: 36 }),
    rect(214, 94, 372, 282, '#0f4a52', { r: 22 }),
    ring(330, 220, 78, 0.68, c.leaf, '#1d6068', 24),
    leaf(322, 262, 0.52, c.sage),
    bars(450, 200, [30, 60, 44, 80], 18, 10, c.sea, c.apricot),
    line('M450 250H556M450 290H520', c.mist, 11),
    line('M240 336H560', '#1d6068', 14),
    line('M240 336H420', c.apricot, 14),
    disc(420, 336, 18, c.white),
    pot(690, 560, 0.95),
    person(110, 590, 1.25, crew({ skin: 3, right: 'point', left: 'hip' })),
  );

const led = () =>
  card(
    'LED lamps shine where old bulbs burned',
    room('#0d4149', '#0a3138', 500, 800, 600),
    lamp(170, 120, 1.1, c.terra),
    lamp(630, 120, 1.1, c.terra),
    disc(400, 250, 210, 'url(#glow)'),
    at(
      400,
      260,
      shape('M-62 96Q-68 50-96 16A110 110 0 1 1 96 16Q68 50 62 96Z', '#fff1cf') +
        rect(-60, 100, 120, 26, c.steel, { r: 8 }) +
        rect(-54, 130, 108, 22, c.iron, { r: 8 }) +
        rect(-40, 156, 80, 22, c.slate, { r: 10 }) +
        dashes('M-40 20H50', c.apricot, 70, '20 10') +
        rect(-52, 50, 104, 16, c.terra, { r: 6 }) +
        line('M-66-60A90 90 0 0 1-10-96', '#fff', 9, { o: 0.9 }),
    ),
    line('M400 30V0M220 120L190 96M580 120L610 96M180 270H140M620 270H660', c.sun, 10),
    leaf(520, 500, 0.6, c.leaf),
    leaf(560, 510, 0.45, c.palm),
  );

const renewable = () =>
  card(
    'Solar panels and turbines in the dunes',
    sky('morning', 800, 600),
    sun(600, 140, 64),
    birds(330, 110, 0.8),
    turbine(170, 420, 0.85, 20),
    turbine(310, 400, 0.6, 66),
    dunes(370, 800, 600),
    solar(120, 540, 1.05, 3),
    palms([730, 520, 0.8]),
    falaj(556, 0, 800, 44),
  );

const hvac = () =>
  card(
    'A chiller and its falling energy use',
    sky('noon', 800, 600),
    cloud(560, 110, 0.8),
    skyline(0, 800, 420, 180, c.sea, 19, 0.35),
    rect(0, 410, 800, 190, '#e4d7bd'),
    rect(0, 390, 800, 30, c.cream),
    chiller(300, 520, 470, 220, 3),
    rect(40, 80, 290, 210, c.white, { r: 20 }),
    chart(70, 250, 46, [130, 120, 126, 90, 74, 40], c.palm, 8),
    line('M70 250H300', c.mist, 6),
    person(180, 590, 1.05, crew({ skin: 1, right: 'hold', left: 'hold', front: tablet(2, -178) })),
  );

const cleaning = () =>
  card(
    'A cleaner with refillable bottles and a leaf on the label',
    room('#e6efe2', '#d6c298', 480, 800, 600),
    rect(120, 120, 560, 14, c.camel),
    pot(190, 120, 0.42),
    at(
      560,
      480,
      rect(-60, -210, 120, 210, c.leaf, { r: 20 }) +
        rect(-26, -250, 52, 44, c.palm) +
        shape('M-30-250V-290H66V-266H30V-250Z', c.petrol) +
        rect(-44, -160, 88, 110, c.cream, { r: 10 }) +
        leaf(-4, -62, 0.6, c.palm),
    ),
    at(
      430,
      480,
      rect(-44, -150, 88, 150, c.aqua, { r: 16 }) +
        rect(-18, -180, 36, 34, c.sea) +
        rect(-32, -110, 64, 70, c.cream, { r: 8 }) +
        drop(0, -72, 0.7),
    ),
    rect(320, 476, 400, 24, c.camel, { r: 6 }),
    rect(350, 500, 340, 100, c.petrol),
    bucket(650, 476, 0.7, c.apricot),
    person(
      190,
      596,
      1.4,
      keeper({
        head: 'hijab',
        hat: c.petrol,
        skin: 2,
        right: 'reach',
        left: 'hold',
        front: shape('M80-214h34l10 26h-52Z', c.sun),
      }),
    ),
  );

const savings = () =>
  card(
    'Coins grow with a young plant',
    sky('warm', 800, 600),
    disc(400, 300, 220, '#fff', { o: 0.4 }),
    rect(0, 480, 800, 120, c.dune),
    times(3, (i) =>
      times(
        2 + i * 2,
        (j) =>
          rect(170 + i * 170, 480 - (j + 1) * 34, 130, 29, j % 2 ? c.apricot : c.sun, { r: 13 }) +
          line(`M${190 + i * 170} ${463 - j * 34}h90`, c.camel, 3, { o: 0.5 }),
      ),
    ),
    line('M235 412V360M405 344V280M575 276V200', c.palm, 9),
    leaf(235, 380, 0.36, c.leaf),
    leaf(405, 320, 0.5, c.leaf),
    leaf(575, 250, 0.72, c.leaf),
    at(570, 250, shape('M0 0Q-60-10-84-64Q-20-70 0 0Z', c.palm)),
    at(402, 318, shape('M0 0Q-44-8-60-46Q-14-52 0 0Z', c.palm)),
    line('M110 300Q300 260 420 180T640 90', c.terra, 8, { dash: '2 18' }),
    line('M612 84L644 88L630 118', c.terra, 8),
    falaj(540, 0, 800, 46),
  );

const footprint = () =>
  card(
    'A footprint made of leaves over a clear city',
    sky('day', 800, 600),
    skyline(0, 800, 470, 240, c.sea, 29, 0.32),
    tower(80, 480, 90, 200, { body: '#5aa3a3', glass: c.foam, cols: 4, top: 'round' }),
    tower(640, 480, 100, 240, { body: '#3d8f88', glass: c.foam, cols: 4, top: 'slant' }),
    rect(0, 476, 800, 124, '#9dc29b'),
    hedge(40, 500, 200, 36),
    bush(690, 500, 0.7),
    at(
      400,
      290,
      shape(
        'M-10 210Q-70 200-60 120Q-54 60-84 0Q-110-90-30-120Q70-140 86-40Q92 20 60 90Q40 220-10 210Z',
        c.petrol,
      ) +
        disc(-70, -168, 30, c.petrol) +
        disc(-8, -190, 25, c.petrol) +
        disc(46, -180, 21, c.petrol) +
        disc(88, -152, 18, c.petrol) +
        leaf(-16, 150, 1.3, c.leaf) +
        line('M-14 172V196', c.sage, 8),
    ),
    falaj(548, 0, 800, 44),
  );

export const pictures = {
  'images/sustainability/smart-automation': smart,
  'images/sustainability/led-lighting': led,
  'images/sustainability/renewable-energy': renewable,
  'images/sustainability/hvac-optimisation': hvac,
  'images/sustainability/green-cleaning': cleaning,
  'images/sustainability/cost-savings': savings,
  'images/sustainability/carbon-footprint': footprint,
};
