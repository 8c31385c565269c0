import { expect, test } from 'vitest';
import type { DataObject } from '../../../content/model/types.ts';
import { changesBetween, withChanges } from './values.ts';

const base: DataObject = {
  title: 'A',
  items: [{ text: 'one' }, { text: 'two', icon: 'x' }],
  link: { to: '/' },
};

test('only what differs is a change', () => {
  const next = { ...base, items: [{ text: 'one' }, { text: 'three' }] };
  expect(changesBetween(base, base)).toEqual([]);
  expect(changesBetween(base, structuredClone(base))).toEqual([]);
  expect(changesBetween(base, next)).toEqual([
    { path: ['items', 1, 'text'], op: 'set', value: 'three' },
    { path: ['items', 1, 'icon'], op: 'remove' },
  ]);
});

test('a new group is set as a whole, without empty fields', () => {
  const next = { ...base, image: { src: '/a.svg' }, link: { to: undefined } } as never;
  expect(changesBetween(base, next)).toEqual([
    { path: ['link', 'to'], op: 'remove' },
    { path: ['image'], op: 'set', value: { src: '/a.svg' } },
  ]);
});

test('typed changes are kept when the file has changed meanwhile', () => {
  const typed = changesBetween(base, { ...base, title: 'B' });
  const onDisk = { ...base, link: { to: '/elsewhere' } };
  expect(withChanges(onDisk, typed)).toEqual({ ...onDisk, title: 'B' });
});

test('applying the changes to the base gives the new value', () => {
  const next = { title: 'A', items: [{ text: 'one' }, { text: 'two' }], more: [1, 2] };
  expect(withChanges(base, changesBetween(base, next))).toEqual(next);
});

test('an empty group of the form is not written', () => {
  expect(changesBetween(undefined, {})).toEqual([]);
  expect(changesBetween({ a: 1 }, { a: 1, words: {}, items: [] })).toEqual([]);
  expect(changesBetween(undefined, { skip: 'Skip' })).toEqual([
    { path: [], op: 'set', value: { skip: 'Skip' } },
  ]);
});

test('the empty value of a form is no change of an empty file', () => {
  expect(changesBetween(null, {})).toEqual([]);
  expect(changesBetween({ items: null }, { items: [] })).toEqual([]);
});
