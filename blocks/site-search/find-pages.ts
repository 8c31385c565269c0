import type { SiteSearchPage } from '../../schema/generated/types.ts';
import { drawnElements } from '../_shared/drawn-inside.ts';

/**
 * The pages in whose title the words stand, regardless of case. Nothing typed finds nothing:
 * specification, section 2.
 */
export function findPages(pages: SiteSearchPage[], typed: string): SiteSearchPage[] {
  const words = typed.trim().toLowerCase();
  if (words === '') return [];
  return pages.filter(({ title }) => title.toLowerCase().includes(words));
}

/** The pages that the list for visitors without script leads to. */
export function pagesIn(html: string): SiteSearchPage[] {
  return drawnElements(html, 'noscript a').map((link) => ({
    title: link.textContent,
    to: link.getAttribute('href') ?? '',
  }));
}
