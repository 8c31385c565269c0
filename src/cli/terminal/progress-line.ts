import type { Progress } from '../../build/progress/progress.ts';

/** Nobody reads faster, in milliseconds. */
const EVERY = 50;
/** Goes back to the beginning of the line, and takes away what stands there. */
const EMPTY_LINE = '\r\u001b[K';

/** Shows what is at work where a person looks on; nothing where a program reads what is printed. */
export function terminalProgress(): Progress | undefined {
  const { stderr } = process;
  return stderr.isTTY ? progressLine((text) => stderr.write(text)) : undefined;
}

/**
 * Shows in one line of a terminal what is at work, and takes it away when that is done.
 *
 * @param write puts text on the terminal
 * @param now the time in milliseconds
 */
export function progressLine(
  write: (text: string) => unknown,
  now = () => performance.now(),
): Progress {
  let written = Number.NEGATIVE_INFINITY;
  return (work, done, total) => {
    if (done >= total) {
      write(EMPTY_LINE);
      return;
    }
    if (now() - written < EVERY) return;
    written = now();
    write(`${EMPTY_LINE}${work} ${done} of ${total} ...`);
  };
}
