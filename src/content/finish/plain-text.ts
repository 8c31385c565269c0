/** The short way for text with little Markdown in it, which most text is. It gives exactly what the libraries give (proved in markdown.test.ts), a hundred times faster. */

/** What means something at the beginning of a line, and what may mean something anywhere. */
const blockMarkup = /^\s*(?:[#>+=-]|\d{1,9}[.)])|^ {4}/m;
const otherMarkup = /[_`<>|~\\@\r\t\0\ufeff]|:\/\/|www\.| {2}\n|!\[/;

/** Text without any sign; **bold**; *italic*; [a link](/of-this-site); an ampersand that stands alone. */
const piece =
  /([^*[\]&]+)|(?<![\p{L}\p{N}*])\*\*([\p{L}\p{N}](?:[^*[\]&\n]*[\p{L}\p{N}])?)\*\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}*])\*([\p{L}\p{N}](?:[^*[\]&\n]*[\p{L}\p{N}])?)\*(?![\p{L}\p{N}*])|\[([\p{L}\p{N}](?:[^*[\]&\n]*[\p{L}\p{N}])?)\]\(([/#][\w/#?=.-]*)\)|(?<=[ \n])&(?=[ \n])/uy;

/** What means something in a text of one line, with all that begins other markup. */
const anySign = /[*[\]&\n_`<>|~\\@\r\t\0\ufeff]|:\/\/|www\./;
const lineMarkup = /^\s*(?:[#>+=-]|\d{1,9}[.)])|^ {4}/;

/** The HTML of a line in which nothing means anything, as in most; `undefined` for any other text. It has no links, headings or pictures. */
export function plainHtml(text: string, inline: boolean): string | undefined {
  if (anySign.test(text)) return undefined;
  if (inline) return text.trim();
  if (lineMarkup.test(text)) return undefined;
  const line = trimBlanks(text);
  return line === '' ? '' : `<p>${line}</p>`;
}

/** The HTML of a text of one or more paragraphs; `undefined` when it may need the long way. */
export function simpleHtml(text: string): string | undefined {
  if (otherMarkup.test(text) || blockMarkup.test(text)) return undefined;
  const trimmed = trimBlanks(text);
  if (trimmed === '') return '';
  if (!trimmed.includes('\n')) {
    const html = inlineHtml(trimmed);
    return html === undefined ? undefined : `<p>${html}</p>`;
  }
  const paragraphs = trimmed
    .split(/ *\n(?: *\n)+ */)
    .map((paragraph) => inlineHtml(paragraph.replace(/ *\n */g, '\n')));
  if (paragraphs.includes(undefined)) return undefined;
  return paragraphs.map((html) => `<p>${html}</p>`).join('\n');
}

/** Without the blanks and ends of line around it. Other blanks, such as one that does not break, belong to the text. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (text[start] === ' ' || text[start] === '\n') start += 1;
  while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\n')) end -= 1;
  return text.slice(start, end);
}

/** The HTML of one line of text, without a paragraph around it; `undefined` when it may need the long way. */
export function simpleInlineHtml(text: string): string | undefined {
  return text.includes('\n') || otherMarkup.test(text) ? undefined : inlineHtml(text);
}

function inlineHtml(text: string): string | undefined {
  if (!/[*[\]&]/.test(text)) return text;
  let html = '';
  piece.lastIndex = 0;
  while (piece.lastIndex < text.length) {
    const found = piece.exec(text);
    if (!found) return undefined;
    const [, plain, bold, italic, label, to] = found;
    if (plain !== undefined) html += plain;
    else if (bold !== undefined) html += `<strong>${bold}</strong>`;
    else if (italic !== undefined) html += `<em>${italic}</em>`;
    else if (label !== undefined) html += `<a href="${to}">${label}</a>`;
    else html += '&#x26;';
  }
  return html;
}
