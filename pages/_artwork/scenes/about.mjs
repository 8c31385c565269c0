/** About the company: the team, mission, vision, safety, the control room, briefing, office, contact, and the map. */
import { curtainWall, tower, villa, windTower } from '../buildings.mjs';
import { counter, lamp, table } from '../furniture.mjs';
import { bush, hedge, palms, pot } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { crew, person, shade } from '../people.mjs';
import {
  archWindow,
  birds,
  cloud,
  dunes,
  falaj,
  glazing,
  ground,
  landmark,
  light,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { bars, chart, laptop, monitor, pin, ring, writing } from '../screens.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';
import { clipboard, cone, extinguisher, shield, tablet, toolbox } from '../tools.mjs';
import { mark, van } from '../vehicles.mjs';
import { guard } from './services-security.mjs';
import { keeper } from './services-soft.mjs';

const whoWeAre = () =>
  scene(
    'The team beside its van, the city behind',
    near(
      800,
      860,
      1.1,
      sky('morning'),
      sun(340, 220, 84),
      birds(620, 190),
      skyline(0, 1600, 690, 380, c.sea, 13, 0.32),
      landmark(220, 700, 0.9, '#93c4c1'),
      ground(690, '#e7d7b4'),
      palms([110, 720, 1], [1500, 730, 1.2]),
      hedge(260, 730, 300, 54),
      van(860, 780, 1.2),
      person(
        400,
        842,
        1.5,
        keeper({ head: 'hijab', hat: c.petrol, skin: 1, right: 'hold', left: 'hold' }),
      ),
      person(580, 848, 1.58, crew({ skin: 4, left: 'hip', right: 'down' })),
      person(760, 848, 1.6, {
        head: 'short',
        skin: 2,
        dress: 'suit',
        top: c.slate,
        trim: c.terra,
        left: 'fold',
        right: 'fold',
        legs: c.ink,
      }),
      person(
        940,
        850,
        1.52,
        crew({
          head: 'long',
          hair: '#6b4128',
          skin: 0,
          vest: c.terra,
          left: 'hold',
          right: 'hold',
          front: tablet(2, -178),
          face: -1,
        }),
      ),
      person(1110, 844, 1.52, guard({ skin: 3, left: 'down', right: 'hip' })),
      falaj(862, 0, 1600, 44),
    ),
  );

const mission = () =>
  scene(
    'An engineer opens the sluice and water runs to the gardens and homes',
    near(
      800,
      860,
      1.05,
      sky('dawn'),
      sun(1180, 330, 90),
      birds(880, 200, 1.2),
      shape('M0 560L240 330L420 470L660 260L900 500L1100 420V700H0Z', c.teal, { o: 0.4 }),
      dunes(560, 1600, 900, ['#e9cfa2', '#e0c293', '#d2b080']),
      villa(980, 640, 0.9),
      tower(1330, 650, 120, 260, { body: '#3b8a8e', glass: c.foam, cols: 4, top: 'slant' }),
      palms([940, 650, 0.7], [1300, 660, 0.75], [1500, 720, 1.1]),
      shape('M0 690H640Q900 690 960 760T1300 900H900Q760 790 560 800H0Z', c.cream),
      shape('M0 712H640Q860 712 930 780T1200 900H980Q800 776 560 780H0Z', c.sea),
      dashes('M20 738H600Q800 740 900 800T1060 890M90 762H560', c.foam, 5, '60 70', 0.9),
      shape('M470 560H640V790H470Z', '#c8ae82'),
      rect(500, 600, 110, 120, c.bark),
      dashes('M500 660H610', c.ink, 120, '3 19', 0.35),
      rect(455, 540, 200, 30, c.cream),
      line('M555 540V470', c.iron, 14),
      wheel(555, 440, 52),
      shade(370, 700, 1.7),
      person(
        360,
        706,
        1.75,
        crew({ skin: 3, right: [62, -206, 92, -166], left: 'hip', vest: c.terra }),
      ),
      shape('M1120 760Q1360 720 1600 770V900H1330Q1290 800 1120 760Z', '#8fb98f'),
      bush(1330, 790, 0.9),
      bush(1460, 830, 1.1, c.palm),
      hedge(60, 880, 300, 60, c.palm),
    ),
  );

const vision = () =>
  scene(
    'Two colleagues on a terrace look out over a green city',
    sky('morning'),
    sun(820, 430, 130, '#fff3d6'),
    cloud(360, 180, 1.2),
    cloud(1180, 140, 1),
    birds(1040, 260, 1.3),
    skyline(0, 1600, 720, 430, c.sea, 77, 0.32),
    landmark(760, 730, 1.25, '#7fbab8'),
    tower(190, 740, 150, 330, { body: '#3d8f88', glass: c.foam, top: 'round' }),
    tower(1180, 740, 170, 400, { body: '#2f8489', glass: c.foam, top: 'sail' }),
    tower(1380, 740, 130, 270, { body: '#8fc2bf', glass: c.white, cols: 4 }),
    shape('M0 740Q800 660 1600 740V900H0Z', '#9dc29b'),
    bush(260, 748, 0.9, c.palm),
    bush(1130, 744, 0.8),
    bush(1340, 750, 0.9, c.palm),
    palms([100, 770, 0.8], [1060, 760, 0.7], [1500, 780, 0.9]),
    shape('M700 716Q640 770 760 800T700 900H900Q860 840 900 800T760 716Z', c.sea),
    person(560, 960, 2, crew({ skin: 2, back: true, left: 'hip', right: 'point' })),
    person(860, 970, 1.9, {
      back: true,
      head: 'hijab',
      hat: c.sand,
      top: c.terra,
      dress: 'robe',
      skin: 1,
      left: 'carry',
      right: 'down',
    }),
    rect(0, 740, 1600, 14, c.cream),
    rect(0, 752, 1600, 150, '#dfeeea', { o: 0.55 }),
    line(
      times(9, (i) => `M${i * 200} 746V900`),
      c.cream,
      12,
    ),
    shape(
      'M120 754L0 880V800L46 754ZM700 754L560 900H480L620 754ZM1300 754L1160 900H1090L1230 754Z',
      '#fff',
      { o: 0.35 },
    ),
  );

const safety = () =>
  scene(
    'A toolbox talk: helmet, vest and shield on the board',
    near(
      800,
      840,
      1.08,
      room('#f2e7d2', '#cdb78d', 720),
      rect(520, 110, 620, 400, c.petrol, { r: 14 }),
      rect(540, 130, 580, 360, '#0f4e55', { r: 6 }),
      shield(690, 310, 1.15, c.sea),
      at(
        960,
        220,
        shape('M-70 20Q-70-64 0-66Q70-64 70 20Z', c.sun) +
          rect(-92, 14, 184, 20, c.sun, { r: 8 }) +
          rect(-14, -74, 28, 92, c.apricot, { r: 8 }),
      ),
      writing(880, 320, [170, 130, 160], 44, c.mist, 12),
      line('M846 316l10 10l16-20M846 360l10 10l16-20M846 404l10 10l16-20', c.leaf, 8),
      extinguisher(1270, 720, 1.2),
      rect(1360, 250, 130, 130, c.palm, { r: 12 }),
      line('M1425 276V354M1386 315H1464', c.white, 22, { butt: true }),
      cone(220, 790, 1.1),
      light(100, 730, 260, 130),
      shade(430, 860, 1.7),
      person(
        400,
        860,
        1.7,
        crew({
          skin: 1,
          head: 'helmet',
          hat: c.sun,
          right: 'point',
          left: 'hold',
          front: at(-34, -176, clipboard(0, 0, 0.28)),
        }),
      ),
      person(840, 1140, 1.8, crew({ back: true, skin: 4, pose: 'none' })),
      person(
        1060,
        1150,
        1.8,
        crew({ back: true, skin: 2, pose: 'none', vest: c.sun, hat: c.apricot }),
      ),
      person(1290, 1145, 1.8, {
        back: true,
        head: 'hijab',
        hat: c.foam,
        vest: c.sun,
        top: c.petrol,
        skin: 1,
        pose: 'none',
      }),
    ),
  );

const bmsScreen =
  bars(30, 250, [60, 110, 90, 150, 120, 180], 26, 14, c.sea, c.apricot) +
  ring(390, 150, 74, 0.72, c.leaf, '#17535b', 26) +
  chart(520, 250, 50, [40, 90, 70, 130, 110, 170], c.aqua) +
  writing(30, 40, [120, 70], 22, c.mist, 8) +
  at(
    860,
    250,
    shape('M-40 0V-150H40V-190H110V0Z', c.teal) +
      dashes('M-16-10V-140M18-10V-140M76-10V-180', c.sun, 18, '12 14'),
  );

const controlRoom = () =>
  scene(
    'The control room: one operator, one building system, every site in view',
    near(
      800,
      860,
      1.04,
      rect(0, 0, 1600, 900, '#0c3d45'),
      shape('M0 0H1600L1200 720H0Z', '#fff', { o: 0.04 }),
      rect(0, 720, 1600, 180, '#08292f'),
      rect(250, 90, 1100, 330, c.ink, { r: 14 }),
      rect(268, 108, 1064, 294, '#0f4a52'),
      at(290, 120, bmsScreen),
      line('M0 470H1600', c.sea, 5, { o: 0.6 }),
      shape('M90 700H1510L1600 900H0Z', c.petrol),
      shape('M90 700H1510L1520 722H78Z', c.aqua, { o: 0.7 }),
      monitor(
        240,
        510,
        280,
        160,
        at(
          0,
          0,
          ring(70, 80, 42, 0.64, c.apricot, '#17535b', 16) +
            writing(140, 50, [110, 80, 100], 30, c.mist, 8),
        ),
        '#0f4a52',
      ),
      monitor(
        1080,
        510,
        280,
        160,
        chart(24, 140, 46, [24, 60, 44, 90, 70, 112], c.leaf),
        '#0f4a52',
      ),
      person(650, 1050, 1.8, {
        back: true,
        skin: 2,
        head: 'short',
        top: c.foam,
        pose: 'none',
        left: 'reach',
        right: 'down',
      }),
      person(950, 1055, 1.75, {
        back: true,
        head: 'hijab',
        hat: c.apricot,
        skin: 1,
        top: c.sand,
        pose: 'none',
        left: 'carry',
        right: [66, -220, 88, -280],
      }),
      shape('M540 840Q650 790 760 840V900H540ZM850 840Q950 790 1050 840V900H850Z', c.ink),
      pot(130, 720, 0.9),
      pot(1500, 720, 1),
    ),
  );

const briefing = () =>
  scene(
    'A morning briefing around a floor plan',
    near(
      800,
      860,
      1.06,
      room('#e6efe7', '#d8c49c', 720),
      glazing(90, 110, 620, 420, 4),
      rect(860, 110, 560, 380, c.white, { r: 10 }),
      rect(860, 110, 560, 380, undefined, { s: c.steel, sw: 10, r: 10 }),
      line(
        'M900 150H1180V300H900ZM1180 200H1380V440H980V300M1040 150V220M1180 340H1280V440',
        c.petrol,
        7,
      ),
      line('M920 400H960M920 430H960', c.terra, 9),
      disc(1100, 250, 16, c.terra),
      disc(1320, 280, 16, c.sea),
      line('M1100 250L1320 280', c.terra, 5, { dash: '10 12' }),
      lamp(520, 100, 0.9, c.terra),
      shade(1290, 860, 1.6),
      person(1290, 850, 1.65, {
        skin: 3,
        head: 'turban',
        hat: c.terra,
        beard: true,
        dress: 'suit',
        top: c.slate,
        trim: c.apricot,
        face: -1,
        left: [62, -230, 90, -262],
        right: 'hip',
        legs: c.ink,
      }),
      person(330, 810, 1.5, crew({ skin: 1, right: 'hold', left: 'hold', front: tablet(2, -178) })),
      person(520, 800, 1.5, {
        head: 'hijab',
        hat: c.petrol,
        skin: 2,
        top: c.terra,
        dress: 'robe',
        left: 'hold',
        right: 'hold',
      }),
      person(
        720,
        810,
        1.55,
        crew({ skin: 4, vest: c.sun, left: 'down', right: [60, -200, 92, -190] }),
      ),
      person(930, 800, 1.5, keeper({ head: 'bun', skin: 0, left: 'hold', right: 'hold' })),
      table(240, 890, 840, 130, c.camel),
      at(
        600,
        738,
        rect(-90, -10, 220, 12, c.white) +
          rect(180, -16, 60, 18, c.petrol, { r: 4 }) +
          shape('M-200 0h60v-44h-60ZM-140-34q22 0 22 14t-22 14', c.apricot),
      ),
      toolbox(1480, 866, 0.7),
    ),
  );

const office = () =>
  scene(
    'The office in Dubai: arches below, glass above, the channel at the door',
    near(
      800,
      880,
      1.06,
      sky('noon'),
      sun(280, 180, 70),
      cloud(1260, 170, 1.2),
      cloud(600, 120, 0.8),
      skyline(0, 1600, 720, 360, c.sea, 36, 0.36),
      landmark(220, 726, 0.95, '#63a9ab'),
      curtainWall(540, 170, 620, 360, 7, 4, '#2f8a90'),
      rect(1030, 170, 130, 360, c.ink, { o: 0.12 }),
      rect(520, 146, 660, 30, c.cream),
      rect(500, 520, 700, 230, c.cream),
      shape(
        times(
          5,
          (i) =>
            `M${540 + i * 132} 750V640Q${540 + i * 132} 570 ${590 + i * 132} 566Q${640 + i * 132} 570 ${640 + i * 132} 640V750Z`,
        ),
        '#9ccac9',
      ),
      shape('M804 750V640Q804 580 854 566Q904 580 904 640V750Z', c.petrol),
      rect(1000, 520, 200, 230, c.ink, { o: 0.06 }),
      rect(690, 410, 330, 90, c.petrol, { r: 8 }),
      mark(750, 448, 0.62, c.white, c.apricot),
      letters('FALAJ', 812, 436, 36, 7, c.white, 3),
      ground(746, '#e6d6b3'),
      windTower(1240, 750, 100, 290),
      rect(1200, 620, 240, 130, c.sand),
      hedge(480, 770, 240, 46),
      hedge(980, 770, 240, 46, c.leaf),
      palms([430, 770, 1.15], [1420, 780, 1.2], [330, 764, 0.8]),
      shade(640, 826, 1),
      person(620, 826, 1, {
        head: 'ghutra',
        hat: c.white,
        dress: 'robe',
        top: c.white,
        beard: true,
        skin: 2,
        right: 'reach',
      }),
      person(726, 828, 0.97, {
        head: 'long',
        hair: '#6b4128',
        dress: 'suit',
        top: c.terra,
        trim: c.cream,
        skin: 0,
        face: -1,
        left: 'reach',
      }),
      falaj(830, 0, 1600, 50),
    ),
  );

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
const mapDubai = () =>
  scene(
    'A drawn plan of Dubai: coast, creek, main roads, and the office',
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
    letters('FALAJ', 1112, 396, 30, 6, c.petrol, 3),
    at(
      1500,
      800,
      disc(0, 0, 52, c.white) +
        shape('M0-40L16 0H-16Z', c.terra) +
        shape('M0 40L16 0H-16Z', c.steel),
    ),
    line('M90 60V40H290V60', c.petrol, 5, { o: 0.6 }),
  );

export const pictures = {
  'images/about/who-we-are': whoWeAre,
  'images/about/mission': mission,
  'images/about/vision': vision,
  'images/about/health-safety': safety,
  'images/about/control-room': controlRoom,
  'images/about/team-briefing': briefing,
  'images/about/dubai-office': office,
  'images/about/contact': contact,
  'images/about/map-dubai': mapDubai,
};
