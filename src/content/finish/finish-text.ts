/** Markdown of a page becomes HTML. */
import { type Finish, report } from './finish.ts';
import { addressesIn, oddLink } from './links.ts';
import { markdownToHtml, plainHtml, TextTooComplex } from './markdown.ts';
import { oddLinesIn } from './odd-lines.ts';
import { mayBeOdd, oddMarkdownIn } from './odd-markdown.ts';
import { finishPicturesIn } from './pictures.ts';

/** Markdown as HTML, with its links collected and its pictures sized. */
export function finishMarkdown(text: string, inline: boolean, finish: Finish): string {
  for (const issue of oddLinesIn(text)) finish.notes.addOddity(issue, finish.path);
  const plain = plainHtml(text, inline);
  if (plain !== undefined) return plain;
  const add = (id: string) => finish.anchors.push(id);
  const html = finish.headingIds.markNotes(writtenHtml(text, inline, finish), add);
  if (!inline && text.includes('\n')) finish.notes.addText(text, finish.path);
  if (mayBeOdd(text)) {
    for (const issue of oddMarkdownIn(text, html, inline))
      finish.notes.addOddity(issue, finish.path);
  }
  // most texts have no link, heading or picture in them
  if (!/<[ahi]|="/.test(html)) return html;
  const { links, pictures } = addressesIn(html);
  for (const link of links) finish.addLink(link);
  if (html.includes('<a>')) tellLost(text, finish);
  finish.notes.addHtml(html, finish.path);
  const marked = finish.headingIds.mark(html, add);
  return pictures.length > 0 ? finishPicturesIn(marked, finish) : marked;
}

/** An address with a scheme, in a link of Markdown or HTML. */
const fullAddress = /(?:\]\(\s*<?|\bhref\s*=\s*["']?)([a-z][a-z0-9+.-]*:[^\s)>"']*)/gi;

/** Tells of links that lost their address, because no link may have it. */
function tellLost(text: string, finish: Finish): void {
  for (const [, address = ''] of text.matchAll(fullAddress)) {
    const issue = oddLink(address);
    if (issue) report(finish, { ...issue, within: address });
  }
}

function writtenHtml(text: string, inline: boolean, finish: Finish): string {
  try {
    return markdownToHtml(text, inline);
  } catch (error) {
    if (!(error instanceof TextTooComplex)) throw error;
    report(finish, { code: 'text-too-complex', params: {} });
    return '';
  }
}
