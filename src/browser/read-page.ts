import type { PageData, PageTree, RootAttributes, TreeNode } from '../render/page-tree.ts';
import { stylesOf } from './page-styles.ts';

/** A page as the browser knows it: read from its own HTML, whether loaded or fetched. */
export interface BrowserPage {
  title: string;
  lang: string;
  dir: string;
  tree: PageTree;
  words: NonNullable<PageData['words']>;
  /** The page's style sheets, each in its layer. */
  styles: string[];
  /** Whether this processor takes long to draw it, as far as that is known. */
  takesLong?: boolean;
  /** Whether header or footer were edited while the page was open. */
  hasNewFrame?: boolean;
  /** What the head says of this page alone: description, own address, previews, translations. */
  about: Node[];
  /** The picture that is in view when the page opens, if it was sent for already. */
  picture?: Node | undefined;
  /** The links of its frame to other languages, and the places of those that it has not. */
  languages: Node[];
}

/** The elements of the head that belong to one page; `viewport` and the like are the same on all. */
export const aboutPage =
  'head > :is(link[rel=canonical], link[rel=alternate], meta[property], meta[name]:not([name=viewport]), script[type="application/ld+json"])';

/** The links of the frame to other languages: mark-languages.ts of the renderer. */
export const languageLinks = '#app > div a[data-language]';

type Islands = PageData['islands'];

function attributesOf(element: Element): RootAttributes {
  const { block = '', key, island } = (element as HTMLElement).dataset;
  const attributes: RootAttributes = { className: element.className, 'data-block': block };
  if (element.id) attributes.id = element.id;
  if (key !== undefined) attributes['data-key'] = key;
  if (island !== undefined) attributes['data-island'] = '';
  return attributes;
}

function readNode(element: Element, index: number, islands: Islands): TreeNode {
  const attributes = attributesOf(element);
  const base = {
    key: attributes['data-key'] ?? `static-${index}`,
    tag: element.localName as TreeNode['tag'],
    attributes,
    html: element.innerHTML,
  };
  const data = islands[base.key];
  if (!data) return base;
  const alive = [element, ...element.querySelectorAll('[data-island]')];
  return {
    ...base,
    props: withNodes(data, element, islands),
    islands: alive.map((island) => (island as HTMLElement).dataset.block ?? ''),
  };
}

/** An island's data with nodes in place of the keys in its fields called `blocks`. */
function withNodes(data: Record<string, unknown>, root: Element, islands: Islands) {
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) =>
        name === 'blocks' ? [name, (inner as string[]).map(held)] : [name, replace(inner)],
      ),
    );
  };
  const held = (key: string): TreeNode => {
    const element = root.querySelector(`[data-key="${key}"]`);
    if (!element) throw new Error(`The page has no element for its block ${key}.`);
    return readNode(element, 0, islands);
  };
  return replace(data) as Record<string, unknown>;
}

/** One object for all pages: to React, another one would be a change for all islands. */
const ENGLISH = {};

/**
 * Reads a page back from its document. The loaded document must be read before React takes over.
 *
 * @throws when the document is not one of this site's pages
 */
export function readPage(document: Document): BrowserPage {
  const app = document.getElementById('app');
  const data = document.getElementById('page-data');
  const main = app?.querySelector('main');
  if (!app || !data || !main) throw new Error('The answer is not a page of this site.');
  const { words = ENGLISH, islands } = JSON.parse(data.textContent ?? '') as PageData;
  const around = [...app.children];
  const middle = around.indexOf(main);
  const read = (elements: Element[]) =>
    elements.map((element, index) => readNode(element, index, islands));
  // Copies of the page's own document: others would keep the whole of the one that they were read from.
  const copies = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) =>
      self.document.importNode(element, true),
    );
  return {
    title: document.title,
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    words,
    tree: {
      before: read(around.slice(0, middle)),
      main: read([...main.children]),
      after: read(around.slice(middle + 1)),
    },
    styles: stylesOf(document),
    about: copies(aboutPage),
    languages: copies(languageLinks),
  };
}
