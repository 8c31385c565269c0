import { Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { BlockModules } from './block-nodes.ts';
import {
  isIsland,
  type LanguageParts,
  type NodeWithProps,
  type PageTree,
  type TreeNode,
  typeOf,
} from './page-tree.ts';
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

/** Renders nodes with their components, at build: once for all pages, or on a page. */
export class TreeRenderer {
  readonly #modules: BlockModules;
  readonly #language: LanguageParts;
  /** Whether islands are rendered without `Suspense`, so that one that throws is an error: see `LEFT_OUT`. */
  #withoutSuspense = false;

  constructor(modules: BlockModules, language: LanguageParts) {
    this.#modules = modules;
    this.#language = language;
  }

  /**
   * Renders a node for all pages; islands are left for each page.
   *
   * @throws whatever its component throws
   */
  renderOnce(node: TreeNode): TreeNode {
    if (isIsland(node)) return node;
    const rendered = (
      <NodesProvider renderInside={this.#renderInside} {...this.#language}>
        {this.#renderInside(node as NodeWithProps)}
      </NodesProvider>
    );
    return { ...node, html: renderToStaticMarkup(rendered, { identifierPrefix: node.key }) };
  }

  /**
   * Renders a tree.
   *
   * @throws whatever a component throws
   */
  renderPage(tree: PageTree): RenderedTree {
    const page = this.#render(tree);
    if (!page.body.includes(LEFT_OUT)) return page;
    this.#withoutSuspense = true;
    try {
      this.#render(tree);
    } finally {
      this.#withoutSuspense = false;
    }
    // No island threw: a component suspends inside a `Suspense` of its own.
    return page;
  }

  #render(tree: PageTree): RenderedTree {
    const html = renderToString(
      <div id="app">
        <PageView tree={tree} renderInside={this.#renderInside} {...this.#language} />
        {/* React Router renders a page as the first of two children, and `useId` counts them. */}
        {null}
      </div>,
    );
    const start = html.indexOf(ROOT);
    const body = html.slice(start + ROOT.length, -'</div>'.length);
    return { hoisted: html.slice(0, start), body };
  }

  readonly #renderInside: RenderInside = (node) => {
    const type = typeOf(node);
    const { kind, component: Component } = this.#modules[type] ?? {};
    if (kind && !Component) throw new Error(`blocks/${type}/${kind}.tsx has no export default.`);
    const rendered = Component && <Component {...node.props} />;
    return isIsland(node) && !this.#withoutSuspense ? <Suspense>{rendered}</Suspense> : rendered;
  };
}
