import { expect, test } from 'vitest';
import type { Group } from '../../contract/values.ts';
import { changesBetween, withChanges } from './values.ts';

const base: Group = {
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

test('a group that was not there is set as a whole, and a field without a value is none', () => {
  const next = { ...base, image: { src: '/a.svg' }, link: { to: undefined } } as never;
  expect(changesBetween(base, next)).toEqual([
    { path: ['link', 'to'], op: 'remove' },
    { path: ['image'], op: 'set', value: { src: '/a.svg' } },
  ]);
});

test('what was typed is kept over a file that has changed meanwhile', () => {
  const typed = changesBetween(base, { ...base, title: 'B' });
  const onDisk = { ...base, link: { to: '/elsewhere' } };
  expect(withChanges(onDisk, typed)).toEqual({ ...onDisk, title: 'B' });
});

test('changes make of the base what they were found in', () => {
  const next = { title: 'A', items: [{ text: 'one' }, { text: 'two' }], more: [1, 2] };
  expect(withChanges(base, changesBetween(base, next))).toEqual(next);
});

test('a group that is there for the form alone is not written', () => {
  expect(changesBetween(undefined, {})).toEqual([]);
  expect(changesBetween({ a: 1 }, { a: 1, words: {}, items: [] })).toEqual([]);
  expect(changesBetween(undefined, { skip: 'Skip' })).toEqual([
    { path: [], op: 'set', value: { skip: 'Skip' } },
  ]);
});

test('what a form has for an empty file is no change', () => {
  expect(changesBetween(null, {})).toEqual([]);
  expect(changesBetween({ items: null }, { items: [] })).toEqual([]);
});
