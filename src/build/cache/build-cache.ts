/**
 * What a build remembers for the next one.
 *
 * A page file is drawn anew when one of these changed:
 * - its own file;
 * - what it read, which `loadPageFile` and the renderer report: collections with their schemas and the
 *   site values that they read, fragments, icons, files of the public folder, values of `_site.yaml`
 *   (`name`, `contact.phone`);
 * - the time at which a part of it appears or disappears has come;
 * - what all pages share: the engine's and the blocks' code, the schemas, the installed packages, the
 *   frame and whatever else the renderer reads once for all of them, and the day that `now` means.
 *
 * A file that makes several pages draws only those of them that hold something else than before (earlier-pages.ts), unless a file
 * of the public folder has changed that it read, or a value that the renderer itself reads.
 *
 * Everything else is worked out again by each build: checks across pages, `_headers`, the sitemap.
 * A photograph's variants and the bundled code are kept by their content.
 */
import path from 'node:path';
import { allTranslations } from '../../content/languages/translations.ts';
import { type Site, trackedValue } from '../../content/site/site.ts';
import { digestOf } from './digest.ts';
import { fileStamp, fingerprintFolder } from './fingerprint.mjs';
import type { Remembered } from './kept-files.ts';
import { engineCode } from './texts-of.mjs';

export interface BuildCache extends Remembered {
  /** Every file of the output with the state of what it was made from. */
  outputs: Record<string, string>;
}

/** Returns the state of some values of `_site.yaml`, as pages see them; `names` are those that `trackReads` gave. */
export function siteValues(site: Site, names: Iterable<string>): string {
  const values = [...names].sort().map((name) => [name, trackedValue(site.config, name)]);
  return digestOf(JSON.stringify(values));
}

/**
 * Returns the state of what `uses` names: `collections/services`, `fragments/partners`, `icons/phone`,
 * `public/images/team.svg`, `site/contact.phone`.
 */
export function sourceStamp(site: Site, name: string): string {
  const { root } = site;
  const [kind, ...rest] = name.split('/');
  const own = rest.join('/');
  if (kind === 'site') return siteValues(site, [own]);
  if (kind === 'public') return fileStamp(path.join(root, name));
  if (kind === 'icons') return fileStamp(path.join(root, `pages/_icons/${own}.svg`));
  const place = path.join(root, 'pages', `_${name}`);
  const files = [`${place}.yaml`, place, `${place}.schema.json`];
  const values = kind === 'collections' ? (site.collections.get(own)?.reads ?? []) : [];
  // An entry appears or disappears without any file's being saved.
  const hidden = site.collections.get(own)?.hidden.map(({ spot }) => JSON.stringify(spot)) ?? [];
  return `${fingerprintFolder(files)} ${siteValues(site, values)} ${hidden.join()}`;
}

/** Returns the state of what the pages of other languages see, and of which page translates which. */
export function languagesStamp(site: Site): string {
  const folders = site.languages.filter(({ folder }) => folder);
  const configs = folders.map(({ site: local }) => local.config);
  // a new services.ar stands in for the services that pages have read
  const local = [...site.collections.keys(), ...site.fragmentNames].filter((name) =>
    folders.some(({ folder }) => name.endsWith(`.${folder}`)),
  );
  return digestOf(JSON.stringify([configs, local, ...allTranslations(site)]));
}

/** Put in where the command line is bundled: the code that runs is that of the bundle, and need not be read again. */
declare const BUNDLED_CODE: string | undefined;

/** Returns the state of the code that pages are read and checked with. */
export function codeDigest(engineRoot: string): string {
  return typeof BUNDLED_CODE === 'string' ? BUNDLED_CODE : digestOf(engineCode(engineRoot));
}

/** Returns the state of the engine as far as the bundle of the blocks does not know it. */
export function engineStamp(engineRoot: string): string {
  return `${codeDigest(engineRoot)} ${fingerprintFolder([path.join(engineRoot, 'schema')])}`;
}
