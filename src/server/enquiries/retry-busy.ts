import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../../content/model/thrown.ts';

/** Milliseconds between two tries. */
const PAUSE = 25;

/** How long to wait for a database that another process holds before the visitor is asked to come back. */
const TIMEOUT = 2_000;

/** Returns whether another process holds the database at the moment. */
function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/** Returns whether an error is about the data and not the database: classes 22 and 23 of SQLSTATE. */
export function isAboutData(error: unknown): boolean {
  return /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|2[23]\w{3}$)/.test(codeOf(error));
}

/** Returns whether an error leaves open what of a commit is on the disk. */
export function isUncertain(error: unknown): boolean {
  return /^(SQLITE_IOERR|DATABASE_REPLACED)/.test(codeOf(error));
}

/**
 * Runs an action, again and again while another process holds the database. The thread is free meanwhile.
 *
 * @param timeout how long to try, in milliseconds
 * @throws what the last try threw
 */
export async function retryBusy<Result>(
  action: () => Promise<Result>,
  timeout = TIMEOUT,
): Promise<Result> {
  // A clock that is set back must not make anybody wait longer.
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await wait(PAUSE);
    }
  }
}
