/**
 * Finds files with unintended effects: symbolic links that lead out of the site, hidden files, and headers that would
 * weaken those of the site.
 */
import { readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listFolder } from '../../content/files/folders.ts';
import { unpublishedFiles } from '../../content/files/public-files.ts';
import { securityHeaderOf } from '../../content/files/security-headers.ts';
import { ofNoPage, YAML_ENDING } from '../../content/find-pages.ts';
import { isObject } from '../../content/model/data.ts';
import { escapePattern } from '../../content/model/escape-pattern.ts';
import type { Issue } from '../../content/model/issue.ts';
import { collectionsIn } from '../../content/model/json-schema.ts';
import type { Pictures } from '../../content/model/pictures.ts';
import type { Site } from '../../content/site/site.ts';
import { SVG } from '../../content/transform/pictures.ts';
import { yamlTexts } from '../../content/usages/yaml-sources.ts';
import { readText } from '../../content/yaml/load-yaml.ts';
import { parse } from '../../content/yaml/parse.ts';
import { translationIn } from '../wording/file-names.ts';
import { meant } from '../wording/nearest.ts';
import { fileOfCollection } from './unused.ts';

/** Returns the issues of files that are published, or not published, contrary to what their owner may expect. */
export function strayFileIssues(site: Site): Issue[] {
  const { root, publicFiles, pictures } = site;
  const hidden = unpublishedFiles(root).map(
    ({ path, isLink }): Issue => ({
      code: 'hidden-file',
      params: { path: `public/${path}`, isLink },
      file: `public/${path}`,
      path: [],
    }),
  );
  const unread = unreadSvgs(pictures);
  return [
    ...linksOut(root),
    ...besidePages(site),
    ...namedByLanguage(site),
    ...alikeCollections(site),
    ...hidden,
    ...unread,
    ...(publicFiles.has('/_headers') ? ownHeaders(root) : []),
  ];
}

/** Returns the issues of pages that lie beside the folder `pages`. */
function besidePages({ root, files, pageFiles }: Site): Issue[] {
  return listFolder(root).flatMap((entry): Issue[] => {
    const { name } = entry;
    if (!entry.isFile() || !YAML_ENDING.test(name) || /^[_.]/.test(name)) return [];
    const right = `pages/${name.replace(YAML_ENDING, '.yaml')}`;
    const text = readText(files, name);
    // Lock files are large, so only what may be a page is parsed.
    const mayBePage = typeof text === 'string' && /^blocks:/m.test(text);
    const data = mayBePage ? parse(text).data : undefined;
    const isPage = isObject(data) && Array.isArray(data.blocks);
    const isCopy = pageFiles.some(({ file }) => file === right);
    return isPage && !isCopy ? [ofNoPage(name, { reason: 'beside-pages', name, right })] : [];
  });
}

/** Returns the issues of pages with the ending of a language, as in `team.ar`, or `team_ar` beside `team`. */
function namedByLanguage(site: Site): Issue[] {
  const files = new Set(site.pageFiles.map(({ file }) => file));
  return [...files].flatMap((file) => {
    const { own, folder, isRead } = translationIn(file.slice(0, -'.yaml'.length), site) ?? {};
    if (!own || !folder || !(isRead || files.has(`${own}.yaml`))) return [];
    const right = `${own.replace(/^pages/, `pages/${folder}`)}.yaml`;
    return [ofNoPage(file, { reason: 'language-ending', folder, right })];
  });
}

/** Returns the issues of collections that nothing uses, with names like those of others: `service` beside `services`. */
function alikeCollections(site: Site): Issue[] {
  const names = [...site.collections.keys()];
  const alike = names.flatMap((name) => {
    const { suggestion, sure } = meant(
      name,
      names.filter((other) => other !== name),
    );
    return sure && suggestion && !isNamed(name, site) ? { name, wanted: suggestion } : [];
  });
  return alike.map(({ name, wanted }): Issue => {
    const file = fileOfCollection(site, name);
    return { code: 'unused-collection', params: { name, wanted }, file, path: [] };
  });
}

/** Returns whether the name of a collection is a value in any file of the site, or a schema refers to it. */
function isNamed(name: string, { files, collections }: Site): boolean {
  const value = new RegExp(`: *["']?${escapePattern(name)}["']? *(?:[,}#]|$)`, 'm');
  return (
    [...collections.values()].some(({ schema }) => collectionsIn(schema ?? {}).includes(name)) ||
    [...yamlTexts(files)].some((text) => value.test(text))
  );
}

/** Returns the issues of drawings that are not published because they cannot be parsed and so may contain a script. */
function unreadSvgs(pictures: Pictures): Issue[] {
  return [...pictures].flatMap(([name, facts]): Issue[] => {
    if (!('problem' in facts) || !SVG.test(name)) return [];
    const params = { path: `public${name}`, isLink: false, problem: facts.problem };
    return [{ code: 'hidden-file', params, file: `public${name}`, path: [] }];
  });
}

/** Returns the issues of symbolic links among the pages whose targets are outside the site's folder. */
function linksOut(root: string): Issue[] {
  const links = listFolder(join(root, 'pages'), true).filter((entry) => entry.isSymbolicLink());
  return links.flatMap((entry): Issue[] => {
    const place = join(entry.parentPath, entry.name);
    const target = targetOf(place);
    if (target === undefined || target.startsWith(realpathSync(root) + sep)) return [];
    const file = relative(root, place).replaceAll(sep, '/');
    return [{ code: 'stray-link', params: { file, target }, file, path: [] }];
  });
}

/** Returns the final target of a symbolic link; `undefined` for a dangling one, which is reported when it is read. */
function targetOf(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

function ownHeaders(root: string): Issue[] {
  const file = 'public/_headers';
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines.flatMap((line, index): Issue[] => {
    const name = securityHeaderOf(line);
    const params = { name: name ?? '', line: index + 1, length: line.trimEnd().length };
    return name ? [{ code: 'kept-header', params, file, path: [] }] : [];
  });
}
