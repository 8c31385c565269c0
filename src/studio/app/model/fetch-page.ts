/** Reads a page with its files, and finds the selected block again. */

import type { DataPath } from '../../../content/model/types.ts';
import type { BlockEntry, FileData, PageResponse } from '../../contract/pages.ts';
import { api } from './api.ts';
import { flatBlocks } from './outline-items.ts';
import { isSamePlace, isWithin, pathKey } from './values.ts';

type Files = Record<string, FileData>;

/**
 * Reads the page of a route with its files; files that cannot be read are left out.
 *
 * @param others further files to read
 * @param known the files as read before: an unchanged file stays the same object, so that nothing renders again for it
 * @throws an `ApiError` when there is no such page
 */
export async function fetchPage(
  route: string,
  others: string[],
  known: Files,
): Promise<{ page: PageResponse; data: Files }> {
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

/** A value that somebody else had moved, with the path at which a change has found it. */
export interface MovedPlace {
  file: string;
  from: DataPath;
  to: DataPath;
}

/**
 * Returns the key of the selected block in a page that was read again: blocks above it may have been added or
 * removed.
 *
 * @param moved the value that was found at another path
 */
export function keptSelection(
  { selected, page: before }: { selected?: string | undefined; page?: PageResponse | undefined },
  page: PageResponse,
  moved?: MovedPlace,
): string | undefined {
  const blockAt = (blocks: BlockEntry[]) => blocks.find(({ path }) => pathKey(path) === selected);
  const was = blockAt(flatBlocks(before?.blocks ?? []));
  const isIt = (entry: BlockEntry) => entry.type === was?.type && entry.title === was.title;
  const blocks = flatBlocks(page.blocks);
  const now = blockAt(blocks);
  const isOfMoved = was && moved && isWithin({ file: moved.file, path: moved.from }, was.source);
  if (isOfMoved) {
    const place = { file: moved.file, path: moved.to.slice(0, was.source.path.length) };
    const found = blocks.find(({ source }) => isSamePlace(source, place));
    if (found) return pathKey(found.path);
  }
  if (!was || (now && isIt(now))) return selected;
  const other = blocks.find(isIt);
  return other ? pathKey(other.path) : selected;
}
