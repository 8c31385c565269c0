/** How soon a page is there that the visitor follows a link to, when it was fetched before. */
import { median } from './measure.mjs';
import { newPage, SETTLE_MS } from './visitor.mjs';

/** From where to where. */
const MOVES = [
  ['/industry', '/who-we-are'],
  ['/who-we-are', '/services'],
  ['/services', '/service/hard-services'],
  ['/service/hard-services', '/service/hard-services/plumbing'],
  ['/faqs', '/'],
];

/** Runs in the page: notes when a link is clicked and when the heading of the next page is painted. */
function observe() {
  const move = { clicked: 0, drawn: 0, shown: 0 };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      move.clicked = timeStamp;
      new MutationObserver((_, observer) => {
        observer.disconnect();
        document.querySelector('main h1')?.setAttribute('elementtiming', 'heading');
      }).observe(document.querySelector('#app') ?? document, { childList: true, subtree: true });
    },
    true,
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      move.drawn = entry.paintTime;
      move.shown = entry.renderTime;
    }
  }).observe({ type: 'element' });
  globalThis.move = move;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string[]} move
 * @param {number} slowdown
 */
async function moveOnce(browser, origin, [from, to], slowdown) {
  const page = await newPage(browser, { slowdown });
  await page.addInitScript(observe);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(origin + from, { waitUntil: 'load' });
  const link = page.locator(`a[href="${to}"]`).locator('visible=true').last();
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse((response) => response.url() === origin + to);
  await link.hover();
  await fetched;
  await page.waitForTimeout(SETTLE_MS);
  await link.click();
  await page.waitForFunction(() => globalThis.move.shown);
  const { clicked, drawn, shown } = await page.evaluate(() => globalThis.move);
  await page.context().close();
  return { drawn: drawn - clicked, shown: shown - clicked };
}

/**
 * From the event of the click to the new page's heading: until the page has done its part and the
 * browser begins to paint (https://w3c.github.io/paint-timing/#sec-reporting-paint-timing), and until
 * the frame with it is on the screen. The latter holds the painting, which is done by the processor
 * here, and up to two waits for the screen's next picture of 17 ms each.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {number} slowdown
 * @param {number} runs
 * @returns {Promise<{from: string, to: string, drawn: number, shown: number}[]>} medians in milliseconds
 */
export async function moves(browser, origin, slowdown, runs) {
  const found = [];
  for (const [from = '', to = ''] of MOVES) {
    const times = [];
    for (let run = 0; run < runs; run++) {
      times.push(await moveOnce(browser, origin, [from, to], slowdown));
    }
    const drawn = median(times.map((time) => time.drawn));
    found.push({ from, to, drawn, shown: median(times.map((time) => time.shown)) });
  }
  return found;
}
