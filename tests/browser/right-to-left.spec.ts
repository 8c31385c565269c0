/** Pages whose text runs from right to left. */
import type { Locator, Page } from 'playwright/test';
import { cutTexts, shiftsOf, still, tooWide, watchShifts } from './page-checks.ts';
import { expect } from './quiet-page.ts';
import { test } from './rtl-site.ts';
import { atRest, hydrated, scrollThrough } from './watching.ts';

// One worker, and so one build of the whole site.
test.describe.configure({ mode: 'default' });
test.use({ reducedMotion: 'reduce' });

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element is not drawn.');
  return { ...found, right: found.x + found.width };
}

/** Returns whether the arrow of an icon is mirrored. */
const isMirrored = (icon: Locator) =>
  icon.evaluate((node) => {
    const { scale, transform } = getComputedStyle(node);
    return scale.startsWith('-1') || transform.startsWith('matrix(-1');
  });

/** Returns which of two characters of a text is further to the left. */
const startsLeft = (element: Locator) =>
  element.evaluate((node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    let text = texts.nextNode() as Text;
    while (text && !/\d/.test(text.data)) text = texts.nextNode() as Text;
    const [first = 0, last = 0] = [text.data.search(/\S/), text.data.trimEnd().length - 1];
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(first) < leftOf(last);
  });

for (const route of [
  '/',
  '/services',
  '/service/hard-services/chiller',
  '/gallery',
  '/faqs',
  '/blog-list',
  '/contact-us',
  '/pricing-table',
  '/testimonials',
  '/who-we-are',
  '/project-width-two',
]) {
  test(`${route}: nothing moves, is cut off or too wide from 320 to 1440 px`, async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(route);
    await scrollThrough(page);
    expect(await shiftsOf(page)).toEqual(still);
    for (const width of [1440, 1024, 768, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `pixels too wide at ${width} px`).toBe(0);
      expect(await cutTexts(page), `words cut off at ${width} px`).toEqual([]);
    }
  });
}

test('the header begins at the right, and so does the way back to the home page', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  const logo = await box(page.locator('.bar .logo'));
  const menu = await box(page.locator('.desktop-menu'));
  const tools = await box(page.locator('.tools'));
  expect(menu.right).toBeLessThan(logo.x);
  expect(tools.right).toBeLessThan(menu.x);
  const crumbs = page.locator('.breadcrumb li');
  expect((await box(crumbs.last())).right).toBeLessThan((await box(crumbs.first())).right);
  const rail = await box(page.locator('.block-side-rail'));
  expect(rail.x).toBe(0);
});

test('drawers come in from the left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeVisible();
  await expect.poll(async () => (await box(drawer)).x).toBe(0);
});

test('arrows and chevrons point to where the text goes', async ({ page }) => {
  await page.goto('/blog-list');
  expect(await isMirrored(page.locator('.step-next .icon'))).toBe(true);
  await page.goto('/services');
  expect(await isMirrored(page.locator('.more-link .icon-arrow').first())).toBe(true);
  await page.goto('/testimonials');
  const next = page.getByRole('button', { name: 'Next slide' });
  expect(await isMirrored(next.locator('.icon'))).toBe(true);
  const previous = page.getByRole('button', { name: 'Previous slide' });
  expect((await box(next)).right).toBeLessThan((await box(previous)).x + 1);
});

test('telephone numbers and addresses run from left to right', async ({ page }) => {
  await page.goto('/ar/contact-us');
  for (const link of await page.locator('a[href^="tel:"]:visible').all()) {
    expect(await startsLeft(link), await link.innerText()).toBe(true);
  }
  const phone = page.locator('input[type="tel"]');
  await expect(phone).toHaveCSS('direction', 'ltr');
  await expect(phone).toHaveCSS('text-align', 'end');
});

/** Returns the page's telephone numbers as rendered, read from left to right, by the position of each digit. */
const numbersAsRendered = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { data } = text as Text;
      for (const { index, 0: number } of data.matchAll(/\+?\d[\d -]{8,}\d/g)) {
        const signs = [...number].map((sign, place) => {
          const range = document.createRange();
          range.setStart(text, index + place);
          range.setEnd(text, index + place + 1);
          return { sign, left: range.getBoundingClientRect().left };
        });
        found.push(
          signs
            .sort((one, other) => one.left - other.left)
            .map(({ sign }) => sign)
            .join(''),
        );
      }
    }
    return found;
  });

