/** `npm run screens:studio`: takes the pictures of Studio for docs/studio.md and README.md, on a new site. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { findBrowser } from '../browser/find-browser.mjs';
import { COMMAND, serveSite } from '../serve-site.mjs';

const FOLDER = path.resolve('docs/studio');

/** Waits until Studio shows the page. @param {import('playwright').Page} page */
async function shown(page) {
  await page.getByRole('treeitem').first().waitFor();
  await page.frameLocator('iframe[title="The page"]').locator('h1').first().waitFor();
  await page.locator('[data-heard=true]').waitFor();
}

/** @param {import('playwright').Page} page @param {string} name */
async function take(page, name) {
  await page.waitForTimeout(1000);
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(path.join(FOLDER, `${name}.webp`));
}

/**
 * The steps before each picture, from a page that was just opened.
 *
 * @type {Record<string, (page: import('playwright').Page) => Promise<void>>}
 */
const pictures = {
  async block(page) {
    const frame = page.frameLocator('iframe[title="The page"]');
    await frame.getByText('What we make', { exact: true }).click();
    await page.getByRole('button', { name: 'Cupboards', exact: true }).click();
  },
  async 'add-a-block'(page) {
    await page.getByRole('button', { name: 'Add a block', exact: true }).click();
    // The previews are loaded when they are shown.
    for (const n of [0, 1, 2]) {
      await page
        .locator('.preview iframe')
        .nth(n)
        .contentFrame()
        .locator('main h2, main h1')
        .first()
        .waitFor();
    }
    await page.waitForTimeout(3000);
  },
  async pictures(page) {
    await page.getByRole('button', { name: 'Pictures' }).click();
    await page.locator('.file-card').nth(1).click();
  },
  async colours(page) {
    await page.getByRole('tab', { name: 'Site' }).click();
    await page.getByRole('button', { name: 'Colours and fonts' }).click();
    await page
      .getByRole('textbox', { name: 'Primary', exact: true })
      .first()
      .scrollIntoViewIfNeeded();
  },
  async yaml(page) {
    await page.getByRole('tab', { name: 'YAML' }).click();
    await page.locator('.cm-content').waitFor();
  },
};

const site = mkdtempSync(path.join(tmpdir(), 'pagewright-studio-'));
mkdirSync(FOLDER, { recursive: true });
execFileSync(process.execPath, [COMMAND, 'init', '.'], { cwd: site, stdio: 'ignore' });
const server = await serveSite(['dev'], site);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const [name, go] of Object.entries(pictures)) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${server.origin}/_edit/`);
    await shown(page);
    await go(page);
    await take(page, name);
    await page.close();
    console.log(path.relative('.', path.join(FOLDER, `${name}.webp`)));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(site, { recursive: true, force: true });
}
