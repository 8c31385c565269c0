/** Thirty-seven invented companies: a symbol of a few strokes and a word in the letters of letters.mjs, in one colour. */
import { centred, letters, measure } from '../letters.mjs';
import { picture } from '../paper.mjs';
import { at } from '../shape.mjs';

const ink = '#668087';
const s = (/** @type {string} */ d, w = 6) =>
  `<path d="${d}" stroke="${ink}" stroke-width="${w}"/>`;
const f = (/** @type {string} */ d) => `<path d="${d}" fill="${ink}"/>`;
const spin = (/** @type {number} */ n, /** @type {string} */ d) =>
  Array.from(
    { length: n },
    (_, i) => `<path d="${d}" fill="${ink}" transform="rotate(${(360 / n) * i})"/>`,
  ).join('');
const ring = (r = 28) => `M${r} 0A${r} ${r} 0 1 1-${r} 0A${r} ${r} 0 1 1 ${r} 0Z`;

/** @typedef {'side' | 'over' | 'word' | 'badge'} Layout */

/** Name, symbol in a box of 60 around 0,0, layout, lettering: size, weight, gap. @type {[string, string, Layout, number, number, number][]} */
const companies = [
  [
    'Palmora',
    s('M0 30V-4M0-4Q-26-22-30 2M0-4Q26-22 30 2M0-4Q-20-36-30-22M0-4Q20-36 30-22M0-4V-30'),
    'side',
    26,
    5,
    2.6,
  ],
  ['MARSAAL', f('M-30 24H30L20 34H-20ZM2-34L28 16H2ZM-4-22V16H-26Z'), 'side', 22, 4, 3.6],
  [
    'Dunehouse',
    f('M-32 26Q-12-8 6 10T32 6V26ZM-18-2L2-30L22-4Q10-2 0 4Q-8-4-18-2Z'),
    'over',
    22,
    4,
    2.4,
  ],
  [
    'KHORLINE',
    s('M-30-12q10-12 20 0t20 0t20 0M-30 6q10-12 20 0t20 0t20 0M-30 24q10-12 20 0t20 0t20 0'),
    'side',
    20,
    4,
    3.4,
  ],
  ['Lumenara', spin(12, 'M-3-34H3L1-18H-1Z') + f(ring(11)), 'side', 24, 4.5, 2.4],
  ['RIMAL & CO', s('M-30 18L-8-16L6 6L16-8L30 18Z', 5), 'over', 17, 3, 4],
  [
    'Nakhlet',
    f(
      'M-5 32Q-2 6-4-8H4Q2 6 5 32ZM0-8Q-30-30-34 4Q-18-10 0-8ZM0-8Q30-30 34 4Q18-10 0-8ZM0-10Q-20-40 0-34Q20-40 0-10Z',
    ),
    'side',
    26,
    5.5,
    2.4,
  ],
  [
    'MERIDUNE',
    s(ring(27), 5) + s('M-27 0Q0-16 27 0M0-27Q-18 0 0 27Q18 0 0-27', 4),
    'side',
    19,
    3.5,
    3.6,
  ],
  ['azurbay', '', 'word', 38, 8, 2.2],
  [
    'Halcyra',
    f('M0-30Q34-20 30 16Q10 34-20 28Q-36 0 0-30ZM-2-10Q-16 6-8 18Q14 16 16 2Q10-8-2-10Z'),
    'side',
    26,
    5,
    2.4,
  ],
  ['CORNIVA', s('M24-18A28 28 0 1 0 24 18', 11), 'side', 22, 5, 3],
  [
    'Belqasr',
    f('M-30 30V-10H-22V-18H-14V-10H-8V-24Q0-38 8-24V-10H14V-18H22V-10H30V30H8V10Q0-2-8 10V30Z'),
    'over',
    24,
    4.5,
    2.4,
  ],
  ['Shamsora', f('M-32 8A32 32 0 0 1 32 8Z') + s('M-32 18H32M-22 28H22', 5), 'side', 24, 4.5, 2.4],
  ['VANTORO', s('M-28-24L0 26L28-24M-10-24L0-4L10-24', 8), 'side', 22, 6, 2.8],
  [
    'Ghafwood',
    f('M-4 34V8Q-34 10-30-12Q-30-34-4-32Q30-36 32-10Q32 12 4 8V34Z'),
    'side',
    24,
    5,
    2.4,
  ],
  ['PEARLGATE', s('M-24 30V-4A24 24 0 0 1 24-4V30', 7) + f(ring(10)), 'over', 17, 3.4, 4],
  [
    'souqette',
    s('M-28-10L-20-28H20L28-10Q20 4 14-8Q6 6 0-8Q-6 6-14-8Q-20 4-28-10ZM-22 4V28H22V4', 5),
    'side',
    25,
    5,
    2.2,
  ],
  [
    'Tamrah',
    f('M0-32Q24-10 12 24Q0 36-12 24Q-24-10 0-32Z') + s('M0-18V16', 0.1),
    'side',
    28,
    6,
    2.4,
  ],
  ['ARCADUNE', s('M-30 28V6A15 15 0 0 1 0 6V28M0 28V-6A15 15 0 0 1 30-6V28', 6), 'side', 20, 4, 3],
  ['Northcreek', f('M0-34L12 0L0 34L-12 0Z') + s('M-32 0H-20M20 0H32', 6), 'side', 21, 4, 2.2],
  [
    'MIZANCO',
    s('M0-26V28M-16 28H16M-26-18H26M-26-18L-34 6H-18ZM26-18L18 6H34Z', 4.5),
    'side',
    21,
    4,
    3.2,
  ],
  [
    'Qamarine',
    f('M14-28A30 30 0 1 0 14 28A24 24 0 1 1 14-28Z') + s('M18-2h14M22 12h8', 5),
    'side',
    24,
    4.5,
    2.4,
  ],
  ['TESSALY', f('M-30-30H-2V-2H-30ZM2-30H30V-2ZM-30 2V30H-2ZM2 2H30V30H2Z'), 'side', 22, 4, 3.4],
  ['oasiq', '', 'word', 44, 10, 2.4],
  ['Hesper', spin(5, 'M0-34L8-10H-8Z') + f(ring(7)), 'over', 26, 4, 4],
  [
    'ALCOVIA',
    s('M-30 26Q-14 16 0 26Q14 16 30 26V-18Q14-28 0-18Q-14-28-30-18ZM0-18V26', 5),
    'side',
    21,
    4,
    3,
  ],
  ['DHOWLINE', f('M-34 14H34L20 32H-24ZM-4-32Q24-14 20 8H-4ZM-10-22V8H-28Z'), 'side', 20, 4.5, 2.8],
  [
    'Falconridge',
    f('M-34-14Q-8-22 0 6Q8-22 34-14Q22 4 8 10L0 30L-8 10Q-22 4-34-14Z'),
    'over',
    20,
    3.6,
    2.4,
  ],
  ['BAYT NINE', s('M-28 28V-6L0-30L28-6V28Z', 6) + f('M-8 28V8H8V28Z'), 'side', 19, 4, 3],
  ['silq', '', 'word', 46, 6, 5],
  [
    'Verdessa',
    f('M-28 28Q-36-26 28-30Q32 30-28 28ZM-22 22Q-6-6 20-22Q2 4-22 22Z'),
    'side',
    25,
    4.5,
    2.4,
  ],
  ['CRESTA', s('M-32 20L-14-12L-2 8L12-22L32 20', 8), 'side', 25, 6, 3],
  [
    'Ruwaq',
    s('M-32 28V-4Q-32-22-20-26Q-8-22-8-4V28M-8 28V-4Q-8-22 4-26Q16-22 16-4V28', 5.5) +
      s('M16 28V-4Q16-18 26-24', 5.5),
    'side',
    28,
    5,
    2.6,
  ],
  ['INLET 48', s('M-30-16Q0-34 30-16M-30 2Q0 20 30 2M-30 20Q0 2 30 20', 6), 'badge', 22, 4.5, 3],
  [
    'Zephyra',
    s('M-32-10H10A11 11 0 1 0-1-21M-32 4H22A12 12 0 1 1 10 16M-32 18H-6', 5.5),
    'side',
    25,
    4.5,
    2.4,
  ],
  ['HARBOURSTONE', s('M0-30V28M-14-14H14M-26 8Q-24 28 0 28Q24 28 26 8', 6), 'over', 14, 3, 3.6],
  [
    'Mirqab',
    s('M-26 28L-12-16H12L26 28M-18 4H18', 5.5) + f('M-14-20V-32H14V-20Z'),
    'side',
    28,
    5.5,
    2.4,
  ],
];

