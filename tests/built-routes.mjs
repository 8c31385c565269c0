import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns every route of a built site, from the files in its output folder.
 *
 * @param {string} folder the output folder
 * @returns {string[]} sorted, such as `/`, `/404`, `/about`
 * @throws when there is no such folder
 */
export function builtRoutes(folder) {
  return readdirSync(folder, { recursive: true })
    .map((file) => String(file).split(path.sep).join('/'))
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}
