/**
 * Part of the inline script and of the app. What lies far below the view is laid out after the first paint, block by
 * block: it is half of what a browser would have to do before.
 */

/** About as high as blocks are; those that come near the view have their own height at once. */
const HEIGHT = '40rem';
/** An idle moment that is shorter, in milliseconds, might not be long enough for another block on a slow telephone. */
const LONG_ENOUGH = 25;

/** Calls when there is nothing else to do. */
export const whenIdle: (work: (idle?: IdleDeadline) => void) => unknown =
  globalThis.requestIdleCallback ?? setTimeout;

let sheet: CSSStyleSheet | undefined;
/** Blocks from this place on are left for later. */
let place: number;

/** Leaves blocks for later from a place on. Of the place `Infinity` CSS knows nothing, and leaves none. */
function leaveFrom(from: number) {
  place = from;
  sheet?.replaceSync(
    `@supports (overflow-anchor:auto){main>:nth-child(n+${from}),main~:last-child{content-visibility:auto;contain-intrinsic-block-size:${HEIGHT}}}`,
  );
}

/** Lays out as many blocks as an idle moment is long enough for, and then others. */
function layOut(idle?: IdleDeadline) {
  do {
    if (place > document.querySelectorAll('main>*').length) return layOutAll();
    leaveFrom(place + 1);
    // Asking for a height is how a browser is told to lay out now.
  } while (document.body.offsetHeight && (idle?.timeRemaining() as number) > LONG_ENOUGH);
  whenIdle(layOut);
}

/** Nothing is left for later. */
export function layOutAll(): void {
  leaveFrom(Number.POSITIVE_INFINITY);
}

/**
 * Leaves all blocks but the first for later, as far as they are out of view. For a visitor who comes to
 * the top of a page; and only in browsers that keep the view in its place while blocks above it get
 * another height.
 *
 * @returns begins to lay them out
 */
export function leaveTheRest(): (idle?: IdleDeadline) => void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  leaveFrom(2);
  return layOut;
}
