/** SVG elements as strings: the few primitives that every part is made of. */

/**
 * @typedef {object} Look
 * @property {number} [o] opacity
 * @property {string} [s] stroke colour
 * @property {number} [sw] stroke width
 * @property {number} [r] corner radius (rectangles)
 * @property {string} [dash] stroke dash array
 * @property {boolean} [butt] butt line caps (the default of pictures is round)
 * @property {string} [t] transform
 */

/** @param {string | undefined} fill @param {Look} look */
function paint(fill, look) {
  let text = fill ? ` fill="${fill}"` : '';
  if (look.s) text += ` stroke="${look.s}"`;
  if (look.sw) text += ` stroke-width="${look.sw}"`;
  if (look.dash) text += ` stroke-dasharray="${look.dash}"`;
  if (look.butt) text += ' stroke-linecap="butt"';
  if (look.o !== undefined) text += ` opacity="${look.o}"`;
  if (look.t) text += ` transform="${look.t}"`;
  return text;
}

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {string} [fill] @param {Look} [look] */
export function rect(x, y, w, h, fill, look = {}) {
  const corner = look.r ? ` rx="${look.r}"` : '';
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}"${corner}${paint(fill, look)}/>`;
}

/** @param {number} x @param {number} y @param {number} r @param {string} [fill] @param {Look} [look] */
export const disc = (x, y, r, fill, look = {}) =>
  `<circle cx="${x}" cy="${y}" r="${r}"${paint(fill, look)}/>`;

/** @param {number} x @param {number} y @param {number} rx @param {number} ry @param {string} [fill] @param {Look} [look] */
export const oval = (x, y, rx, ry, fill, look = {}) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${paint(fill, look)}/>`;

/** Returns a filled path. @param {string} d @param {string} [fill] @param {Look} [look] */
export const shape = (d, fill, look = {}) => `<path d="${d}"${paint(fill, look)}/>`;

/** Returns a stroked path. @param {string} d @param {string} colour @param {number} width @param {Look} [look] */
export const line = (d, colour, width, look = {}) =>
  `<path d="${d}"${paint(undefined, { s: colour, sw: width, ...look })}/>`;

/** Returns lines of dashes: rows of windows, fins, rungs, tiles. @param {string} d @param {string} colour @param {number} width @param {string} dash @param {number} [o] */
export const dashes = (d, colour, width, dash, o) =>
  line(d, colour, width, { dash, butt: true, ...(o === undefined ? {} : { o }) });

/** Moves (and scales, and mirrors with a negative `sx`) a drawing. @param {number} x @param {number} y @param {string} inner @param {number} [sx] @param {number} [sy] */
export function at(x, y, inner, sx = 1, sy = Math.abs(sx)) {
  const scale = sx === 1 && sy === 1 ? '' : sx === sy ? ` scale(${sx})` : ` scale(${sx} ${sy})`;
  return `<g transform="translate(${x} ${y})${scale}">${inner}</g>`;
}

/** Turns a drawing about a point. @param {number} angle @param {number} x @param {number} y @param {string} inner */
export const turn = (angle, x, y, inner) =>
  `<g transform="rotate(${angle} ${x} ${y})">${inner}</g>`;

/** Returns a group with one opacity. @param {number} o @param {string} inner */
export const faint = (o, inner) => `<g opacity="${o}">${inner}</g>`;

/** Zooms in on a point of a scene. @param {number} x @param {number} y @param {number} s @param {...string} parts */
export const near = (x, y, s, ...parts) => at(x * (1 - s), y * (1 - s), parts.join(''), s);

/** Clips a drawing to a path; `id` must be unique in the picture. @param {string} id @param {string} d @param {string} inner */
export const within = (id, d, inner) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;

/** Marks a drawing that may occur several times: paper.mjs writes it once and refers to it afterwards. @param {string} inner */
export const stamp = (inner) => `⟦${inner}⟧`;

/** Returns a gradient, down the page unless `across`. @param {string} id @param {string[]} colours @param {boolean} [across] */
export function gradient(id, colours, across) {
  const axis = across ? '' : ' x2="0" y2="1"';
  const stops = colours.map((colour, i) => {
    const at100 = i / (colours.length - 1);
    return `<stop${at100 ? ` offset="${at100}"` : ''} stop-color="${colour}"/>`;
  });
  return `<linearGradient id="${id}"${axis}>${stops.join('')}</linearGradient>`;
}

/** Returns the numbers from 0 to n - 1. @param {number} n @returns {number[]} */
export const count = (n) => Array.from({ length: n }, (_, i) => i);

/** Returns the same drawing n times. @param {number} n @param {(i: number) => string} draw */
export const times = (n, draw) => count(n).map(draw).join('');

/** Returns a function that returns random numbers from 0 to 1, the same on every run (mulberry32). @param {number} seed */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
