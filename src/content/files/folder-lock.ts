/** A lock that processes hold on a folder, one at a time. */

import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../model/thrown.ts';
import { WriteRefused } from './write-refused.ts';

/** So long somebody else is waited for, and between two looks, in milliseconds. */
const TIMEOUT = 10_000;
const PAUSE = 5;
/** After so many milliseconds a lock that names nobody was left by a process that was killed while it took it. */
const NAMELESS = 1000;
/** Nobody writes for so many milliseconds: the number of a process that was killed has gone to another one since. */
const LONGEST = 60_000;

/** Returns whether a file was left by a process that was killed. @param pid that of the process that made it */
export function isLeft(pid: number, file: string): boolean {
  return pid === process.pid || !isRunning(pid) || ageOf(file) > LONGEST;
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
 * Does something while no other process does such a thing in the same folder. What a process that was killed holds is taken from it.
 *
 * @throws a WriteRefused when another process holds the lock too long
 */
export function withLock<Result>(folder: string, work: () => Result): Result {
  const lock = path.join(folder, 'lock');
  const until = Date.now() + TIMEOUT;
  while (!take(folder, lock)) {
    if (Date.now() > until) {
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

function take(folder: string, lock: string): boolean {
  // Another process may have removed it.
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(lock, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return false;
    if (code !== 'EEXIST') throw error;
  }
  try {
    // Without its line end, the number may be half of one.
    const [, holder] = /^(\d+)\n$/.exec(readFileSync(lock, 'utf8')) ?? [];
    const isFree = holder === undefined ? ageOf(lock) > NAMELESS : isLeft(Number(holder), lock);
    if (isFree) rmSync(lock, { force: true });
  } catch {
    // It has just been given back.
  }
  return false;
}
