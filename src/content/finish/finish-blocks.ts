/** Blocks that are complete and have their places: checked by their own schema, then finished. */

import { startsWith, traceBack } from '../expand/source.ts';
import { checkForm } from '../forms/check-form.ts';
import { isForm } from '../forms/forms.ts';
import { isGroup } from '../model/is-group.ts';
import type { Issue, Unplaced } from '../model/issue.ts';
import type { Block, Data, DataObject } from '../model/types.ts';
import { markedBlock, timeIssue } from '../publication/publication.ts';
import { renamed } from '../schemas/aliases.ts';
import type { FieldPlan, GroupPlan } from '../schemas/field-plan.ts';
import { isInMisnamed } from '../site/misnamed-parts.ts';
import { checkAmong } from './among.ts';
import { problemType } from './broken-block.ts';
import { checkBlock } from './check-block.ts';
import { checkFile, fileAddress } from './check-file.ts';
import { checkFilm } from './films.ts';
import { type Finish, report } from './finish.ts';
import { finishMarkdown } from './finish-text.ts';
import { checkPicture, finishPicture, formAddress } from './pictures.ts';
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

/** The value with everything done that its plan says. `finish.path` leads to it. Only what changes is copied. */
export function finishValue(plan: FieldPlan, value: Data, finish: Finish): Data {
  switch (plan.kind) {
    case 'format':
      return typeof value === 'string' ? finishText(plan.format, value, finish) : value;
    case 'anchor':
      if (typeof value === 'string') finish.addAnchor(value);
      return value;
    case 'heading':
      if (typeof value === 'string') finish.notes.addHeading(plan.level, finish.path);
      return value;
    case 'among':
      checkAmong(value, plan.way, finish);
      return value;
    case 'opens':
      finish.notes.openers.push({ name: plan.block, path: finish.path.slice(), isType: true });
      return value;
    case 'blocks':
      return Array.isArray(value) ? finishBlocks(value, finish) : value;
    case 'list':
      return Array.isArray(value) ? finishList(plan.item, value, finish) : value;
    case 'group':
      return isGroup(value) ? finishGroup(plan, value, finish) : value;
  }
}

function finishList(plan: FieldPlan, list: Data[], finish: Finish): Data[] {
  let copy: Data[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const value = list[index] as Data;
    finish.path.push(index);
    const result = finishValue(plan, value, finish);
    finish.path.pop();
    if (result === value) continue;
    copy ??= list.slice();
    copy[index] = result;
  }
  return copy ?? list;
}

function finishGroup(plan: GroupPlan, group: DataObject, finish: Finish): DataObject {
  let copy: DataObject | undefined;
  const { notes } = finish;
  const { group: around, headingNames } = notes;
  notes.group = group;
  notes.headingNames = plan.headings;
  for (const [name, field] of plan.fields) {
    const value = group[name];
    if (value === undefined || name === plan.sizedBy) continue;
    finish.path.push(name);
    const result = finishValue(field, value, finish);
    finish.path.pop();
    if (result === value) continue;
    copy ??= { ...group };
    copy[name] = result;
  }
  if (plan.rest) copy = finishRest(plan, group, copy, finish);
  notes.group = around;
  notes.headingNames = headingNames;
  notes.addLink(group, finish.path);
  if (plan.sizedBy) notes.addPicture(group, plan.sizedBy, finish.path);
  if (plan.sizedBy) copy = finishPicture(copy ?? group, plan.sizedBy, finish);
  return copy ?? group;
}

function finishRest(
  plan: GroupPlan,
  group: DataObject,
  before: DataObject | undefined,
  finish: Finish,
): DataObject | undefined {
  let copy = before;
  for (const name of Object.keys(group)) {
    if (!plan.rest || plan.fields.some(([known]) => known === name)) continue;
    const value = group[name] as Data;
    finish.path.push(name);
    const result = finishValue(plan.rest, value, finish);
    finish.path.pop();
    if (result === value) continue;
    copy ??= { ...group };
    copy[name] = result;
  }
  return copy;
}

function finishText(format: string, text: string, finish: Finish): Data {
  switch (format) {
    case 'markdown':
    case 'inline-markdown':
      return finishMarkdown(text, format === 'inline-markdown', finish);
    case 'link':
      finish.addLink(text);
      return text;
    case 'icon':
      return icon(text, finish);
    case 'image-path':
      return checkPicture(text, finish) ? formAddress(finish.site, text, 'webp') : text;
    case 'file-path':
      checkFile(text, false, finish);
      return fileAddress(text, finish.site.publicFiles);
    case 'film-path':
    case 'captions-path':
      checkFilm(text, format, finish);
      return fileAddress(text, finish.site.publicFiles);
    case 'window':
      finish.notes.windows.push({ name: text, path: finish.path.slice() });
      return text;
    case 'opens-window':
      finish.notes.openers.push({ name: text, path: finish.path.slice() });
      return text;
    case 'api-path':
      return /^https?:/.test(text) ? text : finish.site.config.apiHost + text;
    default:
      return text;
  }
}

function icon(name: string, finish: Finish): string {
  const { site } = finish;
  const { icons } = site.caches;
  finish.uses.add(`icons/${name}`);
  let markup = icons.get(name);
  if (markup === undefined && !icons.has(name)) {
    markup = site.icons.read(name);
    icons.set(name, markup);
  }
  if (typeof markup === 'string') return markup;
  if (markup) {
    report(finish, markup);
    return '';
  }
  const follows = isInMisnamed(site, '_icons', name);
  const known = site.icons.names();
  const params = { name, known, isOdd: known.has(name) };
  report(finish, { code: 'unknown-icon', params, follows });
  return '';
}
