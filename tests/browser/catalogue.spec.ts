/** The catalogue of all blocks, as built for a host. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { violations } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { hydrated } from './watching.ts';

const root = path.resolve(import.meta.dirname, '../..');
const program = path.join(root, 'src/cli/pagewright.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-catalogue-'));
let origin: string;
let stop: () => Promise<unknown>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  const out = path.join(folder, 'catalogue');
  const written = spawnSync(process.execPath, [program, 'catalogue', '--out', out], { cwd: root });
  expect(String(written.stderr)).toBe('');
  const words = [program, 'serve', '--out', out, '--port', '0'];
  const server = spawn(process.execPath, words, { cwd: folder });
  const ended = new Promise((resolve) => server.once('close', resolve));
  stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  origin = await new Promise((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (text) => {
      said += text;
      const address = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(said)));
  });
});
test.afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true });
});

test('lists every block, and finds one by its name or by a field', async ({ page }) => {
  await page.goto(`${origin}/`);
  const cards = page.locator('.cards > li');
  const types = readdirSync(path.join(root, 'blocks')).filter((name) => !name.startsWith('_'));
  await expect(cards).toHaveCount(types.length);
  await page.getByLabel('Find a block').fill('honeypot');
  await expect(page.locator('.cards > li:visible code')).toHaveText(['form']);
  await expect(page.getByRole('status')).toHaveText(`1 of ${types.length}`);
  await page.getByRole('link', { name: 'Form' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form');
});

test('shows an example in light, in the dark and on a narrow screen', async ({ page }) => {
  await page.goto(`${origin}/banner`);
  const looks = page.locator('.looks').first();
  for (const [look, isDark, width] of [
    ['light', false, 1280],
    ['dark', true, 1280],
    ['narrow', false, 390],
  ] as const) {
    const frame = looks.locator(`[data-look=${look}]`).frameLocator('iframe');
    await expect(frame.locator('h1')).toHaveText('The work nobody sees');
    const body = frame.locator('body');
    await expect.poll(() => body.evaluate((node) => node.classList.contains('dark'))).toBe(isDark);
    expect(await body.evaluate(() => innerWidth)).toBe(width);
  }
});

test('the pictures and films of the examples are there', () => {
  const files = ['images', 'video'].flatMap((name) => {
    const within = path.join(folder, 'catalogue', name);
    return readdirSync(within).map((file) => path.join(within, file));
  });
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => statSync(file).size === 0)).toEqual([]);
});

test('dialogs are shown open, in the list as well', async ({ page }) => {
  await page.goto(`${origin}/side-panel`);
  const example = page.frameLocator('[data-look=light] iframe').getByRole('dialog');
  await expect(example).toContainText('Talk to us');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('button', { name: 'Open it' }).first().click();
  expect(await example.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await page.goto(`${origin}/`);
  const preview = page.locator('li', { has: page.getByRole('link', { name: 'Side panel' }) });
  await preview.scrollIntoViewIfNeeded();
  await expect(preview.frameLocator('iframe').locator('dialog')).toBeVisible();
});

test('says what may be written, and where the block is used', async ({ page }) => {
  await page.goto(`${origin}/form`);
  const field = page.getByRole('listitem').filter({ hasText: /^\s*fields\[\]\.rows/ });
  await expect(field).toContainText('(whole number, 2 to 30)');
  await expect(field).toContainText('The default is 4.');
  const places = page.getByRole('listitem').filter({ hasText: /^\s*pages\/.+\.yaml:\d+\s*$/ });
  await expect(places.first()).toBeVisible();
});

test('the YAML is copied as a page needs it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${origin}/banner`);
  const copy = page.getByRole('button', { name: 'Copy the YAML' }).first();
  await hydrated(copy);
  await copy.click();
  await expect(page.getByRole('status').first()).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^ {2}- type: banner\n {4}\S/);
});

test('axe finds nothing, wide and narrow', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [address, width, colorScheme] of [
    ['/', 1280, 'light'],
    ['/card-grid', 1280, 'light'],
    ['/form', 390, 'dark'],
  ] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(origin + address);
    expect(await violations(page), address).toEqual([]);
  }
});
