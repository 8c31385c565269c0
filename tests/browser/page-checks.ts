/** Checks for every page: no layout shifts, no overflow, no hidden text. */
import type { Page } from 'playwright/test';

/** The part of the Layout Instability API that TypeScript's library lacks. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** The layout shifts of a page, without those that the visitor causes. */
export interface Shifts {
  sum: number;
  shifts: string[];
}

export const still: Shifts = { sum: 0, shifts: [] };

/** Records layout shifts from the start of each page on. */
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

/** Returns the layout shifts so far; `watchShifts` must have been called before the page was opened. */
export function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(() => (window as unknown as { layoutShifts: Shifts }).layoutShifts);
}

/** Returns by how many pixels the page is wider than its window. */
export function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Returns the texts that are clipped, by the window or by a box around them that does not scroll. */
export async function cutTexts(page: Page): Promise<string[]> {
  // Off-screen blocks may not have been laid out yet: off-screen.ts.
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
        // Ascenders and descenders that no letter uses may overflow.
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
 * Elements that open, are chosen from, run, or repeat a control's own name: without script they are native, or
 * something else says the same.
 */
const OPENS =
  'details:not([open]), button, dialog, select, fieldset, [data-period], [role="timer"], [aria-hidden="true"]';

/** Returns texts, pictures and links of the page that are not visible and cannot be made visible. */
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

/** Returns the levels of the visible headings in order: 1 for an h1. */
export function headingLevels(page: Page): Promise<number[]> {
  return page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility({ visibilityProperty: true }))
        .map((heading) => Number(heading.localName.slice(1))),
    );
}
