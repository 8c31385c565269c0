/** What a page does by itself, and when. How long it takes is measured by `npm run bench -- visit`. */
import { expect, test } from './quiet-page.ts';
import { alive } from './watching.ts';

test('a carousel starts when the page is idle, in a task of its own, or when it is to move', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0, cancelIdleCallback: () => {} });
  });
  await page.goto('/');
  const carousel = page.locator('.block-hero .carousel');
  await carousel.hover();
  await alive(carousel);
  const view = carousel.locator('.carousel-view');
  await expect(view).not.toHaveClass(/swiper/);
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect(carousel).toHaveAttribute('data-running');
  await expect(carousel.locator('p[aria-live]')).toHaveText(/^Slide 2 of/);
});
