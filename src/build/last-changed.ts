/** When the files of a site last changed, by its history in git: the same on every machine that has it. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** A history of a hundred thousand changes stays below this. */
const MOST_OUTPUT = 64 * 1024 * 1024;

async function git(root: string, ...words: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: MOST_OUTPUT };
  const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...words], options);
  return stdout;
}

/**
 * The day of the last commit that changed each file below `pages/`. A file that was changed since,
 * or never committed, has the day on which it was saved.
 *
 * @param root absolute path of the site's folder
 * @returns `YYYY-MM-DD` by path relative to the site; nothing where there is no git, no history, or
 * only a shallow copy of it, in which every file would seem as old as the copy
 */
export async function lastChanged(root: string): Promise<Map<string, string>> {
  const days = new Map<string, string>();
  try {
    if ((await git(root, 'rev-parse', '--is-shallow-repository')).trim() !== 'false') return days;
    const [log, dirty] = await Promise.all([
      git(
        root,
        'log',
        '--format=%x00%cs',
        '--name-only',
        '--no-renames',
        '--relative',
        '--',
        'pages',
      ),
      git(root, 'ls-files', '--modified', '--others', '--exclude-standard', '--', 'pages'),
    ]);
    for (const commit of log.split('\0').slice(1)) {
      const [day = '', ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (!days.has(file)) days.set(file, day);
    }
    if (days.size === 0) return days;
    for (const file of dirty.split('\n').filter(Boolean)) {
      const saved = statSync(path.join(root, file), { throwIfNoEntry: false })?.mtime;
      if (saved) days.set(file, saved.toISOString().slice(0, 10));
    }
  } catch {
    // No git, or no history: the sitemap says nothing of what it cannot know.
  }
  return days;
}

/** The latest of the days on which files changed; nothing when one of them is not known. */
export function latestOf(days: Map<string, string>, files: string[]): string | undefined {
  const known = files.map((file) => days.get(file));
  return known.includes(undefined) ? undefined : known.sort().at(-1);
}
