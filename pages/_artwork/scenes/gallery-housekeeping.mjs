/** Gallery: the housekeeping crew. */
import { counter, lamp } from '../furniture.mjs';
import { palms, pot } from '../greens.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, archWindow, falaj, light, room, sky, skyline, sun } from '../place.mjs';
import { at, dashes, disc, line, oval, rect, shape, times } from '../shape.mjs';
import { bucket, suds, trolley } from '../tools.mjs';
import { keeper } from './services-soft.mjs';

const lineUp = () =>
  picture(
    1200,
    900,
    'Four of the crew with their trolley in a lobby',
    room('#eef1e6', '#dccba6', 690, 1200, 900),
    archWindow(80, 600, 220, 430),
    archWindow(490, 600, 220, 430),
    archWindow(900, 600, 220, 430),
    light(120, 700, 220, 120),
    light(540, 700, 220, 120),
    trolley(860, 850, 1.1),
    person(
      180,
      850,
      1.7,
      keeper({ head: 'cap', hat: c.petrol, skin: 4, right: 'down', left: 'hip' }),
    ),
    person(
      400,
      854,
      1.75,
      keeper({ head: 'hijab', hat: c.petrol, skin: 1, left: 'hold', right: 'hold' }),
    ),
    person(
      620,
      854,
      1.75,
      keeper({ head: 'short', skin: 2, left: 'fold', right: 'fold', beard: true }),
    ),
    person(840, 850, 1.7, keeper({ head: 'bun', skin: 3, right: 'reach', left: 'down', face: -1 })),
  );

const windowWash = () =>
  picture(
    900,
    1200,
    'A tall arched window half washed',
    rect(0, 0, 900, 1200, '#f3e6cd'),
    shape(arch(130, 1010, 640, 920), c.white),
    shape(arch(160, 1010, 580, 880), '#8fc9c9'),
    skyline(170, 700, 1010, 380, c.petrol, 54, 0.35),
    sun(590, 430, 60),
    shape('M160 420Q330 130 450 130L520 1010H160Z', '#fff', { o: 0.25 }),
    line('M450 130V1010M160 640H740', c.white, 14),
    rect(0, 1010, 900, 30, c.white),
    rect(0, 1040, 900, 160, c.gold),
    line('M470 330L560 620', c.slate, 12),
    rect(400, 300, 150, 26, c.ink, { r: 8, t: 'rotate(-17 470 320)' }),
    suds(360, 380, 1.1),
    suds(300, 470, 0.8),
    person(
      620,
      1150,
      2,
      keeper({
        head: 'hijab',
        hat: c.petrol,
        skin: 2,
        face: -1,
        left: [60, -240, 34, -268],
        right: 'hip',
      }),
    ),
    bucket(330, 1150, 1.5, c.apricot),
  );

const corridor = () =>
  picture(
    1200,
    900,
    'A hotel corridor is vacuumed door by door',
    rect(0, 0, 1200, 900, '#f1e2c6'),
    shape('M0 0H1200L800 260H400Z', c.cream),
    shape('M0 900L400 560H800L1200 900Z', c.terra),
    shape('M180 900L460 560H740L1020 900Z', c.rust),
    rect(400, 260, 400, 300, '#e2cda4'),
    shape(arch(520, 560, 160, 250), c.petrol),
    disc(600, 360, 20, c.sun),
    shape('M60 130L250 250V690L60 850ZM280 270L370 320V590L280 660Z', c.petrol),
    shape('M1140 130L950 250V690L1140 850ZM920 270L830 320V590L920 660Z', c.petrol),
    line('M230 480v30M970 480v30M355 470v20M845 470v20', c.sun, 12),
    dashes('M600 40V240', c.sun, 70, '14 50', 0.8),
    shade(540, 860, 1.6),
    person(
      520,
      860,
      1.75,
      keeper({ head: 'cap', hat: c.petrol, skin: 4, right: [54, -190, 74, -176], left: 'hold' }),
    ),
    line('M650 552L790 800', c.slate, 12),
    shape('M740 830q20-50 60-50t60 50Z', c.ink),
    at(
      900,
      850,
      rect(-70, -90, 150, 80, c.sea, { r: 34 }) +
        disc(-40, -8, 18, c.ink) +
        disc(50, -8, 18, c.ink),
    ),
    line('M660 560Q760 500 860 780', c.ink, 9),
  );

