/** Services, soft: housekeeping, facade cleaning, pest control, disinfection, and the soft-services overview. */
import { curtainWall } from '../buildings.mjs';
import { bed, counter, lamp, sofa } from '../furniture.mjs';
import { pot } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import {
  archWindow,
  birds,
  cloud,
  dunes,
  falaj,
  glazing,
  landmark,
  light,
  room,
  sky,
  skyline,
  sun,
} from '../place.mjs';
import { at, dashes, dice, disc, faint, line, near, oval, rect, shape, times } from '../shape.mjs';
import { bucket, mop, shield, suds, tick, trolley } from '../tools.mjs';
import { cradle } from '../vehicles.mjs';

/** Uniform of the housekeeping crew. @param {Partial<import('../people.mjs').Person>} [p] */
export const keeper = (p = {}) => ({
  top: c.sea,
  dress: /** @type {const} */ ('apron'),
  trim: c.cream,
  legs: c.petrol,
  ...p,
});

const softServices = () =>
  scene(
    'A housekeeping crew cares for a bright lobby',
    near(
      760,
      820,
      1.12,
      room('#eef1e6', '#e0d2b4', 700),
      archWindow(130, 620, 270, 470),
      archWindow(500, 620, 270, 470),
      archWindow(870, 620, 270, 470),
      light(240, 710, 250, 150),
      light(620, 710, 250, 150),
      light(1000, 710, 250, 150),
      lamp(1300, 150, 1.1),
      counter(1180, 800, 360, 170),
      pot(1500, 620, 0.7),
      trolley(250, 850, 1.15),
      shade(230, 858, 1.5),
      person(
        196,
        856,
        1.5,
        keeper({ head: 'hijab', hat: c.petrol, skin: 1, right: 'reach', left: 'down' }),
      ),
      shade(880, 860, 1.55),
      person(
        860,
        860,
        1.55,
        keeper({
          head: 'cap',
          hat: c.petrol,
          skin: 4,
          right: [54, -190, 62, -176],
          left: [30, -180, -30, -200],
          face: 1,
          front: mop(92, -42),
        }),
      ),
      suds(1020, 846, 0.8),
      oval(1030, 862, 120, 12, '#fff', { o: 0.6 }),
      bucket(700, 862, 1, c.apricot),
      falaj(868, 0, 1600, 40),
    ),
  );

const houseKeeping = () =>
  scene(
    'A made bed and a housekeeper with her trolley',
    near(
      800,
      880,
      1.1,
      room('#f4e6cd', '#cfb388', 730),
      rect(0, 0, 1600, 730, c.apricot, { o: 0.12 }),
      archWindow(930, 560, 300, 460),
      shape('M880 90H1290V110H880Z', c.bark),
      shape(
        'M886 110Q930 380 884 620H930Q960 360 950 110ZM1284 110Q1240 380 1286 620H1240Q1210 360 1220 110Z',
        c.terra,
        { o: 0.9 },
      ),
      light(900, 740, 320, 120),
      rect(240, 180, 250, 180, c.white, { r: 6 }),
      shape('M252 348V300Q330 240 380 290T478 270V348Z', c.dune),
      disc(420, 240, 24, c.apricot),
      rect(252, 192, 226, 156, undefined, { s: c.camel, sw: 8 }),
      lamp(80, 260, 0.9, c.petrol),
      bed(130, 850, 1.28),
      trolley(1130, 860, 1.2),
      shade(1070, 866, 1.6),
      person(
        1050,
        866,
        1.6,
        keeper({
          head: 'bun',
          skin: 2,
          right: 'hold',
          left: 'hold',
          front: at(
            4,
            -184,
            rect(-56, -34, 104, 22, c.white, { r: 6 }) +
              rect(-56, -12, 104, 20, c.foam, { r: 6 }) +
              rect(-56, 8, 104, 20, c.mist, { r: 6 }),
          ),
        }),
      ),
    ),
  );

const facade = () =>
  scene(
    'Two cleaners in a cradle wash a glass facade high over the city',
    near(
      960,
      760,
      1.2,
      sky('noon'),
      sun(240, 180, 70),
      cloud(120, 360, 1.3),
      cloud(420, 250, 0.8),
      birds(430, 420, 1.3),
      skyline(0, 640, 800, 420, c.sea, 22, 0.4),
      landmark(140, 810, 0.85, '#5ea5a7'),
      dunes(790, 700),
      curtainWall(560, -20, 1040, 940, 6, 5),
      rect(536, -20, 30, 940, c.cream),
      shape('M733 168H1430Q1360 520 1440 600H733Z', '#fff', { o: 0.18 }),
      cradle(720, 800, 720, -10),
      person(900, 796, 1.5, {
        head: 'helmet',
        hat: c.white,
        top: c.petrol,
        vest: c.sun,
        skin: 3,
        right: [60, -250, 82, -306],
        left: 'carry',
        legs: c.slate,
        hold: line('M82-306L92-340', c.slate, 8),
      }),
      person(1240, 796, 1.5, {
        head: 'helmet',
        hat: c.white,
        top: c.petrol,
        vest: c.sun,
        skin: 1,
        face: -1,
        left: [58, -240, 92, -280],
        right: 'low',
        legs: c.slate,
      }),
      rect(720, 728, 720, 72, c.apricot, { r: 8 }),
      rect(720, 728, 720, 18, c.terra, { r: 8 }),
      line('M980 288h130', c.ink, 14),
      line('M980 300h130', c.white, 8),
      suds(1020, 360, 1.2),
      suds(1100, 420, 0.8),
      rect(1064, 330, 84, 60, c.cream, { r: 12 }),
      suds(1010, 480, 0.7),
      line('M860 168l60-60M900 200l90-90', '#fff', 9, { o: 0.7 }),
    ),
  );

