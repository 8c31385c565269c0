/** Measures how soon each kind of control shows a reaction. */
import { ON_OUR_PAGES, ON_THE_BENCHMARK_PAGE } from './control-list.mjs';
import { median } from './measure.mjs';
import { newPage, SETTLE_MS, withoutScript } from './visitor.mjs';

/**
 * Browsers report an event only when it took at least this long:
 * https://w3c.github.io/event-timing/#sec-should-add-performanceeventtiming
 */
export const SHORTEST_TOLD_MS = 16;
/** How long to wait for a control to appear, and the time between two looks, in milliseconds. */
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 50;
/** The width of a desktop window, in pixels. */
const WIDE = 1440;

/**
 * Runs in the page: adds a dot that is always animated. Without it a browser without a window skips frames in which
 * little changes, and reports an event only when it paints the next one, seconds later or never. Its opacity is
 * animated by the compositor, so the page has no work with it.
 */
function keepDrawing() {
  const point = document.createElement('div');
  point.style.cssText =
    'position:fixed;inset:0 auto auto 0;inline-size:1px;block-size:1px;background:#888;will-change:opacity;pointer-events:none';
  document.documentElement.append(point);
  point.animate([{ opacity: 0.4 }, { opacity: 0.9 }], { duration: 200, iterations: Infinity });
}

/**
 * Runs in the page: returns the box of a control, scrolled into view; `null` while there is none.
 *
 * @param {string} control
 */
function middleInView(control) {
  const element = document.querySelector(control);
  if (!element) return null;
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    return onTop && element.contains(onTop) ? { x, y, width, height } : null;
  };
  const found = place();
  if (found) return found;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return place();
}

/**
 * Moves the mouse to a control. Playwright's locators would add listeners to the page: with a processor that is 4
 * times slower, they take several milliseconds of each press.
 *
 * @param {import('playwright').Page} page
 * @param {string} control
 * @returns {Promise<{x: number, y: number, width: number, height: number}>}
 * @throws Error when it does not appear in time
 */
export async function reach(page, control) {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_AGAIN_MS) {
    const box = await page.evaluate(middleInView, control);
    if (box) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      return box;
    }
    await page.waitForTimeout(LOOK_AGAIN_MS);
  }
  throw new Error(`${control} is not to be seen.`);
}

/** Clicks at the position of the mouse. @param {import('playwright').Page} page */
export async function click(page) {
  await page.mouse.down();
  await page.mouse.up();
}

/** Runs in the page: clears the delays so far, and returns the number of presses. */
function clearDelays() {
  globalThis.seen.delays.length = 0;
  return globalThis.pressed();
}

/** Runs in the page: defines a function that counts presses as the browser counts them, without a listener. */
function count() {
  globalThis.pressed = () =>
    ['pointerdown', 'keydown'].reduce(
      (sum, type) => sum + (performance.eventCounts.get(type) ?? 0),
      0,
    );
}

/**
 * Returns the longest delay of an action on a control.
 *
 * @param {import('playwright').Page} page
 * @param {import('./control-list.mjs').Control} control
 * @throws Error when the control was not reached
 */
export async function delayOf(page, { name, on, act = click, before }) {
  await before?.(page);
  await reach(page, on);
  await page.waitForTimeout(SETTLE_MS);
  // Islands that hydrated meanwhile may have moved it.
  const box = await reach(page, on);
  const pressedBefore = await page.evaluate(clearDelays);
  await act(page, on, box);
  await page.waitForTimeout(SETTLE_MS / 2);
  const { delays, pressed } = await page.evaluate(() => ({
    delays: globalThis.seen.delays,
    pressed: globalThis.pressed(),
  }));
  if (pressed === pressedBefore) {
    throw new Error(`${name}: what was done to it did not reach the page.`);
  }
  return Math.max(0, ...delays);
}

/**
 * Opens a page on which controls can be measured.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{width?: number, hasScript?: boolean}} [how]
 */
export async function openForControls(browser, address, { width = WIDE, hasScript = true } = {}) {
  const page = await newPage(browser, { slowdown: 4 });
  await page.addInitScript(count);
  await page.setViewportSize({ width, height: 900 });
  if (!hasScript) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withoutScript(await response.text()) });
    });
  }
  await page.goto(address, { waitUntil: 'load' });
  await page.evaluate(keepDrawing);
  return page;
}

/**
 * Returns the summary of the delays of one control, in milliseconds.
 *
 * @param {[name: string, delays: number[]]} measured
 */
const summary = ([name, delays]) => ({
  name,
  median: median(delays),
  lowest: Math.min(...delays),
  highest: Math.max(...delays),
});

/**
 * Returns the delay from each kind of interaction to the next paint; 0 stands for a delay too short to be reported.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} bench
 * @param {string} own
 * @param {number} runs
 * @returns {Promise<{name: string, median: number, lowest: number, highest: number, bare?: number}[]>} and, of native
 * controls, the median on the same page without its script
 */
export async function controls(browser, bench, own, runs) {
  const pages = ON_OUR_PAGES.map(({ path, ...rest }) => ({ address: own + path, ...rest }));
  pages.push({ address: `${bench}/page-2`, list: ON_THE_BENCHMARK_PAGE });
  const delays = { ours: new Map(), bare: new Map() };
  for (let run = 0; run < runs; run++) {
    for (const { address, width, list } of pages) {
      const native = list.filter(({ isNative }) => isNative);
      await pressAll(browser, address, { width }, list, delays.ours);
      await pressAll(browser, address, { width, hasScript: false }, native, delays.bare);
    }
  }
  return [...delays.ours].map((measured) => {
    const bare = delays.bare.get(measured[0]);
    return { ...summary(measured), ...(bare && { bare: median(bare) }) };
  });
}

/**
 * Uses the controls of a page one after the other, and adds each delay to `delays`.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {{width?: number, hasScript?: boolean}} how
 * @param {import('./control-list.mjs').Control[]} list
 * @param {Map<string, number[]>} delays
 */
async function pressAll(browser, address, how, list, delays) {
  if (list.length === 0) return;
  const page = await openForControls(browser, address, how);
  for (const control of list) {
    const before = delays.get(control.name) ?? [];
    delays.set(control.name, [...before, await delayOf(page, control)]);
  }
  await page.context().close();
}
