/** The longest that a page which is never idle keeps something waiting, in milliseconds. */
const TIMEOUT = 1000;

/**
 * Does one thing after the other when the page has nothing else to do, each in a task of its own.
 *
 * @returns takes back what is not done yet
 */
export function whenIdle(...tasks: (() => void)[]): () => void {
  const [task, ...others] = tasks;
  let forget = () => {};
  if (!task) return forget;
  const work = () => {
    task();
    forget = whenIdle(...others);
  };
  // Safari has no word for it yet.
  if ('requestIdleCallback' in globalThis) {
    const turn = requestIdleCallback(work, { timeout: TIMEOUT });
    forget = () => cancelIdleCallback(turn);
  } else {
    const turn = setTimeout(work);
    forget = () => clearTimeout(turn);
  }
  return () => forget();
}
