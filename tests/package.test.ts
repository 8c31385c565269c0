/**
 * The package as npm packs it, in an empty folder outside this repository. Its dependencies are this repository's, so
 * that nothing is downloaded; everything else is the content of the package.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { environment, SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

const vitestConfig = `import { pagewright } from 'pagewright/vitest';
import { defineConfig } from 'vitest/config';

export default defineConfig({ plugins: [pagewright()] });
`;

const blockTest = `import { Icon, useT } from 'pagewright/blocks';
import { star } from 'pagewright/icons';
import { checkBlocks } from 'pagewright/vitest';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import look from './look.module.css';
import tag from './tag.svg?icon';

function Prices() {
  const [count] = useState(3);
  return <p className={look.prices}>{useT()('prices', 'Prices')}: {count} <Icon svg={tag} /></p>;
}

test('it is rendered as on a page', () => {
  const html = renderToStaticMarkup(<Prices />);
  expect(html).toContain('<p class="price-table-look__prices">Prices: 3 <svg');
  expect(html).toContain('<path d="M1 1h2"/></svg>');
  expect(star).toMatch(/^<path /);
});

test('it keeps the contract', { timeout: 60_000 }, async () => {
  expect(await checkBlocks('blocks/price-table')).toEqual([]);
});
`;

let site: SmallSite;
let packed: string[];

beforeAll(async () => {
  site = new SmallSite({}, 'node_modules/pagewright/src/cli/pagewright.mjs');
  const answer = execFileSync('npm', ['pack', '--json', '--pack-destination', site.root], {
    cwd: projectRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const [{ filename, files }] = JSON.parse(answer.slice(answer.indexOf('[')));
  packed = files.map((file: { path: string }) => file.path);
  const place = path.join(site.root, 'node_modules/pagewright');
  mkdirSync(place, { recursive: true });
  const tarball = path.join(site.root, filename);
  execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
  symlinkSync(path.join(projectRoot, 'node_modules'), path.join(place, 'node_modules'));
  site.delete(filename);
});
afterAll(() => site.remove());

test('holds what a site needs, and neither tests nor the site of this repository', () => {
  expect(packed).toEqual(
    expect.arrayContaining([
      '.pagewright/packed/main.cjs',
      '.pagewright/packed/page-worker.cjs',
      '.pagewright/packed/blocks/server/renderer.cjs',
      '.pagewright/packed/studio/studio.js',
      'blocks/banner/view.tsx',
      'blocks/banner/example.yaml',
      'schema/generated/types.ts',
      'src/cli/starter/gitignore',
      'src/cli/starter/pages/_site.yaml',
      'public/images/example-wide.svg',
      'src/render/catalogue/catalogue-index/island.tsx',
      'README.md',
      'LICENSE',
    ]),
  );
  const unwanted = /\.test\.|^tests\/|^pages\/|example\.html$|bad-input|biome|node_modules/;
  expect(packed.filter((file) => unwanted.test(file))).toEqual([]);
});

test('the bundled command line does not stay beside the sources', () => {
  expect(existsSync(path.join(projectRoot, '.pagewright/packed'))).toBe(false);
});

describe('in an empty folder', () => {
  const quiet = { code: 0, stderr: '' };

  test('init makes a site and tells three steps', async () => {
    // Files as a git host and a downloaded package leave them.
    site.write('LICENSE', 'Ours.');
    site.write('pagewright-0.1.0.tgz', '');
    site.write('README.md', 'Our site.');
    const made = await site.run('init', '.', '--yes');
    expect(made).toMatchObject(quiet);
    expect(site.read('README.md')).toBe('Our site.');
    expect(made.stdout.match(/^ {2}\d\. .+$/gm)).toHaveLength(3);
    expect(JSON.parse(site.read('package.json'))).toMatchObject({
      private: true,
      scripts: { start: 'pagewright start', dev: 'pagewright dev' },
      dependencies: { pagewright: expect.stringMatching(/^\^\d+\.\d+\.\d+$/) },
    });
    expect(site.read('.gitignore')).toContain('node_modules/');
    expect(site.read('schema/generated/blocks.schema.json')).toContain('"banner"');
  });

  test('a folder that holds something is refused, and left as it is', async () => {
    const before = site.snapshot('pages');
    const again = await site.run('init', '.');
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('not empty')]);
    expect(site.snapshot('pages')).toEqual(before);
  });

  test('the new site is clean', async () => {
    const { stdout, ...rest } = await site.run('validate');
    expect({ ...rest, stdout }).toEqual({ ...quiet, stdout: '7 pages, no problems.\n' });
  });

  test('builds a site without blocks of its own from the packed bundle', async () => {
    expect(await site.run('build')).toMatchObject(quiet);
    expect(existsSync(path.join(site.root, '.pagewright/bundle'))).toBe(false);
    const app = /data-app="\/([^"]+)"/.exec(site.read('dist/index.html'))?.[1] ?? '';
    expect(site.bytes(`dist/${app}`)).toBeGreaterThan(0);
  });

  test('a page and a block of one’s own are made, checked and drawn', async () => {
    expect(await site.run('new', 'page', '/prices')).toMatchObject(quiet);
    expect(await site.run('new', 'block', 'price-table')).toMatchObject(quiet);
    expect(await site.run('generate')).toMatchObject(quiet);
    expect(await site.run('generate', '--check')).toMatchObject(quiet);
    const example = site.read('blocks/price-table/example.yaml').replace(/^(?=.)/gm, '  ');
    site.write('pages/prices.yaml', `${site.read('pages/prices.yaml')}${example}`);
    const built = await site.run('build');
    expect(built).toMatchObject(quiet);
    expect(site.read('dist/prices.html')).toContain('data-block="price-table"');
    expect(site.read('dist/prices.html')).toContain('.block-price-table');
  });

  test('Vitest runs tests of its blocks, which import what they do in a build', () => {
    symlinkSync(
      path.join(projectRoot, 'node_modules/vitest'),
      path.join(site.root, 'node_modules/vitest'),
      'junction',
    );
    site.write('blocks/price-table/tag.svg', '<svg viewBox="0 0 24 24"><path d="M1 1h2"/></svg>');
    site.write('blocks/price-table/look.module.css', '.prices { margin: 0 }\n');
    site.write('vitest.config.ts', vitestConfig);
    site.write('blocks/price-table/parts.test.tsx', blockTest);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose'],
      { cwd: site.root, encoding: 'utf8', env: environment() },
    );
    expect(stdout + stderr).toContain('2 passed');
    expect(status).toBe(0);
    for (const file of ['tag.svg', 'look.module.css', 'parts.test.tsx'])
      site.delete(`blocks/price-table/${file}`);
  });

  test('the catalogue holds all blocks, one’s own among them, with the places where they are used', async () => {
    expect(await site.run('catalogue')).toMatchObject(quiet);
    const own = site.read('catalogue/price-table.html');
    expect(own).toContain('Of this site');
    expect(own).toMatch(/<code>pages\/prices\.yaml:\d+<\/code>/);
    expect(site.read('catalogue/banner.html')).toContain('Part of Pagewright');
    expect(site.read('catalogue/price-table/1.html')).toContain('The first entry');
  });

  test('a block without an example, or with a wrong one, is reported', async () => {
    const example = site.read('blocks/price-table/example.yaml');
    site.write('blocks/price-table/example.yaml', example.replace('title:', 'titel:'));
    const wrong = await site.run('catalogue');
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      expect.stringContaining('blocks/price-table/example.yaml:4:'),
    ]);
    site.delete('blocks/price-table/example.yaml');
    const none = await site.run('catalogue');
    expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('has no example')]);
    site.write('blocks/price-table/example.yaml', example);
  });

  test('start serves it, and nothing is written into the package', async () => {
    const running = await site.serve('start', '--port', '0');
    const post = await fetch(`${running.origin}/blog/the-joint-that-holds-itself`);
    expect([post.status, await post.text()]).toEqual([200, expect.stringContaining('dovetail')]);
    const lost = await fetch(`${running.origin}/nothing-here`);
    expect([lost.status, await lost.text()]).toEqual([
      404,
      expect.stringContaining('no such page'),
    ]);
    const sent = await fetch(`${running.origin}/api/enquiry`, {
      method: 'POST',
      body: new URLSearchParams({
        name: 'Ada',
        email: 'ada@example.org',
        piece: 'A table',
        message: 'A table for four.',
      }),
    });
    expect(sent.status).toBe(200);
    expect((await fetch(`${running.origin}/healthz`)).status).toBe(200);
    running.process.kill('SIGTERM');
    expect(await running.ended).toMatchObject({ code: 0 });
    expect((await site.run('enquiries', 'list')).stdout).toContain('ada@example.org');
    expect(existsSync(path.join(site.root, 'node_modules/pagewright/.pagewright/engine'))).toBe(
      false,
    );
  });

  test('dev serves its pages with the code that hydrates them', async () => {
    const running = await site.serve('dev', '--port', String(await freePort()));
    const ask = (address: string, accept: string) =>
      fetch(running.origin + address, { headers: { accept } });
    const page = await (await ask('/contact', 'text/html')).text();
    expect(page).toContain('What shall we make?');
    for (const [, address = ''] of page.matchAll(/<script type="module" src="([^"]+)"/g)) {
      expect((await ask(address, '*/*')).status).toBe(200);
    }
    const studio = await (await ask('/_edit/contact', 'text/html')).text();
    const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(studio) ?? [];
    expect(script).toMatch(/^\/_edit\/app\/packed\//);
    expect((await ask(script, '*/*')).status).toBe(200);
    running.process.kill('SIGTERM');
    await running.ended;
  });
});
