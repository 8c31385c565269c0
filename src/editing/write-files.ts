/** Writes several files, all or none, so that a process that is killed meanwhile leaves no half of it. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** A file before and after; `undefined` where it is not there. */
export interface FileChange {
  /** Relative to the site's folder. */
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** One file of a batch, as the journal names it. */
interface Step {
  target: string;
  /** The file that takes its place; `undefined` when it is to go. */
  staged: string | undefined;
}

/** Files that wait to take their places, and the journal that says which. */
const folderOf = (root: string) => path.join(root, '.pagewright/edits');
const JOURNAL = '.json';

/**
 * Writes changes. The new files are written aside first; a journal then names them, and only after that they take their places.
 *
 * @throws what the system says, and when a file has changed since it was read or may not be written
 */
export function writeFiles(root: string, changes: FileChange[]): void {
  const folder = folderOf(root);
  const mark = randomBytes(6).toString('hex');
  const journal = path.join(folder, mark + JOURNAL);
  const steps: Step[] = [];
  mkdirSync(folder, { recursive: true });
  try {
    for (const [index, change] of changes.entries()) {
      steps.push(stage(root, change, path.join(folder, `${mark}-${index}`)));
    }
    writeFileSync(`${journal}.tmp`, JSON.stringify(steps), { flush: true });
    renameSync(`${journal}.tmp`, journal);
  } catch (error) {
    for (const { staged } of steps) if (staged) rmSync(staged, { force: true });
    rmSync(`${journal}.tmp`, { force: true });
    throw error;
  }
  try {
    for (const step of steps) putInPlace(step);
  } catch (error) {
    takeBack(root, changes);
    throw error;
  } finally {
    for (const { staged } of steps) if (staged) rmSync(staged, { force: true });
    rmSync(journal, { force: true });
  }
}

/** Finishes what a process that was killed had begun to put in place, and removes what it had not begun. */
export function finishWriting(root: string): void {
  const folder = folderOf(root);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const place = path.join(folder, name);
    if (name.endsWith(JOURNAL)) {
      for (const step of JSON.parse(readFileSync(place, 'utf8')) as Step[]) {
        if (!step.staged || existsSync(step.staged)) putInPlace(step);
      }
    }
  }
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name), { force: true });
}

function stage(root: string, { file, before, after }: FileChange, staged: string): Step {
  const named = path.join(root, file);
  const isThere = existsSync(named);
  // a link goes on leading to what it led to
  const target = isThere ? realpathSync(named) : named;
  const now = isThere ? readFileSync(target) : undefined;
  if (now === undefined ? before !== undefined : !before?.equals(now)) {
    throw new Error(`${file} has changed meanwhile. Try again.`);
  }
  if (after === undefined) return { target, staged: undefined };
  writeFileSync(staged, after, { flush: true });
  if (isThere) {
    const { mode } = statSync(target);
    if ((mode & ANY_WRITES) === 0) {
      rmSync(staged);
      throw new Error(`${file} is write-protected, so nothing was changed. Let it be written.`);
    }
    chmodSync(staged, mode);
  }
  return { target, staged };
}

/** The rights to write of a file's owner, its group and all others. */
const ANY_WRITES = 0o222;

function putInPlace({ target, staged }: Step): void {
  if (staged) {
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(staged, target);
  } else rmSync(target, { force: true });
}

/** Gives all files back what they held. */
function takeBack(root: string, changes: FileChange[]): void {
  for (const { file, before } of changes) {
    const place = path.join(root, file);
    if (before === undefined) rmSync(place, { force: true });
    else if (!existsSync(place) || !readFileSync(place).equals(before))
      writeFileSync(place, before);
  }
}
