import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noExtensions } from '../../content/model/extensions.ts';
import { bundleSite } from './bundle.ts';

const engineRoot = path.resolve(import.meta.dirname, '../../..');
let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  mkdirSync(path.join(root, 'blocks/note'), { recursive: true });
  const schema = { title: 'Note', description: 'A note.', type: 'object', properties: {} };
  writeFileSync(path.join(root, 'blocks/note/schema.json'), JSON.stringify(schema));
  writeView('A note');
});
afterAll(() => rmSync(root, { recursive: true }));

const writeView = (words: string) =>
  writeFileSync(path.join(root, 'blocks/note/view.tsx'), `export default () => <p>${words}</p>;\n`);

const bundle = () =>
  bundleSite({
    root,
    engineRoot,
    extensions: noExtensions,
    blocksFolders: [path.join(engineRoot, 'blocks'), path.join(root, 'blocks')],
  });

const kept = () => path.join(root, '.pagewright/bundle');

function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'latin1')]),
  );
}

test.each<[string, (folder: string) => void]>([
  ['what it is made of', (folder) => rmSync(path.join(folder, 'bundle.json'))],
  ['half of that', (folder) => truncateSync(path.join(folder, 'bundle.json'), 100)],
  [
    'half of the renderer',
    (folder) => truncateSync(path.join(folder, 'server/renderer.cjs'), 9000),
  ],
  ['its scripts', (folder) => rmSync(path.join(folder, 'client'), { recursive: true })],
])('a bundle that has lost %s is made again', async (_what, damage) => {
  await bundle();
  const [name = ''] = readdirSync(kept());
  const folder = path.join(kept(), name);
  const before = contents(folder);
  damage(folder);
  await bundle();
  expect(readdirSync(kept())).toEqual([name]);
  expect(contents(folder)).toEqual(before);
});

test('what cannot be bundled leaves nothing behind', async () => {
  const before = readdirSync(kept());
  writeView('{');
  await expect(bundle()).rejects.toThrow('blocks/note/view.tsx');
  expect(readdirSync(kept())).toEqual(before);
});

test('bundles of blocks as they were long before make room', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    mkdirSync(path.join(kept(), name), { recursive: true });
    utimesSync(path.join(kept(), name), new Date(), new Date(2026, 0, name.charCodeAt(0) - 96));
  }
  writeView('Another note');
  await bundle();
  const left = readdirSync(kept());
  expect(left).toContain('e');
  expect(left).not.toContain('a');
  expect(left).toHaveLength(4);
});
