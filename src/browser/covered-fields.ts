/** What a visitor writes in: nothing that floats over the page may lie on it. Buttons come free when one reads on. */
const FIELDS = 'main :is(input, select, textarea)';

let observer: IntersectionObserver | undefined;

/** Marks the rail of icons with `data-covers` as long as it stands, or would stand, over one of the fields that are there. */
function observeFields() {
  observer?.disconnect();
  const rail = document.querySelector<HTMLElement>('.block-side-rail');
  if (!rail) return;
  // Where it stands when it is shown: these do not tell of translations.
  const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = rail;
  const sides = [top, innerWidth - left - width, innerHeight - top - height, left];
  const covered = new Set<Element>();
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) covered.add(target);
        else covered.delete(target);
      }
      rail.toggleAttribute('data-covers', covered.size > 0);
    },
    { rootMargin: sides.map((side) => `${-side}px`).join(' ') },
  );
  for (const field of document.querySelectorAll(FIELDS)) observer.observe(field);
}

const hasField = (node: Node) =>
  node instanceof Element && (node.matches(FIELDS) || node.querySelector(FIELDS) !== null);

/**
 * Begins to hide the rail of icons where it would lie over a field: side-rail/deferred.css. Fields are in islands, so that the app is there
 * before one of them is near.
 */
export function watchCoveredFields(): void {
  observeFields();
  addEventListener('resize', observeFields);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => [...addedNodes].some(hasField))) observeFields();
  }).observe(document.body, { childList: true, subtree: true });
}
