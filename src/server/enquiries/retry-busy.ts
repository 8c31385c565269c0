import { setTimeout as wait } from 'node:timers/promises';

/** Between two tries, in milliseconds. */
const PAUSE = 25;

function codeOf(error: unknown): string {
  return String((error as { code?: unknown } | undefined)?.code);
}

/** Whether another process holds the database at the moment. */
function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error));
}

/** Whether the data is at fault, and not the database: classes 22 and 23 of SQLSTATE. */
export function isAboutData(error: unknown): boolean {
  return /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)|2[23]\w{3}$)/.test(codeOf(error));
}

/**
 * Does something with the database, again and again while another process holds it. The thread is free meanwhile.
 *
 * @param patience how long to try, in milliseconds
 * @throws what the last try threw
 */
export async function retryBusy<Result>(
  action: () => Promise<Result>,
  patience: number,
): Promise<Result> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error;
      await wait(PAUSE);
    }
  }
}
