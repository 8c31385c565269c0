/**
 * The page as a tree of nodes, one for each block, as the build and the browser know it. At build a node has its
 * block's data and is rendered by its component. In the browser a static node is existing HTML, which React does not
 * touch, and an island is a component with its data.
 */

import type { Messages } from '../../blocks/_shared/ui/messages.ts';

/** The attributes of a block's root element, in React's names. */
export interface RootAttributes {
  className: string;
  'data-block': string;
  /** Set on islands and on every node inside an island: identifies the node within the page. */
  'data-key'?: string;
  'data-island'?: '';
  /** Why the block is not published; in the dev server's pages only. */
  'data-unpublished'?: string;
  /** The block's path in its page or site file, such as `blocks.2`; in the dev server's pages only. */
  'data-path'?: string;
  id?: string;
}

export interface TreeNode {
  /** Unique within the page. */
  key: string;
  tag: 'section' | 'div';
  attributes: RootAttributes;
  /** The block's data, with nodes in place of blocks. */
  props?: Record<string, unknown>;
  /** The nodes in its data, in order. */
  nested?: TreeNode[];
  /** The rendered content of the root element. */
  html?: string;
}

/** A node with its data. */
export type NodeWithProps = TreeNode & { props: Record<string, unknown> };

/** Returns whether a node hydrates in the browser. */
export function isIsland(node: TreeNode): node is NodeWithProps {
  return node.attributes['data-island'] !== undefined;
}

/** Returns the islands among nodes and inside them. */
export function islandsIn(nodes: TreeNode[]): NodeWithProps[] {
  return nodes.filter(isIsland).flatMap((node) => [node, ...islandsIn(node.nested ?? [])]);
}

/** Returns the block type of a node. */
export const typeOf = (node: TreeNode) => node.attributes['data-block'];

/** The nodes of a page, in order. */
export interface PageTree {
  before: TreeNode[];
  main: TreeNode[];
  after: TreeNode[];
}

/** What the pages of a language share, and their blocks ask for. */
export interface LanguageParts {
  /** The messages of the controls, unless they are the English ones: see `words` of `_site.yaml`. */
  messages: Messages;
  /** The address of the home page; `undefined` in the site's own language. */
  homePath?: string | undefined;
}

/** The page's JSON; the tags and attributes of blocks are read from their elements. */
export interface PageData extends LanguageParts {
  lang: string;
  dir: 'ltr' | 'rtl';
  /**
   * The data of each island, by the key on its root element. `{ $nodes: ['2-0'] }` stands for nodes, by their keys,
   * and `{ $part: 0 }` for the island's first static part.
   */
  islands: Record<string, Record<string, unknown>>;
}
