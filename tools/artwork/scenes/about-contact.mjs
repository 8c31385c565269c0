import { counter } from '../furniture.mjs';
import { pot } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person } from '../people.mjs';
import { archWindow, light, room } from '../place.mjs';
import { chart, laptop, pin, writing } from '../screens.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';
import { mark } from '../vehicles.mjs';

const contact = () =>
  scene(
    'A help desk: headset, messages, a plan of the city',
    near(
      780,
      860,
      1.08,
      room('#dcebe7', '#d4bf95', 720),
      archWindow(150, 600, 280, 450),
      rect(980, 120, 440, 300, c.petrol, { r: 30 }),
      shape('M1040 400H1160L1040 490Z', c.petrol),
      writing(1040, 200, [320, 260, 300], 60, c.aqua, 18),
      rect(1080, 470, 340, 150, c.apricot, { r: 30 }),
      shape('M1360 610H1270L1380 680Z', c.apricot),
      disc(1170, 545, 16, c.white),
      disc(1250, 545, 16, c.white),
      disc(1330, 545, 16, c.white),
      light(190, 730, 260, 130),
      person(700, 900, 1.85, {
        head: 'hijab',
        hat: c.teal,
        skin: 2,
        top: c.cream,
        trim: c.petrol,
        pose: 'none',
        left: [56, -190, 30, -196],
        right: [62, -200, 60, -250],
        front:
          line('M-32-276Q-32-316 0-318Q32-316 32-276', c.ink, 7) +
          rect(24, -288, 16, 30, c.terra, { r: 7 }) +
          line('M34-262Q30-242 14-246', c.ink, 4),
      }),
      laptop(
        760,
        560,
        250,
        150,
        chart(20, 130, 42, [20, 54, 40, 80, 66, 110], c.sea) + writing(20, 24, [80], 10, c.mist),
      ),
      counter(300, 900, 900, 170, c.petrol, c.camel),
      at(
        420,
        706,
        rect(-60, -24, 130, 26, c.ink, { r: 8 }) +
          line('M-64-34Q0-64 72-34', c.ink, 18) +
          times(3, (i) => disc(-24 + i * 26, -12, 6, c.mist)),
      ),
      pot(1390, 860, 1.1),
    ),
  );

/** Ten blocks of streets between the coast and the desert. */
const mapDubaiPlace = () =>
  [
    rect(0, 0, 1600, 900, '#efe6d2'),
    shape(
      'M0 0H1600V70Q1380 90 1260 170T1020 250Q930 270 880 340T700 470Q560 520 480 600T250 740Q120 790 0 880Z',
      '#8fcdcb',
    ),
    shape(
      'M0 0H1600V40Q1360 60 1230 140T990 220Q900 240 850 310T680 436Q540 490 450 570T230 706Q110 760 0 840Z',
      '#7cc4c2',
    ),
    dashes(
      'M80 200q30-14 60 0t60 0M420 120q30-14 60 0t60 0M240 430q30-14 60 0t60 0M900 110q30-14 60 0t60 0M60 620q30-14 60 0t60 0',
      c.white,
      5,
      '400 0',
      0.6,
    ),
    at(
      560,
      330,
      line(
        'M60 110Q20 40-10-10M22 40Q-40 30-80-20M22 40Q40 0 20-60M0 10Q-50-10-70-60M0 10Q10-30-16-74',
        '#efe6d2',
        20,
      ) + line('M-100 30A130 130 0 0 1 50-100', '#efe6d2', 14),
    ),
    line('M1130 226Q1180 330 1290 370T1370 500Q1380 600 1460 620', '#7cc4c2', 40),
    line('M1290 370Q1250 420 1190 430', '#7cc4c2', 24),
    shape(
      'M700 640h150v110h-150ZM1040 520h120v90h-120ZM420 760h130v100h-130ZM1180 700h170v120h-170Z',
      '#bcd3b2',
    ),
  ].join('');

const mapDubaiFront = () =>
  [
    line(
      times(9, (i) => `M${360 + i * 130} ${720 - i * 56}L${560 + i * 130} ${960 - i * 56}`) +
        times(4, (i) => `M${100 + i * 90} ${900 + i * 10}L${1600} ${250 + i * 170}`),
      c.white,
      9,
    ),
    line(
      times(7, (i) => `M${470 + i * 150} ${660 - i * 60}l170 210`),
      c.white,
      5,
      { o: 0.9 },
    ),
    line('M60 920Q420 760 640 600T1000 390T1600 190', c.white, 26),
    line('M60 920Q420 760 640 600T1000 390T1600 190', c.apricot, 16),
    line('M300 960Q760 840 960 700T1600 430', c.white, 20),
    line('M300 960Q760 840 960 700T1600 430', c.gold, 11),
    dashes('M60 860Q400 720 620 566T980 356T1600 150', c.terra, 5, '26 10', 0.8),
    shape(
      'M780 505l40-26l26 40l-40 26ZM900 560l50-34l30 46l-50 34ZM880 470l34-22l22 34l-34 22ZM1010 470l40-26l22 34l-40 26ZM650 660l0 0Z',
      '#ddcba4',
    ),
    disc(930, 520, 120, c.petrol, { o: 0.12 }),
    disc(930, 520, 60, c.petrol, { o: 0.18 }),
    pin(930, 524, 1.35),
    rect(1010, 372, 266, 84, c.white, { r: 16 }),
    shape('M1012 430L986 448L1012 456Z', c.white),
    mark(1062, 408, 0.56),
    letters('Falaj', 1112, 396, 30, 6, c.petrol, 3),
    at(
      280,
      540,
      disc(0, 0, 52, c.white) +
        shape('M0-40L16 0H-16Z', c.terra) +
        shape('M0 40L16 0H-16Z', c.steel),
    ),
  ].join('');

const mapDubai = () =>
  scene(
    'A drawn plan of Dubai: coast, creek, main roads, and the office',
    mapDubaiPlace(),
    mapDubaiFront(),
  );

export const pictures = {
  'images/about/contact': contact,
  'images/about/map-dubai': mapDubai,
};
