/** Finds the files that lie elsewhere than where their names are looked for. */
import path from 'node:path';
import { listFolder, relativePath } from '../../content/files/folders.ts';
import type { Site } from '../../content/site/site.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { NameUses } from './name-uses.ts';

/** Rules about a whole file that is not what its place says. */
const OF_WHOLE_FILE = /^(?:wrong-type|no-page|wrong-ending)$/;

/**
 * Returns a function that returns the only file with the name of a missing one among those that are of no use where
 * they lie; `undefined` when there is none.
 */
export function strayFiles(
  site: Site,
  problems: Diagnostic[],
  uses: NameUses,
): (problem: Diagnostic) => string | undefined {
  const odd = new Set(problems.filter(isOfWholeFile).map(({ file }) => file));
  // A collection whose entries are all blocks is a fragment.
  for (const { rows, files } of site.collections.values())
    if (rows.length > 0 && rows.every(({ data }) => site.blockTypes.has(String(data.type))))
      for (const { file } of files) odd.add(file);
  const besidePages = [...odd].filter((file) => !file.startsWith('pages/'));
  let inPages: string[] | undefined;
  return ({ lost }) => {
    if (!lost?.file) return undefined;
    inPages ??= filesInPages(site, odd);
    const { file: wanted } = lost;
    const isAlike = (file: string) =>
      nameOf(file) === nameOf(wanted) && (isCollection(wanted) || !isFolder(file));
    const inPublic = [...site.publicFiles].filter((file) => isAlike(file) && !uses.isUsed(file));
    const [stray, ...more] = [
      ...[...inPages, ...besidePages].filter(isAlike),
      ...inPublic.map((one) => `public${one}`),
    ];
    return more.length === 0 ? stray : undefined;
  };
}

/** Returns whether a problem is about a whole file. */
export const isOfWholeFile = ({ name, line, column }: Diagnostic): boolean =>
  OF_WHOLE_FILE.test(name) && line === 1 && column === 1;

/** Returns the files and folders in `pages/` that are not read, or not what their place says. */
function filesInPages({ root }: Site, odd: Set<string>): string[] {
  return listFolder(path.join(root, 'pages'), true).flatMap((entry) => {
    const file = relativePath(root, path.join(entry.parentPath, entry.name));
    const isUnread = entry.isDirectory()
      ? /^pages\/_collections\/[^/]+\//.test(file)
      : UNREAD_FILE.test(file) || !/\.(?:yaml|json)$|^pages\/_icons\//.test(file);
    return isUnread || odd.has(file) ? file : [];
  });
}

const isFolder = (file: string) => path.posix.extname(file) === '';

const isCollection = (file: string) => file.startsWith('pages/_collections/');

/** Matches fragments in folders of their own, and pages that a `_` keeps aside. */
const UNREAD_FILE = /^pages\/_fragments\/[^/]+\/|^pages\/(?:[^_].*\/)?_(?!site\.yaml$)[^/]+\.yaml$/;

const nameOf = (file: string) =>
  path.posix
    .basename(file)
    .toLowerCase()
    .replace(/\.ya?ml(?:\.txt)?$/, '')
    .replace(/^_/, '');

/** Returns what to do with a file so that it is found as `file`. */
export function moveTo(file: string, stray: string): string {
  const [folder, name] = [path.posix.dirname(file), path.posix.basename(file)];
  if (path.posix.dirname(stray) === folder)
    return `${stray} is not read under this name: rename it to ${name}.`;
  const isRenamed = !isFolder(stray) && path.posix.basename(stray) !== name;
  return `${stray} has this name: move it ${isRenamed ? `to ${file}` : `into ${folder}`}.`;
}
