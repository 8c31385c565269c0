/** A git repository in a test's folder. */
import { execFileSync } from 'node:child_process';

/** Runs git in the repository; returns its output without the trailing line break. */
export type Git = (...words: string[]) => string;

/** Returns the function that runs git in a folder, which need not be a repository yet. */
export const gitIn =
  (root: string): Git =>
  (...words) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** Makes a folder a repository, with `files` as the first commit, or all files if none are given. */
export function gitRepository(root: string, ...files: string[]): Git {
  const git = gitIn(root);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.org');
  git('add', ...(files.length > 0 ? files : ['--all']));
  git('commit', '--quiet', '--message', 'Begin');
  return git;
}
