/** Finds out when the files of a site last changed, from its git history: the result is the same in every clone. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { readJsonCache, writeJsonCache } from '../cache/json-cache.ts';
import { git } from './git.ts';

/** The days of a history, valid while its last commit is the same. */
interface Remembered {
  /** The last commit, and the site's path in the repository. */
  of: string;
  days: Record<string, string>;
}

/**
 * Returns the days of the last commits of the files below `pages/`; the history is read only when there is a new
 * commit.
 */
async function committed(root: string, of: string): Promise<Map<string, string>> {
  const cacheFile = path.join(root, '.pagewright/last-changed.json');
  const remembered = readJsonCache<Remembered>(cacheFile);
  if (remembered?.of === of) return new Map(Object.entries(remembered.days));
  const days = new Map<string, string>();
  const words = ['--format=%x00%cs', '--name-only', '--no-renames', '--relative'];
  const log = await git(root, 'log', ...words, '--', 'pages');
  for (const commit of log.split('\0').slice(1)) {
    const [day = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  writeJsonCache(cacheFile, { of, days: Object.fromEntries(days) });
  return days;
}

/**
 * Returns the day of the last commit that changed each file below `pages/`; for a file with uncommitted changes the
 * day on which it was saved.
 *
 * @returns `YYYY-MM-DD` by path relative to the site; empty where there is no git, no history, or only a shallow
 *   copy of it, in which every file would seem as old as the copy
 */
export async function lastChanged(root: string): Promise<Map<string, string>> {
  try {
    const state = await git(root, 'rev-parse', '--is-shallow-repository', '--show-prefix', 'HEAD');
    const [isShallow, ...of] = state.split('\n');
    if (isShallow !== 'false') return new Map();
    const [days, dirty] = await Promise.all([
      committed(root, of.join(' ')),
      git(root, 'ls-files', '--modified', '--others', '--exclude-standard', '--', 'pages'),
    ]);
    if (days.size === 0) return days;
    for (const file of dirty.split('\n').filter(Boolean)) {
      const saved = statSync(path.join(root, file), { throwIfNoEntry: false })?.mtime;
      if (saved) days.set(file, saved.toISOString().slice(0, 10));
    }
    return days;
  } catch {
    // Without git or history the sitemap has no dates.
    return new Map();
  }
}

/** Returns the latest of the days on which files changed; `undefined` when one of them is unknown. */
export function latestOf(days: Map<string, string>, files: string[]): string | undefined {
  const known = files.map((file) => days.get(file));
  return known.includes(undefined) ? undefined : known.sort().at(-1);
}
