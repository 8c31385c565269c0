/** The git repository that contains a site's folder, as far as publishing needs it. */

import { type SimpleGit, simpleGit } from 'simple-git';
import { messageOf } from '../../../content/model/thrown.ts';
import type { Version } from '../../contract/history.ts';
import { HttpError } from '../http.ts';

/** A file of the site that differs from the last commit. */
export interface ChangedFile {
  /** Relative to the site's folder, with forward slashes. */
  file: string;
  kind: 'added' | 'changed' | 'deleted';
}

/** The folders that editors change; everything else is left to people who know git. */
const FOLDERS = ['pages', 'public'];
const MAX_VERSIONS = 100;
/** Git that prints nothing for this time waits for input that nobody will enter, in milliseconds. */
const TIMEOUT = 30_000;

/**
 * Opens the repository that contains the site.
 *
 * @param root absolute path of the site's folder
 * @throws HttpError when there is no git, or the folder is in no repository
 */
export async function openRepository(root: string): Promise<Repository> {
  const git = simpleGit({ baseDir: root, timeout: { block: TIMEOUT } });
  const prefix = await git.raw('rev-parse', '--show-prefix').catch((error: Error) => {
    throw new HttpError(409, noRepository(error.message, root));
  });
  const hasCommits = await git
    .raw('rev-parse', '--verify', '--quiet', 'HEAD')
    .then(Boolean, () => false);
  return new Repository(git, prefix.trim(), hasCommits);
}

/**
 * Returns why there is no usable repository.
 *
 * @param message the error message of git, which may be in another language
 */
function noRepository(message: string, root: string): string {
  if (message.includes('ENOENT')) {
    return 'Git is not installed on this computer. Install it from https://git-scm.com to publish.';
  }
  if (message.includes('safe.directory') || message.includes('dubious ownership')) {
    return `Git does not work in the site’s folder, because it belongs to another user. Run git config --global --add safe.directory "${root}" once to publish.`;
  }
  return 'The site’s folder is in no git repository. Run “git init” in it once to publish.';
}

export class Repository {
  constructor(
    private readonly git: SimpleGit,
    /** The path of the site in the repository: empty, or with a slash at the end. */
    private readonly prefix: string,
    private readonly hasCommits: boolean,
  ) {}

  /**
   * Runs git. File names are taken literally: as a pattern, the name of a template page, `[slug].yaml`, would match
   * other pages.
   */
  #run(...words: string[]): Promise<string> {
    return this.git.raw('--literal-pathspecs', ...words);
  }

  /** Returns the files of pages and pictures that differ from the last commit, sorted by name. */
  async changedFiles(): Promise<ChangedFile[]> {
    const words = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
    const status = await this.#run('status', ...words, '--', ...FOLDERS);
    const files = status
      .split('\0')
      .filter(Boolean)
      .map((entry): ChangedFile => {
        const [state, name] = [entry.slice(0, 2), entry.slice(3)];
        const kind = state.includes('D') ? 'deleted' : /[?A]/.test(state) ? 'added' : 'changed';
        return { file: name.slice(this.prefix.length), kind };
      });
    return files.sort((a, b) => (a.file < b.file ? -1 : 1));
  }

  /**
   * Returns a file's text in the last commit, or in another one, without a byte order mark; `undefined` when the
   * commit does not have the file.
   */
  async textAt(file: string, commit = 'HEAD'): Promise<string | undefined> {
    const text = this.#run('show', `${commit}:${this.prefix}${file}`);
    return text.then(
      (found) => found.replace(/^\ufeff/, ''),
      () => undefined,
    );
  }

  /** Restores a file as it is in the last commit; a file that the commit does not have is deleted. */
  async restore({ file, kind }: ChangedFile): Promise<void> {
    if (kind !== 'added') await this.#run('checkout', 'HEAD', '--', file);
    else {
      await this.#run('rm', '--cached', '--quiet', '--ignore-unmatch', '--', file);
      await this.#run('clean', '--force', '--quiet', '--', file);
    }
  }

  /**
   * Commits files, and nothing else that is staged.
   *
   * @throws HttpError when git has no author for the commit, or a hook refuses it
   */
  async commit(message: string, files: string[]): Promise<void> {
    try {
      await this.#run('add', '--all', '--', ...files);
      await this.#run('commit', '--quiet', '--message', message, '--only', '--', ...files);
    } catch (error) {
      const reason = messageOf(error);
      if (/tell me who you are|user\.email/i.test(reason)) {
        throw new HttpError(
          409,
          'Git does not know who you are. Run git config --global user.name "Your name" and git config --global user.email you@example.org once.',
        );
      }
      throw new HttpError(409, `Git did not take the changes: ${lastLine(reason)}`);
    }
  }

  /** Returns the name of the remote to publish to; `undefined` when the repository has none. */
  async remote(): Promise<string | undefined> {
    const names = (await this.git.getRemotes()).map(({ name }) => name);
    return names.includes('origin') ? 'origin' : names[0];
  }

  /** Returns how many commits the remote lacks; 0 when that is not known. */
  async unpushed(): Promise<number> {
    const count = await this.#run('rev-list', '--count', '@{upstream}..HEAD').catch(() => '0');
    return Number(count);
  }

  /**
   * Pushes the commits of this branch.
   *
   * @throws HttpError when the remote cannot be reached, wants a password, or has commits that are not here
   */
  async push(remote: string): Promise<void> {
    const branch = (await this.#run('rev-parse', '--abbrev-ref', 'HEAD')).trim();
    try {
      await this.git.push(remote, branch, ['--set-upstream']);
    } catch (error) {
      const message = messageOf(error);
      throw new HttpError(
        409,
        /rejected|fetch first|non-fast-forward/.test(message)
          ? `The changes are committed here, but ${remote} has newer ones: run “git pull”, then publish again.`
          : `The changes are committed here, but could not be sent to ${remote}: ${lastLine(message)}`,
      );
    }
  }

  /** Returns the commits that changed a file, the latest first. */
  async history(file: string): Promise<Version[]> {
    if (!this.hasCommits) return [];
    const format = '--format=%H%x1f%an%x1f%aI%x1f%s';
    const log = await this.#run('log', format, `--max-count=${MAX_VERSIONS}`, '--', file);
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
