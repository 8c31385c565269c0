import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { atRest } from './watching.ts';

test.describe('Testimonials', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/testimonials');
  });

  const carousel = (page: Page) => page.getByRole('region', { name: 'What clients say' });
  const inView = (page: Page) => carousel(page).locator('.carousel-slide:not([inert])');

  test('an auto-playing looping carousel with prev/next arrows', async ({ page }) => {
    await expect(carousel(page)).toHaveAttribute('data-running');
    await expect(carousel(page).locator('.carousel-slide')).toHaveCount(13);
    await expect(carousel(page).getByRole('button', { name: /^Pause/ })).toBeVisible();
    const names = () => inView(page).locator('strong').allTextContents();
    const atFirst = await names();
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(names).not.toEqual(atFirst);
    await atRest(carousel(page));
    await carousel(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(names).toEqual(atFirst);
    await atRest(carousel(page));
    await carousel(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(carousel(page)).toContainText('Slide 13 of 13');
  });

  test('(3 slides wide, 2 up to 1024 px, 1 up to 768 px)', async ({ page }) => {
    await expect(carousel(page)).toHaveAttribute('data-running');
    for (const [width, count] of [
      [1440, 3],
      [1025, 3],
      [1024, 2],
      [769, 2],
      [768, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(inView(page), `at ${width} px`).toHaveCount(count);
    }
  });

  test('links to /gallery and home, then a partners logo strip', async ({ page }) => {
    const links = page.locator('main [data-block="cta"] a');
    await expect(links.nth(0)).toHaveAttribute('href', '/gallery');
    await expect(links.nth(1)).toHaveAttribute('href', '/');
    await expect(page.locator('main > section').last()).toHaveAttribute('data-block', 'logos');
    await expect(page.locator('[data-block="logos"] img')).toHaveCount(4);
  });
});
