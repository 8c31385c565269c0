import { join, relative } from 'node:path';
import { blocksFolders } from './blocks-folders.ts';
import { type Caches, emptyCaches } from './caches.ts';
import {
  type Collection,
  collectionNames,
  loadCollection,
  type Row,
} from './expand/collections.ts';
import { findFragment, fragmentNames } from './expand/fragments.ts';
import { findPages, wrongEndings } from './find-pages.ts';
import { Icons } from './finish/icons.ts';
import type { Pictures } from './finish/pictures.ts';
import { type Language, readLanguages } from './languages/languages.ts';
import type { Flaw } from './problems/flaw.ts';
import { toProblems } from './problems/problems.ts';
import { publicFiles } from './public-files.ts';
import { type Clock, timedRow } from './publication/publication.ts';
import { newClock, setClock } from './publication/site-clock.ts';
import { type Aliases, readAliases } from './schemas/aliases.ts';
import { type BlockType, readBlockTypes } from './schemas/block-types.ts';
import { type Checks, makeChecks } from './schemas/checks.ts';
import { type EngineSchemas, readEngineSchemas } from './schemas/compose-schema.ts';
import { Validators } from './schemas/validate.ts';
import { emptySiteFile, fillInFile, readSiteFile, type SiteFile } from './site-file.ts';
import type { DataObject, PageFile, Problem, SiteConfig } from './types.ts';
import { FileCache } from './yaml/file-cache.ts';
import type { YamlFile } from './yaml/load-yaml.ts';

export interface SiteOptions {
  /** The folder of Pagewright itself, with `schema/` and `blocks/`. */
  engineRoot: string;
  /** Overrides the `apiHost` of `_site.yaml`. The default is the environment variable PAGEWRIGHT_API_HOST. */
  apiHost?: string | undefined;
  /** Folders of block types beside the site's own. */
  moreBlocks?: string[] | undefined;
  /** Whether the site's own `blocks/` may still be made while the site is open. The default is false. */
  awaitsBlocks?: boolean | undefined;
  /** The day or time that is taken for now: `2026-12-01`, in the site's time zone. The default is the real time. */
  asOf?: string | undefined;
  /** Whether pages, blocks and entries that are not published are there too. The default is false. */
  showAll?: boolean | undefined;
}

/** A site's folder, read: everything that pages are made with. Pages themselves are read one by one with `loadPageFile`. */
export interface Site {
  root: string;
  engineRoot: string;
  apiHost: string | undefined;
  engine: EngineSchemas;
  /** What SiteOptions said of these; other threads open the site in the same way. */
  moreBlocks: string[];
  /** The folders that hold block types; a later one's go before an earlier one's. */
  blocksFolders: string[];
  blockTypes: Map<string, BlockType>;
  /** Names of blocks and fields that have changed. */
  aliases: Aliases;
  /** The types of the blocks that do not say which headings they draw. */
  withoutOutline: Set<string>;
  /** The types of the blocks that hold blocks. */
  holders: Set<string>;
  config: SiteConfig;
  /** What is taken for now, and when that matters next. */
  clock: Clock;
  /** The languages of its pages, in the order in which the site names them. */
  languages: Language[];
  /** The folder of the language, when this is the site as the pages of a language see it. */
  language?: string;
  /** The values of `config` that were read since somebody last emptied this: `contact.phone`. */
  reads: Set<string>;
  siteFile: SiteFile;
  collections: Map<string, Collection>;
  fragmentNames: string[];
  pageFiles: PageFile[];
  /** `/images/team.svg` for public/images/team.svg. */
  publicFiles: Set<string>;
  /** The photographs of the public folder, when somebody has looked at them: `surveyPictures` of the build. */
  pictures: Pictures;
  checks: Checks;
  validators: Validators;
  caches: Caches;
  icons: Icons;
  /** The files that problems are about. */
  files: FileCache;
  /** What is wrong with each part. */
  flaws: { [part in SitePart]: Flaw[] };
  /** What is wrong with everything but the pages and fragments. */
  readonly problems: Problem[];
  /** The entry of a collection that a template's value is, if it is one. */
  rowOf(data: DataObject): Row | undefined;
}

/** The parts of a site that can be read anew by themselves. */
export type SitePart = 'blocks' | 'data' | 'pages' | 'public';