const linen = () =>
  picture(
    1200,
    1200,
    'Folded towels, a flower and a small bell',
    rect(0, 0, 1200, 1200, '#dcebe5'),
    shape(arch(200, 860, 800, 780), '#c3dfd9'),
    rect(0, 850, 1200, 350, c.camel),
    rect(0, 850, 1200, 22, c.gold),
    times(
      5,
      (i) =>
        rect(
          300 + (i % 2) * 16,
          770 - i * 92,
          560 - (i % 2) * 32,
          86,
          [c.white, c.mist, c.white, c.apricot, c.white][i],
          { r: 38 },
        ) +
        line(`M${350 + (i % 2) * 16} ${813 - i * 92}H${800 - (i % 2) * 16}`, c.ink, 4, { o: 0.12 }),
    ),
    at(
      580,
      396,
      times(
        6,
        (i) =>
          `<path d="M0 0Q-34-50 0-96Q34-50 0 0Z" fill="${c.terra}" transform="rotate(${i * 60})"/>`,
      ) + disc(0, 0, 24, c.sun),
    ),
    at(
      980,
      850,
      rect(-50, -190, 100, 190, c.sea, { r: 22 }) +
        rect(-20, -230, 40, 44, c.petrol) +
        line('M-10-236V-262H40', c.petrol, 14) +
        rect(-34, -140, 68, 80, c.cream, { r: 8 }),
    ),
    at(
      210,
      850,
      shape('M-60-80A60 60 0 0 1 60-80Z', c.sun) +
        rect(-76, -80, 152, 16, c.slate, { r: 6 }) +
        rect(-8, -156, 16, 20, c.slate),
    ),
    shape('M860 856H1180L1200 900H930Z', 'url(#sh)'),
  );

const polish = () =>
  picture(
    1200,
    900,
    'A floor machine leaves a shine across the hall',
    room('#0f5057', '#b98f5f', 600, 1200, 900),
    times(4, (i) =>
      shape(arch(50 + i * 290, 600, 220, 480), ['#1f7a80', '#3d9a9c', '#7cc4c2', '#f3d9ae'][i]),
    ),
    shape('M0 600H1200V900H0Z', '#d9bd8f'),
    shape('M330 900L560 600H900L1200 780V900Z', '#fff6de', { o: 0.4 }),
    falaj(606, 0, 1200, 34),
    line('M300 470H470M330 500H440', '#fff', 8, { o: 0.4 }),
    shade(420, 850, 1.8),
    person(
      400,
      850,
      1.9,
      keeper({
        head: 'cap',
        hat: c.petrol,
        skin: 3,
        right: [56, -190, 90, -180],
        left: [30, -176, -60, -176],
      }),
    ),
    line('M575 510L700 790M520 520H600', c.slate, 16),
    rect(620, 680, 150, 100, c.terra, { r: 24, t: 'rotate(-12 700 730)' }),
    oval(740, 836, 150, 34, c.ink),
    oval(740, 822, 150, 34, c.slate),
    oval(740, 818, 110, 20, c.iron),
    pot(1090, 640, 0.8),
  );

const chandelier = () =>
  picture(
    900,
    1200,
    'Dusting a chandelier from a tall ladder',
    room('#f3e3c6', '#cdb38a', 1010, 900, 1200),
    shape(arch(230, 1010, 440, 640), '#cfe2da'),
    line('M450 0V150', c.camel, 12),
    disc(450, 260, 250, 'url(#glow)'),
    line(
      'M230 290Q240 380 450 380T670 290M330 250Q340 330 450 330T570 250M450 150V400',
      c.camel,
      14,
    ),
    line('M230 280v-50M330 240v-50M450 150v-6M570 240v-50M670 280v-50', c.white, 26, {
      butt: true,
    }),
    line('M230 222v-6M330 182v-6M570 182v-6M670 222v-6', c.sun, 22),
    line('M280 400v30M360 420v40M450 430v60M540 420v40M620 400v30', c.aqua, 18, { dash: '2 26' }),
    line('M560 1150L640 560M760 560L840 1150M580 1010H822M600 860H800M620 710H780', c.apricot, 16),
    rect(610, 540, 180, 26, c.slate, { r: 8 }),
    person(
      700,
      836,
      1.9,
      keeper({
        head: 'bun',
        skin: 1,
        face: -1,
        left: [62, -250, 92, -280],
        right: 'low',
        legs: c.petrol,
      }),
    ),
    line('M525 304L470 250', c.bark, 10),
    shape('M480 270Q420 270 410 210Q460 200 500 240Z', c.sand),
    bucket(200, 1140, 1.4),
  );

