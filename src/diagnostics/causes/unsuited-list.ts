/** Finds lists of entries that a block takes as they are, although no entry fits. */

import { sourceOf } from '../../content/expand/trace-back.ts';
import { collectionAt } from '../../content/files/collection-files.ts';
import { type Definitions, resolved, type Schema } from '../../content/model/json-schema.ts';
import type { Collection, Source } from '../../content/model/sources.ts';
import type { DataPath } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import type { Explained } from '../model/explained.ts';
import { sentencesOf } from '../registry/sentences.ts';
import type { SchemaIssue } from '../schema/schema-issue.ts';

/** The data that has been checked, and where each value of the page comes from. */
interface Checked {
  /** The path of the data in the page. */
  pagePath: DataPath;
  schema: Schema;
  definitions: Definitions;
  sources: Source[];
}

/**
 * Returns the issue of the whole list that is the cause of an issue of one of its entries; `undefined` when the
 * mistake is in the entry.
 */
export function unsuitedList(
  finding: SchemaIssue,
  { pagePath, schema, definitions, sources }: Checked,
  site: Site,
): Explained | undefined {
  const source = sourceOf(sources, [...pagePath, ...finding.path]);
  const [row] = source?.rows ?? [];
  const collection = row && collectionAt(row.location, site);
  if (!source || source.as || !collection) return undefined;
  const list = resolved(schema.properties?.[source.pagePath.at(-1) ?? ''] ?? {}, definitions);
  const { required = [] } = resolved(list.items ?? {}, definitions);
  if (!isOfAll(finding, collection, required)) return undefined;
  const unfit = finding.code === 'wrong-type' ? finding.params.name : undefined;
  const params = { reason: 'as', collection: collection.name, needed: required, unfit } as const;
  const { file, path } = source;
  return sentencesOf({ code: 'missing-field', params, file, path }, site);
}

/**
 * Returns whether all entries of a collection lack the same field, or have one of the same wrong type that is meant so:
 * its schema declares the field, or an item can be without it. Titles that are years only lack their quotation marks.
 */
function isOfAll(
  { code, params }: SchemaIssue,
  { fields, rows, schema }: Collection,
  required: string[],
): boolean {
  if (code === 'missing-field') return !params.names.some((name) => fields.has(name));
  if (code !== 'wrong-type' || rows.length < 2) return false;
  const { name, error } = params;
  if (required.includes(name) && !schema?.properties?.[name]) return false;
  const isList = Array.isArray(error.data);
  return rows.every(
    ({ data: { [name]: value } }) =>
      typeof value === typeof error.data && Array.isArray(value) === isList,
  );
}
