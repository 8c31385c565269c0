/** Gallery: awards. */
import { crew, keeper } from '../crews.mjs';
import { bunting, confetti, crystal, cup, framed, medal, star } from '../festive.mjs';
import { counter, lamp } from '../furniture.mjs';
import { pot } from '../greens.mjs';
import { letters } from '../letters.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { folk, person, shade } from '../people.mjs';
import { arch, room } from '../place.mjs';
import { disc, line, rect, shape, times } from '../shape.mjs';

/** Returns rays from a point. @param {number} x @param {number} y @param {string} fill @param {number} o */
const rays = (x, y, fill, o) =>
  shape(
    times(12, (i) => {
      const a = (i / 12) * Math.PI * 2;
      const b = a + 0.2;
      return `M${x} ${y}L${x + Math.cos(a) * 1500} ${y + Math.sin(a) * 1500}L${x + Math.cos(b) * 1500} ${y + Math.sin(b) * 1500}Z`;
    }),
    fill,
    { o },
  );

const trophy = () =>
  picture(
    1200,
    900,
    'A gold cup in the light',
    rect(0, 0, 1200, 900, c.petrol),
    rays(600, 420, '#fff', 0.06),
    disc(600, 400, 380, 'url(#glow)', { o: 0.7 }),
    confetti(3, 60, 40, 1080, 520, 9),
    shape('M370 720H830L880 900H320Z', c.deep),
    rect(350, 700, 500, 36, c.apricot, { r: 8 }),
    cup(600, 702, 1.7),
    star(600, 330, 1.4, c.cream),
    letters('1', 594, 784, 60, 12, c.apricot),
  );

const wall = () =>
  picture(
    900,
    1200,
    'Framed certificates on a wall over a console',
    room('#e7efe7', '#cdb88d', 1000, 900, 1200),
    framed(90, 120, 200, 260, c.petrol, c.terra),
    framed(340, 90, 240, 310, c.bark, c.petrol),
    framed(630, 130, 190, 250, c.petrol, c.palm),
    framed(110, 440, 220, 170, c.bark, c.sea),
    framed(390, 450, 170, 220, c.slate, c.terra),
    framed(610, 430, 220, 170, c.bark, c.petrol),
    counter(160, 1090, 580, 230, c.petrol, c.camel),
    cup(330, 838, 0.5),
    crystal(470, 838, 0.42),
    pot(640, 838, 0.62),
  );

const handshake = () =>
  picture(
    1200,
    900,
    'A director receives a prize on stage',
    rect(0, 0, 1200, 900, '#0c3d45'),
    shape('M0 0H240Q160 400 250 720H0ZM1200 0H960Q1040 400 950 720H1200Z', c.rust),
    line(
      'M60 0Q20 400 80 720M150 0Q100 400 160 720M1050 0Q1100 400 1040 720M1140 0Q1180 400 1120 720',
      c.ink,
      5,
      { o: 0.2 },
    ),
    shape('M560 0L280 740H920L640 0Z', 'url(#beam)'),
    rect(0, 710, 1200, 190, '#b98f5f'),
    rect(0, 710, 1200, 12, c.gold),
    star(600, 150, 2, c.sun),
    shade(420, 860, 1.7),
    person(420, 860, 1.9, {
      head: 'ghutra',
      hat: c.white,
      dress: 'robe',
      top: c.white,
      beard: true,
      skin: 2,
      right: [60, -196, 88, -196],
      left: 'down',
    }),
    person(800, 860, 1.9, {
      head: 'long',
      hair: '#3d2a20',
      dress: 'suit',
      top: c.terra,
      trim: c.cream,
      legs: c.ink,
      skin: 1,
      face: -1,
      left: [60, -196, 86, -196],
      right: 'carry',
    }),
    cup(606, 540, 0.5),
  );

const podium = () =>
  picture(
    1200,
    1200,
    'Three medals on their ribbons',
    rect(0, 0, 1200, 1200, c.sand),
    rays(600, 640, c.apricot, 0.22),
    rect(100, 150, 1000, 40, c.bark, { r: 12 }),
    line('M300 170v40M600 170v40M900 170v40', c.slate, 14),
    medal(600, 720, 2.1, c.sun, c.petrol),
    medal(290, 620, 1.6, c.steel, c.terra),
    medal(910, 620, 1.6, c.apricot, c.sea),
    bunting(0, 1010, 1200, 14, [c.petrol, c.terra, c.cream]),
  );

