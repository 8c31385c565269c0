/** Transforms Markdown of a page into HTML. */

import { addressesIn, oddLink } from './links.ts';
import { markdownToHtml, plainHtml, TextTooComplex } from './markdown.ts';
import { mayBeOdd, oddLinesIn, oddMarkdownIn } from './odd-markdown.ts';
import { type PageTransform, report } from './page-transform.ts';
import { transformPicturesIn } from './pictures.ts';

/** Returns Markdown as HTML, with its links collected and its pictures sized. */
export function transformMarkdown(text: string, inline: boolean, transform: PageTransform): string {
  for (const issue of oddLinesIn(text)) transform.notes.addOddity(issue, transform.path);
  const plain = plainHtml(text, inline);
  if (plain !== undefined) return plain;
  const add = (id: string) => transform.anchors.push(id);
  const html = transform.headingIds.markNotes(writtenHtml(text, inline, transform), add);
  if (!inline && text.includes('\n')) transform.notes.addText(text, transform.path);
  if (mayBeOdd(text)) {
    for (const issue of oddMarkdownIn(text, html, inline))
      transform.notes.addOddity(issue, transform.path);
  }
  // most texts have no link, heading or picture in them
  if (!/<[ahi]|="/.test(html)) return html;
  const { links, pictures } = addressesIn(html);
  for (const link of links) transform.addLink(link);
  if (html.includes('<a>')) tellLost(text, transform);
  transform.notes.addHtml(html, transform.path);
  const marked = transform.headingIds.mark(html, add);
  return pictures.length > 0 ? transformPicturesIn(marked, transform) : marked;
}

/** An address with a scheme, in a link of Markdown or HTML. */
const fullAddress = /(?:\]\(\s*<?|\bhref\s*=\s*["']?)([a-z][a-z0-9+.-]*:[^\s)>"']*)/gi;

/** Tells of links that lost their address, because no link may have it. */
function tellLost(text: string, transform: PageTransform): void {
  for (const [, address = ''] of text.matchAll(fullAddress)) {
    const issue = oddLink(address);
    if (issue) report(transform, { ...issue, within: address });
  }
}

function writtenHtml(text: string, inline: boolean, transform: PageTransform): string {
  try {
    return markdownToHtml(text, inline);
  } catch (error) {
    if (!(error instanceof TextTooComplex)) throw error;
    report(transform, { code: 'text-too-complex', params: {} });
    return '';
  }
}
