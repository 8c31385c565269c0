/** A text that is only a quotation. */
import { expect, test } from './quiet-page.ts';

test('a quotation by itself is set larger on a wide screen than on a phone', async ({ page }) => {
  const sizes: number[] = [];
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/sustainability');
    const quote = page.locator('.block-text blockquote p').first();
    sizes.push(await quote.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
  }
  const [onPhone = 0, wide = 0] = sizes;
  expect(onPhone).toBeLessThan(30);
  expect(wide).toBeGreaterThan(44);
});
