/** Backgrounds of scenes: sky, sun, far city, dunes, sea, rooms with light on the floor, the falaj channel. */
import { c } from './palette.mjs';
import { at, dashes, dice, disc, gradient, line, rect, shape, times } from './shape.mjs';

/** Skies from top to horizon. @type {Record<string, string[]>} */
export const skies = {
  day: ['#a9d6d6', '#e9f1e6', '#fbeed6'],
  morning: ['#cfe6e2', '#fdf3e1'],
  noon: ['#7fc0c3', '#d8ecea'],
  dawn: ['#8fc4c4', '#f6dcb6', '#f2ae72'],
  dusk: ['#0b3c44', '#2a7078', '#e8a877'],
  warm: ['#f4d7ac', '#fbeed6'],
  night: ['#071f25', '#0c4048', '#1f6a70'],
};

/** @param {string} kind a name in skies @param {number} [w] @param {number} [h] */
export const sky = (kind, w = 1600, h = 900) =>
  gradient('sky', skies[kind] ?? skies.day) + rect(0, 0, w, h, 'url(#sky)');

/** Returns the sun with its halo. @param {number} x @param {number} y @param {number} r @param {string} [fill] */
export const sun = (x, y, r, fill = '#fff1cf') =>
  disc(x, y, r * 2.6, 'url(#glow)') + disc(x, y, r, fill);

/** @param {number} x @param {number} y @param {number} s @param {string} [fill] */
export const cloud = (x, y, s, fill = '#fff') =>
  at(
    x,
    y,
    shape('M0 0a24 24 0 0 1 30-34a40 40 0 0 1 74-4a30 30 0 0 1 44 38Z', fill, { o: 0.6 }),
    s,
  );

/** Returns small birds. @param {number} x @param {number} y @param {number} [s] */
export const birds = (x, y, s = 1) =>
  at(
    x,
    y,
    line('M0 0q9-10 16 0q8-10 16 0M46-22q7-8 13 0q6-8 13 0M70 14q6-7 11 0q6-7 11 0', c.ink, 3, {
      o: 0.45,
    }),
    s,
  );

/** Roofs of far towers: each ends one outline [x, y] at the right of a tower of width w. @type {((w: number) => string)[]} */
const roofs = [
  (w) => `h${w}`,
  (w) => `l${w}-${w * 0.7}`,
  (w) => `h${w * 0.4}v-${w * 0.5}h2v-${w}h3v${w}h2v${w * 0.5}H`,
  (w) => `q${w}-${w * 0.4} ${w} ${w * 1.2}`,
  (w) => `v-${w * 0.3}h${w * 0.5}v${w * 0.3}h${w * 0.5}`,
  (w) => `l${w / 2}-${w * 0.9}l${w / 2} ${w * 0.9}`,
];

/**
 * Returns a far city as one outline.
 * @param {number} x0 @param {number} x1 @param {number} base @param {number} tall @param {string} fill @param {number} seed @param {number} [o]
 */
export function skyline(x0, x1, base, tall, fill, seed, o) {
  const roll = dice(seed);
  let d = `M${x0} ${base}`;
  let x = x0;
  while (x < x1) {
    const w = Math.round(24 + roll() * 44);
    const top = Math.round(base - tall * (0.25 + 0.75 * roll() * roll()));
    const kind = Math.floor(roll() * roofs.length);
    const roof = roofs[kind]?.(w) ?? '';
    d += `V${top}${roof.endsWith('H') ? `${roof}${x + w}` : roof}`;
    x += w;
    if (roll() > 0.6) {
      const gap = Math.round(8 + roll() * 20);
      d += `V${Math.round(base - tall * 0.12)}h${gap}`;
      x += gap;
    }
  }
  return shape(`${d}V${base}Z`, fill, o === undefined ? {} : { o });
}

/** Returns the two towers by which a Gulf city is recognised: the needle and the sail. @param {number} x @param {number} base @param {number} s @param {string} fill */
export const landmark = (x, base, s, fill) =>
  at(
    x,
    base,
    shape('M-34 0V-120h8v-90h8v-80h7v-70h6v-60h3v-70h4v70h3v60h6v70h7v80h8v90h8V0Z', fill) +
      shape('M96 0V-236Q196-190 196 0Z', fill) +
      line('M96-236V-262', fill, 4),
    s,
  );

/** Returns three dunes rolling to the right. @param {number} y @param {number} [w] @param {number} [h] @param {string[]} [tones] */
export const dunes = (y, w = 1600, h = 900, tones = ['#ecd9b8', c.dune, c.gold]) =>
  shape(`M0 ${y + 30}Q${w * 0.2} ${y - 40} ${w * 0.45} ${y + 20}T${w} ${y}V${h}H0Z`, tones[0]) +
  shape(
    `M0 ${y + 70}Q${w * 0.3} ${y + 90} ${w * 0.52} ${y + 40}T${w} ${y + 60}V${h}H0Z`,
    tones[1],
  ) +
  shape(
    `M0 ${y + 130}Q${w * 0.2} ${y + 80} ${w * 0.5} ${y + 130}T${w} ${y + 110}V${h}H0Z`,
    tones[2],
  );

/** Returns flat ground from y down, with an edge of light. @param {number} y @param {string} fill @param {number} [w] @param {number} [h] */
export const ground = (y, fill, w = 1600, h = 900) =>
  rect(0, y, w, h - y, fill) + rect(0, y, w, 6, '#fff', { o: 0.35 });

