/**
 * Fingerprints, which tell by sizes and times whether files have changed, and texts for digests, which tell by content.
 * JavaScript, because `pagewright` runs it before its own TypeScript is bundled.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Matches files that no command runs: tests and their fixtures. */
export const ONLY_TESTED = /\.test\.\w+$|[\\/]bad-input$/;

/** @param {import('node:fs').Stats | undefined} stat */
const stateOf = (stat) => (stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : '');

/**
 * Returns the state of a file, which changes when the file is saved or replaced. Size and modification time are not
 * enough: files from archives can share both, so ctime counts as well.
 *
 * @param {string} file its path
 * @returns {string} empty when there is none
 */
export function fileStamp(file) {
  return stateOf(statOf(file));
}

/**
 * Returns the stats of a file; `undefined` for a missing one, and for one that cannot be read, such as a link to
 * itself.
 *
 * @param {string} place
 */
function statOf(place) {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

/**
 * Lists files, in the same order on every system.
 *
 * @param {string} place absolute path of a file or folder; one that does not exist is found without `stat`
 * @param {RegExp} [without] the paths that are left out
 * @returns {Generator<{ file: string, stat: import('node:fs').Stats | undefined }>}
 */
function* filesAt(place, without) {
  if (without?.test(place)) return;
  const stat = statOf(place);
  if (!stat?.isDirectory()) yield { file: place, stat };
  else for (const name of namesIn(place)) yield* filesAt(path.join(place, name), without);
}

/**
 * Returns a fingerprint of the state of some files: it changes when a file is added, removed, replaced or saved. It
 * reads sizes and times, not contents, so it takes a millisecond or two.
 *
 * @param {string[]} places absolute paths of files and folders
 * @param {RegExp} [without] the paths that are left out
 * @returns {string} 16 hexadecimal digits
 */
export function fingerprintFolder(places, without) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const { file, stat } of filesAt(place, without)) {
      hash.update(`${file}\0${stateOf(stat)}\n`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns the texts of files with their names: the same for every copy of a folder.
 *
 * @param {string[]} places absolute paths of files and folders; those that do not exist are passed over
 * @param {RegExp} [without] the paths that are left out
 * @returns {string}
 */
export function textsOf(places, without) {
  let texts = '';
  for (const place of places) {
    for (const { file, stat } of filesAt(place, without)) {
      if (stat?.isFile())
        texts += `${path.relative(place, file)}\0${readFileSync(file, 'latin1')}\0`;
    }
  }
  return texts;
}

/**
 * Returns the text of all code that affects the problems reported of a page.
 *
 * @param {string} engineRoot the folder of Pagewright's own package.json
 */
export function engineCode(engineRoot) {
  const places = [
    'src/content',
    'src/diagnostics',
    'src/build',
    'package-lock.json',
    'package.json',
  ];
  return textsOf(
    places.map((place) => path.join(engineRoot, place)),
    ONLY_TESTED,
  );
}
