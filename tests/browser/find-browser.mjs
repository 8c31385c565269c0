import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** The headless shell has no windows: the tests take less than half as long as in a whole Chromium. */
const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @param {string | undefined} file */
function isExecutable(file) {
  if (!file) return false;
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the installed browsers: that of CHROMIUM_PATH, Playwright's own, and the system's. */
function installedBrowsers() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const system = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...system, MAC];
  return candidates.filter(isExecutable);
}

const installedBrowser = () => installedBrowsers()[0];

/** Returns an installed Chromium with windows: the headless shell has no back/forward cache. */
export const wholeBrowser = () => installedBrowsers().find((file) => !/headless/.test(file));

/** @param {string} command @param {string[]} args */
function runs(command, args) {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function isRoot() {
  return process.getuid?.() === 0;
}

/**
 * Installs a browser with apt. Debian has a package of the headless shell, Ubuntu and older Debians only the whole
 * Chromium.
 */
function installWithSystem() {
  const sudo = isRoot() ? [] : ['sudo', '-n'];
  const apt = (/** @type {string[]} */ ...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', ...args];
    return runs(command ?? 'apt-get', rest);
  };
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' });
  } catch {
    return false;
  }
  const install = (/** @type {string} */ name) =>
    apt('install', '-y', '--no-install-recommends', name);
  return apt('update') && (install('chromium-headless-shell') || install('chromium'));
}

/**
 * Finds a Chromium for the browser tests, or installs one.
 *
 * @returns {string} the path of its executable
 * @throws Error with one sentence that says what to do, when none can be installed
 */
export function findBrowser() {
  const found = installedBrowser();
  if (found) return found;
  console.log('No Chromium on this machine: getting one.');
  runs(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium']);
  const downloaded = installedBrowser();
  if (downloaded) return downloaded;
  installWithSystem();
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium or Chrome, and none could be installed: install one, or set CHROMIUM_PATH to its executable.',
  );
}
