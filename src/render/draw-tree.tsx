import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Words } from '../../blocks/_shared/say.ts';
import type { BlockModules } from './block-nodes.ts';
import { isIsland, type LiveNode, type PageTree, type TreeNode } from './page-tree.ts';
import { type Drawing, NodesProvider, PageView } from './page-view.tsx';

/**
 * What React's `renderToString` writes in place of an island that threw: within a `Suspense` that is no error to it, and visitors
 * would find nothing there.
 */
const LEFT_OUT = '<!--$!-->';

/** Draws the nodes of pages by their components, at build. */
export class TreeDrawing {
  readonly #modules: BlockModules;
  readonly #words: Words;
  /** While the island is looked for that could not be drawn. */
  #isSearching = false;

  /** @param words what the controls of the pages are called */
  constructor(modules: BlockModules, words: Words) {
    this.#modules = modules;
    this.#words = words;
  }

  /**
   * Draws a node for all pages; an island is drawn on each.
   *
   * @throws whatever its component throws
   */
  once(node: TreeNode): TreeNode {
    if (isIsland(node)) return node;
    const drawn = (
      <NodesProvider drawing={this.#drawing} words={this.#words}>
        {this.#inside(node as LiveNode)}
      </NodesProvider>
    );
    return { ...node, html: renderToStaticMarkup(drawn, { identifierPrefix: node.key }) };
  }

  /**
   * The HTML of a tree.
   *
   * @throws whatever a component throws
   */
  html(tree: PageTree): string {
    const html = this.#draw(tree);
    if (!html.includes(LEFT_OUT)) return html;
    this.#isSearching = true;
    try {
      return this.#draw(tree);
    } finally {
      this.#isSearching = false;
    }
  }

  #draw(tree: PageTree): string {
    return renderToString(<PageView tree={tree} drawing={this.#drawing} words={this.#words} />);
  }

  readonly #inside: Drawing['inside'] = (node) => {
    const type = node.attributes['data-block'];
    const { kind, component: Component } = this.#modules[type] ?? {};
    if (kind && !Component) throw new Error(`blocks/${type}/${kind}.tsx has no export default.`);
    const drawn = Component && <Component {...node.props} />;
    return isIsland(node) && !this.#isSearching ? <Suspense>{drawn}</Suspense> : drawn;
  };

  readonly #drawing: Drawing = { inside: this.#inside };
}
