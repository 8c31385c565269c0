/** Transforms the Markdown of a page to HTML. */

import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { oddLink } from './links.ts';
import {
  markdownToTree,
  plainHtml,
  TextTooComplex,
  textContent,
  treeToHtml,
  visibleText,
} from './markdown.ts';
import type { PageTransform } from './page-transform.ts';
import { sizedPicture } from './pictures.ts';

/** Converts Markdown to HTML, collects its links and adds sizes to its pictures. */
export function transformMarkdown(text: string, inline: boolean, transform: PageTransform): string {
  const plain = plainHtml(text, inline);
  if (plain !== undefined) return plain;
  try {
    return transformed(text, markdownToTree(text, inline), inline, transform);
  } catch (error) {
    if (!(error instanceof TextTooComplex)) throw error;
    transform.report({ code: 'text-too-complex', params: {} });
    return '';
  }
}

function transformed(text: string, tree: Root, inline: boolean, transform: PageTransform): string {
  const { notes, pagePath: path } = transform;
  notes.texts.push({ text, visible: visibleText(tree), isInline: inline, path });
  renameFootnotes(tree, transform);
  let isLinkLost = false;
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    if (/^h[1-6]$/.test(tagName)) addHeading(node, transform);
    else if (tagName === 'a') {
      if (typeof properties.href === 'string') addLink(node, properties.href, transform);
      else isLinkLost = true;
    } else if (tagName === 'img' && parent && index !== undefined) {
      const [alt, src] = [String(properties.alt ?? ''), String(properties.src ?? '')];
      const written = `![${alt}](${src})`;
      notes.pictures.push({ alt, src, written, path, isMarkdown: true, headings: [] });
      parent.children[index] = sizedPicture(node, transform);
      return SKIP;
    }
    return undefined;
  });
  if (isLinkLost) reportLostLinks(text, transform);
  return treeToHtml(tree);
}

/** Gives footnotes ids that no other text of the page has. */
function renameFootnotes(tree: Root, { anchors, textIds }: PageTransform): void {
  if (!tree.children.some((node) => node.type === 'element' && 'dataFootnotes' in node.properties))
    return;
  const prefix = textIds.notesPrefix();
  const renamed = (id: string) => id.replace(/^(#?)user-content-(?=fn)/, `$1${prefix}`);
  visit(tree, 'element', ({ properties }) => {
    if (typeof properties.href === 'string') properties.href = renamed(properties.href);
    if (typeof properties.id !== 'string') return;
    properties.id = renamed(properties.id);
    anchors.push(properties.id);
  });
}

function addHeading(
  heading: Element,
  { anchors, notes, pagePath: path, textIds }: PageTransform,
): void {
  const text = textContent(heading);
  const level = Number(heading.tagName[1]);
  notes.headings.push({ level, path, written: `${'#'.repeat(level)} ${text.trim()}` });
  if (heading.properties.id !== undefined) return;
  const id = textIds.forHeading(text);
  heading.properties.id = id;
  anchors.push(id);
}

function addLink(link: Element, to: string, transform: PageTransform): void {
  transform.addLink(to);
  const label = textContent(link).trim();
  const written = label === to ? label : `[${label}](${to})`;
  transform.notes.links.push({ label, to, written, path: transform.pagePath, isInEntry: false });
}

/** Matches an address with a scheme, in a link of Markdown or HTML. */
const FULL_ADDRESS = /(?:\]\(\s*<?|\bhref\s*=\s*["']?)([a-z][a-z0-9+.-]*:[^\s)>"']*)/gi;

/** Reports links whose address the sanitiser removed. */
function reportLostLinks(text: string, transform: PageTransform): void {
  for (const [, address = ''] of text.matchAll(FULL_ADDRESS)) {
    const issue = oddLink(address);
    if (issue) transform.report({ ...issue, within: address });
  }
}
