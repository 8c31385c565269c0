/**
 * Scrolls to a place on the page. What its island hides until it is alive, such as the pictures behind a tab, is come to when it
 * shows: its block is come to first, and wakes because the visitor is near.
 */
export function comeTo(place: Element): void {
  if (place.getClientRects().length > 0) {
    place.scrollIntoView();
    return;
  }
  place.closest('main > *')?.scrollIntoView({ behavior: 'instant' });
  const shows = new ResizeObserver(() => {
    // The first call says only that it is watched.
    if (place.getClientRects().length === 0) return;
    shows.disconnect();
    place.scrollIntoView();
  });
  shows.observe(place);
}
