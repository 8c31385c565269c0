/** The icons of the side rail when they are pressed before the app has come. */
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
