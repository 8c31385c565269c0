/** Photographs of the public folder, as visitors get them. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { SmallSite } from './small-site.ts';

// Each command is a process of its own.
vi.setConfig({ testTimeout: 60_000 });

/** Returns a rotated photograph, as a telephone saves it, with its place in the metadata. */
async function photograph(width = 1200, height = 900): Promise<Buffer> {
  const background = { r: 200, g: 30, b: 30 };
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

const drawing = `<?xml version="1.0"?><!-- made by a program --><svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 40 30" role="img"><title>A hall</title><metadata>old</metadata><path id="roof" inkscape:label="x" d="M 1.123456 2.123456 L 3 4"/></svg>`;

const page = `title: Home
description: A page.
image: /images/Grosse Hälle.jpg
blocks:
  - type: banner
    title: A hall
    image: { src: /images/Grosse Hälle.jpg, alt: A hall }
  - type: card-grid
    items:
      - { title: One, image: { src: /images/Grosse Hälle.jpg, alt: A hall } }
      - { title: Two, image: { src: /images/drawing.svg, alt: A hall } }
  - type: text
    body: |
      See [the picture](/images/linked.png), [the file](/images/camera.jpg) and ![A hall](/images/linked.png).
`;

/** A page that is published in the far future. */
const later = `title: Later
description: A page.
publishFrom: 2999-01-01
blocks:
  - type: banner
    title: A hall
    image: { src: /images/later.jpg, alt: A hall }
  - type: card-grid
    items:
      - { title: Two, image: { src: /images/later.svg, alt: A hall } }
`;

let site: SmallSite;
beforeAll(async () => {
  const png = await sharp({ create: { width: 900, height: 600, channels: 4, background: '#0f08' } })
    .png()
    .toBuffer();
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\npublish: [/press/]\nframe: { before: [], after: [] }\n',
    'pages/index.yaml': page,
    'public/images/Grosse Hälle.jpg': await photograph(),
    'public/images/linked.png': png,
    'public/images/unused.png': png,
    'public/images/later.jpg': await photograph(),
    'public/images/later.svg': drawing,
    'public/images/camera.jpg': await photograph(),
    'public/press/logo.jpg': await photograph(),
    'public/favicon.png': png,
    'public/site.webmanifest': '{"icons":[{"src":"/images/app.png"}]}',
    'public/images/app.png': png,
    'pages/later.yaml': later,
    'public/images/drawing.svg': drawing,
    'public/press/packed.svgz': gzipSync(drawing),
  });
  const { code, stderr } = await site.run('build');
  expect(code, stderr).toBe(0);
}, 60_000);
afterAll(() => site.remove());

const made = () => readdirSync(path.join(site.root, 'dist/assets/pictures')).sort();
/** Returns the pictures of the page, one per line. */
const tags = () => (site.read('dist/index.html').match(/<img[^>]*>/g) ?? []).join('\n');
const image = (file: string) => sharp(path.join(site.root, 'dist/assets/pictures', file));

test('every variant that the page names is written, and no other', () => {
  const named = site.read('dist/index.html').match(/(?<=\/assets\/pictures\/)[\w.-]+/g) ?? [];
  expect(made()).toEqual([...new Set(named)].sort());
  expect(made().filter((name) => name.startsWith('grosse-halle-')).length).toBeGreaterThan(6);
});

test('a photograph is upright and has no metadata', async () => {
  expect(tags()).toMatch(/<img src="[^"]+grosse-halle[^"]+"[^>]* width="900" height="1200"/);
  for (const name of made().filter((each) => each.startsWith('grosse'))) {
    const { width = 0, height = 0, exif, orientation } = await image(name).metadata();
    expect(height, name).toBeGreaterThan(width);
    expect([exif, orientation ?? 1], name).toEqual([undefined, 1]);
  }
});

test('only the first picture of the first block has a high priority', () => {
  const [first, ...others] = tags().split('\n');
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('loading=');
  expect(others).toHaveLength(3);
  for (const tag of others) expect(tag).toContain('loading="lazy"');
});

test('pictures of published pages are published, and those that something names', () => {
  const files = readdirSync(path.join(site.root, 'dist/images')).sort();
  expect(files).toEqual(['app.png', 'camera.jpg', 'drawing.svg', 'linked.png']);
  expect(readdirSync(path.join(site.root, 'dist'))).toContain('favicon.png');
});

test('a photograph that is published whole has no metadata', async () => {
  const { width, height, exif } = await sharp(
    path.join(site.root, 'dist/images/camera.jpg'),
  ).metadata();
  expect({ width, height, exif }).toEqual({ width: 900, height: 1200, exif: undefined });
});

test('a file that is published by its address stays unchanged', () => {
  const bytes = (folder: string) => readFileSync(path.join(site.root, `${folder}/press/logo.jpg`));
  expect(bytes('dist').equals(bytes('public'))).toBe(true);
});

test('a packed drawing is not published: nobody can see whether it holds a script', async () => {
  expect(readdirSync(path.join(site.root, 'dist/press'))).toEqual(['logo.jpg']);
  const { stderr } = await site.run('validate');
  expect(stderr).toContain(
    'public/press/packed.svgz is not published, because it cannot be read as a drawing.',
  );
});

test('a drawing loses what its program left behind, and keeps its ids, its title and its area', () => {
  const text = site.read('dist/images/drawing.svg');
  expect(text.length).toBeLessThan(drawing.length / 2);
  for (const part of ['viewBox="0 0 40 30"', '<title>A hall</title>', 'id="roof"', 'role="img"']) {
    expect(text).toContain(part);
  }
});

