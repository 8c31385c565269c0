import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'playwright/test';

/** Two runs at the same time need a port each: `TEST_PORT=4299`. */
const port = Number(process.env.TEST_PORT ?? 4199);
/** A running server to test instead of a fresh build: `TEST_URL=http://localhost:4173`. */
const served = process.env.TEST_URL;

/** The folder of the tested site; `TEST_SITE` sets it when a running server serves another one than `dist`. */
export const builtSite = path.resolve(
  import.meta.dirname,
  '../..',
  process.env.TEST_SITE ?? (served ? 'dist' : '.pagewright/test-site'),
);

export default defineConfig({
  testDir: '.',
  globalSetup: './studio-bundle.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Tests also wait, for timers and for servers that start: one more than there are processors keeps all of them busy.
  workers: availableParallelism() + 1,
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  // Waiting times are tested in the tests themselves; a busy machine is no fault of the page.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: served ?? `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  // The tests of Studio come first: those of a file run one after the other, and would be the last to end.
  projects: [
    { name: 'studio', testMatch: 'studio*.spec.ts' },
    { name: 'site', testIgnore: 'studio*.spec.ts' },
  ],
  webServer: served
    ? undefined
    : {
        command: `node src/cli/pagewright.mjs start --port ${port} --out ${builtSite}`,
        cwd: '../..',
        url: `http://localhost:${port}/`,
        reuseExistingServer: !process.env.CI,
        timeout: 120_000,
      },
});
