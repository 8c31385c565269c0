import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { readBlockFolders } from '../../content/schemas/read-block-folders.ts';
import { parseSheet, styleFiles } from './style-files.ts';

const BLOCKS = 'virtual:pagewright/blocks';
const ISLANDS = 'virtual:pagewright/islands';

/** What blocks import of the engine, by the name of its package: the same files as in `exports` of its package.json. */
export const ENTRIES: Record<string, string> = {
  'pagewright/blocks': 'entry.ts',
  'pagewright/carousel': 'carousel/entry.ts',
  'pagewright/forms': 'forms.ts',
  'pagewright/icons': 'ui/icons.ts',
};

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
  /** Absolute paths of its style sheets: `style.css`, before it those that it imports, and behind it CSS modules. */
  sheets: string[];
  /** The same of `deferred.css`. */
  deferred: string[];
  /** Absolute path of `structured-data.ts`, if there is one. */
  structuredData: string | undefined;
  /** The same of `parts.tsx`. */
  parts: string | undefined;
}

const isCssModule = (file: string) => file.endsWith('.module.css');

/** Returns the CSS modules of a block (https://github.com/css-modules/css-modules), which its component imports for their names. */
const cssModules = (folder: string) =>
  readdirSync(folder)
    .filter(isCssModule)
    .map((name) => path.join(folder, name));

/** Returns what a class of a CSS module is called on the page: `opening-hours-list__day` for `day` of list.module.css. */
function className(name: string, file: string): string {
  const [place = ''] = file.split('?');
  return `${path.basename(path.dirname(place))}-${path.basename(place, '.module.css')}__${name}`;
}

function findBlockFiles(blocksFolders: string[]): BlockFiles[] {
  return readBlockFolders(blocksFolders).blocks.flatMap(({ type, folder, kind }) => {
    if (!kind) return [];
    const [engineBlocks = ''] = blocksFolders;
    const known = (name: string) => {
      const file = path.join(folder, name);
      return existsSync(file) ? file : undefined;
    };
    const sheetsOf = (name: string) => {
      const file = known(name);
      return file ? styleFiles(file, engineBlocks) : [];
    };
    return {
      type,
      kind,
      component: path.join(folder, `${kind}.tsx`),
      sheets: [...sheetsOf('style.css'), ...cssModules(folder)],
      deferred: sheetsOf('deferred.css'),
      structuredData: known('structured-data.ts'),
      parts: known('parts.tsx'),
    };
  });
}

/** Returns what a style sheet is called: its path below the `blocks/` that it is in, such as `_shared/styles/cards`. */
const sheetName = (file: string, blocksFolders: string[]) => {
  const folder = blocksFolders.find((one) => file.startsWith(one + path.sep)) ?? '';
  return path
    .relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/\.css$/, '');
};

/** Returns every block's component, style sheets and words for search engines: for the renderer. */
function blocksModule(
  folders: BlockFiles[],
  base: Pick<BlockFiles, 'sheets' | 'deferred'>,
  { containerTypes, blocksFolders }: BlocksPluginOptions,
): string {
  const imports = folders.flatMap(({ component, structuredData, parts }, n) => [
    `import * as c${n} from ${text(component)};`,
    parts ? `import { withParts as p${n} } from ${text(parts)};` : '',
    structuredData ? `import { structuredData as d${n} } from ${text(structuredData)};` : '',
  ]);
  const all = [base, ...folders].flatMap(({ sheets, deferred }) => [...sheets, ...deferred]);
  const files = [...new Set(all)];
  const sheetImports = files.map((file, n) => `import s${n} from ${text(`${file}?inline`)};`);
  const asObject = (sheets: string[]) =>
    `{ ${sheets.map((file) => `${text(sheetName(file, blocksFolders))}: s${files.indexOf(file)}`).join(', ')} }`;
  const entries = folders.map(({ type, kind, structuredData, parts, sheets, deferred }, n) => {
    const fields = [
      `kind: ${text(kind)}, holdsBlocks: ${containerTypes.has(type)}, component: c${n}.default, messages: c${n}.messages`,
      `sheets: ${asObject(sheets)}, deferred: ${asObject(deferred)}`,
      ...(structuredData ? [`structuredData: d${n}`] : []),
      ...(parts ? [`withParts: p${n}`] : []),
    ];
    return `${text(type)}: { ${fields.join(', ')} },`;
  });
  return `${[...sheetImports, ...imports].join('\n')}
export const base = { sheets: ${asObject(base.sheets)}, deferred: ${asObject(base.deferred)} };
export const modules = {\n${entries.join('\n')}\n};\n`;
}

/** Returns what may hydrate in the browser, each in a chunk of its own; views only where they hold blocks. */
function islandsModule(folders: BlockFiles[], containerTypes: Set<string>): string {
  const entries = folders
    .filter(({ type, kind }) => kind === 'island' || containerTypes.has(type))
    .map(({ type, component }) => `${text(type)}: () => import(${text(component)}),`);
  return `export const islandModules = {\n${entries.join('\n')}\n};\n`;
}

interface BlocksPluginOptions {
  /** The `blocks/` folders, the engine's first. */
  blocksFolders: string[];
  /** The block types that may hold blocks; asked for anew each time the blocks are read. */
  containerTypes: Set<string>;
}

/** Returns the file of the engine that a site's own block means by `../_shared/...`, where there is none beside it. */
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
  const [engineBlocks = ''] = blocksFolders;
  const siteFolder = path.dirname(blocksFolders.at(-1) ?? '');
  const shared = (name: string) =>
    styleFiles(path.join(engineBlocks, '_shared/styles', name), engineBlocks);
  return {
    name: 'pagewright:blocks',
    enforce: 'pre',
    config: () => ({
      // A site may have a PostCSS config of its own.
      css: { modules: { generateScopedName: className }, postcss: siteFolder },
    }),
    resolveId(id, importer) {
      if (id === BLOCKS || id === ISLANDS) return asModule(id);
      const entry = ENTRIES[id];
      // Without effects of its own: what a block does not use of it is left out.
      if (entry) return { id: path.join(engineBlocks, '_shared', entry), moduleSideEffects: false };
      return sharedFallback(id, importer, blocksFolders);
    },
    load(id) {
      if (id === asModule(BLOCKS))
        return blocksModule(
          findBlockFiles(blocksFolders),
          { sheets: shared('base.css'), deferred: shared('deferred.css') },
          options,
        );
      if (id !== asModule(ISLANDS)) return undefined;
      return islandsModule(findBlockFiles(blocksFolders), options.containerTypes);
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      // What it imports is a sheet of its own, which a page carries once.
      const isSheet = file.endsWith('.css') && !isCssModule(file);
      return isSheet ? parseSheet(code, file).css : undefined;
    },
  };
}
