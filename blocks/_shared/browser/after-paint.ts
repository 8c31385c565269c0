/** Work runs after this time at the latest, in milliseconds: a hidden window is not painted. */
const TIMEOUT = 1000;

/**
 * Runs work that makes the browser restyle the whole page after the next paint, so that the visitor sees the pressed
 * state first. A key that is pressed before the paint runs the work at once, so that the visitor can go on typing.
 */
export function afterPaint(work: () => void): void {
  const once = () => {
    removeEventListener('keydown', once, true);
    clearTimeout(waiting);
    if (waiting) work();
    waiting = 0;
  };
  requestAnimationFrame(() => setTimeout(once));
  addEventListener('keydown', once, true);
  // 0 once the work is done
  let waiting: ReturnType<typeof setTimeout> | 0 = setTimeout(once, TIMEOUT);
}

/**
 * Runs work that starts a process, such as loading a frame, once the paint is on the screen: starting a process
 * delays a paint that is not presented yet.
 */
export const afterPresentation = (work: () => void): void => afterPaint(() => afterPaint(work));
