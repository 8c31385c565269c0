import { violations } from './axe.ts';
import { expect, test } from './quiet-page.ts';
import { atRest, heading } from './watching.ts';

test.describe('Banner block', () => {
  test('a Home breadcrumb link to /, an optional current-page crumb, a title, a paragraph', async ({
    page,
  }) => {
    await page.goto('/who-we-are');
    const banner = page.locator('[data-block="banner"]');
    const crumbs = banner.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Who We Are');
    await expect(heading(page)).toHaveText('Who We Are');
    await expect(banner.locator('.lead p')).not.toBeEmpty();
    await crumbs.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('and an optional image carousel (autoplay, dots, loop, one slide, no arrows)', async ({
    page,
  }) => {
    await page.goto('/services');
    const carousel = page.getByRole('region', { name: 'Some of our services' });
    await expect(carousel).toHaveAttribute('data-running');
    await expect(carousel.locator('.carousel-dot')).toHaveCount(3);
    await expect(carousel.locator('.carousel-arrow')).toHaveCount(0);
    const inView = carousel.locator('.carousel-slide:not([inert])');
    await expect(inView).toHaveCount(1);
    const last = carousel.getByRole('button', { name: 'Slide 3 of 3' });
    const first = carousel.getByRole('button', { name: 'Slide 1 of 3' });
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    // The dot is marked first; the slide moves after the paint.
    await expect(inView).toHaveAccessibleName('3 of 3');
    await atRest(carousel);
    await last.press('ArrowRight');
    await expect(first).toHaveAttribute('aria-current', 'true');
  });

  test('Top padding is 140 px up to width 768, otherwise 200 px', async ({ page }) => {
    await page.goto('/faqs');
    const banner = page.locator('[data-block="banner"]');
    for (const [width, padding] of [
      [390, '140px'],
      [768, '140px'],
      [769, '200px'],
      [1440, '200px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(banner, `at ${width} px`).toHaveCSS('padding-top', padding);
    }
  });

  for (const route of ['/sustainability', '/smart-tech']) {
    test(`the header is legible on the colour of the banner of ${route}`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(route);
      for (const scheme of ['light', 'dark']) {
        const isDark = scheme === 'dark';
        await page.evaluate((on) => document.body.classList.toggle('dark', on), isDark);
        expect(await violations(page, ['color-contrast']), scheme).toEqual([]);
      }
    });
  }
});
