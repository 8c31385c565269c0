/** What Vitest is given to run tests of a site's own blocks. */
import path from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import type { ViteConfig } from '../../config/define-config.mjs';
import { blocksFolders } from '../../content/site/blocks-folders.ts';
import { blocksPlugin } from '../bundle/blocks-plugin.ts';
import { iconsPlugin } from '../bundle/icons-plugin.ts';
import { readConfiguration } from '../config/configuration.ts';
import { blocksIn, noBlock, testBlocks } from './test-blocks.ts';

/** Vitest makes up the names of a CSS module's classes unless it is told otherwise. */
const css = { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } } as const;

function vitestPlugin(engineRoot: string, config: ViteConfig): Plugin {
  return {
    name: 'pagewright:vitest',
    // Vitest reads these settings before plugins that have no such mark are asked.
    enforce: 'pre',
    config: () => ({ ...config, test: { css } }),
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      // One React for all, which is Pagewright's: a site need not have it among its own packages.
      handler(id, _importer, options) {
        return this.resolve(id, path.join(engineRoot, 'package.json'), options);
      },
    },
  };
}

/**
 * Returns the plugins by which what a block imports is what it is in a build.
 *
 * @param root the folder that holds `blocks/`
 */
export async function vitestPlugins(engineRoot: string, root: string): Promise<PluginOption[]> {
  const { extensions, vite } = await readConfiguration(root, engineRoot);
  const { plugins = [], ...config } = (await vite?.()) ?? {};
  const folders = blocksFolders(root, { engineRoot, extensions });
  return [
    iconsPlugin,
    // Tests import blocks one by one: none asks which of them hold others.
    blocksPlugin({ blocksFolders: folders, containerTypes: new Set() }),
    vitestPlugin(engineRoot, config),
    ...plugins,
  ];
}

/**
 * Holds the blocks of a folder to the contract.
 *
 * @returns a sentence for each violation
 * @throws in words where there is no block
 */
export async function checkBlocks(engineRoot: string, given: string): Promise<string[]> {
  const place = blocksIn(path.resolve(given));
  if (!place) throw new Error(noBlock(given));
  const tested = await testBlocks(engineRoot, place);
  return tested.flatMap(({ type, checks }) =>
    checks.flatMap(({ title, violations }) =>
      violations.map((violation) => `${type}, ${title}: ${violation}`),
    ),
  );
}