const pantry = () =>
  picture(
    1200,
    900,
    'A pantry wiped down after lunch',
    room('#e3ece2', '#d6c093', 700, 1200, 900),
    rect(120, 90, 760, 170, c.petrol, { r: 8 }),
    line('M373 90V260M626 90V260', c.teal, 6),
    dashes('M120 330H1120M160 390H1120', '#fff', 50, '70 8', 0.8),
    counter(80, 800, 1060, 280, c.teal, c.cream),
    at(
      860,
      498,
      rect(-70, -150, 140, 150, c.ink, { r: 12 }) +
        rect(-50, -130, 100, 50, c.deep) +
        disc(40, -30, 12, c.apricot) +
        rect(-30, -60, 40, 40, c.white, { r: 4 }),
    ),
    at(
      240,
      498,
      rect(-80, -60, 160, 60, c.steel, { r: 10 }) +
        line('M-40-70q-10-16 0-30M0-70q-10-16 0-30M40-70q-10-16 0-30', '#fff', 7),
    ),
    pot(1040, 500, 0.6),
    lamp(500, 130, 0.8, c.terra),
    person(
      600,
      850,
      1.9,
      keeper({
        head: 'hijab',
        hat: c.petrol,
        skin: 2,
        left: [56, -206, 92, -184],
        right: 'hold',
        pose: 'none',
      }),
    ),
    rect(370, 480, 110, 26, c.sun, { r: 10 }),
    counter(80, 800, 1060, 262, c.teal, c.cream),
    suds(300, 520, 0.7),
  );

const pool = () =>
  picture(
    1200,
    1200,
    'A net draws leaves from a clear pool',
    sky('noon', 1200, 1200),
    sun(220, 200, 80),
    skyline(0, 1200, 520, 260, c.sea, 93, 0.32),
    rect(0, 516, 1200, 700, c.sand),
    palms([1060, 600, 1.4], [130, 580, 1.1]),
    shape('M300 640H1200V1200H0Q20 760 300 640Z', c.white),
    shape('M330 680H1200V1200H60Q90 790 330 680Z', '#45b0b3'),
    dashes('M420 1180L620 700', c.terra, 18, '28 28'),
    dashes('M880 1180L900 700', c.terra, 18, '28 28'),
    line(
      'M460 820q34-18 68 0t68 0M760 960q34-18 68 0t68 0M980 800q34-18 68 0t68 0M520 1080q34-18 68 0t68 0',
      '#fff',
      8,
      { o: 0.7 },
    ),
    oval(800, 860, 110, 28, '#fff', { o: 0.35 }),
    shade(300, 800, 2),
    person(
      280,
      800,
      2,
      keeper({
        head: 'cap',
        hat: c.white,
        skin: 5,
        top: c.white,
        trim: c.sea,
        dress: 'uniform',
        legs: c.sea,
        right: [56, -200, 88, -186],
        left: [36, -186, -40, -200],
      }),
    ),
    line('M300 400L720 850', c.slate, 10),
    oval(770, 876, 64, 26, undefined, { s: c.apricot, sw: 10 }),
    shape('M740 880q20-18 40-4q-16 20-40 4Z', c.palm),
  );

export const pictures = {
  'images/gallery/housekeeping-crew-1': lineUp,
  'images/gallery/housekeeping-crew-2': windowWash,
  'images/gallery/housekeeping-crew-3': corridor,
  'images/gallery/housekeeping-crew-4': linen,
  'images/gallery/housekeeping-crew-5': polish,
  'images/gallery/housekeeping-crew-6': chandelier,
  'images/gallery/housekeeping-crew-7': pantry,
  'images/gallery/housekeeping-crew-8': pool,
};
