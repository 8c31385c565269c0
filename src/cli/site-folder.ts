import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The nearest folder above that holds a site. */
function siteAbove(folder: string): string | undefined {
  const parent = path.dirname(folder);
  if (parent === folder) return undefined;
  return existsSync(path.join(parent, 'pages/_site.yaml')) ? parent : siteAbove(parent);
}

/**
 * What keeps a command from working in a folder, in words for somebody who stands in the wrong one.
 *
 * @param folder absolute path of what `--site` names, or of the folder that the command was started in
 * @param needsPages whether the command is about the pages; a server needs only what was built
 * @returns `undefined` when nothing does
 */
export function wrongFolder(folder: string, needsPages: boolean): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return `There is no folder ${folder}.`;
  if (!stat.isDirectory()) return `${folder} is a file. --site names a folder that holds pages/.`;
  if (!needsPages || existsSync(path.join(folder, 'pages'))) return undefined;
  const above = siteAbove(folder);
  const way = above
    ? `The site is in ${above}: go there, or add --site ${path.relative(folder, above)}`
    : 'Go to the folder of your site, or make a new one: npx pagewright init my-site';
  return `There is no site in ${folder}: it has no folder pages/. ${way}`;
}
