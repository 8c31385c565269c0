/** Pictures of the blog: the posts and the details shown inside them. */
import { curtainWall } from '../buildings.mjs';
import { counter, lamp } from '../furniture.mjs';
import { bush, palms, pot } from '../greens.mjs';
import { chiller, duct, fan, flanges, gauge, pipe, pump, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { crew, person, shade } from '../people.mjs';
import {
  arch,
  archWindow,
  birds,
  cloud,
  dunes,
  falaj,
  landmark,
  light,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { bars, chart, laptop, monitor, ring, writing } from '../screens.mjs';
import { at, dashes, disc, line, near, oval, rect, shape, times } from '../shape.mjs';
import { clipboard, drop, tablet, tick, toolbox } from '../tools.mjs';
import { cradle } from '../vehicles.mjs';
import { rooftop } from './services-hard.mjs';

import { rack } from './services-special.mjs';

const handover = () =>
  scene(
    'Keys and plans change hands in an empty tower floor',
    near(
      800,
      860,
      1.05,
      room('#e9efe6', '#cfc1a0', 720),
      rect(90, 90, 1420, 480, '#bfe0dc'),
      skyline(90, 1510, 570, 330, c.sea, 34, 0.4),
      landmark(420, 570, 0.7, '#7fbab8'),
      line(`${times(8, (i) => `M${90 + i * 203} 90V570`)}M90 90H1510M90 570H1510`, c.white, 14),
      light(200, 740, 300, 130),
      light(700, 740, 300, 130),
      shade(620, 860, 1.7),
      person(610, 860, 1.75, {
        head: 'ghutra',
        hat: c.white,
        dress: 'robe',
        top: c.white,
        beard: true,
        skin: 2,
        right: [60, -200, 92, -206],
        left: 'down',
      }),
      person(
        960,
        860,
        1.75,
        crew({
          skin: 4,
          face: -1,
          left: [60, -200, 90, -206],
          right: 'carry',
          front: at(64, -120, rect(-20, -60, 30, 130, c.sea, { r: 8 })),
        }),
      ),
      at(
        784,
        500,
        disc(0, 0, 20, undefined, { s: c.sun, sw: 9 }) + line('M20 0H66M50 0v16M64 0v16', c.sun, 9),
      ),
      toolbox(1240, 860, 0.9),
      pot(1430, 850, 1.1),
    ),
  );

const handoverRoof = () =>
  scene(
    'The same tower: its roof plant on the first morning',
    near(
      800,
      800,
      1.08,
      rooftop('dawn', 51),
      chiller(180, 770, 600, 270, 3),
      chiller(860, 770, 600, 270, 3),
      pipe('M0 820H1600', 38, c.sea),
      flanges([300, 820, 38], [820, 820, 38], [1240, 820, 38]),
      shade(820, 866, 1.5),
      person(
        820,
        866,
        1.55,
        crew({
          skin: 1,
          head: 'hijab',
          hat: c.foam,
          left: 'hold',
          right: 'hold',
          front: tablet(2, -178),
        }),
      ),
    ),
  );

const handoverLobby = () =>
  scene(
    'The same tower: its lobby before the doors open',
    near(
      800,
      860,
      1.04,
      room('#f1e8d5', '#d2bd93', 700),
      times(4, (i) =>
        shape(arch(110 + i * 370, 700, 280, 560), ['#a9d6d3', '#bfe0dc', '#d9e8dc', '#fbe6bf'][i]),
      ),
      line(
        times(4, (i) => `M${250 + i * 370} 700V142`),
        c.white,
        10,
      ),
      light(180, 710, 260, 140),
      light(560, 710, 260, 140),
      light(930, 710, 260, 140),
      lamp(430, 170, 1.1, c.terra),
      lamp(1180, 170, 1.1, c.terra),
      counter(620, 830, 480, 190),
      person(860, 850, 1.35, {
        head: 'bun',
        skin: 1,
        dress: 'suit',
        top: c.petrol,
        trim: c.apricot,
        pose: 'none',
        right: 'wave',
        left: 'hold',
      }),
      counter(620, 830, 480, 190),
      pot(560, 830, 1.1),
      pot(1180, 830, 1.1),
      falaj(850, 0, 1600, 50),
    ),
  );

const meters = () =>
  scene(
    'Meters, servers and one clear figure',
    near(
      800,
      800,
      1.06,
      room('#dfe9e5', '#c6b48c', 730),
      rack(160, 170, 220, 580),
      rack(410, 170, 220, 580),
      monitor(
        760,
        140,
        640,
        400,
        bars(50, 300, [90, 140, 110, 180, 150, 200, 120], 36, 20, c.sea, c.apricot) +
          ring(530, 130, 66, 0.6, c.leaf, '#1d6068', 24) +
          writing(50, 50, [140, 90], 26, c.mist, 10) +
          writing(470, 250, [120, 90], 30, c.mist, 10),
        '#0f4a52',
      ),
      counter(700, 850, 760, 170, c.petrol, c.camel),
      line('M630 420H700V560H760', c.terra, 9),
      shade(600, 866, 1.6),
      person(640, 866, 1.7, crew({ skin: 3, right: 'point', left: 'hip' })),
      pot(1500, 850, 1),
    ),
  );

const summer = () =>
  scene(
    'Before the summer: filters out, fans checked, coils washed',
    near(
      800,
      840,
      1.06,
      rooftop('noon', 72),
      sun(240, 170, 96, '#ffe2a3'),
      chiller(620, 790, 820, 360, 3),
      shade(420, 860, 1.7),
      person(
        420,
        864,
        1.8,
        crew({
          skin: 4,
          right: [58, -200, 92, -196],
          left: 'hold',
          hat: c.sun,
          front: line('M40-190L118-204', c.slate, 12),
        }),
      ),
      dashes('M636 500L760 440M636 510L790 520M636 520L770 600', c.white, 9, '20 14'),
      line('M500 520Q420 760 260 850', c.sea, 12),
      at(
        1500,
        850,
        rect(-60, -150, 120, 150, c.white, { r: 4 }) + dashes('M0-140V-10', c.steel, 96, '7 10'),
      ),
    ),
  );

const ropes = () =>
  scene(
    'A facade crew at height, the city far below',
    sky('noon'),
    sun(1340, 190, 80),
    cloud(1240, 380, 1.2),
    cloud(1420, 560, 0.9),
    birds(1180, 280, 1.4),
    skyline(900, 1600, 900, 380, c.sea, 45, 0.4),
    landmark(1400, 900, 0.8, '#5ea5a7'),
    curtainWall(-20, -20, 940, 940, 6, 5, '#3b9296'),
    rect(920, -20, 34, 940, c.cream),
    cradle(200, 830, 700, -10),
    person(
      380,
      826,
      1.9,
      crew({
        skin: 2,
        vest: c.sun,
        left: 'raise',
        right: 'low',
        hold: line('M-62-304L-70-340', c.slate, 8),
      }),
    ),
    person(
      700,
      826,
      1.9,
      crew({ skin: 5, vest: c.sun, face: -1, left: [58, -240, 92, -280], right: 'carry' }),
    ),
    rect(200, 758, 700, 72, c.apricot, { r: 8 }),
    rect(200, 758, 700, 18, c.terra, { r: 8 }),
  );

const waterSaving = () =>
  scene(
    'A leak found early: a drop, a pipe and a garden',
    near(
      800,
      860,
      1.05,
      sky('morning'),
      dunes(560),
      shape('M0 640Q800 580 1600 650V900H0Z', '#8fb98f'),
      palms([150, 700, 1.1], [1460, 700, 1.2], [1290, 680, 0.8]),
      pipe('M0 300H560Q620 300 620 360V560', 70, c.sea),
      flanges([240, 300, 70], [460, 300, 70], [620, 480, 70, 1]),
      wheel(350, 210, 60),
      line('M350 265V210', c.iron, 16),
      drop(620, 690, 2.2),
      oval(620, 800, 150, 22, c.sea, { o: 0.7 }),
      oval(620, 800, 80, 11, c.foam, { o: 0.8 }),
      gauge(140, 200, 60, -30),
      bush(850, 720, 1.1),
      bush(1000, 740, 0.9, c.palm),
      shade(1130, 850, 1.6),
      person(
        1120,
        850,
        1.7,
        crew({
          skin: 1,
          head: 'hijab',
          hat: c.sand,
          face: -1,
          left: 'point',
          right: 'hold',
          front: at(30, -176, clipboard(0, 0, 0.26)),
        }),
      ),
      falaj(850, 0, 1600, 50),
    ),
  );

const partner = () =>
  scene(
    'Two people compare offers at a table',
    near(
      800,
      840,
      1.06,
      room('#f3e7d2', '#cdb58a', 700),
      archWindow(160, 600, 260, 440),
      archWindow(1180, 600, 260, 440),
      rect(600, 110, 400, 330, c.petrol, { r: 14 }),
      times(
        3,
        (i) =>
          rect(630 + i * 120, 150, 100, 250, '#17666e', { r: 10 }) +
          tick(680 + i * 120, 200, 26, i === 1 ? c.palm : c.iron) +
          writing(650 + i * 120, 260, [60, 60, 44, 52], 34, i === 1 ? c.sun : c.mist, 9),
      ),
      person(480, 850, 1.75, {
        head: 'long',
        hair: '#3d2a20',
        skin: 1,
        dress: 'suit',
        top: c.terra,
        trim: c.cream,
        right: 'reach',
        left: 'hold',
      }),
      person(1130, 850, 1.75, {
        head: 'turban',
        hat: c.petrol,
        beard: true,
        skin: 3,
        dress: 'suit',
        top: c.slate,
        trim: c.apricot,
        face: -1,
        left: 'reach',
        right: 'hold',
      }),
      counter(360, 880, 900, 190, c.petrol, c.camel),
      laptop(730, 570, 150, 86, chart(10, 74, 24, [10, 30, 24, 44, 40, 60], c.sea, 4)),
      at(960, 670, rect(-60, -10, 130, 14, c.white)),
    ),
  );

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

const agreement = () =>
  scene(
    'A handshake over a signed agreement',
    rect(0, 0, 1600, 900, '#f0e2c8'),
    disc(800, 430, 380, '#fff', { o: 0.4 }),
    shape(arch(520, 900, 560, 860), c.mist, { o: 0.5 }),
    line('M-40 560L560 470', c.petrol, 190),
    line('M1640 540L1040 460', c.terra, 190),
    line('M520 476L600 464', c.white, 196, { butt: true }),
    line('M1080 466L1010 456', c.cream, 196, { butt: true }),
    line('M610 462L800 440', '#cb9168', 150),
    line('M1000 456L830 430', '#7f4f34', 140),
    line('M760 400L890 380M750 450L900 450M770 500L880 510', '#cb9168', 44),
    line('M870 360L760 330', '#7f4f34', 46),
    at(
      800,
      760,
      rect(-230, -70, 460, 150, c.white, { r: 8, t: 'rotate(-2)' }) +
        writing(-180, -30, [240, 300], 30, c.mist, 11) +
        line('M20 46q24-44 44-10t26-8t38-12t36 14', c.ink, 6),
    ),
  );

export const pictures = {
  'images/blog/post-1': handover,
  'images/blog/post-1b': handoverRoof,
  'images/blog/post-1c': handoverLobby,
  'images/blog/post-2': meters,
  'images/blog/post-3': summer,
  'images/blog/post-4': ropes,
  'images/blog/post-5': waterSaving,
  'images/blog/post-6': partner,
  'images/blog/feature-1': filter,
  'images/blog/feature-2': dial,
  'images/blog/feature-3': sheet,
  'images/blog/feature-4': sensor,
  'images/blog/feature-5': brush,
  'images/blog/feature-6': agreement,
};
