/** The git repository that a site's folder lies in, as far as publishing needs it. */

import { type SimpleGit, simpleGit } from 'simple-git';
import type { Version } from '../../contract/history.ts';

/** A file of the site that differs from the last commit. */
export interface ChangedFile {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  kind: 'added' | 'changed' | 'deleted';
}

/** What an editor changes; all else is left to those who know git. */
const FOLDERS = ['pages', 'public'];
const MOST_VERSIONS = 100;
/** Git that prints nothing for so long waits for something that nobody will enter, in milliseconds. */
const PATIENCE = 30_000;

/** Says why something cannot be done with git, in words for editors. */
export class GitError extends Error {}

/**
 * Opens the repository that the site lies in.
 *
 * @param root absolute path of the site's folder
 * @throws GitError when there is no git, or the folder is in no repository
 */
export async function openRepository(root: string): Promise<Repository> {
  const git = simpleGit({ baseDir: root, timeout: { block: PATIENCE } });
  const isRepository = await git.checkIsRepo().catch(() => undefined);
  if (isRepository === undefined) {
    throw new GitError(
      'Git is not installed on this computer. Install it from https://git-scm.com to publish.',
    );
  }
  if (!isRepository) {
    throw new GitError(
      'The site’s folder is in no git repository. Run “git init” in it once to publish.',
    );
  }
  const prefix = (await git.raw('rev-parse', '--show-prefix')).trim();
  const hasCommits = await git
    .raw('rev-parse', '--verify', '--quiet', 'HEAD')
    .then(Boolean, () => false);
  return new Repository(git, prefix, hasCommits);
}

export class Repository {
  readonly #git: SimpleGit;
  /** Where the site lies in the repository: empty, or with a slash at the end. */
  readonly #prefix: string;
  readonly #hasCommits: boolean;

  constructor(git: SimpleGit, prefix: string, hasCommits: boolean) {
    this.#git = git;
    this.#prefix = prefix;
    this.#hasCommits = hasCommits;
  }

  /** Returns the files of pages and pictures that differ from the last commit, sorted by name. */
  async changedFiles(): Promise<ChangedFile[]> {
    const words = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    const status = await this.#git.raw('status', ...words, '--', ...FOLDERS);
    const files = status
      .split('\0')
      .filter(Boolean)
      .map((entry): ChangedFile => {
        const [state, name] = [entry.slice(0, 2), entry.slice(3)];
        const kind = state.includes('D') ? 'deleted' : /[?A]/.test(state) ? 'added' : 'changed';
        return { file: name.slice(this.#prefix.length), kind };
      });
    return files.sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  /**
   * Returns a file's text in the last commit, or in the one that is named, without a byte order mark; `undefined` when it is not
   * there.
   */
  async textAt(file: string, commit = 'HEAD'): Promise<string | undefined> {
    const text = this.#git.raw('show', `${commit}:${this.#prefix}${file}`);
    return text.then(
      (found) => found.replace(/^\ufeff/, ''),
      () => undefined,
    );
  }

  /** Makes a file what it is in the last commit; one that is not there is deleted. */
  async restore({ file, kind }: ChangedFile): Promise<void> {
    if (kind !== 'added') await this.#git.raw('checkout', 'HEAD', '--', file);
    else {
      await this.#git.raw('rm', '--cached', '--quiet', '--ignore-unmatch', '--', file);
      await this.#git.raw('clean', '--force', '--quiet', '--', file);
    }
  }

  /**
   * Commits files, and nothing else that is prepared for a commit.
   *
   * @throws GitError when git does not know whose commit it would be, or a hook refuses it
   */
  async commit(message: string, files: string[]): Promise<void> {
    try {
      await this.#git.raw('add', '--all', '--', ...files);
      await this.#git.raw('commit', '--quiet', '--message', message, '--only', '--', ...files);
    } catch (error) {
      const { message: said } = error as Error;
      if (/tell me who you are|user\.email/i.test(said)) {
        throw new GitError(
          'Git does not know who you are. Run git config --global user.name "Your name" and git config --global user.email you@example.org once.',
        );
      }
      throw new GitError(`Git did not take the changes: ${lastLine(said)}`);
    }
  }

  /** Returns the name of the remote that is published to; `undefined` when the repository has none. */
  async remote(): Promise<string | undefined> {
    const names = (await this.#git.getRemotes()).map(({ name }) => name);
    return names.includes('origin') ? 'origin' : names[0];
  }

  /** Returns how many commits the remote has not got; 0 where that is not known. */
  async unpushed(): Promise<number> {
    const count = await this.#git.raw('rev-list', '--count', '@{upstream}..HEAD').catch(() => '0');
    return Number(count);
  }

  /**
   * Pushes the commits of this branch.
   *
   * @throws GitError when the remote cannot be reached, wants a password, or has commits that are not here
   */
  async push(remote: string): Promise<void> {
    const branch = (await this.#git.raw('rev-parse', '--abbrev-ref', 'HEAD')).trim();
    try {
      await this.#git.push(remote, branch, ['--set-upstream']);
    } catch (error) {
      const { message } = error as Error;
      throw new GitError(
        /rejected|fetch first|non-fast-forward/.test(message)
          ? `The changes are committed here, but ${remote} has newer ones: run “git pull”, then publish again.`
          : `The changes are committed here, but could not be sent to ${remote}: ${lastLine(message)}`,
      );
    }
  }

  /** Returns the commits that changed a file, the latest first. */
  async history(file: string): Promise<Version[]> {
    if (!this.#hasCommits) return [];
    const format = '--format=%H%x1f%an%x1f%aI%x1f%s';
    const log = await this.#git.raw('log', format, `--max-count=${MOST_VERSIONS}`, '--', file);
    return log
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [commit = '', author = '', date = '', subject = ''] = line.split('\x1f');
        return { commit, author, date, subject };
      });
  }
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? '';
