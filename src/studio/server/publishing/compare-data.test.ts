import { expect, test } from 'vitest';
import { compareData } from './compare-data.ts';

const kinds = (before: never, after: never) =>
  compareData(before, after).map(({ kind, path }) => `${kind} ${path.join('.')}`);

const banner = { type: 'banner', title: 'Who we are', text: 'Since 2007.' };
const text = { type: 'text', heading: 'Work', body: 'Quiet work.' };
const grid = {
  type: 'card-grid',
  heading: 'Values',
  items: [{ title: 'Care' }, { title: 'Time' }],
};

test('nothing differs between equal versions', () => {
  expect(kinds({ blocks: [banner] } as never, { blocks: [{ ...banner }] } as never)).toEqual([]);
});

test('a changed value has its path, and the values before and after', () => {
  const changed = { ...banner, text: 'Since 2006.' };
  expect(compareData({ blocks: [banner] }, { blocks: [changed] })).toEqual([
    {
      kind: 'changed',
      path: ['blocks', 0, 'text'],
      pathBefore: ['blocks', 0, 'text'],
      before: 'Since 2007.',
      after: 'Since 2006.',
    },
  ]);
});

test('a moved block is not deleted and added', () => {
  const [before, after] = [{ blocks: [banner, text, grid] }, { blocks: [banner, grid, text] }];
  expect(kinds(before as never, after as never)).toEqual(['moved blocks.2']);
});

test('a block that is moved and changed is both', () => {
  const moved = { ...grid, heading: 'What counts' };
  const [before, after] = [{ blocks: [banner, text, grid] }, { blocks: [moved, banner, text] }];
  expect(kinds(before as never, after as never)).toEqual([
    'moved blocks.0',
    'changed blocks.0.heading',
  ]);
});

test('an entry that is inserted moves no other', () => {
  const more = { ...grid, items: [{ title: 'Care' }, { title: 'Calm' }, { title: 'Time' }] };
  expect(kinds({ blocks: [grid] } as never, { blocks: [more] } as never)).toEqual([
    'added blocks.0.items.1',
  ]);
});

test('a block replaced by one of another type is removed, and the other added', () => {
  expect(kinds({ blocks: [banner, text] } as never, { blocks: [banner, grid] } as never)).toEqual([
    'added blocks.1',
    'removed blocks.1',
  ]);
});

test('two equal entries are two', () => {
  const [before, after] = [{ blocks: [text, text] }, { blocks: [text] }];
  expect(kinds(before as never, after as never)).toEqual(['removed blocks.1']);
});

test('fields that come and go are added and removed', () => {
  const { text: _gone, ...less } = banner;
  expect(
    kinds({ blocks: [banner] } as never, { blocks: [{ ...less, tone: 'dark' }] } as never),
  ).toEqual(['added blocks.0.tone', 'removed blocks.0.text']);
});

test('an entry whose only value changed is the same entry', () => {
  const [before, after] = [
    [{ title: 'Care' }, { title: 'Time' }],
    [{ title: 'Care' }, { title: 'Calm' }],
  ];
  expect(kinds(before as never, after as never)).toEqual(['changed 1.title']);
});
