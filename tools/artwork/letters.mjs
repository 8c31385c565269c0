/** A single-stroke alphabet, so that text in pictures needs no font. Capitals are 10 high; small letters are on the same baseline. */
import { line } from './shape.mjs';

/** Glyphs as [width, path], absolute commands only. @type {Record<string, [number, string]>} */
const glyphs = {
  A: [8, 'M0 10L4 0L8 10M1.4 6.5H6.6'],
  B: [6.8, 'M0 4.8H4A2.4 2.4 0 0 0 4 0H0V10H4.2A2.6 2.6 0 0 0 4.2 4.8'],
  C: [8.4, 'M8.4 1.3A5 5 0 1 0 8.4 8.7'],
  D: [8, 'M0 0V10H3A5 5 0 0 0 3 0Z'],
  E: [5.8, 'M5.8 0H0V10H5.8M0 5H4.8'],
  F: [5.8, 'M5.8 0H0V10M0 5H4.8'],
  G: [9.6, 'M8.4 1.3A5 5 0 1 0 9.6 5.6H6.2'],
  H: [7, 'M0 0V10M7 0V10M0 5H7'],
  I: [0, 'M0 0V10'],
  J: [4.6, 'M4.6 0V7.2A2.4 2.6 0 0 1 0 8'],
  K: [6.8, 'M0 0V10M6.5 0L0 6.2M2.4 4L6.8 10'],
  L: [5.4, 'M0 0V10H5.4'],
  M: [9, 'M0 10V0L4.5 6.5L9 0V10'],
  N: [7.4, 'M0 10V0L7.4 10V0'],
  O: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0Z'],
  P: [6.8, 'M0 10V0H4A2.8 2.8 0 0 1 4 5.6H0'],
  Q: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0ZM6.4 6.6L9.8 10'],
  R: [6.8, 'M0 10V0H4A2.8 2.8 0 0 1 4 5.6H0M3.6 5.6L6.8 10'],
  S: [
    6.6,
    'M6.3 1.9C5.7 .6 4.6 0 3.3 0C1.6 0 .3 1 .3 2.5C.3 5.6 6.6 4.2 6.6 7.4C6.6 9 5.2 10 3.4 10C1.8 10 .5 9.2 0 7.9',
  ],
  T: [7.4, 'M0 0H7.4M3.7 0V10'],
  U: [7, 'M0 0V6.5A3.5 3.5 0 0 0 7 6.5V0'],
  V: [8, 'M0 0L4 10L8 0'],
  W: [12, 'M0 0L3 10L6 1.5L9 10L12 0'],
  X: [7, 'M0 0L7 10M7 0L0 10'],
  Y: [7.6, 'M0 0L3.8 5.2L7.6 0M3.8 5.2V10'],
  Z: [7, 'M.2 0H6.8L0 10H7'],
  a: [6.6, 'M6.6 6.7A3.3 3.3 0 1 0 0 6.7A3.3 3.3 0 1 0 6.6 6.7M6.6 3.4V10'],
  b: [6.6, 'M0 0V10M0 6.7A3.3 3.3 0 1 0 6.6 6.7A3.3 3.3 0 1 0 0 6.7'],
  c: [5.6, 'M5.6 4.4A3.3 3.3 0 1 0 5.6 9'],
  d: [6.6, 'M6.6 6.7A3.3 3.3 0 1 0 0 6.7A3.3 3.3 0 1 0 6.6 6.7M6.6 0V10'],
  e: [6.6, 'M0 6.7H6.6A3.3 3.3 0 1 0 5.6 9'],
  f: [3.8, 'M3.8 .2A2.2 2.2 0 0 0 1.4 2.4V10M0 3.6H3.6'],
  g: [6.6, 'M6.6 6.7A3.3 3.3 0 1 0 0 6.7A3.3 3.3 0 1 0 6.6 6.7M6.6 3.4V10A3.3 3.3 0 0 1 .6 11.8'],
  h: [5.8, 'M0 0V10M0 6.4A2.9 2.9 0 0 1 5.8 6.4V10'],
  i: [0, 'M0 3.4V10M0 .8V.9'],
  j: [1.4, 'M1.4 3.4V11A2 2 0 0 1 0 12.8M1.4 .8V.9'],
  k: [5.4, 'M0 0V10M5 3.4L0 7.6M1.9 6L5.4 10'],
  l: [0, 'M0 0V10'],
  m: [9.6, 'M0 3.4V10M0 6A2.4 2.4 0 0 1 4.8 6V10M4.8 6A2.4 2.4 0 0 1 9.6 6V10'],
  n: [5.8, 'M0 3.4V10M0 6.4A2.9 2.9 0 0 1 5.8 6.4V10'],
  o: [6.6, 'M6.6 6.7A3.3 3.3 0 1 0 0 6.7A3.3 3.3 0 1 0 6.6 6.7'],
  p: [6.6, 'M0 3.4V13M0 6.7A3.3 3.3 0 1 0 6.6 6.7A3.3 3.3 0 1 0 0 6.7'],
  q: [6.6, 'M6.6 6.7A3.3 3.3 0 1 0 0 6.7A3.3 3.3 0 1 0 6.6 6.7M6.6 3.4V13'],
  r: [3.4, 'M0 3.4V10M0 6.4A2.9 2.9 0 0 1 3.4 3.5'],
  s: [
    4.8,
    'M4.5 4.6C4.1 3.8 3.3 3.4 2.4 3.4C1.2 3.4 .4 4.1 .4 5C.4 7.1 4.8 6.2 4.8 8.2C4.8 9.3 3.7 10 2.5 10C1.3 10 .4 9.5 0 8.6',
  ],
  t: [4.2, 'M1.8 1V7.8A2.2 2.2 0 0 0 4.2 10M0 3.5H4'],
  u: [5.8, 'M0 3.4V7.1A2.9 2.9 0 0 0 5.8 7.1M5.8 3.4V10'],
  v: [6, 'M0 3.4L3 10L6 3.4'],
  w: [9.6, 'M0 3.4L2.4 10L4.8 4L7.2 10L9.6 3.4'],
  x: [5, 'M0 3.4L5 10M5 3.4L0 10'],
  y: [6, 'M0 3.4L3 10M6 3.4L1.8 13'],
  z: [5.2, 'M.2 3.4H5L0 10H5.2'],
  0: [7, 'M3.5 0A3.5 5 0 1 0 3.5 10A3.5 5 0 1 0 3.5 0Z'],
  1: [2.6, 'M0 1.8L2.6 0V10'],
  2: [6.4, 'M.3 2.9A3 2.9 0 1 1 5.5 4.6L0 10H6.4'],
  3: [6.2, 'M.5 1.6A2.7 2.4 0 1 1 3 4.7A2.8 2.65 0 1 1 .2 8.2'],
  4: [7, 'M5.2 10V0L0 7H7'],
  5: [6.2, 'M5.6 0H1.2L.7 4.6A3 3.1 0 1 1 .2 8.2'],
  6: [6.4, 'M5 0L.5 5.4M0 6.8A3.2 3.2 0 1 0 6.4 6.8A3.2 3.2 0 1 0 0 6.8Z'],
  7: [6.2, 'M0 0H6.2L2 10'],
  8: [
    6.2,
    'M3.1 0A2.3 2.3 0 1 0 3.1 4.6A2.3 2.3 0 1 0 3.1 0ZM3.1 4.6A2.7 2.7 0 1 0 3.1 10A2.7 2.7 0 1 0 3.1 4.6Z',
  ],
  9: [6.4, 'M1.4 10L5.9 4.6M0 3.2A3.2 3.2 0 1 0 6.4 3.2A3.2 3.2 0 1 0 0 3.2Z'],
  '-': [3, 'M0 5.5H3'],
  '+': [5, 'M0 5.5H5M2.5 3V8'],
  '&': [7.4, 'M7.4 10L1.6 3.4A2 2 0 1 1 4.8 3.4L.9 6.2A2.4 2.4 0 0 0 5.6 8.6L7.2 5.8'],
  '.': [0, 'M0 9.9V10'],
  '/': [4, 'M0 10L4 0'],
  ' ': [2.6, ''],
};

