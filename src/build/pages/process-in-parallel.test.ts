import { expect, test } from 'vitest';
import type { PageFile } from '../../content/model/types.ts';
import { longestFirst, takeFrom } from './process-in-parallel.ts';

const file = (name: string): PageFile => ({ file: `pages/${name}.yaml`, pattern: `/${name}` });
const template = file('[event]');
const pageFiles = [...Array.from({ length: 40 }, (_, n) => file(`page-${n}`)), template];
const ordered = longestFirst(pageFiles);
const newCounter = () => new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);

test('a template comes first', () => {
  expect(ordered[0]).toBe(template);
  expect(ordered).toHaveLength(pageFiles.length);
});

test('threads with one counter get each page file once', () => {
  const counter = newCounter();
  const takers = [takeFrom(ordered, counter), takeFrom(ordered, counter)];
  const taken: PageFile[] = [];
  for (let idle = 0; idle < takers.length; ) {
    idle = 0;
    for (const take of takers) {
      const one = take();
      if (one) taken.push(one);
      else idle += 1;
    }
  }
  const nameOf = ({ file: name }: PageFile) => name;
  expect(taken.map(nameOf).sort()).toEqual(pageFiles.map(nameOf).sort());
});
