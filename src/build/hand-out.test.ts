import { expect, test } from 'vitest';
import type { PageFile } from '../content/types.ts';
import { batchesOf, takeFrom, WORTH_SHARING } from './hand-out.ts';

const file = (name: string): PageFile => ({ file: `pages/${name}.yaml`, pattern: `/${name}` });
const many = file('[post]');
const pageFiles = [...Array.from({ length: 40 }, (_, n) => file(`page-${n}`)), many];
const batches = batchesOf(pageFiles, (one) => (one === many ? WORTH_SHARING : 1));
const newCounter = () => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

test('a template of many pages is shared out first, and other files go in batches', () => {
  expect(batches.map((batch) => batch.length)).toEqual([...Array(8).fill(1), 16, 16, 8]);
  const shares = batches.slice(0, 8).flat();
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
