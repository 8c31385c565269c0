/** Actions on the rows of a collection, which are in one file or in a file each. */

import { isObject } from '../../../content/model/data.ts';
import type { Data, DataObject, SourceLocation } from '../../../content/model/types.ts';
import type { Forms } from '../../contract/forms.ts';
import type { CollectionResponse, CollectionRow } from '../../contract/site.ts';
import { offeredBy, startingValue } from '../form/starting-value.ts';
import { api } from '../model/api.ts';
import type { Session } from '../model/session.ts';

/** Returns a slug that no row has: `painting-2`. */
function freeSlug(slug: string, rows: CollectionRow[]): string {
  const taken = new Set(rows.map((row) => row.slug));
  const stem = slug.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}

/**
 * Adds a row, with values to be overwritten in its required fields. Returns its place; throws an `ApiError` when
 * that fails.
 */
export async function addRow(
  session: Session,
  { name, file, rows }: CollectionResponse,
  forms: Forms,
): Promise<SourceLocation> {
  const schema = forms.schemas.collections[name];
  const definitions = { ...forms.schemas.definitions, ...schema?.definitions };
  const offered = offeredBy(session.state().choices, definitions);
  const [first] = rows;
  const starting: Data = schema ? startingValue(schema, offered) : { title: 'New' };
  const data: DataObject = isObject(starting) ? starting : { title: 'New' };
  const hasSlug = 'slug' in data || (file !== undefined && first && 'slug' in first.data);
  if (hasSlug) data.slug = freeSlug('new-1', rows);
  if (file === undefined) {
    const { slug: _ofFile, ...fields } = data;
    const made = await session.run(() => api.addRow(name, { data: fields }));
    return { file: made.file, path: [] };
  }
  await session.change([{ file, path: ['-'], op: 'insert', value: data }]);
  // The rows as read after the change.
  const now = session.state().collection?.rows ?? [];
  return { file, path: [now.length - 1] };
}

/** Inserts a copy of a row below it. Returns the place of the copy. */
export async function duplicateRow(
  session: Session,
  { name, file, rows }: CollectionResponse,
  row: CollectionRow,
): Promise<SourceLocation> {
  if (file === undefined) {
    const made = await session.run(() => api.addRow(name, { from: row.file }));
    return { file: made.file, path: [] };
  }
  const { slug } = row.data;
  const value = typeof slug === 'string' ? { ...row.data, slug: freeSlug(slug, rows) } : row.data;
  const path = [Number(row.path[0]) + 1];
  await session.change([{ file, path, op: 'insert', value }]);
  return { file, path };
}

/** Deletes a row. Throws an `ApiError` when the row is still needed. */
export async function deleteRow(
  session: Session,
  { name, file }: CollectionResponse,
  row: CollectionRow,
): Promise<void> {
  if (file !== undefined) {
    await session.change([{ file, path: row.path, op: 'remove' }]);
    return;
  }
  await session.run(() => api.deleteRow(name, row.file, session.digest(row.file) ?? ''));
}

/** Moves a row by one place. Returns its new place. */
export async function moveRow(
  session: Session,
  { file = '' }: CollectionResponse,
  row: CollectionRow,
  by: -1 | 1,
): Promise<SourceLocation> {
  const path = [Number(row.path[0]) + by];
  await session.change([{ file, path: row.path, op: 'move', to: { file, path } }]);
  return { file, path };
}
