import { extname, join } from 'node:path';
import { loadCollection } from './expand/collections.ts';
import { findFragment, fragmentNames } from './expand/fragments.ts';
import { referenceIssues } from './expand/row-references.ts';
import { collectionNames } from './files/collection-files.ts';
import { relativePath } from './files/folders.ts';
import { publicFiles } from './files/public-files.ts';
import { findPages, ignoredNames } from './find-pages.ts';
import { readLanguages, withLanguages } from './languages/languages.ts';
import { noExtensions } from './model/extensions.ts';
import { emptyFrame } from './model/frame.ts';
import type { Issue } from './model/issue.ts';
import type { Pictures } from './model/pictures.ts';
import { Recorder } from './model/recorder.ts';
import type { Collection, Row } from './model/sources.ts';
import type { SiteConfig } from './model/types.ts';
import type { YamlFile } from './model/yaml-file.ts';
import { clockOf, newClock, timedRow } from './publication/publication.ts';
import { readBlockMessages, withMessageNames } from './schemas/block-messages.ts';
import { type BlockType, readBlockTypes } from './schemas/block-types.ts';
import { makeChecks } from './schemas/checks.ts';
import { readEngineSchemas } from './schemas/compose-schema.ts';
import { missingNewNames, noOldNames, readOldNames } from './schemas/old-names.ts';
import { Validators } from './schemas/validate.ts';
import { blocksFolders } from './site/blocks-folders.ts';
import {
  emptyCaches,
  type Site,
  type SiteDraft,
  type SiteOptions,
  type SitePart,
} from './site/site.ts';
import { emptySiteFile, fillInFile, fillInSiteFile, readSiteFile } from './site-file/site-file.ts';
import { Icons } from './transform/icons.ts';
import { FileCache } from './yaml/file-cache.ts';

/** Reads the folder of a site. Never throws because of an editor's mistakes: they are in `issues`. */
export function openSite(root: string, options: SiteOptions): Site {
  const { engineRoot } = options;
  const engine = readEngineSchemas(engineRoot);
  const validators = new Validators(engine.shared, join(root, '.pagewright/validators'));
  const unread: SiteConfig = { name: '', lang: 'en', dir: 'ltr', apiHost: '' };
  const site: SiteDraft = {
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
    containerTypes: new Set(),
    config: unread,
    settings: unread,
    clock: newClock(options),
    languages: [],
    reads: new Recorder(),
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
    files: new FileCache(root),
    issues: { blocks: [], data: [], pages: [], public: [] },
  };
  for (const part of PARTS) readPart(site, part);
  return withLanguages(site);
}

/** Returns the site with the facts about its pictures. */
export function withPictures(site: Site, pictures: Pictures): Site {
  return withLanguages({ ...site, pictures });
}

/** Reads a part of the site into its draft. */
function readPart(site: SiteDraft, part: SitePart): void {
  site.files.renew();
  const { root } = site;
  switch (part) {
    case 'blocks':
      readBlocks(site);
      break;
    case 'data':
      readData(site);
      break;
    case 'pages': {
      const { pageFiles, issues } = findPages(root);
      site.pageFiles = pageFiles;
      site.issues = { ...site.issues, pages: issues };
      site.caches = { ...site.caches, translations: undefined, misnamed: undefined };
      break;
    }
    case 'public':
      site.publicFiles = publicFiles(root);
      site.caches = { ...site.caches, sizes: new Map() };
  }
}

/** Reads the block types with their messages and old names, and makes the checks that depend on them. */
function readBlocks(site: SiteDraft): void {
  const { root, blocksFolders, engine, engineRoot, validators, blockTypes } = site;
  const nameOf = (folder: string): string => relativePath(root, folder);
  const { types, issues } = readBlockTypes(blocksFolders, engine, validators, blockTypes, nameOf);
  site.blockTypes = types;
  site.unknownOutline = typesOfUnknownOutline([...types.values()], engineRoot);
  site.containerTypes = new Set(
    [...types.values()].flatMap((t) => (t.holdsBlocks ? [t.type] : [])),
  );
  const { oldNames, issues: ofOldNames } = readOldNames([engineRoot, root], blocksFolders);
  site.oldNames = oldNames;
  const folders = [...types.values()].map(({ folder }) => folder);
  const { messages, issues: ofMessages } = readBlockMessages(folders);
  site.messages = messages;
  site.checks = makeChecks(withMessageNames(engine, messages), validators, oldNames);
  const ofBlocks = [
    ...issues,
    ...[...ofMessages, ...ofOldNames, ...missingNewNames(oldNames, types)].map((issue) => ({
      ...issue,
      file: nameOf(issue.file),
    })),
  ];
  site.issues = { ...site.issues, blocks: ofBlocks };
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
function readData(site: SiteDraft): void {
  site.caches = { ...emptyCaches(), sizes: site.caches.sizes };
  const issues: Issue[] = [];
  site.issues = { ...site.issues, data: issues };
  site.fragmentNames = fragmentNames(site.root);
  readSiteFile(site, issues);
  const collections = new Map<string, Collection>();
  site.collections = collections;
  site.clock = clockOf(site, issues);
  const { root, validators } = site;
  const source = {
    root,
    validators,
    fillIn: (file: YamlFile, into: Issue[]) => fillInFile(site, file, into),
    timed: (row: Row, into: Issue[]) => timedRow(row, site, into),
  };
  for (const name of collectionNames(root)) {
    site.reads.take();
    const loaded = loadCollection(source, name);
    loaded.collection.reads = site.reads.take();
    issues.push(...loaded.issues);
    collections.set(name, loaded.collection);
  }
  issues.push(...referenceIssues(collections));
  fillInSiteFile(site, issues);
  site.languages = readLanguages(site, issues);
  for (const name of site.fragmentNames) {
    const fragment = findFragment(site, name);
    if (Array.isArray(fragment)) issues.push(...fragment);
  }
  issues.push(...ignoredNames(root));
}

/** The parts of a site, each after the parts that it depends on. */
const PARTS = ['blocks', 'public', 'data', 'pages'] as const;

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
  const made: SiteDraft = { ...site };
  for (const part of parts) readPart(made, part);
  return { site: withLanguages(made), parts };
}
