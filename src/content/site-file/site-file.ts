import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expand } from '../expand/expand.ts';
import { issuesOf, newExpansion, newOutput } from '../expand/expansion.ts';
import { childrenOf, isObject, merged } from '../model/data.ts';
import type { Issue } from '../model/issue.ts';
import type {
  Data,
  DataObject,
  DataPath,
  LinkUse,
  Settings,
  SiteConfig,
  YamlFile,
} from '../model/types.ts';
import { isLeftOut, publishedEntries, timeIssue } from '../publication/publication.ts';
import { type Invalid, withOrigin } from '../schemas/checks.ts';
import { misnamedSiteFile } from '../site/misnamed-parts.ts';
import { directionOf, SITE_FILE_NAME, type Site, type SiteFile } from '../site/site.ts';
import { type FileSource, loadYaml } from '../yaml/load-yaml.ts';
import { validValues } from './valid-values.ts';

const file = SITE_FILE_NAME;

/** Returns the two sides of a `frame:` in a file. */
export function frameSides(frame: Data | undefined, of: string): SiteFile['frame'] {
  const { before, after } = isObject(frame) ? frame : {};
  return {
    before: { blocks: listOf(before), file: of },
    after: { blocks: listOf(after), file: of },
  };
}

/** Returns the state before the site file is read. */
export function emptySiteFile(): SiteFile {
  const frame = frameSides(undefined, file);
  const nothing = { sources: [], links: [], uses: [], isUnknown: false };
  return { file, written: {}, source: undefined, frame, ...nothing };
}

/** Reads `_site.yaml` without expanding it, so that collections can use its values. */
export function withSiteFile(site: Site, issues: Issue[]): Site {
  const source = readMain(site.files, issues);
  const written: DataObject = source?.data ?? {};
  const frame = frameSides(written.frame, file);
  const siteFile = { ...emptySiteFile(), written, source, frame, isUnknown: !source };
  const config = withDefaults(written, site);
  return { ...site, siteFile, config, settings: asSettings(config) };
}

/**
 * Fills in the templates and collections of `_site.yaml` once collections are read, and validates it. The blocks of
 * the frame are left to `withFrame`.
 */
export function withFilledSiteFile(site: Site, issues: Issue[]): Site {
  if (site.siteFile.isUnknown) return site;
  const output = newOutput();
  const { frame, ...rest } = site.siteFile.written;
  const expansion = newExpansion(site, file, { site: rest }, output);
  const expanded = expand(rest, expansion);
  const whole = frame === undefined ? expanded : { ...expanded, frame };
  const sources = [{ pagePath: [], file, path: [], scope: expansion.scope }, ...output.sources];
  issues.push(...issuesOf(output));
  const invalid = site.checks.site(whole);
  if (invalid) issues.push(withOrigin(invalid, { sources, pagePath: [] }, { file, path: [] }));
  issues.push(...menuTimeIssues(whole.menus, ['menus'], site));
  const links = linksOf(whole, site);
  const siteFile = { ...site.siteFile, sources, links, uses: [...output.uses] };
  return { ...site, ...configsOf(whole, site, invalid), siteFile };
}

/** A parsed file with fields. */
type WrittenFile = YamlFile & { data: DataObject };

function readMain(files: FileSource, issues: Issue[]): WrittenFile | undefined {
  if (existsSync(join(files.root, file))) return readWritten(files, file, issues);
  issues.push(missingSiteFile(misnamedSiteFile(files.root)));
  return undefined;
}

/** Reads a site file; returns `undefined` after an issue. */
export function readWritten(
  files: FileSource,
  of: string,
  issues: Issue[],
): WrittenFile | undefined {
  const loaded = loadYaml(files, of);
  if (Array.isArray(loaded)) {
    issues.push(...loaded);
    return undefined;
  }
  const { data } = loaded;
  if (isObject(data)) return { ...loaded, data };
  issues.push({
    code: 'wrong-type',
    params: { reason: 'site-without-fields' },
    file: of,
    path: [],
  });
  return undefined;
}

/**
 * Returns the `config` and `settings` of a site.
 *
 * @param data the merged values of its files
 * @param invalid the schema errors of that data
 * @param more values that the engine adds
 */
export function configsOf(
  data: DataObject,
  site: Site,
  invalid: Invalid | undefined,
  more: DataObject = {},
): Pick<Site, 'config' | 'settings'> {
  const config = withDefaults({ ...withPublishedMenus(data, site), ...more }, site);
  const valid = validValues(data, site.checks.site, invalid);
  const validConfig =
    valid === data ? config : withDefaults({ ...withPublishedMenus(valid, site), ...more }, site);
  return { config, settings: asSettings(validConfig) };
}

/** Returns values that are valid by the schema of the site file as the type of that schema. */
const asSettings = (valid: SiteConfig) => valid as unknown as Settings;

/** Returns the issues of publication times in menus. */
function menuTimeIssues(value: Data | undefined, path: DataPath, site: Site): Issue[] {
  const wrong = isObject(value) ? timeIssue(value, site) : undefined;
  const below = childrenOf(value).flatMap(([step, child]) =>
    menuTimeIssues(child, [...path, step], site),
  );
  return wrong ? [{ ...wrong.issue, file, path: [...path, ...wrong.path] }, ...below] : below;
}

/** Returns the values of a site file without unpublished menu entries. */
function withPublishedMenus(data: DataObject, site: Site): DataObject {
  const { menus } = data;
  if (!isObject(menus)) return data;
  const published = Object.entries(menus).map(([name, entries]) => [
    name,
    Array.isArray(entries) ? publishedEntries(entries, site) : entries,
  ]);
  return { ...data, menus: Object.fromEntries(published) };
}

/** Returns the values of a site file with defaults for those that every site has. */
function withDefaults(data: DataObject, site: Site): SiteConfig {
  const lang = typeof data.lang === 'string' ? data.lang : 'en';
  const { theme } = site.extensions;
  const messages = site.messages[lang];
  const { frame: _resolvedByWithFrame, ...values } = data;
  const ownTheme = isObject(data.theme) ? data.theme : {};
  return {
    ...values,
    ...(theme && { theme: merged(theme, ownTheme) }),
    ...(messages && { words: merged(messages, isObject(data.words) ? data.words : {}) }),
    // A missing name is reported once; the placeholder is shown wherever the name would be.
    name: typeof data.name === 'string' ? data.name : '…',
    lang,
    dir: data.dir === 'rtl' || data.dir === 'ltr' ? data.dir : directionOf(lang),
    apiHost: site.apiHost ?? (typeof data.apiHost === 'string' ? data.apiHost : ''),
  };
}

function listOf(value: Data | undefined): Data[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Returns the links of menus, of the search list and of social networks: all fields named `to` of published entries.
 */
export function linksOf(data: DataObject, site: Site): LinkUse[] {
  const links: LinkUse[] = [];
  const visit = (value: Data, path: DataPath): void => {
    if (isLeftOut(value, site)) return;
    for (const [step, child] of childrenOf(value)) {
      const at = [...path, step];
      if (step === 'to' && typeof child === 'string') links.push({ to: child, path: at });
      else visit(child, at);
    }
  };
  visit(
    { menus: data.menus ?? null, search: data.search ?? null, social: data.social ?? null },
    [],
  );
  return links;
}

/** @param other the file that was probably meant as the site file */
function missingSiteFile(other: string | undefined): Issue {
  const at = { file: other ? `pages/${other}` : file, path: [] };
  return { code: 'missing-site-file', params: { other }, ...at };
}