/** Reads the folder of a site. Never throws for what an editor wrote: mistakes are in `problems`. */
export function openSite(root: string, options: SiteOptions): Site {
  const { engineRoot } = options;
  const engine = readEngineSchemas(engineRoot);
  const validators = new Validators(engine.shared);
  const site: Site = {
    root,
    engineRoot,
    apiHost: options.apiHost ?? process.env.PAGEWRIGHT_API_HOST,
    engine,
    moreBlocks: options.moreBlocks ?? [],
    blocksFolders: blocksFolders(root, options),
    blockTypes: new Map(),
    aliases: { blocks: [], page: [], site: [], fields: new Map() },
    withoutOutline: new Set(),
    holders: new Set(),
    config: { name: '', lang: 'en', dir: 'ltr', apiHost: '', frame: { before: [], after: [] } },
    clock: newClock(options),
    languages: [],
    reads: new Set(),
    siteFile: emptySiteFile(),
    collections: new Map(),
    fragmentNames: [],
    pageFiles: [],
    publicFiles: new Set(),
    pictures: new Map(),
    checks: makeChecks(engine, validators, () => site.aliases),
    validators,
    caches: emptyCaches(),
    icons: new Icons(root, engineRoot),
    files: new FileCache(root),
    flaws: { blocks: [], data: [], pages: [], public: [] },
    get problems() {
      site.files.renew();
      return toProblems(site.files, Object.values(site.flaws).flat());
    },
    rowOf: (data) => {
      site.caches.rows ??= rowsByData(site);
      return site.caches.rows.get(data);
    },
  };
  for (const part of ['blocks', 'public', 'data', 'pages'] as const) readPart(site, part);
  return site;
}

/** Reads a part of the site anew, into the same object. */
function readPart(site: Site, part: SitePart): void {
  site.files.renew();
  const { root } = site;
  switch (part) {
    case 'blocks': {
      const nameOf = (folder: string): string => relative(root, folder).replaceAll('\\', '/');
      const { blocksFolders, engine, engineRoot, validators, blockTypes } = site;
      const { types, flaws } = readBlockTypes(
        blocksFolders,
        engine,
        validators,
        blockTypes,
        nameOf,
      );
      site.blockTypes = types;
      site.withoutOutline = withoutOutline([...types.values()], engineRoot);
      site.holders = new Set([...types.values()].flatMap((t) => (t.holdsBlocks ? [t.type] : [])));
      const { aliases, faults } = readAliases([engineRoot, root], blocksFolders);
      site.aliases = aliases;
      site.flaws.blocks = [
        ...flaws,
        ...faults.map((fault) => brokenAliases(nameOf(fault.file), fault.message)),
      ];
      break;
    }
    case 'data':
      readData(site);
      break;
    case 'pages': {
      const { pageFiles, flaws } = findPages(root);
      site.pageFiles = pageFiles;
      site.flaws.pages = flaws;
      site.caches.translations = undefined;
      break;
    }
    case 'public':
      site.publicFiles = publicFiles(root);
      site.caches.sizes.clear();
  }
}

/** Those of the site's own that name no heading; all, where none draws the heading of a page. */
function withoutOutline(types: BlockType[], engineRoot: string): Set<string> {
  const isKnown = types.some(({ headingLevel }) => headingLevel === 1);
  const own = types.filter(
    ({ headingLevel, folder }) =>
      headingLevel === undefined && !folder.startsWith(join(engineRoot, 'blocks')),
  );
  return new Set((isKnown ? own : types).map(({ type }) => type));
}

function brokenAliases(file: string, message: string): Flaw {
  return {
    code: 'broken-schema',
    message: `This file cannot be used to find old names: ${message}.`,
    hint: 'An entry says from, to and since: { "from": "headline", "to": "title", "since": "1.2" }.',
    file,
    path: [],
  };
}

/** `_site.yaml`, collections, fragments and icons, which may all depend on each other. */
function readData(site: Site): void {
  site.caches = { ...emptyCaches(), sizes: site.caches.sizes, html: site.caches.html };
  const flaws: Flaw[] = [];
  site.flaws.data = flaws;
  site.fragmentNames = fragmentNames(site.root);
  const finish = readSiteFile(site, flaws);
  site.collections = new Map();
  setClock(site, flaws);
  const { root, validators } = site;
  const source = {
    root,
    validators,
    fillIn: (file: YamlFile, into: Flaw[]) => fillInFile(site, file, into),
    timed: (row: Row, into: Flaw[]) => timedRow(row, site, into),
  };
  for (const name of collectionNames(root)) {
    site.reads.clear();
    const loaded = loadCollection(source, name);
    loaded.collection.reads = [...site.reads];
    flaws.push(...loaded.flaws);
    site.collections.set(name, loaded.collection);
  }
  finish();
  site.languages = readLanguages(site, flaws);
  for (const name of site.fragmentNames) {
    const fragment = findFragment(site, name);
    if (Array.isArray(fragment)) flaws.push(...fragment);
    else flaws.push(...(fragment?.warnings ?? []));
  }
  flaws.push(...wrongEndings(root));
}

/** Reads anew what a changed, new or deleted file belongs to. `file` is relative to the site's folder. */
export function refreshSite(site: Site, file: string): void {
  if (file.startsWith('public/')) readPart(site, 'public');
  else if (file.startsWith('blocks/')) readPart(site, 'blocks');
  else if (/^pages\/(.*\/)?_/.test(file)) readPart(site, 'data');
  else if (file.startsWith('pages/')) readPart(site, 'pages');
}

function rowsByData(site: Site): Map<DataObject, Row> {
  const rows = [...site.collections.values()].flatMap((collection) => collection.rows);
  return new Map(rows.flatMap((row) => [row.view, row.data].map((data) => [data, row] as const)));
}
