import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createServer } from './create-server.ts';

let root: string;
let server: FastifyInstance;
const long = `<p>${'water '.repeat(500)}</p>`;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'create-server-'));
  const files: Record<string, string> = {
    'index.html': 'home',
    'about.html': long,
    '404.html': 'not here',
    'service/404.html': 'no such service',
    'service/cleaning.html': 'cleaning',
    'assets/app-1234.js': 'export {}',
    'dot.png': 'png',
    '.secret': 'hidden',
    _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, immutable\n',
    _redirects: '/former /latter 301\n/asked /about#form 302\n',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  server = await createServer(root);
});

afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

test('a page answers at its address without extension', async () => {
  const { statusCode, body, headers } = await get('/about');
  expect([statusCode, body]).toEqual([200, long]);
  expect(headers['content-type']).toContain('text/html');
  expect(headers['x-frame-options']).toBe('DENY');
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/index.html', '/'],
  ['/about/?a=1', '/about?a=1'],
  ['/former', '/latter'],
  ['/About', '/about'],
  ['/SERVICE/Cleaning/?a=1', '/service/cleaning?a=1'],
  ['/About.HTML', '/about'],
  ['/Former', '/latter'],
])('%s leads to %s', async (from, to) => {
  const { statusCode, headers } = await get(from);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test('a redirect takes the query along and keeps its place on the page', async () => {
  const { statusCode, headers } = await get('/asked?a=1');
  expect([statusCode, headers.location]).toEqual([302, '/about?a=1#form']);
});

test('a path that is not there answers 404 with the nearest 404 page', async () => {
  const top = await get('/nothing');
  expect([top.statusCode, top.body]).toEqual([404, 'not here']);
  const below = await get('/service/nothing/at/all');
  expect([below.statusCode, below.body]).toEqual([404, 'no such service']);
});

test('another case leads to a page, and to no other file', async () => {
  expect((await get('/DOT.png')).statusCode).toBe(404);
  expect((await get('/Nothing')).statusCode).toBe(404);
});

test('the 404 page is whole whatever is asked of it', async () => {
  const asked: Record<string, string>[] = [
    { 'if-none-match': String((await get('/nothing')).headers.etag) },
    { 'if-modified-since': new Date(Date.now() + 60_000).toUTCString() },
    { 'if-match': '"other"' },
    { range: 'bytes=0-1' },
  ];
  for (const headers of asked) {
    const { statusCode, body } = await get('/nothing', headers);
    expect([statusCode, body]).toEqual([404, 'not here']);
  }
});

test.each([
  '/.secret',
  '/_headers',
  '/_redirects',
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/a%00b',
])('%s is not served', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

test.each([
  ['a name longer than a file can have', `/${'a'.repeat(300)}`],
  ['a folder longer than a file can have', `/${'a'.repeat(300)}/b`],
  ['a folder with a null byte', '/a%00/b'],
  ['nothing but slashes', '//x'],
])('%s is not there', async (_, url) => {
  const { statusCode, body } = await get(url);
  expect([statusCode, body]).toEqual([404, 'not here']);
});

test('slashes at the beginning name no other host', async () => {
  expect((await get('//')).headers.location).toBe('/');
  expect((await get('//about')).headers.location).toBe('/about');
});

test('an address that cannot be decoded is refused', async () => {
  expect((await get('/%E0%A4%A')).statusCode).toBe(400);
});

test('a page is validated by its ETag', async () => {
  const { headers } = await get('/about');
  const again = await get('/about', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('hashed assets are kept for ever, pages are asked for each time', async () => {
  expect((await get('/assets/app-1234.js')).headers['cache-control']).toBe('public, immutable');
  expect((await get('/about')).headers['cache-control']).toContain('must-revalidate');
});

test('a long page is compressed when the browser can read it', async () => {
  const { headers, rawPayload } = await get('/about', { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(long);
  expect(rawPayload.length).toBeLessThan(long.length / 5);
});

test('caches are told that a text has several encodings, and a picture one', async () => {
  for (const encoding of ['br', 'identity']) {
    const { headers } = await get('/about', { 'accept-encoding': encoding });
    expect(headers.vary).toBe('Accept-Encoding');
  }
  expect((await get('/dot.png')).headers.vary).toBeUndefined();
});

test('a page weighs what its budget counts: gzip does its best', async () => {
  const { headers, rawPayload } = await get('/about', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  // https://www.rfc-editor.org/rfc/rfc1952#page-8: 2 stands for the slowest algorithm
  expect(rawPayload[8]).toBe(2);
});

test('a changed page is not answered with its old compressed form', async () => {
  await get('/about', { 'accept-encoding': 'br' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const changed = long.replace('water', 'light');
  writeFileSync(path.join(root, 'about.html'), changed);
  const { rawPayload } = await get('/about', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(changed);
  writeFileSync(path.join(root, 'about.html'), long);
});

test('a build that writes the rules anew needs no restart', async () => {
  expect((await get('/old')).statusCode).toBe(404);
  await new Promise((resolve) => setTimeout(resolve, 20));
  writeFileSync(path.join(root, '_redirects'), '/former /latter 301\n/old /about 301\n');
  expect((await get('/old')).headers.location).toBe('/about');
});

test('an error of ours is a screen without its details', async () => {
  const broken = await createServer(root);
  broken.get('/broken', () => {
    throw new Error('the database password is hunter2');
  });
  const { statusCode, body } = await broken.inject('/broken');
  expect(statusCode).toBe(500);
  expect(body).toContain('Unexpected Application Error!');
  expect(body).not.toContain('hunter2');
  await broken.close();
});

test.each([
  ['is replaced while it is opened is looked for again', 'gone', 200, 'br', 'water'],
  ['cannot be read is that screen', '.', 500, undefined, 'Unexpected Application Error!'],
])('a file that %s', async (_, opened, status, encoding, text) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const accepted = { 'accept-encoding': 'br' };
  await get('/about', accepted);
  const { createReadStream } = fs;
  vi.spyOn(fs, 'createReadStream').mockImplementationOnce(() =>
    createReadStream(path.join(root, opened)),
  );
  const { statusCode, rawPayload, headers } = await get('/about', accepted);
  expect([statusCode, headers['content-encoding']]).toEqual([status, encoding]);
  expect(String(encoding ? brotliDecompressSync(rawPayload) : rawPayload)).toContain(text);
  vi.mocked(fs.createReadStream).mockRestore();
  log.mockRestore();
});

test('an error of ours in a page is that screen as well', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'create-server-'));
  writeFileSync(path.join(folder, 'index.html'), 'home');
  mkdirSync(path.join(folder, '_headers'));
  const broken = await createServer(folder);
  const { statusCode, body } = await broken.inject('/?q=1');
  expect(statusCode).toBe(500);
  expect(body).toContain('Unexpected Application Error!');
  expect(log.mock.lastCall?.[0]).toMatch(/^GET \/ failed: EISDIR/);
  await broken.close();
  rmSync(folder, { recursive: true });
  log.mockRestore();
});

test.each(['/nowhere.json', '/a//b', '/healthz', '/%zz'])(
  'no answer is taken for something else: %s',
  async (address) => {
    expect((await server.inject(address)).headers['x-content-type-options']).toBe('nosniff');
  },
);
