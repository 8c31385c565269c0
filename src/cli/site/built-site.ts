import { existsSync } from 'node:fs';
import path from 'node:path';
import { restoreFolder } from '../../build/output/replace-folder.ts';

/** Every build writes this file: https://docs.netlify.com/manage/routing/headers/ */
const ALWAYS_THERE = '_headers';

/**
 * Returns the absolute path of the built site; prints what is wrong when there is none. Restores an output that a
 * killed build had just moved aside.
 */
export function builtSite(siteRoot: string, out = 'dist'): string | undefined {
  const root = path.resolve(siteRoot, out);
  restoreFolder(root);
  if (existsSync(path.join(root, ALWAYS_THERE))) return root;
  const problem = existsSync(root)
    ? `${root} holds no built site. Build it first, npx pagewright build, and name with --out the folder that it was built into; without --out that is dist.`
    : `There is no built site in ${root}. Build it first: npx pagewright build`;
  console.error(problem);
  return undefined;
}
