import type { Page } from 'playwright/test';
import { linksOf, menus, social } from './menus.ts';
import { expect, test } from './quiet-page.ts';
import { dialog, header } from './watching.ts';

const footer = (page: Page) => page.getByRole('contentinfo');

test('A side contact panel shows address, phone, e-mail and social links', async ({ page }) => {
  await page.goto('/faqs');
  await header(page).getByRole('button', { name: 'Contact details' }).click();
  const panel = dialog(page, 'Talk to us');
  await expect(panel).toContainText('Dubai');
  await expect(panel.locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(panel.locator('a[href^="mailto:"]')).toBeVisible();
  for (const name of social) await expect(panel.getByRole('link', { name })).toBeVisible();
});

test('Dark mode toggles through a class on the page body', async ({ page }) => {
  await page.goto('/faqs');
  const toggle = header(page).getByRole('button', { name: 'Dark mode' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await expect(page.locator('body')).not.toHaveClass(/dark/);
  await toggle.click();
  await expect(page.locator('body')).toHaveClass(/dark/);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await background()).not.toBe(light);
  await page.reload();
  await expect(page.locator('body')).toHaveClass(/dark/);
  await toggle.click();
  await expect(page.locator('body')).not.toHaveClass(/dark/);
  expect(await background()).toBe(light);
});

test.describe('Footer', () => {
  test('Footer: company blurb, a free phone number, a landline, an e-mail', async ({ page }) => {
    await page.goto('/faqs');
    const foot = footer(page);
    await expect(foot).toContainText('We look after buildings in the United Arab Emirates');
    await expect(foot.getByRole('link', { name: /^800 / })).toHaveAttribute('href', /^tel:800\d+$/);
    await expect(foot.getByRole('link', { name: /^\+971 4/ })).toHaveAttribute(
      'href',
      /^tel:\+9714\d+$/,
    );
    await expect(foot.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
  });

  test('... three link columns (About us, Services, Contact)', async ({ page }) => {
    await page.goto('/faqs');
    const columns = footer(page).locator('nav');
    await expect(columns.locator('h2')).toHaveText(['About us', 'Services', 'Contact']);
    const lists = await columns.locator('.list').all();
    const links = await Promise.all(lists.map(linksOf));
    expect(links).toEqual([menus['About Us'], menus.Services, menus.Contact]);
  });

  test('... and a copyright line with the current year', async ({ page }) => {
    await page.goto('/faqs');
    await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Falaj`);
  });

  test("... which is the visitor's, also after a page without a footer", async ({ page }) => {
    await page.clock.setFixedTime('2031-05-05');
    await page.goto('/faqs');
    await expect(footer(page)).toContainText('© 2031 Falaj');
    await page.goto('/coming-soon');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await expect(page.locator('[data-island="hydrated"]').first()).toBeAttached();
    await page.getByRole('link', { name: 'Falaj' }).click();
    await expect(footer(page)).toContainText('© 2031 Falaj');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  });
});
