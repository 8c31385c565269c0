import type { TreeNode } from '../render/page-tree.ts';
import type { BrowserPage } from './read-page.ts';

/** What a page is made of comes from its HTML, so equal things are written equally. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function keepSame(nodes: TreeNode[], before: TreeNode[]): TreeNode[] {
  const known = new Map(before.map((node) => [node.key, node]));
  return nodes.map((node) => {
    const old = known.get(node.key);
    return old && isSame(node, old) ? old : node;
  });
}

/**
 * A page that was read anew, with the blocks of before where they did not change: React draws only those that did, and islands that sleep sleep on.
 * Where the words of the controls changed, all islands have.
 */
export function withSameNodes(page: BrowserPage, before: BrowserPage): BrowserPage {
  if (!isSame(page.words, before.words)) return { ...page, hasNewFrame: true };
  const tree = {
    before: keepSame(page.tree.before, before.tree.before),
    main: keepSame(page.tree.main, before.tree.main),
    after: keepSame(page.tree.after, before.tree.after),
  };
  const hasNewFrame = !isSame([tree.before, tree.after], [before.tree.before, before.tree.after]);
  return { ...page, words: before.words, tree, hasNewFrame };
}
