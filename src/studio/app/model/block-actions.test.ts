import { expect, test } from 'vitest';
import { moveBeside } from './block-actions.ts';
import type { OutlineItem } from './outline-items.ts';

const item = (path: (string | number)[], file = 'pages/index.yaml'): OutlineItem => ({
  key: path.join('.'),
  type: 'text',
  title: '',
  isHidden: false,
  children: [],
  path,
  source: { file, path },
});

test('indices are counted after the block has been taken out', () => {
  const down = moveBeside(item(['blocks', 0]), { item: item(['blocks', 2]), edge: 'below' });
  expect(down.change?.to.path).toEqual(['blocks', 2]);
  const up = moveBeside(item(['blocks', 2]), { item: item(['blocks', 0]), edge: 'above' });
  expect([up.change?.to.path, up.key]).toEqual([['blocks', 0], 'blocks.0']);
});

test('a block is not moved to its own place, nor into itself', () => {
  const same = moveBeside(item(['blocks', 0]), { item: item(['blocks', 1]), edge: 'above' });
  const inside = item(['blocks', 0, 'columns', 0, 'blocks', 0]);
  const into = moveBeside(item(['blocks', 0]), { item: inside, edge: 'above' });
  expect([same.change, into.change]).toEqual([undefined, undefined]);
});

test('a block is moved to a list of another file', () => {
  const target = item([0], 'pages/_fragments/end.yaml');
  expect(moveBeside(item(['blocks', 1]), { item: target, edge: 'below' }).change?.to).toEqual({
    file: 'pages/_fragments/end.yaml',
    path: [1],
  });
});
