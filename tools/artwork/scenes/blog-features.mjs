/** Details shown inside the blog posts. */

import { duct, fan, flanges, gauge, pipe, pump, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { cloud, sky, skyline, sun } from '../place.mjs';
import { chart, writing } from '../screens.mjs';
import { at, dashes, disc, line, near, oval, rect, shape } from '../shape.mjs';
import { clipboard, drop, tick } from '../tools.mjs';

const filter = () =>
  scene(
    'A clean filter slides into a duct',
    near(
      800,
      450,
      1.1,
      rect(0, 0, 1600, 900, '#dbe7e4'),
      duct(-20, 200, 1640, 480),
      rect(560, 160, 480, 560, c.iron, { r: 12 }),
      rect(590, 190, 420, 500, c.deep),
      rect(640, 230, 420, 420, c.white, { r: 6, t: 'translate(90 0)' }),
      dashes('M740 440H1140', c.steel, 380, '14 18', 0.6),
      rect(730, 230, 420, 420, undefined, { s: c.camel, sw: 26 }),
      fan(300, 440, 170, c.mist, 16),
      line('M1600 760L1200 640', c.petrol, 130),
      disc(1160, 620, 66, '#a96e48'),
      line('M1150 590L1110 560M1130 620L1080 610M1140 650L1100 660', '#a96e48', 36),
    ),
  );

const dial = () =>
  scene(
    'A hand sets a valve while the dial settles',
    rect(0, 0, 1600, 900, '#d3e3e0'),
    shape('M0 0H1600L1000 900H0Z', '#fff', { o: 0.15 }),
    pipe('M0 560H1600', 150, c.sea),
    flanges([300, 560, 150], [1200, 560, 150]),
    rect(690, 430, 140, 260, c.iron, { r: 10 }),
    line('M760 430V330', c.iron, 40),
    wheel(760, 250, 150),
    line('M1060 485V400', c.iron, 34),
    gauge(1060, 270, 150, 8),
    line('M-20 60L420 200', c.petrol, 170),
    disc(500, 220, 84, '#cb9168'),
    line('M520 190L610 160M530 230L620 240M510 270L600 310', '#cb9168', 46),
  );

const sheet = () =>
  scene(
    'A checklist, a pen and a hard hat on a bench',
    rect(0, 0, 1600, 900, c.camel),
    dashes('M0 180H1600M0 420H1600M0 660H1600', c.bark, 5, '500 30', 0.5),
    shape('M0 0H1600L1000 900H0Z', '#fff', { o: 0.08 }),
    `<g transform="rotate(-6 700 460)">${at(640, 470, clipboard(0, 0, 2.9))}</g>`,
    line('M980 760L1220 500', c.petrol, 34),
    line('M980 760L950 794', c.sand, 22),
    at(
      1300,
      330,
      shape('M-190 60Q-190-150 0-156Q190-150 190 60Z', c.sun) +
        shape('M20-156Q190-150 190 60H90Q96-90 20-156Z', c.ink, { o: 0.12 }) +
        rect(-240, 50, 480, 44, c.sun, { r: 20 }) +
        rect(-30, -176, 60, 220, c.apricot, { r: 18 }),
    ),
    at(1380, 720, disc(0, 0, 100, c.white) + disc(0, 0, 74, c.bark)),
  );

const sensor = () =>
  scene(
    'A small sensor on a motor, its readings in the air',
    near(
      800,
      700,
      1.06,
      rect(0, 0, 1600, 900, '#0c3d45'),
      disc(760, 430, 420, '#fff', { o: 0.05 }),
      disc(760, 430, 300, '#fff', { o: 0.05 }),
      pump(330, 830, 2.1, c.teal),
      at(
        860,
        400,
        rect(-60, -40, 120, 66, c.apricot, { r: 14 }) +
          disc(0, -6, 14, c.white) +
          line('M-50-70a70 70 0 0 1 100 0M-80-104a114 114 0 0 1 160 0', c.sun, 12),
      ),
      rect(1120, 110, 380, 240, c.white, { r: 24 }),
      chart(1160, 310, 50, [40, 80, 60, 110, 90, 140, 120], c.sea, 8),
      rect(1200, 390, 300, 110, c.apricot, { r: 24 }),
      tick(1260, 445, 34),
      writing(1320, 430, [130, 90], 30, c.white, 11),
    ),
  );

const brush = () =>
  scene(
    'A cloth, a bottle and a shining tap',
    rect(0, 0, 1600, 900, '#dcebe7'),
    dashes('M0 110H1600M60 230H1600M0 350H1600M60 470H1600', '#fff', 108, '150 12', 0.7),
    rect(0, 620, 1600, 280, c.cream),
    rect(0, 620, 1600, 18, c.white),
    oval(800, 700, 360, 60, c.mist),
    line('M800 640V330Q800 230 900 230T1000 330V390', c.steel, 46),
    line('M790 640V330', '#fff', 9, { o: 0.7 }),
    line('M720 420H800', c.steel, 30),
    drop(1000, 480, 1.2),
    at(
      360,
      640,
      rect(-90, -300, 180, 300, c.leaf, { r: 34 }) +
        rect(-36, -370, 72, 80, c.palm) +
        shape('M-50-370V-430H110V-390H50V-370Z', c.petrol) +
        rect(-64, -220, 128, 150, c.cream, { r: 14 }),
    ),
    shape('M1140 640Q1120 560 1220 560T1420 590Q1500 640 1440 690Q1300 720 1180 700Z', c.apricot),
    line('M1180 600Q1280 640 1400 620', c.terra, 8),
    line('M620 160l0-60M590 130h60M1180 330v-50M1155 305h50', c.white, 12),
  );

const harness = () =>
  scene(
    'A rope, a knot and a carabiner made fast to a roof anchor',
    sky('noon'),
    sun(1320, 190, 90),
    cloud(260, 190, 1.4),
    skyline(0, 1600, 900, 420, c.sea, 38, 0.4),
    near(
      880,
      600,
      1.3,
      rect(0, 720, 1600, 180, c.cream),
      rect(0, 720, 1600, 22, c.white),
      rect(330, 620, 220, 110, c.iron, { r: 12 }),
      line('M440 620V540', c.iron, 44),
      disc(440, 480, 76, undefined, { s: c.slate, sw: 36 }),
      line('M490 500H820', c.terra, 40),
      dashes('M490 500H820', c.sun, 40, '12 34', 0.8),
      disc(850, 500, 62, undefined, { s: c.terra, sw: 38 }),
      disc(850, 500, 62, undefined, { s: c.sun, sw: 38, dash: '12 34', o: 0.8 }),
      line('M910 470H1120A90 90 0 0 1 1120 650H990A60 60 0 0 1 940 590', c.steel, 34),
      line('M910 470H1120A90 90 0 0 1 1120 650', '#fff', 8, { o: 0.6, t: 'translate(-3 -8)' }),
      rect(1010, 444, 110, 52, c.apricot, { r: 14 }),
      line('M1190 570Q1330 600 1360 900', c.terra, 40),
      dashes('M1190 570Q1330 600 1360 900', c.sun, 40, '12 34', 0.8),
      tick(640, 330, 64),
    ),
  );

export const pictures = {
  'images/blog/feature-1': filter,
  'images/blog/feature-2': dial,
  'images/blog/feature-3': sheet,
  'images/blog/feature-4': sensor,
  'images/blog/feature-5': brush,
  'images/blog/feature-6': harness,
};
