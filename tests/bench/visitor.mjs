/** What a browser is made to do, and what is read off it. */
import { median } from './measure.mjs';

/** Lighthouse's words for slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const SCREEN = { viewport: { width: 412, height: 823 } };
/** Long enough for whatever a page does by itself after it was loaded. */
const SETTLE_MS = 1_000;

/** Runs in the page: collects what browsers tell of themselves. */
function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], delays: [] };
  const watch = (type, note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, startTime + duration]);
  });
  watch(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId) seen.delays.push(duration);
    },
    { durationThreshold: 16 },
  );
  globalThis.seen = seen;
}

/** @param {import('playwright').Browser} browser @param {{slowdown: number, network?: typeof SLOW_4G}} limits */
async function newPage(browser, { slowdown, network }) {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  return page;
}

/**
 * How long the page did not answer after its first paint. A task that is longer than 50 ms blocks for
 * the rest of it: https://web.dev/articles/tbt
 *
 * @param {{fcp: number, tasks: [number, number][]}} seen
 */
function blockingTime({ fcp, tasks }) {
  const blocked = tasks.map(([start, end]) => Math.max(0, end - Math.max(start, fcp) - 50));
  return blocked.reduce((sum, time) => sum + time, 0);
}

/**
 * A first visit with an empty cache.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} address
 */
export async function firstVisit(browser, address) {
  const page = await newPage(browser, { slowdown: 4, network: SLOW_4G });
  let scripts = 0;
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts += (await response.body().catch(() => Buffer.alloc(0))).length;
  });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const seen = await page.evaluate(() => globalThis.seen);
  await page.context().close();
  return { ...seen, scripts, tbt: blockingTime(seen) };
}

/**
 * Reaches for a link and follows it when its page is there.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} to
 * @param {number} slowdown
 * @returns {Promise<number>} milliseconds from the click to the frame that shows the new page
 */
export async function moveTo(browser, origin, to, slowdown) {
  const page = await newPage(browser, { slowdown });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${origin}/industry`, { waitUntil: 'load' });
  const link = page.locator(`footer a[href="${to}"], .block-site-footer a[href="${to}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const fetched = page.waitForResponse((response) => response.url() === origin + to);
  await link.hover();
  await fetched;
  await page.waitForTimeout(SETTLE_MS);
  const time = await link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const old = document.title;
        const clicked = performance.now();
        new MutationObserver((_, observer) => {
          if (document.title === old) return;
          observer.disconnect();
          // The frame that follows shows it; what is sent in it is heard when it is drawn.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - clicked);
            port2.postMessage(undefined);
          });
        }).observe(document.head, { childList: true, subtree: true, characterData: true });
        element.click();
      }),
  );
  await page.context().close();
  return time;
}

/** Whether a page that was left is as it was when the visitor comes back. @param {import('playwright').Browser} browser @param {string} origin */
export async function backAndForward(browser, origin) {
  const page = await newPage(browser, { slowdown: 1 });
  await page.goto(`${origin}/who-we-are`);
  await page.evaluate(() => {
    globalThis.wasHere = true;
  });
  await page.goto(`${origin}/industry`);
  // A page that is taken up again is not loaded.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(SETTLE_MS);
  const kept = await page.evaluate(() => globalThis.wasHere === true);
  const reasons = await page.evaluate(() =>
    JSON.stringify(
      performance.getEntriesByType('navigation')[0]?.notRestoredReasons?.reasons ?? null,
    ),
  );
  await page.context().close();
  return kept ? 'kept as they were left' : `loaded anew (${reasons})`;
}

const inFrame = [
  ['theme', '[data-action="toggle-theme"]'],
  ['menu', 'nav.desktop-menu details summary'],
  ['search', 'button[commandfor="site-search"]'],
  ['contact details', 'button[commandfor="side-panel"]'],
];
const inBenchmark = [
  ['accordion', '.block-accordion summary'],
  ['slider: next', '.block-slider .carousel-next'],
  ['gallery: picture', '.block-gallery .picture-grid a'],
  ['gallery: next picture', '.lightbox .step-next'],
];

/** @param {import('playwright').Page} page @param {string} selector the longest delay of a click on it */
async function delayOf(page, selector) {
  const control = page.locator(selector).first();
  await control.scrollIntoViewIfNeeded();
  await control.hover();
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    globalThis.seen.delays.length = 0;
  });
  await control.click();
  await page.waitForTimeout(SETTLE_MS / 2);
  const delays = await page.evaluate(() => globalThis.seen.delays);
  return Math.max(0, ...delays);
}

/**
 * The delay from a click to the next paint, for each kind of control.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} bench
 * @param {string} own
 * @param {number} runs
 */
export async function controls(browser, bench, own, runs) {
  const delays = new Map();
  for (let run = 0; run < runs; run++) {
    for (const [address, list] of /** @type {const} */ ([
      [`${own}/industry`, inFrame],
      [`${bench}/page-2`, inBenchmark],
    ])) {
      const page = await newPage(browser, { slowdown: 4 });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address, { waitUntil: 'load' });
      for (const [name = '', selector = ''] of list) {
        delays.set(name, [...(delays.get(name) ?? []), await delayOf(page, selector)]);
        if (list === inFrame) await page.keyboard.press('Escape');
      }
      await page.context().close();
    }
  }
  return [...delays].map(([name, values]) => ({ name, delay: median(values) }));
}
