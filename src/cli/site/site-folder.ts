import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { MARKER } from '../../build/output/output-folder.ts';
import { restoreFolder } from '../../build/output/replace-folder.ts';
import { CommandFailed, WRONG_USAGE } from './command.ts';

/** Returns the nearest folder above that holds a site. */
function siteAbove(folder: string): string | undefined {
  const parent = path.dirname(folder);
  if (parent === folder) return undefined;
  return existsSync(path.join(parent, 'pages/_site.yaml')) ? parent : siteAbove(parent);
}

/**
 * Returns why a command cannot work in a folder, as a message for the user.
 *
 * @param folder absolute path of the folder that `--site` names, or of the current one
 * @param parts the folders of which the command needs one; a server needs only the built site
 */
export function wrongFolder(folder: string, parts: string[]): string | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (!stat) return `There is no folder ${folder}.`;
  if (!stat.isDirectory()) return `${folder} is a file. --site names a folder that holds pages/.`;
  if (parts.length === 0) return undefined;
  if (parts.some((part) => existsSync(path.join(folder, part)))) return undefined;
  const above = siteAbove(folder);
  const way = above
    ? `The site is in ${above}: go there, or add --site ${path.relative(folder, above)}`
    : 'Go to the folder of your site, or make a new one: npx pagewright init my-site';
  return `There is no site in ${folder}: it has no folder pages/. ${way}`;
}

/** A site's own folders. A build inside of them would be read as part of the site, or published. */
const OWN_FOLDERS = ['pages', 'public', 'blocks', 'schema', '.data', '.git', 'node_modules'];

/** Returns the nearest folder above that is the output of a build. */
function builtAbove(folder: string): string | undefined {
  const parent = path.dirname(folder);
  if (parent === folder) return undefined;
  return existsSync(path.join(parent, MARKER)) ? parent : builtAbove(parent);
}

/**
 * Returns the absolute path of the output folder.
 *
 * @param given what `--out` names
 * @throws an error with a message for the user when it is in one of the site's own folders, or in the output of another build, which replaces it
 */
export function outputPlace(siteRoot: string, given: string): string {
  const out = path.resolve(siteRoot, given);
  const [first = ''] = path.relative(siteRoot, out).split(path.sep);
  const around = builtAbove(out);
  if (around) {
    throw new Error(
      `Nothing can be built into ${out}: ${around} is a built site itself, and whatever lies in it may go with its next build. Choose a folder beside it, such as --out ${path.relative(siteRoot, around)}-${path.basename(out)}`,
    );
  }
  if (!OWN_FOLDERS.includes(first)) return out;
  throw new Error(
    `Nothing can be built into ${out}: ${first}/ is a part of the site itself. Choose another folder with --out, such as dist.`,
  );
}

/** Every build writes this file: https://docs.netlify.com/manage/routing/headers/ */
const ALWAYS_THERE = '_headers';

/**
 * Returns the absolute path of the built site. Restores an output that a killed build had just moved aside.
 *
 * @throws CommandFailed when there is no built site
 */
export function builtSite(siteRoot: string, out = 'dist'): string {
  const root = path.resolve(siteRoot, out);
  restoreFolder(root);
  if (existsSync(path.join(root, ALWAYS_THERE))) return root;
  const problem = existsSync(root)
    ? `${root} holds no built site. Build it first, npx pagewright build, and name with --out the folder that it was built into; without --out that is dist.`
    : `There is no built site in ${root}. Build it first: npx pagewright build`;
  throw new CommandFailed(problem, WRONG_USAGE);
}

/** Returns the text of a file; empty when it does not exist. */
export const readOrEmpty = (file: string): string =>
  existsSync(file) ? readFileSync(file, 'utf8') : '';
