/** Turns Markdown into HTML that is safe to put into a page. */

import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { micromark, type Options } from 'micromark';
import {
  gfmAutolinkLiteral,
  gfmAutolinkLiteralHtml,
} from 'micromark-extension-gfm-autolink-literal';
import { gfmFootnote, gfmFootnoteHtml } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { gfmTaskListItem, gfmTaskListItemHtml } from 'micromark-extension-gfm-task-list-item';
import { leadsOut, OUTWARD, schemes } from './links.ts';

/** The error of a text that would take the parser minutes, or exhaust the memory. */
export class TextTooComplex extends Error {}

/** The time that Markdown takes grows with the third power of its characters in a paragraph: 2,000 take 20 ms, 10,000 take 2 s. */
const maxMarkup = 2_000;
const maxCharacters = 100_000;
/** Elements within elements; the libraries walk them by recursion, and nobody writes a tenth of it. */
const maxLevels = 200;

/** GitHub's Markdown. Raw HTML and any address pass the parser: what of them is safe, `safe` says. */
const github: Options = {
  allowDangerousHtml: true,
  allowDangerousProtocol: true,
  extensions: [
    gfmAutolinkLiteral(),
    gfmFootnote(),
    gfmStrikethrough(),
    gfmTable(),
    gfmTaskListItem(),
  ],
  htmlExtensions: [
    gfmAutolinkLiteralHtml(),
    // the link back from a footnote has no words, since texts may be in any language
    gfmFootnoteHtml({ clobberPrefix: '', backLabel: (index) => `↩ ${index + 1}` }),
    gfmStrikethroughHtml(),
    gfmTableHtml(),
    gfmTaskListItemHtml(),
  ],
};
/** What begins a block in Markdown. In one line of text, "1. January" and "# 1" are just that. */
const blockConstructs = [
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'definition',
  'gfmFootnoteDefinition',
  'headingAtx',
  'htmlFlow',
  'list',
  'setextUnderline',
  'thematicBreak',
];
const inOneLine: Options = {
  ...github,
  extensions: [...(github.extensions ?? []), { disable: { null: blockConstructs } }],
};

const safe = {
  ...defaultSchema,
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.href ?? []), ...schemes],
  },
};

/**
 * One line of letters, digits and common punctuation, in which nothing is Markdown or HTML. Most texts of a site are: without
 * this test a clean build of 5,000 pages takes a fifth longer.
 */
const plainLine =
  /^(?!\d+[.)])(?!.*(?:www\.|:\/\/))[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,.;:?!%'"()/–—…’‘“”-]*[^ ])?$/iu;

/** Returns the HTML of a line in which nothing is Markdown; `undefined` for all other texts. */
export function plainHtml(text: string, isInline: boolean): string | undefined {
  const line = text.trimEnd();
  if (!plainLine.test(line)) return undefined;
  return isInline ? line : `<p>${line}</p>`;
}

/**
 * Returns Markdown as a tree of HTML: of a text of one or more paragraphs, or of one line without a paragraph around it.
 *
 * @throws TextTooComplex
 */
export function markdownToTree(text: string, isInline: boolean): Root {
  if (isTooComplex(text)) throw new TextTooComplex();
  try {
    const html = isInline ? micromark(text.trim(), inOneLine) : micromark(text, github);
    const tree = transformTree(sanitize(fromHtml(html.trimEnd(), { fragment: true }), safe));
    return isInline ? unwrapParagraphs(tree) : tree;
  } catch (error) {
    // quotes and lists within each other thousands of times leave no room on the stack
    throw error instanceof RangeError ? new TextTooComplex() : error;
  }
}

/** Returns a tree of HTML as text. */
export const treeToHtml = (tree: Root): string => toHtml(tree).trim();

/** Returns the words that readers have of a node; a picture's are its alternative text. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** Returns whether more elements are open at some point than anybody means. */
function isTooDeep(text: string): boolean {
  let levels = 0;
  for (const [, isEnd] of text.matchAll(/<(\/?)(?!(?:br|hr|img|wbr)\b)[a-z]/gi)) {
    levels = isEnd ? Math.max(0, levels - 1) : levels + 1;
    if (levels > maxLevels) return true;
  }
  return false;
}

function isTooComplex(text: string): boolean {
  if (text.length > maxCharacters || isTooDeep(text)) return true;
  if (text.length < maxMarkup) return false;
  return text.split(/\n\s*\n/).some((part) => part.split(/[*_~`[<!|]/).length > maxMarkup);
}

/** Ids that stand in a text begin with this, so that none takes the place of one of the page's own. */
const PREFIX = defaultSchema.clobberPrefix ?? '';
/** The id of the heading of footnotes. */
const NOTES = `${PREFIX}footnote-label`;

/** Marks external links, makes tables scroll, and corrects the addresses of footnotes. */
function transformTree(tree: Nodes): Root {
  return { type: 'root', children: 'children' in tree ? finished(tree.children) : [] };
}

function finished<Node extends RootContent>(nodes: Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node];
    // the heading of the notes, in English
    if (node.properties.id === NOTES) return [];
    node.children = finished(node.children);
    if (node.tagName === 'a') transformLink(node);
    return [node.tagName === 'table' ? (scroller(node) as Node) : node];
  });
}

/** Marks a link out of the site, and leads one of a footnote to the id that is left of its target. */
function transformLink({ properties }: Element): void {
  const { href } = properties;
  delete properties.ariaDescribedBy;
  if (typeof href !== 'string') return;
  if (leadsOut(href)) properties.rel = OUTWARD.split(' ');
  if ('dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties) {
    properties.href = `#${PREFIX}${href.slice(1)}`;
  }
}

/**
 * Returns a table in a box: one that is wider than the page scrolls by itself, by keys too, and not the page with it:
 * WCAG 2.2, 1.4.10 and 2.1.1.
 */
function scroller(table: Element): Element {
  const properties = { className: ['table-scroller'], tabIndex: 0 };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

/** Replaces paragraphs by their content, with a line break between two of them. */
function unwrapParagraphs({ children }: Root): Root {
  const nodes: ElementContent[] = [];
  let isAfterParagraph = false;
  for (const node of children) {
    if (node.type === 'doctype' || (node.type === 'text' && node.value.trim() === '')) continue;
    const isParagraph = node.type === 'element' && node.tagName === 'p';
    if (isParagraph && isAfterParagraph) nodes.push(lineBreak);
    nodes.push(...(isParagraph ? node.children : [node]));
    isAfterParagraph = isParagraph;
  }
  return { type: 'root', children: nodes };
}

const lineBreak: Element = { type: 'element', tagName: 'br', properties: {}, children: [] };
