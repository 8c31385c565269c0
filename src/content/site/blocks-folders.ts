/** Where the kinds of blocks of a site are. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteOptions } from './site.ts';

/** The folders that hold block types; a later one's go before an earlier one's. */
export function blocksFolders(
  root: string,
  { engineRoot, moreBlocks = [], awaitsBlocks = false }: SiteOptions,
): string[] {
  const own = join(root, 'blocks');
  const folders = [join(engineRoot, 'blocks'), ...moreBlocks, own];
  const isWanted = (folder: string) => existsSync(folder) || (awaitsBlocks && folder === own);
  return [...new Set(folders)].filter(isWanted);
}
