import type { Block, FrameBlocks, Page } from '../content/model/types.ts';
import type { BlockNodes } from './block-nodes.ts';
import { FrameHtml } from './frame-links.ts';
import type { PageTree, TreeNode } from './page-tree.ts';
import { focusPointsIn } from './style-sheets.ts';
import type { TreeRenderer } from './tree-renderer.tsx';

/** A block of the frame; an island has no HTML here, since it is rendered on each page. */
interface FrameNode {
  node: TreeNode;
  html: FrameHtml | undefined;
}

interface PageFrameOptions {
  nodes: BlockNodes;
  renderer: TreeRenderer;
  /** The path that the site is served below. */
  base: string;
}

/** The blocks before and after every page: rendered once, with links that differ from page to page. */
export class PageFrame {
  /** The types of its blocks. */
  readonly types: Set<string>;
  /** The names of the focus points of its pictures. */
  readonly focusPoints: Set<string>;
  readonly #before: FrameNode[];
  readonly #after: FrameNode[];
  readonly #base: string;

  /** @throws whatever a block's component throws */
  constructor({ before, after }: FrameBlocks, { nodes, renderer, base }: PageFrameOptions) {
    const frameNodes = (blocks: Block[], prefix: string): FrameNode[] =>
      nodes.list(blocks, 'div', prefix).map((one) => {
        const node = renderer.once(one);
        return { node, html: node.html === undefined ? undefined : new FrameHtml(node.html) };
      });
    this.types = nodes.usedTypes([...before, ...after]);
    this.focusPoints = focusPointsIn([before, after]);
    this.#before = frameNodes(before, 'before-');
    this.#after = frameNodes(after, 'after-');
    this.#base = base;
  }

  /** Returns the frame's nodes for a page. */
  on(page: Page): Pick<PageTree, 'before' | 'after'> {
    const linked = (nodes: FrameNode[]): TreeNode[] =>
      nodes.map(({ node, html }) => (html ? { ...node, html: html.on(page, this.#base) } : node));
    return { before: linked(this.#before), after: linked(this.#after) };
  }
}
