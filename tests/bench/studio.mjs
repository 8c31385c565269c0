/** `npm run bench -- studio`: measures how long the editor of a site of 1,000 pages waits for Studio. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.mjs';
import { writePagewrightSite } from './make-sites.mjs';
import { median } from './measure.mjs';
import { keep } from './results.mjs';

const PAGES = Number(process.env.BENCH_PAGES ?? 1000);
const OPENINGS = 5;
const CLICKS = 12;
const KEYS = 20;
const PORT = process.env.PORT ?? '5298';
/** The pause between two keys or clicks, in milliseconds. */
const REST_MS = 300;
const COMMAND = path.resolve('src/cli/pagewright.mjs');
const ENDPOINTS = ['page?route=/page-7', 'pages', 'choices', 'pictures', 'problems', 'parts'];

/** @typedef {import('playwright').Page} Page */

/** @param {number[]} times */
const spread = (times) =>
  [Math.min(...times), median(times), Math.max(...times)]
    .map((time) => time.toFixed(0))
    .join(' / ');

/** Returns how long a function takes, in milliseconds. @param {() => Promise<unknown>} work */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Opens a page in Studio and waits until it can be edited. @param {Page} page @param {number} number */
async function open(page, number) {
  await page.goto(`http://localhost:${PORT}/_edit/page-${number}`);
  await page.getByRole('treeitem').first().waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[data-heard=true]').waitFor();
}

/**
 * Returns the time from an event, in Studio or in its frame, to the animation frame that shows the result.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} act triggers the event
 * @param {{ event: string, selector: string, words: string, isInFrame: boolean }} what
 */
async function toFrame(page, act, what) {
  const time = await page.evaluateHandle(({ event, selector, words, isInFrame }) => {
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'));
    const inner = /** @type {Window} */ (frame.contentWindow);
    const shows = isInFrame ? inner.document : document;
    const shown = new Promise((resolve) => {
      const options = { capture: true, once: true };
      /** @type {number | undefined} */
      let began;
      const begin = () => {
        began ??= performance.now();
      };
      for (const view of [window, inner]) view.addEventListener(event, begin, options);
      const observer = new MutationObserver(() => {
        const isShown = shows.querySelector(selector)?.textContent?.includes(words);
        if (began === undefined || !isShown) return;
        observer.disconnect();
        const since = began;
        requestAnimationFrame(() => resolve(performance.now() - since));
      });
      observer.observe(shows, { subtree: true, childList: true, characterData: true });
    });
    return { shown };
  }, what);
  await act();
  return time.evaluate(({ shown }) => /** @type {Promise<number>} */ (shown));
}

/** Returns the times from a click on a block to its form. @param {Page} page */
async function clicks(page) {
  const times = [];
  /** The headings to click on, and the titles of their forms. @type {[string, string][]} */
  const blocks = [
    ['About building 7', 'Text'],
    ['What is done here', 'Card grid'],
  ];
  for (let click = 0; click < CLICKS; click++) {
    await page.waitForTimeout(REST_MS);
    const [heading = '', words = ''] = blocks[click % blocks.length] ?? [];
    const block = page.frameLocator('iframe').getByRole('heading', { name: heading });
    const form = { selector: '.inspector h2', words, isInFrame: false };
    times.push(await toFrame(page, () => block.click(), { event: 'pointerdown', ...form }));
  }
  return times;
}

/** Returns the times from a key to the page that shows the letter. @param {Page} page */
async function keys(page) {
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  const field = page.getByRole('textbox', { name: 'Title' });
  await field.click();
  await page.keyboard.press('End');
  const times = [];
  let words = 'Building 7';
  for (let key = 0; key < KEYS; key++) {
    await page.waitForTimeout(REST_MS);
    const letter = 'abcdefghij'.charAt(key % 10);
    words += letter;
    const shown = { selector: 'h1', words, isInFrame: true };
    const press = () => page.keyboard.press(letter);
    times.push(await toFrame(page, press, { event: 'keydown', ...shown }));
  }
  return times;
}

/** Measures the response times of the server; each endpoint is asked several times. */
async function answers() {
  const found = [];
  for (const endpoint of ENDPOINTS) {
    const ask = () =>
      fetch(`http://localhost:${PORT}/_edit/api/${endpoint}`).then((answer) => answer.text());
    const first = await timed(ask);
    const times = [await timed(ask), await timed(ask), await timed(ask)];
    found.push(
      `${endpoint.replace(/\?.*/, '')} ${median(times).toFixed(0)} (first ${first.toFixed(0)})`,
    );
  }
  return found.join(', ');
}

/** Measures Studio on a generated site and writes the results. */
export async function measureStudio() {
  const site = mkdtempSync(path.join(tmpdir(), 'pagewright-studio-'));
  writePagewrightSite(site, PAGES);
  const args = [COMMAND, 'dev', '--site', site, '--port', PORT];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => {
    server.stdout.on('data', (text) => /listening after/.test(String(text)) && resolve(undefined));
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const first = await timed(() => open(page, 3));
    const openings = [];
    for (let number = 0; number < OPENINGS; number++) {
      openings.push(await timed(() => open(page, number + 7)));
    }
    await open(page, 7);
    const [clicked, typed] = [await clicks(page), await keys(page)];
    keep(
      'Studio',
      `${PAGES} pages, in milliseconds (lowest / median / highest): opening ${spread(openings)} (the first time after the start ${first.toFixed(0)}); from a click to the form ${spread(clicked)}; from a key to the page that shows it ${spread(typed)}. Responses of the server: ${await answers()}.`,
    );
  } finally {
    await browser.close();
    server.kill('SIGINT');
    rmSync(site, { recursive: true, force: true });
  }
}
