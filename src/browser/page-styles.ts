/** The style sheets of the pages that a visitor navigates to. */

/** Returns the style element of a page. */
const styleElement = (page: ParentNode) => page.querySelector('style:not([data-href])');

/** Returns the style sheets in a page's style element, one on each line, as style-sheets.ts writes them. */
export function stylesOf(page: ParentNode): string[] {
  return styleElement(page)?.textContent?.split('\n') ?? [];
}

/** The style sheets of this document, by their text. */
const known = new Set(stylesOf(document));

/**
 * Adds a page's style sheets to the style element. The deferred ones stay last, as on a loaded page; cascade layers
 * keep the order of the others.
 */
export function addStyles(styles: string[]): void {
  const sheet = (styleElement(document) as HTMLStyleElement | null)?.sheet;
  for (const css of styles) {
    if (known.has(css)) continue;
    known.add(css);
    sheet?.insertRule(css, sheet.cssRules.length);
  }
}

/** Replaces all style sheets after some were saved in the dev server, whose pages have no Content-Security-Policy. */
export function replaceStyles(styles: string[]): void {
  // Without a change the browser would recalculate the styles of the whole page.
  if (styles.length === known.size && styles.every((css) => known.has(css))) return;
  const element = styleElement(document);
  if (element) element.textContent = styles.join('\n');
  known.clear();
  for (const css of styles) known.add(css);
}
