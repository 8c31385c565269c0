import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** How many bundles are kept at least: those for other base paths, and of earlier states of the code. */
const KEPT = 4;
/** Younger bundles are kept, in milliseconds: a running command may still load parts of them. */
const MIN_AGE = 24 * 60 * 60 * 1000;

/**
 * Deletes the oldest bundles in a folder.
 *
 * @param {string} parent its absolute path
 */
export function removeOldest(parent) {
  /** @param {string} bundle */
  const age = (bundle) =>
    Date.now() - (statSync(bundle, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  const bundles = readdirSync(parent).map((name) => path.join(parent, name));
  for (const old of bundles.sort((a, b) => age(a) - age(b)).slice(KEPT)) {
    if (age(old) > MIN_AGE) rmSync(old, { recursive: true, force: true });
  }
}
