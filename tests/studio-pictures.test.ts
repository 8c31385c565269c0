/** Files of the public folder in Studio's API: stored, replaced, deleted and listed; other requests are refused. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { at, bytesOf, get, post, running, serveSite, site } from './studio-server.ts';

const home = `title: Home
description: The first page.
blocks:
  - type: banner
    title: Welcome
    image: { src: /images/hall.png, alt: A hall }
`;

const photograph = (width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#0d5c63' } })
    .toFormat(format)
    .toBuffer();

const hall = await photograph(80, 40, 'png');

serveSite({
  'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml': home,
  'public/images/hall.png': hall,
  'public/images/team/ann.png': hall,
});
beforeEach(() => site.restore());

const store = (words: Record<string, string>, body: Buffer | string, headers = {}) =>
  post(`/pictures?${new URLSearchParams(words)}`, body, {
    'content-type': 'application/octet-stream',
    ...headers,
  });

describe('a picture that is added', () => {
  test('has a readable name, can be shown at once, and goes again by undo', async () => {
    const content = await photograph(4000, 3000);
    const { status, body } = await store({ name: 'Unser Büro (Süd).JPG' }, content);
    expect(status).toBe(200);
    expect(body).toMatchObject({ path: '/images/unser-buro-sud.jpg', hadScripts: false });
    expect(bytesOf('public/images/unser-buro-sud.jpg').equals(content)).toBe(true);
    const shown = await fetch(`${running.origin}/images/unser-buro-sud.jpg`);
    expect(Buffer.from(await shown.arrayBuffer()).equals(content)).toBe(true);
    const set = { op: 'set', value: body.path, file: 'pages/index.yaml' };
    const used = await post('/changes', {
      changes: [{ ...set, path: ['blocks', 0, 'image', 'src'] }],
    });
    expect(used).toMatchObject({ status: 200, body: { problems: [] } });
    const undone = await post('/undo', { undo: body.undo });
    expect(undone.status).toBe(200);
    expect(existsSync(at('public/images/unser-buro-sud.jpg'))).toBe(false);
    await post('/undo', { undo: undone.body.undo });
    expect(bytesOf('public/images/unser-buro-sud.jpg').equals(content)).toBe(true);
  });

  test('replaces no existing file', async () => {
    const content = await photograph(20, 10, 'png');
    const words = { name: 'hall.png' };
    expect((await store(words, content)).body.path).toBe('/images/hall-2.png');
    expect((await store(words, content)).body.path).toBe('/images/hall-3.png');
    expect(bytesOf('public/images/hall.png').equals(hall)).toBe(true);
    const inFolder = await store({ name: 'ann.png', folder: '/images/team/' }, content);
    expect(inFolder.body.path).toBe('/images/team/ann-2.png');
  });

  test('has the extension of its content, not of its name', async () => {
    const content = await photograph(20, 10, 'webp');
    expect((await store({ name: 'قاعة.png' }, content)).body.path).toBe('/images/picture.webp');
  });

  test('may be the captions of a film, and go into a folder that is new', async () => {
    const captions = 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello\n';
    const { status, body } = await store({ name: 'Tour (English).vtt' }, captions);
    expect([status, body.path]).toEqual([200, '/videos/tour-english.vtt']);
    expect(site.read('public/videos/tour-english.vtt')).toBe(captions);
    const within = await store({ name: 'tour.vtt', folder: '/videos/tours' }, `\ufeff${captions}`);
    expect(within.body.path).toBe('/videos/tours/tour.vtt');
    const { body: list } = await get('/pictures');
    expect(list.files).toContainEqual(
      expect.objectContaining({ path: '/videos/tours/tour.vtt', kind: 'other' }),
    );
    for (const other of ['WEBVTTER', 'plain WEBVTT']) {
      expect((await store({ name: 'tour.vtt' }, other)).status).toBe(415);
    }
  });

  test('is refused when no page can show it', async () => {
    const before = readdirSync(at('public/images'));
    const whole = await photograph(400, 300, 'png');
    for (const [name, content, words] of [
      ['notes.jpg', Buffer.from('plain words'), 'Choose a JPEG'],
      ['page.png', Buffer.from('<!doctype html><script>alert(1)</script>'), 'Choose a JPEG'],
      ['empty.png', Buffer.of(), 'is empty'],
      ['half.png', whole.subarray(0, whole.length / 2), 'is not whole'],
      [
        'half.svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script><g>'),
        'is not whole',
      ],
      ['photo.tif', await sharp(whole).tiff().toBuffer(), 'TIFF'],
    ] as const) {
      const { status, body } = await store({ name }, content);
      expect([415, 422], name).toContain(status);
      expect(body.error).toContain(name);
      expect(body.error).toContain(words);
    }
    expect(readdirSync(at('public/images'))).toEqual(before);
  });

  test('loses what may run in it when it is a drawing', async () => {
    const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"';
    const plain = `${open}>\n  <path d="M0 0h4"/>\n</svg>\n`;
    const first = await store({ name: 'plain.svg' }, plain);
    expect(first.body.hadScripts).toBe(false);
    expect(site.read('public/images/plain.svg')).toBe(plain);
    const script = `${open} onload="alert(1)"><script>alert(1)</script><path d="M0 0h4"/></svg>`;
    const second = await store({ name: 'script.svg' }, script);
    expect(second.body).toMatchObject({ path: '/images/script.svg', hadScripts: true });
    expect(site.read('public/images/script.svg')).not.toMatch(/alert|onload/);
  });

  test('is refused when it is too large, with the limit', async () => {
    const { status, body } = await store({ name: 'large.jpg' }, Buffer.alloc(31 * 1024 * 1024));
    expect(status).toBe(413);
    expect(body.error).toContain('30 MB');
  });

  test.each([
    { folder: '/images/../../pages' },
    { folder: '/../pages' },
    { folder: 'images' },
    { folder: '/.well-known' },
    { folder: '/images/\\..' },
    { replaces: '/../pages/index.yaml' },
    { replaces: '/nowhere.png' },
  ] as Record<string, string>[])('is stored nowhere else: %o', async (words) => {
    const pages = site.snapshot('pages');
    const { status } = await store({ name: 'a.png', ...words }, hall);
    expect([400, 404, 422]).toContain(status);
    expect(site.snapshot('pages')).toEqual(pages);
  });

  test('is not stored through a link', async () => {
    const outside = mkdtempSync(path.join(tmpdir(), 'pagewright-outside-'));
    mkdirSync(at('elsewhere'), { recursive: true });
    symlinkSync(outside, at('public/out'));
    symlinkSync(at('elsewhere'), at('public/inside'));
    symlinkSync(at('pages/index.yaml'), at('public/images/page.png'));
    for (const folder of ['/out', '/inside']) {
      expect((await store({ name: 'a.png', folder }, hall)).status).toBe(422);
    }
    const replaced = await store({ name: 'a.png', replaces: '/images/page.png' }, hall);
    expect(replaced.status).toBe(422);
    expect(site.read('pages/index.yaml')).toBe(home);
    expect([...readdirSync(at('elsewhere')), ...readdirSync(outside)]).toEqual([]);
    rmSync(outside, { recursive: true });
  });

  test('is accepted from this page only', async () => {
    const foreign = await store({ name: 'a.png' }, hall, { origin: 'http://evil.example' });
    expect(foreign.status).toBe(403);
    expect(existsSync(at('public/images/a.png'))).toBe(false);
  });
});

test('a picture is replaced everywhere, by one of its kind, and comes back by undo', async () => {
  const content = await photograph(60, 60, 'png');
  const { status, body } = await store({ name: 'new.png', replaces: '/images/hall.png' }, content);
  expect([status, body.path]).toEqual([200, '/images/hall.png']);
  expect(bytesOf('public/images/hall.png').equals(content)).toBe(true);
  const page = await (await fetch(`${running.origin}/`)).text();
  expect(page).toContain('width="60" height="60"');
  expect((await post('/undo', { undo: body.undo })).status).toBe(200);
  expect(bytesOf('public/images/hall.png').equals(hall)).toBe(true);
  const jpeg = await photograph(60, 60, 'jpeg');
  const other = await store({ name: 'new.jpg', replaces: '/images/hall.png' }, jpeg);
  expect(other.status).toBe(422);
  expect(other.body.error).toContain('another kind');
});

test('undo changes nothing that was changed since, and takes nothing that it did not give', async () => {
  const { body } = await store({ name: 'a.png' }, hall);
  const other = await photograph(9, 9, 'png');
  writeFileSync(at('public/images/a.png'), other);
  expect((await post('/undo', { undo: body.undo })).status).toBe(409);
  const replaced = await store({ name: 'a.png', replaces: '/images/hall.png' }, other);
  await post('/undo', { undo: replaced.body.undo });
  const [{ kept: ofHall }] = replaced.body.undo.files;
  for (const kept of ['../../../etc/passwd', '0'.repeat(64), ofHall]) {
    const undo = { files: [{ file: 'public/images/b.png', digest: null, kept }] };
    expect((await post('/undo', { undo })).status).toBe(409);
  }
  const outside = { files: [{ file: 'public/../b.png', digest: null, kept: null }] };
  expect((await post('/undo', { undo: outside })).status).toBe(422);
});

test('files are listed with their size and whether they are used, and say where', async () => {
  const { body } = await get('/pictures');
  const entry = (name: string) =>
    body.files.find(({ path: one }: { path: string }) => one === name);
  expect(entry('/images/hall.png')).toMatchObject({
    kind: 'picture',
    width: 80,
    height: 40,
    bytes: hall.length,
    isUsed: true,
  });
  expect(entry('/images/team/ann.png')).toMatchObject({ isUsed: false });
  const { body: told } = await get('/pictures/uses?path=/images/hall.png');
  expect(told.uses).toEqual([{ file: 'pages/index.yaml', line: 6, label: 'Home', route: '/' }]);
});

test('a picture is deleted when nothing uses it, and comes back by undo', async () => {
  const used = await post('/pictures/delete', { path: '/images/hall.png' });
  expect(used.status).toBe(422);
  expect(used.body.error).toContain('Home');
  const unused = await post('/pictures/delete', { path: '/images/team/ann.png' });
  expect(unused.status).toBe(200);
  expect(existsSync(at('public/images/team/ann.png'))).toBe(false);
  await post('/undo', { undo: unused.body.undo });
  expect(bytesOf('public/images/team/ann.png').equals(hall)).toBe(true);
  for (const name of ['/../pages/index.yaml', '/nowhere.png', 7]) {
    expect([400, 404, 422]).toContain((await post('/pictures/delete', { path: name })).status);
  }
});
