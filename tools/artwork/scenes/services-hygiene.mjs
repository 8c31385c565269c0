import { counter, sofa } from '../furniture.mjs';
import { pot } from '../greens.mjs';
import { c } from '../palette.mjs';
import { scene } from '../paper.mjs';
import { person, shade } from '../people.mjs';
import { glazing, room } from '../place.mjs';
import { at, dashes, dice, disc, faint, line, near, oval, rect, shape, times } from '../shape.mjs';
import { shield, tick } from '../tools.mjs';

/** Returns a beetle seen from above. @param {number} x @param {number} y @param {number} s @param {number} angle */
const beetle = (x, y, s, angle) =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${s})">${line('M-12-10L-36-24M-14 4H-40M-12 18L-34 36M12-10L36-24M14 4H40M12 18L34 36M-6-30L-16-50M6-30L16-50', c.ink, 5)}${oval(0, 8, 22, 32, '#5a3a24')}${disc(0, -24, 13, c.ink)}${line('M0-16V38', c.ink, 3)}</g>`;

/** Returns a cloud of droplets that widens to the right. @param {number} seed @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [colour] */
const mist = (seed, x, y, w, h, colour = '#fff') => {
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
  'images/services/pest-control': pest,
  'images/services/disinfection': disinfection,
};
