/** Runs the browser tests against the built site, with a Chromium that is found or installed. */
import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser.mjs';

try {
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/playwright/cli.js',
      'test',
      '--config',
      'tests/browser/playwright.config.ts',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: findBrowser() } },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 1;
}
