import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Returns whether a path is a file. A name that the system refuses, such as one that is too long, is not. */
function isFile(place: string): boolean {
  try {
    return statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

/** Files that configure the host and are not for visitors. `.well-known/` is public (RFC 8615). */
const NOT_SERVED = /(^|\/)(\.(?!well-known\/)|_headers$|_redirects$)/;

/**
 * Finds the file for a path.
 *
 * @param root absolute path of the built site
 * @param urlPath the decoded path of the address
 * @returns the file's path within the root, `undefined` when there is none
 */
function findFile(root: string, urlPath: string): string | undefined {
  const clean = path.posix.normalize(urlPath).replace(/^\/+|\/+$/g, '');
  if (NOT_SERVED.test(clean)) return undefined;
  const candidates =
    clean === '' ? ['index.html'] : [clean, `${clean}.html`, `${clean}/index.html`];
  return candidates.find((candidate) => isFile(path.join(root, candidate)));
}

/**
 * How long to wait for a site that is missing, and between two tries, in milliseconds. A build replaces the folder within
 * microseconds.
 */
const LONGEST_WAIT = 500;
const PAUSE = 5;

/** Finds the file for a path as `findFile` does, and waits for the site's folder while a build replaces it. */
export async function findPublishedFile(
  root: string,
  urlPath: string,
): Promise<string | undefined> {
  const file = findFile(root, urlPath);
  if (file) return file;
  for (let waited = 0; !existsSync(root) && waited < LONGEST_WAIT; waited += PAUSE) {
    await wait(PAUSE);
  }
  return findFile(root, urlPath);
}

/**
 * Finds the 404 page for a path: the nearest `404.html` up the path.
 *
 * @returns its path within the root, `undefined` when the site has none
 */
export function findNotFoundPage(root: string, urlPath: string): string | undefined {
  const parts = path.posix.normalize(urlPath).split('/').filter(Boolean);
  for (let length = parts.length - 1; length >= 0; length--) {
    const candidate = [...parts.slice(0, length), '404.html'].join('/');
    if (isFile(path.join(root, candidate))) return candidate;
  }
  return undefined;
}
