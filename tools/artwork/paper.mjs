/** The SVG document of a picture: size, title, rounding, and the shared definitions that it uses. */

/** Definitions added to a picture only when it refers to them. @type {Record<string, string>} */
const shared = {
  sh: '<linearGradient id="sh"><stop stop-color="#10292e" stop-opacity=".26"/><stop offset="1" stop-color="#10292e" stop-opacity="0"/></linearGradient>',
  glow: '<radialGradient id="glow"><stop stop-color="#fff3d6" stop-opacity=".9"/><stop offset="1" stop-color="#f9d38c" stop-opacity="0"/></radialGradient>',
  dusk: '<radialGradient id="dusk"><stop stop-color="#f2ae72" stop-opacity=".75"/><stop offset="1" stop-color="#f2ae72" stop-opacity="0"/></radialGradient>',
  beam: '<linearGradient id="beam" x2="0" y2="1"><stop stop-color="#fff3d6" stop-opacity=".55"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></linearGradient>',
};

/** Rounds numbers to two decimals below ten, one below a hundred, none above: finer than a pixel. @param {string} text */
const round = (text) =>
  text.replace(/-?\d*\.\d+(e-\d+)?/g, (digits) => {
    const number = Number(digits);
    const size = Math.abs(number);
    const short = number.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0);
    return String(Number(short)).replace(/^(-?)0\./, '$1.');
  });

/** Keeps the first of equal stamps and replaces the others by references to it. @param {string} text */
function ink(text) {
  const stamps = /⟦([^⟦⟧]*)⟧/g;
  let next = 0;
  let result = text;
  while (result.includes('⟦')) {
    /** @type {Map<string, number>} */
    const uses = new Map();
    for (const [, inner = ''] of result.matchAll(stamps))
      uses.set(inner, (uses.get(inner) ?? 0) + 1);
    /** @type {Map<string, string>} */
    const ids = new Map();
    result = result.replace(stamps, (_, /** @type {string} */ inner) => {
      const known = ids.get(inner);
      if (known) return `<use href="#${known}"/>`;
      if (inner.length < 60 || uses.get(inner) === 1) return inner;
      next += 1;
      ids.set(inner, `p${next}`);
      return `<g id="p${next}">${inner}</g>`;
    });
  }
  return result;
}

/**
 * Returns a whole picture.
 * @param {number} width @param {number} height @param {string} title what is seen, in a few words
 * @param {...(string | string[])} parts
 */
export function picture(width, height, title, ...parts) {
  const body = ink(round(parts.flat().join('')));
  const defs = Object.entries(shared)
    .filter(([id]) => body.includes(`url(#${id})`))
    .map(([, text]) => text);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><title>${title.replaceAll('&', '&amp;')}</title>${defs.join('')}${body}</svg>\n`;
}

/** Returns the usual wide picture, 1600 x 900. @param {string} title @param {...(string | string[])} parts */
export const scene = (title, ...parts) => picture(1600, 900, title, ...parts);

/** Returns a card picture, 800 x 600. @param {string} title @param {...(string | string[])} parts */
export const card = (title, ...parts) => picture(800, 600, title, ...parts);
