/** Reads a page with the files that it is made of, and finds what was selected in it. */
import { startsWith } from '../../../content/model/data.ts';
import type { BlockEntry, FileData, PageAnswer } from '../../contract/pages.ts';
import type { Path } from '../../contract/values.ts';
import { api } from './api.ts';
import { flatBlocks } from './outline-items.ts';
import { pathKey } from './values.ts';

type Files = Record<string, FileData>;

/**
 * Reads the page of a route with its files; what cannot be read of them is left out.
 *
 * @param others further files that are looked at
 * @param known the files as they were read before: what has not changed stays the same object, so that nothing renders again for it
 * @throws a `RefusedError` when there is no such page
 */
export async function readPage(
  route: string,
  others: string[],
  known: Files,
): Promise<{ page: PageAnswer; data: Files }> {
  const page = await api.page(route);
  const sources = flatBlocks(page.blocks).map(({ source }) => source.file);
  const files = [...new Set([page.file, ...sources, ...others])];
  const read = await Promise.all(files.map((file) => api.data(file).catch(() => undefined)));
  const data: Files = {};
  for (const found of read) {
    if (!found) continue;
    const before = known[found.file];
    data[found.file] = before?.digest === found.digest ? before : found;
  }
  return { page, data };
}

/** A value that somebody else has moved, as a change to it has found it. */
export interface MovedPlace {
  file: string;
  from: Path;
  to: Path;
}

/**
 * Returns the key of the selected block in a page that was read anew: blocks above it may have come or gone.
 *
 * @param moved where something in it has been found
 */
export function keptSelection(
  { selected, page: before }: { selected?: string | undefined; page?: PageAnswer | undefined },
  page: PageAnswer,
  moved?: MovedPlace,
): string | undefined {
  const blockAt = (blocks: BlockEntry[]) => blocks.find(({ path }) => pathKey(path) === selected);
  const was = blockAt(flatBlocks(before?.blocks ?? []));
  const isIt = (entry: BlockEntry) => entry.type === was?.type && entry.title === was.title;
  const blocks = flatBlocks(page.blocks);
  const now = blockAt(blocks);
  const isOfMoved =
    was && moved && was.source.file === moved.file && startsWith(moved.from, was.source.path);
  if (isOfMoved) {
    const place = pathKey(moved.to.slice(0, was.source.path.length));
    const found = blocks.find(
      ({ source }) => source.file === moved.file && pathKey(source.path) === place,
    );
    if (found) return pathKey(found.path);
  }
  if (!was || (now && isIt(now))) return selected;
  const other = blocks.find(isIt);
  return other ? pathKey(other.path) : selected;
}
