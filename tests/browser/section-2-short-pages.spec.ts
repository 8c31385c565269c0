import { expect, test } from './quiet-page.ts';
import { heading } from './watching.ts';

test.describe('404', () => {
  test("'Page not found' with a Go Back link to /", async ({ page }) => {
    await page.goto('/404');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/');
  });

  test.describe('an address that leads nowhere', () => {
    test.use({ tolerated: /404/ });

    test('shows the same page, with status 404', async ({ page }) => {
      for (const address of ['/no-such-page', '/who-we-are/no-such-page', '/individual']) {
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(404);
        await expect(heading(page)).toHaveText('Page not found');
      }
    });
  });
});

test.describe('FAQs', () => {
  test('an accordion (one item open at a time, first open by default)', async ({ page }) => {
    await page.goto('/faqs');
    const items = page.locator('[data-block="accordion"] details');
    await expect(items).toHaveCount(12);
    await expect(items.locator('> .rich-text:visible')).toHaveCount(1);
    await expect(items.first()).toHaveAttribute('open');
    await items.nth(4).locator('summary').click();
    await expect(items.nth(4).locator('.rich-text')).toBeVisible();
    await expect(items.first().locator('.rich-text')).toBeHidden();
    await items.nth(11).locator('summary').click();
    await expect(page.locator('[data-block="accordion"] details[open]')).toHaveCount(1);
    await expect(items.nth(11)).toHaveAttribute('open');
    await items.nth(11).locator('summary').click();
    await expect(page.locator('[data-block="accordion"] details[open]')).toHaveCount(0);
  });

  test('and a partners strip', async ({ page }) => {
    await page.goto('/faqs');
    await expect(page.locator('[data-block="logos"] img')).toHaveCount(4);
  });
});

test('Who We Are (company story, 19 years in the UAE)', async ({ page }) => {
  await page.goto('/who-we-are');
  await expect(heading(page)).toHaveText('Who We Are');
  await expect(page.getByRole('heading', { name: '19 years in the UAE' })).toBeVisible();
  await expect(page.locator('main')).toContainText('19 years ago');
});
