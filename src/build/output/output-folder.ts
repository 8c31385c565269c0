import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants, copyFile } from 'node:fs/promises';
import path from 'node:path';
import { isRunning } from '../../content/files/folder-lock.ts';
import { filesBelow, makeFolder, withSlashes } from '../../content/files/folders.ts';
import { codeOf } from '../../content/model/thrown.ts';
import {
  isSwitchedLink,
  replaceFolder,
  restoreFolder,
  stagingOf,
  switchLink,
} from './replace-folder.ts';

/** Marks a folder as the output of a build, which the next build may replace. */
export const MARKER = '.pagewright-output';

/** The error of an output folder that another build has replaced meanwhile; the site has to be built again. */
export class OutputReplacedError extends Error {}

/** The staging folders of this process. */
const open = new Set<string>();
let count = 0;

/**
 * Creates a staging folder for this build, since another may build the same site at the same time, and deletes those
 * of builds that were killed.
 */
function makeStagingFolder(parent: string): string {
  makeFolder(parent);
  for (const name of readdirSync(parent)) {
    const place = path.join(parent, name);
    const pid = Number(/^(\d+)-/.exec(name)?.[1]);
    const isInUse = pid === process.pid ? open.has(place) : isRunning(pid);
    if (!isInUse) rmSync(place, { recursive: true, force: true });
  }
  count += 1;
  const folder = path.join(parent, `${process.pid}-${count}`);
  try {
    makeFolder(folder);
  } catch (error) {
    removeIfEmpty(parent);
    throw error;
  }
  open.add(folder);
  return folder;
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another build has its staging folder there.
  }
}

/** Returns an identity of a folder, which changes when another folder replaces it. */
function identityOf(folder: string): string {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat ? `${stat.dev} ${stat.ino}` : '';
}

/** The output of the last build. */
interface LastOutput {
  /** What each file was made from, by its relative path. */
  states: Record<string, string>;
  /** When the build finished, in milliseconds since 1970. */
  done: number;
}

/** Returns whether all files of the last build exist and have not been changed since. */
function isUntouched(folder: string, { states, done }: LastOutput): boolean {
  return Object.keys(states).every((file) => {
    const stat = statSync(path.join(folder, file), { throwIfNoEntry: false });
    return stat?.isFile() && stat.mtimeMs <= done;
  });
}

/** Returns the original of a compressed file; any other file itself. */
const originalOf = (file: string) => file.replace(/\.(?:br|gz)$/, '');

/** Hard-links a file, or copies it if the file system has no hard links. */
function linkOrCopy(source: string, place: string): void {
  try {
    linkSync(source, place);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw error;
    copyFileSync(source, place, constants.COPYFILE_FICLONE);
  }
}

/**
 * The output of a build: a new folder beside the last output, which replaces it when it is complete. Unchanged files
 * are hard-linked from the last output. A build that fails leaves the last output as it was.
 */
export class OutputFolder {
  /** The folder itself, if `place` is a link. */
  readonly #folder: string;
  /** The path that is replaced at the end. */
  readonly #place: string;
  readonly #isSwitched: boolean;
  /** The folder of the new output, which other threads write to as well. */
  readonly stagingFolder: string;
  /** Identity of the folder when this build began, to notice that another build has replaced it. */
  readonly #opened: string;
  /** The output of the last build, if its files can be kept. */
  readonly #last: LastOutput | undefined;
  /** The state of the source of each file of this build; empty for files that are always written. */
  readonly states: Record<string, string> = {};

  /**
   * @param place absolute path of the output
   * @param last what the last build left, when it is known what it was made from
   * @throws when the folder holds files that no build wrote
   */
  constructor(place: string, last?: LastOutput) {
    restoreFolder(place);
    this.#isSwitched = isSwitchedLink(place);
    // Other links are kept, and the folder that they lead to is replaced.
    this.#folder = existsSync(place) ? realpathSync(place) : place;
    this.#place = this.#isSwitched ? place : this.#folder;
    const entries = existsSync(this.#folder) ? readdirSync(this.#folder) : [];
    if (entries.length > 0 && !entries.includes(MARKER)) {
      throw new Error(
        `The folder ${place} holds files that were not built by Pagewright. Choose another folder with --out, or empty it.`,
      );
    }
    this.#opened = identityOf(this.#folder);
    this.#last = entries.length > 0 && last && isUntouched(this.#folder, last) ? last : undefined;
    this.stagingFolder = makeStagingFolder(stagingOf(this.#place));
  }

  /** Returns whether unchanged files of the last build can be kept. */
  get incremental(): boolean {
    return this.#last !== undefined;
  }

  has(file: string): boolean {
    return file in this.states;
  }

  /** Records a page that was rendered, in this build or an earlier one. */
  keep(file: string): void {
    this.states[file] = '';
  }

  /** Stages a file with the given content. */
  write(file: string, content: string): void {
    this.keep(file);
    // Synchronous: the system buffers the writes, and handing files to other threads takes longer than writing them.
    writeFileSync(placeBelow(this.stagingFolder, file), content);
  }

  /**
   * Stages a copy, sharing its disk blocks if the file system supports it, unless the last build made it from the same
   * state.
   *
   * @param source returns the file to copy; called only when it has to be copied
   */
  async copy(file: string, state: string, source: () => string | Promise<string>): Promise<void> {
    this.states[file] = state;
    if (this.#last?.states[file] === state) return;
    await copyFile(
      await source(),
      placeBelow(this.stagingFolder, file),
      constants.COPYFILE_FICLONE,
    );
  }

  /** Deletes the staged files; the last output stays. */
  discard(): void {
    rmSync(this.stagingFolder, { recursive: true, force: true });
    open.delete(this.stagingFolder);
    removeIfEmpty(path.dirname(this.stagingFolder));
  }

  /**
   * Completes the staging folder with the unchanged files of the last build.
   *
   * @throws OutputReplacedError when another build has put its output there since this one began
   */
  complete(): void {
    writeFileSync(path.join(this.stagingFolder, MARKER), '');
    const isReplaced = () => identityOf(this.#folder) !== this.#opened;
    try {
      this.#linkKept();
    } catch (error) {
      if (!isReplaced()) throw error;
    }
    if (isReplaced()) throw new OutputReplacedError();
  }

  #linkKept(): void {
    if (!this.#last) return;
    const isStaged = (file: string) => existsSync(path.join(this.stagingFolder, file));
    const unstaged = Object.keys(this.states).filter((file) => !isStaged(file));
    const kept = new Set(unstaged.map(withSlashes));
    const former = new Set(Object.keys(this.#last.states).map(withSlashes));
    for (const file of filesBelow(this.#folder)) {
      const isVariant = !former.has(file) && kept.has(originalOf(file));
      if (kept.has(file) || isVariant) {
        linkOrCopy(path.join(this.#folder, file), placeBelow(this.stagingFolder, file));
      }
    }
  }

  /** Replaces the last output by the staging folder, which is complete. */
  publish(): void {
    if (this.#isSwitched) switchLink(this.stagingFolder, this.#place);
    else replaceFolder(this.stagingFolder, this.#folder);
    this.discard();
  }
}

/** Returns the file of a route: `about.html` for `/about`, which is served without its extension. */
export function routeFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/**
 * Creates the folder of a file that is to be written.
 *
 * @param file path within `folder`
 * @returns its absolute path
 */
export function placeBelow(folder: string, file: string): string {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  return place;
}
