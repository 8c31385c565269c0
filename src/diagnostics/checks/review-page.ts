/**
 * Checks each finished page as a whole: its headings, the texts of its links and pictures, and its dialogs. All
 * issues are warnings.
 */
import { traceBack } from '../../content/expand/trace-back.ts';
import type { LoadedFile } from '../../content/loaded.ts';
import type { Issue, UnlocatedIssue, ValueIssue } from '../../content/model/issue.ts';
import type { Dialogs } from '../../content/model/types.ts';
import { type Site, siteFor } from '../../content/site/site.ts';
import type { Heading, PageNotes, VagueLink } from '../../content/transform/page-notes.ts';
import { dialogIssues } from './dialogs.ts';
import { searchIssues } from './search-results.ts';

const noDialogs: Dialogs = { dialogs: [], openers: [] };

/** Returns warnings about the pages of a file. Headings and texts are checked only in pages without errors. */
export function reviewPages(whole: Site, { reviews }: LoadedFile): Issue[] {
  return reviews.flatMap(({ page, notes, sources, route }): Issue[] => {
    const site = siteFor(whole, page.file);
    const frame = page.frame ? site.frame.dialogs : noDialogs;
    const found = [
      ...(notes ? reviewNotes(notes, frame) : []),
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

function reviewNotes(notes: PageNotes, frame: Dialogs): ValueIssue[] {
  const { headings, hasOutline, links, alts, textIssues, fields } = notes;
  return [
    ...headingIssues(headings, hasOutline),
    ...links.flatMap((link) => linkIssue(link, links)),
    ...alts.map(({ problem, alt, path, written }) => ({
      issue: { ...altIssue(problem, alt), within: written },
      path,
    })),
    ...textIssues.map(({ issue: problem, path }) => ({ issue: problem, path })),
    ...dialogIssues(notes, frame),
    ...fields.map(({ written, path }) => ({ issue: fieldInText(written), path })),
  ];
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

function linkIssue(link: VagueLink, links: VagueLink[]): ValueIssue[] {
  const { kind, label, to, path, written: within } = link;
  switch (kind) {
    case 'repeated': {
      const twins = links.filter((other) => other.label.toLowerCase() === label.toLowerCase());
      const targets = new Set(twins.map((other) => other.to)).size;
      if (targets < 2) return [];
      return [{ issue: { code: 'vague-link', params: { label, targets }, within }, path }];
    }
    case 'always':
      return [{ issue: { code: 'vague-link', params: { label, targets: 1 }, within }, path }];
    case 'empty':
      return [{ issue: { code: 'empty-link', params: { to }, within }, path }];
    case 'address':
      return [{ issue: { code: 'address-as-link', params: { label }, within }, path }];
  }
}

function altIssue(problem: PageNotes['alts'][number]['problem'], alt: string): UnlocatedIssue {
  switch (problem) {
    case 'missing':
      return { code: 'missing-alt', params: { src: alt } };
    case 'repeated':
      return { code: 'repeated-alt', params: { alt } };
    default:
      return { code: 'poor-alt', params: { alt, reason: problem } };
  }
}

/** Returns the issue of a line of text that looks like a field. */
function fieldInText(written: string): UnlocatedIssue {
  const [name = ''] = written.split(':');
  return { code: 'indentation', params: { reason: 'field-in-text', name }, within: written };
}
