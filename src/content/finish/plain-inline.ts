/** The short way for a line of text, or the lines of a paragraph. */
import { leadsOut, OUTWARD } from './links.ts';

/** The signs of what is read here, and those of all other markup. */
const ownSigns = String.raw`*[\]&${'`'}`;
const otherSigns = String.raw`_<>|~\\@\r\t\0\ufeff`;
/** An address that does not stand in a link. */
const bareAddress = String.raw`:\/\/(?<!\]\(https?:\/\/)|www\.(?<!\]\(https?:\/\/www\.)`;

/** What may mean something anywhere. */
export const otherMarkup = new RegExp(String.raw`[${otherSigns}]|${bareAddress}| {2}\n|!\[`);
/** What means something in a text of one line, with all that begins other markup. */
export const anySign = new RegExp(String.raw`[${ownSigns}${otherSigns}\n]|${bareAddress}`);
const ownSign = new RegExp(`[${ownSigns}]`);

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
  if (!ownSign.test(text)) return text;
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
