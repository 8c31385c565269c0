import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../../content/model/thrown.ts';

/** How long to wait between two tries, in milliseconds. */
const PAUSE = 25;

/**
 * How long to wait for a database that another process has locked, in milliseconds; then the visitor has to try again.
 */
const TIMEOUT = 2_000;

/** Returns whether another process has locked the database. */
function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/** Returns whether an error is about the data, not about the database: classes 22 and 23 of SQLSTATE. */
export function isAboutData(error: unknown): boolean {
  return /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|2[23]\w{3}$)/.test(codeOf(error));
}

/** Returns whether it is unknown after an error whether the commit is on the disk. */
export function isUncertain(error: unknown): boolean {
  return /^(SQLITE_IOERR|DATABASE_REPLACED)/.test(codeOf(error));
}

/**
 * Runs an action, and repeats it while another process has locked the database. The thread is free meanwhile.
 *
 * @param timeout how long to try, in milliseconds
 * @throws the error of the last try
 */
export async function retryBusy<Result>(
  action: () => Promise<Result>,
  timeout = TIMEOUT,
): Promise<Result> {
  // Not the system's clock, which may be set back meanwhile.
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
