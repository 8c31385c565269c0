import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { noExtensions } from '../model/extensions.ts';
import type { SiteOptions } from './site.ts';

/** Returns the folders of block types; the types of a later folder replace those of an earlier one. */
export function blocksFolders(
  root: string,
  { engineRoot, moreBlocks = [], extensions = noExtensions, awaitsBlocks = false }: SiteOptions,
): string[] {
  const own = join(root, 'blocks');
  const ofPackages = extensions.packages.flatMap(({ blocks }) => blocks ?? []);
  const { blockFolders } = extensions;
  const folders = [join(engineRoot, 'blocks'), ...ofPackages, ...blockFolders, ...moreBlocks, own];
  const isWanted = (folder: string) => existsSync(folder) || (awaitsBlocks && folder === own);
  return [...new Set(folders)].filter(isWanted);
}
