import path from 'node:path';
import type { Plugin } from 'vite';
import { type BlockFolder, findBlockFolders } from './block-folders.ts';

const BLOCKS = 'virtual:pagewright/blocks';
const ISLANDS = 'virtual:pagewright/islands';

const asModule = (id: string) => `\0${id}`;
const text = JSON.stringify;

/** Every block's component and style sheet: for the renderer. */
function blocksModule(folders: BlockFolder[], baseCss: string): string {
  const imports = folders.map(({ component, style }, n) =>
    [
      `import c${n} from ${text(component)};`,
      style ? `import s${n} from ${text(`${style}?inline`)};` : `const s${n} = '';`,
    ].join('\n'),
  );
  const entries = folders.map(
    ({ type, kind }, n) => `${text(type)}: { kind: ${text(kind)}, component: c${n}, css: s${n} },`,
  );
  return `${imports.join('\n')}
export { default as baseCss } from ${text(`${baseCss}?inline`)};
export const modules = {\n${entries.join('\n')}\n};\n`;
}

/** What may come alive in the browser, each in a chunk of its own; views only where they hold blocks. */
function islandsModule(folders: BlockFolder[], holders: Set<string>): string {
  const entries = folders
    .filter(({ type, kind }) => kind === 'island' || holders.has(type))
    .map(({ type, component }) => `${text(type)}: () => import(${text(component)}),`);
  return `export const islandModules = {\n${entries.join('\n')}\n};\n`;
}

export interface BlocksPluginOptions {
  /** The `blocks/` folders, the engine's first. */
  blocksFolders: string[];
  /** The block types that may hold blocks. */
  holders: Set<string>;
}

/**
 * Makes the folders below `blocks/` importable as two modules: the folder is the registration,
 * there is no list to edit.
 */
export function blocksPlugin({ blocksFolders, holders }: BlocksPluginOptions): Plugin {
  const baseCss = path.join(blocksFolders[0] as string, '_shared/base.css');
  return {
    name: 'pagewright:blocks',
    resolveId: (id) => (id === BLOCKS || id === ISLANDS ? asModule(id) : undefined),
    load(id) {
      if (id === asModule(BLOCKS)) return blocksModule(findBlockFolders(blocksFolders), baseCss);
      if (id === asModule(ISLANDS)) return islandsModule(findBlockFolders(blocksFolders), holders);
      return undefined;
    },
  };
}
