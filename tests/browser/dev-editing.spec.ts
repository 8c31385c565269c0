/** What an editor can do with the mouse in the pages of `npm run dev`. */
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  card,
  closeSite,
  devServerNoise,
  open,
  openSite,
  other,
  running,
  site,
} from './dev-site.ts';
import { expect, test } from './quiet-page.ts';

test.describe.configure({ mode: 'serial' });
test.use({ tolerated: devServerNoise });

const home = (type: string) => `title: Home
description: The first page.
blocks:
  - type: banner
    title: Water runs
  - type: ${type}
    body: Words.
  - type: fragment
    name: end
`;

const folder = path.join(import.meta.dirname, '../../test-results');
const editor = path.join(folder, `editor-${process.pid}.sh`);
const opened = `${editor}.txt`;

/** Returns the last file that the text editor was asked to open. */
const lastOpened = () =>
  existsSync(opened) ? readFileSync(opened, 'utf8').trim().split('\n').at(-1) : '';

test.beforeAll(async () => {
  writeFileSync(editor, `#!/bin/sh\necho "$@" >> ${opened}\n`);
  chmodSync(editor, 0o755);
  process.env.LAUNCH_EDITOR = editor;
  await openSite({
    'pages/index.yaml': home('txet'),
    'pages/other.yaml': other,
    'pages/_fragments/end.yaml': '- type: text\n  heading: The end\n  body: Bye.\n',
  });
});
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('Alt and a click open the file of a block at its line, also of a fragment', async ({
  page,
}) => {
  await open(page, '/');
  const place = (file: string) => path.join(site.root, 'pages', file);
  await page.getByRole('heading', { name: 'Water runs' }).click({ modifiers: ['Alt'] });
  await expect.poll(lastOpened).toBe(`${place('index.yaml')} 4 5`);
  await page.getByRole('heading', { name: 'The end' }).click({ modifiers: ['Alt'] });
  await expect.poll(lastOpened).toBe(`${place('_fragments/end.yaml')} 1 3`);
  await card(page).getByRole('button', { name: 'Open in the editor' }).click();
  await expect.poll(lastOpened).toBe(`${place('index.yaml')} 6 11`);
});

test('the link to Studio is hidden while a form is filled in', async ({ page }) => {
  await open(page, '/other');
  const way = page.getByRole('link', { name: 'Edit this page' });
  await expect(way).toBeVisible();
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.append(document.createElement('input'));
    document.querySelector('main')?.append(form);
  });
  await page.locator('main input').focus();
  await expect(way).toBeHidden();
  await page.locator('main input').blur();
  await expect(way).toBeVisible();
});

test('in a narrow window the link to Studio is at the right, away from the controls of a slider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/other');
  const box = await page.getByRole('link', { name: 'Edit this page' }).boundingBox();
  // Three dots and a button in the middle end at 250.
  expect(box?.x).toBeGreaterThan(260);
});

test('the link to Studio is hidden while it would cover a field', async ({ page }) => {
  await open(page, '/other');
  const way = page.getByRole('link', { name: 'Edit this page' });
  await expect(way).toHaveCSS('opacity', '1');
  await page.evaluate(() => {
    const field = document.createElement('input');
    field.style.cssText = `position: fixed; inset: auto auto 0 0`;
    document.querySelector('main')?.append(field);
  });
  await expect(way).toHaveCSS('opacity', '0');
  // The link is visible with keyboard focus.
  await way.focus();
  await expect(way).toHaveCSS('opacity', '1');
});

test('a card applies a fix, and the page shows it', async ({ page }) => {
  await open(page, '/');
  await card(page).getByRole('button', { name: 'Fix it' }).click();
  await expect(page.getByText('Words.')).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  expect(site.read('pages/index.yaml')).toBe(home('text'));
});

test('after a fix by keyboard the next one is at hand', async ({ page }) => {
  site.write('pages/index.yaml', home('txet').replace('    title', '    titel'));
  await open(page, '/');
  const fixes = page.getByRole('button', { name: 'Fix it' });
  await expect(fixes).toHaveCount(2);
  await fixes.first().press('Enter');
  await expect(fixes).toHaveCount(1);
  await expect(fixes).toBeFocused();
  await fixes.press('Enter');
  await expect(fixes).toHaveCount(0);
  await expect(page.locator('h1')).toBeFocused();
});

test('a page of another site can neither apply fixes nor open other files', async ({ request }) => {
  const data = { route: '/', file: 'pages/index.yaml', line: 6, column: 11, code: 'PW101' };
  const headers = { origin: 'https://elsewhere.example' };
  const foreign = await request.post(`${running.origin}/_fix`, { data, headers });
  expect(foreign.status()).toBe(403);
  expect(site.read('pages/index.yaml')).toBe(home('txet'));
  const outside = await request.get(`${running.origin}/_open?file=pages/../../secret:1:1`);
  expect(outside.status()).toBe(404);
});

test('a request to fix something is refused when it is too long', async ({ request }) => {
  const data = { route: '/', file: 'x'.repeat(5000), line: 6, column: 11, code: 'PW101' };
  const headers = { origin: running.origin };
  const answer = await request.post(`${running.origin}/_fix`, { data, headers });
  expect([answer.status(), await answer.text()]).toEqual([400, 'The request is too long.']);
});
