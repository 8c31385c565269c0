/**
 * `npm run bench -- visit`: measures what a visitor with a slow telephone experiences, on the page of the benchmark
 * and on the home page. Each page is loaded in turns with the same HTML without script.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser, wholeBrowser } from '../browser/find-browser.mjs';
import { COMMAND, serveSite } from '../serve-site.mjs';
import { controls, SHORTEST_TOLD_MS } from './controls.mjs';
import { writePagewrightSite } from './make-sites.mjs';
import { measure, median } from './measure.mjs';
import { moves } from './moves.mjs';
import { keep, table } from './results.mjs';
import { launchUnwatched } from './unwatched.mjs';
import { backAndForward, firstVisit, withoutScript } from './visitor.mjs';

/** The number of runs; one takes some six minutes. */
const RUNS = Number(process.env.BENCH_RUNS ?? 2);
/**
 * The first paint of a page varies by a fifth between visits on a slow connection, so there are more visits: the
 * medians of 21 visits to a page and to a copy of it differed by 5 %, those of 81 visits by 2 %.
 */
const VISITS = 8 * RUNS;
/** Content pages should fit into the first round trip of a connection: ten packets. */
const FIRST_ROUND_TRIP = 14 * 1024;

/** Builds a site and serves it. @param {string} site @param {string} out */
async function serve(site, out) {
  const words = ['--site', site, '--out', out];
  await measure(process.execPath, [COMMAND, 'build', ...words]);
  return serveSite(['serve', ...words]);
}

/** Writes a copy of a page without its script. @param {string} out @param {string} file */
function writeTwin(out, file) {
  const html = readFileSync(path.join(out, file), 'utf8');
  writeFileSync(path.join(out, 'without-script.html'), withoutScript(html));
}

/** @param {number} value */
const ms = (value) => `${Math.round(value)} ms`;

/** @param {number} delay */
const delayInWords = (delay) => (delay ? ms(delay) : `under ${SHORTEST_TOLD_MS} ms`);

/** @param {import('./unwatched.mjs').Send} send @param {string} name @param {string} origin @param {string} route */
async function compareVisits(send, name, origin, route) {
  const runs = [];
  for (let run = 0; run < VISITS; run++) {
    const visit = {};
    const addresses = Object.entries({ page: origin + route, twin: `${origin}/without-script` });
    // Alternates the order: the second one finds a warm machine.
    for (const [which, address] of run % 2 ? addresses.reverse() : addresses) {
      visit[which] = await firstVisit(send, address);
    }
    runs.push(visit);
  }
  const of = (/** @type {(run: typeof runs[0]) => number} */ pick) => median(runs.map(pick));
  const spread = runs.map(({ page }) => page.lcp);
  const besideTwin = (/** @type {'fcp' | 'lcp'} */ what) => {
    const ratio = of(({ page, twin }) => page[what] / twin[what]).toFixed(2);
    return `${ms(of(({ page }) => page[what]))} / ${ms(of(({ twin }) => twin[what]))}: ${ratio}`;
  };
  return [
    name,
    besideTwin('fcp'),
    besideTwin('lcp'),
    `${ms(Math.min(...spread))} to ${ms(Math.max(...spread))}`,
    `${ms(of(({ page }) => page.tbt))} / ${ms(of(({ twin }) => twin.tbt))}`,
    of(({ page }) => page.cls).toFixed(3),
    of(({ page }) => page.scripts),
  ];
}

/** Returns the compressed sizes of all pages, as they are sent (src/server/http/compressed.ts). @param {string} out */
function heaviestPages(out) {
  const files = readdirSync(out, { recursive: true }).map(String);
  const sizes = files
    .filter((file) => file.endsWith('.html') && file !== 'without-script.html')
    .map((file) => ({
      file,
      size: gzipSync(readFileSync(path.join(out, file)), { level: 9 }).length,
    }))
    .sort((a, b) => b.size - a.size);
  const over = sizes.filter(({ size }) => size > FIRST_ROUND_TRIP).length;
  const rows = sizes.slice(0, 8).map(({ file, size }) => [file, `${(size / 1024).toFixed(1)} KB`]);
  const middle = sizes[Math.floor(sizes.length / 2)]?.size ?? 0;
  return `${over} of ${sizes.length} pages are over 14 KB compressed; half are below ${(middle / 1024).toFixed(1)} KB.\n\n${table(['heaviest pages', 'gzip'], rows)}`;
}

