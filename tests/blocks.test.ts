/**
 * Holds every folder of blocks/ to the contract of CONTRIBUTING.md, 'A new block'. The markup of the examples is kept in
 * `example.html`; `npx vitest run tests/blocks.test.ts -u` writes it anew, and a look at the difference is part of the review.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contract } from '../src/build/contract/block-contract.ts';
import type { ContractBlock } from '../src/build/contract/contract-block.ts';
import type { Block, DataObject } from '../src/content/model/types.ts';
import { composeSchema, readEngineSchemas } from '../src/content/schemas/compose-schema.ts';
import { readBlockFolders } from '../src/content/schemas/read-block-folders.ts';
import { Validators } from '../src/content/schemas/validate.ts';
import { parse } from '../src/content/yaml/parse.ts';
import { RenderedExamples } from './rendered-examples.ts';
import { projectRoot } from './source-files.ts';

const blocksFolder = path.join(projectRoot, 'blocks');
const engine = readEngineSchemas(projectRoot);
const validators = new Validators(engine.shared);
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
  // An example may show the date, and its example.html has to stay as it is.
  vi.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), toFake: ['Date'] });
  site = new RenderedExamples(
    Object.fromEntries(blocks.map(({ type }) => [type, exampleText(type)])),
  );
});
afterAll(() => {
  site.remove();
  vi.useRealTimers();
});

/** A button in another block opens what has such an id, so the block stands once on a page. */
const fixedIds = ['mobile-menu', 'side-panel', 'site-search'];

function exampleText(type: string): string {
  const file = path.join(blocksFolder, type, 'example.yaml');
  return existsSync(file) ? readFileSync(file, 'utf8') : '[]';
}

describe.each(blocks)('$type', ({ type, folder, schema: own }) => {
  const loaded = (): ContractBlock => {
    const { pages, problems } = site.load(type);
    return {
      type,
      folder,
      own,
      engine,
      validators,
      problems,
      fixedIds,
      schema: composeSchema(type, own, engine.block),
      examples: parse(exampleText(type)).data as DataObject[],
      blocks: pages[0]?.blocks ?? [],
      render: (rendered: Block[]) => site.render(rendered),
    };
  };

  test.each(contract)('$title', (check) => {
    expect(check.violations(loaded())).toEqual([]);
  });

  test('its markup is that of example.html', async () => {
    const rendered = loaded().blocks.map((block) => readable(site.render([block])));
    const file = path.join(folder, 'example.html');
    await expect(rendered.join('\n')).toMatchFileSnapshot(file);
  });
});

/** Returns one tag a line, so that a changed attribute is one changed line. */
function readable(html: string): string {
  return `${html.replace(/></g, '>\n<').replace(/(<!--.*?-->)\n/g, '$1')}\n`;
}
