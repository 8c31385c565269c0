/** Distributes page files among threads, so that none of them idles. */

import type { PageFile } from '../../content/model/types.ts';

/** How many page files a thread takes at a time: few enough that none idles at the end. */
const BATCH = 16;

/**
 * Returns the batches: each is a page file with parameters, or several files of one page each. Files with parameters
 * come first, since some make many pages.
 */
export function batchesOf(pageFiles: PageFile[]): PageFile[][] {
  const isTemplate = ({ pattern }: PageFile) => pattern.includes('[');
  const single = pageFiles.filter((pageFile) => !isTemplate(pageFile));
  const batches = Array.from({ length: Math.ceil(single.length / BATCH) }, (_, index) =>
    single.slice(index * BATCH, (index + 1) * BATCH),
  );
  return [...pageFiles.filter(isTemplate).map((pageFile) => [pageFile]), ...batches];
}

/**
 * Returns a function that takes page files until none is left; threads that share a counter never get the same batch.
 */
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
