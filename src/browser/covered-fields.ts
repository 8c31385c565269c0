/** Keeps what floats over the page off the fields that a visitor fills in. */

/** Buttons are not among them: they are uncovered by scrolling. */
const FIELDS = 'main :is(input, select, textarea)';
/** The icon bar at the foot of a narrow window and, in dev, the link to Studio. */
const FLOATING = '.block-side-rail, .edit-this-page';

let observers: IntersectionObserver[] = [];

/** Sets `data-covers` on a floating element while it covers a field, or would cover it if it were shown. */
function observe(floating: HTMLElement, fields: NodeListOf<Element>): IntersectionObserver {
  // The place without transforms, so that an element that is moved out of the window has the place where it is shown.
  const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = floating;
  const sides = [top, innerWidth - left - width, innerHeight - top - height, left];
  const covered = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      }
      floating.toggleAttribute('data-covers', covered.size > 0);
    },
    { rootMargin: sides.map((side) => `${-side}px`).join(' ') },
  );
  for (const field of fields) observer.observe(field);
  return observer;
}

function observeFields() {
  for (const observer of observers) observer.disconnect();
  const fields = document.querySelectorAll(FIELDS);
  const floating = [...document.querySelectorAll<HTMLElement>(FLOATING)];
  observers = floating.map((each) => observe(each, fields));
}

const WATCHED = `${FIELDS}, ${FLOATING}`;
const isWatched = (node: Node) =>
  node instanceof Element && (node.matches(WATCHED) || node.querySelector(WATCHED) !== null);

/**
 * Starts to hide floating elements where they would cover a field (side-rail/deferred.css). Only islands have fields,
 * so the app is loaded before one comes into view.
 */
export function watchCoveredFields(): void {
  observeFields();
  addEventListener('resize', observeFields);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isWatched))) observeFields();
  }).observe(document.body, { childList: true, subtree: true });
}
