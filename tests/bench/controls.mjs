/** How soon each kind of control shows that it was used. */
import { ON_OUR_PAGES, ON_THE_BENCHMARK_PAGE } from './control-list.mjs';
import { median } from './measure.mjs';
import { newPage, SETTLE_MS } from './visitor.mjs';

/** Browsers tell of an event only when it took this long: https://w3c.github.io/event-timing/#sec-should-add-performanceeventtiming */
export const SHORTEST_TOLD_MS = 16;
/** A page as wide as on a desk, in pixels. */
const WIDE = 1440;

/**
 * Runs in the page: a point that never stands still. Without it a browser that nobody looks at leaves
 * out frames in which little changes, and tells of what was pressed when it draws the next one,
 * seconds later or never. Its opacity is changed by the compositor: the page has no work with it.
 */
function keepDrawing() {
  const point = document.createElement('div');
  point.style.cssText =
    'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;background:#888;will-change:opacity;pointer-events:none';
  document.documentElement.append(point);
  point.animate([{ opacity: 0.4 }, { opacity: 0.9 }], { duration: 200, iterations: Infinity });
}

/** Runs in the page: counts what the visitor does. */
function countActs() {
  globalThis.acts = 0;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => globalThis.acts++, { capture: true, passive: true });
  }
}

/**
 * Brings the mouse to a control that is in view, without the listeners that Playwright's own way leaves in the page.
 *
 * @param {import('playwright').Locator} control
 */
export async function reach(control) {
  await control.scrollIntoViewIfNeeded();
  await control.waitFor({ state: 'visible' });
  const box = await control.boundingBox();
  if (box) await control.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Presses with the mouse, which is there already. @param {import('playwright').Locator} control */
export async function click(control) {
  await control.page().mouse.down();
  await control.page().mouse.up();
}

/**
 * The longest delay of what is done to a control.
 *
 * @param {import('playwright').Page} page
 * @param {import('./control-list.mjs').Control} control
 * @throws Error when the control was not reached
 */
export async function delayOf(page, { name, on, act = click, before }) {
  await before?.(page);
  const control = page.locator(on).first();
  await reach(control);
  await page.waitForTimeout(SETTLE_MS);
  // What came alive meanwhile may have moved it.
  await reach(control);
  await page.evaluate(() => {
    globalThis.seen.delays.length = 0;
    globalThis.acts = 0;
  });
  await act(control);
  await page.waitForTimeout(SETTLE_MS / 2);
  const { delays, acts } = await page.evaluate(() => ({
    delays: globalThis.seen.delays,
    acts: globalThis.acts,
  }));
  if (acts === 0) throw new Error(`${name}: what was done to it did not reach the page.`);
  return Math.max(0, ...delays);
}

/**
 * A page on which controls can be measured.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {number} [width]
 */
export async function openForControls(browser, address, width = WIDE) {
  const page = await newPage(browser, { slowdown: 4 });
  await page.addInitScript(countActs);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(keepDrawing);
  return page;
}

/** What was measured of one control, in milliseconds. @param {string} name @param {number[]} delays */
const summary = (name, delays) => ({
  name,
  median: median(delays),
  lowest: Math.min(...delays),
  highest: Math.max(...delays),
});

/**
 * The delay from each kind of interaction to the next paint; 0 stands for one that is too short to be told.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} bench
 * @param {string} own
 * @param {number} runs
 */
export async function controls(browser, bench, own, runs) {
  const pages = ON_OUR_PAGES.map(({ path, ...rest }) => ({ address: own + path, ...rest }));
  pages.push({ address: `${bench}/page-2`, list: ON_THE_BENCHMARK_PAGE });
  /** @type {Map<string, number[]>} */
  const delays = new Map();
  for (let run = 0; run < runs; run++) {
    for (const { address, width, list } of pages) {
      const page = await openForControls(browser, address, width);
      for (const control of list) {
        const before = delays.get(control.name) ?? [];
        delays.set(control.name, [...before, await delayOf(page, control)]);
      }
      await page.context().close();
    }
  }
  return [...delays].map(([name, values]) => summary(name, values));
}
