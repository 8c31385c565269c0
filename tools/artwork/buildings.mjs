/** Buildings: towers, villas, arcades, wind towers. Light falls from the left. */
import { c } from './palette.mjs';
import { arch } from './place.mjs';
import { at, dashes, line, rect, shape, stamp, times } from './shape.mjs';

/**
 * Returns a tower seen straight on, its right side in shade.
 * @param {number} x @param {number} base @param {number} w @param {number} h
 * @param {{body?: string, glass?: string, top?: 'flat'|'slant'|'spire'|'step'|'round'|'sail', cols?: number, row?: number, lit?: string}} [look]
 */
export function tower(x, base, w, h, look = {}) {
  const { body = c.teal, glass = c.mist, top = 'flat', cols = 5, row = 30, lit } = look;
  const y = base - h;
  /** @type {Record<string, string>} */
  const outline = {
    flat: `M${x} ${base}V${y}h${w}V${base}Z`,
    slant: `M${x} ${base}V${y}l${w}-${w * 0.45}V${base}Z`,
    spire: `M${x} ${base}V${y}h${w * 0.3}v-${w * 0.3}h${w * 0.17}v-${w}h${w * 0.06}v${w}h${w * 0.17}v${w * 0.3}h${w * 0.3}V${base}Z`,
    step: `M${x} ${base}V${y}h${w * 0.2}v-${w * 0.22}h${w * 0.25}v-${w * 0.22}h${w * 0.35}v${w * 0.44}h${w * 0.2}V${base}Z`,
    round: `M${x} ${base}V${y}q0-${w * 0.5} ${w * 0.5}-${w * 0.5}t${w * 0.5} ${w * 0.5}V${base}Z`,
    sail: `M${x} ${base}V${y - w * 0.5}Q${x + w} ${y} ${x + w} ${y + h * 0.45}V${base}Z`,
  };
  const step = w / cols;
  const start = top === 'sail' ? y + h * 0.3 : y + row * 0.6;
  const columns = times(cols, (i) => `M${x + step * (i + 0.5)} ${start}V${base - row * 0.7}`);
  const some = times(
    Math.ceil(cols / 2),
    (i) => `M${x + step * (i * 2 + 0.5)} ${start + row * 3}V${base - row * 2}`,
  );
  return (
    shape(outline[top] ?? '', body) +
    dashes(columns, glass, step * 0.62, `${row * 0.58} ${row * 0.42}`, 0.75) +
    (lit ? dashes(some, lit, step * 0.62, `${row * 0.58} ${row * 3.42}`) : '') +
    rect(
      x + w * 0.62,
      top === 'sail' ? y + h * 0.45 : y,
      w * 0.38,
      top === 'sail' ? h * 0.55 : h,
      c.ink,
      { o: 0.14 },
    )
  );
}

/** Returns a villa with an arched door, roof terrace and wind tower. @param {number} x @param {number} base @param {number} s @param {string} [wall] @param {string} [door] */
export const villa = (x, base, s, wall = c.cream, door = c.petrol) =>
  at(
    x,
    base,
    stamp(
      rect(210, -300, 84, 300, c.sand) +
        dashes('M222-250H282M222-212H282', c.camel, 40, '9 9') +
        rect(210, -300, 84, 12, c.white) +
        line('M202-270H302M202-196H302', c.bark, 5) +
        rect(0, -170, 240, 170, wall) +
        rect(160, -170, 80, 170, c.ink, { o: 0.07 }) +
        rect(240, -120, 150, 120, c.sand) +
        rect(-8, -180, 256, 14, c.white) +
        rect(236, -130, 160, 12, c.white) +
        shape(arch(92, 0, 56, 104), door) +
        shape(
          arch(26, -44, 40, 70) +
            arch(176, -44, 40, 70) +
            arch(276, -34, 34, 58) +
            arch(330, -34, 34, 58),
          '#8fc9c9',
        ) +
        line('M46-44V-114M26-74H66M196-44V-114M176-74H216', c.white, 3),
    ),
    s,
  );

/** Returns a row of arches. @param {number} x @param {number} base @param {number} n @param {number} w of one arch @param {number} h @param {string} wall @param {string} dark */
export const arcade = (x, base, n, w, h, wall, dark) =>
  rect(x, base - h, w * n, h, wall) +
  shape(
    times(n, (i) => arch(x + w * (i + 0.16), base, w * 0.68, h * 0.78)),
    dark,
  ) +
  shape(
    times(n, (i) => arch(x + w * (i + 0.3), base, w * 0.54, h * 0.74)),
    c.ink,
    { o: 0.12 },
  ) +
  rect(x - 8, base - h - 12, w * n + 16, 14, c.white);

/** Returns a traditional wind tower. @param {number} x @param {number} base @param {number} w @param {number} h */
export const windTower = (x, base, w, h) =>
  rect(x, base - h, w, h, c.sand) +
  rect(x + w * 0.6, base - h, w * 0.4, h, c.ink, { o: 0.09 }) +
  dashes(
    `M${x + w * 0.12} ${base - h * 0.78}H${x + w * 0.9}`,
    c.bark,
    h * 0.26,
    `${w * 0.13} ${w * 0.09}`,
  ) +
  line(`M${x - 10} ${base - h * 0.9}h${w + 20}M${x - 10} ${base - h * 0.6}h${w + 20}`, c.bark, 6) +
  rect(x - 4, base - h - 8, w + 8, 12, c.white);

/** Returns a glass facade close by, filling a rectangle: panes, mullions, reflections. @param {number} x @param {number} y @param {number} w @param {number} h @param {number} cols @param {number} rows @param {string} [glass] */
export const curtainWall = (x, y, w, h, cols, rows, glass = '#4fa3a6') =>
  rect(x, y, w, h, glass) +
  shape(
    `M${x} ${y + h * 0.7}L${x + w} ${y + h * 0.1}V${y + h * 0.34}L${x} ${y + h * 0.94}Z`,
    '#fff',
    { o: 0.16 },
  ) +
  shape(`M${x} ${y + h * 0.42}L${x + w * 0.7} ${y}H${x + w * 0.85}L${x} ${y + h * 0.51}Z`, '#fff', {
    o: 0.12,
  }) +
  line(
    times(cols + 1, (i) => `M${x + (i * w) / cols} ${y}v${h}`) +
      times(rows + 1, (i) => `M${x} ${y + (i * h) / rows}h${w}`),
    c.foam,
    6,
    { o: 0.75 },
  );

/** Returns scaffolding. @param {number} x @param {number} base @param {number} w @param {number} h @param {number} bays @param {number} lifts */
export const scaffold = (x, base, w, h, bays, lifts) =>
  line(
    times(bays + 1, (i) => `M${x + (i * w) / bays} ${base}v-${h}`) +
      times(
        lifts,
        (i) =>
          `M${x} ${base - ((i + 1) * h) / lifts + 6}h${w}M${x} ${base - ((i + 1) * h) / lifts - 46}h${w}`,
      ) +
      times(bays, (i) => `M${x + (i * w) / bays} ${base}l${w / bays}-${h / lifts}`),
    c.iron,
    7,
  ) +
  line(
    times(lifts, (i) => `M${x - 12} ${base - ((i + 1) * h) / lifts + 10}h${w + 24}`),
    c.camel,
    12,
    { butt: true },
  );
