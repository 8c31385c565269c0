/** What a page does by itself, and when. How long it takes is measured by `npm run bench -- visit`. */
import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { alive, expectAtOffset, wake } from './watching.ts';

/** Keeps back what pages do when they are idle, until the returned function is called. */
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

/** How many blocks are laid out only when they come near the view. */
const left = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main > .block, #app > :last-child')].filter(
        (block) => getComputedStyle(block).contentVisibility === 'auto',
      ).length,
  );

test.describe('What is far below the view', () => {
  test('is laid out when the page is idle, after the first paint', async ({ page }) => {
    const beIdle = await keepBusy(page);
    await page.goto('/');
    expect(await left(page)).toBeGreaterThan(4);
    await beIdle();
    expect(await left(page)).toBe(0);
  });

  test('is laid out later on the next page as well, and at once on the way back', async ({
    page,
  }) => {
    const beIdle = await keepBusy(page);
    await page.goto('/faqs');
    await wake(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where Quality Meets Commitment',
    );
    await expect.poll(() => left(page)).toBeGreaterThan(4);
    await beIdle();
    expect(await left(page)).toBe(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveTitle('Falaj | FAQs');
    await beIdle();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where Quality Meets Commitment',
    );
    expect(await left(page)).toBe(0);
  });

  test('is there at once for a visitor who jumps to a place in it', async ({ page }) => {
    await keepBusy(page);
    await page.goto('/faqs');
    await wake(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).first().click();
    await expect.poll(() => left(page)).toBeGreaterThan(4);
    const nav = page.getByRole('navigation', { name: 'Our services' });
    await nav.getByRole('link', { name: 'Soft Services' }).click();
    await expectAtOffset(page.locator('#soft-services'));
  });

  test('is there at once for a visitor who comes back to it', async ({ page }) => {
    await keepBusy(page);
    await page.goto('/contact-us#location');
    expect(await left(page)).toBe(0);
    await page.goto('/');
    await page.reload();
    expect(await left(page)).toBe(0);
  });
});

test('a carousel starts when the page is idle, in a task of its own, or when it is to move', async ({
  page,
}) => {
  await keepBusy(page);
  await page.goto('/');
  const carousel = page.locator('.block-hero .carousel');
  await carousel.hover();
  await alive(carousel);
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
  // Numbers are what Swiper writes last: what was hidden before would be styled anew each time that it measures.
  const names = await changes.jsonValue();
  expect(names.indexOf('inert')).toBeGreaterThan(names.lastIndexOf('data-swiper-slide-index'));
  // Five of six are hidden, and then two change places.
  expect(names.filter((name) => name === 'inert')).toHaveLength(7);
  await expect(carousel.locator('p[aria-live]')).toHaveText(/^Slide 2 of/);

  // One that runs is begun anew without waiting: else it would be a box that scrolls and that no key reaches.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(carousel.getByRole('button', { name: /^Play/ })).toBeVisible();
  await expect(view).toHaveClass(/swiper-initialized/);
});

test('a step within the page is the browser’s alone; one to another page is the app’s', async ({
  page,
}) => {
  await page.goto('/services');
  await wake(page);
  await page.evaluate(() => {
    // Heard after the router, so what is kept from it is kept from here.
    addEventListener('popstate', () => {
      document.body.dataset.steps = `${Number(document.body.dataset.steps ?? 0) + 1}`;
    });
  });
  const body = page.locator('body');
  const nav = page.getByRole('navigation', { name: 'Our services' });
  await nav.getByRole('link', { name: 'Soft Services' }).click();
  await expectAtOffset(page.locator('#soft-services'));
  await nav.getByRole('link', { name: 'Hard Services' }).click();
  await expectAtOffset(page.locator('#hard-services'));
  await page.goBack();
  await expect(page).toHaveURL(/#soft-services$/);
  await expect(body).not.toHaveAttribute('data-steps');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goBack();
  await expect(page).toHaveURL(/#soft-services$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Where Quality Meets Commitment',
  );
  await expect(body).toHaveAttribute('data-steps', '1');
});
