/** A site that is built for a path of its host, and served below it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Running, SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const files = {
  'pages/_site.yaml': `name: Harbour
url: https://harbour.example
icon: /icon.svg
theme: { headingFont: { family: Sea, file: /sea.woff2 } }
menus: { main: [{ label: About, to: /about }, { label: Home, to: / }] }
redirects: [{ from: /crew, to: /about }, { from: /out, to: https://elsewhere.example/ }]
frame:
  before:
    - type: site-header
      logo: { icon: anchor, label: Harbour }
      home: Home
      items: "{{ site.menus.main }}"
`,
  'pages/index.yaml': `title: Home
description: The first page.
blocks:
  - type: banner
    title: Home
    image: { src: /wide.svg, alt: "" }
  - type: text
    body: |
      Read [about us](/about), see ![a ship](/wide.svg) or [look elsewhere](https://elsewhere.example/).
  - type: form
    name: ask
    action: /api/ask
    fields: [{ name: name, label: Name, required: true }]
    messages: { success: It has arrived., failure: It has not. }
`,
  'pages/about.yaml':
    'title: About\ndescription: About.\nblocks:\n  - type: banner\n    title: About\n',
  'pages/404.yaml':
    'title: Lost\ndescription: Lost.\nblocks:\n  - type: message\n    title: Lost\n    button: { label: Go back, to: / }\n',
  'public/sea.woff2': 'a font',
  'public/icon.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9"/>',
  'public/wide.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9" viewBox="0 0 16 9"/>',
};

let site: SmallSite;
let running: Running;

beforeAll(async () => {
  site = new SmallSite(files);
  const built = await site.run('build', '--base', '/our/site/');
  expect(built).toMatchObject({ code: 0 });
  running = await site.serve('serve', '--port', '0');
});
afterAll(async () => {
  running?.process.kill('SIGTERM');
  await running?.ended;
  site.remove();
});

/** Returns all addresses in a page's HTML, and in its islands' data, that begin with a slash. */
function addressesOf(html: string): string[] {
  const attributes = [
    ...html.matchAll(/ (?:href|src|action|poster|data-app)=(?:"|\\")(\/[^"\\]*)/g),
  ];
  const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  const values = [...data.matchAll(/"(?:to|src|action)":"(\/[^"]*)"/g)];
  return [...attributes, ...values].map(([, address = '']) => address);
}

const get = (path: string) => fetch(running.origin + path, { redirect: 'manual' });

test('every address on a page is below the base', () => {
  for (const page of ['index', 'about', '404']) {
    const found = addressesOf(site.read(`dist/${page}.html`));
    expect(found.length).toBeGreaterThan(3);
    expect(found.filter((address) => !/^\/our\/site\//.test(address))).toEqual([]);
  }
  const full = ['index.html', 'about.html', 'sitemap.xml', 'robots.txt'].flatMap((file) =>
    [...site.read(`dist/${file}`).matchAll(/https:\/\/harbour\.example([^"<\s]*)/g)].map(
      ([, to]) => to,
    ),
  );
  expect(full.length).toBeGreaterThan(5);
  expect(full.filter((to = '') => !/^\/our\/site(?:[/#]|$)(?!our)/.test(to))).toEqual([]);
  const home = site.read('dist/index.html');
  expect(home).toContain('href="/our/site/about"');
  expect(home).toMatch(/url\("?\/our\/site\/sea\.woff2"?\)/);
  expect(home).toContain('href="https://elsewhere.example/"');
  expect(home).toContain('<link rel="canonical" href="https://harbour.example/our/site/">');
  expect(site.read('dist/about.html')).toContain('href="/our/site/about" aria-current="page"');
});

test('the files for hosts and search engines contain the base', () => {
  expect(site.read('dist/_redirects')).toBe(
    '/our/site/crew /our/site/about 301\n/our/site/out https://elsewhere.example/ 301\n',
  );
  expect(site.read('dist/_headers')).toMatch(
    /^\/our\/site\/\*\n[\s\S]*^\/our\/site\/assets\/\*\n/m,
  );
  expect(site.read('dist/sitemap.xml')).toContain(
    '<loc>https://harbour.example/our/site/about</loc>',
  );
});

test('shared code is in few files, since a request takes longer than reading', () => {
  const scripts = readdirSync(path.join(site.root, 'dist/assets')).filter((name) =>
    name.endsWith('.js'),
  );
  const neededBy = (name: string) =>
    Array.from(
      site.read(`dist/assets/${name}`).matchAll(/(?:from|import)"\.\/([\w-]+)-[\w-]{8}\.js"/g),
      ([, chunk]) => chunk,
    );
  const needed = new Set(scripts.flatMap(neededBy));
  expect([...needed].sort()).toEqual(['app', 'carousel', 'shared']);
  const app = scripts.find((name) => name.startsWith('app-')) as string;
  expect(neededBy(app)).toEqual([]);
});

test('the server responds below the base only', async () => {
  const home = await get('/our/site/');
  expect([home.status, home.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
  const app = /data-app="([^"]+)"/.exec(await home.text())?.[1] ?? '';
  const script = await get(app);
  expect([script.status, script.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
  expect((await get('/our/site/about')).status).toBe(200);
  expect((await get('/our/site/nothing')).status).toBe(404);
  expect((await get('/about')).status).toBe(404);
  expect((await get('/our/sitemap.xml')).status).toBe(404);
});

test.each([
  ['/', 302, '/our/site/'],
  ['/our/site', 301, '/our/site/'],
  ['/our/site/about/', 301, '/our/site/about'],
  ['/our/site/crew', 301, '/our/site/about'],
  ['/our/site/crew?from=old', 301, '/our/site/about?from=old'],
])('%s leads on (%i) to %s', async (from, status, to) => {
  const answer = await get(from);
  expect([answer.status, answer.headers.get('location')]).toEqual([status, to]);
});

test('a form is received below the base, and the page without script links back', async () => {
  const send = (fields: Record<string, string>) =>
    fetch(`${running.origin}/our/site/api/ask`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
  const thanks = await send({ name: 'Ada' });
  expect([thanks.status, await thanks.text()]).toEqual([
    200,
    expect.stringContaining('href="/our/site/"'),
  ]);
  expect(await (await send({})).text()).toContain('action="/our/site/api/ask"');
  expect((await site.run('enquiries', 'list')).stdout).toContain('  ask  ');
});

test('an invalid base is refused', async () => {
  const { code, stderr } = await site.run('build', '--base', '/a b/');
  expect([code, stderr]).toEqual([2, expect.stringContaining('/site/')]);
});
