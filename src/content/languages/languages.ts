/** The languages of a site: its own, and those with a folder of `pages/`. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expand } from '../expand/expand.ts';
import { issuesOf, newExpansion, newOutput } from '../expand/expansion.ts';
import { listFolder } from '../files/folders.ts';
import { errorPath, isObject, merged, startsWith } from '../model/data.ts';
import { emptyFrame } from '../model/frame.ts';
import type { Issue } from '../model/issue.ts';
import type { SchemaError } from '../model/json-schema.ts';
import type { Data, DataObject, DataPath } from '../model/types.ts';
import { type Invalid, withOrigin } from '../schemas/checks.ts';
import {
  directionOf,
  type Language,
  SITE_FILE_NAME,
  type Site,
  type SiteFile,
} from '../site/site.ts';
import {
  configsOf,
  emptySiteFile,
  frameSides,
  linksOf,
  readWritten,
} from '../site-file/site-file.ts';

/**
 * Reads the languages that `_site.yaml` declares, and the values that each overrides in `pages/FOLDER/_site.yaml`.
 */
export function readLanguages(site: Site, issues: Issue[]): Language[] {
  const declared = Array.isArray(site.config.languages) ? site.config.languages : [];
  const languages = declared.flatMap((entry): Language[] => {
    if (!isLanguage(entry)) return [];
    const { lang, folder = '' } = entry;
    const name = typeof entry.name === 'string' ? entry.name : lang;
    const language = { lang, name, folder };
    const wrong = folderProblem(declared, declared.indexOf(entry), site.root);
    if (wrong) issues.push(wrong);
    const own = folder ? readLocalSite(site, entry, folder, issues) : undefined;
    return [{ ...language, own }];
  });
  issues.push(...unlistedFolders(site, declared, issues));
  return languages;
}

type WrittenLanguage = DataObject & { lang: string; folder?: string };

/** Returns whether an entry is well-formed; the schema reports the others. */
function isLanguage(entry: Data): entry is WrittenLanguage {
  if (!isObject(entry)) return false;
  const { lang, folder = '' } = entry;
  return typeof lang === 'string' && typeof folder === 'string';
}

/** Returns the issue of a language that is declared twice, or whose folder does not exist. */
function folderProblem(declared: Data[], index: number, root: string): Issue | undefined {
  const { lang, folder = '' } = declared[index] as { lang: string; folder?: string };
  const file = SITE_FILE_NAME;
  const first = declared.findIndex((one) => isObject(one) && one.lang === lang);
  if (first < index) {
    const params = { reason: 'language-twice', lang } as const;
    return { code: 'wrong-value', severity: 'warning', params, file, path: ['languages', index] };
  }
  if (!folder || existsSync(join(root, 'pages', folder))) return undefined;
  const taken = declared.map((one) => isObject(one) && one.folder);
  const found = listFolder(join(root, 'pages'))
    .map(({ name }) => name)
    .filter((name) => !taken.includes(name))
    .find((name) => name === lang || isOfLanguage(join(root, 'pages'), name));
  const place = found && LANGUAGE_TAG.test(found) ? { wanted: found } : { misnamed: found };
  const params = { reason: 'language-without-folder', folder, ...place } as const;
  const path = ['languages', index, 'folder'];
  return { code: 'wrong-value', severity: 'warning', params, file, path };
}

/** Returns whether a folder has the pages of a language: a site file of its own, or only pages that the site has too. */
function isOfLanguage(pages: string, name: string): boolean {
  const files = listFolder(join(pages, name)).map((file) => file.name);
  const hasOnlyTwins = files.every((file) => existsSync(join(pages, file)));
  return files.includes('_site.yaml') || (files.includes('index.yaml') && hasOnlyTwins);
}

/** Returns the issues of folders with a language's name that are the folder of none. */
function unlistedFolders({ root, config, siteFile }: Site, declared: Data[], issues: Issue[]) {
  // The list, or a folder in it, may be misspelt.
  const isUnsure = siteFile.isUnknown || issues.some(({ file }) => file === SITE_FILE_NAME);
  return listFolder(join(root, 'pages')).flatMap(({ name: lang }): Issue[] => {
    const isTaken = declared.some((one) => isObject(one) && one.folder === lang);
    if (lang === config.lang || isTaken || !LANGUAGE_TAG.test(lang)) return [];
    const index = declared.findIndex((one) => isObject(one) && one.lang === lang && !one.folder);
    const isOwn = existsSync(join(root, 'pages', lang, '_site.yaml'));
    if (index < 0 && (isUnsure || !isOwn)) return [];
    const params = { reason: 'language-folder', lang } as const;
    const path = index < 0 ? ['languages'] : ['languages', index];
    return [{ code: 'missing-field', params, file: SITE_FILE_NAME, path, atKey: index < 0 }];
  });
}

