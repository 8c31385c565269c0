/** The `edit` command as people run it. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const home =
  'title: Home # the tab\ndescription: The first page.\nblocks:\n  - type: banner\n    title: Welcome\n  - type: text\n    body: Words.\n';
let site: SmallSite;
const file = () => path.join(site.root, 'pages/index.yaml');

beforeAll(() => {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
    'pages/index.yaml': home,
  });
});
beforeEach(() => writeFileSync(file(), home));
afterAll(() => site.remove());

test('edit changes one value and prints the difference', async () => {
  const { code, stdout } = await site.run('edit', 'pages/index.yaml', 'title', 'Start: here');
  expect({ code, stdout }).toMatchObject({ code: 0 });
  expect(stdout).toContain('-title: Home # the tab\n+title: "Start: here" # the tab');
  expect(readFileSync(file(), 'utf8')).toBe(home.replace('Home', '"Start: here"'));
});

test('edit inserts, moves and removes', async () => {
  const block = '{ "type": "text", "body": "New." }';
  await site.run('edit', 'pages/index.yaml', 'blocks.-', block, '--insert', '--json');
  expect(readFileSync(file(), 'utf8')).toBe(`${home}  - type: text\n    body: New.\n`);
  await site.run('edit', 'pages/index.yaml', '["blocks", 2]', '--move', 'blocks.1');
  await site.run('edit', 'pages/index.yaml', 'blocks.2', '--remove');
  expect(readFileSync(file(), 'utf8')).toBe(home.replace('Words.', 'New.'));
});

test('edit refuses with a sentence what is wrong, and changes nothing', async () => {
  const worse = await site.run('edit', 'pages/index.yaml', 'blocks.0.title', '7', '--json');
  expect(worse.code).toBe(1);
  expect(worse.stderr).toContain(
    'Nothing was changed, because it would cause errors:\npages/index.yaml:5:',
  );
  const nothing = await site.run('edit', 'pages/index.yaml', 'blocks.7', '--remove');
  expect(nothing).toMatchObject({ code: 1, stderr: 'There is nothing at blocks.7.\n' });
  expect((await site.run('edit', '../x.yaml', 'title', 'x')).code).toBe(1);
  expect((await site.run('edit', 'pages/index.yaml', 'title')).code).toBe(2);
  expect((await site.run('edit', 'pages/index.yaml', 'title', '{', '--json')).code).toBe(2);
  expect(await site.run('edit', 'pages/index.yaml', 'blocks..title', 'x')).toMatchObject({
    code: 2,
    stderr: 'blocks..title is not a path. Write one such as blocks.2.title.\n',
  });
  expect(readFileSync(file(), 'utf8')).toBe(home);
});
