/**
 * The kinds of controls on pages, which `npm run bench -- visit` measures. A link to another language is not included:
 * it loads a document, and a page that is left reports nothing. Native controls are measured on the page without its
 * script, too, which shows how soon this browser reacts at all.
 *
 * @typedef {import('playwright').Page} Page
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {(page: Page, on: string, box: Box) => Promise<unknown>} Act
 * @typedef {{
 *   name: string,
 *   on: string,
 *   isNative?: boolean,
 *   act?: Act,
 *   before?: (page: Page) => Promise<unknown>,
 * }} Control
 * @typedef {{path: string, width?: number, list: Control[]}} PageOfControls
 */

import { SETTLE_MS } from './visitor.mjs';

/** The width of a telephone, in pixels. */
const NARROW = 412;

/** Runs in the page: focuses a control. @param {string} on */
const focus = (on) => document.querySelector(on).focus();

/**
 * Presses a key some time after the control was focused, which is another interaction.
 *
 * @param {string} key
 * @returns {Act}
 */
const press = (key) => async (page, on) => {
  await page.evaluate(focus, on);
  await page.waitForTimeout(SETTLE_MS / 2);
  await page.keyboard.press(key);
};

/** Drags a control sideways, as a finger does. @type {Act} */
async function drag({ mouse }, _, { x, y, width, height }) {
  const middle = y + height / 2;
  await mouse.move(x + width * 0.7, middle);
  await mouse.down();
  await mouse.move(x + width * 0.3, middle, { steps: 4 });
  await mouse.up();
}

/** Keeps the page from opening a file dialog: with a listener, Playwright handles it. @param {Page} page */
async function keepFilesAway(page) {
  page.on('filechooser', () => {});
}

