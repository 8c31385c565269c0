/** Blocks that are complete and have their places: checked by their own schema, then finished. */

import { isGroup } from '../expand/collections.ts';
import { type Source, startsWith, traceBack } from '../expand/source.ts';
import { checkForm } from '../forms/check-form.ts';
import { isForm } from '../forms/forms.ts';
import type { Fault, Flaw } from '../problems/flaw.ts';
import { toProblems } from '../problems/problems.ts';
import { renamedBlock } from '../problems/renamed.ts';
import { markedBlock, timeFault } from '../publication/publication.ts';
import { renamed } from '../schemas/aliases.ts';
import type { Site } from '../site.ts';
import type { Block, Data, DataObject, DataPath, LinkUse } from '../types.ts';
import type { FileCache } from '../yaml/file-cache.ts';
import { findingsOf } from './findings-of.ts';
import { cachedHtml, finishValue } from './finish-value.ts';
import { HeadingIds } from './heading-ids.ts';
import { addressesIn, isInternal, oddLink } from './links.ts';
import { TextTooComplex } from './markdown.ts';
import { originOf } from './origin-of.ts';
import { PageNotes } from './page-notes.ts';
import { finishPicturesIn } from './pictures.ts';
import { plainHtml } from './plain-text.ts';
import { typeFault, unknownBlock } from './type-of-block.ts';

/** The type of the block that stands where a block with mistakes should: it holds their `problems`. */
const problemType = '_problem';

/** One walk through the blocks of a page. */
export class Finish {
  readonly site: Site;
  readonly sources: Source[];
  /** The way to the value at hand, in the finished page. */
  readonly path: DataPath;
  readonly links: LinkUse[] = [];
  readonly anchors: string[] = [];
  readonly notes = new PageNotes();
  readonly #headingIds = new HeadingIds(() => this.blocks);
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
    const flaw = oddLink(to);
    if (flaw) report(this, { ...flaw, within: to });
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

  #written(text: string, inline: boolean): string {
    try {
      return cachedHtml(this.site, text, inline);
    } catch (error) {
      if (!(error instanceof TextTooComplex)) throw error;
      report(this, tooComplex);
      return '';
    }
  }

  /** Markdown as HTML, with its links collected and its pictures sized. */
  html(text: string, inline: boolean): string {
    const plain = plainHtml(text, inline);
    if (plain !== undefined) return plain;
    const html = this.#written(text, inline);
    if (!inline && text.includes('\n')) this.notes.addText(text, this.path);
    // most texts have no link, heading or picture in them
    if (!/<[ahi]|="/.test(html)) return html;
    const { links, pictures } = addressesIn(html);
    for (const link of links) this.addLink(link);
    this.notes.addHtml(html, this.path);
    const marked = this.#headingIds.mark(html, (id) => this.anchors.push(id));
    return pictures.length > 0 ? finishPicturesIn(marked, this) : marked;
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

/** The finished blocks of a list; in the place of a broken block stands one of type `problemType`. */
export function finishBlocks(list: Data[], finish: Finish): Block[] {
  const { flaws } = finish;
  const nestedBefore = finish.nestedFlaws;
  const before = flaws.length;
  if (list.length > mostBlocks) report(finish, tooManyBlocks);
  const blocks = list.slice(0, mostBlocks).map((data, index) => {
    finish.path.push(index);
    const block = finishBlock(data, list[index - 1], finish);
    finish.path.pop();
    return block;
  });
  finish.nestedFlaws = nestedBefore + flaws.length - before;
  return blocks;
}

function finishBlock(data: Data, above: Data | undefined, finish: Finish): Block {
  const { flaws } = finish;
  const before = flaws.length;
  finish.nestedFlaws = 0;
  const { hasHeading } = finish.notes;
  finish.notes.hasHeading = false;
  const block = checkedBlock(data, above, finish);
  finish.notes.hasHeading = hasHeading;
  const early = finish.flawsOfExpansion > 0 ? flawsWithin(finish) : [];
  if (block && flaws.length - before === finish.nestedFlaws && early.length === 0) {
    return markedBlock(block, finish.site);
  }
  const card: Block = { type: problemType, problems: [] };
  finish.cards.push({ card, flaws: [...early, ...flaws.slice(before)] });
  return card;
}

/** The flaws of templates and fragments in the block at hand. */
function flawsWithin({ site, sources, path, flaws, flawsOfExpansion }: Finish): Flaw[] {
  const origin = traceBack(site.files, sources, path);
  return flaws
    .slice(0, flawsOfExpansion)
    .filter((flaw) => flaw.file === origin.file && startsWith(flaw.path, origin.path));
}

/** The block, checked and finished; `undefined` when it is none that could be drawn. */
function checkedBlock(data: Data, above: Data | undefined, finish: Finish): Block | undefined {
  const type = typeOf(data, above, finish);
  const blockType = type === undefined ? undefined : finish.site.blockTypes.get(type);
  if (type === undefined) return undefined;
  if (!blockType) {
    const alias = renamed(finish.site.aliases.blocks, type);
    report(finish, alias ? renamedBlock(alias) : unknownBlock(type, finish.site), ['type']);
    return undefined;
  }
  if (finish.site.withoutOutline.has(type)) finish.notes.hasOutline = false;
  const findings = findingsOf(data, blockType, finish.site);
  if (findings.length === 0 && isForm(data)) findings.push(...checkForm(data));
  for (const { path, ...finding } of findings) report(finish, finding, path);
  const wrong = timeFault(data as DataObject, finish.site);
  if (wrong) report(finish, wrong.fault, wrong.path);
  // broken or not: what is inside may have mistakes of its own
  return (blockType.plan ? finishValue(blockType.plan, data, finish) : data) as Block;
}

/** A list of more blocks than a visitor would ever scroll through was not written by hand. */
const mostBlocks = 1_000;

const tooManyBlocks: Fault = {
  code: 'too-many-parts',
  message: `This list has more than ${mostBlocks} blocks.`,
  hint: 'Divide the page into several.',
};

function typeOf(data: Data, above: Data | undefined, finish: Finish): string | undefined {
  const fault = typeFault(data, above, finish.site);
  if (!fault) return (data as DataObject).type as string;
  const isThere = isGroup(data) && data.type !== undefined;
  report(finish, fault, isThere ? ['type'] : []);
  return undefined;
}

const tooComplex: Fault = {
  code: 'text-too-complex',
  message: 'This text is too long, or has too many signs in one paragraph, to be turned into HTML.',
  hint: 'Divide it into several blocks, or leave a blank line between its paragraphs.',
};

function sameId(id: string): Fault {
  return {
    code: 'duplicate-id',
    message: `The id ${id} stands twice on this page, so a link to #${id} would not know where to go.`,
    hint: 'Choose another word for one of the two.',
  };
}

/** Puts the problems into the blocks that stand for broken ones. */
export function fillCards(files: FileCache, cards: Finish['cards']): void {
  for (const { card, flaws } of cards) {
    card.problems = toProblems(files, flaws).map((problem) => ({ ...problem }));
  }
}
