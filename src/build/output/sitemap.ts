import type { Translation } from '../../content/model/types.ts';
import { escapeHtml } from '../../render/head-tags.ts';

/** A page in the sitemap. */
export interface SitemapPage {
  route: string;
  /** The day of its last change, `YYYY-MM-DD`, if known. */
  changed?: string | undefined;
  /** The page in all its languages, if there are several. */
  translations?: Translation[] | undefined;
}

/**
 * Returns the text of `sitemap.xml` (https://www.sitemaps.org/protocol.html).
 *
 * @param url the site's address
 * @param pages the pages that search engines may list, in the order of their routes
 */
export function sitemapFile(url: string, pages: SitemapPage[]): string {
  const address = (route: string) => escapeHtml(encodeURI(url + route));
  const entries = pages.map(({ route, changed, translations = [] }) => {
    const day = changed ? `<lastmod>${changed}</lastmod>` : '';
    const others = translations.map(
      (there) =>
        `<xhtml:link rel="alternate" hreflang="${there.lang}" href="${address(there.route)}"/>`,
    );
    return `<url><loc>${address(route)}</loc>${day}${others.join('')}</url>\n`;
  });
  const hasLanguages = pages.some(({ translations }) => translations);
  const xhtml = hasLanguages ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${entries.join('')}</urlset>
`;
}

/**
 * Returns `robots.txt`. It disallows nothing: pages that should not be listed say so in their head, which a robot can
 * only read if it may fetch them. A `robots.txt` in `public/` replaces it.
 */
export function robotsFile(url: string | undefined): string {
  return `User-agent: *\nDisallow:\n${url ? `\nSitemap: ${url}/sitemap.xml\n` : ''}`;
}
