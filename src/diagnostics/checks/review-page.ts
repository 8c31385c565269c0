/**
 * Checks each finished page as a whole: its headings, the texts of its links and pictures, and its dialogs. All
 * issues are warnings.
 */

import { sourceOf, traceBack } from '../../content/expand/trace-back.ts';
import type { LoadedFile } from '../../content/load-page-file.ts';
import { startsWith } from '../../content/model/data.ts';
import type { Issue, UnlocatedIssue, ValueIssue } from '../../content/model/issue.ts';
import { rowsAround } from '../../content/model/sources.ts';
import { type Site, siteFor } from '../../content/site/site.ts';
import type {
  Heading,
  LinkNote,
  PageNotes,
  PictureNote,
  TextNote,
} from '../../content/transform/page-notes.ts';
import { issuesOfEntry } from '../causes/entry-issues.ts';
import { dialogIssues } from './dialogs.ts';
import { oddMarkdownIn } from './odd-markdown.ts';
import { searchIssues } from './search-results.ts';
import { otherAddress } from './shown-address.ts';

/**
 * Returns warnings about the pages of a file. Headings and texts are checked only in pages without errors, and what is
 * made from an entry only when that has none.
 */
export function reviewPages(whole: Site, { reviews }: LoadedFile): Issue[] {
  return reviews.flatMap(({ page, notes, sources, route }): Issue[] => {
    const site = siteFor(whole, page.file);
    const found = [
      ...(notes ? reviewNotes(notes) : []),
      ...(notes ? dialogIssues(notes, site.frame.dialogs, Boolean(page.frame)) : []),
      ...(page.broken ? [] : searchIssues(page, site.config)),
    ];
    const isOfBrokenEntry = ({ issue, path }: ValueIssue) => {
      const inBlock = sources.filter(({ pagePath }) => startsWith(pagePath, path.slice(0, 2)));
      // A choice may be lost by a mistake in any of the entries that its block is made from.
      const listed = issue.code === 'lost-choice' ? inBlock.flatMap(({ rows = [] }) => rows) : [];
      return [...rowsAround(sourceOf(sources, path)?.scope.row), ...listed].some(
        (row) => row && issuesOfEntry(row.location, site).length > 0,
      );
    };
    const own = found.filter((one) => !isOfBrokenEntry(one));
    return own.map(({ issue, path }) => ({
      severity: 'warning',
      ...issue,
      ...traceBack(site.files, sources, path),
      route,
    }));
  });
}

function reviewNotes(notes: PageNotes): ValueIssue[] {
  const { headings, hasOutline, links, pictures, texts, textIssues } = notes;
  const ofTexts = texts.flatMap(reviewText);
  return [
    ...(ofTexts.some(isOfHeading) ? [] : headingIssues(headings, hasOutline)),
    ...linkTextIssues(links),
    ...altTextIssues(pictures),
    ...textIssues,
    ...ofTexts,
  ];
}

/** Returns whether an issue is about a heading that Markdown does not recognise, so that its level is missing. */
const isOfHeading = ({ issue: { code, params } }: ValueIssue) =>
  code === 'odd-markdown' && params.reason === 'heading-without-space';

/**
 * Matches lines that look like fields which follow a text in many blocks; prose does not begin lines like that.
 * Indented too far, they become part of the text.
 */
const FIELD_LINE =
  /^(?:image|imageSide|buttons?|tone|items|itemsFrom|blocks|heading|eyebrow|perRow|crumb|columns):(?: .*)?$/m;

/** Returns the issues of a Markdown text: syntax that visitors would see, and a line that looks like a field. */
function reviewText(note: TextNote): ValueIssue[] {
  const { text, isInline, path } = note;
  const odd = oddMarkdownIn(note).map((issue) => ({ issue, path }));
  const [written] = (!isInline && text.includes('\n') && FIELD_LINE.exec(text)) || [];
  if (written === undefined) return odd;
  const [name = ''] = written.split(':');
  const params = { reason: 'field-in-text', name } as const;
  return [...odd, { issue: { code: 'indentation', params, within: written }, path }];
}

function headingIssues(headings: Heading[], hasOutline: boolean): ValueIssue[] {
  const found: ValueIssue[] = [];
  const main = headings.filter(({ level }) => level === 1);
  if (main.length === 0 && hasOutline) {
    found.push({ issue: { code: 'no-main-heading', params: {} }, path: [] });
  }
  for (const heading of main.slice(1)) {
    const params = { isMarkdown: heading.written !== undefined };
    found.push(at(heading, { code: 'second-main-heading', params }));
  }
  let before = 1;
  for (const heading of headings) {
    const { level, written } = heading;
    if (level > before + 1 && hasOutline) {
      const params = { level, before, isMarkdown: written !== undefined };
      found.push(at(heading, { code: 'skipped-heading', params }));
    }
    // A second main heading is reported as such; what follows it may have any level.
    before = level > 1 || heading === main[0] ? level : Infinity;
  }
  return found;
}

