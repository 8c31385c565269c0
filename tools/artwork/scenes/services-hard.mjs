/** Services, hard: the overview, chillers, HVAC, electrical. */

import { crew } from '../crews.mjs';
import {
  board,
  cables,
  chiller,
  danger,
  diffuser,
  duct,
  fan,
  flanges,
  gauge,
  pipe,
  pump,
  wheel,
} from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { archWindow, falaj, light, rooftop, room } from '../place.mjs';
import { at, dashes, disc, line, near, rect, times } from '../shape.mjs';
import { clipboard, ladder, tablet, toolbox } from '../tools.mjs';

/** Returns a snowflake. @param {number} x @param {number} y @param {number} r @param {string} colour */
const flake = (x, y, r, colour) =>
  at(
    x,
    y,
    times(
      3,
      (i) =>
        `<path d="M0-${r}V${r}M-${r * 0.26}-${r * 0.8}L0-${r * 0.54}L${r * 0.26}-${r * 0.8}M-${r * 0.26} ${r * 0.8}L0 ${r * 0.54}L${r * 0.26} ${r * 0.8}" stroke="${colour}" stroke-width="${r * 0.16}" transform="rotate(${i * 60})"/>`,
    ),
  );

const chillerScene = () =>
  scene(
    'A technician checks a chiller on a roof',
    near(
      820,
      860,
      1.13,
      rooftop('noon', 4),
      pipe('M1600 690H1330V560H1240', 40, c.sea),
      pipe('M1600 770H1290V640H1240', 40, c.terra),
      flanges([1430, 690, 40], [1470, 770, 40], [1330, 640, 40, 1]),
      chiller(420, 780, 840, 330, 4),
      disc(1160, 560, 62, c.white),
      flake(1160, 560, 42, c.sea),
      gauge(1430, 640, 44, -40),
      shade(290, 850, 1.45),
      person(
        290,
        850,
        1.45,
        crew({ right: 'hold', left: 'hold', skin: 3, front: tablet(2, -178) }),
      ),
      toolbox(470, 858, 0.62),
    ),
  );

const hvac = () =>
  scene(
    'Ceiling ducts bring cool air into a bright office',
    near(
      800,
      700,
      1.14,
      room('#e7f0ea', '#dcc9a5', 720),
      archWindow(150, 640, 230, 350),
      archWindow(1250, 640, 230, 350),
      rect(0, 0, 1600, 54, c.slate),
      line('M300 50V120M700 50V120M1150 50V120M1480 50V120', c.iron, 8),
      duct(0, 96, 1600, 130),
      rect(700, 60, 210, 200, c.steel, { r: 8 }),
      fan(805, 160, 78, c.mist, 20),
      diffuser(380, 226, 170),
      diffuser(1060, 226, 170),
      light(300, 730, 230, 130),
      ladder(690, 850, 210, 410),
      person(
        790,
        600,
        1.15,
        crew({ left: 'raise', right: 'raise', skin: 1, hat: c.apricot, vest: c.terra, face: -1 }),
      ),
      rect(1010, 620, 250, 240, c.petrol, { r: 10 }),
      dashes('M1040 690H1230', c.aqua, 70, '4 12'),
      rect(1040, 760, 110, 60, c.deep, { r: 6 }),
      line('M1056 800l18-18l20 10l24-24', c.sun, 5),
      disc(1205, 790, 26, c.cream),
      line('M1205 790L1216 772', c.terra, 6),
      shade(400, 860, 1.3),
      person(
        400,
        860,
        1.3,
        crew({ right: 'point', skin: 4, head: 'helmet', left: 'carry', top: c.teal }),
      ),
    ),
  );

const electrical = () =>
  scene(
    'An electrician measures at an open distribution board',
    near(
      880,
      760,
      1.14,
      room('#dfe9e3', '#cdb98f', 730),
      rect(0, 0, 1600, 60, c.slate),
      dashes('M0 92H1600', c.iron, 34, '8 30'),
      line('M0 76H1600M0 108H1600', c.iron, 8),
      cables(
        ['M560 92V190', c.terra],
        ['M610 92V190', c.petrol],
        ['M660 92V190', c.sun],
        ['M710 92V190', c.palm],
        ['M1000 92V240H1100V330', c.petrol],
        ['M1030 92V210H1140V330', c.terra],
      ),
      board(500, 180, 400, 540, 3),
      rect(1040, 330, 230, 300, c.petrol, { r: 8 }),
      rect(1070, 362, 170, 80, c.deep, { r: 4 }),
      line('M1088 416l28-30l26 18l34-38l44 30', c.aqua, 6),
      disc(1100, 500, 26, c.leaf),
      disc(1210, 500, 26, c.terra),
      dashes('M1070 580H1240', c.teal, 50, '8 8'),
      danger(1420, 300, 1.3),
      light(180, 740, 260, 130),
      shade(1010, 870, 1.55),
      person(
        1010,
        870,
        1.55,
        crew({
          face: -1,
          skin: 2,
          left: [62, -216, 92, -250],
          right: 'hold',
          hat: c.sun,
          vest: c.terra,
          hold: line('M-92-250Q-60-120 10-168', c.red, 4),
          front:
            rect(4, -204, 44, 66, c.sun, { r: 7 }) +
            rect(11, -196, 30, 20, c.deep) +
            disc(26, -156, 9, c.ink),
        }),
      ),
      toolbox(1290, 866, 0.8, c.petrol),
    ),
  );

const hardServices = () =>
  scene(
    'Two engineers in a plant room with a pump, pipes and gauges',
    near(
      700,
      700,
      1.12,
      room('#d9e8e4', '#cdb88d', 720),
      pipe('M0 150H1600', 70, c.sea),
      pipe('M0 260H300Q340 260 340 300V560', 56, c.terra),
      pipe('M1310 150V420', 60, c.sea),
      flanges(
        [200, 150, 70],
        [620, 150, 70],
        [1130, 150, 70],
        [1310, 260, 60, 1],
        [340, 420, 56, 1],
      ),
      wheel(1310, 340, 54),
      gauge(1010, 310, 84, 40),
      line('M1010 185V226', c.iron, 18),
      gauge(500, 280, 54, -50),
      line('M500 185V230', c.iron, 14),
      pump(180, 790, 1.28),
      pump(960, 790, 1.28, c.teal),
      line('M0 730H1600', c.ink, 4, { o: 0.08 }),
      shade(800, 850, 1.6),
      person(820, 846, 1.6, crew({ right: 'point', left: 'hip', skin: 4 })),
      person(
        620,
        850,
        1.5,
        crew({
          head: 'hijab',
          hat: c.foam,
          skin: 1,
          top: c.petrol,
          vest: c.terra,
          left: 'hold',
          right: 'hold',
          front: at(0, -178, clipboard(0, 0, 0.3)),
        }),
      ),
      falaj(852, 0, 1600, 48),
    ),
  );

export const pictures = {
  'images/services/chiller': chillerScene,
  'images/services/hvac-systems': hvac,
  'images/services/electrical': electrical,
  'images/services/hard-services': hardServices,
};
