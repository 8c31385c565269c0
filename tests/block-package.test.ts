/**
 * Packages of blocks and a theme, written as docs/extend.md describes: packed by npm, installed into a site,
 * completed, validated, shown, built, and removed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const page = `title: Home
description: A page with a quotation and a counter, both from a package.
blocks:
  - type: banner
    title: Home
  - type: acme-quote
    text: Measure **twice**.
    source: A joiner
  - type: acme-counter
    label: Boards
`;

const config = `import { defineConfig } from 'pagewright/config';

export default defineConfig({
  blocks: ['@acme/pagewright-blocks'],
  themes: ['@acme/pagewright-theme'],
});
`;

let site: SmallSite;

/** Packs a package and unpacks it where a package manager would install it. */
function install(name: string): void {
  const folder = path.join(site.root, 'packages', name);
  cpSync(path.join(projectRoot, 'tests/fixtures', name), folder, { recursive: true });
  if (name === 'theme-package') {
    const font = path.join(projectRoot, 'public/fonts/figtree-latin.woff2');
    cpSync(font, path.join(folder, 'fonts/acme-sans.woff2'));
  }
  const words = ['pack', '--json', '--pack-destination', site.root, '--offline'];
  const answer = execFileSync('npm', words, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename, name: packageName }] = JSON.parse(answer);
  const place = path.join(site.root, 'node_modules', packageName);
  mkdirSync(place, { recursive: true });
  const tarball = path.join(site.root, filename);
  execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
}

beforeAll(() => {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nurl: https://small.example\n',
    'pages/index.yaml': page,
    'pages/404.yaml':
      'title: Not found\ndescription: There is no such page here, and never was.\nindex: false\nblocks:\n  - type: banner\n    title: Not found\n',
  });
  site.write('pagewright.config.ts', config);
  install('block-package');
  install('theme-package');
  // Makes Pagewright resolvable as an installed package.
  symlinkSync(projectRoot, path.join(site.root, 'node_modules/pagewright'), 'junction');
});
afterAll(() => site.remove());

test('the packages are those of the guide', () => {
  const guide = readFileSync(path.join(projectRoot, 'docs/extend.md'), 'utf8');
  const samples = [...guide.matchAll(/^```\w+ (acme-\w+)\/(\S+)\n([\s\S]*?)^```$/gm)];
  expect(samples).toHaveLength(13);
  for (const [, name, file = '', text] of samples) {
    const folder = name === 'acme-theme' ? 'theme-package' : 'block-package';
    const fixture = path.join(projectRoot, 'tests/fixtures', folder, file);
    expect(text, file).toBe(readFileSync(fixture, 'utf8'));
  }
});

test('the package keeps the contract of blocks', async () => {
  const { code, stdout, stderr } = await site.run(
    'test-block',
    'node_modules/@acme/pagewright-blocks',
  );
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('2 blocks tested. All follow the contract.');
});

test('the types of its blocks are complete', () => {
  const folder = path.join(site.root, 'packages/block-package');
  const types = path.join(site.root, 'node_modules/@types');
  symlinkSync(path.join(projectRoot, 'node_modules/@types'), types, 'junction');
  const { stdout, status } = spawnSync('npx', ['tsc', '-p', folder], {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect([stdout, status]).toEqual(['', 0]);
});

test('a block that breaks the contract is reported, and a folder that is no block', async () => {
  const block = 'node_modules/@acme/pagewright-blocks/blocks/acme-quote';
  cpSync(path.join(site.root, block), path.join(site.root, 'blocks/odd-quote'), {
    recursive: true,
  });
  const schema = JSON.parse(site.read('blocks/odd-quote/schema.json'));
  schema.properties.source.description = 'Who';
  site.write('blocks/odd-quote/schema.json', JSON.stringify(schema));
  site.delete('blocks/odd-quote/style.css');
  site.write(
    'blocks/odd-quote/view.tsx',
    'const red = { style: { color: "red" } };\nexport default () => <p {...red}><img src="/a.png" /></p>;\n',
  );
  site.write('blocks/odd-quote/example.yaml', '- type: odd-quote\n  text: One\n  source: Two\n');
  const { code, stdout, stderr } = await site.run('test-block', 'blocks/odd-quote');
  expect(code).toBe(1);
  expect(stderr).toContain('1 of 1 block breaks the contract.');
  for (const fault of [
    'style.css is missing',
    'source: Who',
    '<p style="color:red">',
    'without width and height: <img src="/a.png">',
  ]) {
    expect(stdout).toContain(fault);
  }
  const none = await site.run('test-block', 'pages');
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('no block in pages')]);
  site.delete('blocks');
});

