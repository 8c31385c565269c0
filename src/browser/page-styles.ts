import type { BrowserPage } from './read-page.ts';

/** Adds the page's style sheets to those that are there, in its order: a later one may change an earlier one. */
export function putStyles(styles: BrowserPage['styles']) {
  let before: Element | null = null;
  for (const [name, css] of styles) {
    const there: Element | null = document.head.querySelector(`style[data-style="${name}"]`);
    if (there?.textContent === css) {
      before = there;
      continue;
    }
    // Whole before it is put in: the Content-Security-Policy does not know it empty.
    const style = document.createElement('style');
    style.dataset.style = name;
    style.textContent = css;
    if (there) there.replaceWith(style);
    else if (before) before.after(style);
    else document.head.append(style);
    before = style;
  }
}
