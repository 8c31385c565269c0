import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { onlyTested } from './fingerprint.mjs';

/**
 * Returns the texts of files, with their names; of a folder those of all files in it but tests.
 *
 * @param {string[]} places absolute paths of files and folders; those that do not exist are passed over
 * @param {RegExp} [without] the folders that are left out: what their paths end in
 * @returns {string}
 */
export function textsOf(places, without) {
  return places.map((place) => textsBelow(place, without)).join('');
}

/** @param {string} place @param {RegExp} [without] */
function textsBelow(place, without) {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (!stat) return '';
  const names = stat.isFile()
    ? ['']
    : readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
        .filter((entry) => !without?.test(entry.parentPath))
        .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)))
        .sort();
  return names
    .map((name) => `${name}\0${readFileSync(path.join(place, name), 'latin1')}\0`)
    .join('');
}

/**
 * Returns all code that has a part in what is said of a page.
 *
 * @param {string} engineRoot the folder of Pagewright's own package.json
 */
export function engineCode(engineRoot) {
  const places = ['src/content', 'src/build', 'package-lock.json', 'package.json'];
  return textsOf(
    places.map((place) => path.join(engineRoot, place)),
    onlyTested,
  );
}
