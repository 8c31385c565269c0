/**
 * Finds fragments, collections, entries and schemas that are not read because of their names, and would be missing
 * without a word.
 */
import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { collectionNames, collectionsFolder } from '../../content/files/collection-files.ts';
import { listFolder } from '../../content/files/folders.ts';
import { noPage, ofNoPage, yamlEnding } from '../../content/find-pages.ts';
import type { Issue } from '../../content/model/issue.ts';
import { ownNames } from '../../content/model/names.ts';
import { misnamedFolder, misnamedSiteFile } from '../../content/site/misnamed-parts.ts';
import type { Site } from '../../content/site/site.ts';
import { nearest } from '../wording/nearest.ts';

/** The extensions of documents that other tools keep entries in. */
const documentEnding = /\.(?:mdx?|markdown|json|txt|html?)$/i;

/** Returns the issues of files and folders below `pages/_…` that the engine skips because of their names. */
export function unreadNameIssues({ root }: Pick<Site, 'root'>): Issue[] {
  const within = (folder: string) => listFolder(join(root, folder));
  const other = misnamedSiteFile(root);
  const special = within('pages').filter(({ name }) => name.startsWith('_') && name !== other);
  const ofEntries = within(collectionsFolder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${collectionsFolder}/${name}`);
  return [
    ...special
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => misnamedFolder(root, name) ?? []),
    ...wrongEndings('pages', special),
    ...['pages/_fragments', collectionsFolder, ...ofEntries].flatMap((folder) =>
      wrongEndings(folder, within(folder)),
    ),
    ...ofEntries.flatMap((folder) => documents(folder, within(folder))),
    ...ofEntries.flatMap((folder) => nestedFolders(root, folder)),
    ...unusedSchemas(root),
  ];
}

/** Returns the issues of YAML files whose names do not end with `.yaml`. */
function wrongEndings(folder: string, entries: Dirent[]): Issue[] {
  return entries
    .map(({ name }) => name)
    .filter((name) => yamlEnding.test(name) && !name.endsWith('.yaml'))
    .map((name) => noPage(`${folder}/${name}`, name));
}

/** Returns the issues of other tools' documents among the files of a collection's entries. */
function documents(folder: string, entries: Dirent[]): Issue[] {
  return entries
    .filter((entry) => !entry.isDirectory() && /^[^_.]/.test(entry.name))
    .filter(({ name }) => documentEnding.test(name) && !yamlEnding.test(name))
    .map(({ name }) => {
      const right = name.replace(documentEnding, '.yaml');
      return ofNoPage(`${folder}/${name}`, { reason: 'entry', name, right });
    });
}

/** Returns the issues of folders in that of a collection, whose entries are not read. */
function nestedFolders(root: string, folder: string): Issue[] {
  return listFolder(join(root, folder)).flatMap(({ name }): Issue[] => {
    const inside = listFolder(join(root, folder, name)).map((entry) => entry.name);
    const files = inside.filter((file) => file.endsWith('.yaml'));
    if (files.length === 0 || /^[_.]/.test(name)) return [];
    return [ofNoPage(`${folder}/${name}`, { reason: 'nested', name, folder, files })];
  });
}

/** Returns the issues of schemas of collections that do not exist, if that of a collection without one may be meant. */
function unusedSchemas(root: string): Issue[] {
  const ending = '.schema.json';
  const names = listFolder(join(root, collectionsFolder)).map(({ name }) => name);
  const collections = collectionNames(root);
  const open = ownNames(collections).filter((name) => !names.includes(name + ending));
  return names.flatMap((name): Issue[] => {
    const collection = name.slice(0, -ending.length);
    if (!name.endsWith(ending) || /^[_.]/.test(name) || collections.includes(collection)) return [];
    const wanted = nearest(collection, open) ?? (open.length === 1 ? open[0] : undefined);
    if (wanted === undefined) return [];
    const params = { reason: 'schema', name, collection, wanted } as const;
    return [ofNoPage(`${collectionsFolder}/${name}`, params)];
  });
}
