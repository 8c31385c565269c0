import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../files/folders.ts';
import { readJson } from '../files/read-json.ts';
import type { Schema } from '../model/json-schema.ts';
import type { FolderProblem } from '../model/schema-facts.ts';

/** A block's folder, read. The folder is the registration: there is no list of blocks anywhere. */
export interface BlockFolder {
  type: string;
  /** The folder's absolute path. */
  folder: string;
  /** `island` when the block hydrates in the browser; `undefined` while the folder has neither file. */
  kind: 'view' | 'island' | undefined;
  /** The block's own schema, as written in its `schema.json`. */
  schema: Schema;
  /** The text of `schema.json`, with which changes are detected. */
  text: string;
}

/** Names with another meaning in a page or in the generated types, which no block may have. */
export const takenNames = new Set(['fragment', 'block', 'link', 'button', 'image', 'video']);

/**
 * Reads the block folders below each of `blocksFolders`; a block of a later folder replaces one of the same name. A
 * folder that cannot be read as a block is left out and reported in `problems`. Folders whose names begin with `_` or
 * `.` are skipped.
 */
export function readBlockFolders(blocksFolders: string[]): {
  blocks: BlockFolder[];
  problems: FolderProblem[];
} {
  const blocks = new Map<string, BlockFolder>();
  const problems: FolderProblem[] = [];
  for (const blocksFolder of new Set(blocksFolders)) {
    for (const entry of listFolder(blocksFolder)) {
      if (!entry.isDirectory() || /^[_.]/.test(entry.name)) continue;
      const folder = join(blocksFolder, entry.name);
      const read = readBlockFolder(entry.name, folder);
      if ('why' in read) problems.push(read);
      else blocks.set(read.type, read);
    }
  }
  const sorted = [...blocks.values()].sort((a, b) => (a.type < b.type ? -1 : 1));
  return { blocks: sorted, problems };
}

/** Matches a valid name of a block type. */
export const BLOCK_TYPE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Reads the block of one folder, or returns why it is not one. */
function readBlockFolder(type: string, folder: string): BlockFolder | FolderProblem {
  if (!BLOCK_TYPE.test(type)) return { folder, type, why: 'odd-name' };
  if (takenNames.has(type)) return { folder, type, why: 'taken-name' };
  const read = readJson(join(folder, 'schema.json'));
  if (!read) return { folder, type, why: 'no-schema' };
  const { text } = read;
  if (read.data === undefined) return { folder, type, why: 'no-json', text };
  const schema = read.data as Schema | null;
  if (schema?.type !== 'object') return { folder, type, why: 'no-object' };
  const isView = existsSync(join(folder, 'view.tsx'));
  const isIsland = existsSync(join(folder, 'island.tsx'));
  if (isView && isIsland) return { folder, type, why: 'two-components' };
  const kind = isIsland ? 'island' : isView ? 'view' : undefined;
  return { type, folder, kind, schema, text };
}
