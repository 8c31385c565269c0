import type { Progress } from '../build/progress.ts';

/** Nobody reads faster, in milliseconds. */
const EVERY = 50;
const NEW_LINE = '\r\u001b[K';

/**
 * Shows in one line of a terminal what is at work, and takes it away when that is done.
 *
 * @param write puts text on the terminal
 * @param now the time in milliseconds
 */
export function progressLine(
  write: (text: string) => void,
  now = () => performance.now(),
): Progress {
  let written = Number.NEGATIVE_INFINITY;
  return (work, done, total) => {
    if (done >= total) return write(NEW_LINE);
    if (now() - written < EVERY) return;
    written = now();
    write(`${NEW_LINE}${work} ${done} of ${total} ...`);
  };
}
