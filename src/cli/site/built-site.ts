import { existsSync } from 'node:fs';
import path from 'node:path';
import { restoreFolder } from '../../build/output/replace-folder.ts';

/** Each build writes it: https://docs.netlify.com/manage/routing/headers/ */
const ALWAYS_THERE = '_headers';

/**
 * Returns what keeps a folder from being served as a site, in words. One that a build which was cut off had just moved aside is put
 * back first.
 *
 * @param root absolute path of the folder
 * @returns nothing when a built site is there
 */
export function notBuilt(root: string): string | undefined {
  restoreFolder(root);
  if (existsSync(path.join(root, ALWAYS_THERE))) return undefined;
  return existsSync(root)
    ? `${root} holds no built site. Build it first, npx pagewright build, and name with --out the folder that it was built into; without --out that is dist.`
    : `There is no built site in ${root}. Build it first: npx pagewright build`;
}
