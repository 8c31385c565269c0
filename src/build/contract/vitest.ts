/** The Vitest preset for tests of a site's own blocks. */
import path from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import type { ViteConfig } from '../../config/define-config.mjs';
import { blocksFolders } from '../../content/site/blocks-folders.ts';
import { blocksPlugin } from '../bundle/blocks-plugin.ts';
import { iconsPlugin } from '../bundle/icons-plugin.ts';
import { readConfiguration } from '../config/configuration.ts';
import { blocksIn, noBlock, testBlocks } from './test-blocks.ts';

/** Keeps the class names of CSS modules as the build makes them; Vitest would generate others. */
const css = { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } } as const;

function vitestPlugin(engineRoot: string, config: ViteConfig): Plugin {
  return {
    name: 'pagewright:vitest',
    // Vitest reads these settings before it runs plugins without `enforce`.
    enforce: 'pre',
    config: () => ({ ...config, test: { css } }),
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      // All use Pagewright's React: a site need not have it among its own packages.
      handler(id, _importer, options) {
        return this.resolve(id, path.join(engineRoot, 'package.json'), options);
      },
    },
  };
}

/**
 * Returns the plugins that resolve the imports of blocks as a build does.
 *
 * @param root the folder that holds `blocks/`
 */
export async function vitestPlugins(engineRoot: string, root: string): Promise<PluginOption[]> {
  const { extensions, vite } = await readConfiguration(root, engineRoot);
  const { plugins = [], ...config } = (await vite?.()) ?? {};
  const folders = blocksFolders(root, { engineRoot, extensions });
  return [iconsPlugin, blocksPlugin(folders), vitestPlugin(engineRoot, config), ...plugins];
}

/**
 * Checks the blocks of a folder against the contract.
 *
 * @returns a sentence for each violation
 * @throws in words where there is no block
 */
export async function findViolations(engineRoot: string, given: string): Promise<string[]> {
  const place = blocksIn(path.resolve(given));
  if (!place) throw new Error(noBlock(given));
  const tested = await testBlocks(engineRoot, place);
  return tested.flatMap(({ type, checks }) =>
    checks.flatMap(({ title, violations }) =>
      violations.map((violation) => `${type}, ${title}: ${violation}`),
    ),
  );
}
