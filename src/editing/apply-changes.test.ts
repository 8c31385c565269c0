import { expect, test } from 'vitest';
import type { DataPath } from '../content/model/types.ts';
import { applyChanges, type Change } from './apply-changes.ts';
import type { DataChange } from './data-changes.ts';

/** A change within the file `a`. */
type InnerChange = { isShared?: true } & (
  | DataChange
  | { op: 'move'; path: DataPath; to: DataPath }
);

function edit(text: string, change: InnerChange): string {
  const file = 'a';
  const inFile: Change =
    change.op === 'move' ? { ...change, file, to: { file, path: change.to } } : { ...change, file };
  return applyChanges(new Map([[file, text]]), [inFile]).get(file) ?? '';
}

test.each<[string, string, InnerChange, string]>([
  [
    'keeps the quotes that there are, and the comment',
    "a: 'one' # why\n",
    { op: 'set', path: ['a'], value: "it's" },
    "a: 'it''s' # why\n",
  ],
  [
    'keeps a block text as it is written',
    'a: | # text\n  one\n\n  two\nb: 1\n',
    { op: 'set', path: ['a'], value: 'one\n\nthree\n' },
    'a: | # text\n  one\n\n  three\nb: 1\n',
  ],
  [
    'puts a single value before the lists of its group',
    'type: grid\nitems:\n  - a\n',
    { op: 'set', path: ['title'], value: 'yes' },
    'type: grid\ntitle: "yes"\nitems:\n  - a\n',
  ],
  [
    'writes a point as people do',
    'image: { src: /a.svg, alt: A } # here\n',
    { op: 'set', path: ['image', 'focus'], value: { x: 75, y: 30 } },
    'image: { src: /a.svg, alt: A, focus: { x: 75, y: 30 } } # here\n',
  ],
  [
    'makes an item like its neighbours, with the empty line between',
    'x:\n  - { a: 1 }\n\n  - { a: 2 }\n',
    { op: 'insert', path: ['x', 1], value: { a: 3 } },
    'x:\n  - { a: 1 }\n\n  - { a: 3 }\n\n  - { a: 2 }\n',
  ],
  [
    'moves the comment above an item with it',
    'x:\n  # of a\n  - a\n  # of b\n  - b # here\n  - c\n',
    { op: 'move', path: ['x', 1], to: ['x', 0] },
    'x:\n  # of b\n  - b # here\n  # of a\n  - a\n  - c\n',
  ],
  [
    'leaves an empty list where the last item was',
    'x: # list\n  - a\ny: 1\n',
    { op: 'remove', path: ['x', 0] },
    'x: [] # list\ny: 1\n',
  ],
  [
    'keeps line ends',
    'a: 1\r\nx: []\r\n',
    { op: 'insert', path: ['x'], value: 'b' },
    'a: 1\r\nx:\r\n  - b\r\n',
  ],
  [
    'adds no line end to a file without',
    'a: 1',
    { op: 'set', path: ['b'], value: 2 },
    'a: 1\nb: 2',
  ],
])('a change %s', (_what, before, change, after) => {
  expect(edit(before, change)).toBe(after);
});

test('a change that would change something else, or lose a comment, is refused', () => {
  const shared = 'a: &a { b: 1 }\nc: *a\n';
  expect(() => edit(shared, { op: 'set', path: ['a', 'b'], value: 2 })).toThrow(/elsewhere/);
  expect(() => edit(shared, { op: 'remove', path: ['a'] })).toThrow(/elsewhere/);
  expect(() => edit(shared, { op: 'set', path: ['c', 'b'], value: 2 })).toThrow(/alias/);
  expect(edit(shared, { op: 'set', path: ['c'], value: 2 })).toBe('a: &a { b: 1 }\nc: 2\n');
  const commented = 'x:\n  # why\n  - a # here\n  - b\ny: [c]\n';
  expect(() => edit(commented, { op: 'move', path: ['x', 0], to: ['y', 0] })).toThrow(/comments/);
});

const menus = `main:
  - label: About
    items: &about # both
      - { label: Who, to: /who }
footer:
  - label: About us
    items: *about
`;

test.each<[string, InnerChange, string]>([
  [
    'set where it is written',
    { op: 'set', path: ['main', 0, 'items', 0, 'label'], value: 'We' },
    menus.replace('label: Who', 'label: We'),
  ],
  [
    'set by way of the alias',
    { op: 'set', path: ['footer', 0, 'items', 0, 'label'], value: 'We' },
    menus.replace('label: Who', 'label: We'),
  ],
  [
    'added to a list',
    { op: 'insert', path: ['footer', 0, 'items', 1], value: { label: 'New', to: '/new' } },
    menus.replace('/who }\n', '/who }\n      - { label: New, to: /new }\n'),
  ],
])('what an alias repeats is %s in both places, if that is meant', (_, change, expected) => {
  expect(() => edit(menus, change)).toThrow(/alias|by & and/);
  expect(edit(menus, { ...change, isShared: true })).toBe(expected);
});

test('an item of a list that an alias repeats is moved in both places, if that is meant', () => {
  const [who, we] = [
    '      - { label: Who, to: /who }\n',
    '      - { label: We, to: /we } # new\n',
  ];
  const text = menus.replace(who, who + we);
  for (const list of [
    ['main', 0, 'items'],
    ['footer', 0, 'items'],
  ]) {
    const change = { op: 'move' as const, path: [...list, 1], to: [...list, 0] };
    expect(() => edit(text, change)).toThrow(/alias|by & and/);
    expect(edit(text, { ...change, isShared: true })).toBe(menus.replace(who, we + who));
  }
});
