/** The module `pagewright/vitest` for a site's `vitest.config.ts` and its tests. Node runs it as it is. */
import path from 'node:path';
import { engineRoot, loadBundled } from './bundled-code.mjs';

/**
 * Returns the plugin for tests of a site's own blocks.
 *
 * @param {{ root?: string }} [options]
 */
export async function pagewright({ root = process.cwd() } = {}) {
  const { vitestPlugins } = await loadBundled('vitest');
  return vitestPlugins(engineRoot, path.resolve(root));
}

/**
 * Checks the blocks of a folder against the contract, as `pagewright test-block` does.
 *
 * @param {string} folder
 */
export async function checkBlocks(folder) {
  const contract = await loadBundled('vitest');
  return contract.findViolations(engineRoot, folder);
}