/** Runs in the page: fills in all required fields. */
function fill() {
  for (const field of document.querySelectorAll('main .block-form [required]')) {
    field.value = field.type === 'email' ? 'ann@example.com' : '04';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
}

/** Fills in a form, so that it can be sent; there is no response. @param {Page} page */
async function fillIn(page) {
  await page.route('**/api/**', () => {});
  await page.evaluate(fill);
}

/** @type {PageOfControls[]} */
export const ON_OUR_PAGES = [
  {
    path: '/industry',
    list: [
      { name: 'theme', on: '[data-action="toggle-theme"]' },
      { name: 'theme: back', on: '[data-action="toggle-theme"]' },
      { name: 'menu', isNative: true, on: 'nav.desktop-menu details summary' },
      {
        name: 'menu: close by Escape',
        on: 'nav.desktop-menu details summary',
        act: press('Escape'),
      },
      { name: 'contact details', isNative: true, on: 'button[commandfor="side-panel"]' },
      { name: 'contact details: close', isNative: true, on: '#side-panel [command="close"]' },
      { name: 'search', isNative: true, on: 'button[commandfor="site-search"]' },
      { name: 'search: a letter', on: '#site-search input', act: press('g') },
      { name: 'search: another letter', on: '#site-search input', act: press('a') },
      { name: 'search: rubbed out', on: '#site-search input', act: press('Backspace') },
      { name: 'search: to a result', on: '#site-search input', act: press('ArrowDown') },
      { name: 'search: close', isNative: true, on: '#site-search [command="close"]' },
      { name: 'search: by a key', on: 'button[commandfor="site-search"]', act: press('Enter') },
      { name: 'search: close by Escape', on: '#site-search input', act: press('Escape') },
      { name: 'film', on: 'button[commandfor="promo-video"]' },
      { name: 'film: close', on: '#promo-video [command="close"]' },
    ],
  },
  {
    path: '/industry',
    width: NARROW,
    list: [
      { name: 'telephone: theme', on: '[data-action="toggle-theme"]' },
      { name: 'telephone: menu', isNative: true, on: 'button[commandfor="mobile-menu"]' },
      { name: 'telephone: submenu', isNative: true, on: '#mobile-menu summary' },
      {
        name: 'telephone: other submenu',
        isNative: true,
        on: '#mobile-menu li:nth-child(3) summary',
      },
      { name: 'telephone: menu, close', isNative: true, on: '#mobile-menu [command="close"]' },
    ],
  },
  {
    path: '/services',
    list: [
      { name: 'link within the page', isNative: true, on: '.block-section-nav li:nth-child(2) a' },
      {
        name: 'link within the page, back',
        isNative: true,
        on: '.block-section-nav li:nth-child(1) a',
      },
      { name: 'theme on a long page', on: '[data-action="toggle-theme"]' },
    ],
  },
  {
    path: '/',
    list: [
      { name: 'hero: dot', on: '.block-hero .carousel-dot:nth-child(2)' },
      { name: 'hero: pause', on: '.block-hero .icon-button:not(.carousel-arrow)' },
      { name: 'hero: play', on: '.block-hero .icon-button:not(.carousel-arrow)' },
      { name: 'hero: arrow key', on: '.block-hero .icon-button', act: press('ArrowRight') },
      { name: 'form: a letter', isNative: true, on: 'main [name="name"]', act: press('a') },
      { name: 'form: another letter', isNative: true, on: 'main [name="name"]', act: press('n') },
      {
        name: 'form: next field by a key',
        isNative: true,
        on: 'main [name="name"]',
        act: press('Tab'),
      },
      { name: 'form: a field', isNative: true, on: 'main [name="email"]' },
      { name: 'form: send', on: 'main .block-form [type="submit"]', before: fillIn },
      { name: 'logos: pause', on: '.block-logo-slider .carousel-controls .icon-button' },
      { name: 'theme on the home page', on: '[data-action="toggle-theme"]' },
      { name: 'link to another page', on: '.block-side-rail a' },
    ],
  },
  {
    path: '/testimonials',
    list: [
      { name: 'slider: dragged', on: '.carousel-view', act: drag },
      { name: 'slider: arrow', on: '.block-testimonials .carousel-next' },
      { name: 'slider: pause', on: '.block-testimonials .icon-button' },
    ],
  },
  {
    path: '/careers',
    list: [
      { name: 'choice', on: 'main select' },
      { name: 'choice: choose', on: 'main select option:nth-child(3)' },
      { name: 'choice: by a key', on: 'main select', act: press('ArrowDown') },
      {
        name: 'choice: choose by a key',
        on: 'main select option:nth-child(3)',
        act: press('Enter'),
      },
      { name: 'form: file', on: 'main [type="file"]', before: keepFilesAway },
      { name: 'form: send, incomplete', on: '.block-form [type="submit"]' },
      { name: 'form: send, incomplete again', on: '.block-form [type="submit"]' },
    ],
  },
  {
    path: '/gallery',
    list: [
      { name: 'tab', on: '[role="tab"][tabindex="-1"]' },
      { name: 'tab: by a key', on: '[role="tab"][tabindex="0"]', act: press('ArrowRight') },
    ],
  },
  {
    path: '/project-grid-one',
    list: [
      { name: 'filter', on: '.choice label:nth-of-type(2)' },
      { name: 'filter: all', on: '.choice label:nth-of-type(1)' },
    ],
  },
  {
    path: '/pricing-table',
    list: [
      { name: 'price switch', on: '.choice label:has(:not(:checked))' },
      { name: 'question', isNative: true, on: '.block-accordion details:not([open]) summary' },
    ],
  },
  { path: '/contact-us', list: [{ name: 'live map', on: '.block-map button' }] },
  {
    path: '/blog-list',
    list: [
      { name: 'film of an article', on: '.film-poster' },
      { name: 'film of an article: close', on: 'dialog[open] [command="close"]' },
    ],
  },
];

/** The controls of the benchmark page. @type {Control[]} */
export const ON_THE_BENCHMARK_PAGE = [
  { name: 'accordion', isNative: true, on: '.block-accordion details:not([open]) summary' },
  { name: 'accordion: close', isNative: true, on: '.block-accordion details[open] summary' },
  { name: 'slider: next', on: '.block-slider .carousel-next' },
  { name: 'gallery: picture', on: '.block-gallery .picture-grid a' },
  { name: 'gallery: next picture', on: '.lightbox .step-next' },
  { name: 'gallery: next by a key', on: '.lightbox .step-next', act: press('ArrowRight') },
  { name: 'gallery: close', on: '.lightbox-stage > .icon-button' },
];
