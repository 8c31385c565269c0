/** The site that `pagewright init` creates, served below a path of its host. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { violations } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { hydrate } from './watching.ts';

const program = path.resolve(import.meta.dirname, '../../src/cli/pagewright.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-new-site-'));
let stop: () => Promise<unknown>;
let home: string;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  execFileSync(process.execPath, [program, 'init', folder]);
  const words = [program, 'start', '--base', '/our/site/', '--port', '0'];
  const server = spawn(process.execPath, words, { cwd: folder });
  const ended = new Promise((resolve) => server.once('close', resolve));
  stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  home = await new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer) => {
      said += text;
      const origin = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (origin) resolve(`${origin}/our/site`);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    ended.then(() => reject(new Error(said)));
  });
});
test.afterAll(async () => {
  await stop?.();
  rmSync(folder, { recursive: true });
});

test('axe finds nothing on any page, light and wide, dark and narrow', async ({ page }) => {
  const looks = [
    { width: 1280, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
  ] as const;
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['/', '/about', '/contact', '/blog', '/blog/why-boards-lie-still']) {
      await page.goto(home + address);
      expect(await violations(page), `${address}, ${colorScheme}, ${width} px`).toEqual([]);
    }
  }
});

test('pages follow each other without being loaded anew, there and back', async ({ page }) => {
  // A page that still scrolls smoothly moves a link away during a click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${home}/`);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await hydrate(page);
  const stays = () => page.evaluate(() => (window as { stays?: boolean }).stays);
  const menu = page.locator('.block-site-header nav');
  await menu.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL(`${home}/blog`);
  await expect(page).toHaveTitle('Alder & Ash | Blog');
  await expect(menu.getByRole('link', { name: 'Blog' }).first()).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('link', { name: 'The joint that holds itself' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The joint that holds itself');
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL(`${home}/blog`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The joint that holds itself');
  await page.locator('.block-site-header .logo').first().click();
  await expect(page).toHaveURL(`${home}/`);
  expect(await stays()).toBe(true);
});

test('the form is sent and answered', async ({ page }) => {
  await page.goto(`${home}/contact`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Your e-mail address').fill('ada@example.org');
  await page.getByLabel('What you have in mind').fill('A table for four.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
});
