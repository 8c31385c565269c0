/** How page files are handed out to threads, so that none of them idles. */

import type { PageFile } from '../../content/model/types.ts';

/** A thread takes this many page files at a time: few enough that none idles at the end. */
const BATCH = 16;
/** A template is shared from this many pages on: below, another thread takes as long to begin as it saves; measured on two cores. */
export const WORTH_SHARING = 10_000;
/** In so many shares: for each it is found out anew which pages there are. */
const SHARES = 8;

/**
 * Returns what threads take at a time: some page files, or one that makes many pages, or a share of it. The large ones come first.
 *
 * @param pages about how many pages each file makes; 1 where it is unknown
 */
export function batchesOf(pageFiles: PageFile[], pages: Map<PageFile, number>): PageFile[][] {
  const large: PageFile[][] = [];
  const small: PageFile[] = [];
  for (const pageFile of pageFiles) {
    const size = pages.get(pageFile) ?? 1;
    if (size >= WORTH_SHARING) large.push(...sharesOf(pageFile));
    else if (size > BATCH) large.push([pageFile]);
    else small.push(pageFile);
  }
  const batches = Array.from({ length: Math.ceil(small.length / BATCH) }, (_, index) =>
    small.slice(index * BATCH, (index + 1) * BATCH),
  );
  return [...large, ...batches];
}

function sharesOf(pageFile: PageFile): PageFile[][] {
  return Array.from({ length: SHARES }, (_, index) => [
    { ...pageFile, share: { index, of: SHARES } },
  ]);
}

/** Hands out page files until none is left; threads that share a counter of batches never get the same one. */
export function takeFrom(
  batches: PageFile[][],
  counter: SharedArrayBuffer,
): () => PageFile | undefined {
  const taken = new Int32Array(counter);
  let batch: PageFile[] = [];
  let at = 0;
  return () => {
    if (at === batch.length) {
      batch = batches[Atomics.add(taken, 0, 1)] ?? [];
      at = 0;
    }
    return batch[at++];
  };
}
