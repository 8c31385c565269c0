/** A window that is hidden meanwhile is not painted, and the work is done all the same after this time, in milliseconds. */
const TIMEOUT = 1000;

/**
 * Does what makes the browser look at the whole page after the visitor has seen that the press was heard. Whoever pressed a
 * key may go on typing at once: another key that comes before the paint finds the work done.
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
  // 0 once it is done
  let waiting: ReturnType<typeof setTimeout> | 0 = setTimeout(once, TIMEOUT);
}

/** Does what begins a process of its own, such as a frame: browsers that begin one are late with a paint that is not on the screen yet. */
export const afterPresentation = (work: () => void): void => afterPaint(() => afterPaint(work));
