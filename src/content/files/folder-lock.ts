/** A lock on a folder that one process at a time can hold. */

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../model/thrown.ts';
import { WriteRefused } from './write-refused.ts';

/** How long to wait for another process, in milliseconds. */
const TIMEOUT = 10_000;
const PAUSE = 5;
/**
 * The age in milliseconds after which a lock file without a process number is removed: its process was killed while
 * writing it.
 */
const UNNAMED_TIMEOUT = 1000;
/**
 * The age in milliseconds after which a file's process is taken for dead: no write takes that long, and the number of
 * a killed process may belong to another one by now.
 */
const LONGEST_WRITE = 60_000;

/**
 * Returns whether a file was left behind by a killed process.
 *
 * @param pid the number of the process that made the file
 */
export function isAbandoned(pid: number, file: string): boolean {
  return pid === process.pid || !isRunning(pid) || ageOf(file) > LONGEST_WRITE;
}

const ageOf = (file: string) => Date.now() - statSync(file).mtimeMs;

/** Returns whether a process runs. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Runs `work` while no other process holds the lock of the same folder. The lock of a killed process is removed.
 *
 * @throws a WriteRefused when another process holds the lock for too long
 */
export function withLock<Result>(folder: string, work: () => Result): Result {
  const lock = path.join(folder, 'lock');
  const deadline = Date.now() + TIMEOUT;
  while (!tryLock(folder, lock)) {
    if (Date.now() > deadline) {
      throw new WriteRefused('busy', `Another program is writing to ${folder}. Try again.`);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function tryLock(folder: string, lock: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    const code = codeOf(error);
    // Another process may remove the folder, or one above it, at any moment.
    if (code === 'ENOENT') return false;
    if (code !== 'EEXIST') throw error;
  }
  try {
    // Without its line end the number may be incomplete.
    const [, holder] = /^(\d+)\n$/.exec(readFileSync(lock, 'utf8')) ?? [];
    const isFree =
      holder === undefined ? ageOf(lock) > UNNAMED_TIMEOUT : isAbandoned(Number(holder), lock);
    if (isFree) rmSync(lock, { force: true });
  } catch {
    // The lock was released meanwhile.
  }
  return false;
}
