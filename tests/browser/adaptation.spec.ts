/** Pages with the visitors' own settings: wider spacing, forced colours, and their own devices. */
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { cutTexts, tooWide } from './page-checks.ts';
import { expect, test } from './quiet-page.ts';
import { hydrated, scrollThrough } from './watching.ts';

/** The spacing that a page must support: https://www.w3.org/TR/WCAG22/#text-spacing. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

const space = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);

for (const route of ['/', '/services', '/contact-us', '/pricing-table', '/blog-list', '/gallery']) {
  test(`${route}: wider spacing of the text cuts nothing off`, async ({ page }) => {
    await page.goto(route);
    await space(page);
    await scrollThrough(page);
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide(page), `pixels too wide at ${width} px`).toBe(0);
      expect(await cutTexts(page), `words cut off at ${width} px`).toEqual([]);
    }
  });
}

test.describe('with wider spacing', () => {
  test.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
  test('the words of the hero stand on dark ground from the first to the last', async ({
    page,
  }) => {
    await page.goto('/');
    await space(page);
    const title = page.getByRole('heading', { level: 1 });
    await title.evaluate((node) => {
      node.style.color = 'transparent';
    });
    const ground = await title.screenshot();
    const { channels } = await sharp(ground).greyscale().stats();
    expect(channels[0]?.max).toBeLessThan(110);
  });
});

test('a large picture fills a low window', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/gallery');
  const pictures = page.locator('[data-block="gallery"] .panel a');
  await hydrated(pictures.first());
  await pictures.nth(1).click();
  const large = page.locator('.lightbox .large-picture img');
  await expect.poll(async () => (await large.boundingBox())?.height).toBeGreaterThan(330);
});

test('of numbers that stand side by side on a tablet each is in one line', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/who-we-are');
  const numbers = page.locator('[data-block="stats"] dd');
  await numbers.first().scrollIntoViewIfNeeded();
  await expect(numbers).toHaveText(['19+', '350+', '1000+', '150+'], { timeout: 10_000 });
  const heights = () => numbers.evaluateAll((all) => all.map((one) => one.clientHeight));
  // A number may still count up, and the font may still load.
  await expect.poll(async () => new Set(await heights()).size).toBe(1);
});

test.describe('colours of the system', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce' });

  const border = (element: Locator) =>
    element.evaluate((node) => getComputedStyle(node).borderBlockEndColor);
  const ground = (element: Locator, pseudo?: string) =>
    element.evaluate((node, of) => getComputedStyle(node, of).backgroundColor, pseudo);

  test('the chosen tab, section, page and slide stand out', async ({ page }) => {
    await page.goto('/gallery');
    const tabs = page.getByRole('tab');
    await hydrated(tabs.first());
    expect(await border(tabs.first())).not.toBe(await border(tabs.last()));

    await page.goto('/blog-list');
    const pages = page.locator('[data-block="pager"] li a');
    expect(await ground(pages.first())).not.toBe(await ground(pages.last()));

    await page.goto('/');
    const dots = page.locator('.carousel-dot');
    await hydrated(dots.first());
    const dark = await ground(dots.last(), '::before');
    expect(dark).not.toMatch(/^rgba\(.+ 0\)$/);
    expect(await ground(dots.first(), '::before')).not.toBe(dark);
    // The system's button colour may not be visible on the picture of the slide.
    const controls = page.locator('.block-hero .carousel-controls > *');
    for (const control of await controls.all()) {
      expect(await ground(control)).not.toMatch(/^rgba\(.+ 0\)$/);
    }
  });

  test('the strokes of an eyebrow are seen', async ({ page }) => {
    await page.goto('/who-we-are');
    const paper = await ground(page.locator('body'));
    const eyebrow = page.locator('main .eyebrow').first();
    await expect.poll(() => ground(eyebrow, '::before')).not.toBe(paper);
  });
});

test.describe('paper', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } });

  const ink = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

  test('words are dark in the dark theme and in dark bands, and nothing lies over them', async ({
    page,
  }) => {
    await page.goto('/pricing-table');
    await page.emulateMedia({ media: 'print' });
    const black = 'rgb(0, 0, 0)';
    for (const words of [
      page.locator('h1'),
      page.locator('main h3').first(),
      page.locator('.block-site-footer h2').first(),
      page.locator('main .button').first(),
    ])
      await expect.poll(() => ink(words)).toBe(black);
    await expect(page.locator('.skip-link')).toBeHidden();
    // The header is not printed: content beneath it would begin above the sheet.
    const top = await page.locator('.breadcrumb').evaluate((one) => one.getBoundingClientRect().y);
    expect(top).toBeGreaterThanOrEqual(0);
  });

  test('all slides of a slider are printed', async ({ page }) => {
    await page.goto('/');
    const certificates = page.locator('.block-slider .carousel-slide');
    await certificates.first().scrollIntoViewIfNeeded();
    await hydrated(certificates.first());
    await page.emulateMedia({ media: 'print' });
    for (const slides of [certificates, page.locator('.block-hero .carousel-slide')]) {
      const ends = await slides.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
      expect(ends.length).toBeGreaterThan(2);
      expect(Math.min(...ends.flat())).toBeGreaterThanOrEqual(-20);
      expect(Math.max(...ends.flat())).toBeLessThanOrEqual(814);
    }
  });
});

test.describe('letters twice as large', () => {
  const grown = '--blink-settings=defaultFontSize=32';

  for (const width of [390, 1280])
    test(`the header is whole at ${width} px`, async ({ playwright, baseURL }) => {
      const { executablePath } = test.info().project.use.launchOptions ?? {};
      const browser = await playwright.chromium.launch({
        executablePath,
        args: ['--no-sandbox', grown],
      });
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.goto(`${baseURL}/`);
      await expect.poll(() => tooWide(page)).toBe(0);
      const menu = page.locator('.menu-button');
      await expect(menu).toBeInViewport({ ratio: 1 });
      const logo = await page.locator('.block-site-header .logo').first().boundingBox();
      expect(logo?.height).toBeLessThan(144);
      await browser.close();
    });
});

test('at four times the size the header lies over nothing that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contact-us');
  const links = page.locator('.block-site-footer a');
  await links.last().focus();
  const tops: number[] = [];
  for (let count = await links.count(); count > 1; count -= 1) {
    await page.keyboard.press('Shift+Tab');
    tops.push(await page.locator(':focus').evaluate((one) => one.getBoundingClientRect().y));
  }
  await expect(links.first()).toBeFocused();
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(64);
});
