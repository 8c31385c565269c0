import type { Page } from 'playwright/test';
import { freeze, freezeCarousel, pass, recordMoves, takeTheClock } from './frozen-time.ts';
import { expect, test } from './quiet-page.ts';
import { atRest } from './watching.ts';

const moving = ['/', '/services', '/service/hard-services', '/testimonials'];

/** Returns all carousels of the page, hydrated, with a paused clock. */
async function openFrozen(page: Page, route: string) {
  await takeTheClock(page);
  await page.goto(route);
  const carousels = await page.locator('main .carousel').all();
  for (const carousel of carousels) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-running');
  }
  await freeze(page);
  return carousels;
}

for (const route of moving) {
  test(`${route}: reduced motion stops all autoplay, and the visitor can start it`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const carousel of await openFrozen(page, route)) {
      await carousel.scrollIntoViewIfNeeded();
      const moves = await recordMoves(carousel);
      await pass(page, 30_000);
      expect(await moves()).toEqual([]);
      await carousel.getByRole('button', { name: /^Play/ }).click();
      await pass(page, 3000);
      await expect.poll(async () => (await moves()).length).toBeGreaterThan(0);
    }
    const endless = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
          ).length,
    );
    expect(endless).toBe(0);
  });

  test(`${route}: every block that moves by itself has a pause button, and the button stops it`, async ({
    page,
  }) => {
    for (const carousel of await openFrozen(page, route)) {
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('button', { name: /^Pause/ }).click();
      await atRest(carousel);
      const moves = await recordMoves(carousel);
      await pass(page, 30_000);
      expect(await moves()).toEqual([]);
      await carousel.getByRole('button', { name: /^Play/ }).click();
      await pass(page, 3000);
      await expect.poll(async () => (await moves()).length).toBeGreaterThan(0);
    }
  });
}

test('a slider waits while the pointer or the focus is in it', async ({ page }) => {
  await takeTheClock(page);
  await page.goto('/testimonials');
  const carousel = page.getByRole('region', { name: 'What clients say' });
  await freezeCarousel(page, carousel);
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Search' }).focus();
  const moves = await recordMoves(carousel);
  await carousel.locator('.carousel-view').hover();
  await pass(page, 30_000);
  expect(await moves()).toEqual([]);
  await page.mouse.move(0, 0);
  // Only keyboard focus holds the carousel.
  await page.keyboard.press('Tab');
  await carousel.getByRole('button', { name: 'Next slide' }).focus();
  await pass(page, 30_000);
  expect(await moves()).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).focus();
  await pass(page, 3000);
  await expect.poll(async () => (await moves()).length).toBe(1);
});

test('a slide that the visitor chose stays for a whole interval', async ({ page }) => {
  await takeTheClock(page);
  await page.goto('/testimonials');
  const carousel = page.getByRole('region', { name: 'What clients say' });
  await freezeCarousel(page, carousel);
  const moves = await recordMoves(carousel);
  await pass(page, 2500);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await page.mouse.move(0, 0);
  await pass(page, 100);
  await expect.poll(moves).toHaveLength(1);
  await pass(page, 2500);
  expect(await moves()).toHaveLength(1);
  await pass(page, 1000);
  await expect.poll(moves).toHaveLength(2);
});

test('a slider waits behind an open dialog', async ({ page }) => {
  await takeTheClock(page);
  await page.goto('/testimonials');
  const carousel = page.getByRole('region', { name: 'What clients say' });
  await freezeCarousel(page, carousel);
  await page.mouse.move(0, 0);
  const moves = await recordMoves(carousel);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#site-search')?.showModal());
  await pass(page, 30_000);
  expect(await moves()).toEqual([]);
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#site-search')?.close());
  await pass(page, 3000);
  await expect.poll(async () => (await moves()).length).toBe(1);
});

test('with reduced motion counters stand at their end value and pages jump instead of gliding', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/who-we-are');
  const stats = page.locator('[data-block="stats"]');
  await stats.scrollIntoViewIfNeeded();
  await expect(stats.locator('dd')).toHaveText(['19+', '350+', '1000+', '150+']);
  await page.goto('/services');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
    'auto',
  );
});
