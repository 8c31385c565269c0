import { crew } from '../crews.mjs';
import { balloon, bunting, cake, confetti, lantern, star } from '../festive.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { folk, person } from '../people.mjs';
import { arch, ground, landmark, sky, skyline } from '../place.mjs';
import { at, dashes, disc, line, oval, rect, shape, times } from '../shape.mjs';

const anniversary = () =>
  picture(
    1200,
    1200,
    'A cake with candles under bunting',
    rect(0, 0, 1200, 1200, '#f4dfc0'),
    disc(600, 560, 430, '#fff', { o: 0.35 }),
    bunting(-20, 50, 1240, 14, [c.petrol, c.terra, c.cream]),
    bunting(-20, 150, 1240, 11, [c.sea, c.apricot]),
    confetti(5, 80, 330, 1040, 360, 9),
    rect(0, 960, 1200, 240, c.petrol),
    dashes('M0 990H1200', c.cream, 40, '30 30', 0.25),
    cake(600, 970, 1.3),
  );

const balloons = () =>
  picture(
    1200,
    900,
    'Colleagues with balloons on the office terrace',
    sky('morning', 1200, 900),
    skyline(0, 1200, 640, 300, c.sea, 12, 0.32),
    ground(640, '#e6d6b3', 1200, 900),
    balloon(200, 190, 1.3, c.terra),
    balloon(330, 130, 1.1, c.sun),
    balloon(880, 150, 1.3, c.petrol),
    balloon(1010, 220, 1.1, c.apricot),
    balloon(600, 110, 1.2, c.aqua),
    person(260, 840, 1.7, crew({ skin: 3, left: 'raise', right: 'wave' })),
    person(490, 846, 1.7, {
      head: 'hijab',
      hat: c.sand,
      dress: 'robe',
      top: c.teal,
      skin: 1,
      left: 'hold',
      right: 'wave',
    }),
    person(720, 844, 1.72, {
      head: 'curly',
      skin: 5,
      top: c.apricot,
      legs: c.slate,
      left: 'raise',
      right: 'raise',
    }),
    person(950, 846, 1.7, {
      head: 'turban',
      hat: c.terra,
      beard: true,
      dress: 'suit',
      top: c.slate,
      trim: c.sun,
      legs: c.ink,
      skin: 2,
      left: 'wave',
      right: 'raise',
    }),
  );

const dallah = () =>
  picture(
    900,
    1200,
    'A coffee pot, cups and dates under arches with flags',
    rect(0, 0, 900, 1200, '#0f5057'),
    shape(arch(120, 960, 660, 860), '#17666e'),
    shape(arch(170, 960, 560, 780), '#f3d9ae'),
    bunting(-10, 120, 920, 11, [c.terra, c.cream, c.sun]),
    rect(0, 950, 900, 250, c.bark),
    oval(450, 1010, 360, 60, c.gold),
    oval(450, 1000, 330, 48, c.sand),
    at(
      430,
      990,
      shape(
        'M-90 0Q-130-120-50-230L-40-330Q-36-370 0-376Q36-370 40-330L50-230Q130-120 90 0Z',
        c.apricot,
      ) +
        shape('M20-370Q36-360 40-330L50-230Q130-120 90 0H40Q70-160 20-370Z', c.ink, { o: 0.12 }) +
        line('M-64-230Q-150-250-170-330', c.apricot, 26) +
        line('M70-250Q150-240 130-60', c.rust, 18) +
        line('M0-376V-430', c.rust, 10) +
        disc(0, -440, 16, c.rust) +
        line('M-50-230H50M-86-60H86', c.rust, 10),
    ),
    at(640, 1000, shape('M-40-70H40L28 0H-28Z', c.white) + line('M-36-50H36', c.terra, 8)),
    at(740, 1016, shape('M-40-70H40L28 0H-28Z', c.white) + line('M-36-50H36', c.terra, 8)),
    at(
      220,
      1000,
      line('M-60-10h.1M-20-20h.1M20-12h.1M56-4h.1M-38-44h.1M6-50h.1', '#5f3b28', 44) +
        shape('M-100 0H100Q80 50 0 50T-100 0Z', c.white),
    ),
  );

const iftar = () =>
  picture(
    1200,
    900,
    'A long table at sunset under lanterns and a crescent',
    sky('night', 1200, 900),
    disc(600, 640, 460, 'url(#dusk)', { o: 0.8 }),
    skyline(0, 1200, 600, 260, '#0b3a42', 43),
    landmark(1000, 600, 0.6, '#0b3a42'),
    at(180, 170, shape('M20-70A76 76 0 1 0 60 50A62 62 0 1 1 20-70Z', c.sun)),
    star(250, 140, 0.5, c.sun),
    rect(0, 590, 1200, 310, '#113f47'),
    lantern(420, 90, 1),
    lantern(640, 60, 0.8),
    lantern(860, 110, 1.05),
    times(6, (i) =>
      folk(160 + i * 176, 730, 1.5, {
        skin: (i * 2 + 1) % 5,
        top: [c.white, c.terra, c.sea, c.sand, c.petrol, c.apricot][i],
        hair: [c.white, c.petrol, c.ink, c.sand, c.ink, c.ink][i],
      }),
    ),
    rect(60, 650, 1080, 40, c.cream, { r: 10 }),
    shape('M80 690H1120L1090 860H110Z', c.terra),
    dashes('M100 720H1100', c.sun, 22, '22 22', 0.8),
    times(
      6,
      (i) =>
        oval(160 + i * 176, 654, 56, 12, c.white) +
        oval(160 + i * 176, 648, 34, 10, [c.apricot, c.leaf, c.camel][i % 3]),
    ),
  );

export const pictures = {
  'images/gallery/celebrations-1': anniversary,
  'images/gallery/celebrations-2': balloons,
  'images/gallery/celebrations-3': dallah,
  'images/gallery/celebrations-4': iftar,
};
