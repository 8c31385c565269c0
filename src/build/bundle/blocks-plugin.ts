import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { holdsBlocks } from '../../content/model/json-schema.ts';
import { readBlockFolders } from '../../content/schemas/read-block-folders.ts';
import { PHOTOGRAPH } from '../../content/transform/pictures.ts';
import { importedStyles } from './imported-styles.ts';
import { parseSheet, styleFiles } from './style-files.ts';

/** The engine's modules that blocks may import by package name: the same files as in `exports` of its package.json. */
export const ENTRIES: Record<string, string> = {
  'pagewright/blocks': 'entry.ts',
  'pagewright/carousel': 'carousel/entry.ts',
  'pagewright/forms': 'forms.ts',
  'pagewright/icons': 'ui/icons.ts',
};

const BLOCKS = 'virtual:pagewright/blocks';
const ISLANDS = 'virtual:pagewright/islands';

const asModule = (id: string) => `\0${id}`;
/** The virtual modules that list the blocks. They are invalidated when a block's file is added or deleted. */
export const listsOfBlocks = [BLOCKS, ISLANDS].map(asModule);
const toSource = JSON.stringify;

/** The files of one block type, for the bundler. */
interface BlockFiles {
  type: string;
  kind: 'view' | 'island';
  holdsBlocks: boolean;
  /** Absolute path of `view.tsx` or `island.tsx`. */
  component: string;
  /** Absolute paths of its style sheets: the imports of `style.css`, then `style.css` itself. */
  sheets: string[];
  /** Absolute paths of `deferred.css` and its imports. */
  deferred: string[];
  /** Absolute path of `structured-data.ts`, if there is one. */
  structuredData: string | undefined;
  /** Absolute path of `parts.tsx`, if there is one. */
  parts: string | undefined;
}

/** Returns whether a file is a style sheet without anything to compile, as CSS modules and Sass have. */
const isPlainSheet = (file: string) => file.endsWith('.css') && !file.endsWith('.module.css');

/** Returns the global name of a class of a CSS module: `opening-hours-list__day` for `day` of list.module.css. */
function className(name: string, file: string): string {
  const [place = ''] = file.split('?');
  return `${path.basename(path.dirname(place))}-${path.basename(place, '.module.css')}__${name}`;
}

function findBlockFiles(blocksFolders: string[]): BlockFiles[] {
  return readBlockFolders(blocksFolders).blocks.flatMap(({ type, folder, kind, schema }) => {
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
      holdsBlocks: holdsBlocks(schema),
      component: path.join(folder, `${kind}.tsx`),
      sheets: sheetsOf('style.css'),
      deferred: sheetsOf('deferred.css'),
      structuredData: known('structured-data.ts'),
      parts: known('parts.tsx'),
    };
  });
}

/** Returns the name of a style sheet: its path below its `blocks/` folder, such as `_shared/styles/cards`. */
const sheetName = (file: string, blocksFolders: string[]) => {
  const folder = blocksFolders.find((one) => file.startsWith(one + path.sep)) ?? '';
  return path
    .relative(folder, file)
    .replaceAll('\\', '/')
    .replace(/\.css$/, '');
};

/** Returns the code of the renderer's module: every block's component, style sheets and structured data. */
function blocksModule(
  folders: BlockFiles[],
  base: Pick<BlockFiles, 'sheets' | 'deferred'>,
  blocksFolders: string[],
): string {
  const imports = folders.flatMap(({ component, structuredData, parts }, n) => [
    `import * as c${n} from ${toSource(component)};`,
    parts ? `import { withParts as p${n} } from ${toSource(parts)};` : '',
    structuredData ? `import { structuredData as d${n} } from ${toSource(structuredData)};` : '',
  ]);
  const all = [base, ...folders].flatMap(({ sheets, deferred }) => [...sheets, ...deferred]);
  const files = [...new Set(all)];
  const sheetImports = files.map((file, n) => `import s${n} from ${toSource(`${file}?inline`)};`);
  const asObject = (sheets: string[]) =>
    `{ ${sheets.map((file) => `${toSource(sheetName(file, blocksFolders))}: s${files.indexOf(file)}`).join(', ')} }`;
  const entries = folders.map((block, n) => {
    const { type, kind, structuredData, parts, sheets, deferred } = block;
    const fields = [
      `kind: ${toSource(kind)}, holdsBlocks: ${block.holdsBlocks}, component: c${n}.default, messages: c${n}.messages`,
      `sheets: ${asObject(sheets)}, deferred: ${asObject(deferred)}`,
      ...(structuredData ? [`structuredData: d${n}`] : []),
      ...(parts ? [`withParts: p${n}`] : []),
    ];
    return `${toSource(type)}: { ${fields.join(', ')} },`;
  });
  return `${[...sheetImports, ...imports].join('\n')}
export const base = { sheets: ${asObject(base.sheets)}, deferred: ${asObject(base.deferred)} };
export const modules = {\n${entries.join('\n')}\n};\n`;
}

