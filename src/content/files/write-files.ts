/** Writes several files, all or none: a process that is killed meanwhile leaves no half of it. */

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
import { isLeft, withLock } from './folder-lock.ts';
import { WriteRefused } from './write-refused.ts';

/** A file before and after; `undefined` where it is not there. */
export interface FileChange {
  /** Relative to the site's folder. */
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
  /** The file that it was before, whose rights it keeps. */
  movedFrom?: string | undefined;
}

/** One file of a batch, as the journal names it. */
interface Step {
  /** Relative to the site's folder. */
  file: string;
  /** Where it lies, which may be elsewhere by a link. */
  target: string;
  /** The file that takes its place; `undefined` when it is to go. */
  staged: string | undefined;
  /** What it holds until then, as a digest. */
  from: string | undefined;
}

/** A step with what takes it back. */
interface Taken extends Step {
  before: Buffer | undefined;
  mode: number | undefined;
}

/** Files that wait to take their places, and the journal that says which. */
const folderOf = (root: string) => path.join(root, '.pagewright/edits');
const JOURNAL = '.json';
/** Where what could not take its place is kept, relative to the site's folder. */
const UNWRITTEN = '.pagewright/unwritten';

/** The rights to write of a file's owner, its group and all others. */
const ANY_WRITES = 0o222;

/**
 * Writes changes. The new files are written aside first; a journal then names them, and only after that they take their places. Files
 * keep their rights, and links lead to what they led to.
 *
 * @throws what the system says, and a WriteRefused when a file has changed since it was read or may not be written; nothing has changed then
 */
export function writeFiles(root: string, changes: FileChange[]): void {
  const folder = folderOf(root);
  aside(folder, () => {
    const mark = `${process.pid}-${randomBytes(6).toString('hex')}`;
    const journal = path.join(folder, mark + JOURNAL);
    const steps: Taken[] = [];
    try {
      for (const [index, change] of changes.entries()) {
        steps.push(stage(root, change, path.join(folder, `${mark}-${index}`)));
      }
      // What is new comes before what is old goes: each text is there at every moment.
      steps.sort((a, b) => Number(!a.staged) - Number(!b.staged));
      const named = steps.map(({ before: _before, mode: _mode, ...step }): Step => step);
      writeFileSync(`${journal}.tmp`, JSON.stringify(named), { flush: true });
      renameSync(`${journal}.tmp`, journal);
      for (const step of steps) refuseNewer(step);
      putAllInPlace(steps);
    } finally {
      // The journal goes first: of a batch that was refused, nothing is to be finished later.
      for (const name of [journal, `${journal}.tmp`]) rmSync(name, { force: true });
      for (const { staged } of steps) if (staged) rmSync(staged, { force: true });
    }
  });
}

/** Returns the digest of what a file holds; `undefined` when it is not there. */
function digestAt(place: string): string | undefined {
  return existsSync(place) ? hash('sha256', readFileSync(place)) : undefined;
}

function refuseNewer({ file, target, from }: Step): void {
  if (digestAt(target) === from) return;
  throw new WriteRefused('newer', `${file} has changed meanwhile. Try again.`);
}

function putAllInPlace(steps: Taken[]): void {
  const done: Taken[] = [];
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
 * Finishes what processes that were killed had begun to put in place, and removes what they had not begun. A file that was changed since is
 * left as it is.
 *
 * @returns a sentence for each of these, with the place where its new content is kept
 */
export function finishWriting(root: string): string[] {
  const folder = folderOf(root);
  const said: string[] = [];
  if (!existsSync(folder)) return said;
  aside(folder, () => {
    const left = readdirSync(folder).filter((name) => {
      // The holder of the lock has nothing under way yet.
      const [, pid] = /^(\d+)-/.exec(name) ?? [];
      return pid !== undefined && isLeft(Number(pid), path.join(folder, name));
    });
    for (const name of left.filter((one) => one.endsWith(JOURNAL))) {
      const steps = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Step[];
      for (const step of steps) said.push(...finish(root, step));
    }
    for (const name of left) rmSync(path.join(folder, name), { force: true });
  });
  return said;
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

/** Works in the folder for files that wait while no other process does, and removes it when none wait any more. */
function aside(folder: string, work: () => void): void {
  try {
    withLock(folder, work);
  } finally {
    removeEmpty(folder);
  }
}

function stage(root: string, change: FileChange, staged: string): Taken {
  const { file, before, after, movedFrom } = change;
  const named = path.join(root, file);
  const isThere = existsSync(named);
  // a link goes on leading to what it led to
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
  // what a link leads to is not ours to delete
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
    // A link leads to another disk: the copy beside the file takes its place there.
    const beside = `${target}.${path.basename(staged)}.tmp`;
    copyFileSync(staged, beside);
    renameSync(beside, target);
  }
}

/** Removes the folder for files that wait, when none does. */
function removeEmpty(folder: string): void {
  for (const place of [folder, path.dirname(folder)]) {
    try {
      rmdirSync(place);
    } catch {
      return;
    }
  }
}
