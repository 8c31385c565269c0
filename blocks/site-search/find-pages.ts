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

/** The pages that the list for visitors without script leads to. */
export function pagesIn(html: string): SiteSearchPage[] {
  const drawn = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(drawn.querySelectorAll('noscript a'), (link) => ({
    title: link.textContent ?? '',
    to: link.getAttribute('href') ?? '',
  }));
}
