import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';

const header = (page: Page) => page.locator('[data-block="site-header"]');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test.describe('Search box', () => {
  const open = async (page: Page) => {
    await page.goto('/faqs');
    await header(page).getByRole('button', { name: 'Search' }).click();
    await expect(dialog(page, 'Search')).toBeVisible();
    return dialog(page, 'Search').getByRole('searchbox');
  };
  const results = (page: Page) => dialog(page, 'Search').locator('.results a:visible');

  test('opens from the header search button, closes with its close button', async ({ page }) => {
    await open(page);
    await dialog(page, 'Search').getByRole('button', { name: 'Close search' }).click();
    await expect(dialog(page, 'Search')).toBeHidden();
  });

  test('... or after a result is chosen (the text is then cleared)', async ({ page }) => {
    const field = await open(page);
    await field.fill('gallery');
    await results(page).filter({ hasText: 'Gallery' }).click();
    await expect(page).toHaveURL('/gallery');
    await expect(dialog(page, 'Search')).toBeHidden();
    await header(page).getByRole('button', { name: 'Search' }).click();
    await expect(field).toHaveValue('');
    await expect(results(page)).toHaveCount(0);
  });

  test('It matches case-insensitive substrings of titles of services and pages', async ({
    page,
  }) => {
    const field = await open(page);
    await field.fill('SERV');
    await expect(results(page)).toHaveText([
      'Services',
      'IFM Services',
      'Hard Services',
      'Soft Services',
      'Security Services',
      'Specialized Services',
    ]);
    await field.fill('aLLe');
    await expect(results(page)).toHaveText(['Gallery']);
    await field.fill('no such page');
    await expect(results(page)).toHaveCount(0);
    await expect(dialog(page, 'Search').getByRole('status')).not.toBeEmpty();
  });

  test('finds the same after a page that has no search box', async ({ page }) => {
    await page.goto('/coming-soon');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await expect(page.locator('[data-island="alive"]').first()).toBeAttached();
    await page.getByRole('link', { name: 'Falaj' }).click();
    await expect(header(page)).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await header(page).getByRole('button', { name: 'Search' }).click();
    await dialog(page, 'Search').getByRole('searchbox').fill('gall');
    await expect(results(page)).toHaveText(['Gallery']);
  });

  test('An empty query shows no results', async ({ page }) => {
    const field = await open(page);
    await expect(results(page)).toHaveCount(0);
    await field.fill('a');
    await expect(results(page)).not.toHaveCount(0);
    await field.fill('');
    await expect(results(page)).toHaveCount(0);
  });
});
