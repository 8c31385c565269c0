/** What search engines, social networks and feed readers find on the built site, page by page. */
import { XMLParser } from 'fast-xml-parser';
import { imageSize } from 'image-size';
import type { APIRequestContext } from 'playwright/test';
import Parser from 'rss-parser';
import { vocabularyErrors } from '../vocabulary.ts';
import { expect, test } from './quiet-page.ts';

interface Listed {
  loc: string;
  'xhtml:link'?: { '@_hreflang': string; '@_href': string }[];
}

/** Returns the pages in the sitemap. */
async function listedPages(request: APIRequestContext): Promise<Listed[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return new XMLParser({ ignoreAttributes: false }).parse(xml).urlset.url;
}

const pathOf = (address: string) => new URL(address).pathname;
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test('each page of the sitemap says who it is, and nothing that the vocabulary does not know', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  const owners = new Map<string, string>();
  for (const { loc } of await listedPages(request)) {
    const response = await request.get(pathOf(loc));
    const html = await response.text();
    if (response.status() !== 200) faults.push(`${loc}: ${response.status()}`);
    const canonical = first(html, /<link rel="canonical" href="([^"]+)">/);
    if (canonical !== loc) faults.push(`${loc}: its own address is ${canonical}`);
    if (owners.has(loc)) faults.push(`${loc}: named twice`);
    owners.set(loc, loc);
    const data = first(html, /<script type="application\/ld\+json">(.*?)<\/script>/s);
    if (!data) faults.push(`${loc}: no structured data`);
    else faults.push(...vocabularyErrors(JSON.parse(data)).map((fault) => `${loc}: ${fault}`));
    const picture = first(html, /<meta property="og:image" content="([^"]+)">/);
    if (!picture) {
      faults.push(`${loc}: no picture for previews`);
      continue;
    }
    const { width, height } = imageSize(await (await request.get(pathOf(picture))).body());
    if (width < 600 || height < 315) faults.push(`${picture}: ${width} × ${height}`);
  }
  expect(faults).toEqual([]);
});

test('pages that are translations of each other agree on it', async ({ request }) => {
  const pages = await listedPages(request);
  const byAddress = new Map(pages.map((page) => [page.loc, page['xhtml:link']]));
  const translated = pages.filter((page) => page['xhtml:link']);
  expect(translated.length).toBeGreaterThan(0);
  for (const { loc, 'xhtml:link': links = [] } of translated) {
    expect(links.map((link) => link['@_href'])).toContain(loc);
    for (const link of links) expect(byAddress.get(link['@_href']), loc).toEqual(links);
  }
});

test('robots.txt, security.txt and the feeds are there, and lead to pages', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const security = await (await request.get('/.well-known/security.txt')).text();
  expect(security).toMatch(/^Contact: mailto:.+@.+$/m);
  expect(Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now());
  const feed = await new Parser().parseString(await (await request.get('/feed.xml')).text());
  const { items } = await (await request.get('/feed.json')).json();
  expect(feed.items.map(({ link }) => link)).toEqual(items.map(({ url }: { url: string }) => url));
  expect(feed.items.length).toBeGreaterThan(0);
  for (const { link = '' } of feed.items) {
    expect((await request.get(pathOf(link))).status(), link).toBe(200);
  }
});

test('no other host is asked for anything before the visitor asks for it', async ({ page }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') elsewhere.push(request.url());
  });
  for (const route of ['/', '/contact-us', '/ar/contact-us', '/blog-individual/5', '/gallery']) {
    await page.goto(route, { waitUntil: 'load' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
  }
  expect(elsewhere).toEqual([]);
});
