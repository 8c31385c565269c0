/** A page that loads slowly: what the visitor sees meanwhile, and what happens when they change their mind. */
import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import {
  expectAtOffset,
  footerLink,
  holdBack,
  hydrate,
  hydrated,
  isMarked,
  mark,
} from './watching.ts';

const entries = () => history.length;

test('a page that is long in coming is seen to be on its way, until it is there', async ({
  page,
}) => {
  await page.goto('/about-us');
  await hydrate(page);
  const letCome = await holdBack(page, '**/faqs');
  await footerLink(page, 'FAQs').click();
  const bar = () => page.evaluate(() => getComputedStyle(document.body, '::before').height);
  await expect.poll(bar).toBe('4px');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'true');
  letCome();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});

/** Expects the page with a form, whose code comes only when it is let: its HTML can be used before and after. */
async function expectUsableForm(page: Page, letCome: () => void) {
  await expect(page).toHaveTitle('Falaj | Careers');
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  const form = page.locator('.block-form');
  const name = form.getByRole('textbox', { name: 'Name' });
  await form
    .locator('[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await name.fill('Mariam');
  await expect(form).toHaveAttribute('data-island', '');
  letCome();
  await expect(form).toHaveAttribute('data-island', 'hydrated');
  await hydrated(name);
  await expect(name).toHaveValue('Mariam');
  await expect(name).toBeFocused();
  expect(
    await form.locator('[type=file]').evaluate((input: HTMLInputElement) => input.files?.length),
  ).toBe(1);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.locator('input:invalid').first()).toBeFocused();
}

test('a page is shown while the code of its islands is long in coming, after a link', async ({
  page,
}) => {
  const letCome = await holdBack(page, '**/assets/form-*.js');
  await page.goto('/faqs');
  await hydrate(page);
  await mark(page);
  await footerLink(page, 'Careers').click();
  await expectUsableForm(page, letCome);
  expect(await isMarked(page)).toBe(true);
});

test('a page is shown while the code of its islands is long in coming, after a reload and Back', async ({
  page,
}) => {
  await page.goto('/careers');
  await hydrate(page);
  await footerLink(page, 'FAQs').click();
  await expect(page).toHaveTitle('Falaj | FAQs');
  const letCome = await holdBack(page, '**/assets/form-*.js');
  // A reload clears the fetched pages.
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expectUsableForm(page, letCome);
});

test('the link that was pressed last counts, whichever page comes first', async ({ page }) => {
  await page.goto('/about-us');
  await hydrate(page);
  const letCome = await holdBack(page, '**/faqs');
  await footerLink(page, 'FAQs').click();
  await footerLink(page, 'Careers').click();
  await expect(page).toHaveTitle('Falaj | Careers');
  const name = page.locator('.block-form').getByRole('textbox', { name: 'Name' });
  await name.fill('Mariam');
  const came = page.waitForResponse('**/faqs');
  letCome();
  await came;
  // Long enough to render a page that has been fetched.
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/careers$/);
  await expect(name).toHaveValue('Mariam');
});

test('who goes back while a page is on its way stays there', async ({ page }) => {
  await page.goto('/about-us');
  await hydrate(page);
  await footerLink(page, 'Careers').click();
  await expect(page).toHaveTitle('Falaj | Careers');
  const letCome = await holdBack(page, '**/faqs');
  await footerLink(page, 'FAQs').click();
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | About Us');
  const came = page.waitForResponse('**/faqs');
  letCome();
  await came;
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/about-us$/);
  await page.goForward();
  await expect(page).toHaveURL(/\/careers$/);
});

test('a link that is pressed twice in a row is followed once', async ({ page }) => {
  await page.goto('/about-us');
  await hydrate(page);
  const before = await page.evaluate(entries);
  await footerLink(page, 'FAQs').dblclick();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.waitForTimeout(300);
  expect(await page.evaluate(entries)).toBe(before + 1);
  const letCome = await holdBack(page, '**/careers');
  await footerLink(page, 'Careers').dblclick();
  letCome();
  await expect(page).toHaveTitle('Falaj | Careers');
  await page.waitForTimeout(300);
  expect(await page.evaluate(entries)).toBe(before + 2);
});

test('a section of a page that is not laid out yet is jumped to', async ({ page }) => {
  await page.goto('/services');
  await hydrate(page);
  // As on a busy telephone: off-screen blocks are not laid out.
  await page.evaluate(() => {
    document.documentElement.dataset.lazyLayout = '';
    for (const block of document.querySelectorAll<HTMLElement>('main > *')) {
      block.style.contentVisibility = '';
    }
  });
  const nav = page.getByRole('navigation', { name: 'Our services' });
  await nav.getByRole('link', { name: 'Specialized Services' }).click();
  await expectAtOffset(page.locator('#specialized-services'));
});

test('the whole text of a page can be read at once on a slow machine', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/');
  expect(await page.evaluate(() => document.body.innerText)).toContain('All rights reserved.');
});

test.describe('where something always moves', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    }),
  );

  test('the whole text of a loaded page can be read', async ({ page }) => {
    await page.goto('/services');
    const text = () => page.evaluate(() => document.body.innerText);
    await expect.poll(text).toContain('All rights reserved.');
  });

  test('islands in view hydrate', async ({ page }) => {
    await page.goto('/request-quote');
    await expect(page.locator('[data-block="form"]')).toHaveAttribute('data-island', 'hydrated');
  });
});
