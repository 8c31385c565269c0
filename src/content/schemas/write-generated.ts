import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { BlockPackage } from '../model/extensions.ts';
import type { FolderProblem } from '../model/schema-facts.ts';
import { readBlockMessages, withMessageNames } from './block-messages.ts';
import { type CollectionSchema, collectionSchemas } from './collection-schemas.ts';
import { readEngineSchemas } from './compose-schema.ts';
import { editorSchemas } from './editor-schemas.ts';
import { entryNames } from './entry-names.ts';
import { type BlockFolder, readBlockFolders } from './read-block-folders.ts';
import { typesSource } from './types-source.ts';

/** The error for folders that are not valid block types, and for blocks whose types cannot be generated. */
export class BrokenBlocks extends Error {
  readonly folders: FolderProblem[];
  readonly types: { folder: string; message: string }[];

  constructor(folders: FolderProblem[], types: BrokenBlocks['types']) {
    super('Some blocks are broken.');
    this.folders = folders;
    this.types = types;
  }
}

/** The folders that schemas are read from. */
interface GenerateFolders {
  /** Holds `schema/`. */
  engineRoot: string;
  /** Folders of block folders; a block of a later folder replaces one of the same name. */
  blocksFolders: string[];
  /** The packages among them; the generated schemas name the package of each block. */
  packages: BlockPackage[];
  /** The site; its collections get schemas too. */
  siteRoot: string;
}

const OUT_FOLDER = 'schema/generated';
const SETTINGS_NAME = '.vscode/settings.json';

/**
 * Writes the generated types and the editors' schemas into the site's `schema/generated`, and returns the files,
 * relative to the site's folder. Unchanged files are not written.
 *
 * @throws BrokenBlocks after writing when a block's folder is broken
 */
export async function generate(folders: GenerateFolders): Promise<string[]> {
  const { siteRoot } = folders;
  const { files, broken } = await generatedFiles(folders);
  await mkdir(join(siteRoot, OUT_FOLDER), { recursive: true });
  for (const [file, text] of files) {
    if ((await textOf(siteRoot, file)) !== text) await writeFile(join(siteRoot, file), text);
  }
  for (const name of await readdir(join(siteRoot, OUT_FOLDER))) {
    // The schema of a collection that was removed.
    const isOld = name.startsWith('collection-') && !files.has(`${OUT_FOLDER}/${name}`);
    if (isOld) await rm(join(siteRoot, OUT_FOLDER, name));
  }
  if (broken) throw broken;
  return [...files.keys()];
}

/**
 * Returns the files that `generate` would change.
 *
 * @throws BrokenBlocks when a block's folder is broken
 */
export async function staleFiles(folders: GenerateFolders): Promise<string[]> {
  const { files, broken } = await generatedFiles(folders);
  if (broken) throw broken;
  const stale: string[] = [];
  for (const [file, text] of files) {
    if ((await textOf(folders.siteRoot, file)) !== text) stale.push(file);
  }
  return stale;
}

const textOf = (siteRoot: string, file: string): Promise<string | undefined> =>
  readFile(join(siteRoot, file), 'utf8').catch(() => undefined);

/** Declares for editors which files a block's component may import besides code. */
const ASSET_TYPES = '/// <reference types="pagewright/assets" />\n';

/** Returns the texts of all generated files, by name. The same blocks always produce the same bytes. */
async function generatedFiles({
  engineRoot,
  blocksFolders,
  packages,
  siteRoot,
}: GenerateFolders): Promise<{ files: Map<string, string>; broken: BrokenBlocks | undefined }> {
  const { blocks, problems } = readBlockFolders(blocksFolders);
  const { messages } = readBlockMessages(blocks.map(({ folder }) => folder));
  const engine = withMessageNames(readEngineSchemas(engineRoot), messages);
  const types = await typesSource(blocks, engine);
  const untyped = new Set(types.problems.map(({ folder }) => folder));
  const sound = blocks.filter(({ folder }) => !untyped.has(folder));
  const schemas = editorSchemas(
    sound.map((block) => withOwner(block, packages)),
    engine,
    entryNames(siteRoot),
  );
  const collections = collectionSchemas(siteRoot);
  const made = [
    ['types.ts', types.text],
    ['assets.d.ts', ASSET_TYPES],
    ...Object.entries(schemas).map(([name, schema]) => [`${name}.schema.json`, toJson(schema)]),
    ...collections.map(({ name, schema }) => [name, toJson(schema)]),
  ];
  const files = new Map(made.map(([name, text = '']) => [`${OUT_FOLDER}/${name}`, text]));
  const settings = settingsWith((await textOf(siteRoot, SETTINGS_NAME)) ?? '', collections);
  if (settings !== undefined) files.set(SETTINGS_NAME, settings);
  const isBroken = problems.length + types.problems.length > 0;
  return { files, broken: isBroken ? new BrokenBlocks(problems, types.problems) : undefined };
}

/**
 * Returns a block of a package with the package's name in its schema, so that the package is known even when it is
 * not installed.
 */
function withOwner(block: BlockFolder, packages: BlockPackage[]): BlockFolder {
  const owner = packages.find(
    ({ blocks }) => blocks !== undefined && block.folder.startsWith(blocks + sep),
  );
  return owner ? { ...block, schema: { ...block.schema, 'x-package': owner.name } } : block;
}

function toJson(schema: unknown): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

const MAX_LINE_LENGTH = 100;
const OUR_SCHEMAS = './schema/generated/collection-';

/**
 * Returns the text of the settings with the current collections; `undefined` when nothing changes, or when the text
 * is not plain JSON and therefore left to its owner.
 */
export function settingsWith(text: string, collections: CollectionSchema[]): string | undefined {
  let settings: { [name: string]: unknown };
  try {
    settings = JSON.parse(text);
  } catch {
    return undefined;
  }
  const before = settings['yaml.schemas'];
  if (typeof before !== 'object' || before === null) return undefined;
  const kept = Object.entries(before).filter(([name]) => !name.startsWith(OUR_SCHEMAS));
  const own = collections.map(({ name, files }) => [`./schema/generated/${name}`, files]);
  const after = Object.fromEntries([...kept, ...own]);
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const root = parseTree(text);
  const section = root && findNodeAtLocation(root, ['yaml.schemas']);
  if (!section) return undefined;
  const lines = Object.entries(after).map(([name, files]) => line(name, files as string[]));
  const end = section.offset + section.length;
  return `${text.slice(0, section.offset)}{\n${lines.join(',\n')}\n  }${text.slice(end)}`;
}

/** Returns one entry of `yaml.schemas`; a list that makes the line too long is broken into lines, as formatters do. */
function line(name: string, files: string[]): string {
  const words = files.map((file) => JSON.stringify(file));
  const short = `    ${JSON.stringify(name)}: [${words.join(', ')}]`;
  if (short.length < MAX_LINE_LENGTH) return short;
  return `    ${JSON.stringify(name)}: [\n${words.map((word) => `      ${word}`).join(',\n')}\n    ]`;
}
