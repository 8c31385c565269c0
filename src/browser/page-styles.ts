/** The style sheets of the pages that a visitor comes to. */

/** Returns the element that a page comes with. */
const styleElement = (page: ParentNode) => page.querySelector('style:not([data-href])');

/** Returns the style sheets in a page's style element, one in each line: style-sheets.ts of the renderer. */
export function stylesOf(page: ParentNode): string[] {
  return styleElement(page)?.textContent?.split('\n') ?? [];
}

/** Those that this document has, by their text. */
const known = new Set(stylesOf(document));

/**
 * Adds a page's style sheets to those that are there, in the element that the first page came with. The deferred ones stay behind
 * all of them, as on a page that is loaded. Layers say which of them may change which.
 */
export function addStyles(styles: string[]): void {
  const sheet = (styleElement(document) as HTMLStyleElement | null)?.sheet;
  for (const css of styles) {
    if (known.has(css)) continue;
    known.add(css);
    sheet?.insertRule(css, sheet.cssRules.length);
  }
}

/** Puts style sheets in the place of all that are there: some were saved in the dev server, whose pages have no policy. */
export function replaceStyles(styles: string[]): void {
  // The browser would look anew at all that is on the page.
  if (styles.length === known.size && styles.every((css) => known.has(css))) return;
  const element = styleElement(document);
  if (element) element.textContent = styles.join('\n');
  known.clear();
  for (const css of styles) known.add(css);
}
