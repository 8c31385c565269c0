import { StaticPart } from '../../blocks/_shared/ui/static-part.tsx';
import type { PageData, PageTree, RootAttributes, TreeNode } from '../render/page-tree.ts';
import { stylesOf } from './page-styles.ts';

/** A page as the browser knows it: read from its own HTML, loaded or fetched. */
export interface PageContent {
  title: string;
  lang: string;
  dir: string;
  homePath: PageData['homePath'];
  tree: PageTree;
  messages: PageData['messages'];
  /** The page's style sheets, each in its layer. */
  styles: string[];
  /** The elements of the head that belong to this page: description, canonical address, previews, translations. */
  head: Element[];
  /** The links to other languages in its frame, and the placeholders of those that it lacks. */
  languageLinks: Element[];
}

/** Matches the elements of the head that belong to one page; `viewport` and the like are the same on all. */
const HEAD =
  'link:is([rel=canonical],[rel=alternate],[data-precedence]),meta[property],meta[name]:not([name=viewport]),script[type="application/ld+json"]';
/** Matches the links to other languages in the frame: page-frame.ts of the renderer. */
const LANGUAGE_LINKS = '#app > div a[data-language]';

const isOutsideOfApp = (element: Element) => !element.closest('#app');

/** Returns the elements of a document's head that belong to the page that it shows. */
export const headElements = (page: ParentNode): Element[] =>
  [...page.querySelectorAll(HEAD)].filter(isOutsideOfApp);

/** Returns the links to other languages, and the placeholders of missing ones, in the order of the page. */
export const languageLinks = (page: ParentNode): Element[] => [
  ...page.querySelectorAll(LANGUAGE_LINKS),
];

/** Returns the attributes that the renderer gave a block; others, such as `style`, may have been added since. */
function attributesOf({ className, id, attributes }: Element): RootAttributes {
  const data = Array.from(attributes, ({ name, value }) => [name, value]);
  const ofBlock = data.filter(([name = '']) => name.startsWith('data-'));
  return { className, ...(id && { id }), ...Object.fromEntries(ofBlock) };
}

type Islands = PageData['islands'];

function readNode(element: Element, index: number, islands: Islands): TreeNode {
  const attributes = attributesOf(element);
  const key = attributes['data-key'] ?? `static-${index}`;
  const tag = element.localName as TreeNode['tag'];
  const node = { key, tag, attributes, html: element.innerHTML };
  const data = islands[key];
  return data ? { ...node, ...withNodes(data, element, islands) } : node;
}

/** Returns the elements of an island's own static parts. */
const partElements = (root: Element) =>
  [...root.querySelectorAll<HTMLElement>('[data-part]')].filter(
    (element) => element.closest('[data-island]') === root,
  );

/** Returns an island's data with its nodes in place of their keys, and with its static parts. */
function withNodes(
  data: Record<string, unknown>,
  root: Element,
  islands: Islands,
): Pick<TreeNode, 'props' | 'nested'> {
  const parts = partElements(root).map(
    ({ dataset, innerHTML }) => new StaticPart(null, Number(dataset.part), innerHTML),
  );
  const nested: TreeNode[] = [];
  const nodeOf = (key: string): TreeNode => {
    const element = root.querySelector(`[data-key="${key}"]`);
    if (!element) throw new Error(`The page has no element for its block ${key}.`);
    const node = readNode(element, 0, islands);
    nested.push(node);
    return node;
  };
  const replaceIn = (values: object): Record<string, unknown> =>
    Object.fromEntries(Object.entries(values).map(([name, inner]) => [name, replace(inner)]));
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (value === null || typeof value !== 'object') return value;
    if ('$part' in value) return parts.find(({ id }) => id === value.$part);
    return '$nodes' in value ? (value.$nodes as string[]).map(nodeOf) : replaceIn(value);
  };
  return { props: replaceIn(data), nested };
}

/** Elements copied into this document: the originals would keep the whole parsed document in memory. */
const copies = (elements: Element[]) =>
  elements.map((element) => document.importNode(element, true));

/**
 * Reads a page from its document, or from the document that its HTML was parsed to.
 *
 * @throws when it is not one of this site's pages
 */
export function readPage(page: ParentNode): PageContent {
  const app = page.querySelector('#app');
  const main = app?.querySelector('main');
  const data = page.querySelector('#page-data');
  if (!app || !main || !data) throw new Error('The answer is not a page of this site.');
  const { lang, dir, homePath, messages, islands } = JSON.parse(data.textContent) as PageData;
  const parts = [...app.children];
  const middle = parts.indexOf(main);
  const read = (elements: Element[]) =>
    elements.map((element, index) => readNode(element, index, islands));
  return {
    lang,
    dir,
    homePath,
    messages,
    title: page.querySelector('title')?.textContent ?? '',
    tree: {
      before: read(parts.slice(0, middle)),
      main: read([...main.children]),
      after: read(parts.slice(middle + 1)),
    },
    styles: stylesOf(page),
    head: copies(headElements(page)),
    languageLinks: copies(languageLinks(page)),
  };
}
