/** Up to this number of pages, all are shown. */
const ALL_UP_TO = 7;

/**
 * Returns the pages that a pager shows: the first, the last, the current one and its neighbours.
 *
 * @returns their numbers, with `'gap'` where pages are left out
 */
export function shownPages(page: number, count: number): (number | 'gap')[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= ALL_UP_TO) return all;
  const shown = all.filter((at) => at === 1 || at === count || Math.abs(at - page) <= 1);
  return shown.flatMap((at, index) => {
    const skipped = at - (shown[index - 1] ?? 0) - 1;
    // a single page takes no more room than the gap that it would replace
    if (skipped === 1) return [at - 1, at];
    return skipped > 1 ? ['gap' as const, at] : [at];
  });
}
