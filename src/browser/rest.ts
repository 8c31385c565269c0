/**
 * Part of the inline script. What lies far below the view is laid out after the first paint, block by
 * block: it is half of what a browser would have to do before.
 */

/** About as high as blocks are; those that come near the view have their own height at once. */
const HEIGHT = '40rem';
/** An idle moment that is shorter, in milliseconds, might not be long enough for another block on a slow telephone. */
const LONG_ENOUGH = 25;

type WhenIdle = (work: (idle?: IdleDeadline) => void) => unknown;

/**
 * Leaves all blocks but the first for later, as far as they are out of view. Not where the visitor
 * comes to a place further down at once (a page taken up again, an anchor), and only in browsers that
 * keep the view in its place while blocks above it get another height.
 *
 * @param whenIdle calls when there is nothing else to do
 * @returns lays out as many as an idle moment is long enough for, and then others
 */
export function leaveTheRest(whenIdle: WhenIdle): (idle?: IdleDeadline) => void {
  const sheet = new CSSStyleSheet();
  let place = 2;
  const leave = () =>
    sheet.replaceSync(
      `@supports (overflow-anchor:auto){main>:nth-child(n+${place}),main~:last-child{content-visibility:auto;contain-intrinsic-block-size:${HEIGHT}}}`,
    );
  const next = (idle?: IdleDeadline) => {
    do {
      if (place++ > document.querySelectorAll('main>*').length) return sheet.replaceSync('');
      leave();
      // Asking for a height is how a browser is told to lay out now.
    } while (document.body.offsetHeight && Number(idle?.timeRemaining()) > LONG_ENOUGH);
    whenIdle(next);
  };
  // The word is old, but all browsers have it, and it is a number: 0 for a page that is visited anew.
  if (performance.navigation.type || location.hash) return () => {};
  document.adoptedStyleSheets.push(sheet);
  leave();
  return next;
}
