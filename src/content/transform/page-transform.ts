import GithubSlugger, { slug } from 'github-slugger';
import { traceBack } from '../expand/trace-back.ts';
import { startsWith, valueAt } from '../model/data.ts';
import type { Issue, ProblemCard, UnlocatedIssue } from '../model/issue.ts';
import type { Source } from '../model/sources.ts';
import type { Data, DataPath, LinkUse, SourceLocation } from '../model/types.ts';
import type { Use } from '../model/use.ts';
import type { Site } from '../site/site.ts';
import { isInternal, localAddress, oddLink, ownAddress } from './links.ts';
import { PageNotes } from './page-notes.ts';

/** Makes ids for headings and footnotes in texts that are unique on the page. */
class TextIds {
  readonly #slugger = new GithubSlugger();
  readonly #blocks: () => Data;
  #taken: Set<string> | undefined;
  #textsWithNotes = 0;

  /** @param blocks the page's blocks, whose own ids take precedence */
  constructor(blocks: () => Data) {
    this.#blocks = blocks;
  }

  /** Returns a prefix for the ids of one text's footnotes. */
  notesPrefix(): string {
    this.#textsWithNotes++;
    return `notes-${this.#textsWithNotes}-`;
  }

  /** Returns the id of a heading, made from its text as GitHub does. */
  forHeading(words: string): string {
    this.#taken ??= idsIn(this.#blocks());
    // A heading without letters or digits, such as "?", has no slug.
    const base = slug(words) || 'section';
    let id = this.#slugger.slug(base);
    while (this.#taken.has(id)) id = this.#slugger.slug(base);
    return id;
  }
}

/** Returns all ids that an editor wrote. */
function idsIn(value: Data, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found;
  for (const [name, inner] of Object.entries(value)) {
    if (name === 'id' && typeof inner === 'string') found.add(inner);
    else idsIn(inner as Data, found);
  }
  return found;
}

/** The issues of failed templates, which leave no value. */
const templateCodes = new Set<Issue['code']>([
  'template-error',
  'unknown-variable',
  'unquoted-template',
]);

interface TransformOptions {
  /** The expanded blocks. */
  blocks: Data[];
  sources: Source[];
  /** The issues of the expansion. */
  expansionIssues: Issue[];
  /** The path of what holds the blocks; the page itself by default. */
  pagePath?: DataPath;
}

/** The walk through the blocks of a page: the current position and the collected results. */
export class PageTransform {
  readonly site: Site;
  readonly sources: Source[];
  /** The path of the current value in the finished page; replaced at each step, never changed. */
  pagePath: DataPath;
  readonly links: LinkUse[] = [];
  readonly anchors: string[] = [];
  readonly #forms = new Set<string>();
  readonly notes = new PageNotes();
  readonly textIds = new TextIds(() => this.blocks);
  /** The blocks of the page before the transform. */
  readonly blocks: Data[];
  /** The dependencies of the finished blocks: `icons/phone`, `public/images/team.svg`. */
  readonly uses = new Set<Use>();
  /** The issues of templates and fragments, from before the transform. */
  readonly expansionIssues: readonly Issue[];
  readonly issues: Issue[] = [];
  /** The blocks that replace broken ones, with the issues of those. */
  readonly cards: ProblemCard[] = [];
  /** The issues of failed templates: further issues of their values are not reported. */
  readonly #failedTemplates: Issue[];
  /** Whether the current block itself has an issue, not only a block inside it. */
  #isBroken = false;
  /** Whether the first visible picture of the page was found. */
  #isFirstPictureTaken = false;

  constructor(site: Site, { blocks, sources, expansionIssues, pagePath = [] }: TransformOptions) {
    this.site = site;
    this.blocks = blocks;
    this.sources = sources;
    this.expansionIssues = expansionIssues;
    this.pagePath = pagePath;
    this.#failedTemplates = expansionIssues.filter(({ code }) => templateCodes.has(code));
  }

  /** Runs an action one step below the current value, and returns its result. */
  within<Result>(step: string | number, action: () => Result): Result {
    const outer = this.pagePath;
    this.pagePath = [...outer, step];
    const result = action();
    this.pagePath = outer;
    return result;
  }

