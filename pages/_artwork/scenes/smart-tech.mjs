/** Smart technology: six ideas, three phone screens, and the four software pages. */
import { tower } from '../buildings.mjs';
import { counter } from '../furniture.mjs';
import { palms, pot } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { chiller, gauge, pump } from '../machines.mjs';
import { c } from '../palette.mjs';
import { picture, scene } from '../paper.mjs';
import { crew, person, shade } from '../people.mjs';
import {
  archWindow,
  cloud,
  falaj,
  glazing,
  ground,
  landmark,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { bars, chart, laptop, monitor, phone, pin, ring, writing } from '../screens.mjs';
import { at, dashes, disc, gradient, line, near, rect, shape, stamp, times } from '../shape.mjs';
import { clipboard, dome, drone, shield, tablet, tick, toolbox } from '../tools.mjs';
import { mark } from '../vehicles.mjs';

/** Waves from a sender. @param {number} x @param {number} y @param {number} s @param {string} colour */
const waves = (x, y, s, colour) =>
  at(
    x,
    y,
    line('M-22-22a31 31 0 0 1 44 0M-44-44a62 62 0 0 1 88 0M-66-66a93 93 0 0 1 132 0', colour, 12) +
      disc(0, 0, 12, colour),
    s,
  );

/** A round sign on a line, for what a building reports. @param {number} x @param {number} y @param {string} fill @param {string} sign */
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

const automated = () =>
  scene(
    'Gates, cameras and a drone guard a tower at night',
    near(
      800,
      860,
      1.05,
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
    ),
  );

const apps = () =>
  scene(
    'A phone in the hand: ask for help, follow the visit, rate the work',
    gradient('sky', ['#0d5c63', '#1f7a80', '#7cc4c2'], true),
    rect(0, 0, 1600, 900, 'url(#sky)'),
    disc(800, 470, 400, '#fff', { o: 0.08 }),
    disc(800, 470, 290, '#fff', { o: 0.08 }),
    phone(
      640,
      90,
      330,
      720,
      rect(24, 70, 282, 150, c.petrol, { r: 22 }) +
        writing(50, 114, [150, 100], 36, c.foam, 12) +
        times(4, (i) =>
          rect(
            24 + (i % 2) * 148,
            244 + Math.floor(i / 2) * 130,
            134,
            114,
            [c.foam, '#f9e6cf', '#f9e6cf', c.foam][i],
            { r: 18 },
          ),
        ) +
        at(91, 300, shape('M0-32Q24 2 24 12A24 24 0 0 1-24 12Q-24 2 0-32Z', c.sea)) +
        at(239, 300, shape('M8-34L-18 6H-2L-8 34L20-8H4Z', c.apricot)) +
        at(91, 432, line('M-26 0H26M0-26V26M-18-18L18 18M18-18L-18 18', c.terra, 7)) +
        at(239, 432, line('M-24 10l16 16l34-38', c.palm, 10)) +
        rect(24, 516, 282, 90, c.foam, { r: 18 }) +
        disc(70, 561, 26, c.apricot) +
        writing(114, 546, [150, 100], 30, c.sea, 10) +
        rect(24, 630, 282, 60, c.terra, { r: 30 }) +
        line('M110 660H220', c.white, 12),
    ),
    at(
      400,
      250,
      rect(-180, -80, 340, 170, c.white, { r: 26 }) +
        shape('M120 84h60v50Z', c.white) +
        disc(-110, 4, 42, c.mist) +
        pin(-110, 40, 0.5) +
        writing(-44, -18, [160, 120], 42, c.mist, 14),
    ),
    at(
      1220,
      330,
      rect(-170, -80, 360, 160, c.white, { r: 26 }) +
        shape('M-120 76h60l-60 50Z', c.white) +
        stamp(
          times(
            5,
            (i) =>
              `<path d="M0-26L8-8L27-6L13 7L17 26L0 16L-17 26L-13 7L-27-6L-8-8Z" fill="${i < 5 ? c.apricot : c.mist}" transform="translate(${-110 + i * 60} 0)"/>`,
          ),
        ),
    ),
    at(
      1130,
      560,
      rect(-130, -60, 300, 120, c.apricot, { r: 26 }) +
        tick(-76, 0, 30, c.palm) +
        writing(-24, -14, [150, 110], 30, c.white, 11),
    ),
    person(
      330,
      1140,
      1.9,
      crew({
        skin: 2,
        pose: 'none',
        right: 'wave',
        left: 'hold',
        head: 'cap',
        hat: c.sun,
        top: c.foam,
        vest: undefined,
        trim: c.petrol,
      }),
    ),
    person(1340, 1140, 1.9, {
      head: 'hijab',
      hat: c.sand,
      skin: 1,
      dress: 'robe',
      top: c.ink,
      face: -1,
      left: 'hold',
      right: 'hold',
      front: rect(-16, -206, 32, 50, c.aqua, { r: 5 }),
    }),
  );

const data = () =>
  scene(
    'Two managers read a wall of figures and decide',
    near(
      800,
      860,
      1.04,
      room('#e3ece6', '#d2bd93', 730),
      rect(330, 90, 940, 470, c.deep, { r: 16 }),
      rect(350, 110, 900, 430, '#0f4a52', { r: 6 }),
      bars(400, 330, [60, 100, 84, 140, 120, 176], 34, 18, c.sea, c.apricot),
      ring(870, 240, 86, 0.68, c.leaf, '#1d6068', 30),
      letters('68', 836, 220, 40, 7, c.white, 3),
      writing(1010, 170, [180, 120, 160, 90], 44, c.mist, 12),
      chart(400, 510, 130, [30, 70, 54, 100, 86, 120, 140], c.aqua, 7),
      line('M400 370H1200', c.sea, 3, { o: 0.6 }),
      shade(430, 866, 1.6),
      person(410, 866, 1.7, {
        head: 'ghutra',
        hat: c.white,
        dress: 'robe',
        top: c.white,
        beard: true,
        skin: 2,
        right: 'point',
        left: 'carry',
      }),
      shade(1220, 866, 1.6),
      person(1210, 866, 1.65, {
        head: 'long',
        hair: '#3d2a20',
        dress: 'suit',
        top: c.terra,
        trim: c.cream,
        legs: c.ink,
        skin: 1,
        face: -1,
        left: 'fold',
        right: 'wave',
      }),
      counter(600, 850, 430, 130, c.petrol, c.camel),
      laptop(720, 600, 170, 100, chart(14, 84, 28, [14, 40, 30, 56, 50, 70], c.sea, 4)),
      pot(150, 850, 1.2),
      pot(1480, 850, 1.1, c.petrol),
    ),
  );

const future = () =>
  scene(
    'A city that looks after itself: a robot, a drone and green towers',
    near(
      800,
      860,
      1.04,
      sky('dawn'),
      sun(800, 430, 130),
      cloud(300, 160, 1.1),
      skyline(0, 1600, 740, 420, c.sea, 63, 0.32),
      landmark(760, 750, 1.15, '#c99a72'),
      tower(180, 760, 200, 460, { body: '#2f8489', glass: c.foam, top: 'sail', cols: 5 }),
      tower(1220, 760, 220, 520, { body: c.petrol, glass: '#5fb0b3', top: 'round', cols: 6 }),
      tower(1450, 760, 130, 300, { body: '#8fc2bf', glass: c.white, cols: 4 }),
      line('M0 600Q400 520 800 590T1600 540', c.white, 20),
      line('M0 600Q400 520 800 590T1600 540', c.sea, 6),
      rect(420, 524, 150, 46, c.white, { r: 22, t: 'rotate(-2 500 550)' }),
      rect(440, 534, 110, 20, c.aqua, { r: 8, t: 'rotate(-2 500 550)' }),
      drone(1040, 270, 1.2),
      drone(520, 220, 0.8),
      ground(756, '#e6d5b2'),
      palms([120, 780, 1], [1520, 790, 1.1]),
      falaj(846, 0, 1600, 46),
      shape('M760 836H980L1090 876H830Z', 'url(#sh)'),
      at(
        870,
        836,
        rect(-90, -60, 180, 50, c.slate, { r: 24 }) +
          rect(-76, -230, 152, 180, c.white, { r: 40 }) +
          rect(10, -230, 66, 180, c.ink, { o: 0.07, r: 30 }) +
          rect(-56, -330, 112, 84, c.white, { r: 36 }) +
          rect(-42, -312, 84, 46, c.deep, { r: 22 }) +
          line('M-18-292v8M18-292v8', c.aqua, 10) +
          line('M0-330V-356', c.iron, 6) +
          disc(0, -362, 9, c.terra) +
          line('M76-190Q130-170 140-110', c.steel, 16) +
          rect(110, -110, 70, 18, c.sea, { r: 6 }) +
          mark(0, -140, 0.9) +
          disc(-50, -16, 16, c.ink) +
          disc(50, -16, 16, c.ink),
      ),
      shade(560, 836, 1.4),
      person(
        560,
        838,
        1.5,
        crew({
          head: 'hijab',
          hat: c.foam,
          skin: 1,
          right: 'hold',
          left: 'hold',
          front: tablet(2, -178),
        }),
      ),
    ),
  );

/** The frame of a portrait phone picture. @param {string} title @param {string} back @param {string} show */
const handset = (title, back, show) =>
  picture(
    600,
    1000,
    title,
    rect(0, 0, 600, 1000, back),
    disc(300, 520, 380, '#fff', { o: 0.07 }),
    disc(300, 520, 270, '#fff', { o: 0.07 }),
    phone(110, 90, 380, 820, show),
  );

const phoneDashboard = () =>
  handset(
    'A phone showing the state of a building',
    c.petrol,
    at(26, 80, mark(24, 16, 0.5) + writing(70, 10, [150, 100], 26, c.mist, 11)) +
      rect(26, 150, 328, 230, c.foam, { r: 22 }) +
      ring(124, 264, 68, 0.74, c.sea, c.mist, 24) +
      writing(228, 226, [96, 70, 84], 38, c.sea, 12) +
      rect(26, 402, 156, 130, '#f9e6cf', { r: 20 }) +
      rect(198, 402, 156, 130, c.foam, { r: 20 }) +
      at(104, 452, shape('M8-34L-18 6H-2L-8 34L20-8H4Z', c.terra)) +
      at(276, 452, shape('M0-32Q24 2 24 12A24 24 0 0 1-24 12Q-24 2 0-32Z', c.sea)) +
      writing(64, 506, [80], 1, c.apricot, 10) +
      writing(236, 506, [80], 1, c.aqua, 10) +
      rect(26, 554, 328, 170, c.deep, { r: 22 }) +
      chart(52, 700, 46, [20, 54, 40, 84, 70, 108, 96], c.aqua, 6) +
      rect(26, 744, 328, 52, c.terra, { r: 26 }) +
      line('M130 770H250', c.white, 11),
  );

const phoneRequest = () =>
  handset(
    'A phone on which a repair is asked for and followed',
    '#d98a5f',
    rect(0, 60, 380, 330, '#dbe9e2') +
      shape('M0 250Q120 190 200 240T380 220V390H0Z', '#bfdcd8') +
      line('M8 326L150 210L230 300L372 188M110 390L150 210L90 62M230 300L300 390', c.white, 12) +
      line('M60 288L150 210L230 300L290 254', c.sea, 9) +
      pin(290, 254, 0.62) +
      disc(60, 288, 16, c.petrol) +
      disc(60, 288, 7, c.white) +
      rect(0, 370, 380, 450, c.white, { r: 30 }) +
      disc(72, 450, 40, c.apricot) +
      disc(72, 440, 15, '#a96e48') +
      shape('M44 472Q72 440 100 472Q90 488 72 490Q54 488 44 472Z', c.petrol) +
      writing(134, 434, [170, 110], 32, c.mist, 13) +
      line('M60 540V690', c.mist, 6) +
      tick(60, 540, 20) +
      tick(60, 615, 20) +
      disc(60, 690, 20, c.apricot) +
      writing(104, 532, [190], 1, c.sea, 12) +
      writing(104, 552, [120], 1, c.mist, 9) +
      writing(104, 607, [160], 1, c.sea, 12) +
      writing(104, 627, [140], 1, c.mist, 9) +
      writing(104, 682, [200], 1, c.terra, 12) +
      writing(104, 702, [100], 1, c.mist, 9) +
      rect(26, 740, 328, 56, c.petrol, { r: 28 }) +
      line('M130 768H250', c.white, 11),
  );

const phoneReport = () =>
  handset(
    'A phone with the finished report of a visit',
    '#1f7a80',
    writing(30, 96, [180, 120], 30, c.sea, 13) +
      rect(26, 160, 328, 200, c.sand, { r: 20 }) +
      at(110, 344, chiller(-70, 0, 300, 130, 3)) +
      rect(26, 384, 328, 66, c.foam, { r: 16 }) +
      rect(26, 464, 328, 66, c.foam, { r: 16 }) +
      rect(26, 544, 328, 66, c.foam, { r: 16 }) +
      tick(66, 417, 20) +
      tick(66, 497, 20) +
      tick(66, 577, 20) +
      writing(106, 417, [190], 1, c.sea, 12) +
      writing(106, 497, [150], 1, c.sea, 12) +
      writing(106, 577, [170], 1, c.sea, 12) +
      line('M50 700q30-60 44-20t30-10t40-16t40 20t60-30', c.ink, 6) +
      line('M40 726H340', c.mist, 5) +
      rect(26, 746, 328, 52, c.apricot, { r: 26 }) +
      line('M130 772H250', c.white, 11),
  );

const accounts = () =>
  scene(
    'Invoices and balances on a laptop beside coins and papers',
    near(
      800,
      800,
      1.08,
      room('#e5eee8', '#cfb68a', 650),
      archWindow(110, 560, 250, 400),
      rect(0, 650, 1600, 260, c.camel),
      rect(0, 650, 1600, 14, c.gold),
      laptop(
        470,
        200,
        680,
        430,
        rect(30, 30, 290, 170, c.foam, { r: 12 }) +
          chart(54, 180, 40, [20, 60, 46, 90, 80, 120, 130], c.sea) +
          rect(350, 30, 300, 170, '#f9e6cf', { r: 12 }) +
          ring(430, 114, 50, 0.62, c.terra, c.sand, 20) +
          writing(510, 90, [110, 80, 100], 30, c.apricot, 9) +
          times(
            4,
            (i) =>
              writing(40, 240 + i * 44, [180], 1, c.mist, 12) +
              writing(380, 240 + i * 44, [90], 1, c.mist, 12) +
              writing(560, 240 + i * 44, [70 - (i % 2) * 20], 1, i === 2 ? c.terra : c.palm, 12),
          ),
      ),
      times(4, (i) =>
        rect(1240, 650 - (i + 1) * 26, 120, 22, i % 2 ? c.apricot : c.sun, { r: 10 }),
      ),
      times(7, (i) =>
        rect(1380, 650 - (i + 1) * 26, 120, 22, i % 2 ? c.apricot : c.sun, { r: 10 }),
      ),
      at(
        300,
        590,
        `<g transform="rotate(-8)">${rect(-90, -120, 180, 230, c.white, { r: 6 }) + writing(-62, -84, [70, 124, 110, 124, 80], 34, c.mist, 10) + line('M-62 84H10', c.terra, 10)}</g>`,
      ),
      at(
        1290,
        760,
        rect(-110, -40, 220, 120, c.ink, { r: 14 }) +
          rect(-90, -26, 180, 34, c.sage, { r: 5 }) +
          dashes('M-90 34H90M-90 62H90', c.mist, 18, '26 12'),
      ),
      at(
        620,
        770,
        rect(-130, -34, 300, 90, c.white, { r: 6, t: 'rotate(4)' }) +
          line('M-90 0H90M-90 26H40', c.mist, 9),
      ),
      line('M880 830L1020 740', c.terra, 14),
    ),
  );

const cafm = () =>
  scene(
    'A plan of a building with its assets and jobs on screen',
    near(
      800,
      820,
      1.06,
      room('#dbe8e5', '#cdb88d', 720),
      glazing(60, 100, 330, 440, 2),
      monitor(
        440,
        110,
        820,
        490,
        rect(0, 0, 230, 490, '#123f46') +
          times(
            6,
            (i) =>
              rect(22, 30 + i * 72, 186, 52, i === 1 ? c.sea : '#17535b', { r: 10 }) +
              disc(52, 56 + i * 72, 12, [c.leaf, c.apricot, c.leaf, c.leaf, c.terra, c.leaf][i]) +
              writing(78, 56 + i * 72, [100 - (i % 3) * 18], 1, c.mist, 8),
          ) +
          rect(254, 30, 540, 430, c.foam, { r: 10 }) +
          line(
            'M290 70H760V420H290ZM290 240H470V420M470 70V170M620 240H760M620 240V300M620 360V420',
            c.petrol,
            8,
          ) +
          pin(380, 170, 0.55, c.palm) +
          pin(700, 190, 0.55, c.palm) +
          pin(540, 370, 0.7) +
          disc(700, 350, 20, c.apricot) +
          disc(370, 340, 20, c.sea),
        c.deep,
      ),
      counter(340, 850, 1020, 150, c.petrol, c.camel),
      at(
        1400,
        320,
        rect(-70, -110, 160, 210, c.white, { r: 12 }) +
          rect(-46, -86, 112, 60, c.mist, { r: 6 }) +
          writing(-46, 6, [112, 80, 96], 32, c.mist, 10),
      ),
      shade(250, 866, 1.6),
      person(230, 866, 1.65, crew({ skin: 3, right: 'reach', left: 'hold' })),
      pot(1450, 850, 1.1),
    ),
  );

const crm = () =>
  scene(
    'Customers, conversations and contracts in one circle',
    room('#f3e7d1', '#d3bb8e', 730),
    near(
      800,
      820,
      1.04,
      disc(800, 400, 300, c.petrol, { o: 0.08 }),
      disc(800, 400, 250, undefined, { s: c.sea, sw: 6, dash: '4 16' }),
      rect(650, 280, 300, 240, c.white, { r: 24 }),
      rect(650, 280, 300, 70, c.petrol, { r: 24 }),
      rect(650, 320, 300, 30, c.petrol),
      disc(720, 410, 34, c.apricot),
      writing(776, 400, [130, 90], 30, c.mist, 12),
      writing(690, 476, [220], 1, c.mist, 12),
      writing(690, 314, [120], 1, c.foam, 12),
      disc(440, 210, 84, c.white),
      at(
        440,
        270,
        shape('M-60 4Q-50-50 0-50Q50-50 60 4Q30 24 0 24Q-30 24-60 4Z', c.teal) +
          disc(0, -84, 32, '#cb9168') +
          shape('M-34-86a34 34 0 0 1 68 0q-34-20-68 0Z', c.ink),
      ),
      disc(1160, 210, 84, c.white),
      at(
        1160,
        270,
        shape('M-60 4Q-50-50 0-50Q50-50 60 4Q30 24 0 24Q-30 24-60 4Z', c.terra) +
          shape('M-44-60Q-50-124 0-128Q50-124 44-60Z', c.sand) +
          disc(0, -84, 28, '#e3b08a'),
      ),
      disc(420, 590, 84, c.white),
      at(
        420,
        590,
        rect(-48, -36, 96, 64, c.apricot, { r: 14 }) +
          shape('M-20 26h30l-30 28Z', c.apricot) +
          line('M-26-14H26M-26 6H10', c.white, 9),
      ),
      disc(1180, 590, 84, c.white),
      at(
        1180,
        590,
        rect(-36, -50, 72, 98, c.foam, { r: 6 }) +
          line('M-18-24H18M-18-2H18', c.sea, 8) +
          line('M-20 26q14-18 18 0t22-6', c.ink, 5),
      ),
      line('M510 250L640 320M1090 250L960 320M500 560L640 480M1100 560L960 480', c.sea, 8, {
        dash: '2 16',
      }),
      person(620, 870, 1.15, {
        head: 'bun',
        skin: 0,
        hair: '#6b4128',
        dress: 'suit',
        top: c.terra,
        trim: c.cream,
        legs: c.ink,
        right: 'reach',
        left: 'hold',
      }),
      person(970, 870, 1.18, {
        head: 'ghutra',
        hat: c.white,
        dress: 'robe',
        top: c.white,
        beard: true,
        skin: 2,
        face: -1,
        left: 'reach',
        right: 'down',
      }),
    ),
  );

const hrm = () =>
  scene(
    'A rota, profiles and training for a large team',
    near(
      800,
      860,
      1.04,
      room('#dfeae5', '#cfb98e', 730),
      rect(420, 90, 780, 470, c.white, { r: 18 }),
      rect(420, 90, 780, 80, c.petrol, { r: 18 }),
      rect(420, 130, 780, 40, c.petrol),
      writing(460, 130, [180], 1, c.foam, 14),
      times(
        4,
        (i) =>
          disc(480, 224 + i * 86, 30, [c.apricot, c.sea, c.terra, c.sage][i]) +
          disc(480, 216 + i * 86, 12, ['#cb9168', '#7f4f34', '#f3cfae', '#a96e48'][i]) +
          writing(528, 214 + i * 86, [110, 70], 24, c.mist, 10),
      ),
      dashes('M690 224H1160', c.sea, 44, '112 12 60 60', 0.9),
      dashes('M690 310H1160', c.apricot, 44, '60 64 112 12', 0.9),
      dashes('M690 396H1160', c.leaf, 44, '112 74 112 20', 0.9),
      dashes('M690 482H1160', c.terra, 44, '60 12 60 64', 0.9),
      shade(170, 866, 1.4),
      person(190, 866, 1.55, {
        head: 'turban',
        hat: c.terra,
        beard: true,
        dress: 'suit',
        top: c.slate,
        trim: c.apricot,
        legs: c.ink,
        skin: 3,
        right: 'point',
        left: 'hip',
      }),
      person(600, 866, 1.1, crew({ skin: 4 })),
      person(760, 866, 1.1, {
        top: c.sea,
        dress: 'apron',
        trim: c.cream,
        legs: c.petrol,
        head: 'hijab',
        hat: c.petrol,
        skin: 1,
      }),
      person(920, 866, 1.1, {
        head: 'cap',
        hat: c.ink,
        top: '#9cc0c4',
        legs: c.ink,
        trim: c.apricot,
        skin: 2,
      }),
      person(1080, 866, 1.1, crew({ skin: 1, head: 'long', hair: '#6b4128', vest: c.terra })),
      at(1390, 420, clipboard(0, 0, 1)),
      pot(1400, 850, 1.3),
    ),
  );

export const pictures = {
  'images/smart-tech/smart-building-technologies': smartBuildings,
  'images/smart-tech/predictive-maintenance': predictive,
  'images/smart-tech/automated-security': automated,
  'images/smart-tech/mobile-applications': apps,
  'images/smart-tech/data-driven-decisions': data,
  'images/smart-tech/future-of-fm': future,
  'images/smart-tech/phone-dashboard': phoneDashboard,
  'images/smart-tech/phone-request': phoneRequest,
  'images/smart-tech/phone-report': phoneReport,
  'images/technology/accounts-software': accounts,
  'images/technology/cafm': cafm,
  'images/technology/crm': crm,
  'images/technology/hrm': hrm,
};
