import type { Progress } from '../../build/progress/progress.ts';

/** How often the line changes at most, in milliseconds. */
const EVERY = 50;
/** Moves the cursor to the start of the line and clears it. */
const EMPTY_LINE = '\r\u001b[K';

/** Returns the progress display; `undefined` when the output is not a terminal. */
export function terminalProgress(): Progress | undefined {
  const { stderr } = process;
  return stderr.isTTY ? progressLine((text) => stderr.write(text)) : undefined;
}

/**
 * Shows the current work in one line of the terminal, and clears it at the end.
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
