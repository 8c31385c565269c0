import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A block type's folder, as the bundler sees it. */
export interface BlockFolder {
  type: string;
  /** Absolute path of `view.tsx` or `island.tsx`. */
  component: string;
  kind: 'view' | 'island';
  /** Absolute path of `style.css`, if there is one. */
  style?: string;
}

/**
 * Finds the block folders of several `blocks/` folders; a later one's block stands in for an
 * earlier one's of the same name. Folders without a component (`_shared`) are left out.
 */
export function findBlockFolders(blocksFolders: string[]): BlockFolder[] {
  const found = new Map<string, BlockFolder>();
  for (const blocksFolder of blocksFolders.filter((folder) => existsSync(folder))) {
    for (const type of readdirSync(blocksFolder).sort()) {
      const folder = readBlockFolder(path.join(blocksFolder, type), type);
      if (folder) found.set(type, folder);
    }
  }
  return [...found.values()];
}

function readBlockFolder(folder: string, type: string): BlockFolder | undefined {
  const style = path.join(folder, 'style.css');
  for (const kind of ['view', 'island'] as const) {
    const component = path.join(folder, `${kind}.tsx`);
    if (!existsSync(component)) continue;
    return { type, component, kind, ...(existsSync(style) && { style }) };
  }
  return undefined;
}
