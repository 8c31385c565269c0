/**
 * What `validate` remembers for its next run, in `.pagewright/validate.json`.
 *
 * A page file without errors is not read again, and its warnings are reported again, when all of these are the same:
 * - its own text;
 * - what it read, which `loadPageFile` reports: collections, fragments, icons, values of `_site.yaml`, and of files of the
 *   public folder whether they are there and how large their pictures are;
 * - the texts of the files that its warnings are about;
 * - what all pages share: the code and the schemas of the engine, the block types, the other languages, what now is.
 *
 * All of it is compared by content, never by time, so that what is remembered serves another copy of the site as well. A file
 * with errors is always read again: their messages may depend on anything, such as the names to suggest.
 * The checks across pages are made anew by each run. The file may be deleted at any time.
 */
import path from 'node:path';
import { type Site, siteFileName } from '../../content/site/site.ts';
import { imageSizeOf } from '../../content/transform/pictures.ts';
import { readText } from '../../content/yaml/load-yaml.ts';
import { codeDigest, languagesStamp, siteValues } from './build-cache.ts';
import { digestOf } from './digest.ts';
import { KeptFiles, type Remembered, readRemembered, writeRemembered } from './kept-files.ts';
import type { ProcessedFile } from './processed-file.ts';
import { textsOf } from './texts-of.mjs';

/** One run's view of what was remembered. */
export class ValidateCache {
  readonly #file: string;
  readonly #shared: string;
  readonly #files: KeptFiles;
  #kept: ProcessedFile[] = [];
  #isSame: boolean;

  /** Is to be made when the site is open and its pictures are known, before any page is read. */
  constructor(site: Site) {
    this.#file = path.join(site.root, '.pagewright/validate.json');
    this.#shared = sharedState(site);
    const last = readRemembered<Remembered>(this.#file);
    this.#isSame = last?.shared === this.#shared;
    const states = {
      file: (name: string) => digestOf(textOf(site, name)),
      source: (name: string) => digestOf(stateOfSource(site, name)),
    };
    this.#files = new KeptFiles(site, states, this.#isSame ? last : undefined);
  }

  /** Returns the page files whose results hold, and those that have to be read. */
  sort(): ReturnType<KeptFiles['sort']> {
    const sorted = this.#files.sort();
    this.#kept = sorted.kept;
    return sorted;
  }

  /** Remembers the files that were kept, and those of the files read now that have no errors. */
  remember(read: ProcessedFile[]): void {
    const sound = read.filter(
      ({ problems, stamp }) => stamp && problems.every(({ severity }) => severity !== 'error'),
    );
    if (this.#isSame && sound.length === 0) return;
    const files = [...this.#kept, ...sound.map(withPlaces)];
    writeRemembered(this.#file, this.#files.remembered(this.#shared, files));
  }
}

/** Returns a file that depends also on the texts in which its problems have their lines. */
function withPlaces(file: ProcessedFile): ProcessedFile {
  if (file.problems.length === 0) return file;
  const places = file.problems.flatMap((problem) => [
    problem.file,
    problem.usedBy?.replace(/:\d+$/, '') ?? problem.file,
  ]);
  const texts = [...new Set(places)].map((place) => `texts/${place}`);
  return { ...file, uses: [...file.uses, ...texts] };
}

function textOf(site: Site, file: string): string {
  const text = readText(site.root, file);
  return typeof text === 'string' ? text : '';
}

/** Returns whether a file may silence warnings: on values of `_site.yaml`, which pages read one by one. */
const mentionsIgnore = (text: string) => text.includes('pagewright-ignore');

/** Returns what all pages depend on. */
function sharedState(site: Site): string {
  const { engineRoot, root, blockTypes, withoutOutline, clock, extensions } = site;
  const types = [...blockTypes.values()].map(({ type, kind, text }) => [type, kind, text]);
  const today = new Date().toISOString().slice(0, 10);
  const now = [clock.asOf ?? '', clock.timeZone, today];
  const ignored = [
    siteFileName,
    ...site.languages.map(({ folder }) => `pages/${folder}/_site.yaml`),
  ]
    .map((file) => textOf(site, file))
    .filter(mentionsIgnore);
  const { stamp } = extensions;
  const state = [types, [...withoutOutline], languagesStamp(site), now, ignored, stamp];
  const schemas = [path.join(engineRoot, 'schema'), path.join(root, 'schema/aliases.json')];
  return digestOf(JSON.stringify(state) + codeDigest(engineRoot) + textsOf(schemas, generated));
}

/** What `generate` makes for editors, and no check reads. */
const generated = /[\\/]generated$/;

/** Returns what the checks of a page see of something that it reads. */
function stateOfSource(site: Site, name: string): string {
  const [kind, ...rest] = name.split('/');
  const own = rest.join('/');
  switch (kind) {
    case 'site':
      return siteValues(site, [own]);
    case 'public': {
      const file = `/${own}`;
      const facts = [site.publicFiles.has(file), site.pictures.get(file), imageSizeOf(site, file)];
      return JSON.stringify(facts);
    }
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
