import { join } from 'node:path';
import { listFolder } from './files/folders.ts';
import { isSegment } from './model/address-parts.ts';
import type { Issue } from './model/issue.ts';
import type { IssueParams } from './model/issue-params.ts';
import { repairedName } from './model/names.ts';
import type { PageFile } from './model/types.ts';
import { misnamedFolder, misnamedSiteFile } from './site/misnamed-parts.ts';

/** The file extensions of YAML; Windows hides `.txt`, which a text editor may append. */
export const YAML_ENDING = /\.ya?ml(?:\.txt)?$/i;
/**
 * A second extension before `.yaml`, as in `about.yaml.yaml`: where the system hides extensions, people add them
 * again.
 */
const SECOND_ENDING = /\.(?:ya?ml|txt|md)$/;

/**
 * Returns the page files below `<root>/pages`, sorted by route, and the issues of their names. Files and folders
 * whose names begin with an underscore or a dot are skipped. `index.yaml` is the page of its folder.
 */
export function findPages(root: string): { pageFiles: PageFile[]; issues: Issue[] } {
  const found = foundBelow(root, 'pages', '');
  const issues = found.flatMap((one) => ('issue' in one ? one.issue : []));
  const other = misnamedSiteFile(root);
  const byPattern = new Map<string, PageFile>();
  for (const page of found.flatMap((one) => ('page' in one ? one.page : []))) {
    if (page.file === `pages/${other}`) continue;
    const first = byPattern.get(page.pattern);
    if (first) issues.push(sameRoute(page, first.file));
    else byPattern.set(page.pattern, page);
  }
  const pageFiles = [...byPattern.values()].sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
  return { pageFiles, issues };
}

/** Returns the issue of a page whose route an earlier file already has. */
export function sameRoute(page: { file: string; pattern: string }, first: string): Issue {
  const { file, pattern: route } = page;
  return { code: 'duplicate-route', params: { route, first }, file, path: [] };
}

/** A page file, or the issue of a file or folder that cannot be one. */
type Found = { page: PageFile } | { issue: Issue };

/** Returns what is found in a folder and the folders below; `route` is the folder's own. */
function foundBelow(root: string, folder: string, route: string): Found[] {
  return listFolder(join(root, folder)).flatMap((entry): Found[] => {
    const { name } = entry;
    if (/^[_.]/.test(name)) return [];
    const place = `${folder}/${name}`;
    const isFolder = entry.isDirectory();
    const issue = isFolder ? folderIssue(root, place, name) : fileIssue(place, name, route);
    if (issue) return [{ issue }];
    if (isFolder) return foundBelow(root, place, `${route}/${name}`);
    return [{ page: { file: place, pattern: patternOf(name, route) } }];
  });
}

/** Returns the issue of a folder that cannot hold pages because of its name; `undefined` when it can. */
function folderIssue(root: string, folder: string, name: string): Issue | undefined {
  const misnamed = folder === `pages/${name}` ? misnamedFolder(root, name) : undefined;
  if (misnamed) return misnamed;
  return isSegment(name) ? undefined : oddPath(folder, { reason: 'folder', name });
}

/** Returns the issue of a file that cannot be a page because of its name; `undefined` when it can. */
function fileIssue(file: string, name: string, route: string): Issue | undefined {
  const stem = name.replace(/\.yaml$/, '');
  if (stem === name) return noPage(file, name);
  if (!isSegment(stem) || SECOND_ENDING.test(stem)) return oddPath(file, { reason: 'file', name });
  const isIndexOfIndex = stem === 'index' && route.endsWith('/index');
  return isIndexOfIndex ? oddPath(file, { reason: 'index-folder' }) : undefined;
}

/** Returns the route pattern of a page file in the folder of `route`. */
function patternOf(name: string, route: string): string {
  const stem = name.replace(/\.yaml$/, '');
  return stem === 'index' ? route || '/' : `${route}/${stem}`;
}

const oddPath = (file: string, params: IssueParams['odd-path']): Issue => ({
  code: 'odd-path',
  params,
  file,
  path: [],
});

/** Returns the issue of a file or folder that nothing is made of. */
export const ofNoPage = (file: string, params: IssueParams['no-page']): Issue => ({
  code: 'no-page',
  severity: 'warning',
  params,
  file,
  path: [],
});

/** Returns the issue of a file whose name does not end with `.yaml`. */
export function noPage(file: string, name: string): Issue {
  if (!YAML_ENDING.test(name)) return ofNoPage(file, { reason: 'other-file', name });
  const base = name.replace(YAML_ENDING, '');
  const stem = repairedName(base) === base.toLowerCase() ? base.toLowerCase() : base;
  return { code: 'wrong-ending', params: { name, right: `${stem}.yaml` }, file, path: [] };
}
