/** Checks the blocks of a folder against the contract. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Block } from '../../content/model/types.ts';
import { readBlockFolders } from '../../content/schemas/read-block-folders.ts';
import { folderWords } from '../../diagnostics/wording/block-folders.ts';
import { bundleSite } from '../bundle/bundle.ts';
import { readConfiguration } from '../config/configuration.ts';
import { loadRenderer } from '../pages/load-renderer.ts';
import { contract } from './block-contract.ts';
import { ExampleSite, renderBlocks } from './example-site.ts';

/** The result for one block. */
export interface TestedBlock {
  type: string;
  checks: { title: string; violations: string[] }[];
}

interface BlockPlace {
  /** Absolute path of the folder that holds the blocks. */
  blocksFolder: string;
  /** The type to check; all of them when left out. */
  type?: string | undefined;
}

/**
 * Finds the blocks of a folder: a block itself, a folder of blocks, or the parent of a folder called `blocks`.
 *
 * @returns `undefined` when there are none
 */
export function blocksIn(folder: string): BlockPlace | undefined {
  if (existsSync(path.join(folder, 'schema.json'))) {
    return { blocksFolder: path.dirname(folder), type: path.basename(folder) };
  }
  const inner = path.join(folder, 'blocks');
  const blocksFolder = existsSync(inner) ? inner : folder;
  if (!existsSync(blocksFolder)) return undefined;
  const { blocks, problems } = readBlockFolders([blocksFolder]);
  const isOfBlocks = blocks.length > 0 || problems.some(({ why }) => why !== 'no-schema');
  return isOfBlocks ? { blocksFolder } : undefined;
}

/** Returns the message about a folder without blocks. */
export const noBlock = (folder: string) =>
  `There is no block in ${folder}. Name the folder of a block, such as blocks/price-table, or one that holds blocks.`;

/**
 * Checks blocks against the contract, rendered as a site renders them.
 *
 * @throws the bundler's error when a block's code cannot be built
 */
export async function testBlocks(
  engineRoot: string,
  { blocksFolder, type: only }: BlockPlace,
): Promise<TestedBlock[]> {
  const root = path.dirname(blocksFolder);
  const { extensions, vite } = await readConfiguration(root, engineRoot);
  const { blocks: all, problems: ofFolders } = readBlockFolders([blocksFolder]);
  const isMeant = ({ type }: { type: string }) => only === undefined || type === only;
  const broken = ofFolders.filter(isMeant).map((problem) => ({
    type: problem.type,
    checks: [{ title: 'is a block', violations: [folderWords(problem)] }],
  }));
  const blocks = all.filter(isMeant);
  const options = {
    engineRoot,
    extensions: { ...extensions, rules: [] },
    moreBlocks: [blocksFolder],
  };
  const site = new ExampleSite(blocks, options, path.join(root, 'public'));
  try {
    const renderer = loadRenderer(site.site, await bundleSite(site.site, { vite }));
    const render = (rendered: Block[]) => renderBlocks(renderer, rendered);
    const tested = blocks.map((folder): TestedBlock => {
      const block = site.blockUnderTest(folder, render);
      const isSound = !block.problems.some(({ severity }) => severity === 'error');
      const checks = contract.filter(({ renders }) => isSound || !renders);
      return {
        type: block.type,
        checks: checks.map((check) => ({
          title: check.title,
          violations: check.violations(block),
        })),
      };
    });
    return [...broken, ...tested];
  } finally {
    site.remove();
  }
}
