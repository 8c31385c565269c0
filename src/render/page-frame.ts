import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Block, FrameBlocks, Page } from '../content/model/types.ts';
import type { BlockNodes } from './block-nodes.ts';
import type { PageTree, TreeNode } from './page-tree.ts';
import { focusPointsIn } from './style-sheets.ts';
import type { TreeRenderer } from './tree-renderer.tsx';

/** A link in the frame's HTML; offsets count characters. */
interface Link {
  start: number;
  end: number;
  /** The offsets of its attribute `href="/about"`. */
  href: { start: number; end: number };
  to: string;
  /** The language of a link to the page's translation; `undefined` for other links. */
  language: string | undefined;
}

const linksIn = (nodes: RootContent[]): Link[] =>
  nodes.flatMap((node) =>
    node.type === 'element' ? [...linkOf(node), ...linksIn(node.children)] : [],
  );

function linkOf({ tagName, properties, position, data }: Element): Link[] {
  const href = data?.position?.properties?.href;
  if (tagName !== 'a' || !href || !position) return [];
  const placeOf = ({ start, end }: typeof href) => ({
    start: start.offset as number,
    end: end.offset as number,
  });
  const language = properties.dataLanguage as string | undefined;
  return [{ ...placeOf(position), href: placeOf(href), to: String(properties.href), language }];
}

/** The HTML of a block of the frame: rendered once for all pages, with links that differ from page to page. */
export class FrameHtml {
  readonly #html: string;
  readonly #links: Link[];

  constructor(html: string) {
    this.#html = html;
    this.#links = linksIn(fromHtml(html, { fragment: true, verbose: true }).children);
  }

  /**
   * Returns the HTML for a page. Links to the page itself have `aria-current="page"` and, for style sheets,
   * `data-here`. Links to another language lead to this page in that language; without such a translation a
   * placeholder is left for update-document.ts.
   *
   * @param base the path that the site is served below
   */
  forPage(page: Page, base: string): string {
    let html = '';
    let done = 0;
    for (const link of this.#links) {
      html += this.#html.slice(done, link.start) + this.#link(link, page, base);
      done = link.end;
    }
    return html + this.#html.slice(done);
  }

  #link({ start, end, href, to, language }: Link, page: Page, base: string): string {
    const withHref = (text: string) =>
      this.#html.slice(start, href.start) + text + this.#html.slice(href.end, end);
    if (language !== undefined) {
      const there = page.translations?.find(({ lang }) => lang === language);
      if (!there || language === page.lang) return `<a data-language="${language}" hidden=""></a>`;
      return withHref(`href="${base}${encodeURI(there.route)}"`);
    }
    const address = this.#html.slice(href.start, href.end);
    const isHere = to === base + page.route;
    return withHref(isHere ? `${address} aria-current="page" data-here` : address);
  }
}

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
      nodes.nodesOf(blocks, 'div', prefix).map((one) => {
        const node = renderer.renderOnce(one);
        return { node, html: node.html === undefined ? undefined : new FrameHtml(node.html) };
      });
    this.types = nodes.usedTypes([...before, ...after]);
    this.focusPoints = focusPointsIn([before, after]);
    this.#before = frameNodes(before, 'before-');
    this.#after = frameNodes(after, 'after-');
    this.#base = base;
  }

  /** Returns the frame's nodes for a page. */
  forPage(page: Page): Pick<PageTree, 'before' | 'after'> {
    const linked = (nodes: FrameNode[]): TreeNode[] =>
      nodes.map(({ node, html }) =>
        html ? { ...node, html: html.forPage(page, this.#base) } : node,
      );
    return { before: linked(this.#before), after: linked(this.#after) };
  }
}
