/** `npm run bench -- dev`: measures from saving a page's YAML to its new text, or its mistake, in an open browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.mjs';
import { pageYaml, writePagewrightSite } from './make-sites.mjs';
import { median } from './measure.mjs';
import { keep } from './results.mjs';

const PAGES = Number(process.env.BENCH_PAGES ?? 1000);
const SAVES = 15;
const PORT = process.env.PORT ?? '5299';
/** The pause between two saves, as an editor looks at the result first. */
const PAUSE_MS = 400;
const COMMAND = path.resolve('src/cli/pagewright.mjs');

/** Returns the milliseconds on the clock that this process and the browser share. */
const now = () => performance.timeOrigin + performance.now();

/**
 * Resolves with the time when an element contains a text.
 *
 * @param {import('playwright').Page} page
 * @param {string} selector
 * @param {string} words
 */
const shown = (page, selector, words) =>
  page.evaluate(
    ([place, awaited]) =>
      new Promise((resolve) => {
        const look = () => {
          if (!document.querySelector(place)?.textContent?.includes(awaited)) return;
          observer.disconnect();
          resolve(performance.timeOrigin + performance.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        look();
      }),
    /** @type {const} */ ([selector, words]),
  );

/** Returns the lowest, the median and the highest of some times, as words. */
const spread = (/** @type {number[]} */ times) =>
  `${[Math.min(...times), median(times), Math.max(...times)].map((time) => time.toFixed(0)).join(' / ')} ms`;

/** Measures the dev server of a generated site and writes the results. */
export async function measureDev() {
  const site = mkdtempSync(path.join(tmpdir(), 'pagewright-dev-'));
  writePagewrightSite(site, PAGES);
  const args = [COMMAND, 'dev', '--site', site, '--port', PORT];
  const server = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ready = await new Promise((resolve) => {
    server.stdout.on('data', (text) => {
      const said = /listening after (\d+) ms/.exec(String(text))?.[1];
      if (said) resolve(Number(said));
    });
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${PORT}/page-7`, { waitUntil: 'networkidle' });
    /**
     * Saves the page repeatedly; returns the times from each save to what is seen of it.
     *
     * @param {(save: number) => { text: string, selector: string, words: string }} saving
     */
    const timesOf = async (saving) => {
      const times = [];
      for (let save = 0; save < SAVES; save++) {
        const { text, selector, words } = saving(save);
        const seen = shown(page, selector, words);
        await page.waitForTimeout(PAUSE_MS);
        const saved = now();
        writeFileSync(path.join(site, 'pages/page-7.yaml'), text);
        times.push(Number(await seen) - saved);
      }
      return times;
    };
    const edits = await timesOf((save) => {
      const words = `, edit ${save}.`;
      return { text: pageYaml(7, words), selector: 'h1', words };
    });
    const mistakes = await timesOf((save) => {
      const words = `stast-${save}`;
      const text = pageYaml(7).replace('type: stats', `type: ${words}`);
      return { text, selector: '.problem-card', words };
    });
    keep(
      'The dev server',
      `${PAGES} pages: listening after ${ready} ms. From saving a page's YAML to its new words in the open browser: ${spread(edits)} (lowest / median / highest of ${SAVES}); to the card of a misspelt block: ${spread(mistakes)}.`,
    );
  } finally {
    await browser.close();
    server.kill('SIGINT');
    rmSync(site, { recursive: true, force: true });
  }
}
