/** Changes the tree of HTML that Markdown has become. */
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { defaultSchema } from 'hast-util-sanitize';
import { leadsOut, OUTWARD } from './links.ts';

/** Ids that stand in a text begin with this, so that none takes the place of one of the page's own. */
const PREFIX = defaultSchema.clobberPrefix ?? '';
/** The id of the heading of footnotes. */
const NOTES = `${PREFIX}footnote-label`;

/** Marks links that lead out of the site, makes tables scroll, and mends the addresses of footnotes. */
export function transformTree(tree: Nodes): Root {
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

/** Links out of the site say so, and those of footnotes lead to the ids that are left of theirs. */
function transformLink({ properties }: Element): void {
  const { href } = properties;
  delete properties.ariaDescribedBy;
  if (typeof href !== 'string') return;
  if (leadsOut(href)) properties.rel = OUTWARD.split(' ');
  if ('dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties) {
    properties.href = `#${PREFIX}${href.slice(1)}`;
  }
}

/** A table that is wider than the page scrolls by itself, by keys too, and not the page with it: WCAG 2.2, 1.4.10 and 2.1.1. */
function scroller(table: Element): Element {
  const properties = { className: ['table-scroller'], tabIndex: 0 };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

/** Takes the paragraphs away and leaves what is in them, with a line break between two of them. */
export function unwrapParagraphs({ children }: Root): Root {
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
