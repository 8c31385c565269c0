/**
 * Digests of what pages are made from. All of it is compared by content, never by time, so that what is remembered serves another
 * copy of the site as well.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allTranslations } from '../../content/languages/translations.ts';
import { otherLanguages, type Site, siteFileName } from '../../content/site/site.ts';
import { trackedValue } from '../../content/site/track-reads.ts';
import { imageSizeOf } from '../../content/transform/pictures.ts';
import { readText } from '../../content/yaml/load-yaml.ts';
import { isPicture } from '../../diagnostics/checks/pictures-in-text.ts';
import { digestOf } from './digest.ts';
import { engineCode, textsOf } from './fingerprint.mjs';

/** Returns a digest of a text of the site. @param file relative to its folder */
export const textDigest = (site: Site, file: string) => digestOf(textOf(site, file));

function textOf(site: Site, file: string): string {
  const text = readText(site.root, file);
  return typeof text === 'string' ? text : '';
}

/** Returns some values of `_site.yaml`, as pages see them; `names` are those that `trackReads` gave. */
export const siteValues = (site: Site, names: Iterable<string>): string =>
  JSON.stringify([...names].sort().map((name) => [name, trackedValue(site.config, name)]));

/** Returns what the pages of other languages see, and which page translates which. */
function languagesOf(site: Site): unknown[] {
  const folders = otherLanguages(site);
  const configs = folders.map(({ site: local }) => local.config);
  // a new services.ar stands in for the services that pages have read
  const local = [...site.collections.keys(), ...site.fragmentNames].filter((name) =>
    folders.some(({ folder }) => name.endsWith(`.${folder}`)),
  );
  return [configs, local, ...allTranslations(site)];
}

/** Put in where the command line is bundled: the code that runs is that of the bundle, and need not be read again. */
declare const BUNDLED_CODE: string | undefined;

/** What `generate` makes for editors, and no check reads. */
const generated = /[\\/]generated$/;

/** Returns a digest of what all pages depend on: the engine's code and schemas, the types of blocks, the other languages, what now is. */
export function sharedDigest(site: Site): string {
  const { engineRoot, root, blockTypes, unknownOutline, clock, extensions } = site;
  const code = typeof BUNDLED_CODE === 'string' ? BUNDLED_CODE : digestOf(engineCode(engineRoot));
  const schemas = [path.join(engineRoot, 'schema'), path.join(root, 'schema/aliases.json')];
  const types = [...blockTypes.values()].map(({ type, kind, text }) => [type, kind, text]);
  const today = new Date().toISOString().slice(0, 10);
  const siteFiles = site.languages.map(({ folder }) => path.join('pages', folder, '_site.yaml'));
  // values of these files are read one by one, but a comment may silence what is said of any
  const silencing = [...new Set([siteFileName, ...siteFiles])]
    .map((file) => textOf(site, file))
    .filter((text) => text.includes('pagewright-ignore'));
  const now = [clock.asOf ?? '', clock.timeZone, today];
  const state = [types, [...unknownOutline], languagesOf(site), now, silencing, extensions.stamp];
  return digestOf(JSON.stringify(state) + code + textsOf(schemas, generated));
}

/**
 * Returns a digest of something that a page read.
 *
 * @param name as `uses` names it: `collections/services`, `fragments/partners`, `icons/phone`, `public/images/team.svg`,
 * `site/contact.phone`, which is `renderer/contact.phone` where the renderer read it; `texts/pages/index.yaml` for a file whose lines are named
 */
export const sourceDigest = (site: Site, name: string) => digestOf(contentOf(site, name));

function contentOf(site: Site, name: string): string {
  const [kind, ...rest] = name.split('/');
  const own = rest.join('/');
  switch (kind) {
    case 'site':
    case 'renderer':
      return siteValues(site, [own]);
    case 'public':
      return JSON.stringify(pictureFacts(site, `/${own}`));
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

/** Returns what pages show of a file of the public folder: of most whether it is there. A photograph's facts name its content. */
function pictureFacts(site: Site, file: string): unknown[] {
  const isThere = site.publicFiles.has(file);
  const facts = site.pictures.get(file);
  const unscaled = isThere && isPicture(file) && !facts ? path.join(site.root, 'public', file) : '';
  return [isThere, facts, imageSizeOf(site, file), unscaled && digestOf(readFileSync(unscaled))];
}
