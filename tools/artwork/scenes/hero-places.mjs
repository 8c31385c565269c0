/** Hero pictures, 1920 x 1080: buildings and land; a calm, deep left third for text. */

import { curtainWall, tower } from '../buildings.mjs';
import { crew } from '../crews.mjs';
import { cutaway } from '../cutaway.mjs';
import { solar, turbine } from '../energy.mjs';
import { calm, evening } from '../evening.mjs';
import { bush, hedge, palms } from '../greens.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { folk, person, shade } from '../people.mjs';
import { birds, falaj, landmark, skyline, sun } from '../place.mjs';
import { at, line, near, rect, shape, times } from '../shape.mjs';
import { tablet } from '../tools.mjs';
import { bmu, cradle } from '../vehicles.mjs';

const ifm = () =>
  picture(
    1920,
    1080,
    'A cut-open building at dusk, the falaj running past it',
    evening(['#08323a', '#17636c', '#6ba8a7', '#f0c291']),
    sun(1650, 560, 110, '#ffe3b0'),
    skyline(500, 1920, 930, 460, c.petrol, 5, 0.45),
    landmark(760, 930, 1.1, '#1b6068'),
    shape('M0 930Q400 860 900 930T1920 910V1080H0Z', '#c79a70'),
    palms([900, 960, 1.05], [790, 960, 0.75]),
    shape('M1880 934L1920 990H1240L1020 934Z', 'url(#sh)'),
    at(990, 940, cutaway(), 1.24),
    hedge(1560, 980, 300, 56),
    falaj(990, 0, 1920, 56),
    calm,
    times(6, (i) => line(`M${40 + i * 120} 1022h60`, c.foam, 4, { o: 0.35 })),
  );

const specialPlace = () =>
  [
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
  ].join('');

const specialFront = () =>
  [
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
  ].join('');

const special = () =>
  picture(
    1920,
    1080,
    'Glass towers with a cradle, a lift and gardens at dawn',
    specialPlace(),
    specialFront(),
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
  'images/hero/specialized-services': special,
  'images/hero/sustainability': green,
};
