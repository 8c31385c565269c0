/** The folders that a site is made of. */
import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { SiteOptions } from './site.ts';

/** The folders that hold block types; a later one's go before an earlier one's. */
export function blocksFolders(
  root: string,
  { engineRoot, moreBlocks = [] }: SiteOptions,
): string[] {
  const folders = [join(engineRoot, 'blocks'), ...moreBlocks, join(root, 'blocks')];
  return [...new Set(folders)].filter((folder) => existsSync(folder));
}

/** `/images/team.svg` for public/images/team.svg. */
export function publicFiles(root: string): Set<string> {
  const folder = join(root, 'public');
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        `/${relative(folder, join(entry.parentPath, entry.name))}`.replaceAll('\\', '/'),
      ),
  );
}
