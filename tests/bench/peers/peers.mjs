/**
 * The same pages for other builders, as far as they are installed: Hugo by itself and the others as packages below
 * the folder that BENCH_PEERS names (`npm install @11ty/eleventy astro next vike vike-react vite
 * @vitejs/plugin-react react react-dom js-yaml markdown-it` there).
 */
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pageYaml, writeFiles } from '../make-sites.mjs';
import { astro } from './astro.mjs';
import { eleventy } from './eleventy.mjs';
import { hugo } from './hugo.mjs';
import { next } from './next.mjs';
import { packages } from './site-parts.mjs';
import { vike } from './vike.mjs';

/**
 * @typedef {object} Peer
 * @property {string} name
 * @property {string | undefined} version `undefined` when it is not installed
 * @property {number} most the largest number of pages that it is measured with
 * @property {(page: number) => string} file returns the file of a page
 * @property {(yaml: string) => string} content returns the content of the file
 * @property {() => Record<string, string>} frame the other files
 * @property {string[]} made the output and the caches of a build
 * @property {[command: string, args: string[]]} command
 */

/** The installed peers. */
export const peers = [hugo, eleventy, vike, astro, next].filter(
  ({ version }) => version !== undefined,
);

/**
 * Writes the pages for a peer.
 *
 * @param {Peer} peer
 * @param {string} folder
 * @param {number} pages
 */
export function writePeerSite(peer, folder, pages) {
  writeFiles(folder, peer.frame());
  for (let page = 1; page <= pages + 1; page++) {
    writeFiles(folder, { [peer.file(page)]: peer.content(pageYaml(page)) });
  }
  if (existsSync(packages)) symlinkSync(packages, path.join(folder, 'node_modules'));
}
