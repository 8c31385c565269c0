/**
 * `npm run test:install -- npm pnpm yarn`: packs both packages, creates a site with each package manager in an empty
 * folder, as `npm create pagewright` does, then validates and builds it. It downloads their dependencies, so it is
 * not part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'pagewright-install-')));
const tools = path.join(folder, 'tools');

/** The packages of package managers that a machine may lack. */
const SOURCES = new Map([
  ['pnpm', 'pnpm@10'],
  ['yarn', '@yarnpkg/cli-dist@4'],
]);
const env = {
  ...process.env,
  NO_COLOR: '1',
  PATH: `${path.join(tools, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  // In CI, Yarn takes a new lock file for an error.
  YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
};

/**
 * Runs a program to its end.
 *
 * @param {string} cwd
 * @param {string[]} words
 * @param {Record<string, string>} [more] environment variables
 * @returns {string | undefined} its output; `undefined` when it does not exist or fails, with its errors printed
 */
function run(cwd, [program = '', ...words], more = {}) {
  const { status, stdout } = spawnSync(program, words, {
    cwd,
    encoding: 'utf8',
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout.trim();
  // Yarn prints its errors there, too.
  if (stdout) console.error(stdout);
  return undefined;
}

/** @param {string} name @returns {string} the packed file */
function pack(name) {
  const to = path.join(folder, name);
  mkdirSync(to);
  const place = name === 'pagewright' ? root : path.join(root, 'tools', name);
  run(place, ['npm', 'pack', '--silent', '--pack-destination', to]);
  const [file = ''] = readdirSync(to);
  return path.join(to, file);
}

/** @param {string} to @param {string} what */
function npmInstall(to, what) {
  mkdirSync(to, { recursive: true });
  run(to, ['npm', 'install', '--no-audit', '--no-fund', '--prefix', to, what]);
}

/** @param {string} manager @returns {string} `ok`, or what went wrong */
function tryManager(manager) {
  const source = SOURCES.get(manager);
  if (source) npmInstall(tools, source);
  const version = run(folder, [manager, '--version']);
  if (!version) return 'it is not installed, and could not be fetched';
  const site = path.join(folder, `site-${manager}`);
  const words = [creator, site, '--yes', '--pagewright', packed];
  const agent = `${manager}/${version} npm/? node/${process.version}`;
  if (run(folder, [process.execPath, ...words], { npm_config_user_agent: agent }) === undefined)
    return 'the site could not be made';
  for (const script of ['validate', 'build']) {
    if (run(site, [manager, 'run', script]) === undefined) return `${script} failed`;
  }
  return existsSync(path.join(site, 'dist/index.html')) ? 'ok' : 'nothing was built';
}

const managers = process.argv.slice(2);
if (managers.length === 0) managers.push('npm', 'pnpm', 'yarn');
const left = process.env.TEST_WITHOUT?.split(',') ?? [];

const packed = pack('pagewright');
const ofCreate = path.join(folder, 'creator');
npmInstall(ofCreate, pack('create-pagewright'));
const creator = path.join(ofCreate, 'node_modules/create-pagewright/create-pagewright.mjs');

try {
  for (const manager of managers) {
    const said = left.includes(manager) ? 'left out, as TEST_WITHOUT says' : tryManager(manager);
    console.log(`${manager} on Node ${process.version}: ${said}`);
    if (said !== 'ok' && !left.includes(manager)) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
