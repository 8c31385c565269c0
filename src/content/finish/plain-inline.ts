/** The short way for a line of text, or the lines of a paragraph. */
import { leadsOut, OUTWARD } from './links.ts';

/** What may mean something anywhere; an address does where it does not stand in a link. */
export const otherMarkup =
  /[_<>|~\\@\r\t\0\ufeff]|(?<!\]\(https?):\/\/|(?<!\]\(https?:\/\/)www\.| {2}\n|!\[/;

const words = String.raw`[\p{L}\p{N}](?:[^*[\]&\n${'`'}]*[\p{L}\p{N}])?`;
const address = String.raw`(?:https?:\/\/\w|tel:\+?\d|[/#])[\w/#?=.-]*`;

/** Text without any sign; **bold**; *italic*; `code`; [a link](/of-this-site) or [out of it](https://example.org); an ampersand that stands alone. */
const piece = new RegExp(
  [
    '([^*[\\]&`]+)',
    String.raw`(?<![\p{L}\p{N}*])\*\*(${words})\*\*(?![\p{L}\p{N}*])`,
    String.raw`(?<![\p{L}\p{N}*])\*(${words})\*(?![\p{L}\p{N}*])`,
    '(?<!`)`([^\\s`&](?:[^`&\\n]*[^\\s`&])?)`(?!`)',
    String.raw`\[(${words})\]\((${address})\)`,
    '(?<=[ \\n])&(?=[ \\n])',
  ].join('|'),
  'uy',
);

/** The HTML of text in which nothing begins a block; `undefined` when it may need the long way. */
export function inlineHtml(text: string): string | undefined {
  if (!/[*[\]&`]/.test(text)) return text;
  let html = '';
  piece.lastIndex = 0;
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text);
    if (!found) return undefined;
    const [, plain, bold, italic, code, label, to] = found;
    if (plain !== undefined) html += plain;
    else if (bold !== undefined) html += `<strong>${bold}</strong>`;
    else if (italic !== undefined) html += `<em>${italic}</em>`;
    else if (code !== undefined) html += `<code>${code}</code>`;
    else if (to !== undefined) html += `<a href="${to}"${relationOf(to)}>${label}</a>`;
    else html += '&#x26;';
  }
  return html;
}

const relationOf = (to: string) => (leadsOut(to) ? ` rel="${OUTWARD}"` : '');
