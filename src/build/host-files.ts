import type { DataObject, SiteConfig } from '../content/types.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

interface Redirect extends DataObject {
  from: string;
  to: string;
}

export interface HostFilesOptions {
  site: SiteConfig;
  routes: string[];
  /** The inline script of every page. */
  script: string;
  /** Every inline style sheet that a page may carry. */
  styles: string[];
}

/** `_headers`: the security headers, and hashed assets kept for ever. */
function headersFile({ site, script, styles }: HostFilesOptions): string {
  const { frames = [] } = (site.security ?? {}) as { frames?: string[] };
  const policy = contentSecurityPolicy({
    script,
    styles,
    apiHost: String(site.apiHost ?? ''),
    frames,
  });
  return `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), browsing-topics=()
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
}

/** `_redirects`: one line each, as static hosts read them. */
export function redirectsFile(site: SiteConfig): string {
  const redirects = (site.redirects ?? []) as Redirect[];
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** `sitemap.xml`, in the order of the routes; only a site that knows its address has one. */
function sitemapFile({ site, routes }: HostFilesOptions): string {
  const urls = routes
    .filter((route) => !/(^|\/)404$/.test(route))
    .map((route) => `<url><loc>${encodeURI(`${site.url}${route}`)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/**
 * The files that a host of static sites reads, and `pagewright serve` too: `_headers`,
 * `_redirects`, `sitemap.xml`.
 *
 * @returns content by file name
 */
export function hostFiles(options: HostFilesOptions): Map<string, string> {
  const files = new Map([
    ['_headers', headersFile(options)],
    ['_redirects', redirectsFile(options.site)],
  ]);
  if (options.site.url) files.set('sitemap.xml', sitemapFile(options));
  return files;
}
