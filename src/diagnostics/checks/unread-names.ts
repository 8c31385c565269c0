/**
 * Finds fragments, collections, entries and schemas that are not read because of their names, and would be missing
 * without a word.
 */
import { type Dirent, existsSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS_FOLDER, collectionNames } from '../../content/files/collection-files.ts';
import { listFolder } from '../../content/files/folders.ts';
import { noPage, ofNoPage, YAML_ENDING } from '../../content/find-pages.ts';
import type { Issue } from '../../content/model/issue.ts';
import { ownNames } from '../../content/model/names.ts';
import { misnamedFolder, misnamedSiteFile } from '../../content/site/misnamed-parts.ts';
import { otherLanguages, type Site } from '../../content/site/site.ts';
import { nearest } from '../wording/nearest.ts';

/** The extensions of documents that other tools keep entries in. */
export const DOCUMENT_ENDING = /(?<!\.schema)\.(?:mdx?|markdown|json|csv|txt|html?)$/i;

/** Returns the issues of files and folders below `pages/_…` that the engine skips because of their names. */
export function unreadNameIssues(site: Site): Issue[] {
  const { root } = site;
  const within = (folder: string) => listFolder(join(root, folder));
  const other = misnamedSiteFile(root);
  const special = within('pages').filter(({ name }) => name.startsWith('_') && name !== other);
  const ofEntries = within(COLLECTIONS_FOLDER)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${COLLECTIONS_FOLDER}/${name}`);
  return [
    ...special
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => misnamedFolder(root, name) ?? []),
    ...wrongEndings('pages', special),
    ...special.flatMap(({ name }) => foldersOfEntries(root, name)),
    ...['pages/_fragments', COLLECTIONS_FOLDER, ...ofEntries].flatMap((folder) =>
      wrongEndings(folder, within(folder)),
    ),
    ...ofEntries.flatMap((folder) => documents(folder, within(folder))),
    ...ofEntries.flatMap((folder) => foldersBesideFiles(root, folder)),
    ...(['fragment', 'collection'] as const).flatMap((kind) => otherDocuments(root, kind)),
    ...otherLanguages(site).flatMap(({ folder }) => partsOfLanguage(root, folder)),
    ...ofEntries.flatMap((folder) => nestedFolders(root, folder)),
    ...unusedSchemas(root),
  ];
}

/** Returns the issue of a folder `_posts` beside the folder of the collections, one of which is called posts. */
function foldersOfEntries(root: string, name: string): Issue[] {
  const collection = name.slice(1);
  if (!collectionNames(root).includes(collection)) return [];
  if (listFolder(join(root, 'pages', name)).length === 0) return [];
  const folder = `${COLLECTIONS_FOLDER}/${collection}`;
  return [ofNoPage(`pages/${name}`, { reason: 'entries', name, collection, folder })];
}

/** Returns the issues of YAML files whose names do not end with `.yaml`. */
function wrongEndings(folder: string, entries: Dirent[]): Issue[] {
  return entries
    .map(({ name }) => name)
    .filter((name) => YAML_ENDING.test(name) && !name.endsWith('.yaml'))
    .map((name) => noPage(`${folder}/${name}`, name));
}

/** Returns the names of other tools' documents among files, each with the name that a YAML file would have. */
const documentNames = (entries: Dirent[]): { name: string; right: string }[] =>
  entries
    .filter((entry) => !entry.isDirectory() && /^[^_.]/.test(entry.name))
    .filter(({ name }) => DOCUMENT_ENDING.test(name) && !YAML_ENDING.test(name))
    .map(({ name }) => ({ name, right: name.replace(DOCUMENT_ENDING, '.yaml') }));

/** Returns the issues of documents among the files of a collection's entries. */
const documents = (folder: string, entries: Dirent[]): Issue[] =>
  documentNames(entries).map((names) =>
    ofNoPage(`${folder}/${names.name}`, { reason: 'entry', ...names }),
  );

/** Returns the issues of documents among the fragments or collections. */
function otherDocuments(root: string, kind: 'fragment' | 'collection'): Issue[] {
  const folder = `pages/_${kind}s`;
  return documentNames(listFolder(join(root, folder))).map((names) =>
    ofNoPage(`${folder}/${names.name}`, { reason: 'document', kind, ...names }),
  );
}

/** Returns the issue of a folder of entries beside a file of the same collection, which alone is read. */
function foldersBesideFiles(root: string, folder: string): Issue[] {
  const inside = listFolder(join(root, folder)).filter(({ name }) => name.endsWith('.yaml'));
  if (inside.length === 0 || !existsSync(join(root, `${folder}.yaml`))) return [];
  return [ofNoPage(folder, { reason: 'beside-file', folder })];
}

/** Returns the issues of fragments, collections and a site file of a language in a place where none is read. */
function partsOfLanguage(root: string, language: string): Issue[] {
  const places = [
    [`pages/${language}/_fragments`, `pages/_fragments/NAME.${language}.yaml`],
    [`pages/${language}/_collections`, `pages/_collections/NAME.${language}.yaml`],
    [`pages/_fragments/${language}`, `pages/_fragments/NAME.${language}.yaml`],
    [`pages/_site.${language}.yaml`, `pages/${language}/_site.yaml`],
  ] as const;
  return places
    .filter(([place]) =>
      place.endsWith('.yaml')
        ? existsSync(join(root, place))
        : listFolder(join(root, place)).length > 0,
    )
    .map(([place, right]) => ofNoPage(place, { reason: 'language-part', place, right }));
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
  const names = listFolder(join(root, COLLECTIONS_FOLDER)).map(({ name }) => name);
  const collections = collectionNames(root);
  const open = ownNames(collections).filter((name) => !names.includes(name + ending));
  return names.flatMap((name): Issue[] => {
    const collection = name.slice(0, -ending.length);
    if (!name.endsWith(ending) || /^[_.]/.test(name) || collections.includes(collection)) return [];
    const wanted = nearest(collection, open) ?? (open.length === 1 ? open[0] : undefined);
    if (wanted === undefined) return [];
    const params = { reason: 'schema', name, collection, wanted } as const;
    return [ofNoPage(`${COLLECTIONS_FOLDER}/${name}`, params)];
  });
}