/** Returns the sea with short lights on it. @param {number} y @param {number} [w] @param {number} [h] @param {string} [fill] */
export const sea = (y, w = 1600, h = 900, fill = c.sea) =>
  rect(0, y, w, h - y, fill) +
  dashes(`M0 ${y + 14}H${w}M60 ${y + 40}H${w}M0 ${y + 76}H${w}`, '#fff', 4, '46 120 20 210', 0.35);

/** Returns the falaj, the site's motif: a stone-edged channel across the picture. @param {number} y @param {number} [x] @param {number} [w] @param {number} [h] */
export const falaj = (y, x = 0, w = 1600, h = 46) =>
  rect(x, y, w, h, c.cream) +
  dashes(`M${x} ${y + 5}h${w}M${x + 30} ${y + h - 5}h${w - 30}`, c.gold, 10, '3 57', 0.7) +
  rect(x, y + 10, w, h - 20, c.sea) +
  rect(x, y + 10, w, 6, c.petrol, { o: 0.35 }) +
  dashes(
    `M${x + 20} ${y + h * 0.5}h${w - 20}M${x + 90} ${y + h * 0.64}h${w - 90}`,
    c.foam,
    3,
    '60 90 24 140',
    0.9,
  );

/** Returns a room seen straight on: wall, skirting, floor with tiles in perspective. @param {string} wall @param {string} floor @param {number} [y] where the floor begins @param {number} [w] @param {number} [h] */
export const room = (wall, floor, y = 690, w = 1600, h = 900) =>
  rect(0, 0, w, h, wall) +
  shape(`M0 0H${w}L${w * 0.72} ${y}H0Z`, '#fff', { o: 0.1 }) +
  rect(0, y, w, h - y, floor) +
  line(
    times(9, (i) => `M${(i * w) / 8} ${h}L${w / 2 + (i - 4) * w * 0.085} ${y}`),
    c.ink,
    2,
    { o: 0.08 },
  ) +
  rect(0, y - 12, w, 12, '#fff', { o: 0.5 }) +
  rect(0, y, w, 5, c.ink, { o: 0.12 });

/** Returns window light on a floor. @param {number} x @param {number} y @param {number} w @param {number} h */
export const light = (x, y, w, h) =>
  shape(`M${x} ${y}h${w}l${h * 0.9} ${h}h-${w * 1.15}Z`, '#fff6de', { o: 0.45 });

/** Returns a pointed or round arch as a path from its foot. @param {number} x @param {number} y foot @param {number} w @param {number} h */
export const arch = (x, y, w, h) =>
  `M${x} ${y}V${y - h + w * 0.5}Q${x} ${y - h + w * 0.12} ${x + w / 2} ${y - h}Q${x + w} ${y - h + w * 0.12} ${x + w} ${y - h + w * 0.5}V${y}Z`;

/** Returns an arched window with the city in it. @param {number} x @param {number} y sill @param {number} w @param {number} h @param {string} [view] a colour for the sky */
export const archWindow = (x, y, w, h, view = '#bfe0dd') =>
  shape(arch(x - 14, y + 8, w + 28, h + 22), c.white) +
  shape(arch(x, y, w, h), view) +
  skyline(x + 4, x + w * 0.72, y, h * 0.42, c.teal, x + w, 0.35) +
  shape(
    `M${x} ${y}V${y - h * 0.1}Q${x + w * 0.4} ${y - h * 0.24} ${x + w} ${y - h * 0.08}V${y}Z`,
    c.dune,
  ) +
  line(`M${x + w / 2} ${y}V${y - h}M${x} ${y - h * 0.55}H${x + w}`, c.white, 7) +
  rect(x - 24, y, w + 48, 16, c.white, { r: 4 });

/** Returns rows of tall office windows in which the city stands. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} panes @param {string} [view] @param {string} [city] */
export const glazing = (x, y, w, h, panes, view = '#c5e2de', city = c.teal) =>
  rect(x, y, w, h, view) +
  skyline(x, x + w - 60, y + h, h * 0.6, city, x + w + panes, 0.35) +
  shape(
    `M${x + w * 0.1} ${y + h}L${x + w * 0.34} ${y}H${x + w * 0.44}L${x + w * 0.2} ${y + h}Z`,
    '#fff',
    { o: 0.25 },
  ) +
  line(
    `${times(panes + 1, (i) => `M${x + (i * w) / panes} ${y}v${h}`)}M${x} ${y}h${w}M${x} ${y + h}h${w}`,
    c.white,
    9,
  );

/** Returns a roof terrace with a parapet in front of the city. @param {string} light @param {number} seed */
export const rooftop = (light, seed) =>
  sky(light) +
  sun(260, 190, 64) +
  cloud(980, 170, 1.2) +
  cloud(560, 110, 0.7) +
  skyline(0, 1600, 640, 330, c.sea, seed, 0.35) +
  landmark(1380, 640, 0.72, '#6fb0b0') +
  rect(0, 590, 1600, 60, c.cream) +
  rect(0, 590, 1600, 12, c.white) +
  rect(0, 640, 1600, 260, '#e4d7bd') +
  dashes('M0 700H1600M0 780H1600M0 870H1600', c.camel, 3, '120 18', 0.35);
