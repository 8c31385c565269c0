import { securityHeaderOf } from '../../content/files/security-headers.ts';
import type { Settings } from '../../content/model/types.ts';
import { hashSource } from '../../render/style-sheets.ts';
import { themeFonts } from '../../render/theme-css.ts';
import { headersFor, readHeaderRules } from '../../server/http/host-rules.ts';
import { addressWithBase } from './base-path.ts';
import {
  robotsFile,
  SECURITY_TXT,
  type SitemapPage,
  securityTxt,
  sitemapFile,
} from './search-engine-files.ts';

interface PolicyParts {
  /** The code of the inline script. */
  script: string;
  /** The host that forms are sent to; empty for the site's own. */
  apiHost: string;
  /** Origins of frames that a visitor may open: the live map. */
  frames: string[];
}

/**
 * Returns the part of the Content-Security-Policy that all pages share: inline scripts only by hash, other origins
 * only by name. Inline styles are allowed here, since each page's own policy, which applies as well, allows its
 * styles by hash (document-html.ts).
 */
function contentSecurityPolicy({ script, apiHost, frames }: PolicyParts): string {
  const api = apiHost ? ` ${new URL(apiHost).origin}` : '';
  return [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `script-src 'self' ${hashSource(script)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${api}`,
    `form-action 'self'${api}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

interface HostFilesOptions {
  site: Settings;
  /** The base path of the site; usually the empty string. */
  base: string;
  /** The pages that search engines may list. */
  pages: SitemapPage[];
  /** The moment of the build. */
  now: Date;
  /** The inline script of the pages. */
  script: string;
  /** Returns the text of a file of the public folder; empty when it does not exist. */
  own: (file: string) => string;
}

/**
 * Returns the lines that let browsers keep the theme's fonts for a week: with `font-display: optional` a font that
 * has to be requested again over a slow connection is not shown. A line of the site's own counts alone, because hosts
 * join the values of two.
 */
function fontLines({ site, base, own }: HostFilesOptions): string {
  const rules = readHeaderRules(own('_headers'));
  const isSaid = (address: string) =>
    headersFor(rules, address).some(([name]) => name.toLowerCase() === 'cache-control');
  return themeFonts(site.theme)
    .filter(({ file }) => !file.startsWith('/assets/'))
    .map(({ file }) => addressWithBase(file, base))
    .filter((address) => !isSaid(address))
    .map((address) => `${address}\n  Cache-Control: public, max-age=604800\n`)
    .join('');
}

/**
 * Returns `_headers`: the security headers, hashed assets cached for ever, fonts for a week, and the site's own
 * `public/_headers` without lines that would replace a security header.
 */
function headersFile(options: HostFilesOptions): string {
  const { site, base, script, own } = options;
  const { frames = [], headers = {} } = site.security ?? {};
  const policy = contentSecurityPolicy({ script, apiHost: site.apiHost, frames });
  // Browsers apply it over TLS only, so that a preview without is not affected.
  const isSecure = site.url?.startsWith('https:');
  const forAll = {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-site',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
    ...headers,
  };
  const lines = Object.entries(forAll).map(([name, value]) => `  ${name}: ${value}`);
  const rest = own('_headers')
    .split(/\r?\n/)
    .filter((line) => !securityHeaderOf(line));
  return `${base}/*
${lines.join('\n')}
${base}/assets/*
  Cache-Control: public, max-age=31536000, immutable
${fontLines(options)}${rest.join('\n')}`;
}

/**
 * Returns an address percent-encoded as ASCII without spaces, so that all hosts read it alike; existing escapes stay.
 */
function asOneWord(address: string): string {
  return address.replace(/\p{Cs}/gu, '\ufffd').replace(/[^!#%-;=?-[\]_a-z~]+/g, encodeURIComponent);
}

/** Returns `_redirects`, one redirect per line, in the format of static hosts. */
export function redirectsFile(site: Settings, base = ''): string {
  return (site.redirects ?? [])
    .map(({ from, to, status = 301 }) => {
      const addresses = [base + from, addressWithBase(to, base)].map(asOneWord);
      return `${addresses.join(' ')} ${status}\n`;
    })
    .join('');
}

/**
 * Returns redirects for the first pages of lists: from the numbered address, such as `/news/page/1`, to the list
 * itself.
 *
 * @param routes of all pages
 */
export function firstPageRedirects(routes: string[]): { from: string; to: string }[] {
  return routes
    .flatMap((route) => /^(.*)\/page\/2$/.exec(route)?.[1] ?? [])
    .map((list) => ({ from: `${list}/page/1`, to: list || '/' }))
    .filter(({ from }) => !routes.includes(from));
}

/**
 * Returns the files for static hosts, which `pagewright serve` reads too (`_headers`, `_redirects`), and those for
 * robots and security researchers.
 *
 * @returns content by file name
 */
export function hostFiles(options: HostFilesOptions): Map<string, string> {
  const { site, base, pages, now, own } = options;
  const { url } = site;
  const files = new Map([
    ['_headers', headersFile(options)],
    ['_redirects', redirectsFile(site, base) + own('_redirects')],
    ['robots.txt', robotsFile(url)],
  ]);
  if (url) files.set('sitemap.xml', sitemapFile(url, pages));
  const report = site.security?.report;
  if (report) files.set(SECURITY_TXT, securityTxt(report, url, now));
  return files;
}
