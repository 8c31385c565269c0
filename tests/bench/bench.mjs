/**
 * `npm run bench`: the same generated pages through Pagewright and, where it is installed, Hugo.
 * Machines differ and are noisy, so what counts are the ratios of runs that took turns.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageYaml, writeHugoSite, writePagewrightSite } from './make-sites.mjs';
import { measure, median } from './measure.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 3);
const SIZES = (process.env.BENCH_PAGES ?? '100,1000,5000').split(',').map(Number);
const COMMAND = path.resolve('src/cli/pagewright.mjs');

const hasHugo = (() => {
  try {
    execFileSync('hugo', ['version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** @param {string[]} args */
const pagewright = (...args) => measure(process.execPath, [COMMAND, ...args]);

/** @param {string} site */
function clean(site) {
  for (const folder of ['dist', '.pagewright/cache']) {
    rmSync(path.join(site, folder), { recursive: true, force: true });
  }
}

/** @param {string} site @param {string} hugoSite @param {number} run */
async function measureOnce(site, hugoSite, run) {
  clean(site);
  const full = await pagewright('build', '--site', site);
  writeFileSync(path.join(site, 'pages/page-7.yaml'), pageYaml(7, `, edit ${run}`));
  const edited = await pagewright('build', '--site', site);
  const validated = await pagewright('validate', '--site', site);
  if (!hasHugo) return { full, edited, validated };
  rmSync(path.join(hugoSite, 'public'), { recursive: true, force: true });
  const hugoFull = await measure('hugo', ['--quiet'], { cwd: hugoSite });
  writeFileSync(
    path.join(hugoSite, 'content/page-7.md'),
    `---\n${pageYaml(7, `, edit ${run}`)}---\n`,
  );
  const hugoEdited = await measure('hugo', ['--quiet'], { cwd: hugoSite });
  return { full, edited, validated, hugoFull, hugoEdited };
}

/** @param {string} site bytes of one page and of all that it may load */
function pageWeight(site) {
  const html = readFileSync(path.join(site, 'dist/page-7.html'));
  const assets = path.join(site, 'dist/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const total = scripts.reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(assets, name))).length,
    0,
  );
  return `one page: ${html.length} bytes of HTML, ${gzipSync(html).length} compressed; all scripts of the site together ${total} compressed, fetched on intent`;
}

/** @param {string} label @param {number[]} values @param {string} unit */
function row(label, values, unit) {
  const shown = [Math.min(...values), median(values), Math.max(...values)].map((value) =>
    value.toFixed(2),
  );
  console.log(`  ${label.padEnd(34)} ${shown.join(' / ')} ${unit}`);
}

for (const pages of SIZES) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-bench-'));
  const site = path.join(folder, 'pagewright');
  const hugoSite = path.join(folder, 'hugo');
  try {
    writePagewrightSite(site, pages);
    if (hasHugo) writeHugoSite(hugoSite, pages);
    await pagewright('build', '--site', site); // Bundles the blocks once, as an installation does.
    const runs = [];
    for (let run = 1; run <= RUNS; run++) runs.push(await measureOnce(site, hugoSite, run));
    console.log(`\n${pages} pages, ${RUNS} runs: lowest / median / highest`);
    row(
      'clean build',
      runs.map((run) => run.full.seconds),
      's',
    );
    row(
      'build after one edit',
      runs.map((run) => run.edited.seconds),
      's',
    );
    row(
      'validate',
      runs.map((run) => run.validated.seconds),
      's',
    );
    row(
      'validate, pages a second',
      runs.map((run) => pages / run.validated.seconds),
      '',
    );
    row(
      'peak memory of a clean build',
      runs.map((run) => run.full.megabytes),
      'MB',
    );
    if (hasHugo) {
      row(
        'Hugo, clean build',
        runs.map((run) => run.hugoFull?.seconds ?? 0),
        's',
      );
      row(
        'Hugo, build after one edit',
        runs.map((run) => run.hugoEdited?.seconds ?? 0),
        's',
      );
      row(
        'clean build, ratio to Hugo',
        runs.map((run) => run.full.seconds / (run.hugoFull?.seconds ?? 1)),
        '',
      );
      row(
        'after one edit, ratio to Hugo',
        runs.map((run) => run.edited.seconds / (run.hugoEdited?.seconds ?? 1)),
        '',
      );
    }
    console.log(`  ${pageWeight(site)}`);
    console.log(
      `  output: ${statSync(path.join(site, 'dist')).isDirectory() ? readdirSync(path.join(site, 'dist')).length : 0} entries`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (!hasHugo) console.log('\nHugo is not installed, so there is nothing to compare with.');
