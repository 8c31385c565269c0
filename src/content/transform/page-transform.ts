import { issuesOfEntry } from '../expand/entry-issues.ts';
import { traceBack } from '../expand/trace-back.ts';
import { startsWith } from '../model/data.ts';
import type { Issue, Unplaced } from '../model/issue.ts';
import type { Source } from '../model/sources.ts';
import type { Block, Data, DataPath, LinkUse, SourceLocation } from '../model/types.ts';
import { type Site, siteFileName } from '../site/site.ts';
import { isInternal, localAddress, oddLink, ownAddress } from './links.ts';
import { PageNotes } from './page-notes.ts';
import { TextIds } from './text-ids.ts';

/** The issues of templates, in whose place there is no value. */
const templateCodes = new Set<Issue['code']>([
  'template-error',
  'unknown-variable',
  'unquoted-template',
]);

/** One walk through the blocks of a page: where it is, and what it has met. */
export class PageTransform {
  readonly site: Site;
  readonly sources: Source[];
  /** The path of the current value in the finished page. */
  readonly path: DataPath;
  readonly links: LinkUse[] = [];
  readonly anchors: string[] = [];
  readonly notes = new PageNotes();
  readonly textIds = new TextIds(() => this.blocks);
  /** The blocks of the page as they were before this walk. */
  blocks: Data[] = [];
  /** What the finished blocks depend on: `icons/phone`, `public/images/team.svg`. */
  readonly uses = new Set<string>();
  /** The pictures that have been looked at, and that nothing is wrong with. */
  readonly pictures = new Set<string>();
  readonly issues: Issue[];
  /** The blocks that stand for broken ones, with what is wrong with them. */
  readonly cards: Card[] = [];
  /** Paths of values that a failed template left behind, which are not mistakes of their own. */
  readonly failedTemplates: Issue[];
  /** How many of the issues are from before this walk. */
  readonly issuesOfExpansion: number;
  /** Whether something is wrong with the current block itself, and not only with a block inside it. */
  isBroken = false;
  /** Whether the picture that a visitor sees first was met. */
  #firstIsTaken = false;

  constructor(site: Site, sources: Source[], issues: Issue[], path: DataPath) {
    this.site = site;
    this.sources = sources;
    this.issues = issues;
    this.path = path;
    this.issuesOfExpansion = issues.length;
    this.failedTemplates = issues.filter(({ code }) => templateCodes.has(code));
  }

  /** Runs an action on what stands at a step of the current value, and returns its result. */
  at<Result>(step: string | number, action: () => Result): Result {
    this.path.push(step);
    const result = action();
    this.path.pop();
    return result;
  }

  /** Adds an issue of the current block. */
  add(issue: Issue): void {
    this.issues.push(issue);
    this.isBroken = true;
  }

  /** Reports an issue of the current value, or below it, where an editor wrote it; not, if a template there has failed already. */
  report(issue: Unplaced, below: DataPath = []): void {
    const { site, sources } = this;
    const origin = originOf(issue.atKey, [...this.path, ...below], site, sources);
    const known = this.failedTemplates.some(
      ({ file, path }) => file === origin.file && startsWith(origin.path, path),
    );
    if (!known) this.add({ ...issue, ...origin });
  }

  addAnchor(id: string): void {
    if (this.anchors.includes(id))
      this.report({ code: 'duplicate-id', params: { reason: 'block', id } });
    else this.anchors.push(id);
  }

  /** Notes the use of a public file, if a text is the address of one. */
  addFile(address: string): void {
    if (address.startsWith('/') && this.site.publicFiles.has(address))
      this.uses.add(`public${address}`);
  }

  /** Returns whether a path is that of a page, and notes that this has been asked. */
  isPage(path: string): boolean {
    this.uses.add(`pages${path}.yaml`);
    return this.site.pageFiles.some(({ pattern }) => pattern === path);
  }

  addLink(to: string): void {
    if (to === '#') {
      const params = { to, reason: 'top' } as const;
      this.notes.addTextIssue({ code: 'odd-link', params, within: to }, this.path);
      return;
    }
    if (isInternal(to)) {
      this.links.push({ to, path: this.path.slice() });
      return;
    }
    const issue = oddLink(to) ?? localAddress(to);
    if (issue) this.report({ ...issue, within: to });
    const own = issue ? undefined : ownAddress(to, this.site.settings.url);
    if (own) this.notes.addTextIssue({ ...own, within: to }, this.path);
  }

  /**
   * Returns whether the current picture is the one to load before all others: the first of the first block of
   * a page, which is what is in view when the page opens.
   */
  takeFirst(): boolean {
    const [list, index] = this.path;
    if (this.#firstIsTaken || list !== 'blocks' || index !== 0) return false;
    this.#firstIsTaken = true;
    return true;
  }
}

/** The type of the block that replaces one with mistakes. Its `problems` are filled in before it is rendered. */
export const problemType = '_problem';

/** A block of type `_problem`, and what is wrong with the block in whose place it stands. */
export interface Card {
  card: Block;
  issues: Issue[];
}

/** A spot with where its file is pulled in, and whether what is wrong there follows from what is reported there already. */
interface IssueOrigin extends SourceLocation {
  usedBy?: SourceLocation | undefined;
  follows?: boolean;
}

/** Returns where an editor wrote the value of a finished page at `path`, or its name. */
function originOf(
  atKey: boolean | undefined,
  path: DataPath,
  site: Site,
  sources: Source[],
): IssueOrigin {
  const { template: _named, ...origin } = traceBack(site.files, sources, path, atKey);
  return withFollows(origin, site);
}

/** Returns an origin with whether what is wrong there follows from issues of its entry, or of a site file that cannot be read. */
export function withFollows(origin: IssueOrigin, site: Site): IssueOrigin {
  const isLost = site.siteFile.unread && origin.file === siteFileName;
  return isLost || issuesOfEntry(origin, site).length > 0 ? { ...origin, follows: true } : origin;
}
