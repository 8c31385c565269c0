/** Gallery: the housekeeping crew, 1 to 4. */
import { keeper } from '../crews.mjs';
import { c } from '../palette.mjs';
import { picture } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { arch, archWindow, light, room, skyline, sun } from '../place.mjs';
import { at, dashes, disc, line, rect, shape, times } from '../shape.mjs';
import { bucket, suds, trolley } from '../tools.mjs';

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

export const pictures = {
  'images/gallery/housekeeping-crew-1': lineUp,
  'images/gallery/housekeeping-crew-2': windowWash,
  'images/gallery/housekeeping-crew-3': corridor,
  'images/gallery/housekeeping-crew-4': linen,
};