/** Returns how much larger the app is than react-dom. @param {string} out */
async function appBeyondReact(out) {
  const id = 'virtual:react';
  const made = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'react-alone',
        resolveId: (request) => (request === id ? id : undefined),
        load: (request) =>
          request === id
            ? "import * as a from 'react'; import { hydrateRoot } from 'react-dom/client'; globalThis.react = [a, hydrateRoot];"
            : undefined,
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: id } },
  });
  const [react] = /** @type {import('vite').Rolldown.RolldownOutput} */ (made).output;
  const assets = path.join(out, 'assets');
  const app = readdirSync(assets).find((name) => /^app-.*\.js$/.test(name)) ?? '';
  const size = gzipSync(readFileSync(path.join(assets, app))).length;
  const bare = gzipSync(react.code).length;
  const kb = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1);
  return `The app with its router is ${kb(size)} KB compressed, react-dom alone ${kb(bare)} KB: ${kb(size - bare)} KB more. Each island is loaded in addition when it is near.`;
}

/** Measures both sites and writes the results. */
export async function measureVisits() {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-visit-'));
  const bench = { site: path.join(folder, 'site'), out: path.join(folder, 'bench') };
  const own = { site: process.cwd(), out: path.join(folder, 'own') };
  writePagewrightSite(bench.site, 3);
  const benchServer = await serve(bench.site, bench.out);
  const ownServer = await serve(own.site, own.out);
  const executable = findBrowser();
  const unwatched = launchUnwatched(executable);
  const browser = await chromium.launch({ executablePath: executable, args: ['--no-sandbox'] });
  try {
    writeTwin(bench.out, 'page-2.html');
    writeTwin(own.out, 'index.html');
    const { send } = unwatched;
    const visits = [
      await compareVisits(send, 'benchmark page', benchServer.origin, '/page-2'),
      await compareVisits(send, 'home page', ownServer.origin, '/'),
    ];
    const fast = await moves(browser, ownServer.origin, 1, RUNS);
    const slow = await moves(browser, ownServer.origin, 4, RUNS);
    const moved = fast.map((move, index) => [
      `${move.from} to ${move.to}`,
      ...[move, slow[index] ?? move].flatMap(({ there, drawn, shown, bare }) => [
        `${ms(there)} / ${ms(drawn)} / ${ms(shown)}`,
        ms(bare),
      ]),
    ]);
    const delays = await controls(browser, benchServer.origin, ownServer.origin, RUNS);
    keep(
      'The visit',
      `Chromium on a screen of 412 by 823, CPU 4 times slower, 150 ms and 1.6 Mbit/s (slow 4G); medians of ${VISITS} visits in alternation, in an uninstrumented browser, and of ${RUNS} runs of everything else. Each cell has the page / the same HTML without script: the median ratio of the pairs.

${table(['page', 'first paint', 'largest paint', 'its spread', 'blocking time', 'layout shift', 'bytes of script'], visits)}

Time from a click to the heading of a prefetched page: until it is in the document and focused / until the browser begins to paint it / until its frame is on the screen. "Bare script" is the time until the browser begins to paint when a minimal script inserts the same blocks.

${table(['link', 'at full speed', 'bare script', 'processor 4 times slower', 'bare script'], moved)}

Back and forward: ${await backAndForward(wholeBrowser(), ownServer.origin)}.

${await appBeyondReact(own.out)}

${table(
  [
    'control, processor 4 times slower',
    'longest delay to the next paint',
    'lowest to highest',
    'without script',
  ],
  delays.map(({ name, median: middle, lowest, highest, bare }) => [
    name,
    delayInWords(middle),
    `${delayInWords(lowest)} to ${delayInWords(highest)}`,
    bare === undefined ? '' : delayInWords(bare),
  ]),
)}

${heaviestPages(own.out)}`,
    );
  } finally {
    await browser.close();
    await unwatched.close();
    await benchServer.stop();
    await ownServer.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