/** Matches the names of languages: `ar`, `de-ch`. */
const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z]{2})?$/i;

/** Returns the values that differ in a language: its `_site.yaml` merged over the site's own. */
function readLocalSite(
  site: Site,
  entry: WrittenLanguage,
  folder: string,
  issues: Issue[],
): NonNullable<Language['own']> {
  const file = `pages/${folder}/_site.yaml`;
  const isThere = existsSync(join(site.root, file));
  const source = isThere ? readWritten(site.files, file, issues) : undefined;
  const written: DataObject = source?.data ?? {};
  const read = { ...emptySiteFile(), file, written, source, isUnknown: isThere && !source };
  const local: Site = { ...site, language: folder, siteFile: read };

  const { own, around, sources, uses } = expandOwn(local, mainValues(site, entry), issues);
  const whole = merged(around, own);
  const { frame } = written;
  const invalid = site.checks.site({ ...whole, ...(frame && { frame }) });
  const ownErrors = invalid ? errorsOfOwn(invalid, written, site.checks.site(around)) : [];
  if (invalid && ownErrors.length > 0) {
    const ofOwn = { ...invalid, params: { ...invalid.params, errors: ownErrors } };
    issues.push(withOrigin(ofOwn, { sources, pagePath: [] }, { file, path: [] }));
  }
  const links = linksOf(own, site);
  const siteFile = { ...read, sources, links, uses, frame: frameOf(read, site.siteFile) };
  const configs = configsOf(whole, local, invalid, { homePath: `/${folder}` });
  return { language: folder, ...configs, siteFile, frame: emptyFrame() };
}

/** Returns the values of the main site file that a language has too, apart from the frame. */
function mainValues({ siteFile }: Site, { lang, dir }: WrittenLanguage): DataObject {
  const { frame: _ofOwn, ...main } = siteFile.written;
  return { ...main, lang, dir: dir ?? directionOf(lang) };
}

/** Expands the values of a language's file, and those of the main file around them. */
function expandOwn(local: Site, main: DataObject, issues: Issue[]) {
  const { file, written } = local.siteFile;
  const { frame: _ofBlocks, ...rest } = written;
  const values = { site: merged(main, rest) };
  const output = newOutput();
  const expansion = newExpansion(local, file, values, output);
  const own = expand(rest, expansion);
  issues.push(...issuesOf(output));
  // The issues of the main file's own values have already been reported.
  const around = expand(main, newExpansion(local, SITE_FILE_NAME, values, newOutput()));
  const sources = [{ pagePath: [], file, path: [], scope: expansion.scope }, ...output.sources];
  return { own, around, sources, uses: [...output.uses] };
}

/** Returns the frame of a language: each side of its own file, or else that of the main file. */
function frameOf({ written, file }: SiteFile, main: SiteFile): SiteFile['frame'] {
  const { before, after } = frameSides(written.frame, file);
  return {
    before: before.blocks.length > 0 ? before : main.frame.before,
    after: after.blocks.length > 0 ? after : main.frame.after,
  };
}

/** Returns the errors in a language's own values; errors of the main file are reported there. */
function errorsOfOwn(
  { params: { errors } }: Invalid,
  own: DataObject,
  ofMain: Invalid | undefined,
): SchemaError[] {
  const reported = (ofMain?.params.errors ?? []).map(errorPath).filter((path) => path.length > 0);
  return errors.filter((error) => {
    const path = errorPath(error);
    const follows = reported.some((one) => startsWith(path, one));
    return path.length > 0 && isWritten(own, path) && !follows;
  });
}

/** Returns whether a value, or one around it, is written in the data. */
function isWritten(data: DataObject, path: DataPath): boolean {
  let value: Data | undefined = data;
  for (const step of path) {
    if (!isObject(value)) return value !== undefined;
    value = value[String(step)];
  }
  return value !== undefined || startsWith(path, ['frame']);
}
