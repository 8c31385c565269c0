/** A folder of a test as a git repository. */
import { execFileSync } from 'node:child_process';

/** Runs git in the repository; returns what it prints, without the line break at its end. */
export type Git = (...words: string[]) => string;

/** Returns the git of a folder, whether it is a repository yet or not. */
export const gitIn =
  (root: string): Git =>
  (...words) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** Makes a repository of a folder, with what is there of `files` as the first commit. */
export function gitRepository(root: string, ...files: string[]): Git {
  const git = gitIn(root);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ann');
  git('config', 'user.email', 'ann@example.org');
  git('add', ...(files.length > 0 ? files : ['--all']));
  git('commit', '--quiet', '--message', 'Begin');
  return git;
}
