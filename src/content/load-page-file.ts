/** Loads a page file: reads, expands, validates and transforms its pages. */

import { pruneItems } from './expand/items-from.ts';
import { type Draft, readPages } from './expand/read-pages.ts';
import { traceBack } from './expand/trace-back.ts';
import { translationsOf } from './languages/translations.ts';
import type { LoadedFile, PageReview } from './loaded.ts';
import { isGroup } from './model/data.ts';
import type { Issue } from './model/issue.ts';
import type { Data, Page, PageFile } from './model/types.ts';
import { nextChange, timeIssue } from './publication/publication.ts';
import { withOrigin } from './schemas/checks.ts';
import { searchEntry } from './search-index.ts';
import { directionOf, type Site, siteFor } from './site/site.ts';
import { dialogNames } from './transform/page-notes.ts';
import { PageTransform } from './transform/page-transform.ts';
import { checkPicture, previewAddress } from './transform/pictures.ts';
import { transformBlocks } from './transform/transform-blocks.ts';

/**
 * Reads a page file and gives its finished pages and what is wrong with them. Where a block has a mistake, a block of type `_problem` stands in its
 * place; a file that cannot be read at all gives no page. Never throws for what an editor wrote.
 */
export function loadPageFile(whole: Site, pageFile: PageFile): LoadedFile {
  whole.files.renew();
  const site = siteFor(whole, pageFile.file);
  const { clock } = site;
  clock.changes.clear();
  const { drafts, unpublished, issues, uses, source, partial = [] } = readPages(site, pageFile);
  const pages: Page[] = [];
  const reviews: PageReview[] = [];
  const cards: PageTransform['cards'] = [];
  const all = issues.slice();
  const { file } = pageFile;
  const isOneOfMany = drafts.length > 1;
  for (const draft of drafts) {
    const {
      page,
      notes,
      issues: own,
      uses: more,
      cards: broken,
    } = transformPage(site, file, draft);
    const { sources } = draft;
    pages.push(page);
    reviews.push({ page, notes, sources, ...(isOneOfMany ? { route: page.route } : {}) });
    cards.push(...broken);
    // of the whole site: a language's view of it takes itself for the site's own
    const translations = translationsOf(whole, page.route);
    if (translations.length > 0) page.translations = translations;
    for (const use of more) uses.add(use);
    if (isOneOfMany) for (const issue of own) all.push({ ...issue, route: page.route });
    else all.push(...own);
  }
  for (const draft of partial) {
    const checked = transformPage(site, file, draft);
    all.push(...checked.issues.filter((issue) => isOfBlock(issue, file)));
    for (const use of checked.uses) uses.add(use);
  }
  return {
    pages,
    reviews,
    issues: all,
    cards,
    uses: [...uses].sort(),
    unpublished,
    changes: nextChange(clock.changes),
    source,
  };
}

/** Returns whether an issue is an error in a block: what is wrong with a page as a whole may follow from a part that cannot be read. */
function isOfBlock(issue: Issue, page: string): boolean {
  return !isWarning(issue) && (issue.file !== page || issue.path[0] === 'blocks');
}

interface Finished {
  page: Page;
  notes: PageReview['notes'];
  issues: Issue[];
  cards: PageTransform['cards'];
  uses: PageTransform['uses'];
}

function transformPage(site: Site, file: string, draft: Draft): Finished {
  const { route, fields, sources, issues } = draft;
  if (draft.plain.length > 0) pruneItems(site, draft.blocks as Data[], draft.plain, 1);
  const transform = new PageTransform(site, sources, issues, []);
  checkFields(transform, draft);
  transform.path.push('blocks');
  if (Array.isArray(draft.blocks)) transform.blocks = draft.blocks;
  const blocks = transformBlocks(transform.blocks, transform);
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
    written: draft.written,
    blocks,
    links: transform.links,
    leadsTo: [...new Set(transform.links.map(({ to }) => to))],
    anchors: transform.anchors,
  };
  if (typeof fields.image === 'string') {
    page.image = previewAddress(site, fields.image);
  }
  const { notes } = transform;
  if (notes.dialogs.length + notes.openers.length > 0) {
    page.dialogs = dialogNames(notes);
    // the other part of each may stand in the blocks around the page
    if (page.frame) transform.uses.add('site/frame');
  }
  if (draft.unpublished) page.unpublished = draft.unpublished;
  if (config.budgets) page.unscaled = unscaledIn(transform.uses);
  if (isGroup(fields.about)) page.about = fields.about;
  if (text(fields.seoTitle)) page.seoTitle = text(fields.seoTitle);
  const words = Array.isArray(fields.searchWords) ? fields.searchWords.map(String) : [];
  page.search = searchEntry(page, fields.searchable !== false, words);
  if (!issues.every(isWarning)) page.broken = true;
  const isClean = issues.length === 0 && blocks.length > 0;
  return {
    page,
    notes: isClean ? notes : undefined,
    issues,
    cards: transform.cards,
    uses: transform.uses,
  };
}

/** Returns the pictures that visitors get as they are. */
function unscaledIn(uses: Set<string>): string[] {
  return [...uses]
    .filter((use) => use.startsWith('public/') && /\.(?:svg|gif|apng)$/i.test(use))
    .map((use) => use.slice('public'.length));
}

const isWarning = ({ severity }: Issue) => severity === 'warning';

function checkFields(transform: PageTransform, { fields, blocks }: Draft): void {
  // the blocks have checks of their own, so a list is all that they need to be here
  const shell =
    blocks === undefined ? fields : { ...fields, blocks: Array.isArray(blocks) ? [] : blocks };
  const { site, sources } = transform;
  const invalid = site.checks.page(shell);
  if (invalid) {
    const spot = { file: sources[0]?.file ?? '', path: [] };
    transform.issues.push(withOrigin(invalid, { sources, at: [] }, spot));
  }
  const wrong = timeIssue(fields, transform.site);
  if (wrong) {
    const origin = traceBack(transform.site.files, transform.sources, wrong.path);
    transform.issues.push({ ...wrong.issue, ...origin });
  }
  if (typeof fields.image !== 'string') return;
  transform.path.push('image');
  checkPicture(fields.image, transform);
  transform.path.pop();
}

function directionFor(lang: string, { config }: Site): 'ltr' | 'rtl' {
  return lang === config.lang ? config.dir : directionOf(lang);
}

function text(value: Data | undefined): string {
  return typeof value === 'string' ? value : '';
}
