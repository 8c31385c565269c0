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
