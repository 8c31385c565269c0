import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** @typedef {import('./take-pictures.mjs').Picture} Picture */

/** The size of the thumbnails, in pixels. They are cropped at the bottom; the large picture shows all. */
const CELL = { narrow: 240, wide: 460, height: 900, caption: 26, gap: 16 };
const SHEET = { width: 1960, rows: 2 };

/**
 * @param {Picture[]} pictures
 * @returns {Map<string, Picture[]>} the pictures by width and theme
 */
function bySize(pictures) {
  const groups = new Map();
  for (const picture of pictures) {
    const key = `${picture.width}-${picture.theme}`;
    groups.set(key, [...(groups.get(key) ?? []), picture]);
  }
  return groups;
}

/**
 * Writes a page with all pictures as thumbnails, which link to the large ones.
 *
 * @param {string} out
 * @param {Picture[]} pictures
 */
export function writeIndex(out, pictures) {
  const sections = [...bySize(pictures)].map(
    ([key, group]) =>
      `<h2>${key}</h2><div>${group
        .map(
          ({ route, file, width }) =>
            `<a href="${file}"><img src="${file}" alt="" loading="lazy" width="${width < 768 ? 180 : 340}">${route}</a>`,
        )
        .join('')}</div>`,
  );
  writeFileSync(
    path.join(out, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{margin:2rem;font:14px system-ui;background:#ddd}div{display:flex;flex-wrap:wrap;gap:1rem;align-items:start}
a{display:grid;gap:.4rem;color:#111;text-decoration:none}img{max-height:34rem;object-fit:cover;object-position:top}
</style>${sections.join('')}\n`,
  );
}

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * Returns the top of a picture at a cell's size, with its route as the caption.
 *
 * @param {string} out
 * @param {Picture} picture
 * @param {number} width
 */
async function cell(out, { route, file }, width) {
  const caption = `<svg width="${width}" height="${CELL.caption}"><text x="2" y="17" font-family="sans-serif" font-size="13" fill="#111">${escaped(route)}</text></svg>`;
  const small = await sharp(path.join(out, file)).resize({ width }).png().toBuffer();
  const { height } = await sharp(small).metadata();
  const top = await sharp(small)
    .extract({ left: 0, top: 0, width, height: Math.min(height, CELL.height) })
    .toBuffer();
  return { top, caption: Buffer.from(caption) };
}

/**
 * Writes PNG sheets, one or more for each width and theme.
 *
 * @param {string} out
 * @param {Picture[]} pictures
 * @returns {Promise<string[]>} the files' names
 */
export async function writeSheets(out, pictures) {
  const written = [];
  for (const [key, group] of bySize(pictures)) {
    const width = (group[0]?.width ?? 0) < 768 ? CELL.narrow : CELL.wide;
    const columns = Math.floor((SHEET.width - CELL.gap) / (width + CELL.gap));
    const rowHeight = CELL.height + CELL.caption + CELL.gap;
    const perSheet = columns * SHEET.rows;
    for (let from = 0; from < group.length; from += perSheet) {
      const cells = group.slice(from, from + perSheet);
      const layers = await Promise.all(
        cells.map(async (picture, index) => {
          const { top, caption } = await cell(out, picture, width);
          const left = CELL.gap + (index % columns) * (width + CELL.gap);
          const y = CELL.gap + Math.floor(index / columns) * rowHeight;
          return [
            { input: caption, left, top: y },
            { input: top, left, top: y + CELL.caption },
          ];
        }),
      );
      const file = `sheet-${key}-${String(from / perSheet + 1).padStart(2, '0')}.png`;
      const rows = Math.ceil(cells.length / columns);
      await sharp({
        create: {
          width: SHEET.width,
          height: CELL.gap + rows * rowHeight,
          channels: 3,
          background: '#c8c8c8',
        },
      })
        .composite(layers.flat())
        .png({ palette: true })
        .toFile(path.join(out, file));
      written.push(file);
    }
  }
  return written;
}
