import { type ReactNode, useMemo } from 'react';

/** Several hooks of an island look into the same HTML. */
let last: { html: string; drawn: Document } | undefined;

/** The elements that a selector finds in an island's HTML, as the page brought it; they are only to be read. */
export function drawnElements(html: string, selector: string): Element[] {
  if (last?.html !== html)
    last = { html, drawn: new DOMParser().parseFromString(html, 'text/html') };
  return [...last.drawn.querySelectorAll(selector)];
}

/**
 * What was drawn inside each element that a selector finds in an island's HTML: for what is drawn once
 * and never changes, so that the browser needs no data for it.
 *
 * @param html the island's HTML; left out while the page is built
 * @returns nothing while the page is built
 */
export function useDrawnInside(html: string | undefined, selector: string): string[] | undefined {
  return useMemo(() => {
    if (html === undefined) return undefined;
    return drawnElements(html, selector).map((element) => element.innerHTML);
  }, [html, selector]);
}

/** What an element holds: the HTML that was drawn inside it or, while the page is built, its children. */
export function inside(drawn: string | undefined, children: ReactNode) {
  return drawn === undefined ? { children } : { dangerouslySetInnerHTML: { __html: drawn } };
}
