import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from './issue.ts';
import { misnamedFolder, misnamedSiteFile } from './misnamed-parts.ts';
import type { PageFile } from './types.ts';

const goodName = /^[a-z0-9]+(?:[-_.~]?[a-z0-9]+)*$/;
/** How YAML files end; Windows hides the ending that a text editor adds. */
const yamlEnding = /\.ya?ml(?:\.txt)?$/i;
const parameter = /^\[[A-Za-z][A-Za-z0-9_]*\]$/;

/**
 * The page files below `<root>/pages`, sorted by route, and what is wrong with their names. Files and folders whose names begin with
 * an underscore or a dot are no pages. `index.yaml` is the page of its folder.
 */
export function findPages(root: string): { pageFiles: PageFile[]; issues: Issue[] } {
  const issues: Issue[] = [];
  const all: PageFile[] = [];
  searchFolder(root, 'pages', '', all, issues);
  const other = misnamedSiteFile(root);
  const found = other ? all.filter(({ file }) => file !== `pages/${other}`) : all;
  const byPattern = new Map<string, PageFile>();
  for (const page of found) {
    const first = byPattern.get(page.pattern);
    if (first) issues.push(sameRoute(page, first.file));
    else byPattern.set(page.pattern, page);
  }
  const pageFiles = [...byPattern.values()].sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
  return { pageFiles, issues };
}

/** What is wrong with the names of fragments, collections, their folders and the site file, which would otherwise be overlooked. */
export function unreadNames(root: string): Issue[] {
  const collections = 'pages/_collections';
  const entries = listFolder(join(root, collections))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${collections}/${name}`);
  const other = misnamedSiteFile(root);
  const inPages = listFolder(join(root, 'pages')).filter(
    ({ name }) => name.startsWith('_') && name !== other,
  );
  const misnamed = inPages
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => misnamedFolder(root, name) ?? []);
  const unread = (folder: string, inside: Dirent[]): Issue[] =>
    inside
      .map(({ name }) => name)
      .filter((name) => yamlEnding.test(name) && !name.endsWith('.yaml'))
      .map((name) => noPage(`${folder}/${name}`, name));
  const endings = ['pages/_fragments', collections, ...entries].flatMap((folder) =>
    unread(folder, listFolder(join(root, folder))),
  );
  return [...misnamed, ...unread('pages', inPages), ...endings];
}

/** The issue of a page whose route another file has already. */
export function sameRoute(page: { file: string; pattern: string }, first: string): Issue {
  return {
    code: 'duplicate-route',
    message: `Two files make the page ${page.pattern}: this one and ${first}.`,
    hint: `Rename or delete one of them. Until then ${first} is shown.`,
    file: page.file,
    path: [],
  };
}

function searchFolder(
  root: string,
  folder: string,
  route: string,
  found: PageFile[],
  issues: Issue[],
): void {
  for (const entry of listFolder(join(root, folder))) {
    const { name } = entry;
    if (/^[_.]/.test(name)) continue;
    const file = `${folder}/${name}`;
    if (entry.isDirectory()) {
      const misnamed = folder === 'pages' ? misnamedFolder(root, name) : undefined;
      if (misnamed) issues.push(misnamed);
      else if (isGood(name)) searchFolder(root, file, `${route}/${name}`, found, issues);
      else issues.push(oddPath(file, name, 'folder'));
      continue;
    }
    const stem = name.replace(/\.yaml$/, '');
    if (stem === name) issues.push(noPage(file, name));
    else if (!isGood(stem)) issues.push(oddPath(file, name, 'file'));
    else if (stem !== 'index') found.push({ file, pattern: `${route}/${stem}` });
    else if (route.endsWith('/index')) issues.push(indexOfIndex(file));
    else found.push({ file, pattern: route || '/' });
  }
}

/** The entries of a folder in the same order everywhere; none when the folder is not there. */
function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

function isGood(name: string): boolean {
  return goodName.test(name) || parameter.test(name);
}

function oddPath(file: string, name: string, kind: 'file' | 'folder'): Issue {
  const ending = kind === 'file' ? '.yaml' : '';
  const stem = name.slice(0, name.length - ending.length);
  // as other tools write a part of an address that stands for many
  const [, part] =
    /^(?:\{(\w+)\}|[:$_@](\w+)|\((\w+)\)|<(\w+)>)$/.exec(stem)?.filter(Boolean) ?? [];
  const suggestion = part ? `[${part}]` : repairedName(stem);
  return {
    code: 'odd-path',
    message: `The ${kind}’s name ${name} cannot be part of an address.`,
    hint: `Use small letters a to z, digits and dashes only${suggestion ? `: ${suggestion}${ending}` : ''}. A part that stands for many is written in brackets, as in [category]${ending}.`,
    file,
    path: [],
    ...(suggestion ? { suggestion: suggestion + ending } : {}),
  };
}

function indexOfIndex(file: string): Issue {
  return {
    code: 'odd-path',
    message: 'The folder’s name, index, is the name of the own page of the folder around it.',
    hint: 'Give the folder another name, or move this file out of it.',
    file,
    path: [],
  };
}

/** `Über uns!` becomes `uber-uns`. */
export function repairedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function noPage(file: string, name: string): Issue {
  if (yamlEnding.test(name)) {
    const base = name.replace(yamlEnding, '');
    const suggestion = `${repairedName(base) === base.toLowerCase() ? base.toLowerCase() : base}.yaml`;
    return {
      code: 'wrong-ending',
      message: `${name} does not end in .yaml, so it is not read.`,
      hint: `Rename it to ${suggestion}.`,
      suggestion,
      file,
      path: [],
    };
  }
  return {
    code: 'no-page',
    severity: 'warning',
    message: `${name} is no page, and nothing is made of it.`,
    hint: 'Pictures and documents belong in the public folder. A name that begins with _ says that the file is meant to be here.',
    file,
    path: [],
  };
}
