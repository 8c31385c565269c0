/** Bands whose picture reaches the edge of the window. */
import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { expectStill } from './watching.ts';

interface Box {
  x: number;
  width: number;
}
const endOf = (box: Box | null) => (box?.x ?? 0) + (box?.width ?? 0);
const bottomOf = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0);

for (const [route, side] of [
  ['/', 'end'],
  ['/ar', 'start'],
  ['/services', 'start'],
  ['/service/hard-services/chiller', 'start'],
] as const) {
  for (const width of [390, 1440, 1920]) {
    test(`${route} at ${width}: the picture reaches the edges, the words stay in their column`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
      const band = page.locator('.block:has(> .bleed)').first();
      await band.scrollIntoViewIfNeeded();
      // The blocks above may be laid out only now.
      await expectStill(band);
      const box = async (of: string) => {
        const found = await band.locator(of).first().boundingBox();
        return found ?? { x: 0, y: 0, width: 0, height: 0 };
      };
      const [whole, picture, heading] = [await box('.bleed'), await box('img'), await box('h2')];
      const logo = await page.locator('.block-site-footer .logo').boundingBox();
      expect(whole.width).toBe(width);
      if (width < 992) {
        expect(picture.x).toBe(0);
        expect(picture.width).toBe(width);
        expect(picture.y + picture.height).toBeCloseTo(whole.y + whole.height, 0);
        return;
      }
      expect(picture.height).toBeCloseTo(whole.height, 0);
      expect(picture.width).toBe(width / 2);
      expect(picture.x).toBe(side === 'end' ? width / 2 : 0);
      if (side === 'end') expect(heading.x).toBeCloseTo(logo?.x ?? 0, 0);
      if (route === '/ar') expect(endOf(heading)).toBeCloseTo(endOf(logo), 0);
    });
  }
}

/** Returns where the picture and the button of the last band end, and where the footer begins. */
async function endOfPage(page: Page, route: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route);
  const band = page.locator('main > .block').last();
  await band.scrollIntoViewIfNeeded();
  await expectStill(band);
  const [picture, button, footer] = await Promise.all([
    band.locator('img').boundingBox(),
    band.locator('.button').boundingBox(),
    page.locator('.block-site-footer').boundingBox(),
  ]);
  return { picture: bottomOf(picture), button: bottomOf(button), footer: footer?.y ?? 0 };
}

for (const width of [390, 820, 1440]) {
  test(`a picture at the end of a page continues below the footer's corner at ${width} px`, async ({
    page,
  }) => {
    const { picture, button, footer } = await endOfPage(
      page,
      '/service/hard-services/chiller',
      width,
    );
    expect(picture).toBeGreaterThan(footer);
    expect(button).toBeLessThan(footer - 24);
  });
}

test('a picture on the other side ends where the footer begins', async ({ page }) => {
  const { picture, footer } = await endOfPage(page, '/smart-tech', 1440);
  expect(picture).toBeCloseTo(footer, 0);
});