test('its blocks are completed and checked', async () => {
  expect(await site.run('generate')).toMatchObject({ code: 0, stderr: '' });
  const schemas = JSON.parse(site.read('schema/generated/blocks.schema.json'));
  expect(Object.keys(schemas.definitions['block-acme-quote'].properties)).toContain('source');
  expect(site.read('schema/generated/types.ts')).toContain('export interface AcmeQuote');
  expect(await site.run('validate')).toMatchObject({ code: 0, stderr: '' });
  site.write('pages/index.yaml', page.replace('source:', 'author:'));
  const wrong = await site.run('validate');
  expect(wrong.stderr).toContain('Did you mean source?');
  site.restore();
});

test('its blocks are shown in the catalogue', async () => {
  expect(await site.run('catalogue')).toMatchObject({ code: 0, stderr: '' });
  expect(site.read('catalogue/acme-quote.html')).toContain('From @acme/pagewright-blocks');
  expect(site.read('catalogue/acme-counter/1.html')).toContain('Boards');
});

test('its blocks, styles and theme are in the built site', async () => {
  expect(await site.run('build')).toMatchObject({ code: 0, stderr: '' });
  const html = site.read('dist/index.html');
  expect(html).toContain('Measure <strong>twice</strong>.');
  expect(html).toContain('.block-acme-quote{& figcaption');
  expect(html).toMatch(/class="acme-quote-quote__words"/);
  expect(html).toContain('--primary:#6d2e5b');
  const [, font = ''] = /url\("?(\/assets\/themes\/[^")]+)"?\)/.exec(html) ?? [];
  expect(site.bytes(`dist${font}`)).toBeGreaterThan(1000);
  const scripts = readdirSync(path.join(site.root, 'dist/assets'));
  expect(scripts.filter((name) => name.startsWith('acme-counter-'))).toHaveLength(1);
});

test('its messages are those of the page’s language, and the site’s own go first', async () => {
  const siteFile = site.read('pages/_site.yaml');
  site.write('pages/_site.yaml', `${siteFile}lang: ar\n`);
  await site.run('build');
  expect(site.read('dist/index.html')).toContain('واحد آخر</button>');
  site.write('pages/_site.yaml', `${siteFile}lang: ar\nwords: { acmeCount: زد }\n`);
  expect(await site.run('build')).toMatchObject({ code: 0 });
  expect(site.read('dist/index.html')).toContain('زد</button>');
  site.restore();
});

test('the dev server renders its blocks and fonts', async () => {
  const running = await site.serve('dev', '--port', '0');
  const get = (address: string) =>
    fetch(running.origin + address, { headers: { accept: 'text/html' } });
  const html = await (await get('/')).text();
  expect(html).toContain('Measure <strong>twice</strong>.');
  const [, font = ''] = /url\("?(\/assets\/themes\/[^")]+)"?\)/.exec(html) ?? [];
  expect((await get(font)).headers.get('content-type')).toBe('font/woff2');
  running.process.kill('SIGTERM');
  await running.ended;
});

test('a block of the site takes precedence over the package’s', async () => {
  const block = 'node_modules/@acme/pagewright-blocks/blocks/acme-quote';
  cpSync(path.join(site.root, block), path.join(site.root, 'blocks/acme-quote'), {
    recursive: true,
  });
  site.write('blocks/acme-quote/view.tsx', 'export default () => <p>Ours</p>;\n');
  await site.run('build');
  expect(site.read('dist/index.html')).toContain('<p>Ours</p>');
  site.delete('blocks');
});

test('a removed package is one clear problem for each use', async () => {
  site.delete('node_modules/@acme/pagewright-blocks');
  const gone = await site.run('validate', '--format', 'json');
  const { problems } = JSON.parse(gone.stdout);
  const said = problems.map(
    ({ file, line, message, hint }: Record<string, string>) => `${file}:${line} ${message} ${hint}`,
  );
  expect(said).toEqual([
    'pages/index.yaml:6 The block acme-quote is part of the package @acme/pagewright-blocks, which is not there. Install it with npm install @acme/pagewright-blocks, or remove this block.',
    'pages/index.yaml:9 The block acme-counter is part of the package @acme/pagewright-blocks, which is not there. Install it with npm install @acme/pagewright-blocks, or remove this block.',
    'pagewright.config.ts:4 The package @acme/pagewright-blocks is not installed. Install it with npm install @acme/pagewright-blocks, or take its name out of this list.',
  ]);
  site.write('pagewright.config.ts', config.replace(/ {2}blocks.*\n/, ''));
  const unnamed = await site.run('validate');
  expect(unnamed.stderr).toContain(
    'Name @acme/pagewright-blocks in blocks of pagewright.config.ts, or remove this block.',
  );
  expect(existsSync(path.join(site.root, 'dist/index.html'))).toBe(true);
});
