/** Loads a page file: reads, expands, validates and transforms its pages. */

import { pruneItems } from './expand/prune-items.ts';
import { type ExpandedPage, readPages } from './expand/read-pages.ts';
import { traceBack } from './expand/trace-back.ts';
import { translationsOf } from './languages/translations.ts';
import { isObject } from './model/data.ts';
import type { Issue, ProblemCard } from './model/issue.ts';
import type { Source } from './model/sources.ts';
import type { Block, Data, Page, PageFile, Unpublished, YamlFile } from './model/types.ts';
import type { Use } from './model/use.ts';
import { nextChange, timeIssue } from './publication/publication.ts';
import { withOrigin } from './schemas/checks.ts';
import { searchEntry } from './search-index.ts';
import { directionOf, type Site, siteFor } from './site/site.ts';
import { dialogNames, type PageNotes } from './transform/page-notes.ts';
import { PageTransform } from './transform/page-transform.ts';
import { checkPicture, previewAddress } from './transform/pictures.ts';
import { transformBlocks } from './transform/transform-blocks.ts';

/** A finished page with the data that its checks need. */
export interface PageReview {
  page: Page;
  /** The notes on its blocks; `undefined` where it has an error. */
  notes: PageNotes | undefined;
  /** Where its values are written. */
  sources: Source[];
  /** Its route, where the file makes several pages. */
  route?: string;
}

/** The result of reading one page file: its pages and issues. */
export interface LoadedFile {
  pages: Page[];
  /** The input of the pages' checks, in the order of the pages. */
  reviews: PageReview[];
  issues: Issue[];
  cards: ProblemCard[];
  /** The file's pages that are not published now. */
  unpublished: Unpublished[];
  /**
   * When content of the file is published or expires next, in milliseconds since 1970; `undefined` when nothing is
   * due.
   */
  nextChange: number | undefined;
  /** The dependencies of the file's pages. */
  uses: Use[];
  /** The parsed file; `undefined` when it could not be read as a page. */
  source: YamlFile | undefined;
}

/**
 * Reads a page file and returns its finished pages and their issues. A block with a mistake is replaced by a block of
 * type `_problem`; a file that cannot be read at all has no pages. Never throws because of an editor's mistakes.
 */
export function loadPageFile(whole: Site, pageFile: PageFile): LoadedFile {
  whole.files.renew();
  const site = siteFor(whole, pageFile.file);
  const { clock } = site;
  clock.changeTimes.clear();
  const expanded = readPages(site, pageFile);
  const { unpublished, issues, uses, source, partial = [] } = expanded;
  const { file } = pageFile;
  const transformed = expanded.pages.map((page) => transformPage(site, file, page));
  // Of a file with a syntax error, what can be read is only checked.
  const checked = partial.map((page) => transformPage(site, file, page));
  const pages = transformed.map(({ page }) => page);
  for (const page of pages) {
    // From the whole site: in the site of one language, that language counts as the site's own.
    const translations = translationsOf(whole, page.route);
    if (translations.length > 0) page.translations = translations;
  }
  const isOneOfMany = expanded.pages.length > 1;
  const ofPage = ({ route }: Page) => (isOneOfMany ? { route } : {});
  const all = [...transformed, ...checked];
  return {
    pages,
    reviews: transformed.map(({ page, notes, sources }) => ({
      page,
      notes,
      sources,
      ...ofPage(page),
    })),
    issues: [
      ...issues,
      ...transformed.flatMap((one) =>
        one.issues.map((issue) => ({ ...issue, ...ofPage(one.page) })),
      ),
      ...checked.flatMap((one) => one.issues.filter((issue) => isOfBlock(issue, file))),
    ],
    cards: transformed.flatMap(({ cards }) => cards),
    uses: [...new Set([...uses, ...all.flatMap((one) => [...one.uses])])].sort(),
    unpublished,
    nextChange: nextChange(clock.changeTimes),
    source,
  };
}

/**
 * Returns whether an issue is an error in a block. In a partly unreadable page, other issues may only follow from the
 * unreadable part.
 */
