/**
 * Part of the inline script and of the app. What lies far below the view is laid out after the first paint, block by
 * block: it is half of what a browser would have to do before. Which blocks that are is said in layout.css.
 */

/** An idle moment that is shorter, in milliseconds, might not be long enough for another block on a slow telephone. */
const LONG_ENOUGH = 35;
/** All blocks but the first, and the footer. */
const REST = ':is(main>:nth-child(n+2),main~:last-child):not([data-laid-out])';

/** Calls when there is nothing else to do. */
export const whenIdle: (work: (idle?: IdleDeadline) => void) => unknown =
  globalThis.requestIdleCallback ?? setTimeout;

/** Lays out as many blocks as an idle moment is long enough for, and then others. */
export function layOut(idle?: IdleDeadline) {
  do {
    const next = document.querySelector<HTMLElement>(REST);
    if (!next) return;
    next.dataset.laidOut = '';
    // Asking for a height is how a browser is told to lay out now.
  } while (document.body.offsetHeight && (idle?.timeRemaining() as number) > LONG_ENOUGH);
  whenIdle(layOut);
}

/** Lays out what was left for later, as soon as there is nothing else to do. */
export function layOutTheRest(): void {
  whenIdle(layOut);
}

/** Nothing is left for later. */
export function layOutAll(): void {
  for (const block of document.querySelectorAll<HTMLElement>(REST)) block.dataset.laidOut = '';
}

/**
 * Leaves all blocks but the first for later, as far as they are out of view. For a visitor who comes to
 * the top of a page; and only in browsers that keep the view in its place while blocks above it get
 * another height.
 */
export function leaveTheRest(): void {
  document.documentElement.dataset.leavesRest = '';
}
