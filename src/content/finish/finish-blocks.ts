/** Blocks that are complete and have their places: checked by their own schema, then finished. */

import { startsWith, traceBack } from '../expand/source.ts';
import { checkForm } from '../forms/check-form.ts';
import { isForm } from '../forms/forms.ts';
import { isGroup } from '../is-group.ts';
import type { Fault, Flaw } from '../problems/flaw.ts';
import { toProblems } from '../problems/problems.ts';
import { renamedBlock } from '../problems/renamed.ts';
import { markedBlock, timeFault } from '../publication/publication.ts';
import { renamed } from '../schemas/aliases.ts';
import type { Block, Data, DataObject } from '../types.ts';
import type { FileCache } from '../yaml/file-cache.ts';
import { findingsOf } from './findings-of.ts';
import { type Finish, report } from './finish.ts';
import { finishValue } from './finish-value.ts';
import { typeFault, unknownBlock } from './type-of-block.ts';

/** The type of the block that stands where a block with mistakes should: it holds their `problems`. */
const problemType = '_problem';

/** The finished blocks of a list; in the place of a broken block stands one of type `problemType`. */
export function finishBlocks(list: Data[], finish: Finish): Block[] {
  const { flaws } = finish;
  const nestedBefore = finish.nestedFlaws;
  const before = flaws.length;
  if (list.length > mostBlocks) report(finish, tooManyBlocks);
  const blocks: Block[] = [];
  for (let index = 0; index < list.length && index < mostBlocks; index += 1) {
    finish.path.push(index);
    blocks.push(finishBlock(list[index] as Data, list[index - 1], finish));
    finish.path.pop();
  }
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
  const { window: name } = blockType.schema;
  if (name) finish.notes.windows.push({ name, path: finish.path.slice(), isType: true });
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

/** Puts the problems into the blocks that stand for broken ones. */
export function fillCards(files: FileCache, cards: Finish['cards']): void {
  for (const { card, flaws } of cards) {
    // on the page itself the place is empty without a word, so what follows from elsewhere is told too
    const all = flaws.map(({ follows: _elsewhere, ...flaw }) => flaw);
    card.problems = toProblems(files, all.length > 1 ? flaws : all).map((problem) => ({
      ...problem,
    }));
  }
}
