/** Services, hard: chiller, HVAC, electrical, plumbing, civil, carpentry, painting, and the hard-services overview. */
import { scaffold } from '../buildings.mjs';
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
  vessel,
  wheel,
} from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { crew, person, shade } from '../people.mjs';
import {
  arch,
  archWindow,
  birds,
  cloud,
  falaj,
  landmark,
  light,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';
import { bucket, clipboard, cone, drop, ladder, spanner, tablet, toolbox } from '../tools.mjs';
import { crane } from '../vehicles.mjs';

/** A roof terrace with a parapet in front of the city. @param {string} light @param {number} seed */
export const rooftop = (light, seed) =>
  sky(light) +
  sun(260, 190, 64) +
  cloud(980, 170, 1.2) +
  cloud(560, 110, 0.7) +
  skyline(0, 1600, 640, 330, c.sea, seed, 0.35) +
  landmark(1380, 640, 0.72, '#6fb0b0') +
  rect(0, 590, 1600, 60, c.cream) +
  rect(0, 590, 1600, 12, c.white) +
  rect(0, 640, 1600, 260, '#e4d7bd') +
  dashes('M0 700H1600M0 780H1600M0 870H1600', c.camel, 3, '120 18', 0.35);

/** A snowflake. @param {number} x @param {number} y @param {number} r @param {string} colour */
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

const plumbing = () =>
  scene(
    'A plumber tightens a joint in a pump room',
    near(
      790,
      840,
      1.14,
      room('#d6e7e3', '#d9c7a3', 740),
      rect(0, 0, 1600, 740, c.petrol, { o: 0.08 }),
      dashes('M0 150H1600M0 270H1600M0 390H1600M0 510H1600M0 630H1600', '#fff', 3, '180 10', 0.7),
      pipe('M0 200H520Q560 200 560 240V440Q560 480 600 480H1180Q1220 480 1220 440V0', 64, c.sea),
      pipe('M0 330H380Q420 330 420 370V740', 52, c.apricot),
      pipe('M860 480V640', 64, c.sea),
      flanges(
        [180, 200, 64],
        [560, 340, 64, 1],
        [740, 480, 64],
        [1010, 480, 64],
        [1220, 260, 64, 1],
        [420, 560, 52, 1],
        [860, 580, 64, 1],
      ),
      gauge(1010, 350, 70, 24),
      line('M1010 420V450', c.iron, 16),
      line('M560 240H660', c.iron, 14),
      wheel(690, 240, 46),
      rect(790, 630, 140, 40, c.steel, { r: 8 }),
      drop(860, 720, 0.9),
      bucket(860, 860, 1.1, c.terra),
      vessel(1330, 760, 170, 420),
      shade(620, 868, 1.5),
      person(
        620,
        868,
        1.5,
        crew({
          pose: 'kneel',
          skin: 1,
          head: 'cap',
          hat: c.petrol,
          vest: undefined,
          top: c.teal,
          trim: c.cream,
          right: [58, -226, 110, -258],
          left: [30, -180, -40, -196],
          hold: '',
        }),
      ),
      spanner(760, 600, 0.66, -62, c.slate),
      toolbox(250, 866, 0.9),
    ),
  );

const civil = () =>
  scene(
    'Masons build a wall beside a scaffolded tower',
    near(
      820,
      900,
      1.1,
      sky('day'),
      sun(1340, 180, 70),
      birds(420, 160),
      skyline(0, 1600, 720, 300, c.sea, 12, 0.28),
      crane(1180, 760, 1.12),
      rect(180, 200, 420, 560, '#cfd8d2'),
      rect(440, 200, 160, 560, c.ink, { o: 0.08 }),
      shape(
        times(3, (i) => times(4, (j) => `M${226 + i * 128} ${256 + j * 124}h74v76h-74Z`)),
        '#7fb6b5',
      ),
      rect(166, 184, 448, 26, c.cream),
      scaffold(150, 760, 480, 500, 4, 4),
      person(290, 508, 0.72, crew({ right: 'raise', skin: 4, hat: c.sun })),
      rect(0, 756, 1600, 144, c.dune),
      shape('M680 770H1320V560H1220V500H1010V440H680Z', '#d98a62'),
      dashes(
        'M680 470H1010M680 530H1220M680 590H1320M680 650H1320M680 710H1320',
        c.cream,
        6,
        '600 0',
        0.9,
      ),
      line(
        times(5, (i) =>
          times(6, (j) =>
            j * 110 + (i % 2) * 55 < [330, 540, 640, 640, 640][i]
              ? `M${680 + j * 110 + (i % 2) * 55} ${474 + i * 60}v52`
              : '',
          ),
        ),
        c.cream,
        6,
      ),
      rect(680, 440, 60, 330, '#fff', { o: 0.1 }),
      shade(1180, 862, 1.5),
      person(
        1180,
        862,
        1.5,
        crew({
          face: -1,
          skin: 3,
          left: [62, -224, 84, -262],
          right: 'carry',
          front: shape('M-112-262h34v8h-34Z', c.bark) + shape('M-150-272l40 10l-34 18Z', c.steel),
        }),
      ),
      at(
        1420,
        850,
        rect(-70, -50, 64, 34, '#d98a62') +
          rect(0, -50, 64, 34, '#cf7d55') +
          rect(-36, -88, 64, 34, '#d98a62') +
          rect(-80, -14, 160, 14, c.bark),
      ),
      cone(790, 864, 0.9),
    ),
  );

const screenPanel = (/** @type {number} */ x, /** @type {number} */ y) =>
  rect(x, y, 300, 420, c.bark, { r: 6 }) +
  rect(x + 18, y + 18, 264, 384, '#d9e8e2') +
  line(
    times(4, (i) => times(6, (j) => `M${x + 18 + i * 66} ${y + 50 + j * 64}l33-32l33 32l-33 32Z`)),
    c.camel,
    10,
  );

const carpentry = () =>
  scene(
    'A carpenter planes a board in front of a mashrabiya screen',
    near(
      860,
      880,
      1.24,
      room('#f3e3c6', '#b98f5f', 740),
      light(120, 750, 320, 130),
      screenPanel(160, 180),
      rect(1110, 150, 380, 330, '#e2cba2', { r: 8 }),
      spanner(1190, 250, 0.5, 90, c.iron),
      at(
        1310,
        330,
        shape('M-110-40L80-20V10L-110 60Z', c.steel) +
          shape('M80-30h60q20 0 20 24t-20 24H90Z', c.terra) +
          dashes('M-108 58L80 10', c.white, 12, '5 7'),
      ),
      line('M1420 200v110', c.bark, 16),
      rect(1392, 190, 58, 30, c.slate, { r: 4 }),
      shade(760, 860, 1.5),
      person(760, 850, 1.55, {
        skin: 2,
        head: 'short',
        hair: '#3d2a20',
        beard: true,
        top: c.terra,
        dress: 'apron',
        trim: c.petrol,
        right: [62, -196, 104, -176],
        left: [30, -176, -58, -172],
        legs: c.slate,
      }),
      shape('M1290 676L1400 720H560L520 676Z', 'url(#sh)'),
      rect(500, 640, 820, 40, c.camel, { r: 6 }),
      rect(500, 664, 820, 16, c.ink, { o: 0.14 }),
      rect(560, 604, 640, 36, '#e9cf9f', { r: 4 }),
      line('M580 622H1180M600 614H900', c.gold, 3),
      at(
        930,
        600,
        rect(-60, -34, 130, 38, c.bark, { r: 8 }) +
          line('M-20-34l20-34l18 34M50-34V-58', c.slate, 12),
      ),
      line('M1010 596q26-44 52-8q-6 24-26 14M1070 600q20-30 40-6', '#f0d9ac', 9),
      line('M560 680V860M1260 680V860', c.bark, 44, { butt: true }),
      rect(540, 770, 740, 30, c.bark),
      line('M420 870q22-30 40-4M700 868q20-24 34-2M1180 874q20-24 40 0', '#f0d9ac', 9),
    ),
  );

const painting = () =>
  scene(
    'A painter rolls a warm colour over an arched wall',
    near(
      960,
      800,
      1.08,
      rect(0, 0, 1600, 740, '#f6ecd9'),
      shape('M0 0H980Q900 120 960 240T900 460T960 640L940 740H0Z', c.apricot),
      shape('M0 0H640L420 740H0Z', '#fff', { o: 0.12 }),
      shape(arch(190, 740, 300, 520), '#c9e2dc'),
      shape(arch(190, 740, 300, 520), undefined, { s: c.white, sw: 22 }),
      shape('M190 740V640Q340 590 490 650V740Z', c.dune),
      landmark(340, 650, 0.42, '#8fc0be'),
      rect(0, 740, 1600, 160, '#cbb489'),
      shape('M520 760Q900 730 1380 770L1440 880Q960 910 560 872Z', c.white, { o: 0.85 }),
      line('M640 800q60 20 120 0M1040 850q70-20 130 4', c.ink, 3, { o: 0.12 }),
      ladder(900, 850, 290, 560),
      shape('M800 150h150v84h-150Z', '#eea15f'),
      person(1040, 510, 1.25, {
        skin: 4,
        head: 'cap',
        hat: c.white,
        top: c.white,
        legs: c.foam,
        trim: c.terra,
        face: -1,
        left: [60, -244, 66, -286],
        right: 'low',
        hold: line('M-66-286L-92-246', c.slate, 7),
      }),
      at(
        906,
        186,
        rect(-60, -26, 112, 50, c.cream, { r: 22 }) +
          rect(-60, -26, 112, 50, '#eea15f', { o: 0.55, r: 22 }) +
          line('M56 0H70V36L52 52V-6', c.slate, 8),
      ),
      bucket(720, 858, 1.3, c.steel),
      shape(
        'M672 770Q720 750 768 770L760 800Q740 840 730 800Q720 780 706 806Q690 790 676 800Z',
        c.apricot,
      ),
      bucket(1320, 866, 1.05, c.petrol),
      shape('M1284 792Q1320 778 1356 792V812Q1320 826 1284 812Z', c.teal),
      shade(1440, 866, 1.2),
      person(1450, 860, 1.35, {
        skin: 1,
        head: 'cap',
        hat: c.petrol,
        top: c.white,
        legs: c.foam,
        face: -1,
        left: 'reach',
        right: 'hip',
      }),
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
  'images/services/hard-services': hardServices,
  'images/services/chiller': chillerScene,
  'images/services/hvac-systems': hvac,
  'images/services/electrical': electrical,
  'images/services/plumbing': plumbing,
  'images/services/civil': civil,
  'images/services/carpentry': carpentry,
  'images/services/painting': painting,
};
