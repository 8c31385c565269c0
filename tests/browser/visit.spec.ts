/** What a page does without interaction, and when. `npm run bench -- visit` measures how long it takes. */
import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import {
  expectAtOffset,
  footerLink,
  heading,
  hydrate,
  hydrated,
  isMarked,
  mark,
} from './watching.ts';

/** Holds back idle callbacks until the returned function is called. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    const idle = { didTimeout: false, timeRemaining: () => 0 };
    Object.assign(window, {
      requestIdleCallback: (work: IdleRequestCallback) => held.push(work),
      cancelIdleCallback: () => {},
      beIdle: () => {
        for (let work = held.shift(); work; work = held.shift()) work(idle);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { beIdle: () => void }).beIdle());
}

test('a carousel starts when the page is idle, in a task of its own, or when it is to move', async ({
  page,
}) => {
  await keepBusy(page);
  await page.goto('/');
  const carousel = page.locator('.block-hero .carousel');
  await carousel.hover();
  await hydrated(carousel);
  const view = carousel.locator('.carousel-view');
  await expect(view).not.toHaveClass(/swiper/);
  const changes = await view.evaluateHandle((node) => {
    const names: (string | null)[] = [];
    const note = (records: MutationRecord[]) =>
      names.push(...records.map(({ attributeName }) => attributeName));
    const attributeFilter = ['data-swiper-slide-index', 'inert'];
    new MutationObserver(note).observe(node, { subtree: true, attributeFilter });
    return names;
  });
  await view.focus();
  await page.keyboard.press('ArrowRight');
  await expect(carousel).toHaveAttribute('data-running');
  // Swiper writes these numbers last: slides made inert earlier would be restyled at each measurement.
  const names = await changes.jsonValue();
  expect(names.indexOf('inert')).toBeGreaterThan(names.lastIndexOf('data-swiper-slide-index'));
  // Five of six slides become inert, then two change places.
  expect(names.filter((name) => name === 'inert')).toHaveLength(7);
  await expect(carousel.locator('p[aria-live]')).toHaveText(/^Slide 2 of/);

  // A running carousel restarts at once: otherwise it would be a scrolling box that no key reaches.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(carousel.getByRole('button', { name: /^Play/ })).toBeVisible();
  await expect(view).toHaveClass(/swiper-initialized/);
});

test('a step within the page keeps the page; one to another page shows that', async ({ page }) => {
  await page.goto('/services');
  await hydrate(page);
  await mark(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/services')) requests.push(request.url());
  });
  const nav = page.getByRole('navigation', { name: 'Our services' });
  await nav.getByRole('link', { name: 'Soft Services' }).click();
  await expectAtOffset(page.locator('#soft-services'));
  await nav.getByRole('link', { name: 'Hard Services' }).click();
  await expectAtOffset(page.locator('#hard-services'));
  await page.goBack();
  await expect(page).toHaveURL(/#soft-services$/);
  await expect(page.getByRole('link', { name: 'Find out more House Keeping' })).toBeInViewport();
  await footerLink(page, 'FAQs').click();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goBack();
  await expect(page).toHaveURL(/#soft-services$/);
  await expect(heading(page)).toHaveText('Where Quality Meets Commitment');
  expect(requests).toEqual([]);
  expect(await isMarked(page)).toBe(true);
});
