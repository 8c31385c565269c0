import { extname, join } from 'node:path';
import { loadCollection } from './expand/collections.ts';
import { findFragment, fragmentNames } from './expand/fragments.ts';
import { referenceIssues } from './expand/row-references.ts';
import { collectionNames } from './files/collection-files.ts';
import { relativePath } from './files/folders.ts';
import { publicFiles } from './files/public-files.ts';
import { findPages } from './find-pages.ts';
import { readLanguages } from './languages/languages.ts';
import { noExtensions } from './model/extensions.ts';
import { emptyFrame } from './model/frame.ts';
import type { Issue } from './model/issue.ts';
import type { Pictures } from './model/pictures.ts';
import type { Collection } from './model/sources.ts';
import type { SiteConfig } from './model/types.ts';
import { clockOf, newClock } from './publication/publication.ts';
import { readBlockMessages, withMessageNames } from './schemas/block-messages.ts';
import { type BlockType, readBlockTypes } from './schemas/block-types.ts';
import { makeChecks } from './schemas/checks.ts';
import { readEngineSchemas } from './schemas/compose-schema.ts';
import { missingNewNames, noOldNames, readOldNames } from './schemas/old-names.ts';
import { Validators } from './schemas/validate.ts';
import { blocksFolders } from './site/blocks-folders.ts';
import { Icons } from './site/icons.ts';
import { emptyCaches, type Site, type SiteOptions, type SitePart } from './site/site.ts';
import { emptySiteFile, withFilledSiteFile, withSiteFile } from './site-file/site-file.ts';
import { FileCache } from './yaml/file-cache.ts';

/** Reads the folder of a site. Never throws because of an editor's mistakes: they are in `issues`. */
export function openSite(root: string, options: SiteOptions): Site {
  const { engineRoot } = options;
  const engine = readEngineSchemas(engineRoot);
  const validators = new Validators(engine.shared, join(root, '.pagewright/validators'));
  const config: SiteConfig = { name: '', lang: 'en', dir: 'ltr', apiHost: '' };
  const unread: Site = {
    root,
    engineRoot,
    apiHost: options.apiHost ?? process.env.PAGEWRIGHT_API_HOST,
    engine,
    moreBlocks: options.moreBlocks ?? [],
    extensions: options.extensions ?? noExtensions,
    blocksFolders: blocksFolders(root, options),
    blockTypes: new Map(),
    messages: {},
    oldNames: noOldNames(),
    unknownOutline: new Set(),
    config,
    settings: config,
    clock: newClock(options),
    languages: [],
    siteFile: emptySiteFile(),
    frame: emptyFrame(),
    collections: new Map(),
    fragmentNames: new Set(),
    pageFiles: [],
    publicFiles: new Set(),
    pictures: new Map(),
    checks: makeChecks(engine, validators, noOldNames()),
    validators,
    caches: emptyCaches(),
    icons: new Icons(root, engineRoot),
    files: new FileCache({ root }),
    issues: { blocks: [], data: [], pages: [], public: [] },
  };
  return PARTS.reduce(withPart, unread);
}

/**
 * Returns the site with some of its files changed, without saving them.
 *
 * @param unsaved the texts by file, without byte order marks
 */
export function withUnsaved(site: Site, unsaved: ReadonlyMap<string, string>): Site {
  const changed = { ...site, files: new FileCache({ root: site.root, unsaved }) };
  const isShared = [...unsaved.keys()].some((file) => partsOf(file).includes('data'));
  return isShared ? withPart(changed, 'data') : changed;
}

/** Returns the site with the facts about its pictures. */
export function withPictures(site: Site, pictures: Pictures): Site {
  return { ...site, pictures };
}

/** How each part of a site is read. */
const READERS: { [part in SitePart]: (site: Site) => Site } = {
  blocks: withBlocks,
  public: withPublicFiles,
  data: withData,
  pages: withPages,
};

/** The parts of a site, each after the parts that it depends on. */
const PARTS = Object.keys(READERS) as SitePart[];

/** Returns the site with a part that is read again. */
function withPart(site: Site, part: SitePart): Site {
  site.files.renew();
  return READERS[part](site);
}

