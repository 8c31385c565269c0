/** The style sheets of the pages that a visitor comes to. */

/** The element that a page comes with. */
const styleElement = (document: Document) => document.querySelector('style,[type="text/css"]');

/** The style sheets in a page's style element, each in its layer: style-sheets.ts of the renderer. */
export function stylesOf(document: Document): string[] {
  return styleElement(document)?.textContent?.split(/(?=@layer (?:base|shared|blocks){)/) ?? [];
}

/**
 * A page's HTML with its style sheet as mere data. The document that is made of it would be judged
 * by the Content-Security-Policy of this page, which does not know it.
 */
export function withStyleAsData(html: string): string {
  return html.replace(/<style>(.*?)<\/style>/s, '<script type="text/css">$1</script>');
}

/** Those that this document has, by their text. */
const there = new Set(stylesOf(document));

/** Adds a page's style sheets to those that are there. Layers say which of them may change which. */
export function addStyles(styles: string[]): void {
  const added = styles.filter((css) => !there.has(css));
  for (const css of added) {
    there.add(css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    own.push(sheet);
  }
}

const own: CSSStyleSheet[] = [];

/** Puts style sheets in the place of all that are there: some were saved in the dev server, whose pages have no policy. */
export function replaceStyles(styles: string[]): void {
  // The browser would look anew at all that is on the page.
  if (styles.length === there.size && styles.every((css) => there.has(css))) return;
  const element = styleElement(document);
  if (element) element.textContent = styles.join('');
  const { adoptedStyleSheets } = document;
  document.adoptedStyleSheets = adoptedStyleSheets.filter((sheet) => !own.includes(sheet));
  own.length = 0;
  there.clear();
  for (const css of styles) there.add(css);
}
