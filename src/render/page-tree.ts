/**
 * The page as both sides know it: a list of nodes. A static node is HTML that React never looks
 * into; an island is a component with its data. The server makes the nodes from blocks, the
 * browser reads the same nodes back from the page's own HTML.
 */

/** The attributes of a block's root element, in React's names. */
export interface RootAttributes {
  className: string;
  'data-block': string;
  /** Set on islands and on all that an island holds: names the node within the page. */
  'data-key'?: string;
  'data-island'?: '';
  id?: string;
}

interface NodeBase {
  key: string;
  tag: 'section' | 'div';
  attributes: RootAttributes;
}

export interface StaticNode extends NodeBase {
  html: string;
}

export interface IslandNode extends NodeBase {
  /** The block's data; a field `blocks`, at any depth, holds nodes instead of blocks. */
  props: Record<string, unknown>;
  /** The HTML that the server drew, shown until the component is there. Only in the browser. */
  html?: string;
}

export type TreeNode = StaticNode | IslandNode;

/** Tells an island from static HTML. */
export function isIsland(node: TreeNode): node is IslandNode {
  return 'props' in node;
}

/** The nodes of one page, in the order in which they stand. */
export interface PageTree {
  before: TreeNode[];
  main: TreeNode[];
  after: TreeNode[];
}

/** What the page's JSON says of an island; tag and attributes are read from its element. */
export interface PageData {
  islands: Record<string, Record<string, unknown>>;
}
