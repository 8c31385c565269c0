/** Gallery: technical expertise, 5 to 8. */

import { curtainWall } from '../buildings.mjs';
import { crew } from '../crews.mjs';
import { cables, flanges, gauge, pipe, pump, vessel, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { cloud, landmark, room, sky, skyline, sun } from '../place.mjs';
import { writing } from '../screens.mjs';
import { at, dashes, disc, line, rect, shape } from '../shape.mjs';
import { drone, ladder, tablet } from '../tools.mjs';

const tray = () =>
  picture(
    900,
    1200,
    'Cables are laid into a tray above the ceiling line',
    room('#e6efe9', '#cdb88d', 1020, 900, 1200),
    rect(0, 0, 900, 70, c.slate),
    line('M120 60V240M780 60V240', c.iron, 12),
    line('M0 240H900M0 320H900', c.iron, 14),
    dashes('M0 280H900', c.steel, 74, '10 40'),
    cables(
      ['M0 260H520Q600 260 600 340V600', c.terra],
      ['M0 282H500Q570 282 570 352V600', c.sea],
      ['M0 304H480Q540 304 540 364V600', c.sun],
    ),
    rect(500, 590, 140, 180, c.petrol, { r: 10 }),
    disc(570, 650, 20, c.leaf),
    line('M530 720H610', c.aqua, 10),
    ladder(180, 1160, 340, 640),
    person(
      340,
      880,
      1.9,
      crew({ skin: 3, hat: c.sun, right: [60, -246, 84, -296], left: [58, -250, 40, -300] }),
    ),
    person(
      720,
      1160,
      1.7,
      crew({
        skin: 1,
        face: -1,
        head: 'hijab',
        hat: c.foam,
        left: 'hold',
        right: 'hold',
        front: tablet(2, -178),
      }),
    ),
  );

const shaft = () =>
  picture(
    900,
    1200,
    'An inspection from the top of a lift car',
    rect(0, 0, 900, 1200, c.deep),
    shape('M0 0L220 200V1200H0ZM900 0L680 200V1200H900Z', '#082a31'),
    rect(220, 200, 460, 1000, '#0f464e'),
    line('M270 0V1200M630 0V1200', c.iron, 18),
    dashes('M220 380H680M220 620H680M220 860H680', c.slate, 14, '60 340'),
    line('M420 0V820M450 0V820M480 0V820', c.steel, 7),
    shape('M450 120L170 900H730Z', 'url(#beam)', { o: 0.5 }),
    disc(450, 110, 26, c.sun),
    rect(170, 900, 560, 300, c.cream),
    rect(170, 900, 560, 30, c.terra),
    rect(210, 970, 230, 230, '#9fd0cf'),
    rect(460, 970, 230, 230, '#9fd0cf'),
    line('M180 900V760H720V900', c.apricot, 14),
    rect(400, 820, 100, 80, c.slate, { r: 8 }),
    person(300, 902, 1.55, crew({ skin: 1, right: 'reach', left: 'hip', hat: c.sun })),
    person(
      600,
      902,
      1.55,
      crew({ skin: 4, face: -1, left: 'raise', right: 'hold', vest: c.terra }),
    ),
  );

const fireRoom = () =>
  picture(
    1200,
    900,
    'The fire pumps are tested and the gauges read',
    room('#efe6d6', '#c2a97c', 690, 1200, 900),
    pipe('M0 160H1200', 70, c.red),
    pipe('M330 160V560', 50, c.red),
    pipe('M860 160V560', 50, c.red),
    flanges([180, 160, 70], [600, 160, 70], [1040, 160, 70], [330, 380, 50, 1], [860, 380, 50, 1]),
    wheel(330, 300, 50, c.petrol),
    wheel(860, 300, 50, c.petrol),
    gauge(600, 330, 100, 46, c.rust),
    line('M600 190V236', c.iron, 18),
    pump(180, 800, 1.25, c.red),
    pump(700, 800, 1.25, c.red),
    vessel(1060, 760, 120, 330, c.red),
    shade(600, 860, 1.6),
    person(
      580,
      866,
      1.7,
      crew({
        skin: 4,
        hat: c.red,
        vest: c.sun,
        top: c.slate,
        left: 'hold',
        right: 'wave',
        front: at(
          -16,
          -180,
          rect(-34, -44, 68, 88, c.camel, { r: 6 }) +
            rect(-28, -36, 56, 76, c.white) +
            writing(-20, -20, [34, 40, 28], 20, c.mist, 6),
        ),
      }),
    ),
  );

const facadeDrone = () =>
  picture(
    1200,
    1200,
    'A drone reads a glass facade, pane by pane',
    sky('noon', 1200, 1200),
    cloud(160, 220, 1.2),
    sun(210, 480, 70),
    skyline(0, 600, 1100, 460, c.sea, 17, 0.4),
    landmark(150, 1100, 1, '#63a9ab'),
    curtainWall(560, -20, 660, 1260, 5, 8, '#3b9296'),
    rect(540, -20, 24, 1260, c.cream),
    drone(360, 420, 2),
    shape('M380 456L700 320H1000V640H700Z', '#fff3d6', { o: 0.28 }),
    rect(700, 320, 300, 320, undefined, { s: c.sun, sw: 8, dash: '40 30' }),
    rect(880, 470, 90, 90, undefined, { s: c.terra, sw: 9 }),
    line('M900 490l24 20l-10 16l30 16', c.terra, 7),
    person(
      260,
      1190,
      2,
      crew({
        skin: 2,
        right: 'hold',
        left: 'hold',
        front: at(
          2,
          -180,
          rect(-40, -20, 80, 44, c.ink, { r: 12 }) +
            rect(-18, -14, 36, 30, c.aqua) +
            line('M-30-20V-46M30-20V-46', c.ink, 6),
        ),
      }),
    ),
    rect(0, 1180, 1200, 30, c.sand),
  );

export const pictures = {
  'images/gallery/technical-expertise-5': tray,
  'images/gallery/technical-expertise-6': shaft,
  'images/gallery/technical-expertise-7': fireRoom,
  'images/gallery/technical-expertise-8': facadeDrone,
};
