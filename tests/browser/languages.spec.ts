/** The Arabic pages: right to left, in their own font, and linked both ways. */
import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { scrollThrough } from './watching.ts';

const fontsOf = async (page: Page, route: string) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) asked.push(request.url());
  });
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
  return asked.filter((address) => address.includes('arabic'));
};

// crawl.spec.ts checks /ar and /ar/services in the same way.
for (const route of ['/ar/who-we-are', '/ar/contact-us', '/ar/privacy-policy']) {
  test(`${route}: axe finds nothing in light and dark, and nothing reaches out of the window`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await scrollThrough(page);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide, `${width} px`).toBe(0);
      expect(await violations(page), `light, ${width} px`).toEqual([]);
      await page.evaluate(() => document.body.classList.add('dark'));
      expect(await violations(page), `dark, ${width} px`).toEqual([]);
    }
  });
}

test('the Arabic font comes with Arabic pages only', async ({ page }) => {
  expect(await fontsOf(page, '/services')).toEqual([]);
  expect(await fontsOf(page, '/ar/services')).not.toEqual([]);
});

test('a link to a place on a page in the other language leads there', async ({ page }) => {
  await page.goto('/faqs');
  await page.locator('main a').first().hover();
  await expect(page.locator('#announcer')).toBeAttached();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/ar/contact-us#contact';
    // Outside of what React may still hydrate.
    document.body.append(link);
    link.click();
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page).toHaveURL('/ar/contact-us#contact');
});

test('the header leads to the same page in the other language, and back', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/services');
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/services$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('حيث تلتقي الجودة بالالتزام');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the link to the other language follows the visitor through the site', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faqs');
  const arabic = page.locator('.top-line a[data-language=ar]');
  await expect(arabic).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(arabic).toHaveAttribute('href', '/ar/contact-us');
  await expect(arabic).toBeVisible();
  const own = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(own).toMatch(/\/contact-us$/);
});
