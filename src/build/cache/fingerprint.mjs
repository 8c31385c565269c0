import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What no command runs: tests, and what is tried out in them. */
export const onlyTested = /\.test\.\w+$|[\\/]bad-input$/;

/** @param {import('node:fs').Stats | undefined} stat */
const stateOf = (stat) => (stat ? `${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : '');

/**
 * Returns the state of a file: it changes whenever the file is saved or another takes its place. That one may have the size and the
 * time of saving of the first, where both come out of an archive: so the time of its last change of any kind counts, too.
 *
 * @param {string} file its path
 * @returns {string} empty when there is none
 */
export function fileStamp(file) {
  return stateOf(statOf(file));
}

/**
 * Returns nothing for what cannot be looked at, such as a link that leads to itself, or is there no more.
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
 * Returns a short name for the state of some files: it changes when a file is added, removed, replaced or saved.
 * Sizes and times are read, not contents, so it costs a millisecond or two.
 *
 * @param {string[]} places absolute paths of files and folders; those that do not exist count as absent
 * @param {RegExp} [without] the paths that are left out
 * @returns {string} 16 hexadecimal digits
 */
export function fingerprintFolder(places, without) {
  const hash = createHash('sha256');
  const visit = (/** @type {string} */ place) => {
    if (without?.test(place)) return;
    const stat = statOf(place);
    if (stat?.isDirectory()) {
      for (const name of namesIn(place)) visit(path.join(place, name));
    } else {
      hash.update(`${place}\0${stateOf(stat)}\n`);
    }
  };
  for (const place of places) visit(place);
  return hash.digest('hex').slice(0, 16);
}
