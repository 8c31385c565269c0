import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { constants, copyFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../../content/make-folder.ts';
import { FolderWriter } from './folder-writer.ts';

/** Says that a folder was written by a build, so that the next one may replace it. */
export const MARKER = '.pagewright-output';

/** The folder that was given for the output holds something else. */
export class ForeignFolderError extends Error {}

/** The folders in which builds of this process stage their files now. */
const open = new Set<string>();
let count = 0;

/** Whether a process of this machine has this number. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Makes a folder of this build's own, since another may build the same site just now, and clears what builds that were cut off
 * have left there.
 */
function stagingFolder(parent: string): string {
  makeFolder(parent);
  for (const name of readdirSync(parent)) {
    const place = path.join(parent, name);
    const pid = Number(/^(\d+)-/.exec(name)?.[1]);
    const isInUse = pid === process.pid ? open.has(place) : isRunning(pid);
    if (!isInUse) rmSync(place, { recursive: true, force: true });
  }
  count += 1;
  const folder = path.join(parent, `${process.pid}-${count}`);
  makeFolder(folder);
  open.add(folder);
  return folder;
}

/** @returns whether it was empty */
function removeIfEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** What the last build left in the output folder. */
export interface LastOutput {
  /** Its files, as relative paths. */
  files: string[];
  /** When it was done, in milliseconds. */
  done: number;
}

/** Whether all that the last build left is there, and nobody has changed it since. */
function isUntouched(folder: string, { files, done }: LastOutput): boolean {
  return files.every((file) => {
    const stat = statSync(path.join(folder, file), { throwIfNoEntry: false });
    return stat?.isFile() && stat.mtimeMs <= done;
  });
}

/** Removes a file, if there is one. */
function removeFile(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENAMETOOLONG') throw error;
  }
}

/**
 * The output of a build, written aside and moved into place at the end: a build that stops half-way
 * leaves the last good output as it was. Each file appears whole or not at all.
 */
export class OutputFolder {
  private readonly folder: string;
  private readonly next: string;
  private readonly writer: FolderWriter;
  private readonly staged: string[] = [];
  /** Whether files of the last build may stay where they are. */
  readonly incremental: boolean;

  /**
   * @param folder absolute path of the output
   * @param last what the last build left, when it is known what it was made from
   * @throws ForeignFolderError when the folder holds files that no build wrote
   */
  constructor(
    folder: string,
    private readonly last?: LastOutput,
  ) {
    // A link to a folder is to stay one.
    this.folder = existsSync(folder) ? realpathSync(folder) : folder;
    const entries = existsSync(folder) ? readdirSync(folder) : [];
    if (entries.length > 0 && !entries.includes(MARKER)) {
      throw new ForeignFolderError(
        `The folder ${folder} holds files that were not built by Pagewright. Choose another folder with --out, or empty it.`,
      );
    }
    this.incremental = entries.length > 0 && last !== undefined && isUntouched(folder, last);
    this.next = stagingFolder(`${this.folder}.next`);
    this.writer = new FolderWriter(this.next);
  }

  /** Stages a file with the given content. */
  write(file: string, content: string | Uint8Array): void {
    this.staged.push(file);
    this.writer.write(file, content);
  }

  /** Stages a copy of a file, sharing its blocks on disk where the file system can. */
  async copy(file: string, source: string): Promise<void> {
    this.staged.push(file);
    await copyFile(source, this.writer.place(file), constants.COPYFILE_FICLONE);
  }

  /** Where to write files in another thread; `adopt` then names them. */
  get stagingFolder(): string {
    return this.next;
  }

  /** Counts files that another thread wrote to the staging folder. */
  adopt(files: string[]): void {
    this.staged.push(...files);
  }

  /** Throws the staged files away; the last good output stays. */
  discard(): void {
    rmSync(this.next, { recursive: true, force: true });
    open.delete(this.next);
    removeIfEmpty(path.dirname(this.next));
  }

  /**
   * Moves the staged files into place and removes those of the last build that are no longer made.
   *
   * @param files all files of this build, staged or unchanged
   */
  commit(files: Set<string>): void {
    if (!this.incremental) this.replaceFolder();
    else this.mergeInto(files);
  }

  private replaceFolder(): void {
    writeFileSync(path.join(this.next, MARKER), '');
    const old = `${this.next}.old`;
    if (existsSync(this.folder)) renameSync(this.folder, old);
    makeFolder(path.dirname(this.folder));
    renameSync(this.next, this.folder);
    rmSync(old, { recursive: true, force: true });
    this.discard();
  }

  private mergeInto(files: Set<string>): void {
    // First what goes: a file may have become a folder, and a folder a file.
    for (const file of this.last?.files ?? []) {
      if (files.has(file)) continue;
      this.removeCompressed(file);
      rmSync(path.join(this.folder, file), { force: true });
      this.removeEmptyParents(path.dirname(file));
    }
    const parents = new Set<string>();
    for (const file of this.staged) {
      const parent = path.dirname(path.join(this.folder, file));
      if (!parents.has(parent)) mkdirSync(parent, { recursive: true });
      parents.add(parent);
      this.removeCompressed(file);
      renameSync(path.join(this.next, file), path.join(this.folder, file));
    }
    this.discard();
  }

  /** The forms that were made when the file was first served speak of the file that was. */
  private removeCompressed(file: string): void {
    for (const form of ['.br', '.gz']) removeFile(path.join(this.folder, file + form));
  }

  private removeEmptyParents(parent: string): void {
    if (parent === '.' || !removeIfEmpty(path.join(this.folder, parent))) return;
    this.removeEmptyParents(path.dirname(parent));
  }
}

/** The file of a route: `/about` is `about.html`, served without its extension. */
export function routeFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}
