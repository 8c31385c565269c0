/** Palms, ghaf trees, hedges, flower beds, pots. */
import { c } from './palette.mjs';
import { at, dashes, disc, line, oval, shape, stamp, times } from './shape.mjs';

/** Returns one frond from the crown: a crescent that droops. @param {number} angle degrees, 0 is to the right, 90 is up @param {number} length */
function frond(angle, length) {
  const a = (angle * Math.PI) / 180;
  const x = Math.round(Math.cos(a) * length);
  const y = Math.round(-Math.sin(a) * length * 0.75 + Math.abs(Math.cos(a)) * length * 0.34);
  const kx = Math.round(x * 0.45);
  const ky = Math.round(-Math.sin(a) * length * 0.72 - length * 0.16);
  return `M0 0Q${kx} ${ky} ${x} ${y}Q${kx * 0.9} ${ky + length * 0.24} 0 0`;
}

/** Returns a date palm, 400 units tall, foot at 0,0. @param {string} [trunk] */
const palmShape = (trunk = c.bark) =>
  line('M0 0Q-10-160 6-292', trunk, 22, { butt: true }) +
  dashes('M0 0Q-10-160 6-292', c.ink, 22, '3 13', 0.22) +
  at(
    6,
    -296,
    shape([170, 132, 108, 52, 12, 196, -14].map((a) => frond(a, 132)).join(''), '#2f6a54') +
      shape([152, 118, 76, 30, 184, -2].map((a) => frond(a, 118)).join(''), c.leaf) +
      line('M-8 2q-20 14-20 40M10 4q18 14 16 42', c.terra, 7, { dash: '1 9' }),
  );

/** Returns palms at [x, y, scale]. @param {...number[]} places */
export const palms = (...places) =>
  places.map(([x = 0, y = 0, s = 1]) => at(x, y, stamp(palmShape()), s)).join('');

/** Returns a ghaf or shade tree. @param {number} x @param {number} y @param {number} s @param {string} [crown] */
export const tree = (x, y, s, crown = c.palm) =>
  at(
    x,
    y,
    stamp(
      line('M0 0V-120M0-70L-34-118M0-84L32-126', c.bark, 14) +
        oval(0, -170, 92, 66, crown) +
        oval(-50, -136, 56, 40, crown) +
        oval(56, -140, 52, 38, crown) +
        oval(-24, -188, 50, 34, '#fff', { o: 0.12 }),
    ),
    s,
  );

/** Returns a clipped hedge. @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [fill] */
export const hedge = (x, y, w, h, fill = c.palm) =>
  shape(`M${x} ${y}v-${h - 16}q0-16 16-16h${w - 32}q16 0 16 16V${y}Z`, fill) +
  dashes(
    `M${x + 12} ${y - h * 0.66}h${w - 24}M${x + 26} ${y - h * 0.34}h${w - 40}`,
    c.leaf,
    7,
    '12 26',
    0.8,
  );

/** Returns a bush. @param {number} x @param {number} y @param {number} s @param {string} [fill] */
export const bush = (x, y, s, fill = c.leaf) =>
  at(
    x,
    y,
    shape('M-60 0Q-70-34-38-42Q-30-74 4-66Q40-76 44-42Q72-34 60 0Z', fill) +
      shape('M4-66Q40-76 44-42Q72-34 60 0H10Q30-40 4-66Z', c.ink, { o: 0.1 }),
    s,
  );

/** Returns a row of flowers. @param {number} x @param {number} y @param {number} n @param {number} gap @param {string} [bloom] */
export const flowers = (x, y, n, gap, bloom = c.terra) =>
  line(
    times(n, (i) => `M${x + i * gap} ${y}v-${26 + (i % 3) * 8}`),
    c.palm,
    5,
  ) +
  line(
    times(n, (i) => `M${x + i * gap} ${y - 30 - (i % 3) * 8}h.1`),
    bloom,
    20,
  ) +
  line(
    times(n, (i) => `M${x + i * gap} ${y - 30 - (i % 3) * 8}h.1`),
    c.sun,
    7,
  );

/** Returns a pot with broad leaves. @param {number} x @param {number} y @param {number} s @param {string} [pot] */
export const pot = (x, y, s, pot = c.terra) =>
  at(
    x,
    y,
    shape('M0-60Q-70-90-58-160Q-6-140 0-60ZM0-60Q70-100 62-176Q4-150 0-60Z', c.palm) +
      shape('M0-56Q-24-130 4-206Q34-130 0-56Z', c.leaf) +
      line('M0-60V-190M0-60L-48-146M0-60L52-160', c.palm, 3) +
      shape('M-40-66H40L30 0H-30Z', pot) +
      shape('M8-66H40L30 0H12Z', c.ink, { o: 0.14 }) +
      disc(0, -66, 0.1, pot),
    s,
  );

/** Returns a leaf on its stem, for signs and seals. @param {number} x @param {number} y @param {number} s @param {string} [fill] */
export const leaf = (x, y, s, fill = c.leaf) =>
  at(
    x,
    y,
    shape('M0 0Q-50-40-30-110Q-20-130 30-140Q60-60 0 0Z', fill) +
      line('M0 0Q6-60 18-104M4-40L-16-60M9-66L30-82', c.white, 4, { o: 0.8 }),
    s,
  );
