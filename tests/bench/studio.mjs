/** `npm run bench -- studio`: how long whoever edits a site of 1,000 pages waits for Studio. */
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
/** So long a person rests between two keys or clicks, in milliseconds. */
const REST_MS = 300;
const COMMAND = path.resolve('src/cli/pagewright.mjs');
const ENDPOINTS = ['page?route=/page-7', 'pages', 'choices', 'pictures', 'problems', 'parts'];

/** @typedef {import('playwright').Page} Page */

/** @param {number[]} times */
const spread = (times) =>
  [Math.min(...times), median(times), Math.max(...times)]
    .map((time) => time.toFixed(0))
    .join(' / ');

/** Returns how long something takes. @param {() => Promise<unknown>} work */
async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Resolves when the page or its frame shows what is asked for, with the time since a key or a click was heard. @param {Page} page @param {'click' | 'keydown'} event @param {{ selector: string, words: string, isFrame: boolean }} awaited */
const shownAfter = (page, event, awaited) =>
  page.evaluate(
    ({ event, selector, words, isFrame }) =>
      new Promise((resolve) => {
        const frame = /** @type {HTMLIFrameElement | null} */ (document.querySelector('iframe'));
        const within = isFrame ? frame?.contentDocument : document;
        if (!within) return;
        let began = 0;
        const heard = () => (began ||= performance.now());
        for (const view of [window, frame?.contentWindow]) {
          view?.addEventListener(event, heard, { capture: true, once: true });
        }
        const look = () => {
          const found = within.querySelector(selector);
          if (!began || !found?.textContent?.includes(words)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - began));
        };
        const observer = new MutationObserver(look);
        const changes = { childList: true, subtree: true, characterData: true };
        observer.observe(within, changes);
      }),
    { event, ...awaited },
  );

/** Opens a page in Studio and waits until it can be worked on. @param {Page} page @param {number} number */
async function open(page, number) {
  await page.goto(`http://localhost:${PORT}/_edit/page-${number}`);
  await page.getByRole('treeitem').first().waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[data-heard=true]').waitFor();
}

/** Returns the times from a click on a block to its form. @param {Page} page */
async function clicks(page) {
  const times = [];
  const headings = ['About building 7', 'What is done here'];
  for (let click = 0; click < CLICKS; click++) {
    await page.waitForTimeout(REST_MS);
    const [heading = ''] = headings.slice(click % headings.length);
    const awaited = { selector: '.inspector .form', words: 'Heading', isFrame: false };
    const seen = shownAfter(page, 'click', awaited);
    await page.frameLocator('iframe').getByRole('heading', { name: heading }).click();
    times.push(Number(await seen));
  }
  return times;
}

/** Returns the times from a key to the page that shows it. @param {Page} page */
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
    const seen = shownAfter(page, 'keydown', { selector: 'h1', words, isFrame: true });
    await page.keyboard.press(letter);
    times.push(Number(await seen));
  }
  return times;
}

/** Returns how long the server takes for each answer, asked for again and again. */
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

/** Measures Studio on a generated site and keeps the result. */
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
      `${PAGES} pages, in milliseconds (lowest / median / highest): opening ${spread(openings)} (the first time after the start ${first.toFixed(0)}); from a click to the form ${spread(clicked)}; from a key to the page that shows it ${spread(typed)}. Answers of the server: ${await answers()}.`,
    );
  } finally {
    await browser.close();
    server.kill('SIGINT');
    rmSync(site, { recursive: true, force: true });
  }
}
