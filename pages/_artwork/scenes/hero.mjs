/** Hero pictures, 1920 x 1080: a calm, deep left third for words, the scene on the right. */
import { curtainWall, tower } from '../buildings.mjs';
import { lamp } from '../furniture.mjs';
import { bush, hedge, palms } from '../greens.mjs';
import { chiller, flanges, gauge, pipe, wheel } from '../machines.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { crew, folk, person, shade } from '../people.mjs';
import { arch, birds, falaj, landmark, skyline, sun } from '../place.mjs';
import { videoWall } from '../screens.mjs';
import { at, dashes, disc, gradient, line, near, oval, rect, shape, times } from '../shape.mjs';
import { camera, mop, suds, tablet, toolbox, trolley } from '../tools.mjs';
import { bmu, cradle } from '../vehicles.mjs';
import { guard } from './services-security.mjs';
import { keeper } from './services-soft.mjs';
import { cutaway, solar, turbine } from './services-whole.mjs';

/** Deep water on the left, light on the right, and the first stars where it is dark. @param {string[]} colours */
const evening = (colours) =>
  gradient('sky', colours, true) +
  rect(0, 0, 1920, 1080, 'url(#sky)') +
  line('M120 130h.1M290 220h.1M410 90h.1M560 190h.1M180 330h.1M680 110h.1', '#fff', 5, { o: 0.4 });

/** Darkens the left third, so that words stay readable over anything. */
const calm =
  '<linearGradient id="calm"><stop stop-color="#08323a" stop-opacity=".95"/><stop offset=".3" stop-color="#08323a" stop-opacity=".62"/><stop offset=".52" stop-color="#08323a" stop-opacity="0"/></linearGradient>' +
  rect(0, 0, 1920, 1080, 'url(#calm)');

const dusk = ['#08323a', '#17636c', '#6ba8a7', '#f0c291'];

const ifm = () =>
  picture(
    1920,
    1080,
    'A cut-open building at dusk, the falaj running past it',
    evening(dusk),
    sun(1650, 560, 110, '#ffe3b0'),
    skyline(500, 1920, 930, 460, c.petrol, 5, 0.45),
    landmark(760, 930, 1.1, '#1b6068'),
    shape('M0 930Q400 860 900 930T1920 910V1080H0Z', '#c79a70'),
    palms([940, 960, 1.05], [1850, 970, 1.2], [830, 960, 0.75]),
    shape('M1740 934L1920 990H1240L1080 934Z', 'url(#sh)'),
    at(1050, 940, cutaway(), 1.12),
    hedge(1560, 980, 300, 56),
    falaj(990, 0, 1920, 56),
    calm,
    times(6, (i) => line(`M${40 + i * 120} 1022h60`, c.foam, 4, { o: 0.35 })),
  );

const hard = () =>
  picture(
    1920,
    1080,
    'Engineers among chillers and pipes on a roof at dusk',
    evening(['#08323a', '#14606a', '#7ab5b2', '#f2cf9f']),
    sun(1720, 300, 90, '#ffe9c2'),
    skyline(620, 1920, 760, 400, c.petrol, 18, 0.35),
    landmark(900, 760, 1, '#3a858a'),
    rect(0, 720, 1920, 70, '#d9c7a3'),
    rect(0, 720, 1920, 12, c.cream),
    rect(0, 785, 1920, 300, '#b99d77'),
    dashes('M0 850H1920M0 930H1920M0 1020H1920', '#fff', 3, '140 20', 0.25),
    pipe('M560 860H1000V740H1080', 46, c.sea),
    pipe('M420 960H1040V840H1080', 46, c.terra),
    flanges([760, 860, 46], [640, 960, 46], [900, 960, 46]),
    gauge(860, 770, 62, -30),
    line('M860 832V838', c.iron, 16),
    chiller(1060, 940, 840, 380, 4),
    calm,
    shade(1300, 1040, 1.75),
    person(1280, 1046, 1.75, crew({ skin: 3, right: 'point', left: 'hip' })),
    person(
      1120,
      1050,
      1.66,
      crew({
        head: 'hijab',
        hat: c.foam,
        skin: 1,
        vest: c.terra,
        left: 'hold',
        right: 'hold',
        front: tablet(2, -178),
      }),
    ),
    wheel(1640, 860, 58),
    toolbox(1470, 1046, 0.9),
  );

