/** Transforms expanded blocks: validates each by its own schema, then resolves its values. */

import { traceBack } from '../expand/trace-back.ts';
import { checkForm, isForm } from '../forms/check-form.ts';
import { isObject, startsWith } from '../model/data.ts';
import type { Issue, UnlocatedIssue } from '../model/issue.ts';
import type { Block, Data, DataObject } from '../model/types.ts';
import { markedBlock, timeIssue } from '../publication/publication.ts';
import type { FieldPlan, ObjectPlan } from '../schemas/field-plan.ts';
import { renamed } from '../schemas/old-names.ts';
import { checkAmong, checkBlock, checkReference, typeIssue, unknownBlock } from './check-block.ts';
import { checkFile, checkFilm, fileAddress } from './check-file.ts';
import { type PageTransform, PROBLEM_TYPE } from './page-transform.ts';
import { checkPicture, transformPicture, variantAddress } from './pictures.ts';
import { transformMarkdown } from './transform-markdown.ts';

/** Returns the transformed blocks of a list; a broken block is replaced by one of type `PROBLEM_TYPE`. */
export function transformBlocks(list: Data[], transform: PageTransform): Block[] {
  if (list.length > MAX_BLOCKS) transform.report(tooManyBlocks);
  return list
    .slice(0, MAX_BLOCKS)
    .map((data, index) =>
      transform.within(index, () => transformBlock(data, list[index - 1], transform)),
    );
}

function transformBlock(data: Data, above: Data | undefined, transform: PageTransform): Block {
  const { issues } = transform;
  const before = issues.length;
  const { block, isBroken } = transform.inBlock(() => checkedBlock(data, above, transform));
  const ofExpansion = expansionIssuesWithin(transform);
  if (block && !isBroken && ofExpansion.length === 0) return markedBlock(block, transform.site);
  const card: Block = { type: PROBLEM_TYPE, problems: [] };
  transform.cards.push({ card, issues: [...ofExpansion, ...issues.slice(before)] });
  return card;
}

/** Returns the issues of templates and fragments in the current block. */
function expansionIssuesWithin({
  site,
  sources,
  pagePath: path,
  expansionIssues,
}: PageTransform): Issue[] {
  if (expansionIssues.length === 0) return [];
  const { file, path: written } = traceBack(site.files, sources, path);
  return expansionIssues.filter((issue) => issue.file === file && startsWith(issue.path, written));
}

/** Returns the block, validated and transformed; `undefined` when it cannot be rendered. */
function checkedBlock(
  data: Data,
  above: Data | undefined,
  transform: PageTransform,
): Block | undefined {
  const type = typeOf(data, above, transform);
  const blockType = type === undefined ? undefined : transform.site.blockTypes.get(type);
  if (type === undefined) return undefined;
  if (!blockType) {
    const oldName = renamed(transform.site.oldNames.blocks, type);
    const old: UnlocatedIssue | undefined = oldName && { code: 'renamed-block', params: oldName };
    transform.report(old ?? unknownBlock(type, data, transform.site), ['type']);
    return undefined;
  }
  const { pagePath: path, notes } = transform;
  const { dialog: name } = blockType.schema;
  if (transform.site.unknownOutline.has(type)) notes.hasOutline = false;
  if (name) notes.dialogs.push({ name, path, isType: true });
  const errors = checkBlock(data, blockType, transform);
  if (errors && isForm(data)) {
    const issues = checkForm(data, errors, (path) => transform.isPage(path));
    for (const { issue, path: below } of issues) transform.report(issue, below);
  }
  if (isForm(data)) transform.addForm(data.name);
  const wrong = timeIssue(data as DataObject, transform.site);
  if (wrong) transform.report(wrong.issue, wrong.path);
  // Even in a broken block: its values may have further mistakes.
  return (blockType.plan ? transformValue(blockType.plan, data, transform) : data) as Block;
}

/** The maximum number of blocks in a list: more were not written by hand. */
const MAX_BLOCKS = 1_000;

const tooManyBlocks: UnlocatedIssue = {
  code: 'too-many-parts',
  params: { most: MAX_BLOCKS, of: 'list' },
};

function typeOf(data: Data, above: Data | undefined, transform: PageTransform): string | undefined {
  const issue = typeIssue(data, above);
  if (!issue) return (data as DataObject).type as string;
  const isThere = isObject(data) && data.type !== undefined;
  transform.report(issue, isThere ? ['type'] : []);
  return undefined;
}

