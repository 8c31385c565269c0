/** Measures how soon a page is shown after its link is clicked, when it has been prefetched. */
import { click, reach } from './controls.mjs';
import { median } from './measure.mjs';
import { newPage, SETTLE_MS } from './visitor.mjs';

/** The navigations: from, to. */
const MOVES = [
  ['/industry', '/who-we-are'],
  ['/who-we-are', '/services'],
  ['/services', '/service/hard-services'],
  ['/service/hard-services', '/service/hard-services/plumbing'],
  ['/faqs', '/'],
];

/** Runs in the page: records when a link is clicked, and when the heading of the next page is added and painted. */
function observe() {
  const move = { clicked: 0, there: 0, drawn: 0, shown: 0 };
  addEventListener(
    'click',
    ({ timeStamp }) => {
      move.clicked = timeStamp;
      const before = document.querySelector('main h1');
      new MutationObserver((_, observer) => {
        const heading = document.querySelector('main h1');
        if (!heading || heading === before) return;
        observer.disconnect();
        move.there = performance.now();
        heading.setAttribute('elementtiming', 'heading');
      }).observe(document.querySelector('main') ?? document, { childList: true, subtree: true });
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
 * Runs in the page: makes the next click only replace the blocks by the first ones of another page and focus its
 * heading. No navigation can need less.
 *
 * @param {string} to
 */
async function followBarely(to) {
  const html = await (await fetch(to)).text();
  const blocks = [
    ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('main > *'),
  ];
  const first = blocks.slice(0, blocks.findIndex((block) => block.querySelector('h1')) + 2);
  const put = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    document.querySelector('main')?.replaceChildren(...first);
    const heading = document.querySelector('main h1');
    heading?.setAttribute('tabindex', '-1');
    /** @type {HTMLElement | null} */ (heading)?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
    history.pushState(null, '', to);
  };
  addEventListener('click', put, true);
}

/**
 * Between the click and the paint the page only records times: the script that Playwright adds to wait for something
 * takes 30 ms with a processor that is 4 times slower.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string[]} move
 * @param {number} slowdown
 * @param {boolean} [isBare] whether a bare script follows the link instead of the app
 * @throws Error when the page's heading was not painted
 */
async function moveOnce(browser, origin, [from, to = ''], slowdown, isBare) {
  const page = await newPage(browser, { slowdown });
  await page.addInitScript(observe);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(origin + from, { waitUntil: 'load' });
  const link = `:is(main, footer) a[href="${to}"]`;
  const fetched = page.waitForResponse((response) => response.url() === origin + to);
  await reach(page, link);
  await page.waitForTimeout(SETTLE_MS);
  // Islands that hydrated meanwhile may have moved it.
  await reach(page, link);
  await fetched;
  await page.waitForTimeout(SETTLE_MS);
  if (isBare) {
    await page.evaluate(followBarely, to);
    await page.waitForTimeout(SETTLE_MS);
  }
  await click(page);
  await page.waitForTimeout(SETTLE_MS);
  const { clicked, there, drawn, shown } = await page.evaluate(() => globalThis.move);
  await page.context().close();
  if (!shown) throw new Error(`${to} was not painted after its link on ${from} was followed.`);
  return { there: there - clicked, drawn: drawn - clicked, shown: shown - clicked };
}

/**
 * Measures from the click event to the new page's heading: until it is in the document, focused and scrolled to
 * (`there`); until the page has done its part and the browser starts to paint,
 * https://w3c.github.io/paint-timing/#sec-reporting-paint-timing (`drawn`); and until the frame is on the screen
 * (`shown`). The latter contains the painting, which the processor does here, and up to two waits for the next frame
 * of 17 ms each. `bare` is `drawn` of a script that does nothing else.
 *
 * @typedef {{from: string, to: string, there: number, drawn: number, shown: number, bare: number}} Move
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {number} slowdown
 * @param {number} runs
 * @returns {Promise<Move[]>} medians in milliseconds
 */
export async function moves(browser, origin, slowdown, runs) {
  const found = [];
  for (const [from = '', to = ''] of MOVES) {
    const times = [];
    for (let run = 0; run < runs; run++) {
      const { drawn: bare } = await moveOnce(browser, origin, [from, to], slowdown, true);
      times.push({ ...(await moveOnce(browser, origin, [from, to], slowdown)), bare });
    }
    const of = (/** @type {'there' | 'drawn' | 'shown' | 'bare'} */ what) =>
      median(times.map((time) => time[what]));
    found.push({
      from,
      to,
      there: of('there'),
      drawn: of('drawn'),
      shown: of('shown'),
      bare: of('bare'),
    });
  }
  return found;
}
