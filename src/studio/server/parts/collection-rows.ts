/** Reads, adds and deletes the rows of a collection. */

import { COLLECTIONS_FOLDER, collectionFiles } from '../../../content/files/collection-files.ts';
import type { FileChange } from '../../../content/files/write-files.ts';
import { isObject, valueAt } from '../../../content/model/data.ts';
import { repairedName } from '../../../content/model/names.ts';
import type { Collection, Row } from '../../../content/model/sources.ts';
import { applyChanges } from '../../../editing/apply-changes.ts';
import { encodedText, readSiteFile } from '../../../editing/site-files.ts';
import type { ChangesResponse } from '../../contract/changes.ts';
import type { CollectionResponse, CollectionRow } from '../../contract/site.ts';
import { readKnown, readSeen, writeAll } from '../changes.ts';
import type { StudioContext } from '../endpoint.ts';
import { HttpError } from '../http.ts';
import { fileTitle, rowTitle, stringOf } from '../labels.ts';
import { readValue } from '../read-request.ts';
import { usersOf } from './list-parts.ts';

function collectionOf({ live: { site } }: StudioContext, name: unknown): Collection {
  const found = typeof name === 'string' ? site.collections.get(name) : undefined;
  if (!found) throw new HttpError(404, `There is no collection ${name}.`);
  return found;
}

/** Returns the file of all rows; `undefined` when each row has a file of its own. */
function listFile({ live: { site } }: StudioContext, { name }: Collection): string | undefined {
  const { files, areEntries } = collectionFiles(site.root, name);
  return areEntries ? undefined : files[0];
}

function rowOf(
  { live: { site } }: StudioContext,
  { data, location, unpublished }: Row,
): CollectionRow {
  const written = valueAt(site.files.data(location.file), location.path);
  return {
    file: location.file,
    path: location.path,
    title: rowTitle(data),
    slug: stringOf(data.slug),
    data: isObject(written) ? written : {},
    isHidden: unpublished !== undefined,
  };
}

/** Returns a collection with its rows in the order of the file. Throws an HttpError when there is none of that name. */
export function readCollection(studio: StudioContext, name: unknown): CollectionResponse {
  const { live, review } = studio;
  const collection = collectionOf(studio, name);
  const all = [...new Set([...collection.rows, ...collection.hidden])];
  const rows = all.map((row) => rowOf(studio, row));
  // Sorts a copy below its original: first before first-2.
  const nameOf = ({ file }: CollectionRow) => file.slice(0, -'.yaml'.length);
  rows.sort((a, b) =>
    a.file === b.file
      ? Number(a.path[0] ?? 0) - Number(b.path[0] ?? 0)
      : nameOf(a) < nameOf(b)
        ? -1
        : 1,
  );
  const pages = review.summaries(live.site);
  const file = listFile(studio, collection);
  return {
    name: collection.name,
    title: fileTitle(collection.name),
    ...(file && { file }),
    rows,
    usedBy: usersOf(review.usersOf(`collections/${collection.name}`), pages),
  };
}

/** Adds a row in a file of its own: `{ name, data }`, or as a copy of the row file `from`. */
export async function addRowFile(
  studio: StudioContext,
  body: { [name: string]: unknown },
): Promise<ChangesResponse & { file: string }> {
  const collection = collectionOf(studio, body.name);
  if (listFile(studio, collection)) {
    throw new HttpError(422, 'The rows of this collection stand in one file: insert it there.');
  }
  const folder = `${COLLECTIONS_FOLDER}/${collection.name}/`;
  const from = typeof body.from === 'string' ? readKnown(studio, body.from) : undefined;
  if (from && !from.file.startsWith(folder)) {
    throw new HttpError(422, `${from.file} is no row of this collection.`);
  }
  const given = readValue(body.data ?? {}, 'data');
  const data = isObject(given) ? given : {};
  const stem = from?.file.slice(folder.length, -5) ?? repairedName(rowTitle(data));
  const file = freeFile(studio, folder, stem || 'row');
  const changes = Object.entries(data).map(([field, value]) => ({
    file,
    path: [field],
    op: 'set' as const,
    value,
  }));
  const text = from?.text ?? (changes.length > 0 ? '' : '{}\n');
  const made = applyChanges(new Map([[file, text]]), changes).get(file) ?? '';
  const after = encodedText(file, (from?.mark ?? '') + made);
  const response = await writeAll(studio, [{ file, before: undefined, after }]);
  return { ...response, file };
}

function freeFile({ live: { site } }: StudioContext, folder: string, stem: string): string {
  for (let number = 1; ; number++) {
    const file = `${folder}${stem}${number > 1 ? `-${number}` : ''}.yaml`;
    if (!readSiteFile(site.root, file)) return file;
  }
}

/** Deletes the file of a row: `{ name, file, digest }`. */
export async function deleteRowFile(
  studio: StudioContext,
  body: { [name: string]: unknown },
): Promise<ChangesResponse> {
  const collection = collectionOf(studio, body.name);
  const rows = [...collection.rows, ...collection.hidden];
  const row = rows.find(
    ({ location }) => location.file === body.file && location.path.length === 0,
  );
  if (!row) throw new HttpError(422, 'Name the file of a row of this collection.');
  const found = readSeen(studio, row.location.file, body.digest);
  const change: FileChange = { file: found.file, before: found.bytes, after: undefined };
  return writeAll(studio, [change]);
}
