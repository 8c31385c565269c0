/** Finds collections, fragments and pictures that no page uses. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textsBelow } from '../../content/files/folders.ts';
import type { Issue } from '../../content/model/issue.ts';
import { collectionsIn } from '../../content/model/json-schema.ts';
import type { Use } from '../../content/model/use.ts';
import type { Site } from '../../content/site/site.ts';
import { isToPublish } from '../../content/transform/check-file.ts';
import { yamlTexts } from '../../content/usages/yaml-sources.ts';
import { isPicture, removeNamed } from './pictures-in-text.ts';
import { DOCUMENT_ENDING } from './unread-names.ts';

/** The maximum number of pictures of a folder that are reported one by one; more are one issue. */
const MAX_ALONE = 3;

/**
 * Returns the issues of unused collections, fragments and pictures, each at the file itself.
 *
 * @param uses the dependencies of the pages and the frame: `collections/services`, `public/images/team.svg`
 */
export function unusedIssues(site: Site, uses: Set<Use>): Issue[] {
  const used = withReferences(site, uses);
  const collections = [...site.collections.keys()].filter((name) => !used.has(name));
  const fragments = [...site.fragmentNames].filter((name) => !uses.has(`fragments/${name}`));
  const pictures = [...site.publicFiles].filter(
    (path) => isPicture(path) && !isToPublish(path, site) && !uses.has(`public${path}`),
  );
  if (collections.length + fragments.length + pictures.length === 0) return [];
  const named = namedSomewhere(site, pictures);
  return [
    ...collections.map((name): Issue => {
      const file = fileOfCollection(site, name);
      return { code: 'unused-collection', params: { name }, file, path: [] };
    }),
    ...fragments.map((name): Issue => {
      const file = `pages/_fragments/${name}.yaml`;
      return { code: 'unused-fragment', params: { name }, file, path: [] };
    }),
    ...byFolder(pictures.filter((path) => !named(path))),
  ];
}

/** Returns the names of the used collections, and of those that entries of used ones may refer to. */
function withReferences(site: Site, uses: Set<Use>): Set<string> {
  const isUsed = (name: string) => uses.has(`collections/${name}`) || isFeed(site, name);
  const used = new Set([...site.collections.keys()].filter(isUsed));
  // Names that are added are visited too.
  for (const name of used) {
    for (const other of collectionsIn(site.collections.get(name)?.schema ?? {})) used.add(other);
  }
  return used;
}

/** Returns whether a collection has a feed, or is used in `_site.yaml`. */
function isFeed({ config, siteFile }: Site, name: string): boolean {
  return (
    siteFile.uses.includes(`collections/${name}`) ||
    JSON.stringify(config.feeds ?? null).includes(`"${name}"`)
  );
}

/** Returns the file of a collection, or its folder. */
export function fileOfCollection({ root }: Site, name: string): string {
  const place = `pages/_collections/${name}`;
  return existsSync(join(root, `${place}.yaml`)) ? `${place}.yaml` : place;
}

function byFolder(paths: string[]): Issue[] {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = `public${path.slice(0, path.lastIndexOf('/'))}`;
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return [...folders].flatMap(([folder, inside]) => {
    if (inside.length <= MAX_ALONE)
      return inside.map((path) => unusedPictures(`public${path}`, [path]));
    return [unusedPictures(folder, inside)];
  });
}

function unusedPictures(file: string, paths: string[]): Issue {
  return { code: 'unused-picture', params: { paths }, file, path: [] };
}

/**
 * Returns a function that tells whether any file of the site contains a path: templates, `site.data`, examples and
 * style sheets of blocks refer to pictures too.
 */
function namedSomewhere(site: Site, paths: string[]): (path: string) => boolean {
  if (paths.length === 0) return () => false;
  const left = new Set(paths);
  removeNamed(left, yamlTexts(site.files));
  // Documents of other tools among the pages are reported; their pictures are wanted.
  if (left.size > 0) removeNamed(left, textsBelow(join(site.root, 'pages'), DOCUMENT_ENDING));
  for (const folder of site.blocksFolders) {
    if (left.size > 0) removeNamed(left, textsBelow(folder, /\.(?:yaml|json|css|tsx?)$/));
  }
  return (path) => !left.has(path);
}
