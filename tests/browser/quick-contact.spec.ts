/** The icons of the side rail when they are pressed before the app has loaded. */
import { expect, test } from './quiet-page.ts';
import { expectAtOffset, holdBack } from './watching.ts';

const APP = /\/assets\/app-[^/]*\.js$/;

for (const { width, hasTouch } of [
  { width: 1440, hasTouch: false },
  { width: 390, hasTouch: true },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch });

    test('the page shows for 100 ms before it scrolls, and scrolls smoothly', async ({ page }) => {
      const come = await holdBack(page, APP);
      await page.goto('/faqs');
      await page.evaluate(() => {
        const places: number[] = [];
        let shown = 0;
        const look = (time: number) => {
          if (location.pathname === '/contact-us') {
            shown ||= time;
            if (scrollY > 0 && scrollY !== places.at(-1)) places.push(scrollY);
            if (places.length === 1) Object.assign(window, { waited: time - shown });
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        Object.assign(window, { places });
      });
      const icon = page.locator('.block-side-rail').getByRole('link', { name: 'Find our office' });
      if (hasTouch) await icon.tap();
      else await icon.click();
      come();
      await expect(page).toHaveURL('/contact-us#location');
      await expectAtOffset(page.locator('#location'));
      const { places, waited } = await page.evaluate(() => {
        const { places, waited } = window as unknown as { places: number[]; waited: number };
        return { places, waited };
      });
      expect(places.length).toBeGreaterThan(3);
      expect(waited).toBeGreaterThan(90);
    });
  });
}

test('a click by code is followed at once, in the same entry of the history', async ({ page }) => {
  await holdBack(page, APP);
  await page.goto('/services');
  await page.goto('/faqs');
  const before = await page.evaluate(() => history.length);
  const icon = page.locator('.block-side-rail').getByRole('link', { name: 'Find our office' });
  await icon.evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/contact-us#location');
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test.describe('when the app cannot be had', () => {
  test.use({ tolerated: /CONNECTION_REFUSED|Failed to fetch|uncaught/ });

  test('the browser follows them', async ({ page }) => {
    await page.route(APP, (route) => route.abort('connectionrefused'));
    await page.goto('/services');
    await page.goto('/faqs');
    const before = await page.evaluate(() => history.length);
    const rail = page.locator('.block-side-rail');
    await rail.getByRole('link', { name: 'Find our office' }).click();
    await expect(page).toHaveURL('/contact-us#location');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });
});

test('at 390 px they are there where a link has led, and gone when the reader scrolls on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact-us#location');
  await expectAtOffset(page.locator('#location'));
  const rail = page.locator('.block-side-rail');
  await expect(rail).toBeInViewport({ ratio: 0.9 });
  await page.evaluate(() => scrollBy(0, 400));
  await expect(rail).not.toBeInViewport();
});

for (const width of [320, 390, 820]) {
  test(`at ${width} px they are a bar as wide as the window, with their names`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/faqs');
    const rail = page.locator('.block-side-rail');
    const bar = await rail.boundingBox();
    expect(bar?.x).toBe(0);
    expect(bar?.width).toBe(width);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(844);
    for (const icon of await rail.locator('.icon-button').all()) {
      expect(await icon.evaluate((node) => getComputedStyle(node, '::after').opacity)).toBe('1');
      const { width: whole, shown } = await icon.evaluate((node) => ({
        width: node.clientWidth,
        shown: node.scrollWidth,
      }));
      expect(shown).toBeLessThanOrEqual(whole);
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [375, 667],
  [820, 1180],
] as const) {
  test(`the first slide ends above them on a screen of ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const slide = await page.locator('.hero-slide').first().boundingBox();
    const bar = await page.locator('.block-side-rail').boundingBox();
    expect(bar?.width).toBe(width);
    expect((slide?.y ?? 0) + (slide?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
}

for (const width of [1023, 1280, 1440]) {
  test(`at ${width} px they stand beside what the page shows`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/faqs');
    const rail = await page.locator('.block-side-rail').boundingBox();
    const answers = await page.locator('.block-accordion').getByRole('group').first().boundingBox();
    expect(answers?.width).toBeGreaterThan(400);
    expect((answers?.x ?? 0) + (answers?.width ?? 0)).toBeLessThanOrEqual(rail?.x ?? 0);
  });
}
