/**
 * Digests of what pages depend on. They depend on content only, never on times, so that a cache is valid for another
 * copy of the site as well.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allTranslations } from '../../content/languages/translations.ts';
import type { Use } from '../../content/model/use.ts';
import { framesOf, otherLanguages, type Site, siteInEach } from '../../content/site/site.ts';
import { imageSizeOf } from '../../content/transform/image-size.ts';
import { readText } from '../../content/yaml/load-yaml.ts';
import { isPicture } from '../../diagnostics/checks/pictures-in-text.ts';
import { digestOf } from './digest.ts';
import { engineCode, textsOf } from './fingerprint.mjs';

/**
 * Returns the digest of a text file of the site.
 *
 * @param file relative to its folder
 */
export const textDigest = (site: Site, file: string) => digestOf(textOf(site, file));

function textOf(site: Site, file: string): string {
  const text = readText(site.files, file);
  return typeof text === 'string' ? text : '';
}

/**
 * Returns what depends on the other languages: their own collections and fragments, and the translations.
 */
function languagesOf(site: Site): unknown[] {
  const folders = otherLanguages(site);
  // A new services.ar replaces the services that pages have read.
  const local = [...site.collections.keys(), ...site.fragmentNames].filter((name) =>
    folders.some(({ folder }) => name.endsWith(`.${folder}`)),
  );
  return [local, ...allTranslations(site)];
}

/** Defined where the command line is bundled: the digest of the bundled code, which need not be read again. */
declare const BUNDLED_CODE: string | undefined;

/** Matches files that `generate` writes for editors, and that no check reads. */
const GENERATED = /[\\/]generated$/;

/**
 * Returns a digest of what all pages depend on: the engine's code and schemas, the block types, `_site.yaml` of
 * each language, the current day.
 */
export function sharedDigest(site: Site): string {
  const { engineRoot, root, blockTypes, unknownOutline, clock, extensions } = site;
  const code = typeof BUNDLED_CODE === 'string' ? BUNDLED_CODE : digestOf(engineCode(engineRoot));
  const schemas = [path.join(engineRoot, 'schema'), path.join(root, 'schema/aliases.json')];
  const types = [...blockTypes.values()].map(({ type, kind, text }) => [type, kind, text]);
  const today = new Date().toISOString().slice(0, 10);
  const now = [clock.asOf ?? '', clock.timeZone, today];
  // The values may come from collections too, and the text may have ignore comments.
  const siteFiles = siteInEach(site).map(({ config, siteFile }) => [
    config,
    textOf(site, siteFile.file),
  ]);
  const state = [types, [...unknownOutline], siteFiles, languagesOf(site), now, extensions.stamp];
  return digestOf(JSON.stringify(state) + code + textsOf(schemas, GENERATED));
}

/** Returns the digest of a dependency of a page. */
export const dependencyDigest = (site: Site, use: Use) => digestOf(contentOf(site, use));

function contentOf(site: Site, use: Use): string {
  const [kind, ...rest] = use.split('/');
  const own = rest.join('/');
  switch (kind) {
    case 'frame':
      return JSON.stringify(framesOf(site).map(({ dialogs }) => dialogs));
    case 'pages':
      return String(site.pageFiles.some(({ pattern }) => pattern === `/${own}`));
    case 'public':
      return JSON.stringify(publicFileState(site, `/${own}`));
    case 'icons':
      return JSON.stringify(site.icons.read(own) ?? '');
    case 'collections': {
      const { rows = [], hidden = [], fields = [] } = site.collections.get(own) ?? {};
      const entries = [rows, hidden].map((list) =>
        list.map(({ data, unpublished }) => [data, unpublished]),
      );
      const place = path.join(site.root, 'pages/_collections', own);
      const files = textsOf([`${place}.yaml`, place, `${place}.schema.json`]);
      return JSON.stringify([entries, [...fields], files]);
    }
    case 'fragments': {
      const fragment = site.caches.fragments.get(own);
      return fragment && 'text' in fragment ? fragment.text : '';
    }
    case 'texts':
      return textOf(site, own);
    default:
      return '';
  }
}

/** Returns what a page depends on of a public file: whether it exists, and what its picture looks like. */
function publicFileState(site: Site, file: string): unknown[] {
  const isThere = site.publicFiles.has(file);
  const facts = site.pictures.get(file);
  const unscaled = isThere && isPicture(file) && !facts ? path.join(site.root, 'public', file) : '';
  return [isThere, facts, imageSizeOf(site, file), unscaled && digestOf(readFileSync(unscaled))];
}
