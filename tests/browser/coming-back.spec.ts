/** A visitor who returns to a page finds it at its scroll position. */
import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { footerLink, hydrate, jumpTo, scrolled } from './watching.ts';

/** Follows the link without scrolling to it. */
async function leaveForFaqs(page: Page) {
  await footerLink(page, 'FAQs').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveTitle('Falaj | FAQs');
}

test('a page is where it was scrolled to, also after the next one was loaded again', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrate(page);
  await jumpTo(page, 1500);
  const place = await scrolled(page);
  await leaveForFaqs(page);
  await page.reload();
  await hydrate(page);
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Service One');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('a page is where it was scrolled to before the app was there', async ({ page }) => {
  await page.goto('/services');
  await jumpTo(page, 1500);
  await hydrate(page);
  const place = await scrolled(page);
  await leaveForFaqs(page);
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Service One');
  await expect.poll(() => scrolled(page)).toBe(place);
});