/** Which numbers of a path command are x and which are y; an arc begins with radii and flags. @type {Record<string, string>} */
const axes = { M: 'xy', L: 'xy', H: 'x', V: 'y', A: 'rrnnnxy', C: 'xyxyxy', Z: '' };

const short = (/** @type {number} */ value) => Number(value.toFixed(2));

/** Moves a glyph to x, y and scales it. All commands but moves become relative to the last point: shorter, and exact after rounding. @param {string} path @param {number} x @param {number} y @param {number} k */
function place(path, x, y, k) {
  let atX = 0;
  let atY = 0;
  let startX = 0;
  let startY = 0;
  return path.replace(
    /([A-Z])([^A-Z]*)/g,
    (_, /** @type {string} */ command, /** @type {string} */ rest) => {
      const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
      const pattern = axes[command] ?? '';
      if (command === 'M') {
        [atX = 0, atY = 0] = numbers;
        startX = atX;
        startY = atY;
        return `M${short(x + atX * k)} ${short(y + atY * k)}`;
      }
      const steps = numbers.map((value, i) => {
        const axis = pattern[i];
        if (axis === 'x') return short((value - atX) * k);
        if (axis === 'y') return short((value - atY) * k);
        return axis === 'r' ? short(value * k) : value;
      });
      if (command === 'Z') [atX, atY] = [startX, startY];
      else {
        atX = numbers[pattern.lastIndexOf('x')] ?? atX;
        atY = numbers[pattern.lastIndexOf('y')] ?? atY;
      }
      return command.toLowerCase() + steps.join(' ');
    },
  );
}

/** Returns the width of a word. @param {string} word @param {number} size height of capitals @param {number} [gap] between letters, in tenths of the size */
export const measure = (word, size, gap = 2.6) =>
  ([...word].reduce((sum, letter) => sum + (glyphs[letter]?.[0] ?? 0) + gap, -gap) * size) / 10;

/**
 * Returns a word as one stroked path; x, y is the top left of the capitals.
 * @param {string} word @param {number} x @param {number} y @param {number} size @param {number} weight @param {string} colour @param {number} [gap] @param {import('./shape.mjs').Look} [look]
 */
export function letters(word, x, y, size, weight, colour, gap = 2.6, look = {}) {
  const k = size / 10;
  let pen = x;
  let d = '';
  for (const letter of word) {
    const [width, path] = glyphs[letter] ?? [0, ''];
    d += place(path, pen, y, k);
    pen += (width + gap) * k;
  }
  return line(d, colour, weight, look);
}

/** Returns the same, centred on x. @param {string} word @param {number} x @param {number} y @param {number} size @param {number} weight @param {string} colour @param {number} [gap] @param {import('./shape.mjs').Look} [look] */
export const centred = (word, x, y, size, weight, colour, gap = 2.6, look = {}) =>
  letters(word, x - measure(word, size, gap) / 2, y, size, weight, colour, gap, look);
