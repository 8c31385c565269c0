/** Counters and sliders: specification, section 4. */
import { freeze, freezeCarousel, pass, slideInFront, takeTheClock } from './frozen-time.ts';
import { expect, test } from './quiet-page.ts';
import { atRest, hydrate, hydrated, jumpTo } from './watching.ts';

test('Counters animate once when first visible', async ({ page }) => {
  await takeTheClock(page);
  await page.goto('/who-we-are');
  const stats = page.locator('[data-block="stats"]');
  const number = stats.locator('dd').nth(1);
  await hydrate(page);
  await freeze(page);
  await expect(number).toHaveText('350+');
  await stats.scrollIntoViewIfNeeded();
  await expect(number).toHaveText('0+');
  await pass(page, 1100);
  await expect(number).toHaveText('350+');
  await jumpTo(page, 0);
  await expect(stats).not.toBeInViewport();
  await pass(page, 500);
  await stats.scrollIntoViewIfNeeded();
  await expect(stats).toBeInViewport();
  await pass(page, 50);
  await expect(number).toHaveText('350+');
});

test('Counters keep their icons when they hydrate, after navigation too', async ({ page }) => {
  const stats = page.locator('[data-block="stats"] .stat');
  const drawings = stats.locator('svg');
  const drawn = () => drawings.evaluateAll((all) => all.map((one) => one.outerHTML));
  await page.goto('/who-we-are');
  const atFirst = await drawn();
  expect(atFirst.length).toBeGreaterThan(0);
  await page.locator('[data-block="stats"]').scrollIntoViewIfNeeded();
  await hydrated(stats.first());
  expect(await drawn()).toEqual(atFirst);
  await page.goto('/faqs');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Are' }).click();
  await page.locator('[data-block="stats"]').scrollIntoViewIfNeeded();
  await hydrated(stats.first());
  expect(await drawn()).toEqual(atFirst);
});

test('Slides keep their elements when a slider hydrates, and are there after navigation', async ({
  page,
}) => {
  const slides = page.locator('[data-block="testimonials"] .carousel-slide > *');
  // Swiper may reorder the slides.
  const drawn = async () => (await slides.evaluateAll((all) => all.map((x) => x.outerHTML))).sort();
  await page.goto('/testimonials');
  const atFirst = await drawn();
  expect(atFirst.length).toBeGreaterThan(1);
  const view = page.locator('[data-block="testimonials"] .carousel');
  await view.scrollIntoViewIfNeeded();
  await hydrated(view);
  expect(await drawn()).toEqual(atFirst);
  await page.goto('/faqs');
  await hydrate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
  await view.scrollIntoViewIfNeeded();
  await hydrated(view);
  expect(await drawn()).toHaveLength(atFirst.length);
});

test('A carousel goes on after a click on one of its controls', async ({ page }) => {
  await takeTheClock(page);
  await page.goto('/services');
  const carousel = page.getByRole('region', { name: 'Some of our services' });
  await freezeCarousel(page, carousel);
  await carousel.getByRole('button', { name: 'Slide 1 of 3' }).click();
  await page.mouse.move(0, 0);
  await atRest(carousel);
  await expect(carousel.getByRole('button', { name: /^Pause/ })).toBeVisible();
  await pass(page, 1000);
  await expect.poll(() => slideInFront(carousel)).toBe('Slide 2 of 3');
});

test('Sliders autoplay and loop', async ({ page }) => {
  await takeTheClock(page);
  await page.goto('/services');
  const carousel = page.getByRole('region', { name: 'Some of our services' });
  await freezeCarousel(page, carousel);
  await carousel.getByRole('button', { name: /^Pause/ }).click();
  await carousel.getByRole('button', { name: 'Slide 1 of 3' }).click();
  await atRest(carousel);
  await carousel.getByRole('button', { name: /^Play/ }).click();
  for (const slide of ['Slide 2 of 3', 'Slide 3 of 3', 'Slide 1 of 3', 'Slide 2 of 3']) {
    await pass(page, 1000);
    await expect.poll(() => slideInFront(carousel)).toBe(slide);
    await atRest(carousel);
  }
});
