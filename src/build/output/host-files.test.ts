import { expect, test } from 'vitest';
import { headersFor, readHeaderRules } from '../../server/http/host-rules.ts';
import { firstPageRedirects, hostFiles, redirectsFile } from './host-files.ts';

const lines = (redirects: Record<string, unknown>[], base = '') =>
  redirectsFile({ name: 'Test', redirects } as never, base);

test('a redirect is for good unless it says how long', () => {
  expect(lines([{ from: '/a', to: '/b' }])).toBe('/a /b 301\n');
  expect(lines([{ from: '/a', to: '/b', status: 302 }])).toBe('/a /b 302\n');
});

test('both addresses lie below the base, others where they are', () => {
  expect(lines([{ from: '/a', to: '/b' }], '/site')).toBe('/site/a /site/b 301\n');
  expect(lines([{ from: '/a', to: 'https://b.example' }], '/site')).toBe(
    '/site/a https://b.example 301\n',
  );
});

test('an address is one word of ASCII', () => {
  expect(lines([{ from: '/old page', to: '/من' }])).toBe('/old%20page /%D9%85%D9%86 301\n');
  expect(lines([{ from: '/a\n/b', to: '/c%20d' }])).toBe('/a%0A/b /c%20d 301\n');
  expect(lines([{ from: '/\ud800', to: '/"\\$' }])).toBe('/%EF%BF%BD /%22%5C%24 301\n');
});

test('the number of a first page leads to its list, where the list has more than one', () => {
  const routes = ['/', '/page/2', '/news', '/news/page/2', '/news/page/3', '/notes'];
  expect(firstPageRedirects(routes)).toEqual([
    { from: '/page/1', to: '/' },
    { from: '/news/page/1', to: '/news' },
  ]);
  expect(firstPageRedirects(['/book', '/book/page/1', '/book/page/2'])).toEqual([]);
});

const files = (site: object, own: Record<string, string> = {}, base = '') =>
  hostFiles({
    site: { name: 'Test', apiHost: '', ...site } as never,
    base,
    pages: [],
    now: new Date(0),
    script: '',
    own: (file) => own[file] ?? '',
  });

test('the site’s own headers and redirects are added, but for those that would take protection away', () => {
  const own = {
    _headers:
      '# ours\n/*\n  X-Frame-Options: DENY\n  content-security-policy: none\n  ! Referrer-Policy\nPermissions-Policy : camera=*\n',
    _redirects: '/from-file /to 301\n',
  };
  const made = files({ redirects: [{ from: '/a', to: '/b' }], url: 'https://a.example' }, own);
  const headers = made.get('_headers') ?? '';
  const rules = readHeaderRules(headers);
  const sent = new Map(headersFor(rules, '/index.html'));
  expect(sent.get('X-Frame-Options')).toBe('DENY');
  expect(sent.get('Strict-Transport-Security')).toBe('max-age=31536000');
  expect(sent.get('Cross-Origin-Resource-Policy')).toBe('same-site');
  expect(sent.get('Content-Security-Policy')).toContain("default-src 'self'");
  // Hosts read headers that are not indented too.
  expect(headers.match(/Content-Security-Policy|(Referrer|Permissions)-Policy/gi)).toHaveLength(3);
  expect(headers).toContain('# ours');
  expect(made.get('_redirects')).toBe('/a /b 301\n/from-file /to 301\n');
});

test('_site.yaml says another value for a security header', () => {
  const security = { headers: { 'Referrer-Policy': 'no-referrer' } };
  const headers = files({ security }).get('_headers') ?? '';
  const sent = headersFor(readHeaderRules(headers), '/x');
  expect(sent.filter(([name]) => name === 'Referrer-Policy')).toEqual([
    ['Referrer-Policy', 'no-referrer'],
  ]);
});

test('the fonts of the theme are kept for a week, so that the next page has them at once', () => {
  const theme = { font: { family: 'Sea', file: '/fonts/sea.woff2' } };
  const rules = readHeaderRules(files({ theme }, {}, '/site').get('_headers') ?? '');
  const sent = new Map(headersFor(rules, '/site/fonts/sea.woff2'));
  expect(sent.get('Cache-Control')).toBe('public, max-age=604800');
});

test('how long the fonts of the theme are kept is said once, by the site where it says so', () => {
  const theme = { font: { family: 'Sea', file: '/fonts/sea.woff2' } };
  const own = { _headers: '/fonts/*\n  cache-control: no-cache\n' };
  const rules = readHeaderRules(files({ theme }, own).get('_headers') ?? '');
  expect(headersFor(rules, '/fonts/sea.woff2').filter(([name]) => /cache/i.test(name))).toEqual([
    ['cache-control', 'no-cache'],
  ]);
});

test('the fonts of a package are kept for ever, as other assets are', () => {
  const theme = { font: { family: 'Sea', file: '/assets/themes/0a1b-sea.woff2' } };
  const rules = readHeaderRules(files({ theme }).get('_headers') ?? '');
  const sent = headersFor(rules, '/assets/themes/0a1b-sea.woff2');
  expect(sent.filter(([name]) => name === 'Cache-Control')).toEqual([
    ['Cache-Control', 'public, max-age=31536000, immutable'],
  ]);
});
