/** Finds the problems that belong to changes since a commit. */
import { messageOf } from '../content/model/thrown.ts';
import type { Use } from '../content/model/use.ts';
import { type Diagnostic, userOf } from '../diagnostics/model/diagnostic.ts';
import type { ProcessedFile } from './cache/processed-file.ts';
import { git } from './history/git.ts';

/** Files that differ from a commit, relative to the site's folder. */
interface Changes {
  changed: Set<string>;
  /** Whether files were deleted, which can cause problems in files that did not change. */
  hasDeleted: boolean;
}

/**
 * Returns the files of a site's folder that differ from the commit `revision`, untracked files included.
 *
 * @throws when the folder is in no git repository, or the revision does not exist
 */
export async function changesSince(siteRoot: string, revision: string): Promise<Changes> {
  const run = async (...words: string[]): Promise<string[]> => {
    try {
      return (await git(siteRoot, ...words)).split('\0');
    } catch (error) {
      throw new Error(`--since ${revision}: ${rewordGitError(messageOf(error), siteRoot)}`);
    }
  };
  // Without this, a revision that begins with a dash would be an option.
  const [commit = ''] = await run(
    'rev-parse',
    '--verify',
    '--end-of-options',
    `${revision}^{commit}`,
  );
  const listed = await run(
    'diff',
    '--name-status',
    '--no-renames',
    '--relative',
    '-z',
    commit.trim(),
  );
  const changed = new Set<string>();
  let hasDeleted = false;
  for (let at = 0; at + 1 < listed.length; at += 2) {
    if (listed[at] === 'D') hasDeleted = true;
    changed.add(listed[at + 1] ?? '');
  }
  for (const file of await run('ls-files', '--others', '--exclude-standard', '-z')) {
    if (file !== '') changed.add(file);
  }
  return { changed, hasDeleted };
}

/** Rewords git's errors about an unknown folder or revision. */
function rewordGitError(message: string, siteRoot: string): string {
  if (/ENOENT/.test(message)) return 'git cannot be run.';
  if (/not a git repository/.test(message)) {
    return `${siteRoot} is in no git repository, so there is nothing to compare with. Leave --since out.`;
  }
  if (/single revision|unknown revision|bad revision/.test(message)) {
    return 'git knows no commit, branch or tag of this name. In CI, fetch the whole history.';
  }
  return message.split('\n')[0] ?? '';
}

/** Returns the problems of changed pages and of pages that depend on a changed file. */
export function problemsSince(
  { changed, hasDeleted }: Changes,
  files: ProcessedFile[],
  problems: Diagnostic[],
): Diagnostic[] {
  const all = [...changed];
  // Every page may use any block, and depends on the site files of the folders around it: the main one, and its language's.
  const touchesAll = all.some((file) => file.startsWith('blocks/'));
  const foldersOfSites = all.flatMap((file) => /^(.+\/)_site\.yaml$/.exec(file)?.[1] ?? []);
  const isInSite = (file: string) => foldersOfSites.some((folder) => file.startsWith(folder));
  const isTouched = (use: Use): boolean =>
    all.some((file) => {
      if (use.startsWith('public/')) return file === use;
      const place = `pages/_${use}`;
      return file.startsWith(`${place}.`) || file.startsWith(`${place}/`);
    });
  const touched = new Set(
    files
      .filter(
        ({ file, uses }) =>
          touchesAll || changed.has(file) || isInSite(file) || uses.some(isTouched),
      )
      .map(({ file }) => file),
  );
  return problems.filter(
    (problem) =>
      changed.has(problem.file) ||
      touched.has(problem.file) ||
      touched.has(userOf(problem) ?? '') ||
      // A deleted file breaks links and pictures in pages that did not change.
      (hasDeleted && /^PW[34]/.test(problem.code)),
  );
}

/** Returns the path of a site in its git repository, with forward slashes; empty at its root and outside of any. */
export async function folderInRepository(siteRoot: string): Promise<string> {
  const prefix = await git(siteRoot, 'rev-parse', '--show-prefix').catch(() => '');
  return prefix.trim().replace(/\/$/, '');
}
