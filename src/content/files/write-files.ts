/** Writes several files, all or none, even when the process is killed meanwhile. */

import { hash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { codeOf } from '../model/thrown.ts';
import { isAbandoned, withLock } from './folder-lock.ts';
import { WriteRefused } from './write-refused.ts';

/** The content of a file before and after; `undefined` where it does not exist. */
export interface FileChange {
  /** Relative to the site's folder. */
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** The file that it is moved from, whose permissions it keeps. */
  movedFrom?: string | undefined;
}

/** One file of a batch, as written to the journal. */
interface Step {
  /** Relative to the site's folder. */
  file: string;
  /** The path that is written to, which is elsewhere when `file` is a symbolic link. */
  target: string;
  /** The file that replaces it; `undefined` when it is deleted. */
  staged: string | undefined;
  /** The digest of its content before the change. */
  from: string | undefined;
}

/** A step with the data to undo it. */
interface StagedStep extends Step {
  before: Buffer | undefined;
  mode: number | undefined;
}

/** Returns the folder of staged files and of the journals that list them. */
const folderOf = (root: string) => path.join(root, '.pagewright/edits');
const JOURNAL = '.json';
/** The folder for content that could not be written, relative to the site's folder. */
const UNWRITTEN = '.pagewright/unwritten';

/** The write permissions of the owner, the group and all others. */
const ANY_WRITES = 0o222;

/**
 * Writes changes. New content is first staged in other files, then a journal lists them, and only then do they
 * replace the files. Permissions are kept, and symbolic links still lead to the same file.
 *
 * @throws the system's errors, and a WriteRefused when a file has changed since it was read or is write-protected;
 *   nothing has been changed then
 */
export function writeFiles(root: string, changes: FileChange[]): void {
  const folder = folderOf(root);
  withStagingFolder(folder, () => {
    const mark = `${process.pid}-${randomBytes(6).toString('hex')}`;
    const journal = path.join(folder, mark + JOURNAL);
    const steps: StagedStep[] = [];
    try {
      for (const [index, change] of changes.entries()) {
        steps.push(stage(root, change, path.join(folder, `${mark}-${index}`)));
      }
      // New files first, deletions last, so that each text exists at every moment.
      steps.sort((a, b) => Number(!a.staged) - Number(!b.staged));
      const named = steps.map(({ before: _before, mode: _mode, ...step }): Step => step);
      writeFileSync(`${journal}.tmp`, JSON.stringify(named), { flush: true });
      renameSync(`${journal}.tmp`, journal);
      for (const step of steps) refuseIfChanged(step);
      putAllInPlace(steps);
    } finally {
      // The journal first: a later process must not finish a batch that was refused.
      for (const name of [journal, `${journal}.tmp`]) rmSync(name, { force: true });
      for (const { staged } of steps) if (staged) rmSync(staged, { force: true });
    }
  });
}

/** Returns the digest of a file's content; `undefined` when the file does not exist. */
function digestAt(place: string): string | undefined {
  return existsSync(place) ? hash('sha256', readFileSync(place)) : undefined;
}

function refuseIfChanged({ file, target, from }: Step): void {
  if (digestAt(target) === from) return;
  throw new WriteRefused('newer', `${file} has changed meanwhile. Try again.`);
}

function putAllInPlace(steps: StagedStep[]): void {
  const done: StagedStep[] = [];
  try {
    for (const step of steps) {
      putInPlace(step);
      done.push(step);
    }
  } catch (error) {
    for (const { target, before, mode } of done) {
      if (before === undefined) rmSync(target, { force: true });
      else writeFileSync(target, before, { mode: mode ?? 0o666 });
    }
    throw error;
  }
}

/**
 * Finishes the batches of killed processes that had a journal, and removes the staged files of those that had none. A
 * file that was changed since is not overwritten.
 *
 * @returns a message for each file that was not overwritten, with the place where its new content is kept
 */
export function finishWriting(root: string): string[] {
  const folder = folderOf(root);
  const messages: string[] = [];
  if (!existsSync(folder)) return messages;
  withStagingFolder(folder, () => {
    const left = readdirSync(folder).filter((name) => {
      // The process that holds the lock has staged nothing yet.
      const [, pid] = /^(\d+)-/.exec(name) ?? [];
      return pid !== undefined && isAbandoned(Number(pid), path.join(folder, name));
    });
    for (const name of left.filter((one) => one.endsWith(JOURNAL))) {
      const steps = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Step[];
      for (const step of steps) messages.push(...finish(root, step));
    }
    for (const name of left) rmSync(path.join(folder, name), { force: true });
  });
  return messages;
}

function finish(root: string, step: Step): string[] {
  const { file, target, staged, from } = step;
  const now = digestAt(target);
  const isDone = staged ? !existsSync(staged) || digestAt(staged) === now : now === undefined;
  if (isDone) return [];
  if (now === from) {
    putInPlace(step);
    return [];
  }
  const about = `${file} was changed by another program while a change was under way, and is left as it is`;
  if (!staged) return [`${about}: it was to be deleted.`];
  const kept = `${UNWRITTEN}/${path.basename(staged)}-${path.basename(file)}`;
  mkdirSync(path.join(root, UNWRITTEN), { recursive: true });
  renameSync(staged, path.join(root, kept));
  return [`${about}. What was to be written is kept in ${kept}.`];
}

/** Runs `work` with the lock of the folder of staged files, and removes the folder when it is empty afterwards. */
function withStagingFolder(folder: string, work: () => void): void {
  try {
    withLock(folder, work);
  } finally {
    removeEmpty(folder);
  }
}

function stage(root: string, change: FileChange, staged: string): StagedStep {
  const { file, before, after, movedFrom } = change;
  const named = path.join(root, file);
  const isThere = existsSync(named);
  // A symbolic link still leads to the same file.
  const target = isThere ? realpathSync(named) : named;
  const from = before && hash('sha256', before);
  const source = isThere ? target : movedFrom && realpathSync(path.join(root, movedFrom));
  const mode = source ? statSync(source).mode : undefined;
  if (mode !== undefined && (mode & ANY_WRITES) === 0) {
    throw new WriteRefused(
      'protected',
      `${file} is write-protected, so nothing was changed. Let it be written.`,
    );
  }
  // Only the link is deleted, not the file that it leads to.
  if (after === undefined) return { file, target: named, staged: undefined, from, before, mode };
  writeFileSync(staged, after, { flush: true });
  if (mode !== undefined) chmodSync(staged, mode);
  return { file, target, staged, from, before, mode };
}

function putInPlace({ target, staged }: Step): void {
  if (!staged) {
    rmSync(target, { force: true });
    return;
  }
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    renameSync(staged, target);
  } catch (error) {
    if (codeOf(error) !== 'EXDEV') throw error;
    // The link leads to another disk: copy the file there first, then rename the copy.
    const beside = `${target}.${path.basename(staged)}.tmp`;
    copyFileSync(staged, beside);
    renameSync(beside, target);
  }
}

/** Removes the folder of staged files and the one around it when they are empty. */
function removeEmpty(folder: string): void {
  for (const place of [folder, path.dirname(folder)]) {
    try {
      rmdirSync(place);
    } catch {
      return;
    }
  }
}
