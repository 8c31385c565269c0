/** What a visitor writes in: nothing that floats over the page may lie on it. Buttons come free when one reads on. */
const FIELDS = 'main :is(input, select, textarea)';
/** The icons at the foot of a narrow window and, in dev, the way to Studio. */
const FLOATING = '.block-side-rail, .edit-this-page';

let observers: IntersectionObserver[] = [];

/** Marks what floats with `data-covers` as long as it stands, or would stand, over one of the fields. */
function observe(floating: HTMLElement, fields: NodeListOf<Element>): IntersectionObserver {
  // Where it stands when it is shown: these do not tell of translations.
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
 * Begins to hide what floats where it would lie over a field: side-rail/deferred.css. Fields are in islands, so that the app is there
 * before one of them is near.
 */
export function watchCoveredFields(): void {
  observeFields();
  addEventListener('resize', observeFields);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(isWatched))) observeFields();
  }).observe(document.body, { childList: true, subtree: true });
}
