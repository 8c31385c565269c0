/** Texts that must fit on one line, at the most difficult widths. */
import { expect, test } from './quiet-page.ts';

for (const [what, route, width, selector] of [
  ['the button of a plan', '/pricing-table', 820, '.plan .button'],
  ['what is known of an article', '/blog-list', 390, '.facts'],
  ['what is known of an article', '/blog-list', 1440, '.facts'],
] as const) {
  test(`${route} at ${width}: ${what} stands in one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const lines = await page.locator(`main ${selector}`).evaluateAll((elements) =>
      elements.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const texts = [...range.getClientRects()].filter((box) => box.width > 0);
        const [first] = texts;
        return texts.every(({ top }) => first && Math.abs(top - first.top) < first.height / 2);
      }),
    );
    expect(lines.length).toBeGreaterThan(2);
    expect(lines).not.toContain(false);
  });
}
