/** How soon each kind of control shows that it was used. */
import { median } from './measure.mjs';
import { newPage, SETTLE_MS } from './visitor.mjs';

/**
 * @typedef {import('playwright').Locator} Locator
 * @typedef {{name: string, on: string, act?: (control: Locator) => Promise<unknown>}} Control
 */

/** @param {string} key @returns {(control: Locator) => Promise<unknown>} */
const press = (key) => (control) => control.press(key);

/** @param {Locator} control draws it to the side as a finger does */
async function drag(control) {
  const box = await control.boundingBox();
  if (!box) throw new Error('What is to be dragged is not to be seen.');
  const { mouse } = control.page();
  const y = box.y + box.height / 2;
  await mouse.move(box.x + box.width * 0.7, y);
  await mouse.down();
  await mouse.move(box.x + box.width * 0.3, y, { steps: 4 });
  await mouse.up();
}

/** The kinds of controls of our own site, by page. @type {Record<string, Control[]>} */
const ON_OUR_PAGES = {
  '/industry': [
    { name: 'theme', on: '[data-action="toggle-theme"]' },
    { name: 'menu', on: 'nav.desktop-menu details summary' },
    { name: 'contact details', on: 'button[commandfor="side-panel"]' },
    { name: 'contact details: close', on: '#side-panel [command="close"]' },
    { name: 'search', on: 'button[commandfor="site-search"]' },
    { name: 'search: a letter', on: '#site-search input', act: press('g') },
    { name: 'search: to a result', on: '#site-search input', act: press('ArrowDown') },
    { name: 'search: close', on: '#site-search [command="close"]' },
    { name: 'film', on: 'button[commandfor="promo-video"]' },
  ],
  '/services': [{ name: 'link within the page', on: '.block-section-nav a' }],
  '/': [
    { name: 'hero: dot', on: '.block-hero .carousel-dot:nth-child(2)' },
    { name: 'hero: pause', on: '.block-hero .icon-button:not(.carousel-arrow)' },
    { name: 'form: a letter', on: 'main [name="name"]', act: press('a') },
  ],
  '/testimonials': [{ name: 'slider: dragged', on: '.carousel-view', act: drag }],
  '/careers': [
    { name: 'dropdown', on: '.dropdown-button' },
    {
      name: 'dropdown: next',
      on: '.dropdown-button',
      act: press('ArrowDown'),
    },
    { name: 'dropdown: choose', on: '.dropdown-list li:nth-child(3)' },
    { name: 'form: send, incomplete', on: '.block-form [type="submit"]' },
  ],
  '/gallery': [{ name: 'tab', on: '[role="tab"][tabindex="-1"]' }],
  '/project-grid-one': [{ name: 'filter', on: '.choice label:has(:not(:checked))' }],
  '/pricing-table': [{ name: 'price switch', on: '.choice label:has(:not(:checked))' }],
  '/contact-us': [{ name: 'live map', on: '.block-map button' }],
};

/** Those of the benchmark page. @type {Control[]} */
const ON_THE_BENCHMARK_PAGE = [
  { name: 'accordion', on: '.block-accordion summary' },
  { name: 'slider: next', on: '.block-slider .carousel-next' },
  { name: 'gallery: picture', on: '.block-gallery .picture-grid a' },
  { name: 'gallery: next picture', on: '.lightbox .step-next' },
];

/** The longest delay of what is done to a control. @param {import('playwright').Page} page @param {Control} control */
async function delayOf(page, { on, act = (control) => control.click() }) {
  const control = page.locator(on).first();
  await control.scrollIntoViewIfNeeded();
  await control.hover();
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    globalThis.seen.delays.length = 0;
  });
  await act(control);
  await page.waitForTimeout(SETTLE_MS / 2);
  const delays = await page.evaluate(() => globalThis.seen.delays);
  return Math.max(0, ...delays);
}

/**
 * The delay from each kind of interaction to the next paint.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} bench
 * @param {string} own
 * @param {number} runs
 */
export async function controls(browser, bench, own, runs) {
  const pages = Object.entries(ON_OUR_PAGES).map(([path, list]) => ({ address: own + path, list }));
  pages.push({ address: `${bench}/page-2`, list: ON_THE_BENCHMARK_PAGE });
  const delays = new Map();
  for (let run = 0; run < runs; run++) {
    for (const { address, list } of pages) {
      const page = await newPage(browser, { slowdown: 4 });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(address, { waitUntil: 'load' });
      for (const control of list) {
        delays.set(control.name, [
          ...(delays.get(control.name) ?? []),
          await delayOf(page, control),
        ]);
      }
      await page.context().close();
    }
  }
  return [...delays].map(([name, values]) => ({ name, delay: median(values) }));
}
