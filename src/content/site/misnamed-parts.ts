/**
 * Finds parts of a site that are not read because their names are nearly right: the folder `fragments` instead of
 * `_fragments`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../files/folders.ts';
import type { Issue } from '../model/issue.ts';
import { readText } from '../yaml/load-yaml.ts';
import type { Site } from './site.ts';

const parts = ['_fragments', '_collections', '_icons'] as const;
type Part = (typeof parts)[number];

/**
 * Returns the special folder of `pages/` that a misspelt name means; `undefined` when the name is right or means
 * none.
 */
function partMeant(name: string): Part | undefined {
  const bare = name.toLowerCase().replace(/^[^a-z]+/, '');
  const found = parts.find((part) => part === `_${bare}` || part === `_${bare}s`);
  return found === name ? undefined : found;
}

/** Returns the file that was probably meant as the site file; `undefined` when there is a site file or no such file. */
export function misnamedSiteFile(root: string): string | undefined {
  const folder = join(root, 'pages');
  if (existsSync(join(folder, '_site.yaml'))) return undefined;
  return namesIn(folder).find((name) =>
    /^_?(?:sites?|config|settings)\.ya?ml(?:\.txt)?$/i.test(name),
  );
}

/**
 * Returns the issue of a misnamed special folder in `pages/`; `undefined` when it holds pages, such as a shop's
 * /collections.
 */
export function misnamedFolder(root: string, name: string): Issue | undefined {
  const part = partMeant(name);
  if (!part || isEmptyOrPages(join(root, 'pages', name))) return undefined;
  const isThere = existsSync(join(root, 'pages', part));
  const params = { reason: 'misnamed-folder', name, right: part, isThere } as const;
  return { code: 'no-page', severity: 'error', params, file: `pages/${name}`, path: [] };
}

/** Returns whether a fragment, collection or icon exists in a misnamed folder, which is reported separately. */
export function isInMisnamed({ root, caches }: Site, part: Part, name: string): boolean {
  // A site has thousands of pages, and each of them may have the mistake.
  caches.misnamed ??= namesIn(join(root, 'pages')).filter(partMeant);
  return caches.misnamed.some(
    (folder) =>
      partMeant(folder) === part &&
      ['', '.yaml', '.svg'].some((end) => existsSync(join(root, 'pages', folder, name + end))),
  );
}

function isEmptyOrPages(folder: string): boolean {
  const names = namesIn(folder);
  if (names.length === 0) return true;
  return names.some((name) => {
    if (!name.endsWith('.yaml')) return name.startsWith('[');
    return name.startsWith('[') || /^blocks:/m.test(String(readText({ root: folder }, name)));
  });
}

const namesIn = (folder: string): string[] => listFolder(folder).map(({ name }) => name);
