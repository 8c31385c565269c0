/** Checks of a block, by its schema and beyond. */

import { failedItems } from '../expand/expansion.ts';
import { referenceIssue } from '../expand/row-references.ts';
import { isFailedTemplate } from '../expand/template.ts';
import { traceBack } from '../expand/trace-back.ts';
import { errorPath, isObject } from '../model/data.ts';
import type { Issue, UnlocatedIssue } from '../model/issue.ts';
import type { RowReference, SchemaError } from '../model/json-schema.ts';
import { messageOf } from '../model/thrown.ts';
import type { Data } from '../model/types.ts';
import type { BlockType } from '../schemas/block-types.ts';
import { withOrigin } from '../schemas/checks.ts';
import { localName, type Site } from '../site/site.ts';
import type { PageTransform } from './page-transform.ts';

/** Matches the paths of schema errors about nested blocks and their types, which are validated separately. */
const OF_NESTED = /\/blocks\/\d+(?:\/type)?$/;

/**
 * Validates the current block and reports its errors. Returns all of them; `undefined` when the block cannot be
 * validated. Errors of nested blocks, of missing items and of failed templates are reported where those are handled.
 */
export function checkBlock(
  data: Data,
  { type, validate, schema, text }: BlockType,
  transform: PageTransform,
): SchemaError[] | undefined {
  const { site, sources, pagePath } = transform;
  try {
    // Items that are missing because of a failed `itemsFrom` are not reported again.
    const all = validate(data) ?? [];
    const errors = all.filter(
      (error) =>
        error.data !== failedItems &&
        !isFailedTemplate(error.data) &&
        !OF_NESTED.test(error.instancePath) &&
        !transform.hasFailedTemplate(errorPath(error)),
    );
    if (errors.length === 0) return all;
    const oldNames = site.oldNames.fields.get(type) ?? [];
    const subject = { kind: 'block', type } as const;
    const location = traceBack(site.files, sources, pagePath);
    const params = { errors, data, subject, schema, oldNames };
    transform.addIssue(withOrigin({ code: 'invalid', params }, { sources, pagePath }, location));
    return all;
  } catch (error) {
    const message = messageOf(error);
    const params = { reason: 'unusable', type, message, text } as const;
    transform.report({ code: 'broken-block-type', params }, ['type']);
    return undefined;
  }
}

/**
 * Returns the issue of a block without a valid `type`; `undefined` when it has one. `above` is the block before it in
 * its list.
 */
export function typeIssue(data: Data, above: Data | undefined): UnlocatedIssue | undefined {
  if (!isObject(data)) {
    return { code: 'wrong-type', params: { reason: 'block-without-fields', text: String(data) } };
  }
  if (typeof data.type === 'string' && data.type !== '') return undefined;
  const before = isObject(above) ? above : undefined;
  return { code: 'missing-type', params: { block: data, above: before } };
}

/** Returns the issue of a block type that does not exist. A block with fields of its own is no fragment. */
export function unknownBlock(type: string, data: Data, site: Site): UnlocatedIssue {
  const hasFields = Object.keys(data as object).some((name) => !/^(?:type|name|with)$/.test(name));
  const isFragment = site.fragmentNames.has(type) && !hasFields;
  const params = { type, isFragment };
  return { code: 'unknown-block', params };
}

type BrokenType = Extract<Issue, { code: 'broken-block-type'; params: object }>;

/** Returns the issue of a block type's broken folder; `undefined` when it has none. */
export function brokenType(type: string, { issues }: Site): BrokenType | undefined {
  return issues.blocks.find(
    (issue): issue is BrokenType =>
      issue.code === 'broken-block-type' &&
      issue.params !== undefined &&
      issue.file.replace(/\/schema\.json$/, '').endsWith(`blocks/${type}`),
  );
}

/**
 * Reports values that do not occur where they should.
 *
 * @param value a text or a list of texts in the current object
 * @param fieldPath where the value has to occur in the same object: a list, and the field of its entries
 */
export function checkAmong(value: Data, fieldPath: string, transform: PageTransform): void {
  const { notes, pagePath: path } = transform;
  const [list = '', field = ''] = fieldPath.split('.');
  const entries = notes.object[list];
  if (!Array.isArray(entries)) return;
  const there = new Set(entries.flatMap((entry) => (isObject(entry) ? (entry[field] ?? []) : [])));
  const isLabel = entries.some((entry) => isObject(entry) && Array.isArray(entry[field]));
  [value].flat().forEach((wanted, index) => {
    if (typeof wanted !== 'string' || there.has(wanted)) return;
    const known = [...there].map(String);
    const params = { reason: 'list', wanted, known, field, list, isLabel } as const;
    const at = Array.isArray(value) ? [...path, index] : path;
    transform.addTextIssue({ code: 'lost-choice', params }, at);
  });
}

/** Reports a value, or one of a list, that should identify an entry of a collection and does not. */
export function checkReference(
  reference: RowReference,
  value: Data,
  transform: PageTransform,
): void {
  const { collections, language } = transform.site;
  transform.uses.add(`collections/${localName(transform.site, reference.collection, collections)}`);
  const issue = referenceIssue(reference, value, collections, language);
  if (issue) transform.report(issue);
}
