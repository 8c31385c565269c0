import { expect, test } from 'vitest';
import type { DataPath } from '../model/types.ts';
import { withoutPaths } from './valid-values.ts';

test('values and what is below them go, the rest stays', () => {
  const data = { name: 'X', theme: { a: 1, b: [1, 2, { c: 3, d: 4 }] }, list: [1] };
  const places = [['name'], ['theme', 'b', 0], ['theme', 'b', 2, 'c']];
  expect(withoutPaths(data, places)).toEqual({ theme: { a: 1, b: [2, { d: 4 }] }, list: [1] });
  expect(withoutPaths(data, [])).toBe(data);
});

test('a group of thousands of refused fields is read once, and not once for each of them', () => {
  let reads = 0;
  const counted = (place: DataPath): DataPath =>
    new Proxy(place, {
      get(target, property) {
        if (property === '0') reads += 1;
        return Reflect.get(target, property) as unknown;
      },
    });
  const names = Array.from({ length: 2000 }, (_, n) => `key${n}`);
  const data = Object.fromEntries([['name', 'X'], ...names.map((name) => [name, 'v'])]);
  const places = names.map((name) => counted([name]));
  expect(withoutPaths(data, places)).toEqual({ name: 'X' });
  expect(reads).toBeLessThan(3 * names.length);
});
