import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outputPlace, wrongFolder } from './site-folder.ts';

let root: string;
const at = (name: string) => path.join(root, name);
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pagewright-folder-'));
  for (const name of ['site/pages/blog', 'site/public', 'empty']) {
    mkdirSync(at(name), { recursive: true });
  }
  writeFileSync(at('site/pages/_site.yaml'), 'name: Small\n');
});
afterAll(() => rmSync(root, { recursive: true }));

test('a folder with pages is no wrong one, and without them one for a command that needs none', () => {
  expect(wrongFolder(at('site'), ['pages'])).toBeUndefined();
  expect(wrongFolder(at('empty'), [])).toBeUndefined();
});

test('below a site the way back is reported', () => {
  expect(wrongFolder(at('site/pages/blog'), ['pages'])).toBe(
    `There is no site in ${at('site/pages/blog')}: it has no folder pages/. The site is in ${at('site')}: go there, or add --site ../..`,
  );
});

test('where no site is near, how one is made', () => {
  expect(wrongFolder(at('empty'), ['pages'])).toContain('npx pagewright init my-site');
});

test('a file and a folder that is not there are reported as such', () => {
  expect(wrongFolder(at('site/pages/_site.yaml'), [])).toContain('_site.yaml is a file.');
  expect(wrongFolder(at('nowhere'), [])).toBe(`There is no folder ${at('nowhere')}.`);
});

test.each(['pages', 'pages/out', 'public/site', 'blocks/', '.data/dev', 'x/../schema'])(
  'nothing is built into %s',
  (given) => {
    expect(() => outputPlace('/site', given)).toThrow(/ is a part of the site itself\. Choose /);
  },
);

test.each(['dist', 'pages.built', '../pages', '/pages/x', '.pagewright/tried'])(
  'a site may be built into %s',
  (given) => expect(outputPlace('/site', given)).toBe(path.resolve('/site', given)),
);
