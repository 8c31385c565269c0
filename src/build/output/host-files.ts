import { securityHeaderOf } from '../../content/files/security-headers.ts';
import type { Settings } from '../../content/model/types.ts';
import { themeFonts } from '../../render/theme-css.ts';
import { addressWithBase } from './base-path.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { robotsFile, type SitemapPage, sitemapFile } from './sitemap.ts';

interface HostFilesOptions {
  site: Settings;
  /** The path that the site is served below; mostly the empty string. */
  base: string;
  /** The pages that search engines may list. */
  pages: SitemapPage[];
  /** The moment of the build. */
  now: Date;
  /** The inline script of the pages. */
  script: string;
  /** Returns the text of a file of the public folder; empty where there is none. */
  own: (file: string) => string;
}

/**
 * Returns the lines that let a visitor keep the theme's fonts for a week: `font-display: optional` leaves a page without one that has to be
 * asked for again over a slow connection. Those of a package are kept for ever as all assets are.
 */
const fontLines = (site: Settings, base: string) =>
  themeFonts(site.theme)
    .filter(({ file }) => !file.startsWith('/assets/'))
    .map(({ file }) => `${addressWithBase(file, base)}\n  Cache-Control: public, max-age=604800\n`)
    .join('');

/**
 * Returns `_headers`: the security headers, hashed assets kept for ever, fonts for a week, and the lines of the site's own
 * `public/_headers` but for those that would replace a security header.
 */
function headersFile({ site, base, script, own }: HostFilesOptions): string {
  const { frames = [], headers = {} } = site.security ?? {};
  const policy = contentSecurityPolicy({ script, apiHost: site.apiHost, frames });
  // Browsers heed it only over TLS, so that a preview without is not locked out.
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
${fontLines(site, base)}${rest.join('\n')}`;
}

/** Returns an address as one word of ASCII, which hosts read alike; what is encoded already stays. */
function asOneWord(address: string): string {
  return address.replace(/\p{Cs}/gu, '\ufffd').replace(/[^!#%-;=?-[\]_a-z~]+/g, encodeURIComponent);
}

/** Returns `_redirects`: one line each, as static hosts read them. */
export function redirectsFile(site: Settings, base = ''): string {
  return (site.redirects ?? [])
    .map(({ from, to, status = 301 }) => {
      const addresses = [base + from, addressWithBase(to, base)].map(asOneWord);
      return `${addresses.join(' ')} ${status}\n`;
    })
    .join('');
}

/**
 * Returns redirects to lists of several pages from the address that their first page would have if it had its number, such as
 * `/news/page/1`.
 *
 * @param routes of all pages
 */
export function firstPageRedirects(routes: string[]): { from: string; to: string }[] {
  return routes
    .flatMap((route) => /^(.*)\/page\/2$/.exec(route)?.[1] ?? [])
    .map((list) => ({ from: `${list}/page/1`, to: list || '/' }))
    .filter(({ from }) => !routes.includes(from));
}

/** Where https://www.rfc-editor.org/rfc/rfc9116 says that the file is looked for. */
const SECURITY_TXT = '.well-known/security.txt';

/** The file is good for less than a year, as the standard asks (section 2.5.5). */
const MONTHS = 11;

type SecurityReport = NonNullable<NonNullable<Settings['security']>['report']>;

/** Returns the first day of a month some months ahead: builds of the same month give the same file. */
function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + MONTHS, 1)).toISOString();
}

/**
 * Returns `security.txt`: whom to tell about a hole in the site's security.
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

/**
 * Returns the files that a host of static sites reads, and `pagewright serve` too (`_headers`,
 * `_redirects`), and those that robots and helpful strangers look for.
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
