import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person } from '../people.mjs';
import { archWindow, room } from '../place.mjs';
import { chart, laptop, ring, writing } from '../screens.mjs';
import { at, dashes, disc, line, near, rect, shape, times } from '../shape.mjs';

const accountsPlace = () =>
  [
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
    times(4, (i) => rect(1240, 650 - (i + 1) * 26, 120, 22, i % 2 ? c.apricot : c.sun, { r: 10 })),
  ].join('');

const accountsFront = () =>
  [
    times(7, (i) => rect(1380, 650 - (i + 1) * 26, 120, 22, i % 2 ? c.apricot : c.sun, { r: 10 })),
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
  ].join('');

const accounts = () =>
  scene(
    'Invoices and balances on a laptop beside coins and papers',
    near(800, 800, 1.08, accountsPlace(), accountsFront()),
  );

const crmPlace = () => [room('#f3e7d1', '#d3bb8e', 730)].join('');

const crmFront = () =>
  [
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
  ].join('');

const crm = () =>
  scene('Customers, conversations and contracts in one circle', crmPlace(), crmFront());

export const pictures = {
  'images/technology/accounts-software': accounts,
  'images/technology/crm': crm,
};