/** Returns the value transformed as its plan says. `transform.path` is the value's path. */
function transformValue(plan: FieldPlan, value: Data, transform: PageTransform): Data {
  switch (plan.kind) {
    case 'format':
      return typeof value === 'string' ? transformText(plan.format, value, transform) : value;
    case 'possible-file':
      if (typeof value === 'string') transform.addFile(value);
      return value;
    case 'anchor':
      if (typeof value === 'string') transform.addAnchor(value);
      return value;
    case 'heading':
      if (typeof value === 'string') transform.notes.addHeading(plan.level, transform.pagePath);
      return value;
    case 'among':
      checkAmong(value, plan.fieldPath, transform);
      return value;
    case 'reference':
      checkReference(plan.reference, value, transform);
      return value;
    case 'opens':
      transform.notes.openers.push({ name: plan.block, path: transform.pagePath, isType: true });
      return value;
    case 'blocks':
      return Array.isArray(value) ? transformBlocks(value, transform) : value;
    case 'list':
      if (!Array.isArray(value)) return value;
      return value.map((item, index) =>
        transform.within(index, () => transformValue(plan.item, item, transform)),
      );
    case 'object':
      return isObject(value) ? transformObject(plan, value, transform) : value;
  }
}

function transformObject(
  plan: ObjectPlan,
  object: DataObject,
  transform: PageTransform,
): DataObject {
  const { notes } = transform;
  const done = notes.inObject(object, plan.headings, () =>
    transformFields(plan, object, transform),
  );
  notes.addLink(object, transform.pagePath);
  if (!plan.pictureField) return done;
  notes.addPicture(object, plan.pictureField, transform.pagePath);
  return transformPicture(done, plan.pictureField, transform);
}

/** Returns a copy of an object with its fields transformed, except for its picture. */
function transformFields(
  plan: ObjectPlan,
  object: DataObject,
  transform: PageTransform,
): DataObject {
  const done = { ...object };
  for (const [name, field] of plan.fields) {
    const value = object[name];
    if (value === undefined || name === plan.pictureField) continue;
    done[name] = transform.within(name, () => transformValue(field, value, transform));
  }
  if (plan.rest) transformRest(plan, plan.rest, done, transform);
  return done;
}

/** Transforms the fields of an object that have no plan of their own. */
function transformRest(
  { fields }: ObjectPlan,
  rest: FieldPlan,
  object: DataObject,
  transform: PageTransform,
): void {
  for (const [name, value] of Object.entries(object)) {
    if (fields.some(([known]) => known === name)) continue;
    object[name] = transform.within(name, () => transformValue(rest, value, transform));
  }
}

function transformText(format: string, text: string, transform: PageTransform): Data {
  switch (format) {
    case 'markdown':
    case 'inline-markdown':
      return transformMarkdown(text, format === 'inline-markdown', transform);
    case 'link':
      transform.addLink(text);
      return text;
    case 'icon':
      return icon(text, transform);
    case 'image-path':
      return checkPicture(text, transform) ? variantAddress(transform.site, text, 'webp') : text;
    case 'file-path':
      checkFile(text, 'file', transform);
      return fileAddress(text, transform.site.publicFiles);
    case 'film-path':
    case 'captions-path':
      checkFilm(text, format, transform);
      return fileAddress(text, transform.site.publicFiles);
    case 'dialog':
      transform.notes.dialogs.push({ name: text, path: transform.pagePath });
      return text;
    case 'opens-dialog':
      transform.notes.openers.push({ name: text, path: transform.pagePath });
      return text;
    case 'api-path':
      return /^https?:/.test(text) ? text : transform.site.settings.apiHost + text;
    default:
      return text;
  }
}

function icon(name: string, transform: PageTransform): string {
  const { site } = transform;
  const { caches } = site;
  transform.uses.add(`icons/${name}`);
  if (!caches.icons.has(name)) caches.icons.set(name, site.icons.read(name));
  const markup = caches.icons.get(name);
  if (typeof markup === 'string') return markup;
  if (markup) {
    transform.report(markup);
    return '';
  }
  caches.iconNames ??= site.icons.names();
  const known = caches.iconNames;
  const params = { name, known, isOdd: known.has(name) };
  transform.report({ code: 'unknown-icon', params });
  return '';
}
