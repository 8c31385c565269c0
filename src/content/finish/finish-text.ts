/** Markdown of a page becomes HTML. */
import type { Fault } from '../problems/flaw.ts';
import type { Site } from '../site.ts';
import { type Finish, report } from './finish.ts';
import { addressesIn } from './links.ts';
import { inlineMarkdownToHtml, markdownToHtml, TextTooComplex } from './markdown.ts';
import { markdownSlips, mayHaveSlips } from './markdown-slips.ts';
import { finishPicturesIn } from './pictures.ts';
import { plainHtml, simpleHtml, simpleInlineHtml } from './plain-text.ts';

/** Markdown as HTML, with its links collected and its pictures sized. */
export function finishMarkdown(text: string, inline: boolean, finish: Finish): string {
  const plain = plainHtml(text, inline);
  if (plain !== undefined) return plain;
  const html = writtenHtml(text, inline, finish);
  if (!inline && text.includes('\n')) finish.notes.addText(text, finish.path);
  if (mayHaveSlips(text)) {
    for (const slip of markdownSlips(text, html, inline)) finish.notes.addOddity(slip, finish.path);
  }
  // most texts have no link, heading or picture in them
  if (!/<[ahi]|="/.test(html)) return html;
  const { links, pictures } = addressesIn(html);
  for (const link of links) finish.addLink(link);
  finish.notes.addHtml(html, finish.path);
  const marked = finish.headingIds.mark(html, (id) => finish.anchors.push(id));
  return pictures.length > 0 ? finishPicturesIn(marked, finish) : marked;
}

function writtenHtml(text: string, inline: boolean, finish: Finish): string {
  try {
    return cachedHtml(finish.site, text, inline);
  } catch (error) {
    if (!(error instanceof TextTooComplex)) throw error;
    report(finish, tooComplex);
    return '';
  }
}

/** Markdown as HTML; the same text is worked out once. */
export function cachedHtml(site: Site, text: string, inline: boolean): string {
  const simple = inline ? simpleInlineHtml(text.trim()) : simpleHtml(text);
  if (simple !== undefined) return simple;
  const { html } = site.caches;
  const key = inline ? `-${text}` : `+${text}`;
  const known = html.get(key);
  if (known !== undefined) return known;
  const made = inline ? inlineMarkdownToHtml(text) : markdownToHtml(text);
  // a large site has more texts than are worth remembering
  if (html.size > 2000) html.clear();
  html.set(key, made);
  return made;
}

const tooComplex: Fault = {
  code: 'text-too-complex',
  message: 'This text is too long, or has too many signs in one paragraph, to be turned into HTML.',
  hint: 'Divide it into several blocks, or leave a blank line between its paragraphs.',
};
