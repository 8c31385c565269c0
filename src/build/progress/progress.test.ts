import { expect, test } from 'vitest';
import { forEachLimited } from './progress.ts';

test('each item has its turn, so many at a time, and what is done is reported', async () => {
  const done: string[] = [];
  const told: [number, number][] = [];
  let atWork = 0;
  let most = 0;
  const work = async (item: string) => {
    most = Math.max(most, ++atWork);
    await Promise.resolve();
    atWork--;
    done.push(item);
  };
  await forEachLimited(['a', 'b', 'c'], 2, work, (...of) => told.push(of));
  expect(done).toEqual(['a', 'b', 'c']);
  expect(most).toBe(2);
  expect(told).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});