function withPublicFiles(site: Site): Site {
  const caches = { ...site.caches, sizes: new Map() };
  return { ...site, publicFiles: publicFiles(site.root), caches };
}

function withPages(site: Site): Site {
  const { pageFiles, issues } = findPages(site.root);
  const caches = { ...site.caches, translations: undefined, misnamed: undefined };
  return { ...site, pageFiles, caches, issues: { ...site.issues, pages: issues } };
}

/** Reads the block types with their messages and old names, and makes the checks that depend on them. */
function withBlocks(site: Site): Site {
  const { root, blocksFolders, engine, engineRoot, validators } = site;
  const { types: blockTypes, issues } = readBlockTypes(blocksFolders, site);
  const types = [...blockTypes.values()];
  const { oldNames, issues: ofOldNames } = readOldNames([engineRoot, root], blocksFolders);
  const { messages, issues: ofMessages } = readBlockMessages(types.map(({ folder }) => folder));
  const ofNames = [...ofMessages, ...ofOldNames, ...missingNewNames(oldNames, blockTypes)];
  const blocks = [
    ...issues,
    ...ofNames.map((issue) => ({ ...issue, file: relativePath(root, issue.file) })),
  ];
  return {
    ...site,
    blockTypes,
    unknownOutline: typesOfUnknownOutline(types, engineRoot),
    oldNames,
    messages,
    checks: makeChecks(withMessageNames(engine, messages), validators, oldNames),
    issues: { ...site.issues, blocks },
  };
}

/** Returns the block types whose heading levels are unknown, so that the outline of a page with them is not checked. */
function typesOfUnknownOutline(types: BlockType[], engineRoot: string): Set<string> {
  const isKnown = types.some(({ headingLevel }) => headingLevel === 1);
  const own = types.filter(
    ({ headingLevel, folder }) =>
      headingLevel === undefined && !folder.startsWith(join(engineRoot, 'blocks')),
  );
  return new Set((isKnown ? own : types).map(({ type }) => type));
}

/** Reads `_site.yaml`, collections, fragments and icons, which may all depend on each other. */
function withData(before: Site): Site {
  const issues: Issue[] = [];
  const base: Site = {
    ...before,
    caches: { ...emptyCaches(), sizes: before.caches.sizes },
    issues: { ...before.issues, data: issues },
    fragmentNames: fragmentNames(before.root),
  };
  const written = withSiteFile(base, issues);
  const collected = withCollections({ ...written, clock: clockOf(written, issues) }, issues);
  const filled = withFilledSiteFile(collected, issues);
  const site = { ...filled, languages: readLanguages(filled, issues) };
  for (const name of site.fragmentNames) {
    const fragment = findFragment(site, name);
    if (Array.isArray(fragment)) issues.push(...fragment);
  }
  return site;
}

function withCollections(before: Site, issues: Issue[]): Site {
  const collections = new Map<string, Collection>();
  const site = { ...before, collections };
  for (const name of collectionNames(site.root)) {
    const loaded = loadCollection(site, name);
    collections.set(name, loaded.collection);
    issues.push(...loaded.issues);
  }
  issues.push(...referenceIssues(collections));
  return site;
}

/** Returns the parts that a path belongs to. */
function partsOf(place: string): SitePart[] {
  const [top] = place.split('/');
  if (top === 'public' || top === 'blocks') return [top];
  if (top !== 'pages') return [];
  if (/^pages\/(.*\/)?_/.test(place)) return ['data'];
  // The path of a folder: it may contain anything.
  return extname(place) === '' ? ['data', 'pages'] : ['pages'];
}

/**
 * Reads the parts again that changed, new or deleted files and folders belong to.
 *
 * @param places relative to the site's folder, with forward slashes
 * @returns the refreshed site, the same object when nothing was read, and the parts that were read
 */
export function refreshSite(site: Site, places: string[]): { site: Site; parts: SitePart[] } {
  const changed = new Set(places.flatMap(partsOf));
  const parts = PARTS.filter((part) => changed.has(part));
  if (parts.length === 0) return { site, parts };
  return { site: parts.reduce(withPart, site), parts };
}