/** @param {[string, string, Layout, number, number, number]} company */
function logo([name, sign, layout, size, weight, gap]) {
  const title = `${name} (an invented company)`;
  if (layout === 'word')
    return picture(320, 160, title, centred(name, 160, 80 - size * 0.62, size, weight, ink, gap));
  if (layout === 'over')
    return picture(
      320,
      160,
      title,
      at(160, 58, sign, 1.02),
      centred(name, 160, 108, size, weight, ink, gap),
    );
  if (layout === 'badge')
    return picture(
      320,
      160,
      title,
      `<rect x="18" y="34" width="284" height="92" rx="46" stroke="${ink}" stroke-width="4"/>`,
      at(78, 80, sign, 0.72),
      letters(name, 122, 80 - size / 2, size, weight, ink, gap),
    );
  const word = measure(name, size, gap);
  const scale = Math.min(1, 286 / (word + 86));
  const width = (word + 86) * scale;
  const x = 160 - width / 2;
  return picture(
    320,
    160,
    title,
    at(x, 80, at(34, 0, sign) + letters(name, 86, -size / 2, size, weight, ink, gap), scale),
  );
}

const file = (/** @type {number} */ i) => `client-${String(i + 1).padStart(2, '0')}`;

/** Returns the names of the companies as JSON, for captions. */
export function list() {
  const rows = companies.map(([name], i) => ({
    file: `/images/clients/${file(i)}.svg`,
    title: name
      .replace(/\b([A-Z])([A-Z]+)\b/g, (_, first, rest) => first + rest.toLowerCase())
      .replace(/^[a-z]/, (first) => first.toUpperCase()),
  }));
  return `${JSON.stringify(rows, null, 2)}\n`;
}

export const pictures = Object.fromEntries(
  companies.map((company, i) => [`images/clients/${file(i)}`, () => logo(company)]),
);