  /** Runs an action that transforms a block. Returns its result, and whether the block itself has an issue. */
  inBlock<Result>(action: () => Result): { block: Result; isBroken: boolean } {
    const isOuterBroken = this.#isBroken;
    this.#isBroken = false;
    const block = this.notes.inBlock(action);
    const isBroken = this.#isBroken;
    this.#isBroken = isOuterBroken;
    return { block, isBroken };
  }

  /** Adds an issue, whose place is known, of the current block. */
  addIssue(issue: Issue): void {
    this.issues.push(issue);
    this.#isBroken = true;
  }

  /**
   * Reports an issue of the current value, or below it, at the place where an editor wrote it. Ignored when a
   * template there has already failed.
   */
  report(issue: UnlocatedIssue, below: DataPath = []): void {
    const { site, sources } = this;
    const path = [...this.pagePath, ...below];
    const origin = traceBack(site.files, sources, path, issue.atKey);
    if (!this.#hasFailed(origin) && !this.#isUnfilled(path)) this.addIssue({ ...issue, ...origin });
  }

  /** Returns whether the template has failed that a value below the current one comes from. */
  hasFailedTemplate(below: DataPath): boolean {
    if (this.#failedTemplates.length === 0) return false;
    const { site, sources } = this;
    return this.#hasFailed(traceBack(site.files, sources, [...this.pagePath, ...below]));
  }

  #hasFailed({ file, path }: SourceLocation): boolean {
    return this.#failedTemplates.some(
      (failed) => failed.file === file && startsWith(path, failed.path),
    );
  }

  /** Returns whether a value is the text of a template that failed, whose origin may be an entry. */
  #isUnfilled([, ...path]: DataPath): boolean {
    const value = this.#failedTemplates.length > 0 && valueAt(this.blocks, path);
    return typeof value === 'string' && value.includes('{{');
  }

  /** Adds an issue of a text or a link, which is reported only if the page has no error. */
  addTextIssue(issue: UnlocatedIssue, path = this.pagePath): void {
    this.notes.textIssues.push({ issue, path });
  }

  addAnchor(id: string): void {
    if (this.anchors.includes(id))
      this.report({ code: 'duplicate-id', params: { reason: 'block', id } });
    else this.anchors.push(id);
  }

  /** Adds the name of the current block, a form, which no other form of the page may have. */
  addForm(name: Data | undefined): void {
    if (typeof name !== 'string') return;
    if (this.#forms.has(name))
      this.report({ code: 'duplicate-id', params: { reason: 'form', id: name } }, ['name']);
    this.#forms.add(name);
  }

  /** Adds a public file to the dependencies if a text is its address. */
  addFile(address: string): void {
    if (address.startsWith('/') && this.site.publicFiles.has(address))
      this.uses.add(`public${address}`);
  }

  /** Returns whether a path is that of a page; the answer becomes a dependency. */
  isPage(path: string): boolean {
    this.uses.add(`pages${path}`);
    return this.site.pageFiles.some(({ pattern }) => pattern === path);
  }

  addLink(to: string): void {
    if (to === '#') {
      const params = { to, reason: 'top' } as const;
      this.addTextIssue({ code: 'odd-link', params, within: to });
      return;
    }
    if (isInternal(to)) {
      this.links.push({ to, path: this.pagePath });
      return;
    }
    const issue = oddLink(to) ?? localAddress(to);
    if (issue) this.report({ ...issue, within: to });
    const own = issue ? undefined : ownAddress(to, this.site.settings.url);
    if (own) this.addTextIssue({ ...own, within: to });
  }

  /**
   * Returns whether the current picture is to be loaded first: the first one in the first block of the page, which is
   * visible when the page opens.
   */
  takeFirstPicture(): boolean {
    const [list, index] = this.pagePath;
    if (this.#isFirstPictureTaken || list !== 'blocks' || index !== 0) return false;
    this.#isFirstPictureTaken = true;
    return true;
  }
}

/** The type of the block that replaces one with mistakes. Its `problems` are filled in before it is rendered. */
export const PROBLEM_TYPE = '_problem';
