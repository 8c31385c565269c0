import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readBlockFolders } from '../content/schemas/read-block-folders.ts';
import { findSheets, partOf, type SheetFile, withoutSheets } from './sheet-files.ts';
import { wordsSaid } from './words-said.ts';

const BLOCKS = 'virtual:pagewright/blocks';
const ISLANDS = 'virtual:pagewright/islands';

const asModule = (id: string) => `\0${id}`;
/** The modules that know which blocks there are. They have to be made anew when a block's file comes or goes. */
export const listsOfBlocks = [BLOCKS, ISLANDS].map(asModule);
const text = JSON.stringify;

/** One block type as the bundler sees it. */
interface BlockFiles {
  type: string;
  kind: 'view' | 'island';
  /** Absolute path of `view.tsx` or `island.tsx`. */
  component: string;
  /** Its style sheets. */
  sheets: SheetFile[];
  /** Absolute path of `structured-data.ts`, if there is one. */
  structuredData: string | undefined;
  /** The words that it may say. */
  words: string[];
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
      sheets: findSheets(known('style.css'), type, blocksFolders[0] as string),
      structuredData: known('structured-data.ts'),
      words: wordsSaid(path.join(folder, `${kind}.tsx`), blocksFolders[0] as string),
    };
  });
}

/** Every block's component, style sheets and words for search engines: for the renderer. */
function blocksModule(folders: BlockFiles[], holders: Set<string>, base: SheetFile[]): string {
  const imports = folders.flatMap(({ component, structuredData }, n) => [
    `import c${n} from ${text(component)};`,
    structuredData ? `import { structuredData as d${n} } from ${text(structuredData)};` : '',
  ]);
  const sheets = [...base, ...folders.flatMap((files) => files.sheets)];
  const moduleOf = ({ file, part }: SheetFile) => `${file}?inline&part=${part}`;
  const styles = [...new Set(sheets.map(moduleOf))];
  const sheetImports = styles.map((module, n) => `import s${n} from ${text(module)};`);
  const asObject = (list: SheetFile[]) =>
    `{ ${list.map((sheet) => `${text(sheet.name)}: { css: s${styles.indexOf(moduleOf(sheet))}, onlyWith: ${text(sheet.onlyWith)}, later: ${sheet.later} }`).join(', ')} }`;
  const entries = folders.map((files, n) => {
    const { type, kind, structuredData } = files;
    const fields = [
      `kind: ${text(kind)}, holdsBlocks: ${holders.has(type)}, component: c${n}`,
      `sheets: ${asObject(files.sheets)}, words: ${text(files.words)}`,
      ...(structuredData ? [`structuredData: d${n}`] : []),
    ];
    return `${text(type)}: { ${fields.join(', ')} },`;
  });
  return `${[...sheetImports, ...imports].join('\n')}
export const base = ${asObject(base)};
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
  /** The block types that may hold blocks; asked for anew each time the blocks are read. */
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
  const engines = path.join(blocksFolders[0] as string, shared);
  return existsSync(engines) ? engines : undefined;
}

/**
 * Makes the folders below `blocks/` importable as two modules: the folder is the registration,
 * there is no list to edit.
 */
export function blocksPlugin(options: BlocksPluginOptions): Plugin {
  const { blocksFolders } = options;
  const engineBlocks = blocksFolders[0] as string;
  const base = path.join(engineBlocks, '_shared/base.css');
  return {
    name: 'pagewright:blocks',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === BLOCKS || id === ISLANDS) return asModule(id);
      return sharedFallback(id, importer, blocksFolders);
    },
    load(id) {
      if (id === asModule(BLOCKS)) {
        const sheets = findSheets(base, '_base', engineBlocks);
        return blocksModule(findBlockFiles(blocksFolders), options.holders, sheets);
      }
      if (id !== asModule(ISLANDS)) return undefined;
      return islandsModule(findBlockFiles(blocksFolders), options.holders);
    },
    transform(code, id) {
      const [, file = '', part] = /^([^?]*\.css)(?:\?.*\bpart=(\d+))?/.exec(id) ?? [];
      const isSheet = blocksFolders.some((folder) => file.startsWith(folder));
      const css = part === undefined ? code : partOf(code, Number(part));
      return isSheet ? withoutSheets(css, file, engineBlocks) : undefined;
    },
  };
}
