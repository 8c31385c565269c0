/**
 * Checks every folder of blocks/ against the contract of CONTRIBUTING.md, 'A new block'. The markup of the examples
 * is stored in `example.html`; `npx vitest run tests/blocks.test.ts -u` updates it, and its difference is part of the
 * review.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '../src/build/contract/block-contract.ts';
import type { BlockUnderTest } from '../src/build/contract/example-site.ts';
import { readBlockFolders } from '../src/content/schemas/read-block-folders.ts';
import { RenderedExamples } from './rendered-examples.ts';
import { projectRoot } from './source-files.ts';

const blocksFolder = path.join(projectRoot, 'blocks');
const { blocks, problems } = readBlockFolders([blocksFolder]);

/** `blocks/NAME/`, whether or not it is a block yet. */
const folders = readdirSync(blocksFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

test.each(folders)('blocks/%s is a block', (type) => {
  expect(problems.filter(({ folder }) => path.basename(folder) === type)).toEqual([]);
  expect(blocks.find((block) => block.type === type)?.kind).toBeDefined();
});

let site: RenderedExamples;
beforeAll(() => {
  // An example may show the date, and its example.html must not change.
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] });
  site = new RenderedExamples(blocks);
});
afterAll(() => {
  site.remove();
  vi.useRealTimers();
});

/** Ids by which a button in another block opens a dialog: such a block may be on a page only once. */
const fixedIds = ['mobile-menu', 'side-panel', 'site-search'];

describe.each(blocks)('$type', (block) => {
  const loaded = (): BlockUnderTest => ({
    ...site.blockUnderTest(block, (rendered) => site.render(rendered)),
    fixedIds,
  });

  test.each(contract)('$title', (check) => {
    expect(check.violations(loaded())).toEqual([]);
  });

  test('its markup is that of example.html', async () => {
    const rendered = loaded().blocks.map((one) => readable(site.render([one])));
    const file = path.join(block.folder, 'example.html');
    await expect(rendered.join('\n')).toMatchFileSnapshot(file);
  });
});

/** Returns the HTML with one tag per line, so that a changed attribute is one changed line. */
function readable(html: string): string {
  return `${html.replace(/></g, '>\n<').replace(/(<!--.*?-->)\n/g, '$1')}\n`;
}
