/**
 * Does a piece of work for each item, `lanes` of them at a time.
 *
 * @throws what a piece of work throws, once; the lanes stop after the item at hand
 */
export async function inTurns<Item>(
  items: Item[],
  lanes: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
