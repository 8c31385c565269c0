import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readBlockFolders } from '../content/schemas/read-block-folders.ts';

const BLOCKS = 'virtual:pagewright/blocks';
const ISLANDS = 'virtual:pagewright/islands';

const asModule = (id: string) => `\0${id}`;
const text = JSON.stringify;

/** One block type as the bundler sees it. */
interface BlockFiles {
  type: string;
  kind: 'view' | 'island';
  /** Absolute path of `view.tsx` or `island.tsx`. */
  component: string;
  /** Absolute path of `style.css`, if there is one. */
  style: string | undefined;
  /** Absolute path of `structured-data.ts`, if there is one. */
  structuredData: string | undefined;
}

function findBlockFiles(blocksFolders: string[]): BlockFiles[] {
  return readBlockFolders(blocksFolders).blocks.flatMap(({ type, folder, kind }) => {
    if (!kind) return [];
    const known = (name: string) => {
      const file = path.join(folder, name);
      return existsSync(file) ? file : undefined;
    };
    return {
      type,
      kind,
      component: path.join(folder, `${kind}.tsx`),
      style: known('style.css'),
      structuredData: known('structured-data.ts'),
    };
  });
}

/** Every block's component, style sheet and words for search engines: for the renderer. */
function blocksModule(folders: BlockFiles[], holders: Set<string>, baseCss: string): string {
  const imports = folders.map(({ component, style, structuredData }, n) =>
    [
      `import c${n} from ${text(component)};`,
      style ? `import s${n} from ${text(`${style}?inline`)};` : `const s${n} = '';`,
      structuredData
        ? `import { structuredData as d${n} } from ${text(structuredData)};`
        : `const d${n} = undefined;`,
    ].join('\n'),
  );
  const entries = folders.map(
    ({ type, kind }, n) =>
      `${text(type)}: { kind: ${text(kind)}, holdsBlocks: ${holders.has(type)}, component: c${n}, css: s${n}, structuredData: d${n} },`,
  );
  return `${imports.join('\n')}
export { default as baseCss } from ${text(`${baseCss}?inline`)};
export const modules = {\n${entries.join('\n')}\n};\n`;
}

/** What may come alive in the browser, each in a chunk of its own; views only where they hold blocks. */
function islandsModule(folders: BlockFiles[], holders: Set<string>): string {
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
 * A site's own blocks import `../_shared/...` as the engine's blocks do; what is not beside them is
 * the engine's.
 */
function sharedFallback(id: string, importer: string | undefined, blocksFolders: string[]) {
  const shared = /^\.\.\/(_shared\/.+)$/.exec(id)?.[1];
  if (!shared || !importer || existsSync(path.resolve(path.dirname(importer), id)))
    return undefined;
  return path.join(blocksFolders[0] as string, shared);
}

/**
 * Makes the folders below `blocks/` importable as two modules: the folder is the registration,
 * there is no list to edit.
 */
export function blocksPlugin({ blocksFolders, holders }: BlocksPluginOptions): Plugin {
  const baseCss = path.join(blocksFolders[0] as string, '_shared/base.css');
  return {
    name: 'pagewright:blocks',
    resolveId(id, importer) {
      if (id === BLOCKS || id === ISLANDS) return asModule(id);
      return sharedFallback(id, importer, blocksFolders);
    },
    load(id) {
      if (id === asModule(BLOCKS)) {
        return blocksModule(findBlockFiles(blocksFolders), holders, baseCss);
      }
      if (id === asModule(ISLANDS)) return islandsModule(findBlockFiles(blocksFolders), holders);
      return undefined;
    },
  };
}
