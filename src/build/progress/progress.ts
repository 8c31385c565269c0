/** Called during long work, such as `Rendering page`, with the number of finished items and the total. */
export type Progress = (work: string, done: number, total: number) => void;

/** Returns the callback for one kind of work; `undefined` without a listener. */
export const progressOf = (work: string, progress: Progress | undefined) =>
  progress && ((done: number, total: number) => progress(work, done, total));

/**
 * Runs an action for each item, at most `limit` at a time.
 *
 * @param onDone called after each with how many are done, and how many there are
 * @throws what a piece of work throws, once; no further item is begun
 */
export async function forEachLimited<Item>(
  items: Item[],
  limit: number,
  work: (item: Item) => Promise<void>,
  onDone?: (done: number, total: number) => void,
): Promise<void> {
  const waiting = items.values();
  let done = 0;
  const lane = async () => {
    for (const item of waiting) {
      await work(item);
      onDone?.(++done, items.length);
    }
  };
  await Promise.all(Array.from({ length: limit }, lane));
}
