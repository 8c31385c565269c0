/** How long a task waits at most on a page that is never idle, in milliseconds. */
const TIMEOUT = 1000;

/**
 * Runs functions one after the other when the page is idle, each in a task of its own.
 *
 * @returns a function that cancels what has not run yet
 */
export function whenIdle(...tasks: (() => void)[]): () => void {
  const [task, ...others] = tasks;
  let forget = () => {};
  if (!task) return forget;
  const work = () => {
    task();
    forget = whenIdle(...others);
  };
  // Safari does not support it yet.
  if ('requestIdleCallback' in globalThis) {
    const turn = requestIdleCallback(work, { timeout: TIMEOUT });
    forget = () => cancelIdleCallback(turn);
  } else {
    const turn = setTimeout(work);
    forget = () => clearTimeout(turn);
  }
  return () => forget();
}
