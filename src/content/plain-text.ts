/** The short way for text that has no Markdown in it, which most text is. It gives exactly what the long way gives (proved in markdown.test.ts). */

/** Signs that may mean something in Markdown: anywhere, and at the beginning or the end of a line. */
const markup = /[*_`[\]<>&|~\\@\r\t]|:\/\/|www\.| {2}\n|^ *(?:[#>+=-]|\d{1,9}[.)])|^ {4}/m;

/** The HTML of a text without markup; `undefined` when it may have some. */
export function plainHtml(text: string): string | undefined {
  if (markup.test(text)) return undefined;
  const trimmed = text.trim();
  if (!trimmed.includes('\n')) return trimmed === '' ? '' : `<p>${trimmed}</p>`;
  return trimmed
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/ *\n */g, '\n')}</p>`)
    .join('\n');
}

/** Text as HTML shows it. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
}
