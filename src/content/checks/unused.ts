/** What lies about: collections, fragments and pictures that no page uses. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../issue.ts';
import type { Site } from '../site.ts';
import { yamlTexts } from '../usages/yaml-sources.ts';
import { isPicture, removeNamed } from './pictures-in-text.ts';

/** More than this in one folder are told in one line. */
const mostAlone = 3;

/**
 * What nobody uses, each a warning at the file itself.
 * @param uses what pages and the frame were made from: `collections/services`, `public/images/team.svg`
 */
export function unusedIssues(site: Site, uses: Set<string>): Issue[] {
  const collections = [...site.collections.keys()].filter(
    (name) => !uses.has(`collections/${name}`),
  );
  const fragments = [...site.fragmentNames].filter((name) => !uses.has(`fragments/${name}`));
  const pictures = [...site.publicFiles].filter(
    (path) => isPicture(path) && !uses.has(`public${path}`),
  );
  if (collections.length + fragments.length + pictures.length === 0) return [];
  const named = namedSomewhere(site, pictures);
  return [
    ...collections
      .filter((name) => !isFeed(site, name))
      .map((name) =>
        unused(
          'unused-collection',
          fileOf(site, `pages/_collections/${name}`),
          `the collection ${name}`,
        ),
      ),
    ...fragments.map((name) =>
      unused('unused-fragment', `pages/_fragments/${name}.yaml`, `the fragment ${name}`),
    ),
    ...byFolder(pictures.filter((path) => !named(path))),
  ];
}

/** A collection may also be listed for readers of feeds, and read by name in `_site.yaml`. */
function isFeed({ config, siteFile }: Site, name: string): boolean {
  return (
    siteFile.uses.includes(`collections/${name}`) ||
    JSON.stringify(config.feeds ?? null).includes(`"${name}"`)
  );
}

function fileOf({ root }: Site, place: string): string {
  return existsSync(join(root, `${place}.yaml`)) ? `${place}.yaml` : place;
}

function unused(code: 'unused-collection' | 'unused-fragment', file: string, what: string): Issue {
  return {
    code,
    severity: 'warning',
    message: `No page uses ${what}.`,
    hint: 'Use it or delete it; a name that begins with _ keeps it aside.',
    file,
    path: [],
  };
}

function byFolder(paths: string[]): Issue[] {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const folder = `public${path.slice(0, path.lastIndexOf('/'))}`;
    folders.set(folder, [...(folders.get(folder) ?? []), path]);
  }
  return [...folders].flatMap(([folder, inside]) => {
    if (inside.length <= mostAlone)
      return inside.map((path) => unusedPictures(`public${path}`, [path]));
    return [unusedPictures(folder, inside)];
  });
}

function unusedPictures(file: string, paths: string[]): Issue {
  const names = paths.map((path) => path.slice(path.lastIndexOf('/') + 1));
  const listed = names.length > 8 ? `${names.slice(0, 8).join(', ')} …` : names.join(', ');
  return {
    code: 'unused-picture',
    severity: 'warning',
    message:
      paths.length === 1
        ? `No page shows the picture ${paths[0]}.`
        : `No page shows ${paths.length} pictures of ${file}: ${listed}.`,
    hint: 'Show them somewhere or delete them: every build copies them.',
    file,
    path: [],
  };
}

/** Whether a path stands in any file of the site: templates, `site.data`, examples and style sheets of blocks name pictures too. */
function namedSomewhere(site: Site, paths: string[]): (path: string) => boolean {
  if (paths.length === 0) return () => false;
  const left = new Set(paths);
  removeNamed(left, yamlTexts(site.root));
  for (const folder of site.blocksFolders) if (left.size > 0) removeNamed(left, textsBelow(folder));
  return (path) => !left.has(path);
}

function textsBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:yaml|json|css|tsx?)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}
