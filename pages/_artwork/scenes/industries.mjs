/** The eight industries: places rather than machines. */
import { arcade, curtainWall, tower, villa } from '../buildings.mjs';
import { racking, sofa, suitcase } from '../furniture.mjs';
import { bush, flowers, hedge, palms, pot, tree } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { crew, folk, person, shade } from '../people.mjs';
import {
  arch,
  archWindow,
  birds,
  cloud,
  falaj,
  ground,
  landmark,
  light,
  room,
  sea,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';
import { toolbox } from '../tools.mjs';

const commercial = () =>
  scene(
    'Office towers around a square, people on their way to work',
    sky('noon'),
    sun(220, 190, 74),
    cloud(1180, 140, 1.1),
    skyline(0, 1600, 760, 420, c.sea, 7, 0.35),
    tower(180, 780, 230, 520, { body: '#2c8187', glass: c.mist, top: 'slant', row: 34 }),
    tower(460, 780, 260, 640, {
      body: c.petrol,
      glass: '#5fb0b3',
      top: 'flat',
      cols: 6,
      row: 36,
      lit: c.sun,
    }),
    curtainWall(780, 260, 330, 520, 5, 8, '#4fa3a6'),
    rect(770, 244, 350, 22, c.cream),
    tower(1160, 780, 190, 430, {
      body: '#d9ede4',
      glass: '#7dbab9',
      top: 'step',
      cols: 4,
      row: 34,
    }),
    tower(1390, 780, 150, 320, { body: '#3d9a9c', glass: c.foam, top: 'round', cols: 4 }),
    ground(776, '#e5d6b5'),
    palms([140, 800, 0.9], [740, 800, 0.8], [1140, 800, 0.75]),
    hedge(800, 800, 280, 40),
    shape('M840 780V700H1050V780Z', c.cream),
    shape(
      times(3, (i) => arch(860 + i * 62, 780, 46, 70)),
      c.petrol,
    ),
    falaj(846, 0, 1600, 44),
    folk(330, 836, 0.9, { skin: 2, robe: true, top: c.white, hair: c.white }),
    folk(420, 838, 0.9, { skin: 1, top: c.terra }),
    folk(640, 832, 0.85, { skin: 3, top: c.ink }),
    folk(1010, 838, 0.9, { skin: 2, robe: true, top: c.ink }),
    folk(1270, 834, 0.88, { skin: 4, top: c.apricot, hair: c.white }),
    folk(1360, 838, 0.88, { skin: 1, top: c.petrol }),
  );

/** A block of flats with balconies. @param {number} x @param {number} base @param {number} w @param {number} floors @param {string} wall */
const flats = (x, base, w, floors, wall) =>
  rect(x, base - floors * 96, w, floors * 96, wall) +
  rect(x - 12, base - floors * 96 - 16, w + 24, 18, c.white) +
  rect(x + w * 0.7, base - floors * 96, w * 0.3, floors * 96, c.ink, { o: 0.07 }) +
  shape(
    times(floors, (i) =>
      times(3, (j) => arch(x + w * (0.09 + j * 0.3), base - 18 - i * 96, w * 0.2, 62)),
    ),
    '#8cc4c2',
  ) +
  dashes(
    times(floors, (i) => `M${x + 14} ${base - 26 - i * 96}h${w - 28}`),
    c.petrol,
    24,
    '4 6',
    0.85,
  ) +
  line(
    times(floors, (i) => `M${x + 8} ${base - 12 - i * 96}h${w - 16}`),
    c.white,
    8,
    { butt: true },
  );

const residential = () =>
  scene(
    'Flats with balconies around a garden with children and a pool of shade',
    sky('morning'),
    sun(1320, 200, 80),
    cloud(260, 150, 1.1),
    birds(560, 160),
    skyline(0, 1600, 700, 280, c.sea, 58, 0.3),
    flats(140, 740, 420, 5, c.cream),
    flats(640, 740, 330, 4, '#f1d9b4'),
    flats(1060, 740, 420, 6, c.white),
    rect(0, 736, 1600, 170, '#9dc29b'),
    hedge(60, 764, 460, 50),
    hedge(1000, 764, 520, 50),
    palms([580, 780, 1.15], [1010, 780, 1], [80, 790, 0.9], [1530, 790, 1.1]),
    falaj(838, 0, 1600, 44),
    line('M700 800V690M860 800V690M690 690H870', c.terra, 10),
    line('M740 690V770M800 690V770M734 772H806', c.slate, 4),
    folk(770, 772, 0.6, { skin: 1, top: c.apricot }),
    folk(640, 830, 0.9, { skin: 2, robe: true, top: c.petrol, hair: c.sand }),
    folk(910, 826, 0.62, { skin: 3, top: c.terra }),
    bush(1240, 830, 0.8),
    flowers(180, 836, 7, 40, c.apricot),
  );

const communities = () =>
  scene(
    'A planned community from above: villas, a lake, a mosque and streets',
    rect(0, 0, 1600, 900, '#e9dabb'),
    shape('M0 0H1600V330Q1200 210 800 270T0 250Z', '#cfe3da'),
    skyline(0, 1600, 270, 180, c.sea, 83, 0.4),
    landmark(1240, 270, 0.55, '#7fb9b6'),
    shape('M0 250Q400 290 800 270T1600 330V900H0Z', '#c3d7ae'),
    shape('M560 470Q760 380 1020 440T1180 600Q1060 720 820 680T560 470Z', c.cream),
    shape('M590 478Q770 400 1010 456T1140 596Q1040 690 830 654T590 478Z', c.sea),
    line('M700 500q30-14 60 0t60 0M900 590q30-14 60 0t60 0M860 480q24-12 48 0', '#fff', 5, {
      o: 0.7,
    }),
    line(
      'M-20 620Q300 560 470 640T820 800T1640 720M470 640Q420 440 520 300M1190 600Q1300 460 1640 470M820 800L760 920',
      '#f6eedd',
      40,
    ),
    dashes('M-20 620Q300 560 470 640T820 800T1640 720', c.gold, 4, '26 20'),
    villa(60, 560, 0.62, c.white),
    villa(210, 460, 0.5, c.white),
    villa(60, 800, 0.75, c.cream, c.terra),
    villa(1250, 680, 0.72, c.white),
    villa(1330, 430, 0.5, c.white),
    villa(980, 870, 0.75, c.white),
    villa(1300, 880, 0.75, c.cream, c.terra),
    at(
      640,
      380,
      rect(-70, -70, 200, 70, c.white) +
        shape('M-20-70Q-24-130 30-150Q84-130 80-70Z', c.petrol) +
        line('M30-150V-172', c.apricot, 6) +
        rect(150, -190, 24, 190, c.white) +
        shape('M146-190L162-230L178-190Z', c.petrol) +
        shape(
          times(3, (i) => arch(-54 + i * 62, 0, 40, 54)),
          '#8cc4c2',
        ),
    ),
    palms(
      [520, 540, 0.5],
      [1170, 480, 0.5],
      [420, 760, 0.6],
      [880, 380, 0.42],
      [1210, 860, 0.6],
      [560, 850, 0.7],
    ),
    tree(330, 820, 0.6),
    tree(680, 830, 0.55),
    bush(1120, 690, 0.6),
    bush(480, 470, 0.5, c.palm),
    folk(560, 700, 0.4, { top: c.terra }),
    folk(600, 706, 0.4, { top: c.ink, robe: true }),
  );

const shop = (/** @type {number} */ x, /** @type {string} */ awning, /** @type {string} */ goods) =>
  rect(x, 430, 300, 290, c.white) +
  rect(x + 20, 470, 170, 220, '#fbeac6') +
  goods +
  rect(x + 210, 500, 70, 220, '#9fd0cf') +
  shape(`M${x - 10} 420H${x + 310}V470H${x - 10}Z`, awning) +
  dashes(`M${x - 10} 476H${x + 310}`, awning, 22, '40 0') +
  dashes(`M${x + 30} 446H${x + 310}`, '#fff', 74, '40 40', 0.35);

const malls = () =>
  scene(
    'A mall atrium with shops, an escalator and shoppers',
    near(
      800,
      860,
      1.06,
      rect(0, 0, 1600, 900, '#e8efe6'),
      shape('M0 0H1600V60Q800 300 0 60Z', '#a9d4d2'),
      line(
        times(9, (i) => `M${i * 200} 0L${700 + i * 25} 190`),
        c.white,
        8,
      ),
      line('M0 60Q800 300 1600 60', c.white, 16),
      rect(0, 330, 1600, 26, c.cream),
      dashes('M0 296H1600', c.sea, 60, '6 34', 0.5),
      line('M0 264H1600', c.camel, 10),
      rect(0, 356, 1600, 370, '#d9e3d8'),
      shop(
        60,
        c.terra,
        line('M90 560h100M90 640h100', c.camel, 8) +
          rect(100, 516, 26, 40, c.terra) +
          rect(136, 500, 30, 56, c.petrol) +
          rect(108, 600, 60, 36, c.apricot),
      ),
      shop(
        410,
        c.petrol,
        line('M520 480V520', c.slate, 5) + shape('M480 530Q520 506 560 530L574 640H466Z', c.terra),
      ),
      shop(
        1240,
        c.sea,
        disc(1340, 560, 40, c.apricot) +
          disc(1340, 560, 22, c.white) +
          line('M1280 640h130', c.camel, 8),
      ),
      rect(0, 720, 1600, 180, '#e6d8bb'),
      line(
        times(9, (i) => `M${i * 200} 900L${450 + i * 85} 724`),
        c.ink,
        2,
        { o: 0.08 },
      ),
      shape('M760 726L1180 330H1260L850 726Z', c.slate),
      dashes('M800 716L1214 336', c.steel, 50, '10 14', 0.8),
      line('M730 660L1150 270M850 690L1250 300', c.iron, 12),
      folk(900, 640, 0.72, { skin: 2, robe: true, top: c.white, hair: c.white }),
      folk(1010, 536, 0.72, { skin: 1, robe: true, top: c.ink }),
      folk(300, 280, 0.5, { top: c.terra }),
      folk(480, 280, 0.5, { top: c.petrol, skin: 4 }),
      folk(1420, 280, 0.5, { top: c.apricot }),
      pot(700, 800, 1.1, c.petrol),
      pot(1180, 800, 1.1, c.petrol),
      person(330, 860, 1.2, {
        head: 'long',
        hair: '#6b4128',
        skin: 1,
        top: c.terra,
        legs: c.slate,
        pose: 'walk',
        right: 'carry',
        left: 'carry',
        front: rect(46, -152, 40, 54, c.apricot, { r: 3 }) + line('M54-152v-14h24v14', c.bark, 4),
      }),
      person(480, 866, 1.25, {
        head: 'hijab',
        hat: c.petrol,
        dress: 'robe',
        top: c.petrol,
        skin: 2,
        face: -1,
        right: 'carry',
        front: rect(40, -152, 34, 48, c.white, { r: 3 }),
      }),
      person(1400, 866, 1.25, {
        top: c.sea,
        dress: 'apron',
        trim: c.cream,
        legs: c.petrol,
        head: 'cap',
        hat: c.petrol,
        skin: 4,
        face: -1,
        left: [30, -180, 20, -196],
        right: 'hold',
        front: line('M-30-210L-110-14', c.camel, 8) + rect(-160, -20, 90, 16, c.sea, { r: 6 }),
      }),
    ),
  );

const hospitality = () =>
  scene(
    'A hotel on the beach with a pool and sunshades',
    near(
      800,
      900,
      1.04,
      sky('dawn'),
      sun(300, 420, 90),
      birds(420, 220, 1.2),
      sea(560, 1600, 900, '#5fb3b4'),
      shape('M520 640V330Q560 180 820 150Q1140 180 1240 330V640Z', c.cream),
      shape('M960 164Q1140 190 1240 330V640H1010Q1060 380 960 164Z', c.ink, { o: 0.07 }),
      shape(
        times(3, (i) =>
          times(8, (j) => arch(560 + j * 84 - (i === 2 ? 0 : 0), 400 + i * 90 - 30, 46, 62)),
        ),
        '#86c0be',
      ),
      line('M530 380H1236M524 470H1240M520 560H1240', c.white, 10),
      line('M880 150V70', c.slate, 5),
      shape('M880 72l70 18l-70 22Z', c.terra),
      arcade(520, 650, 8, 90, 80, c.white, '#9accca'),
      rect(0, 640, 1600, 270, '#f0dcb4'),
      shape(
        'M380 720Q800 680 1340 716Q1460 780 1300 840Q800 880 420 836Q260 780 380 720Z',
        c.white,
      ),
      shape(
        'M400 730Q800 694 1320 728Q1420 780 1284 826Q800 862 440 822Q300 780 400 730Z',
        '#45b0b3',
      ),
      line('M560 770q30-14 60 0t60 0M900 800q30-14 60 0t60 0M1100 756q26-12 52 0', '#fff', 6, {
        o: 0.75,
      }),
      palms([470, 690, 1.15], [1290, 690, 1.2], [160, 720, 1.35], [1500, 740, 1.1]),
      at(
        210,
        830,
        line('M0 0V-170', c.bark, 9) +
          shape('M-120-150Q0-250 120-150Q60-166 0-160Q-60-166-120-150Z', c.terra) +
          shape('M-50-160Q-30-210 0-214Q30-210 50-160Q20-166 0-162Z', c.cream) +
          line('M30 0L70-20L160-20L190-60M60-18V0M150-20V0', c.white, 12),
      ),
      at(
        1440,
        850,
        line('M0 0V-170', c.bark, 9) +
          shape('M-120-150Q0-250 120-150Q60-166 0-160Q-60-166-120-150Z', c.petrol) +
          shape('M-50-160Q-30-210 0-214Q30-210 50-160Q20-166 0-162Z', c.cream) +
          line('M-30 0L-70-20L-160-20L-190-60M-60-18V0M-150-20V0', c.white, 12),
      ),
      shade(760, 870, 1),
      person(740, 884, 0.95, {
        head: 'short',
        skin: 3,
        dress: 'suit',
        top: c.petrol,
        trim: c.apricot,
        legs: c.ink,
        right: [50, -204, 62, -232],
        left: 'down',
        hold:
          rect(30, -244, 80, 8, c.steel, { r: 4 }) +
          line('M56-244v-26M80-244v-20', c.aqua, 14, { butt: true }),
      }),
      suitcase(1000, 890, 0.6),
      suitcase(1060, 892, 0.5, c.petrol),
    ),
  );

const homeCare = () =>
  scene(
    'A technician repairs a cooler at home while a family sits together',
    near(
      800,
      860,
      1.08,
      room('#f6ead4', '#d2b68a', 720),
      archWindow(180, 560, 270, 420),
      light(180, 730, 280, 130),
      rect(560, 170, 200, 150, c.white, { r: 4 }),
      rect(560, 170, 200, 150, undefined, { s: c.camel, sw: 10 }),
      shape('M568 312Q620 230 660 290T752 250V312Z', c.sea),
      sofa(380, 800, 1.5, c.teal),
      person(560, 820, 1.25, {
        head: 'hijab',
        hat: c.sand,
        skin: 1,
        top: c.terra,
        trim: c.sand,
        pose: 'none',
        left: 'down',
        right: 'hold',
      }),
      person(730, 815, 1.25, {
        head: 'short',
        beard: true,
        skin: 2,
        top: c.cream,
        trim: c.petrol,
        pose: 'none',
        left: 'hold',
        right: 'down',
      }),
      person(648, 816, 0.8, {
        head: 'curly',
        skin: 2,
        top: c.apricot,
        pose: 'none',
        right: 'raise',
        left: 'raise',
      }),
      rect(420, 735, 500, 60, c.teal, { r: 14 }),
      rect(420, 735, 500, 60, '#fff', { o: 0.1, r: 14 }),
      rect(1010, 200, 360, 120, c.white, { r: 18 }),
      rect(1010, 272, 360, 48, c.foam, { r: 10 }),
      line('M1040 296H1340', c.steel, 8),
      disc(1340, 236, 8, c.leaf),
      line('M1050 340q-16 26 0 50M1110 346q-16 26 0 50', c.aqua, 8),
      line(
        'M1160 860L1240 470M1330 470L1410 860M1190 720H1384M1210 610H1362M1228 520H1344',
        c.apricot,
        12,
      ),
      person(1284, 740, 1.45, {
        head: 'cap',
        hat: c.petrol,
        skin: 3,
        top: c.sea,
        trim: c.cream,
        legs: c.slate,
        left: [60, -252, 62, -300],
        right: 'raise',
        face: -1,
      }),
      toolbox(1480, 860, 0.9),
      pot(330, 830, 1.1, c.petrol),
    ),
  );

const warehouse = () =>
  scene(
    'A warehouse aisle with racking, a forklift and a supervisor',
    near(
      800,
      860,
      1.06,
      rect(0, 0, 1600, 900, '#dfe7de'),
      shape('M0 0H1600L1150 240H450Z', '#c9d6d2'),
      line(
        'M0 0L450 240M1600 0L1150 240M400 0L620 240M800 0V240M1200 0L980 240M220 120H1380M340 180H1260',
        c.white,
        8,
      ),
      dashes('M560 120H1060', c.sun, 18, '90 120'),
      rect(450, 240, 700, 480, '#eef1e8'),
      rect(640, 360, 320, 360, c.slate),
      dashes('M800 370V720', c.steel, 300, '18 6'),
      rect(620, 340, 360, 24, c.apricot),
      rect(0, 720, 1600, 180, '#cfc3a6'),
      shape('M720 720H880L1040 900H560Z', '#bfb08d'),
      line('M560 900L720 720M1040 900L880 720', c.sun, 10),
      racking(40, 790, 470, 620, 4),
      racking(1090, 790, 470, 620, 4),
      at(
        930,
        830,
        rect(-70, -130, 150, 100, c.terra, { r: 12 }) +
          line('M-50-130L-30-230H60V-130', c.slate, 12) +
          line('M100-20V-270', c.slate, 16) +
          line('M100-24H220M100-60V-24', c.ink, 10) +
          rect(112, -120, 96, 92, c.camel) +
          rect(148, -120, 24, 30, c.cream) +
          line('M-40-28h.1M50-28h.1', c.ink, 58) +
          line('M-40-28h.1M50-28h.1', c.steel, 22),
      ),
      at(930, 730, person(0, 30, 0.85, crew({ pose: 'none', skin: 4, right: 'reach' }))),
      shade(600, 866, 1.5),
      person(
        590,
        866,
        1.55,
        crew({ skin: 1, head: 'helmet', hat: c.sun, left: 'hold', right: 'point' }),
      ),
    ),
  );

const academic = () =>
  scene(
    'A school with arches, a flag, children and a caretaker',
    near(
      800,
      860,
      1.06,
      sky('day'),
      sun(1330, 190, 76),
      cloud(300, 150, 1.2),
      cloud(900, 110, 0.8),
      skyline(0, 1600, 690, 240, c.sea, 71, 0.28),
      rect(260, 330, 1080, 390, c.cream),
      rect(1000, 330, 340, 390, c.ink, { o: 0.05 }),
      rect(240, 310, 1120, 28, c.petrol),
      shape('M640 330V230L800 150L960 230V330Z', '#f1d9b4'),
      shape('M620 236L800 140L980 236V210L800 112L620 210Z', c.terra),
      disc(800, 250, 44, c.white),
      line('M800 250V222M800 250L820 260', c.ink, 6),
      shape(
        times(3, (i) => arch(310 + i * 100, 480, 66, 110) + arch(1010 + i * 100, 480, 66, 110)),
        '#8cc4c2',
      ),
      arcade(300, 720, 4, 84, 190, '#f7ecd6', '#9accca'),
      arcade(970, 720, 4, 84, 190, '#f7ecd6', '#9accca'),
      shape(arch(700, 720, 200, 330), c.petrol),
      shape(arch(724, 720, 152, 290), '#f7dfb2'),
      line('M800 430V720', c.petrol, 10),
      line('M180 720V260', c.iron, 9),
      shape('M186 264H300Q280 300 300 340H186Z', c.terra),
      rect(0, 716, 1600, 190, '#e4d3ae'),
      shape('M700 720H900L1080 900H520Z', '#f2e6d0'),
      palms([90, 740, 1.1], [1440, 740, 1.2]),
      hedge(1120, 750, 300, 46),
      tree(1540, 740, 0.8),
      folk(640, 850, 0.72, { skin: 2, top: c.terra }),
      folk(720, 840, 0.66, { skin: 4, top: c.sea }),
      folk(900, 850, 0.7, { skin: 1, top: c.apricot }),
      folk(980, 836, 0.66, { skin: 3, top: c.petrol }),
      person(830, 830, 0.8, {
        head: 'hijab',
        hat: c.sand,
        dress: 'robe',
        top: c.teal,
        skin: 1,
        right: 'wave',
      }),
      shade(330, 866, 1.4),
      person(330, 866, 1.45, {
        head: 'cap',
        hat: c.petrol,
        top: c.sea,
        trim: c.cream,
        legs: c.petrol,
        skin: 3,
        right: [50, -190, 58, -176],
        left: [30, -184, -24, -206],
        front: line('M-20-212L110-20', c.camel, 8) + shape('M98-32l26-12l34 34l-44 14Z', c.gold),
      }),
    ),
  );

export const pictures = {
  'images/industries/commercial-properties': commercial,
  'images/industries/residential-properties': residential,
  'images/industries/master-communities': communities,
  'images/industries/malls-and-outlets': malls,
  'images/industries/hospitality-sector': hospitality,
  'images/industries/home-care-services': homeCare,
  'images/industries/warehouse-infrastructure-care': warehouse,
  'images/industries/academic-facility-care': academic,
};
