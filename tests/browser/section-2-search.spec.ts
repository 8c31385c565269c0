import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { dialog, header, holdBack } from './watching.ts';

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
      'Industry We Serve',
      'Hard Services',
      'IFM Services',
      'Security Services',
      'Soft Services',
      'Specialized Services',
    ]);
    await field.fill('aLLe');
    await expect(results(page)).toHaveText(['Gallery']);
    await field.fill('no such page');
    await expect(results(page)).toHaveCount(0);
    await expect(dialog(page, 'Search').getByRole('status')).not.toBeEmpty();
  });

  test('finds a page by other usual words for it', async ({ page }) => {
    const field = await open(page);
    await field.fill('Air conditioning');
    await expect(results(page)).toHaveText(['HVAC Systems']);
    await field.fill('housekeeping');
    await expect(results(page)).toHaveText(['House Keeping']);
    await field.fill('price');
    await expect(results(page)).toHaveText(['Estimate Project', 'Request A Quote']);
    await field.fill('Cookies');
    await expect(results(page)).toHaveText(['Cookie Policy']);
    await field.fill('map');
    await expect(results(page)).toHaveText(['Contact Us']);
    // The heading of a page whose name is shorter.
    await field.fill('Smart Accounting');
    await expect(results(page)).toHaveText(['Accounts Software']);
  });

  test('finds the same after a page that has no search box', async ({ page }) => {
    await page.goto('/coming-soon');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    await page.getByRole('link', { name: 'Falaj' }).click();
    await expect(header(page)).toBeVisible();
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await header(page).getByRole('button', { name: 'Search' }).click();
    await dialog(page, 'Search').getByRole('searchbox').fill('gall');
    await expect(results(page)).toHaveText(['Gallery']);
  });

  test('services and posts are found, case, accents and "&" or "and" aside', async ({ page }) => {
    const field = await open(page);
    for (const [typed, title] of [
      ['chiller', 'Chiller'],
      ['hvac', 'HVAC Systems'],
      ['PEST', 'Pest Control'],
      ['elevator', 'Elevator'],
      ['blog', 'Blogs'],
      ['home', 'Facilities Management in the UAE'],
      ['health and safety', 'Occupational Health & Safety'],
      ['façade', 'Facade Cleaning'],
    ] as const) {
      await field.fill(typed);
      await expect(results(page).filter({ hasText: title }), typed).not.toHaveCount(0);
    }
    await field.fill('startup');
    await expect(results(page)).toHaveCount(0);
  });

  test.describe('without the list of pages', () => {
    test.use({ tolerated: /search\.json|ERR_FAILED/ });

    test('says so, and tries again when it is opened again', async ({ page }) => {
      await page.route('**/search.json', (route) => route.abort());
      const field = await open(page);
      await field.fill('gallery');
      await expect(dialog(page, 'Search').getByRole('status')).toContainText('cannot be loaded');
      await page.unroute('**/search.json');
      await dialog(page, 'Search').getByRole('button', { name: 'Close search' }).click();
      await header(page).getByRole('button', { name: 'Search' }).click();
      await field.fill('gallery');
      await expect(results(page)).toHaveText(['Gallery']);
    });
  });

  test('in Arabic, pages in Arabic are found', async ({ page }) => {
    await page.goto('/ar');
    await page.locator('[data-block="site-header"] [commandfor="site-search"]').click();
    const box = page.locator('#site-search');
    await box.getByRole('searchbox').fill('الخدمات الفنية');
    await expect(box.locator('.results a')).toHaveAttribute('href', '/ar/services');
  });

  test('stays open with what was typed when its code comes after a navigation', async ({
    page,
  }) => {
    await page.goto('/coming-soon');
    await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    const letCome = await holdBack(page, /site-search-[^/]*\.js$/);
    await page.getByRole('link', { name: 'Falaj' }).click();
    await header(page).getByRole('button', { name: 'Search' }).click();
    const field = dialog(page, 'Search').getByRole('searchbox');
    await field.fill('gall');
    letCome();
    await expect(results(page)).toHaveText(['Gallery']);
    await expect(field).toHaveValue('gall');
    await expect(field).toBeFocused();
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
