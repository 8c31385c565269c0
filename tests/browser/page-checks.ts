/** What is asked of every page, whichever it is: stillness, room and words that can be read. */
import type { Page } from 'playwright/test';

/** The part of the Layout Instability API that TypeScript's library does not know yet. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** What moved without the visitor's doing. */
export interface Shifts {
  sum: number;
  shifts: string[];
}

export const still: Shifts = { sum: 0, shifts: [] };

/** Adds up what moves without the visitor's doing, from the first moment of each page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, shifts: [] as string[] };
    Object.assign(window, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        for (const { node } of entry.sources) {
          const what = (node as Element | null)?.outerHTML?.slice(0, 90) ?? node?.textContent;
          seen.shifts.push(`${entry.value.toFixed(4)} ${what}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns what has moved on the page so far; `watchShifts` must have been called before it was opened. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(() => (window as unknown as { layoutShifts: Shifts }).layoutShifts);
}

/** By how many pixels the page is wider than its window: it is neither cut off nor to be scrolled to. */
export function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Returns the words that are cut off, by the window or by a box around them that does not scroll. */
export async function cutTexts(page: Page): Promise<string[]> {
  // What is off-screen may not have been laid out yet: off-screen.ts.
  await page.locator('html:not([data-lazy-layout])').waitFor();
  return page.evaluate(() => {
    const elsewhere =
      '.visually-hidden, .carousel-view, dialog:not([open]), [aria-hidden="true"], .skip-link, select';
    const overflows = new Map<Element, string>();
    const overflowOf = (element: Element) => {
      let found = overflows.get(element);
      if (found === undefined) {
        const { overflowX, overflowY } = getComputedStyle(element);
        found = `${overflowX} ${overflowY}`;
        overflows.set(element, found);
      }
      return found;
    };
    const isCut = (element: Element, text: DOMRect): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const overflow = overflowOf(box);
        if (/auto|scroll/.test(overflow)) return false;
        if (overflow === 'visible visible' || box === document.body) continue;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (text.left < left - 1 || text.right > right + 1) return true;
        // Ascenders and descenders that no letter uses may stand out.
        if (text.top < top - 6 || text.bottom > bottom + 6) return true;
      }
      return text.left < -1 || text.right > innerWidth + 1;
    };
    const cut: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const element = text.parentElement;
      if (!element || text.data.trim() === '' || element.closest(elsewhere)) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (rects.some((rect) => isCut(element, rect))) cut.push(text.data.trim().slice(0, 60));
    }
    return cut;
  });
}

/**
 * What opens, is chosen from, runs, or shows a control's own name beside it: without script it is
 * native, or something else says the same.
 */
const OPENS =
  'details:not([open]), button, dialog, select, fieldset, [data-period], [role="timer"], [aria-hidden="true"]';

/** Returns words, pictures and links of the page that do not show and cannot be made to. */
export function unseen(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main, opens) => {
    const found: string[] = [];
    const shows = (element: Element | null, also: CheckVisibilityOptions = {}) =>
      element?.closest(opens) || element?.checkVisibility({ visibilityProperty: true, ...also });
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode as Text;
      if (data.trim() === '' || shows(parentElement, { opacityProperty: true })) continue;
      found.push(data);
    }
    for (const element of main.querySelectorAll('img, a[href]')) {
      if (!shows(element)) found.push(element.outerHTML);
    }
    return found;
  }, OPENS);
}

/** Returns the levels of the headings that can be reached, in their order: 1 for an h1. */
export function headingLevels(page: Page): Promise<number[]> {
  return page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
        .map((heading) => Number(heading.localName.slice(1))),
    );
}
