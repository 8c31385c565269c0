/** What a visitor writes in: nothing that floats over the page may lie on it. Buttons come free when one reads on. */
const FIELDS = 'main :is(input, select, textarea)';

let observer: IntersectionObserver | undefined;

/**
 * Marks the rail of icons with `data-covers` as long as it stands, or would stand, over a field: side-rail/deferred.css. To be called for each
 * page: fields are in islands, so that the app is there before one of them is near.
 */
export function watchCoveredFields(): void {
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

addEventListener('resize', watchCoveredFields);
