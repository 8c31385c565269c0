import { expect, test } from 'vitest';
import type { PageFile } from '../../content/model/types.ts';
import { batchesOf, takeFrom, WORTH_SHARING } from './work-queue.ts';

const file = (name: string): PageFile => ({ file: `pages/${name}.yaml`, pattern: `/${name}` });
const some = file('[event]');
const many = file('[post]');
const pageFiles = [...Array.from({ length: 40 }, (_, n) => file(`page-${n}`)), some, many];
const pages = new Map([
  [some, 17],
  [many, WORTH_SHARING],
]);
const batches = batchesOf(pageFiles, pages);
const newCounter = () => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

test('a template of some pages comes first, one of many is shared out, and other files go in batches', () => {
  expect(batches.map((batch) => batch.length)).toEqual([...Array(9).fill(1), 16, 16, 8]);
  expect(batches[0]).toEqual([some]);
  const shares = batches.slice(1, 9).flat();
  expect(shares.map(({ share }) => share?.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(shares.every((one) => one.file === many.file && one.share?.of === 8)).toBe(true);
});

test('threads with one counter get each page file once', () => {
  const counter = newCounter();
  const takers = [takeFrom(batches, counter), takeFrom(batches, counter)];
  const taken: PageFile[] = [];
  for (let idle = 0; idle < takers.length; ) {
    idle = 0;
    for (const take of takers) {
      const one = take();
      if (one) taken.push(one);
      else idle += 1;
    }
  }
  const nameOf = ({ file: name, share }: PageFile) => `${name} ${share?.index}`;
  expect(taken.map(nameOf).sort()).toEqual(batches.flat().map(nameOf).sort());
});