const soft = () =>
  picture(
    1920,
    1080,
    'A calm lobby with tall arches, a crew at work',
    gradient('sky', ['#0a3a42', '#15616a', '#e8d9b9'], true),
    rect(0, 0, 1920, 1080, 'url(#sky)'),
    times(4, (i) => {
      const x = 660 + i * 310;
      return (
        shape(arch(x - 18, 800, 266, 660), '#fff7e6', { o: 0.55 }) +
        shape(arch(x, 800, 230, 630), ['#5ea6a8', '#a7d3cf', '#d9e8dc', '#fbe6bf'][i]) +
        skyline(x + 6, x + 170, 800, 200, c.petrol, 70 + i, 0.28) +
        line(`M${x + 115} 800V172M${x} 470h230`, '#fff7e6', 8, { o: 0.8 })
      );
    }),
    rect(0, 800, 1920, 280, '#cdb791'),
    times(4, (i) => shape(`M${670 + i * 310} 810h220l200 270h-270Z`, '#fff6de', { o: 0.4 })),
    rect(0, 798, 1920, 8, '#fff', { o: 0.5 }),
    falaj(826, 0, 1920, 40),
    lamp(1000, 150, 1.1, c.terra),
    lamp(1620, 190, 1.1, c.terra),

    calm,
    trolley(1130, 1030, 1.4),
    shade(1080, 1040, 1.75),
    person(1060, 1040, 1.75, keeper({ head: 'hijab', hat: c.petrol, skin: 1, right: 'reach' })),
    oval(1810, 1040, 140, 14, '#fff', { o: 0.6 }),
    shade(1650, 1046, 1.75),
    person(
      1650,
      1046,
      1.75,
      keeper({
        head: 'cap',
        hat: c.petrol,
        skin: 4,
        right: [54, -190, 62, -176],
        left: [30, -180, -30, -200],
        front: mop(92, -42),
      }),
    ),
    suds(1790, 1030, 0.9),
    person(890, 850, 0.95, {
      head: 'ghutra',
      hat: c.white,
      dress: 'robe',
      top: c.white,
      beard: true,
      skin: 2,
      right: 'carry',
    }),
  );

const secure = () =>
  picture(
    1920,
    1080,
    'A guard and a control room over the city at night',
    evening(['#061d23', '#0a353d', '#12565e', '#2b7d82']),
    disc(1500, 900, 600, 'url(#dusk)', { o: 0.6 }),
    skyline(560, 1920, 900, 500, '#0b3f47', 91),
    dashes(
      'M720 640V880M800 700V880M905 660V880M1730 640V880M1800 700V880M1870 620V880',
      c.sun,
      16,
      '8 26 8 60',
      0.5,
    ),
    landmark(860, 900, 1.15, '#104c54'),
    rect(0, 890, 1920, 190, '#0b3037'),
    falaj(884, 0, 1010, 36),
    rect(1000, 180, 920, 720, '#0d454d'),
    rect(980, 150, 940, 40, c.petrol),
    videoWall(1060, 240, 3, 2, 256, 180),
    rect(1000, 640, 920, 8, c.sea),
    camera(1000, 96, 1.3),
    line('M924 160H960', c.iron, 16),
    shape('M1140 92L1900 560V860L1140 130Z', '#fff3d6', { o: 0.1 }),
    calm,
    person(
      1400,
      1130,
      1.7,
      guard({
        skin: 1,
        back: true,
        pose: 'none',
        head: 'hijab',
        hat: c.foam,
        left: 'reach',
        right: [62, -210, 84, -236],
      }),
    ),
    person(
      1700,
      1130,
      1.7,
      guard({ skin: 4, back: true, pose: 'none', left: 'reach', right: 'carry' }),
    ),
    shape('M1180 900H1920V1080H1120Z', c.petrol),
    shape('M1180 900H1920V918H1174Z', c.aqua, { o: 0.6 }),
    shape(
      'M1310 1010Q1400 960 1490 1010V1080H1310ZM1610 1010Q1700 960 1790 1010V1080H1610Z',
      c.ink,
    ),
    shade(1040, 1056, 1.9),
    person(
      1020,
      1056,
      1.95,
      guard({
        skin: 3,
        right: [52, -196, 34, -244],
        left: 'hip',
        front: rect(22, -262, 18, 36, c.ink, { r: 4 }) + line('M28-262V-280', c.ink, 5),
      }),
    ),
  );

