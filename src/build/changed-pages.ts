/** Finds the problems that belong to changes since a commit. */
import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { relativePath } from '../content/files/folders.ts';
import { type Diagnostic, userOf } from '../diagnostics/model/diagnostic.ts';
import type { CheckResult } from './check-pages.ts';

/** Files that differ from a commit, relative to the site's folder. */
interface Changes {
  changed: Set<string>;
  /** Whether files were deleted, which can cause problems in files that did not change. */
  someGone: boolean;
}

/**
 * Returns the files of a site's folder that differ from the commit `revision`, untracked files included.
 *
 * @throws when the folder is in no git repository, or the revision is none
 */
export function changesSince(siteRoot: string, revision: string): Changes {
  const git = (...args: string[]): string[] => {
    try {
      return gitIn(siteRoot, ...args).split('\0');
    } catch (error) {
      const message = String((error as { stderr?: string }).stderr ?? '').split('\n')[0];
      throw new Error(`--since ${revision}: ${rewordGitError(message, siteRoot)}`);
    }
  };
  // Without this, a revision that begins with a dash would be an option.
  const [commit = ''] = git('rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`);
  const listed = git('diff', '--name-status', '--no-renames', '--relative', '-z', commit.trim());
  const changed = new Set<string>();
  let someGone = false;
  for (let at = 0; at + 1 < listed.length; at += 2) {
    if (listed[at] === 'D') someGone = true;
    changed.add(listed[at + 1] ?? '');
  }
  for (const file of git('ls-files', '--others', '--exclude-standard', '-z')) {
    if (file !== '') changed.add(file);
  }
  return { changed, someGone };
}

/** Rewords git's errors about an unknown folder or revision. */
function rewordGitError(message: string | undefined, siteRoot: string): string {
  if (!message) return 'git cannot be run.';
  if (/not a git repository/.test(message)) {
    return `${siteRoot} is in no git repository, so there is nothing to compare with. Leave --since out.`;
  }
  if (/single revision|unknown revision|bad revision/.test(message)) {
    return 'git knows no commit, branch or tag of this name. In CI, fetch the whole history.';
  }
  return message;
}

/** Returns the problems of changed pages and of pages that depend on a changed file. */
export function problemsSince(
  { problems, files }: CheckResult,
  { changed, someGone }: Changes,
): Diagnostic[] {
  const all = [...changed];
  // Every page depends on the site's file, and may use any block.
  const touchesAll = all.some((file) => file === 'pages/_site.yaml' || /^blocks\//.test(file));
  const isTouched = (use: string): boolean =>
    all.some((file) => {
      if (use.startsWith('public/') || use.startsWith('/')) return file === use.replace(/^\//, '');
      const place = `pages/_${use}`;
      return file.startsWith(`${place}.`) || file.startsWith(`${place}/`);
    });
  const touched = new Set(
    files
      .filter(({ file, uses }) => touchesAll || changed.has(file) || uses.some(isTouched))
      .map(({ file }) => file),
  );
  return problems.filter(
    (problem) =>
      changed.has(problem.file) ||
      touched.has(problem.file) ||
      touched.has(userOf(problem) ?? '') ||
      problem.others?.some((place) => changed.has(place.replace(/:\d+:\d+$/, ''))) ||
      // A deleted file breaks links and pictures in pages that did not change.
      (someGone && /^PW[34]/.test(problem.code)),
  );
}

/**
 * Returns git's output.
 *
 * @throws with what it reports, as `stderr`
 */
function gitIn(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 256 * 1024 * 1024,
  });
}

/** Returns the path of a site in its git repository, with forward slashes; empty at its root and outside of any. */
export function folderInRepository(siteRoot: string): string {
  try {
    const top = gitIn(siteRoot, 'rev-parse', '--show-toplevel');
    return relativePath(top.trim(), realpathSync(siteRoot));
  } catch {
    return '';
  }
}
