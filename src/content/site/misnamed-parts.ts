/** Parts of a site under a name that is nearly theirs, so that nothing reads them: the folder `fragments` for `_fragments`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../files/folders.ts';
import type { Issue } from '../model/issue.ts';
import { readText } from '../yaml/load-yaml.ts';
import type { Site } from './site.ts';

const parts = ['_fragments', '_collections', '_icons'] as const;
type Part = (typeof parts)[number];

/** Returns the folder of `pages/` that was meant by another one's name, if it was one of those with a meaning. */
function partMeant(name: string): Part | undefined {
  const bare = name.toLowerCase().replace(/^[^a-z]+/, '');
  const found = parts.find((part) => part === `_${bare}` || part === `_${bare}s`);
  return found === name ? undefined : found;
}

/** Returns the file that was probably meant to be the site file, where there is none of that name. */
export function misnamedSiteFile(root: string): string | undefined {
  const folder = join(root, 'pages');
  if (existsSync(join(folder, '_site.yaml'))) return undefined;
  return namesIn(folder).find((name) =>
    /^_?(?:sites?|config|settings)\.ya?ml(?:\.txt)?$/i.test(name),
  );
}

/** Returns the issue of a folder in `pages/` with such a name; `undefined` when it holds pages, as a shop's /collections does. */
export function misnamedFolder(root: string, name: string): Issue | undefined {
  const part = partMeant(name);
  if (!part || isEmptyOrPages(join(root, 'pages', name))) return undefined;
  const isThere = existsSync(join(root, 'pages', part));
  const params = { reason: 'misnamed-folder', name, right: part, isThere } as const;
  return { code: 'no-page', params, file: `pages/${name}`, path: [] };
}

/** Returns whether a fragment, a collection or an icon exists in a folder whose wrong name is reported already. */
export function isInMisnamed({ root, caches }: Site, part: Part, name: string): boolean {
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
    return name.startsWith('[') || /^blocks:/m.test(String(readText(folder, name)));
  });
}

const namesIn = (folder: string): string[] => listFolder(folder).map(({ name }) => name);
