import { type Source, startsWith } from '../expand/source.ts';
import type { Fault, Flaw } from '../problems/flaw.ts';
import type { Site } from '../site.ts';
import type { Block, Data, DataPath, LinkUse } from '../types.ts';
import { HeadingIds } from './heading-ids.ts';
import { isInternal, localAddress, oddLink, ownAddress } from './links.ts';
import { originOf } from './origin-of.ts';
import { PageNotes } from './page-notes.ts';

/** One walk through the blocks of a page. */
export class Finish {
  readonly site: Site;
  readonly sources: Source[];
  /** The way to the value at hand, in the finished page. */
  readonly path: DataPath;
  readonly links: LinkUse[] = [];
  readonly anchors: string[] = [];
  readonly notes = new PageNotes();
  readonly headingIds = new HeadingIds(() => this.blocks);
  /** The blocks of the page as they were before this walk. */
  blocks: Data[] = [];
  /** What the finished blocks depend on: `icons/phone`, `public/images/team.svg`. */
  readonly uses = new Set<string>();
  /** The files of the public folder among them: `/images/team.svg`. */
  readonly files = new Set<string>();
  /** The pictures that have been looked at, and that nothing is wrong with. */
  readonly pictures = new Set<string>();
  readonly flaws: Flaw[];
  /** The blocks that stand for broken ones, with what is wrong with them. */
  readonly cards: { card: Block; flaws: Flaw[] }[] = [];
  /** What is at these places is what a template left behind, and not an editor's mistake. */
  readonly failedTemplates: Flaw[];
  /** How many of the flaws are from before this walk. */
  readonly flawsOfExpansion: number;
  /** How many of the flaws belong to blocks inside the block at hand. */
  nestedFlaws = 0;
  /** Whether the picture that a visitor sees first was met. */
  #firstIsTaken = false;

  constructor(site: Site, sources: Source[], flaws: Flaw[], path: DataPath) {
    this.site = site;
    this.sources = sources;
    this.flaws = flaws;
    this.path = path;
    this.flawsOfExpansion = flaws.length;
    this.failedTemplates = flaws.filter(({ code }) => /template|variable/.test(code));
  }

  addAnchor(id: string): void {
    if (this.anchors.includes(id)) report(this, sameId(id));
    else this.anchors.push(id);
  }

  addLink(to: string): void {
    if (isInternal(to)) {
      this.links.push({ to, path: this.path.slice() });
      return;
    }
    const flaw = oddLink(to) ?? localAddress(to);
    if (flaw) report(this, { ...flaw, within: to });
    const own = flaw ? undefined : ownAddress(to, this.site.config.url);
    if (own) this.notes.addOddity({ ...own, within: to }, this.path);
  }

  /**
   * Whether the picture at hand is the one to load before all others: the first of the first block of
   * a page, which is what is in view when the page opens.
   */
  takeFirst(): boolean {
    const [list, index] = this.path;
    if (this.#firstIsTaken || list !== 'blocks' || index !== 0) return false;
    this.#firstIsTaken = true;
    return true;
  }
}

/** Reports a flaw of the value at hand, or below it, where an editor wrote it; not, if a template there has failed already. */
export function report(finish: Finish, flaw: Fault, below: DataPath = []): void {
  const { site, sources, flaws } = finish;
  const origin = originOf(flaw, [...finish.path, ...below], site, sources);
  const known = finish.failedTemplates.some(
    ({ file, path }) => file === origin.file && startsWith(origin.path, path),
  );
  if (!known) flaws.push({ ...flaw, ...origin });
}

function sameId(id: string): Fault {
  return {
    code: 'duplicate-id',
    message: `The id ${id} stands twice on this page, so a link to #${id} would not know where to go.`,
    hint: 'Choose another word for one of the two.',
  };
}