/** A beetle seen from above. @param {number} x @param {number} y @param {number} s @param {number} angle */
const beetle = (x, y, s, angle) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s})">${line('M-12-10L-36-24M-14 4H-40M-12 18L-34 36M12-10L36-24M14 4H40M12 18L34 36M-6-30L-16-50M6-30L16-50', c.ink, 5)}${oval(0, 8, 22, 32, '#5a3a24')}${disc(0, -24, 13, c.ink)}${line('M0-16V38', c.ink, 3)}</g>`;

const mist = (
  /** @type {number} */ seed,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  colour = '#fff',
) => {
  const roll = dice(seed);
  const dots = times(46, () => {
    const along = roll();
    return `M${x + along * w} ${y + (roll() - 0.5) * h * (0.2 + along)}h.1`;
  });
  return line(dots, colour, 16, { o: 0.75 });
};

const pest = () =>
  scene(
    'A technician in a suit protects a kitchen from insects',
    near(
      800,
      800,
      1.08,
      room('#e3ece2', '#d9c29a', 720),
      rect(640, 130, 760, 190, c.petrol, { r: 6 }),
      line('M890 130V320M1150 130V320', c.teal, 6),
      line('M860 270v30M920 270v30M1120 270v30M1180 270v30', c.apricot, 8),
      dashes('M640 380H1500M680 440H1500', '#fff', 50, '70 8', 0.8),
      counter(600, 790, 940, 250, c.teal, c.cream),
      line('M850 545V780M1120 545V780', c.petrol, 6),
      line('M1300 510V440Q1300 400 1340 400T1380 440', c.iron, 14),
      rect(1240, 508, 200, 14, c.iron),
      pot(720, 516, 0.5),
      at(
        1010,
        520,
        rect(-50, -60, 100, 60, c.terra, { r: 8 }) + rect(-60, -74, 120, 16, c.slate, { r: 6 }),
      ),
      shade(330, 868, 1.75),
      person(330, 866, 1.75, {
        head: 'hood',
        hat: c.white,
        top: c.white,
        trim: c.mist,
        legs: c.foam,
        skin: 2,
        right: [54, -186, 92, -166],
        left: 'carry',
        hold:
          rect(-70, -230, 44, 100, c.terra, { r: 14 }) +
          line('M-40-140Q30-90 92-166L156-84', c.slate, 7),
      }),
      mist(5, 610, 740, 240, 150, '#ffffff'),
      beetle(820, 838, 1.1, 70),
      beetle(990, 822, 0.95, 110),
      beetle(1150, 850, 1, 60),
      shield(1340, 690, 1.15, c.palm, beetle(0, 0, 1.2, 0) + line('M-58-58L58 58', c.white, 14)),
    ),
  );

const disinfection = () =>
  scene(
    'A crew in protective suits disinfects an office',
    near(
      800,
      820,
      1.1,
      room('#dcebe8', '#c9d2c6', 720),
      glazing(120, 110, 1360, 460, 6),
      rect(0, 0, 1600, 60, c.white),
      sofa(960, 800, 1.35, c.petrol),
      pot(890, 800, 1),
      faint(0.75, mist(9, 560, 600, 640, 520, '#eafaf6')),
      faint(0.9, mist(17, 520, 610, 340, 300, c.mist)),
      shade(380, 864, 1.75),
      person(370, 862, 1.75, {
        head: 'hood',
        hat: c.white,
        top: c.white,
        trim: c.aqua,
        legs: c.foam,
        right: [54, -196, 88, -186],
        left: [30, -176, -40, -172],
        skin: 1,
        hold: '',
        front:
          line('M50-176L128-196', c.slate, 16) +
          rect(20, -196, 60, 44, c.apricot, { r: 10 }) +
          shape('M124-212h22l14 32h-30Z', c.ink),
      }),
      shade(1340, 864, 1.5),
      person(1350, 864, 1.5, {
        head: 'hood',
        hat: c.white,
        top: c.white,
        trim: c.aqua,
        legs: c.foam,
        face: -1,
        skin: 4,
        left: [56, -190, 80, -176],
        right: 'hip',
        front: shape('M-96-180h26l8 26h-42Z', c.sun),
      }),
      tick(1230, 330, 84),
      disc(1230, 330, 104, undefined, { s: c.palm, sw: 5, dash: '14 16' }),
    ),
  );

export const pictures = {
  'images/services/soft-services': softServices,
  'images/services/house-keeping': houseKeeping,
  'images/services/facade-cleaning': facade,
  'images/services/pest-control': pest,
  'images/services/disinfection': disinfection,
};
