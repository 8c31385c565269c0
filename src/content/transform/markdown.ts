/** Converts Markdown to HTML that is safe in a page. */

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
import { EXTERNAL_REL, isExternal, schemes } from './links.ts';

/** The error of a text that would take the parser minutes or exhaust the memory. */
export class TextTooComplex extends Error {}

/**
 * The time to parse Markdown grows with the third power of the special characters in a paragraph: 2,000 take 20 ms,
 * 10,000 take 2 s.
 */
const MAX_MARKUP = 2_000;
const MAX_CHARACTERS = 100_000;
/** The maximum nesting of elements, which the libraries walk recursively. No real text has a tenth of it. */
const MAX_LEVELS = 200;

/** GitHub's Markdown. The parser lets raw HTML and all addresses pass; the sanitiser removes what is unsafe. */
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
    // The link back from a footnote has no words, because texts may be in any language.
    gfmFootnoteHtml({ clobberPrefix: '', backLabel: (index) => `↩ ${index + 1}` }),
    gfmStrikethroughHtml(),
    gfmTableHtml(),
    gfmTaskListItemHtml(),
  ],
};
/** The constructs that begin a block in Markdown. In one line of text, "1. January" and "# 1" are literal text. */
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

/** What the sanitiser lets pass: what GitHub does, and the schemes of links. */
const sanitizeSchema = {
  ...defaultSchema,
  protocols: {
    ...defaultSchema.protocols,
    href: [...(defaultSchema.protocols?.href ?? []), ...schemes],
  },
};

/** The names of the elements that HTML in a text may have; the sanitiser removes the tags of others. */
export const possibleElements = new Set(sanitizeSchema.tagNames);

/**
 * Matches one line of letters, digits and common punctuation, without any Markdown or HTML. Most texts are such
 * lines: without this test a clean build of 1,000 pages takes nearly twice as long.
 */
const PLAIN_LINE =
  /^(?!\d+[.)])(?!.*(?:www\.|:\/\/))[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ,.;:?!%'"()/–—…’‘“”-]*[^ ])?$/iu;

/** Returns the HTML of a line without any Markdown; `undefined` for other texts. */
export function plainHtml(text: string, isInline: boolean): string | undefined {
  const line = text.trimEnd();
  if (!PLAIN_LINE.test(line)) return undefined;
  return isInline ? line : `<p>${line}</p>`;
}

/**
 * Converts Markdown to an HTML tree: a text of paragraphs, or one line without a paragraph around it.
 *
 * @throws TextTooComplex
 */
export function markdownToTree(text: string, isInline: boolean): Root {
  if (isTooComplex(text)) throw new TextTooComplex();
  try {
    const html = isInline ? micromark(text.trim(), inOneLine) : micromark(text, github);
    const sanitized = sanitize(
      fromHtml(html.trimEnd(), { fragment: true }),
      sanitizeSchema,
    ) as Root;
    const tree: Root = { type: 'root', children: postProcess(sanitized.children) };
    return isInline ? unwrapParagraphs(tree) : tree;
  } catch (error) {
    // Thousands of nested quotes or lists overflow the stack.
    throw error instanceof RangeError ? new TextTooComplex() : error;
  }
}

/** Converts an HTML tree to text. */
export const treeToHtml = (tree: Root): string => toHtml(tree).trim();

/** Returns the text of a node as readers perceive it; for a picture its alternative text. */
export function textContent(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties.alt ?? '');
  return 'children' in node ? node.children.map(textContent).join('') : '';
}

/**
 * Returns the text of a tree with its tags. Code is left out, because it is shown literally on purpose, and so is the
 * text of a link, unless it is the link's address.
 */
export function visibleText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const inside = 'children' in node ? node.children.map(visibleText).join('') : '';
  if (node.type !== 'element') return inside;
  const { tagName, properties } = node;
  if (tagName === 'code' || tagName === 'pre') return '';
  if (tagName === 'a') return properties.href === inside ? inside : '<a>';
  return `<${tagName}>${inside}</${tagName}>`;
}

/** Returns whether the elements of a text are nested too deep. */
function isTooDeep(text: string): boolean {
  let levels = 0;
  for (const [, isEnd] of text.matchAll(/<(\/?)(?!(?:br|hr|img|wbr)\b)[a-z]/gi)) {
    levels = isEnd ? Math.max(0, levels - 1) : levels + 1;
    if (levels > MAX_LEVELS) return true;
  }
  return false;
}

function isTooComplex(text: string): boolean {
  if (text.length > MAX_CHARACTERS || isTooDeep(text)) return true;
  if (text.length < MAX_MARKUP) return false;
  return text.split(/\n\s*\n/).some((part) => part.split(/[*_~`[<!|]/).length > MAX_MARKUP);
}

/** The prefix of ids in texts, so that none of them replaces an id of the page. */
const PREFIX = defaultSchema.clobberPrefix ?? '';
/** The id of the heading of footnotes. */
const NOTES = `${PREFIX}footnote-label`;

/** Marks external links, makes tables scrollable, and corrects the addresses of footnotes. */
function postProcess<Node extends RootContent>(nodes: Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (node.type !== 'element') return [node];
    // The heading of the footnotes, which is in English.
    if (node.properties.id === NOTES) return [];
    node.children = postProcess(node.children);
    if (node.tagName === 'a') transformLink(node);
    return [node.tagName === 'table' ? (scroller(node) as Node) : node];
  });
}

/** Marks an external link, and adds the prefix of ids to a link to or from a footnote. */
function transformLink({ properties }: Element): void {
  const { href } = properties;
  delete properties.ariaDescribedBy;
  if (typeof href !== 'string') return;
  if (isExternal(href)) properties.rel = EXTERNAL_REL.split(' ');
  if ('dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties) {
    properties.href = `#${PREFIX}${href.slice(1)}`;
  }
}

/**
 * Wraps a table in a box, so that a table wider than the page scrolls by itself, also by keyboard, instead of the
 * whole page: WCAG 2.2, 1.4.10 and 2.1.1.
 */
function scroller(table: Element): Element {
  const properties = { className: ['table-scroller'], tabIndex: 0 };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

/** Replaces paragraphs by their content, with line breaks between them. */
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
