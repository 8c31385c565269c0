import { existsSync, readFileSync } from 'node:fs';
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
  /** The style sheets of `_shared` that it imports: absolute paths by name. */
  shared: Record<string, string>;
  /** Absolute path of `structured-data.ts`, if there is one. */
  structuredData: string | undefined;
}

/** A sheet that several block types import. A page carries it once, so it is taken out of theirs. */
const SHARED_SHEET = /^@import '\.\.\/(_shared\/([\w-]+)\.css)';\n/gm;

function sharedSheets(style: string | undefined, engineBlocks: string): Record<string, string> {
  const imports = style ? readFileSync(style, 'utf8').matchAll(SHARED_SHEET) : [];
  return Object.fromEntries(
    [...imports].map(([, file = '', name = '']) => {
      const own = path.resolve(style as string, '../..', file);
      return [name, existsSync(own) ? own : path.join(engineBlocks, file)];
    }),
  );
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
      shared: sharedSheets(known('style.css'), blocksFolders[0] as string),
      structuredData: known('structured-data.ts'),
    };
  });
}

/** The bundler's names of the shared sheets, and the code that imports them. */
function importShared(folders: BlockFiles[]) {
  const files = [...new Set(folders.flatMap(({ shared }) => Object.values(shared)))];
  return {
    imports: files.map((file, n) => `import h${n} from ${text(`${file}?inline`)};`),
    names: ({ shared }: BlockFiles) =>
      Object.entries(shared)
        .map(([name, file]) => `${text(name)}: h${files.indexOf(file)}`)
        .join(', '),
  };
}

/** Every block's component, style sheets and words for search engines: for the renderer. */
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
  const shared = importShared(folders);
  const entries = folders.map(
    (files, n) =>
      `${text(files.type)}: { kind: ${text(files.kind)}, holdsBlocks: ${holders.has(files.type)}, component: c${n}, css: s${n}, shared: { ${shared.names(files)} }, structuredData: d${n} },`,
  );
  return `${[...shared.imports, ...imports].join('\n')}
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
    enforce: 'pre',
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
    transform(code, id) {
      const [file] = id.split('?');
      const isSheet = blocksFolders.some((folder) => file?.startsWith(folder));
      if (isSheet && file?.endsWith('/style.css')) return code.replace(SHARED_SHEET, '');
      return undefined;
    },
  };
}
