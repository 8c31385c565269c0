/**
 * The page as both sides know it: a tree of nodes, one for each block. At build a node has its
 * block's data and is rendered by its component. In the browser a static node is the HTML that is
 * there, which React never looks into, and an island is a component with its data.
 */

import type { Messages } from '../../blocks/_shared/ui/messages.ts';

/** The attributes of a block's root element, in React's names. */
export interface RootAttributes {
  className: string;
  'data-block': string;
  /** Set on islands and on all that an island holds: names the node within the page. */
  'data-key'?: string;
  'data-island'?: '';
  /** Why the block is not published, in the dev server's pages. */
  'data-unpublished'?: string;
  /** Where the block stands in its page or site file, in the dev server's pages: `blocks.2`. */
  'data-path'?: string;
  id?: string;
}

export interface TreeNode {
  /** Unique within the page. */
  key: string;
  tag: 'section' | 'div';
  attributes: RootAttributes;
  /** The block's data, with nodes in place of the blocks that it holds. */
  props?: Record<string, unknown>;
  /** The nodes in its data, in the order in which they stand. */
  nested?: TreeNode[];
  /** What is inside the root element, rendered already. */
  html?: string;
}

/** A node with its data. */
export type LiveNode = TreeNode & { props: Record<string, unknown> };

/** Returns whether a node hydrates in the browser. */
export function isIsland(node: TreeNode): node is LiveNode {
  return node.attributes['data-island'] !== undefined;
}

/** Returns the islands among nodes, and among all that they hold. */
export function islandsIn(nodes: TreeNode[]): LiveNode[] {
  return nodes.filter(isIsland).flatMap((node) => [node, ...islandsIn(node.nested ?? [])]);
}

/** Returns the type of a node's block. */
export const typeOf = (node: TreeNode) => node.attributes['data-block'];

/** The nodes of one page, in the order in which they stand. */
export interface PageTree {
  before: TreeNode[];
  main: TreeNode[];
  after: TreeNode[];
}

/** What the page's JSON says; the tags and attributes of blocks are read from their elements. */
export interface PageData {
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The messages that the page's islands look up, where they are not English: see `words` of `_site.yaml`. */
  messages: Messages;
  /**
   * The data of each island, by the key on its root element; `{ $nodes: ['2-0'] }` are nodes by their keys, and `{ $part: 0 }` is
   * the first of its static parts.
   */
  islands: Record<string, Record<string, unknown>>;
}