function at({ path, written }: Heading, issue: UnlocatedIssue): ValueIssue {
  return { issue: written ? { ...issue, within: written } : issue, path };
}

const PICTURE_ENDING = /\.(?:svg|png|jpe?g|gif|webp|avif|bmp|tiff?)$/i;
const CAMERA_NAME =
  /^(?:img|dsc|dscn|dcim|pxl|screenshot|untitled|image|picture|photo)[\s_-]*\d+$/i;
const EMPTY_WORD =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|logo|banner|alt|alt text|todo|tbd|xxx)\W*$/i;

/** Returns the issues of the alternative texts of a page's pictures. */
function altTextIssues(pictures: PictureNote[]): ValueIssue[] {
  return pictures.flatMap((picture) => {
    const issue = altIssue(picture);
    return issue ? [{ issue: { ...issue, within: picture.written }, path: picture.path }] : [];
  });
}

/** Returns the issue of a picture's alternative text. In a block, an empty one marks decoration. */
function altIssue({ alt, src, isMarkdown, headings }: PictureNote): UnlocatedIssue | undefined {
  const words = alt.trim();
  if (words === '') return isMarkdown ? { code: 'missing-alt', params: { src } } : undefined;
  const reason = poorness(words, src);
  if (reason) return { code: 'poor-alt', params: { alt, reason } };
  const isRepeated = headings.some((heading) => heading.toLowerCase() === alt.toLowerCase());
  return isRepeated ? { code: 'repeated-alt', params: { alt } } : undefined;
}

/** Returns whether a text is a file's name, or a word without information. */
function poorness(words: string, src: string): 'file' | 'empty-word' | undefined {
  // A whole sentence is none of these.
  if (words.length > 40 && !words.includes('.')) return undefined;
  if ((words.includes('.') && PICTURE_ENDING.test(words)) || CAMERA_NAME.test(words)) return 'file';
  if (words.length < 16 && EMPTY_WORD.test(words)) return 'empty-word';
  // `team-2026` is a file's name; a single word may be a name or a description.
  const name = src.lastIndexOf('/') + 1;
  if (!src.startsWith(words, name) || !/[-_\d]/.test(words)) return undefined;
  return words === src.slice(name).replace(PICTURE_ENDING, '') ? 'file' : undefined;
}

const ALWAYS_VAGUE = /^(?:click(?: here)?|here|this|this page|link|this link)\W*$/i;
const VAGUE_TWICE =
  /^(?:read|learn|find out|see|show|view|discover|know) more\W*$|^(?:more|details|go|continue|continue reading|read on)\W*$/i;
const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;
/** The length of a text that says enough, in characters. */
const LONG = 60;

/** Returns the issues of the links of a page. */
function linkTextIssues(links: LinkNote[]): ValueIssue[] {
  const repeated = links.filter(
    ({ label, isInEntry }) => !isInEntry && VAGUE_TWICE.test(label.trim()),
  );
  return links.flatMap((link): ValueIssue[] => {
    const { label, to, path, written: within } = link;
    const words = label.trim();
    if (words === '') return [{ issue: { code: 'empty-link', params: { to }, within }, path }];
    if (ADDRESS.test(words) && !to.startsWith('mailto:'))
      return [{ issue: { code: 'address-as-link', params: { label }, within }, path }];
    // Other links than those in Markdown are groups, which are checked as they are written.
    const other = within === label ? undefined : otherAddress({ label, to });
    if (other) {
      const params = { reason: 'other-address', value: other.link, found: other.shown } as const;
      return [{ issue: { code: 'wrong-value', params, within }, path }];
    }
    if (words.length > LONG) return [];
    const targets = ALWAYS_VAGUE.test(words) ? 1 : targetsOf(link, repeated);
    if (targets === 0) return [];
    return [{ issue: { code: 'vague-link', params: { label, targets }, within }, path }];
  });
}

/** Returns the number of addresses that links with the text of a repeated one lead to; 0 if it leads to one alone. */
function targetsOf(link: LinkNote, repeated: LinkNote[]): number {
  if (!repeated.includes(link)) return 0;
  const twins = repeated.filter(({ label }) => label.toLowerCase() === link.label.toLowerCase());
  const targets = new Set(twins.map(({ to }) => to)).size;
  return targets < 2 ? 0 : targets;
}
