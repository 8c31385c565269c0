import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { relativePath } from '../files/folders.ts';
import type { BlockPackage } from '../model/extensions.ts';
import type { FolderProblem } from '../model/schema-facts.ts';
import { readBlockMessages, withMessageNames } from './block-messages.ts';
import { type CollectionSchema, collectionSchemas } from './collection-schemas.ts';
import { readEngineSchemas } from './compose-schema.ts';
import { editorSchemas } from './editor-schemas.ts';
import { entryNames } from './entry-names.ts';
import { type BlockFolder, readBlockFolders } from './read-block-folders.ts';
import { typesSource } from './types-source.ts';

/** Folders that are no block types, and blocks whose types cannot be generated. */
export class BrokenBlocks extends Error {
  readonly folders: FolderProblem[];
  readonly types: { folder: string; message: string }[];

  constructor(folders: FolderProblem[], types: BrokenBlocks['types']) {
    super('Some blocks are broken.');
    this.folders = folders;
    this.types = types;
  }
}

/** Where schemas are read from and where what is made of them goes. */
interface GenerateFolders {
  /** Holds `schema/`. */
  engineRoot: string;
  /** Folders of block folders; a later one's block takes the place of an earlier one's. */
  blocksFolders: string[];
  /** The packages among them: it is noted which blocks are theirs. */
  packages?: BlockPackage[];
  /** Where the files are written. */
  outFolder: string;
  /** The site whose collections get schemas too. */
  siteRoot?: string;
}

/**
 * Writes the generated types and the editors' schemas of a site into its `schema/generated`, and returns the files, relative to the site's
 * folder. Throws BrokenBlocks after writing when a block's folder is broken.
 */
export async function generate(
  folders: Omit<Required<GenerateFolders>, 'outFolder'>,
): Promise<string[]> {
  const { siteRoot } = folders;
  const outFolder = join(siteRoot, 'schema', 'generated');
  const written = await writeGenerated({ ...folders, outFolder });
  await removeOld(outFolder, written);
  const settings = await newSettings(siteRoot);
  if (settings !== undefined) {
    const file = join(siteRoot, settingsName);
    await writeFile(file, settings);
    written.push(file);
  }
  return written.map((file) => relativePath(siteRoot, file));
}

const settingsName = '.vscode/settings.json';

/** Returns the text that `.vscode/settings.json` of a site should have; `undefined` when it is as it should be, or not there. */
export async function newSettings(siteRoot: string): Promise<string | undefined> {
  const text = await readFile(join(siteRoot, settingsName), 'utf8').catch(() => undefined);
  const collections = collectionSchemas(siteRoot);
  return text === undefined ? undefined : settingsWith(text, collections);
}

/** Removes the schemas of collections that are gone. */
async function removeOld(folder: string, written: string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    const isOld = name.startsWith('collection-') && !written.includes(join(folder, name));
    if (isOld) await rm(join(folder, name));
  }
}

/** Tells an editor what a block's component may import beside code. */
const assetTypes = '/// <reference types="pagewright/assets" />\n';

/**
 * Writes `types.ts` and the editors' schemas into `outFolder`, and returns their absolute paths. The same blocks always give the same bytes, and
 * files that would stay the same are not touched. Throws BrokenBlocks after writing when a block's folder is broken.
 */
export async function writeGenerated(folders: GenerateFolders): Promise<string[]> {
  const { blocks, problems } = readBlockFolders(folders.blocksFolders);
  const { messages } = readBlockMessages(blocks.map(({ folder }) => folder));
  const engine = withMessageNames(readEngineSchemas(folders.engineRoot), messages);
  const types = await typesSource(blocks, engine);
  const broken = new Set(types.problems.map((problem) => problem.folder));
  const sound = blocks.filter((block) => !broken.has(block.folder));
  const { siteRoot } = folders;
  const schemas = editorSchemas(
    sound.map((block) => withOwner(block, folders.packages)),
    engine,
    siteRoot ? entryNames(siteRoot) : undefined,
  );
  const files: [string, string][] = [
    ['types.ts', types.text],
    ['assets.d.ts', assetTypes],
    ['blocks.schema.json', toJson(schemas.blocks)],
    ['page.schema.json', toJson(schemas.page)],
    ['site.schema.json', toJson(schemas.site)],
    ['fragment.schema.json', toJson(schemas.fragment)],
  ];
  for (const { name, schema } of siteRoot ? collectionSchemas(siteRoot) : []) {
    files.push([name, toJson(schema)]);
  }
  await mkdir(folders.outFolder, { recursive: true });
  for (const [name, text] of files) await writeWhenChanged(join(folders.outFolder, name), text);
  if (problems.length + types.problems.length > 0) throw new BrokenBlocks(problems, types.problems);
  return files.map(([name]) => join(folders.outFolder, name));
}

/** Returns a block of a package with the name of that in its schema, by which it is known when the package is gone. */
function withOwner(block: BlockFolder, packages: BlockPackage[] = []): BlockFolder {
  const owner = packages.find(
    ({ blocks }) => blocks !== undefined && block.folder.startsWith(blocks + sep),
  );
  return owner ? { ...block, schema: { ...block.schema, 'x-package': owner.name } } : block;
}

function toJson(schema: unknown): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}

async function writeWhenChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before !== text) await writeFile(file, text);
}

const longestLine = 100;
const ours = './schema/generated/collection-';

/**
 * Returns the text of the settings with the collections as they are now; `undefined` when there is nothing to change,
 * or the text is no plain JSON and so an editor's own to keep.
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
  const kept = Object.entries(before).filter(([name]) => !name.startsWith(ours));
  const own = collections.map(({ name, files }) => [`./schema/generated/${name}`, files]);
  const after = Object.fromEntries([...kept, ...own]);
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const section = /("yaml\.schemas":\s*)\{[^{}]*\}/;
  if (!section.test(text)) return undefined;
  const lines = Object.entries(after).map(([name, files]) => line(name, files as string[]));
  return text.replace(section, (_all, start: string) => `${start}{\n${lines.join(',\n')}\n  }`);
}

/** Returns one association; a list that makes the line too long gets lines of its own, as formatters write it. */
function line(name: string, files: string[]): string {
  const words = files.map((file) => JSON.stringify(file));
  const short = `    ${JSON.stringify(name)}: [${words.join(', ')}]`;
  if (short.length < longestLine) return short;
  return `    ${JSON.stringify(name)}: [\n${words.map((word) => `      ${word}`).join(',\n')}\n    ]`;
}
