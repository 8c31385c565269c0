import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsonFault, jsonFault } from './json-fault.ts';
import type { Schema } from './json-schema.ts';

/** A block's folder, read. The folder is the registration: there is no list of blocks anywhere. */
export interface BlockFolder {
  type: string;
  /** The folder's absolute path. */
  folder: string;
  /** `island` when the block comes alive in the browser; `undefined` while the folder has neither file. */
  kind: 'view' | 'island' | undefined;
  /** The block's own schema, as it stands in its `schema.json`. */
  schema: Schema;
  /** The text of `schema.json`, by which a change is seen. */
  text: string;
}

/** What is wrong with a block's folder, in one line. */
export interface FolderFault {
  folder: string;
  message: string;
  /** What to write instead and where, when it is `schema.json` that cannot be read. */
  json?: JsonFault;
}

/** Words that mean something else in a page or in the generated types, so no block may have them as its name. */
export const takenNames = new Set(['fragment', 'block', 'link', 'button', 'image', 'video']);

/**
 * Reads the block folders below each of `blocksFolders`; a later folder's block takes the place of an earlier one of the
 * same name. A folder that cannot be read as a block is left out and named in `faults`. Names that begin with `_` or `.` are no blocks.
 */
export function readBlockFolders(blocksFolders: string[]): {
  blocks: BlockFolder[];
  faults: FolderFault[];
} {
  const blocks = new Map<string, BlockFolder>();
  const faults: FolderFault[] = [];
  for (const blocksFolder of new Set(blocksFolders)) {
    if (!existsSync(blocksFolder)) continue;
    for (const entry of readdirSync(blocksFolder, { withFileTypes: true })) {
      if (!entry.isDirectory() || /^[_.]/.test(entry.name)) continue;
      const folder = join(blocksFolder, entry.name);
      const read = readBlockFolder(entry.name, folder);
      if (typeof read === 'string') faults.push({ folder, message: read });
      else if ('message' in read) faults.push({ folder, ...read });
      else blocks.set(read.type, read);
    }
  }
  const sorted = [...blocks.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
  return { blocks: sorted, faults };
}

/** The block of one folder, or the sentence that says why it is none. */
function readBlockFolder(
  type: string,
  folder: string,
): BlockFolder | Omit<FolderFault, 'folder'> | string {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type)) {
    return 'the folder is the name of a block: small letters, digits and single dashes, beginning with a letter';
  }
  if (takenNames.has(type)) return `a block cannot be called ${type}: the word is taken`;
  const schemaFile = join(folder, 'schema.json');
  if (!existsSync(schemaFile)) return 'schema.json is missing';
  const text = readFileSync(schemaFile, 'utf8');
  let schema: Schema;
  try {
    schema = JSON.parse(text);
  } catch {
    const json = jsonFault(text);
    const message = `schema.json is not valid JSON: ${json?.message}`;
    return { message, ...(json ? { json } : {}) };
  }
  if (schema === null || typeof schema !== 'object' || schema.type !== 'object') {
    return 'schema.json has to begin with "type": "object"';
  }
  const isView = existsSync(join(folder, 'view.tsx'));
  const isIsland = existsSync(join(folder, 'island.tsx'));
  if (isView && isIsland) return 'a block has view.tsx or island.tsx, not both';
  const kind = isIsland ? 'island' : isView ? 'view' : undefined;
  return { type, folder, kind, schema, text };
}