const special = () =>
  picture(
    1920,
    1080,
    'Glass towers with a cradle, a lift and gardens at dawn',
    evening(['#08323a', '#17636c', '#8fc4c0', '#f6d9ad']),
    sun(1010, 640, 100, '#ffe6b8'),
    skyline(560, 1920, 920, 420, c.petrol, 44, 0.32),
    curtainWall(1180, 250, 420, 680, 5, 7, '#257f86'),
    rect(1560, 180, 150, 750, c.cream),
    rect(1584, 204, 102, 726, '#9fd0cf'),
    line('M1610 204V930M1660 204V930', c.white, 6),
    line('M1635 204V430', c.ink, 5),
    rect(1590, 430, 90, 140, c.terra, { r: 6 }),
    rect(1600, 446, 70, 100, '#f7dfb2'),
    folk(1635, 568, 0.75, { skin: 2, top: c.petrol }),
    curtainWall(1710, 340, 230, 590, 2, 6, '#3f9799'),
    bmu(1330, 246, 0.62),
    line('M1410 100V206M1312 206H1508', c.slate, 8),
    cradle(1290, 640, 240, 206),
    person(1360, 638, 0.8, crew({ skin: 4, right: 'raise' })),
    person(1460, 638, 0.8, crew({ skin: 1, left: 'raise', face: -1 })),
    rect(1290, 582, 240, 58, c.apricot, { r: 6 }),
    rect(0, 926, 1920, 160, '#cbb287'),
    palms([1080, 950, 1.25], [960, 944, 0.85], [1850, 960, 1.3]),
    hedge(1180, 966, 330, 66),
    bush(1780, 966, 1, c.leaf),
    calm,
    birds(820, 420, 1.4),
    falaj(990, 0, 1920, 56),
    at(
      1560,
      990,
      near(
        0,
        0,
        1.1,
        rect(-26, -100, 52, 100, c.red, { r: 12 }),
        rect(-44, -82, 88, 26, c.red, { r: 8 }),
        rect(-34, -116, 68, 20, c.rust, { r: 8 }),
        rect(-38, -10, 76, 14, c.rust),
      ),
    ),
    shade(1000, 1000, 1.6),
    person(
      980,
      990,
      1.6,
      crew({ skin: 2, right: 'point', left: 'hold', front: tablet(-20, -178) }),
    ),
  );

const green = () =>
  picture(
    1920,
    1080,
    'Water winds out of the dunes past solar panels to a planted tower',
    evening(['#0a3a42', '#1c6c72', '#9fcdc4', '#fbe3b8']),
    sun(1260, 360, 110, '#ffefcb'),
    birds(1000, 260, 1.4),
    shape('M500 720L820 480L980 600L1240 430L1500 640L1920 520V1080H0V860Z', '#2c757a', { o: 0.5 }),
    turbine(1000, 720, 1.05, 20),
    turbine(1130, 700, 0.8, 75),
    shape('M0 840Q420 720 900 770T1920 700V1080H0Z', '#d9bd92'),
    shape('M0 900Q500 800 1000 860T1920 800V1080H0Z', '#c9a678'),
    tower(1500, 900, 250, 580, { body: '#3d8f88', glass: c.foam, cols: 6, top: 'round' }),
    times(6, (i) => bush(1520 + (i % 2) * 190, 400 + i * 82, 0.8, i % 2 ? c.leaf : c.palm)),
    tower(1740, 900, 190, 400, { body: '#d9ede4', glass: '#8cc4c1', cols: 4 }),
    shape(
      'M1080 730Q1000 790 1180 840T1120 960Q1040 1020 1000 1080H700Q860 1010 1000 950T1080 850Q900 800 1060 730Z',
      c.cream,
    ),
    shape(
      'M1076 732Q1016 790 1164 838T1104 952Q1010 1018 950 1080H750Q900 1010 1030 950T1100 852Q930 800 1062 732Z',
      c.sea,
    ),
    line('M1120 880q-10 50-70 80M1000 1010q-60 34-90 60M1090 820q-50-30-30-50', c.foam, 5, {
      o: 0.8,
    }),
    solar(1240, 990, 1, 1),
    solar(1150, 1050, 1.3, 3),
    palms([1440, 930, 0.95], [960, 900, 0.8], [1870, 960, 1.3]),
    calm,
  );

export const pictures = {
  'images/hero/ifm-services': ifm,
  'images/hero/hard-services': hard,
  'images/hero/soft-services': soft,
  'images/hero/security-services': secure,
  'images/hero/specialized-services': special,
  'images/hero/sustainability': green,
};
