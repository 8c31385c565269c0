import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { type Files, makeSite, readAll } from '../../../tests/make-test-site.ts';
import { openSite } from '../../content/open-site.ts';
import type { CommandFailed } from '../site/command.ts';
import { newPage } from './new-page.ts';

const engineRoot = resolve('.');
const page = 'title: Blog\nblocks:\n  - { type: banner, title: Blog }\n';

async function made(route: string, files: Files = {}) {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const site = makeSite(files);
  let refused: CommandFailed | undefined;
  const done = await newPage({ siteRoot: site.root, engineRoot }, [route], {}).catch(
    (error: CommandFailed) => {
      refused = error;
    },
  );
  const told = refused?.message ?? said.mock.calls.join('\n');
  return { site, code: refused?.exitCode ?? done, told };
}
afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['/2026', 'title: "2026"\n'],
  ['/answers/true', 'title: "True"\n'],
  ['/null', 'title: "Null"\n'],
  ['/1e3', 'title: "1e3"\n'],
  ['/our-team', 'title: Our team\n'],
])('%s is a page without a problem', async (route, title) => {
  const { site, code } = await made(route);
  expect(code).toBe(0);
  expect(readFileSync(join(site.root, `pages${route}.yaml`), 'utf8')).toContain(title);
  expect((await readAll(openSite(site.root, { engineRoot }))).problems).toEqual([]);
});

test('an address that a page has already is left to it', async () => {
  const { code, told } = await made('/blog', { 'pages/blog/index.yaml': page });
  expect([code, told]).toEqual([
    1,
    'pages/blog/index.yaml already makes /blog. Choose another address or edit that file.',
  ]);
  const other = await made('/blog/index', { 'pages/blog.yaml': page });
  expect([other.code, other.told]).toEqual([
    1,
    expect.stringContaining('pages/blog.yaml already makes'),
  ]);
});

test('the page of a folder is reported where it shows', async () => {
  const { site, told } = await made('/blog/index');
  expect(told).toContain('Created pages/blog/index.yaml. Its address is /blog (npm run dev).');
  expect(readFileSync(join(site.root, 'pages/blog/index.yaml'), 'utf8')).toContain('title: Blog\n');
});
