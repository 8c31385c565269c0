/** Texts that must fit on one line, at the most difficult widths. */
import type { Locator } from 'playwright/test';
import { expect, test } from './quiet-page.ts';

/** Returns for each element whether its text is in one line. */
const inOneLine = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const texts = [...range.getClientRects()].filter((box) => box.width > 0);
      const [first] = texts;
      return texts.every(({ top }) => first && Math.abs(top - first.top) < first.height / 2);
    }),
  );

for (const [what, route, width, selector] of [
  ['the button of a plan', '/pricing-table', 820, '.plan .button'],
  ['what is known of an article', '/blog-list', 390, '.facts'],
  ['what is known of an article', '/blog-list', 1440, '.facts'],
  ['the label of a number', '/who-we-are', 360, '.stat dt'],
  ['the label of a number', '/who-we-are', 390, '.stat dt'],
  ['the label of a number', '/who-we-are', 820, '.stat dt'],
] as const) {
  test(`${route} at ${width}: ${what} fits on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const lines = await inOneLine(page.locator(`main ${selector}`));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines).not.toContain(false);
  });
}

test('each entry of a submenu fits on one line', async ({ page }) => {
  await page.goto('/');
  const menu = page.locator('.desktop-menu li').first();
  await menu.hover();
  const entries = menu.locator('.submenu a');
  await expect(entries.first()).toBeVisible();
  expect(await inOneLine(entries)).toEqual([true, true, true, true, true, true]);
});
