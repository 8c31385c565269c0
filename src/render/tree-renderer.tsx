import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Messages } from '../../blocks/_shared/ui/messages.ts';
import type { BlockModules } from './block-nodes.ts';
import { isIsland, type LiveNode, type PageTree, type TreeNode, typeOf } from './page-tree.ts';
import { NodesProvider, PageView, type RenderInside } from './page-view.tsx';

/**
 * What React's `renderToString` writes for an island that threw: inside `Suspense` that is no error for React, and
 * the island would be missing from the page.
 */
const LEFT_OUT = '<!--$!-->';

/** The page's root element in the browser. */
const ROOT = '<div id="app">';

/** The rendered page tree. */
interface RenderedTree {
  /** Elements that React moves to the head, such as a `<title>` or the preload of a picture. */
  hoisted: string;
  /** The HTML inside the page's root element. */
  body: string;
}

/** Renders the nodes of pages with their components, at build. */
export class TreeRenderer {
  readonly #modules: BlockModules;
  readonly #messages: Messages;
  /** True while looking for the island that threw. */
  #isSearching = false;

  /** @param messages what the controls of the pages are called */
  constructor(modules: BlockModules, messages: Messages) {
    this.#modules = modules;
    this.#messages = messages;
  }

  /**
   * Renders a node for all pages; islands are left for each page.
   *
   * @throws whatever its component throws
   */
  once(node: TreeNode): TreeNode {
    if (isIsland(node)) return node;
    const rendered = (
      <NodesProvider renderInside={this.#inside} messages={this.#messages}>
        {this.#inside(node as LiveNode)}
      </NodesProvider>
    );
    return { ...node, html: renderToStaticMarkup(rendered, { identifierPrefix: node.key }) };
  }

  /**
   * Renders a tree.
   *
   * @throws whatever a component throws
   */
  page(tree: PageTree): RenderedTree {
    const page = this.#render(tree);
    if (!page.body.includes(LEFT_OUT)) return page;
    this.#isSearching = true;
    try {
      this.#render(tree);
    } finally {
      this.#isSearching = false;
    }
    // No island threw: a component suspends inside a `Suspense` of its own.
    return page;
  }

  #render(tree: PageTree): RenderedTree {
    const html = renderToString(
      <div id="app">
        <PageView tree={tree} renderInside={this.#inside} messages={this.#messages} />
        {/* React Router renders a page as the first of two children, and `useId` counts them. */}
        {null}
      </div>,
    );
    const start = html.indexOf(ROOT);
    const body = html.slice(start + ROOT.length, -'</div>'.length);
    return { hoisted: html.slice(0, start), body };
  }

  readonly #inside: RenderInside = (node) => {
    const type = typeOf(node);
    const { kind, component: Component } = this.#modules[type] ?? {};
    if (kind && !Component) throw new Error(`blocks/${type}/${kind}.tsx has no export default.`);
    const rendered = Component && <Component {...node.props} />;
    return isIsland(node) && !this.#isSearching ? <Suspense>{rendered}</Suspense> : rendered;
  };
}