const shelf = () =>
  picture(
    1200,
    900,
    'Shelves of prizes in the lobby',
    rect(0, 0, 1200, 900, '#0f5057'),
    times(3, (i) => shape(arch(70 + i * 365, 820, 330, 740), i === 1 ? '#17666e' : '#0c444b')),
    times(
      3,
      (i) => rect(90 + i * 365, 440, 290, 18, c.camel) + rect(90 + i * 365, 800, 290, 22, c.camel),
    ),
    cup(235, 800, 0.95),
    crystal(235, 440, 0.62),
    cup(600, 440, 0.82),
    medal(600, 700, 0.85, c.sun, c.terra),
    crystal(965, 800, 0.75),
    framed(880, 210, 170, 226, c.bark, c.terra),
    lamp(235, 60, 0.7, c.apricot),
    lamp(965, 60, 0.7, c.apricot),
  );

const glass = () =>
  picture(
    900,
    1200,
    'A crystal award on a table by the window',
    room('#f3e6cd', '#bd9465', 900, 900, 1200),
    shape(arch(180, 900, 540, 800), '#fff7e6'),
    shape(arch(210, 900, 480, 750), '#a9d6d3'),
    disc(560, 420, 70, '#fff1cf'),
    shape('M210 900V760Q420 660 690 780V900Z', c.dune),
    rect(0, 900, 900, 30, c.gold),
    crystal(450, 960, 1.35),
    shape('M600 940L860 1060H560L480 950Z', 'url(#sh)'),
  );

const teamPrize = () =>
  picture(
    1200,
    900,
    'The crew holds its framed certificate',
    room('#dcebe5', '#d2bd93', 690, 1200, 900),
    bunting(-20, 60, 1240, 15, [c.petrol, c.terra, c.sun]),
    confetti(8, 80, 120, 1040, 300, 7),
    person(190, 850, 1.7, crew({ skin: 4, left: 'wave', right: 'down' })),
    person(400, 850, 1.7, {
      head: 'hijab',
      hat: c.petrol,
      skin: 1,
      dress: 'robe',
      top: c.petrol,
      left: 'hold',
      right: 'low',
    }),
    person(800, 850, 1.75, crew({ skin: 2, vest: c.sun, left: 'low', right: 'down' })),
    person(1010, 850, 1.7, keeper({ head: 'bun', skin: 0, left: 'down', right: 'wave' })),
    framed(470, 420, 270, 340, c.bark, c.terra),
  );

const stage = () =>
  picture(
    1200,
    1200,
    'A full hall applauds the stage',
    rect(0, 0, 1200, 1200, '#0a333a'),
    shape('M120 0H1080V640H120Z', '#125760'),
    shape('M360 0L220 640H520L420 0ZM840 0L980 640H680L780 0Z', 'url(#beam)'),
    rect(320, 120, 560, 280, c.cream, { r: 14 }),
    star(600, 220, 1.6, c.terra),
    line('M430 330H770', c.petrol, 16),
    rect(80, 620, 1040, 60, c.camel),
    rect(80, 620, 1040, 12, c.gold),
    person(600, 632, 0.95, {
      head: 'short',
      dress: 'suit',
      top: c.slate,
      trim: c.terra,
      legs: c.ink,
      skin: 3,
      left: 'raise',
      right: 'raise',
    }),
    cup(740, 622, 0.4),
    times(3, (row) =>
      times(7 - (row % 2), (i) =>
        folk(120 + i * 160 + (row % 2) * 80, 1000 + row * 150, 1.6, {
          skin: (i * 2 + row) % 6,
          top: [c.petrol, c.terra, c.sea, c.apricot][(i + row) % 4],
          hair: (i + row) % 3 ? c.ink : c.sand,
        }),
      ),
    ),
  );

export const pictures = {
  'images/gallery/awards-1': trophy,
  'images/gallery/awards-2': wall,
  'images/gallery/awards-3': handshake,
  'images/gallery/awards-4': podium,
  'images/gallery/awards-5': shelf,
  'images/gallery/awards-6': glass,
  'images/gallery/awards-7': teamPrize,
  'images/gallery/awards-8': stage,
};
