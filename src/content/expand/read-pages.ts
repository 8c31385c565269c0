/**
 * Reads the pages of a page file, with templates, fragments and collections expanded, but not validated.
 */

import { isObject } from '../model/data.ts';
import type { Issue } from '../model/issue.ts';
import type { Source } from '../model/sources.ts';
import type { Data, DataObject, PageFile, Unpublished, YamlFile } from '../model/types.ts';
import type { Use } from '../model/use.ts';
import { timeIssue, unpublishedReason } from '../publication/publication.ts';
import type { Site } from '../site/site.ts';
import { loadReadablePart, loadYaml } from '../yaml/load-yaml.ts';
import { blocksBelow, expand } from './expand.ts';
import { type ExpansionOutput, issuesOf, newExpansion, newOutput } from './expansion.ts';
import { type PageContext, pageContexts } from './page-contexts.ts';

/** A page with its templates expanded, not yet validated. */
export interface ExpandedPage {
  route: string;
  /** All fields but `blocks`. */
  fields: DataObject;
  /** The value of `blocks`: a list, unless the page is invalid. */
  blocks: Data | undefined;
  /** The files that the page's text is written in: its own and that of its entry. */
  sourceFiles: string[];
  sources: Source[];
  wholeEntries: ExpansionOutput['wholeEntries'];
  /** The issues of its templates and fragments. */
  issues: Issue[];
  /** The dependencies of its templates and fragments. */
  uses: Set<Use>;
  /** Why the page is not published now; `undefined` when it is. */
  unpublished?: string | undefined;
}

/** The result of reading a page file. */
interface ExpandedFile {
  pages: ExpandedPage[];
  /** Its pages that are not published now. */
  unpublished: Unpublished[];
  /** The issues that prevent some or all of the pages. */
  issues: Issue[];
  uses: Set<Use>;
  /** The parsed file; left out when it could not be read as a page. */
  source?: YamlFile;
  /** The pages of the readable part of a file with a syntax error: they are checked, but not rendered. */
  partial?: ExpandedPage[];
}

/** Reads a page file. */
export function readPages(site: Site, pageFile: PageFile): ExpandedFile {
  const loaded = loadYaml(site.files, pageFile.file);
  if (!Array.isArray(loaded)) return expandFile(loaded, site, pageFile);
  const failed = { pages: [], unpublished: [], issues: loaded };
  const part = loadReadablePart(site.files, pageFile.file);
  if (!part) return { ...failed, uses: new Set() };
  const { pages, uses } = expandFile(part, site, pageFile);
  return { ...failed, uses, partial: pages };
}

/** Expands the pages that a parsed file makes. */
function expandFile(loaded: YamlFile, site: Site, pageFile: PageFile): ExpandedFile {
  const { file, data } = loaded;
  const none = { pages: [], unpublished: [], uses: new Set<Use>() };
  if (!isObject(data)) return { ...none, issues: [notFields(file, Array.isArray(data))] };
  const output = newOutput();
  const expansion = newExpansion(site, file, { site: site.config }, output);
  const contexts = pageContexts(data.each, pageFile, expansion);
  const all = contexts.map((context) => expandPage(site, file, data, context));
  const isShown = ({ unpublished }: ExpandedPage) =>
    unpublished === undefined || site.clock.showAll;
  const hidden = all.filter((page) => !isShown(page));
  return {
    pages: all.filter(isShown),
    unpublished: hidden.map(({ route, unpublished = '' }) => ({ route, reason: unpublished })),
    issues: [...issuesOf(output), ...hidden.flatMap((page) => hiddenIssues(site, file, page))],
    uses: new Set([...output.uses, ...all.flatMap(({ uses }) => [...uses])]),
    source: loaded,
  };
}

/** Returns the issue of a hidden page's publication times; nothing else of the page is checked. */
function hiddenIssues(site: Site, file: string, { fields }: ExpandedPage): Issue[] {
  const wrong = timeIssue(fields, site);
  return wrong ? [{ ...wrong.issue, file, path: wrong.path }] : [];
}

/** Returns a page with its templates, fragments and collections expanded. */
function expandPage(
  site: Site,
  file: string,
  { each: _each, blocks, ...written }: DataObject,
  { route, values, row }: PageContext,
): ExpandedPage {
  const output = newOutput();
  const expansion = newExpansion(site, file, { site: site.config, params: {}, ...values }, output);
  expansion.scope.row = row;
  const fields = expand(written, expansion);
  // The templates of blocks see the fields of their page.
  const page = { lang: site.config.lang, description: '', ...fields, route };
  const scope = { ...expansion.scope, values: { ...expansion.scope.values, page } };
  expansion.scope = scope;
  const expanded = Array.isArray(blocks)
    ? blocksBelow(blocks, expansion)
    : blocks && expand(blocks, expansion);
  // Publication times with an issue are ignored: the page counts as published.
  const isValid = timeIssue(fields, site) === undefined;
  return {
    route,
    fields,
    blocks: expanded,
    sourceFiles: [...new Set([file, row?.location.file ?? file])],
    sources: [{ pagePath: [], file, path: [], scope }, ...output.sources],
    wholeEntries: output.wholeEntries,
    issues: issuesOf(output),
    uses: output.uses,
    unpublished: row?.unpublished ?? (isValid ? unpublishedReason(fields, site) : undefined),
  };
}

/** Returns the issue of a page file that holds a list or a text instead of fields. */
function notFields(file: string, isList: boolean): Issue {
  const reason = isList ? 'page-is-list' : 'page-without-fields';
  return { code: 'wrong-type', params: { reason }, file, path: [] };
}
