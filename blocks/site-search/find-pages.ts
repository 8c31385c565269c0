import type { SiteSearchPage } from '../../schema/generated/types.ts';

/**
 * The pages in whose title the words stand, regardless of case. Nothing typed finds nothing:
 * specification, section 2.
 */
export function findPages(pages: SiteSearchPage[], typed: string): SiteSearchPage[] {
  const words = typed.trim().toLowerCase();
  if (words === '') return [];
  return pages.filter(({ title }) => title.toLowerCase().includes(words));
}
