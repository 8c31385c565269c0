import { expect, test } from 'vitest';
import type { TreeNode } from '../render/page-tree.ts';
import type { BrowserPage } from './read-page.ts';
import { withSameNodes } from './same-nodes.ts';

const node = (key: string, html: string, props?: Record<string, unknown>): TreeNode => ({
  key,
  tag: 'section',
  attributes: { className: 'block', 'data-block': 'text' },
  html,
  ...(props && { props }),
});

/** A page as it is read from HTML: all its objects are new. */
const read = (main: TreeNode[], words = {}) =>
  structuredClone({ title: 'Page', words, tree: { before: [], main, after: [node('f', 'Foot')] } });

const refresh = (page: object, before: object) =>
  withSameNodes(page as BrowserPage, before as BrowserPage);

test('blocks that did not change are the objects of before, at another place too', () => {
  const before = read([node('a', 'A'), node('b', 'B', { blocks: [node('c', 'C')] })]);
  const page = read([
    node('b', 'B', { blocks: [node('c', 'C')] }),
    node('a', 'Another'),
    node('d', 'D'),
  ]);
  const { tree, words } = refresh(page, before);
  expect(tree.main[0]).toBe(before.tree.main[1]);
  expect(tree.main[1]).toBe(page.tree.main[1]);
  expect(tree.main[2]).toBe(page.tree.main[2]);
  expect(tree.after[0]).toBe(before.tree.after[0]);
  expect(words).toBe(before.words);
});

test('a change of data, of what is held or of attributes is a change', () => {
  const before = read([node('a', 'A', { n: 1 }), node('b', 'B', { blocks: [node('c', 'C')] })]);
  const page = read([node('a', 'A', { n: 2 }), node('b', 'B', { blocks: [node('c', 'c')] })]);
  expect(refresh(page, before).tree.main).toEqual(page.tree.main);
  const toned = read([
    { ...node('a', 'A', { n: 1 }), attributes: { className: 'x', 'data-block': 'text' } },
  ]);
  expect(refresh(toned, before).tree.main[0]).toBe(toned.tree.main[0]);
});

test('other words of controls make all blocks new', () => {
  const before = read([node('a', 'A')]);
  const page = read([node('a', 'A')], { close: 'Zu' });
  expect(refresh(page, before).tree.main[0]).toBe(page.tree.main[0]);
  expect(refresh(page, before).words).toEqual({ close: 'Zu' });
});

test('it is told whether header or footer are other ones', () => {
  const before = read([node('a', 'A')]);
  expect(refresh(read([node('a', 'Another')]), before).hasNewFrame).toBe(false);
  const page = read([node('a', 'A')]);
  page.tree.after = [];
  expect(refresh(page, before).hasNewFrame).toBe(true);
  expect(refresh(read([], { close: 'Zu' }), before).hasNewFrame).toBe(true);
});
