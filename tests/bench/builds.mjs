/**
 * Builds the same generated pages with Pagewright and the installed peers. Machines differ and are noisy, so only the
 * ratios of alternating runs count.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageYaml, writePagewrightSite } from './make-sites.mjs';
import { measure, median } from './measure.mjs';
import { peers, writePeerSite } from './peers/peers.mjs';
import { keep, table } from './results.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 5);
const SIZES = (process.env.BENCH_PAGES ?? '100,5000').split(',').map(Number);
/** This number of pages must fit into a gigabyte of memory. */
const MANY = Number(process.env.BENCH_MANY ?? 20_000);
const COMMAND = path.resolve('src/cli/pagewright.mjs');

/**
 * @typedef {import('./measure.mjs').Measured} Measured
 * @typedef {import('./peers/peers.mjs').Peer} Peer
 * @typedef {Record<string, Measured>} Run the measurements of a builder in one turn, by the name of the work
 */

/** @param {string[]} args */
const pagewright = (...args) => measure(process.execPath, [COMMAND, ...args]);

/** The number of the page that is edited. */
const EDITED = 7;

/** @param {string} site @param {number} turn @returns {Promise<Run>} */
async function takeTurn(site, turn) {
  for (const made of ['dist', '.pagewright']) {
    rmSync(path.join(site, made), { recursive: true, force: true });
  }
  const clean = await pagewright('build', '--site', site);
  writeFileSync(path.join(site, `pages/page-${EDITED}.yaml`), pageYaml(EDITED, `, edit ${turn}`));
  const edited = await pagewright('build', '--site', site);
  const validated = await pagewright('validate', '--site', site);
  const again = await pagewright('validate', '--site', site);
  return {
    'clean build': clean,
    'after one edit': edited,
    validate: validated,
    'validate, nothing changed': again,
  };
}

/** @param {Peer} peer @param {string} site @param {number} turn @returns {Promise<Run>} */
async function takePeersTurn(peer, site, turn) {
  const [command, args] = peer.command;
  for (const made of peer.made) rmSync(path.join(site, made), { recursive: true, force: true });
  const clean = await measure(command, args, { cwd: site });
  const text = peer.content(pageYaml(EDITED, `, edit ${turn}`));
  writeFileSync(path.join(site, peer.file(EDITED)), text);
  const edited = await measure(command, args, { cwd: site });
  return { 'clean build': clean, 'after one edit': edited };
}

/**
 * Returns the lowest, median and highest value.
 *
 * @param {Run[]} runs
 * @param {string} work
 * @param {'seconds' | 'cpu'} what
 */
function spread(runs, work, what) {
  const values = runs.map((run) => run[work]?.[what] ?? Number.NaN);
  const shown = [Math.min(...values), median(values), Math.max(...values)];
  return shown.map((value) => value.toFixed(2)).join(' / ');
}

/**
 * Returns the median of the ratios of each turn: what disturbs one turn disturbs only one ratio.
 *
 * @param {Run[]} runs
 * @param {Run[]} others
 * @param {string} work
 */
function ratio(runs, others, work) {
  const of = (/** @type {'seconds' | 'cpu'} */ what) =>
    median(
      runs.map((run, turn) => (run[work]?.[what] ?? 0) / (others[turn]?.[work]?.[what] ?? 0)),
    ).toFixed(2);
  return `${spread(others, work, 'seconds')}: ${of('seconds')} (${of('cpu')})`;
}

/** @param {number} pages */
async function measureSize(pages) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-bench-'));
  const site = path.join(folder, 'pagewright');
  const asked = peers.filter(({ most }) => pages <= most);
  try {
    writePagewrightSite(site, pages);
    for (const peer of asked) writePeerSite(peer, path.join(folder, peer.name), pages);
    /** @type {Run[]} */
    const own = [];
    /** @type {Record<string, Run[]>} */
    const others = Object.fromEntries(asked.map(({ name }) => [name, []]));
    for (let turn = 1; turn <= RUNS; turn++) {
      own.push(await takeTurn(site, turn));
      for (const peer of asked) {
        const place = path.join(folder, peer.name);
        others[peer.name]?.push(await takePeersTurn(peer, place, turn));
      }
    }
    return Object.keys(own[0] ?? {}).map((work) => {
      const most = Math.max(...own.map((run) => run[work]?.megabytes ?? 0));
      return [
        `${pages} pages: ${work}`,
        spread(own, work, 'seconds'),
        spread(own, work, 'cpu'),
        `${Math.round(most)} MB`,
        ...peers.map(({ name }) => {
          const runs = others[name] ?? [];
          return runs[0]?.[work] ? ratio(own, runs, work) : '';
        }),
      ];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureMany() {
  const site = mkdtempSync(path.join(tmpdir(), 'pagewright-bench-'));
  try {
    writePagewrightSite(site, MANY);
    const { seconds, cpu, megabytes } = await pagewright('build', '--site', site);
    const memory = `${Math.round(megabytes)} MB`;
    const label = `${MANY} pages: first build`;
    return [label, seconds.toFixed(1), cpu.toFixed(1), memory, ...peers.map(() => '')];
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

async function measureStart() {
  /** @type {Run[]} */
  const runs = [];
  for (let turn = 0; turn < RUNS; turn++) {
    runs.push({
      node: await measure(process.execPath, ['--eval', '0']),
      help: await pagewright('--help'),
    });
  }
  return `Start of the command line (\`--help\`): ${spread(runs, 'help', 'seconds')} s, of which Node.js takes ${spread(runs, 'node', 'seconds')} s; CPU time ${spread(runs, 'help', 'cpu')} s.`;
}

/** Makes a checkout bundle its command line and its blocks, which an installed package contains. */
async function bundleOnce() {
  const site = mkdtempSync(path.join(tmpdir(), 'pagewright-bench-'));
  writePagewrightSite(site, 1);
  await pagewright('build', '--site', site).finally(() => rmSync(site, { recursive: true }));
}

/** Measures builds of all sizes and writes the results. */
export async function measureBuilds() {
  await bundleOnce();
  const rows = [];
  for (const pages of SIZES) rows.push(...(await measureSize(pages)));
  if (MANY > 0) rows.push(await measureMany());
  const versions = peers.map(({ name, version }) => `${name} ${version}`);
  const head = ['what', 'seconds', 'of the processor', 'most memory', ...versions];
  keep(
    'Builds',
    `Pages of 8 blocks, some 4 KB of YAML each. Whole processes, in alternation; lowest / median / highest of ${RUNS}. A clean build starts without the cache and output of an earlier one. After a peer's seconds comes the ratio of Pagewright's time to the peer's (median of all rounds): wall-clock time and, in brackets, CPU time.

${table(head, rows)}

${await measureStart()}`,
  );
}
