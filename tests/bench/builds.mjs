/**
 * The same generated pages through Pagewright and Hugo. Machines differ and are noisy, so what counts
 * are the ratios of runs that took turns.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageYaml, writeHugoSite, writePagewrightSite } from './make-sites.mjs';
import { measure, median } from './measure.mjs';
import { hugoVersion, keep, table } from './results.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const SIZES = (process.env.BENCH_PAGES ?? '100,5000').split(',').map(Number);
/** So many pages have to fit into a gigabyte of memory. */
const MANY = Number(process.env.BENCH_MANY ?? 20_000);
const COMMAND = path.resolve('src/cli/pagewright.mjs');

/** @typedef {import('./measure.mjs').Measured} Measured */

/** @param {string[]} args */
const pagewright = (...args) => measure(process.execPath, [COMMAND, ...args]);

/** What an edit of one page is measured by. */
const EDITED = 7;

/** @param {string} site @param {string} hugoSite @param {number} run */
async function measureOnce(site, hugoSite, run) {
  for (const folder of ['dist', '.pagewright/cache']) {
    rmSync(path.join(site, folder), { recursive: true, force: true });
  }
  const hugo = () => (hugoVersion ? measure('hugo', ['--quiet'], { cwd: hugoSite }) : undefined);
  const text = pageYaml(EDITED, `, edit ${run}`);
  const clean = await pagewright('build', '--site', site);
  rmSync(path.join(hugoSite, 'public'), { recursive: true, force: true });
  const hugoClean = await hugo();
  writeFileSync(path.join(site, `pages/page-${EDITED}.yaml`), text);
  const edited = await pagewright('build', '--site', site);
  if (hugoVersion)
    writeFileSync(path.join(hugoSite, `content/page-${EDITED}.md`), `---\n${text}---\n`);
  const hugoEdited = await hugo();
  const validated = await pagewright('validate', '--site', site);
  return { clean, edited, validated, hugoClean, hugoEdited };
}

/** @param {Measured[]} runs @param {'seconds' | 'cpu'} what lowest, median and highest */
function spread(runs, what) {
  const values = runs.map((run) => run[what]);
  const shown = [Math.min(...values), median(values), Math.max(...values)];
  return shown.map((value) => value.toFixed(2)).join(' / ');
}

/** The ratios of each run, so that what disturbed one run disturbs one ratio. @param {Measured[]} runs @param {(Measured | undefined)[]} others */
function ratio(runs, others) {
  const of = (/** @type {'seconds' | 'cpu'} */ what) =>
    median(runs.map((run, index) => run[what] / (others[index]?.[what] ?? Number.NaN))).toFixed(2);
  return hugoVersion ? `${of('seconds')} (${of('cpu')})` : 'not installed';
}

/** @param {number} pages */
async function measureSize(pages) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-bench-'));
  const site = path.join(folder, 'pagewright');
  const hugoSite = path.join(folder, 'hugo');
  try {
    writePagewrightSite(site, pages);
    if (hugoVersion) writeHugoSite(hugoSite, pages);
    await pagewright('build', '--site', site); // Bundles the blocks once, as an installation does.
    const runs = [];
    for (let run = 1; run <= RUNS; run++) runs.push(await measureOnce(site, hugoSite, run));
    const row = (
      /** @type {string} */ label,
      /** @type {Measured[]} */ own,
      /** @type {(Measured | undefined)[]} */ hugo,
    ) => [
      `${pages} pages: ${label}`,
      spread(own, 'seconds'),
      spread(own, 'cpu'),
      hugo[0] ? spread(/** @type {Measured[]} */ (hugo), 'seconds') : '',
      hugo[0] ? ratio(own, hugo) : '',
      `${Math.round(Math.max(...own.map(({ megabytes }) => megabytes)))} MB`,
    ];
    const of = (/** @type {keyof typeof runs[0]} */ what) => runs.map((run) => run[what]);
    return [
      row(
        'clean build',
        runs.map(({ clean }) => clean),
        of('hugoClean'),
      ),
      row(
        'after one edit',
        runs.map(({ edited }) => edited),
        of('hugoEdited'),
      ),
      row(
        'validate',
        runs.map(({ validated }) => validated),
        [],
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureMany() {
  const site = mkdtempSync(path.join(tmpdir(), 'pagewright-bench-'));
  try {
    writePagewrightSite(site, MANY);
    const run = await pagewright('build', '--site', site);
    return [
      [
        `${MANY} pages: first build`,
        run.seconds.toFixed(1),
        run.cpu.toFixed(1),
        '',
        '',
        `${Math.round(run.megabytes)} MB`,
      ],
    ];
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

async function measureStart() {
  const runs = [];
  for (let run = 0; run < RUNS; run++) {
    runs.push({
      node: await measure(process.execPath, ['--eval', '0']),
      help: await pagewright('--help'),
    });
  }
  const own = runs.map(({ help }) => help);
  const node = runs.map(({ node: bare }) => bare);
  return `Start of the command line (\`--help\`): ${spread(own, 'seconds')} s, of which Node itself takes ${spread(node, 'seconds')} s; of the processor ${spread(own, 'cpu')} s.`;
}

/** Measures builds of all sizes and keeps the result. */
export async function measureBuilds() {
  const rows = [];
  for (const pages of SIZES) rows.push(...(await measureSize(pages)));
  if (MANY > 0) rows.push(...(await measureMany()));
  const head = [
    'what',
    'seconds',
    'of the processor',
    'Hugo, seconds',
    'ratio to Hugo',
    'most memory',
  ];
  keep(
    'Builds',
    `Pages of 8 blocks, some 4 KB of YAML each. Whole processes, taking turns; lowest / median / highest of ${RUNS}. The ratio is the median of the ratios of each turn, by the clock and, in brackets, by the time of the processor.

${table(head, rows)}

${await measureStart()}`,
  );
}
