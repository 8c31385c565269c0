/**
 * Checks each finished page as a whole: its headings, the texts of its links and pictures, and its dialogs. All
 * issues are warnings.
 */
import { traceBack } from '../../content/expand/trace-back.ts';
import type { LoadedFile } from '../../content/loaded-file.ts';
import type { Issue, UnlocatedIssue, ValueIssue } from '../../content/model/issue.ts';
import { type Site, siteFor } from '../../content/site/site.ts';
import type { Heading, PageNotes, TextNote } from '../../content/transform/page-notes.ts';
import { altTextIssues } from './alt-texts.ts';
import { dialogIssues } from './dialogs.ts';
import { linkTextIssues } from './link-texts.ts';
import { oddMarkdownIn } from './odd-markdown.ts';
import { searchIssues } from './search-results.ts';

/** Returns warnings about the pages of a file. Headings and texts are checked only in pages without errors. */
export function reviewPages(whole: Site, { reviews }: LoadedFile): Issue[] {
  return reviews.flatMap(({ page, notes, sources, route }): Issue[] => {
    const site = siteFor(whole, page.file);
    const found = [
      ...(notes ? reviewNotes(notes) : []),
      ...(notes ? dialogIssues(notes, site.frame.dialogs, Boolean(page.frame)) : []),
      ...(page.broken ? [] : searchIssues(page, site.config)),
    ];
    return found.map(({ issue, path }) => ({
      severity: 'warning',
      ...issue,
      ...traceBack(site.files, sources, path),
      route,
    }));
  });
}

function reviewNotes(notes: PageNotes): ValueIssue[] {
  const { headings, hasOutline, links, pictures, texts, textIssues } = notes;
  return [
    ...headingIssues(headings, hasOutline),
    ...linkTextIssues(links),
    ...altTextIssues(pictures),
    ...textIssues,
    ...texts.flatMap(reviewText),
  ];
}

/**
 * Matches lines that look like fields which follow a text in many blocks; prose does not begin lines like that.
 * Indented too far, they become part of the text.
 */
const fieldLine =
  /^(?:image|imageSide|buttons?|tone|items|itemsFrom|blocks|heading|eyebrow|perRow|crumb|columns):(?: .*)?$/m;

/** Returns the issues of a Markdown text: syntax that visitors would see, and a line that looks like a field. */
function reviewText(note: TextNote): ValueIssue[] {
  const { text, isInline, path } = note;
  const odd = oddMarkdownIn(note).map((issue) => ({ issue, path }));
  const [written] = (!isInline && text.includes('\n') && fieldLine.exec(text)) || [];
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
    before = level;
  }
  return found;
}

function at({ path, written }: Heading, issue: UnlocatedIssue): ValueIssue {
  return { issue: written ? { ...issue, within: written } : issue, path };
}