function isOfBlock(issue: Issue, page: string): boolean {
  return !isWarning(issue) && (issue.file !== page || issue.path[0] === 'blocks');
}

/** Returns a finished page with its issues and the data that its checks need. */
function transformPage(site: Site, file: string, from: ExpandedPage) {
  const { sources, issues: expansionIssues } = from;
  if (from.wholeEntries.length > 0) pruneItems(site, from.blocks as Data[], from.wholeEntries, 1);
  const expanded = Array.isArray(from.blocks) ? from.blocks : [];
  const transform = new PageTransform(site, { blocks: expanded, sources, expansionIssues });
  checkFields(transform, from);
  const blocks = transform.within('blocks', () => transformBlocks(expanded, transform));
  const { notes, uses, cards } = transform;
  const issues = [...expansionIssues, ...transform.issues];
  const page = finishedPage(file, from, blocks, transform);
  if (!issues.every(isWarning)) page.broken = true;
  // The dialog or its opener may be in the frame.
  if (page.dialogs && page.frame) uses.add('frame');
  const isSound = issues.every(isWarning) && blocks.length > 0;
  return { page, notes: isSound ? notes : undefined, sources, issues, cards, uses };
}

function finishedPage(
  file: string,
  { route, fields, sourceFiles, unpublished }: ExpandedPage,
  blocks: Block[],
  { site, links, anchors, notes, uses }: PageTransform,
): Page {
  const { config } = site;
  const lang = text(fields.lang) || config.lang;
  const page: Page = {
    route,
    file,
    title: text(fields.title),
    description: text(fields.description) || text(config.description),
    lang,
    meta: { title: text(fields.title), description: text(fields.description) },
    dir: fields.dir === 'rtl' || fields.dir === 'ltr' ? fields.dir : directionFor(lang, site),
    frame: fields.frame !== false,
    index: fields.index !== false && !/(^|\/)404$/.test(route),
    sourceFiles,
    blocks,
    links,
    linkedAddresses: [...new Set(links.map(({ to }) => to))],
    anchors,
    ...(typeof fields.image === 'string' && { image: previewAddress(site, fields.image) }),
    ...(notes.dialogs.length + notes.openers.length > 0 && { dialogs: dialogNames(notes) }),
    ...(unpublished && { unpublished }),
    ...(config.budgets && { unscaled: unscaledIn(uses) }),
    ...(isObject(fields.about) && { about: fields.about }),
    ...(text(fields.seoTitle) && { seoTitle: text(fields.seoTitle) }),
  };
  const words = Array.isArray(fields.searchWords) ? fields.searchWords.map(String) : [];
  page.search = searchEntry(page, fields.searchable !== false, words);
  return page;
}

/** Returns the used pictures that are published without scaling. */
function unscaledIn(uses: Set<Use>): string[] {
  return [...uses]
    .filter((use) => use.startsWith('public/') && /\.(?:svg|gif|apng)$/i.test(use))
    .map((use) => use.slice('public'.length));
}

const isWarning = ({ severity }: Issue) => severity === 'warning';

function checkFields(transform: PageTransform, { fields, blocks }: ExpandedPage): void {
  // Blocks are validated separately, so here `blocks` only has to be a list.
  const shell =
    blocks === undefined ? fields : { ...fields, blocks: Array.isArray(blocks) ? [] : blocks };
  const { site, sources } = transform;
  const invalid = site.checks.page(shell);
  if (invalid) {
    const location = { file: sources[0]?.file ?? '', path: [] };
    transform.issues.push(withOrigin(invalid, { sources, pagePath: [] }, location));
  }
  const wrong = timeIssue(fields, transform.site);
  if (wrong) {
    const origin = traceBack(transform.site.files, transform.sources, wrong.path);
    transform.issues.push({ ...wrong.issue, ...origin });
  }
  const { image } = fields;
  if (typeof image === 'string') transform.within('image', () => checkPicture(image, transform));
}

function directionFor(lang: string, { config }: Site): 'ltr' | 'rtl' {
  return lang === config.lang ? config.dir : directionOf(lang);
}

function text(value: Data | undefined): string {
  return typeof value === 'string' ? value : '';
}
