/** Gallery: the housekeeping crew, 5 to 8. */
import { keeper } from '../crews.mjs';
import { counter, lamp } from '../furniture.mjs';
import { palms, pot } from '../greens.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, falaj, room, sky, skyline, sun } from '../place.mjs';
import { at, dashes, disc, line, oval, rect, shape, times } from '../shape.mjs';
import { bucket, suds } from '../tools.mjs';

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
  'images/gallery/housekeeping-crew-5': polish,
  'images/gallery/housekeeping-crew-6': chandelier,
  'images/gallery/housekeeping-crew-7': pantry,
  'images/gallery/housekeeping-crew-8': pool,
};