test('a second build makes no picture, and a changed one is made alone', async () => {
  const folder = path.join(site.root, '.pagewright/pictures');
  const ages = () =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mtimeMs]),
    );
  const before = ages();
  await site.run('build');
  expect(ages()).toEqual(before);
  site.write('public/images/Grosse Hälle.jpg', await photograph(800, 600));
  const { stdout } = await site.run('build');
  expect(stdout).toContain('1 pages');
  const after = ages();
  const kept = (name: string) => name.startsWith('linked') || name.startsWith('drawing');
  for (const name of Object.keys(before).filter(kept)) expect(after[name]).toBe(before[name]);
  const old = Object.keys(before).filter((name) => name.startsWith('grosse'));
  expect(Object.keys(after).filter((name) => old.includes(name))).toEqual([]);
  expect(made().some((name) => /^grosse-halle-\w+-600\.webp$/.test(name))).toBe(true);
});

test.each([
  ['public/images/Grosse Hälle.jpg', Buffer.from('not a picture'), 'PW404'],
  ['public/images/Grosse Hälle.jpg', undefined, 'PW404'],
])('a damaged picture is reported at the line that shows it', async (file, content, problem) => {
  const whole = await photograph();
  site.write(file, content ?? whole.subarray(0, whole.length / 2));
  const { code, stdout } = await site.run('validate', '--format', 'json');
  expect(code).toBe(1);
  const { problems } = JSON.parse(stdout) as {
    problems: { code: string; line: number; severity: string }[];
  };
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code: name, line }) => [name, line])).toEqual([
    [problem, 3],
    [problem, 7],
    [problem, 10],
  ]);
  site.write(file, whole);
});

test('a picture that no browser shows is reported', async () => {
  site.write('public/images/photo.heic', 'x');
  site.write('pages/index.yaml', page.replace('/images/drawing.svg', '/images/photo.heic'));
  const { code, stderr } = await site.run('build');
  expect(code).toBe(1);
  expect(stderr).toContain('Browsers cannot show pictures of the kind .heic.');
  expect(stderr).toContain('pages/index.yaml:11');
  site.write('pages/index.yaml', page);
});

test('the dev server makes a variant on request', async () => {
  site.write('pages/index.yaml', page);
  const server = await site.serve('dev', '--port', String(await freePort()));
  try {
    const accept = { headers: { accept: 'text/html' } };
    const html = await (await fetch(server.origin, accept)).text();
    const address = /\/assets\/pictures\/grosse-halle-[\w-]+\.avif/.exec(html)?.[0] ?? '';
    const response = await fetch(server.origin + address);
    expect(response.headers.get('content-type')).toBe('image/avif');
    expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(320);
  } finally {
    server.process.kill('SIGINT');
    await server.ended;
  }
}, 60_000);

test('pictures are checked even where nothing can be cached', async () => {
  const locked = new SmallSite({
    'pages/_site.yaml': 'name: Small\n',
    'pages/index.yaml': 'title: Home\ndescription: A page.\nblocks: []\n',
    'public/hall.jpg': await photograph(),
    // a file, so that nothing can be written to this folder
    '.pagewright': '',
  });
  const { code, stderr } = await locked.run('validate');
  expect(code, stderr).toBe(0);
  locked.remove();
});

test('in a text, a photograph of any name has variants, and its original where it is linked', async () => {
  const odd = new SmallSite({
    'pages/_site.yaml': 'name: Small\nframe: { before: [], after: [] }\n',
    'pages/index.yaml': `title: Home
description: A page.
blocks:
  - type: text
    body: |
      ![A hall](</Grosse Hälle.jpg>) ![A door](/Türe.jpg) and [the door](/Türe.jpg)
`,
    'public/Grosse Hälle.jpg': await photograph(),
    'public/Türe.jpg': await photograph(600, 600),
  });
  const { code, stderr } = await odd.run('build');
  expect(code, stderr).toBe(0);
  const shown = [...odd.read('dist/index.html').matchAll(/<img src="([^"]*)"/g)];
  expect(shown.map(([, src]) => src?.replace(/-\w{10}-/, '-'))).toEqual([
    '/assets/pictures/grosse-halle-900.webp',
    '/assets/pictures/ture-600.webp',
  ]);
  expect(readdirSync(path.join(odd.root, 'dist')).filter((name) => /jpg$/.test(name))).toEqual([
    'Türe.jpg',
  ]);
  odd.remove();
});

test('animated or very tall pictures stay as they are; of a scan, the first page is shown', async () => {
  const frame = (background: string, width = 60, height = 40) =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('red'), await frame('blue')];
  const joined = sharp(frames, { join: { animated: true } });
  const odd = new SmallSite({
    'pages/_site.yaml': 'name: Small\nframe: { before: [], after: [] }\n',
    'pages/index.yaml': `title: Home
description: A page.
blocks:
  - type: text
    body: "![A film](/film.webp) ![A list](/list.png) ![A letter](/letter.tiff)"
`,
    'public/film.webp': await joined.clone().webp().toBuffer(),
    'public/letter.tiff': await joined.clone().tiff().toBuffer(),
    'public/list.png': await frame('green', 20, 17_000),
  });
  const { code, stderr } = await odd.run('build');
  expect(code, stderr).toBe(0);
  const shown = [...odd.read('dist/index.html').matchAll(/<img src="([^"]*)"/g)];
  expect(shown.map(([, src]) => src?.replace(/-\w{10}-/, '-'))).toEqual([
    '/film.webp',
    '/list.png',
    '/assets/pictures/letter-60.webp',
  ]);
  odd.remove();
});
