/** Finds routes without a page because of an issue that is reported elsewhere. */

import { posix } from 'node:path';
import { routeInOwnLanguage } from '../../content/languages/translations.ts';
import { filledPattern, parametersOf, VALID_SEGMENT } from '../../content/model/address-parts.ts';
import { isObject, valueAt } from '../../content/model/data.ts';
import { escapePattern } from '../../content/model/escape-pattern.ts';
import { repairedName } from '../../content/model/names.ts';
import type { PageFile, PageSummary } from '../../content/model/types.ts';
import { misnamedSiteFile } from '../../content/site/misnamed-parts.ts';
import { SITE_FILE_NAME, type Site } from '../../content/site/site.ts';
import { hasMisspeltChoice } from '../causes/consequences.ts';
import { isAbout, issuesOfEntry } from '../causes/entry-issues.ts';
import { repairedPathName } from '../wording/file-names.ts';
import { nearest } from '../wording/nearest.ts';
import { unreadNameIssues } from './unread-names.ts';

/**
 * Returns a function that tells whether a route belongs to a page file that could not be read or made into pages. The
 * issue of the file is reported once, not again at each link.
 */
export function unreadMatcher(site: Site, pages: PageSummary[]): (route: string) => boolean {
  const read = new Set(pages.map(({ file }) => file));
  // The pages of a collection with unreadable entries are not known.
  const isBroken = [...site.collections.values()].some(({ broken }) => broken);
  const isUnsure = ({ file, pattern }: PageFile) =>
    !read.has(file) || (pattern.includes('[') && (isBroken || hasMisspeltChoice(file, site)));
  const made = site.pageFiles.filter(({ pattern }) => pattern.includes('['));
  // When the site file cannot be read, its redirects may have any address in its text.
  const other = site.siteFile.isUnknown ? misnamedSiteFile(site.root) : undefined;
  const named = other ? `pages/${other}` : SITE_FILE_NAME;
  const lost = site.siteFile.isUnknown ? (site.files.text(named) ?? '') : '';
  // Made for the first link without a page: most sites have none.
  let patterns: RegExp[] | undefined;
  const isUnread = (route: string) => {
    patterns ??= [
      ...[...site.pageFiles.filter(isUnsure), ...withoutBrackets(site)].map(routesOf),
      ...unreadNames(site),
    ];
    return patterns.some((pattern) => pattern.test(route));
  };
  return (route) =>
    isUnread(route) ||
    lost.includes(route) ||
    // An entry whose value cannot be a segment of an address has no page, and is reported separately.
    made.some((page) => routesOf(page).test(route) && isOfOddEntry(route, page, site));
}

/**
 * Returns whether a segment of a route is, apart from its spelling, a value of an entry of the page's collection that
 * cannot be a segment of an address as written.
 */
function isOfOddEntry(route: string, { file, pattern }: PageFile, site: Site): boolean {
  const parts = new Set(route.split('/').slice(1));
  const names = parametersOf(pattern);
  const own = collectionOfEach(file, site);
  const rows = [...site.collections.values()].flatMap((one) =>
    one.name.split('.')[0] === own ? one.rows : [],
  );
  return rows.some(({ data, location }) => {
    const values = names.flatMap((name) => (typeof data[name] === 'string' ? data[name] : []));
    // The address of an entry with mistakes may change when they are corrected.
    const isNamed = values.some((value) => parts.has(value));
    if (
      isNamed &&
      issuesOfEntry(location, site).some((one) => names.some((name) => isAbout(one, name)))
    )
      return true;
    return values
      .filter((value) => !VALID_SEGMENT.test(value))
      .some((value) => route.includes(value) || nearest(repairedName(value), parts));
  });
}

/**
 * Returns the page file that makes no page of a route because its conditions or missing values leave the entry out, or
 * because the entry is not translated; `undefined` for other routes.
 */
export function makerOf(route: string, site: Site, pages: Map<string, PageSummary>) {
  const name = route.slice(route.lastIndexOf('/') + 1);
  // No page has the entry's name: its other values, or the conditions, leave it out.
  const isNew = ![...pages.keys()].some((one) => one.endsWith(`/${name}`));
  const twin = pages.get(routeInOwnLanguage(route, site) ?? '')?.file.slice('pages'.length);
  for (const made of site.pageFiles) {
    const { file, pattern } = made;
    if (!routesOf(made).test(route)) continue;
    const collection = collectionOfEach(file, site);
    const rows = site.collections.get(collection)?.rows ?? [];
    const isThere = rows.some(
      ({ data }) =>
        filledPattern(pattern, (part) => data[part]) === route ||
        (isNew && String(data[parametersOf(pattern).at(-1) ?? '']) === name),
    );
    const isTwin = twin !== undefined && file !== `pages${twin}` && file.endsWith(twin);
    if (isThere || isTwin) return { file, collection, isThere: !isTwin };
  }
  return undefined;
}

/** Returns the page files of entries whose name is that of a field without its brackets, as if it had them. */
function withoutBrackets(site: Site): PageFile[] {
  const fields = new Set([...site.collections.values()].flatMap((one) => [...one.fields]));
  return site.pageFiles.flatMap(({ file, pattern }) => {
    const { dir, base } = posix.parse(pattern);
    // Few pages have the name of a field: only those are read.
    const isOfEntries = fields.has(base) && site.collections.has(collectionOfEach(file, site));
    return isOfEntries ? { file, pattern: posix.join(dir, `[${base}]`) } : [];
  });
}

/** Returns the collection of whose entries a page file makes pages. */
export function collectionOfEach(file: string, { files }: Site): string {
  const each = valueAt(files.data(file), ['each']) ?? '';
  return String(isObject(each) ? each.collection : each);
}

/** Returns patterns of the routes in a missing folder of a language, and of files and folders with odd names. */
function unreadNames(site: Site): RegExp[] {
  return [...Object.values(site.issues).flat(), ...unreadNameIssues(site)].flatMap(
    ({ code, params, file }): RegExp[] => {
      if (!('reason' in params)) return [];
      if (code === 'wrong-value' && params.reason === 'language-without-folder')
        return [new RegExp(`^/${escapePattern(params.folder)}(/|$)`)];
      if (code === 'no-page' && params.reason === 'nested')
        return params.files.map(
          (name) => new RegExp(`/${escapePattern(name.replace(/\.yaml$/, ''))}$`),
        );
      if (code !== 'odd-path' || params.reason === 'index-folder') return [];
      const folder = file.slice('pages'.length, -params.name.length);
      // A parameter, and a name in other letters, may stand for any address in its folder.
      const name = repairedPathName(params)?.replace(/^\[.*|\..*$/, '');
      return [new RegExp(`^${escapePattern(folder)}${name || '[^/]+'}(/|$)`)];
    },
  );
}

/** Returns a pattern of the routes that a page file may make. */
function routesOf({ pattern }: PageFile): RegExp {
  const steps = pattern.split(/\[[^\]]+\]/).map(escapePattern);
  // A value that cannot be a segment of an address may contain slashes.
  return new RegExp(`^${steps.join('.+')}(/page/\\d+)?$`);
}