test('telephone numbers in any text keep their order', async ({ page }) => {
  await page.goto('/ar/numbers');
  await page.locator('main summary').click();
  const office = '+971 4 555 01';
  expect(await numbersAsRendered(page)).toEqual([
    `${office}19`,
    '04-555-0120',
    `${office}21`,
    `${office}22`,
    `${office}23`,
    `${office}24`,
  ]);
});

/** Returns the names of the visible slides, from left to right. */
async function slidesInView(carousel: Locator): Promise<string[]> {
  const view = await box(carousel.locator('.carousel-view'));
  const seen: { x: number; name: string }[] = [];
  for (const slide of await carousel.locator('.carousel-slide').all()) {
    const { x, right } = await box(slide);
    if (x < view.x - 20 || right > view.right + 20) continue;
    seen.push({ x, name: (await slide.getAttribute('aria-label')) ?? '' });
  }
  return seen.sort((a, b) => a.x - b.x).map(({ name }) => name);
}

async function openCarousel(page: Page) {
  await page.goto('/testimonials');
  const carousel = page.getByRole('region', { name: 'What clients say' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-running');
  return carousel;
}

test('nothing moves when a carousel hydrates', async ({ page }) => {
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 900 });
  for (const route of ['/ar', '/ar/services']) {
    await page.goto(route);
    const carousel = page.locator('main .carousel').first();
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-running');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    expect(await shiftsOf(page), route).toEqual(still);
  }
});

test('nothing moves while numbers count', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchShifts(page);
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/who-we-are');
  const number = page.locator('[data-block="stats"] dd').first();
  await number.scrollIntoViewIfNeeded();
  const end = (await number.getAttribute('data-end')) ?? '';
  await expect(number.locator('span')).toHaveText(end);
  expect(await shiftsOf(page)).toEqual(still);
});

test('slides follow one another to the left, by button and by arrow key', async ({ page }) => {
  const carousel = await openCarousel(page);
  expect(await slidesInView(carousel)).toEqual(['3 of 13', '2 of 13', '1 of 13']);
  const next = carousel.getByRole('button', { name: 'Next slide' });
  await next.click();
  await atRest(carousel);
  await expect.poll(() => slidesInView(carousel)).toEqual(['4 of 13', '3 of 13', '2 of 13']);
  await next.press('ArrowLeft');
  await atRest(carousel);
  await expect.poll(() => slidesInView(carousel)).toEqual(['5 of 13', '4 of 13', '3 of 13']);
  await next.press('ArrowRight');
  await atRest(carousel);
  await expect.poll(() => slidesInView(carousel)).toEqual(['4 of 13', '3 of 13', '2 of 13']);
});

test('in the gallery the left arrow key is the next picture', async ({ page }) => {
  await page.goto('/gallery');
  await hydrated(page.getByRole('tab').first());
  await page.getByRole('tabpanel').getByRole('link').first().click();
  const place = page.locator('.lightbox [role="status"]');
  await expect(place).toHaveText(/^1 of/);
  await page.keyboard.press('ArrowLeft');
  await expect(place).toHaveText(/^2 of/);
  const next = await box(page.getByRole('button', { name: 'Next picture' }));
  const previous = await box(page.getByRole('button', { name: 'Previous picture' }));
  expect(next.right).toBeLessThan(previous.x);
});

test('joined letters are not spaced, and their headings have room between the lines', async ({
  page,
}) => {
  await page.goto('/ar');
  for (const heading of await page.locator('main').getByRole('heading').all()) {
    await expect(heading).toHaveCSS('letter-spacing', /^(0px|normal)$/);
    const ratio = await heading.evaluate((node) => {
      const { lineHeight, fontSize } = getComputedStyle(node);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    });
    expect(ratio, await heading.innerText()).toBeGreaterThanOrEqual(1.3);
  }
});

test('what a program reads runs from left to right', async ({ page }) => {
  await page.goto('/typography');
  await expect(page.locator('main code').first()).toHaveCSS('direction', 'ltr');
});
