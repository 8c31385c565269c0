/** What a site's `vitest.config.ts` and its tests import as `pagewright/vitest`. Node runs it as it stands. */
import path from 'node:path';
import { engineRoot, loadBundled } from './bundled-code.mjs';

/**
 * Lets Vitest run tests of a site's own blocks.
 *
 * @param {{ root?: string }} [options]
 */
export async function pagewright({ root = process.cwd() } = {}) {
  const { vitestPlugins } = await loadBundled('vitest');
  return vitestPlugins(engineRoot, path.resolve(root));
}

/**
 * Holds the blocks of a folder to the contract, as `pagewright test-block` does.
 *
 * @param {string} folder
 */
export async function checkBlocks(folder) {
  const contract = await loadBundled('vitest');
  return contract.checkBlocks(engineRoot, folder);
}