/**
 * Returns the code of the app's module: the blocks that may hydrate, each in a chunk of its own. Of the views, only
 * those that hold blocks.
 */
function islandsModule(folders: BlockFiles[]): string {
  const entries = folders
    .filter((block) => block.kind === 'island' || block.holdsBlocks)
    .map(({ type, component }) => `${toSource(type)}: () => import(${toSource(component)}),`);
  return `export const islandModules = {\n${entries.join('\n')}\n};\n`;
}

/** Returns the engine's file for `../_shared/...` in a site's own block, unless the site has such a file itself. */
function sharedFallback(id: string, importer: string | undefined, blocksFolders: string[]) {
  const shared = /^\.\.\/(_shared\/.+)$/.exec(id)?.[1];
  if (!shared || !importer || existsSync(path.resolve(path.dirname(importer), id)))
    return undefined;
  const engines = path.join(blocksFolders[0] as string, shared);
  return existsSync(engines) ? engines : undefined;
}

/**
 * Makes the folders below `blocks/` importable as two virtual modules. A folder registers its block: there is no list
 * to edit.
 *
 * @param blocksFolders the `blocks/` folders, the engine's first
 */
export function blocksPlugin(blocksFolders: string[]): Plugin {
  const [engineBlocks = ''] = blocksFolders;
  const siteFolder = path.dirname(blocksFolders.at(-1) ?? '');
  const shared = (name: string) =>
    styleFiles(path.join(engineBlocks, '_shared/styles', name), engineBlocks);
  return {
    name: 'pagewright:blocks',
    enforce: 'pre',
    config: () => ({
      // The site may have a PostCSS configuration of its own.
      css: { modules: { generateScopedName: className }, postcss: siteFolder },
      // A photograph within the code or the styles would keep its metadata.
      build: { assetsInlineLimit: (file) => (PHOTOGRAPH.test(file) ? false : undefined) },
    }),
    resolveId(id, importer) {
      if (id === BLOCKS || id === ISLANDS) return asModule(id);
      const entry = ENTRIES[id];
      // These modules have no side effects, so what a block does not use is tree-shaken.
      if (entry) return { id: path.join(engineBlocks, '_shared', entry), moduleSideEffects: false };
      return sharedFallback(id, importer, blocksFolders);
    },
    async load(id) {
      if (id === asModule(ISLANDS)) return islandsModule(findBlockFiles(blocksFolders));
      if (id !== asModule(BLOCKS)) return undefined;
      const resolve = async (name: string, importer: string) =>
        (await this.resolve(name, importer))?.id;
      const imports = new Map<string, Promise<string[]>>();
      const withImported = async (block: BlockFiles) => {
        const code = [block.component, ...(block.parts ? [block.parts] : [])];
        const imported = await importedStyles(code, resolve, imports);
        const sheets = imported.flatMap((file) =>
          isPlainSheet(file) ? styleFiles(file, engineBlocks) : file,
        );
        return { ...block, sheets: [...new Set([...block.sheets, ...sheets])] };
      };
      const folders = await Promise.all(findBlockFiles(blocksFolders).map(withImported));
      // The imports may change with the code.
      for (const file of imports.keys()) this.addWatchFile(file);
      const base = { sheets: shared('base.css'), deferred: shared('deferred.css') };
      return blocksModule(folders, base, blocksFolders);
    },
    transform(code, id) {
      const [file = ''] = id.split('?');
      // Without its imports: each of them is a sheet of its own, which a page carries once.
      return isPlainSheet(file) ? parseSheet(code, file).css : undefined;
    },
  };
}
