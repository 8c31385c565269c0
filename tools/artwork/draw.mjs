/** Draws every picture of the site into public/: `node tools/artwork/draw.mjs [part of a name]`. The same input gives the same bytes. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(here, '../../public');
const wanted = process.argv[2] ?? '';
/** The largest size of an SVG in bytes: it has to load as fast as an icon. */
const limit = 12 * 1024;

let drawn = 0;
let bytes = 0;
/** @type {string[]} */
const heavy = [];
for (const file of readdirSync(`${here}/scenes`).sort()) {
  /** @type {{ pictures: Record<string, () => string> }} */
  const { pictures } = await import(`./scenes/${file}`);
  for (const [name, draw] of Object.entries(pictures)) {
    if (!name.includes(wanted)) continue;
    const svg = draw();
    const path = `${out}/${name}.svg`;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, svg);
    drawn += 1;
    bytes += Buffer.byteLength(svg);
    if (Buffer.byteLength(svg) > limit) heavy.push(`${name} (${Buffer.byteLength(svg)} bytes)`);
  }
}
const { list } = await import('./scenes/clients.mjs');
writeFileSync(`${here}/clients.json`, list());
console.log(`${drawn} pictures, ${Math.round(bytes / 1024)} KB`);
if (heavy.length > 0) {
  console.error(`Larger than ${limit} bytes: ${heavy.join(', ')}`);
  process.exitCode = 1;
}
