/** What a site's `vitest.config.ts` and its tests import as `pagewright/vitest`. */
import type { PluginOption } from 'vite';

/** Lets Vitest run tests of a site's own blocks: `plugins: [pagewright()]`. What blocks import is what it is in a build. */
export function pagewright(options?: {
  /** The folder that holds `blocks/` and `pagewright.config.ts`, where Vitest is not started in it. */
  root?: string;
}): Promise<PluginOption[]>;

/**
 * Holds a block, or all blocks of a folder, to what blocks promise, as `pagewright test-block` does.
 *
 * @param folder `blocks/price-table`
 * @returns a sentence for each promise that is broken
 */
export function checkBlocks(folder: string): Promise<string[]>;
