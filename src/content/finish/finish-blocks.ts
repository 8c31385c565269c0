/** Blocks that are complete and have their places: checked by their own schema, then finished. */

import { startsWith, traceBack } from '../expand/source.ts';
import { checkForm } from '../forms/check-form.ts';
import { isForm } from '../forms/forms.ts';
import { isGroup } from '../model/is-group.ts';
import type { Issue, Unplaced } from '../model/issue.ts';
import type { Block, Data, DataObject } from '../model/types.ts';
import { markedBlock, timeIssue } from '../publication/publication.ts';
import { renamed } from '../schemas/aliases.ts';
import { problemType } from './broken-block.ts';
import { checkBlock } from './check-block.ts';
import { type Finish, report } from './finish.ts';
import { finishValue } from './finish-value.ts';
import { typeIssue, unknownBlock } from './type-of-block.ts';

/** The finished blocks of a list; in the place of a broken block stands one of type `problemType`. */
export function finishBlocks(list: Data[], finish: Finish): Block[] {
  const { issues } = finish;
  const nestedBefore = finish.nestedIssues;
  const before = issues.length;
  if (list.length > mostBlocks) report(finish, tooManyBlocks);
  const blocks: Block[] = [];
  for (let index = 0; index < list.length && index < mostBlocks; index += 1) {
    finish.path.push(index);
    blocks.push(finishBlock(list[index] as Data, list[index - 1], finish));
    finish.path.pop();
  }
  finish.nestedIssues = nestedBefore + issues.length - before;
  return blocks;
}

function finishBlock(data: Data, above: Data | undefined, finish: Finish): Block {
  const { issues } = finish;
  const before = issues.length;
  finish.nestedIssues = 0;
  const { hasHeading } = finish.notes;
  finish.notes.hasHeading = false;
  const block = checkedBlock(data, above, finish);
  finish.notes.hasHeading = hasHeading;
  const early = finish.issuesOfExpansion > 0 ? issuesWithin(finish) : [];
  if (block && issues.length - before === finish.nestedIssues && early.length === 0) {
    return markedBlock(block, finish.site);
  }
  const card: Block = { type: problemType, problems: [] };
  finish.cards.push({ card, issues: [...early, ...issues.slice(before)] });
  return card;
}

/** The issues of templates and fragments in the block at hand. */
function issuesWithin({ site, sources, path, issues, issuesOfExpansion }: Finish): Issue[] {
  const origin = traceBack(site.files, sources, path);
  return issues
    .slice(0, issuesOfExpansion)
    .filter((issue) => issue.file === origin.file && startsWith(issue.path, origin.path));
}

/** The block, checked and finished; `undefined` when it is none that could be drawn. */
function checkedBlock(data: Data, above: Data | undefined, finish: Finish): Block | undefined {
  const type = typeOf(data, above, finish);
  const blockType = type === undefined ? undefined : finish.site.blockTypes.get(type);
  if (type === undefined) return undefined;
  if (!blockType) {
    const alias = renamed(finish.site.aliases.blocks, type);
    const old: Unplaced | undefined = alias && { code: 'renamed-block', params: alias };
    report(finish, old ?? unknownBlock(type, finish.site), ['type']);
    return undefined;
  }
  if (finish.site.withoutOutline.has(type)) finish.notes.hasOutline = false;
  const { window: name } = blockType.schema;
  if (name) finish.notes.windows.push({ name, path: finish.path.slice(), isType: true });
  const isValid = checkBlock(data, blockType, finish);
  if (isValid && isForm(data)) {
    for (const { issue, path } of checkForm(data)) report(finish, issue, path);
  }
  const wrong = timeIssue(data as DataObject, finish.site);
  if (wrong) report(finish, wrong.issue, wrong.path);
  // broken or not: what is inside may have mistakes of its own
  return (blockType.plan ? finishValue(blockType.plan, data, finish) : data) as Block;
}

/** A list of more blocks than a visitor would ever scroll through was not written by hand. */
const mostBlocks = 1_000;

const tooManyBlocks: Unplaced = {
  code: 'too-many-parts',
  params: { most: mostBlocks, of: 'list' },
};

function typeOf(data: Data, above: Data | undefined, finish: Finish): string | undefined {
  const issue = typeIssue(data, above, finish.site);
  if (!issue) return (data as DataObject).type as string;
  const isThere = isGroup(data) && data.type !== undefined;
  report(finish, issue, isThere ? ['type'] : []);
  return undefined;
}
