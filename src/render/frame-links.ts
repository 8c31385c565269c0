import type { Element, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Page } from '../content/model/types.ts';

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
   * placeholder is left for document-head.ts.
   *
   * @param base the path that the site is served below
   */
  on(page: Page, base: string): string {
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
