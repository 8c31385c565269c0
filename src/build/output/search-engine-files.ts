/** The files that search engines and security researchers read: sitemap, robots.txt and security.txt. */
import type { Settings, Translation } from '../../content/model/types.ts';
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

/** The location that https://www.rfc-editor.org/rfc/rfc9116 defines. */
export const SECURITY_TXT = '.well-known/security.txt';

/** Months until the file expires: less than a year, as RFC 9116 recommends (section 2.5.5). */
const MONTHS = 11;

type SecurityReport = NonNullable<NonNullable<Settings['security']>['report']>;

/** Returns the first day of the month in which it expires: builds of the same month give the same file. */
function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1)).toISOString();
}

/**
 * Returns `security.txt`: where to report a vulnerability.
 *
 * @param url the site's address, from which the file's own address is made
 * @param now the moment of the build
 */
export function securityTxt(report: SecurityReport, url: string | undefined, now: Date): string {
  const { contact, policy, languages } = report;
  const lines = [
    ...(Array.isArray(contact) ? contact : [contact]).map((to) => `Contact: ${to}`),
    `Expires: ${expiry(now)}`,
    languages ? `Preferred-Languages: ${languages.join(', ')}` : '',
    policy ? `Policy: ${policy}` : '',
    url ? `Canonical: ${url}/${SECURITY_TXT}` : '',
  ];
  return `${lines.filter(Boolean).join('\n')}\n`;
}
