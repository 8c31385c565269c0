/** Finds blocks among the entries of another list, or among the fields of the page. */

import { isObject, pathOf, valueAt } from '../../content/model/data.ts';
import type { Schema, SchemaError } from '../../content/model/json-schema.ts';
import type { Data, DataObject } from '../../content/model/types.ts';
import { type CheckedData, nounOf, type SchemaIssue } from './schema-issue.ts';

/** Returns an issue for each misplaced block, and the errors that they do not cause. */
export function strayBlocks(
  errors: SchemaError[],
  data: Data,
  checked: CheckedData,
): { blocks: SchemaIssue[]; others: SchemaError[] } {
  return edgeBlock(errors, data, checked) ?? amongEntries(errors, data, checked);
}

/**
 * Returns the issue of a block whose fields are among those of the page, and the errors that it does not cause;
 * `undefined` when there is none.
 */
function edgeBlock(
  errors: SchemaError[],
  data: Data,
  { types, subject }: CheckedData,
): { blocks: SchemaIssue[]; others: SchemaError[] } | undefined {
  if (subject.kind !== 'page' || !isObject(data) || !isBlock(data, types)) return undefined;
  const names = Object.keys(data);
  const own = names.slice(names.indexOf('type'));
  const isAlone = data.blocks === undefined;
  const params = { reason: 'edge-block', type: String(data.type), isAlone } as const;
  const others = errors.filter(
    ({ keyword, params: { additionalProperty, missingProperty } }) =>
      missingProperty !== 'blocks' &&
      (keyword !== 'additionalProperties' || !own.includes(String(additionalProperty))),
  );
  return {
    blocks: [{ code: 'misplaced-key', params, path: ['type'], atKey: true }],
    others,
  };
}

function amongEntries(
  errors: SchemaError[],
  data: Data,
  { types, subject }: CheckedData,
): { blocks: SchemaIssue[]; others: SchemaError[] } {
  const astray = errors.filter(
    ({ keyword, params, instancePath, data: entry, parentSchema }) =>
      keyword === 'additionalProperties' &&
      params.additionalProperty === 'type' &&
      /\/\d+$/.test(instancePath) &&
      isBlock(entry, types) &&
      !isEntry(entry as DataObject, parentSchema),
  );
  if (astray.length === 0) return { blocks: [], others: errors };
  const places = new Set(astray.map(({ instancePath }) => instancePath));
  const emptied = new Set(
    [...places].map((place) => place.replace(/\d+$/, (index) => `${Number(index) - 1}/blocks`)),
  );
  const blocks = astray.flatMap(({ instancePath, parentSchema }): SchemaIssue[] => {
    const path = pathOf(instancePath);
    const entry = valueAt(data, path) as DataObject & { type: string };
    const { type } = entry;
    const { properties = {} } = parentSchema;
    const list = String(path.at(-2));
    const isHolder = properties.blocks !== undefined;
    const beside = Object.keys(entry).filter((name) => Object.hasOwn(properties, name));
    const first = instancePath.replace(/\d+$/, (index) => String(Number(index) - 1));
    // Of several in a row only the first is reported: the others move with it.
    if (isHolder && places.has(first)) return [];
    const noun = nounOf(subject);
    const params = { reason: 'block', type, list, noun, isHolder, beside } as const;
    return [{ code: 'misplaced-key', params, path: [...path, 'type'], atKey: true }];
  });
  const isConsequence = ({ instancePath }: SchemaError) =>
    emptied.has(instancePath) ||
    [...places].some((place) => `${instancePath}/`.startsWith(`${place}/`));
  return { blocks, others: errors.filter((error) => !isConsequence(error)) };
}

/** Returns whether an object is a complete entry that has the `type` of a block in addition. */
const isEntry = (
  { type: _type, ...fields }: DataObject,
  { properties = {}, required = [] }: Schema,
) =>
  Object.keys(fields).every((name) => Object.hasOwn(properties, name)) &&
  required.every((name) => Object.hasOwn(fields, name));

function isBlock(entry: unknown, types: CheckedData['types']): boolean {
  const { type } = (entry ?? {}) as { type?: unknown };
  return typeof type === 'string' && (type === 'fragment' || types?.has(type) === true);
}
