/** Controls a browser and reads its measurements. */
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';

/** The slow 4G of Lighthouse: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
const SCREEN = { viewport: { width: 412, height: 823 } };
/** How long to wait for whatever a page does after it has loaded, in milliseconds. */
export const SETTLE_MS = 1_000;

/** Runs in the page: collects the performance entries of the browser. */
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

/**
 * Returns a page without its script. Its data stays, since the footer is shown only after the data.
 *
 * @param {string} html
 */
export const withoutScript = (html) => html.replace(/<script>[\s\S]*?<\/script>/g, '');

/**
 * Opens a tab that collects performance entries in `globalThis.seen`.
 *
 * @param {import('playwright').Browser} browser
 * @param {{slowdown: number}} limits
 */
export async function newPage(browser, { slowdown }) {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

/**
 * Returns how long the page was blocked after its first paint. A task that is longer than 50 ms blocks for the rest
 * of it: https://web.dev/articles/tbt
 *
 * @param {{fcp: number, tasks: [number, number][]}} seen
 */
function blockingTime({ fcp, tasks }) {
  const blocked = tasks.map(([start, end]) => Math.max(0, end - Math.max(start, fcp) - 50));
  return blocked.reduce((sum, time) => sum + time, 0);
}

/** Runs in the page: returns the collected entries, with the size of all scripts. */
function collected() {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js$/.test(name));
  const bytes = scripts.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0);
  return { ...globalThis.seen, scripts: bytes };
}

/** Runs in the page. */
const whenLoaded = () =>
  document.readyState === 'complete' || new Promise((resolve) => addEventListener('load', resolve));

/**
 * Measures a first visit with an empty cache.
 *
 * @param {import('./unwatched.mjs').Send} send
 * @param {string} address
 */
export async function firstVisit(send, address) {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const tell = (/** @type {string} */ method, /** @type {object} */ params) =>
    send(method, params, sessionId);
  const run = async (/** @type {() => unknown} */ inPage) => {
    const expression = `(${inPage})()`;
    const how = { expression, awaitPromise: true, returnByValue: true };
    return (await tell('Runtime.evaluate', how)).result.value;
  };
  await tell('Page.enable', {});
  await tell('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  const screen = { ...SCREEN.viewport, deviceScaleFactor: 1, mobile: false };
  await tell('Emulation.setDeviceMetricsOverride', screen);
  await tell('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tell('Network.enable', {});
  await tell('Network.emulateNetworkConditions', SLOW_4G);
  await tell('Page.navigate', { url: address });
  await run(whenLoaded);
  await setTimeout(SETTLE_MS);
  const seen = await run(collected);
  await send('Target.disposeBrowserContext', { browserContextId });
  return { ...seen, tbt: blockingTime(seen) };
}

/**
 * Returns whether a page with an edited form and an open dialog is restored as it was by the back button.
 *
 * @param {string | undefined} executablePath a whole Chromium
 * @param {string} origin
 */
export async function backAndForward(executablePath, origin) {
  if (!executablePath)
    return 'not measured: that takes a whole Chromium, and the headless shell keeps no page';
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    // Playwright disables the back/forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    return await returnTo(await newPage(browser, { slowdown: 1 }), origin);
  } finally {
    await browser.close();
  }
}

/** @param {import('playwright').Page} page @param {string} origin */
async function returnTo(page, origin) {
  await page.goto(`${origin}/careers`);
  await page.locator('main [name="name"]').fill('Ann');
  await page.locator('button[commandfor="site-search"]').first().click();
  await page.evaluate(() => {
    globalThis.wasHere = true;
  });
  await page.goto(`${origin}/industry`);
  // A restored page is not loaded, so there is no load event.
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(SETTLE_MS);
  const kept = await page.evaluate(() => globalThis.wasHere === true);
  const reasons = await page.evaluate(() =>
    JSON.stringify(
      performance.getEntriesByType('navigation')[0]?.notRestoredReasons?.reasons ?? null,
    ),
  );
  return kept ? 'kept as they were left' : `loaded anew (${reasons})`;
}
