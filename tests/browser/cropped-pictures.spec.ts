/** What of a picture or a map is shown where it has less room than its own shape needs. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';

test('portraits of the team are cropped below the head', async ({ page }) => {
  await page.goto('/team');
  const portraits = page.locator('.block-card-grid .card img');
  await expect(portraits).toHaveCount(6);
  for (const portrait of await portraits.all()) {
    await expect(portrait).toHaveCSS('object-position', '50% 20%');
  }
});

for (const [route, width] of [
  ['/careers', 820],
  ['/careers', 1440],
  ['/team', 390],
  ['/team', 1440],
] as const) {
  test(`portraits are shown from the arch to the shoulders: ${route} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const portraits = page.locator('.card img[src*="/people/"]');
    expect(await portraits.count()).toBeGreaterThan(2);
    for (const portrait of await portraits.all()) {
      const { width: across = 1, height: down = 0 } = (await portrait.boundingBox()) ?? {};
      // Portraits are square: a frame that is wider crops them at the top or the bottom.
      expect(down / across).toBeGreaterThan(0.99);
    }
  });
}

test('a map alone in a column is as tall as the column beside it', async ({ page }) => {
  await page.goto('/estimate-project');
  const map = page.locator('.block-map');
  const column = page.locator('.columns').filter({ has: map }).last();
  const [whole, own] = [await column.boundingBox(), await map.boundingBox()];
  expect(own?.height).toBeGreaterThan(400);
  expect(Math.abs((whole?.height ?? 0) - (own?.height ?? 0))).toBeLessThan(2);
});

/** Returns the shares of a picture that are cropped at its left, right, top and bottom. */
const croppedOff = (of: Locator) =>
  of.evaluate((picture: HTMLImageElement) => {
    const { width, height } = picture.getBoundingClientRect();
    const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight);
    const whole = [picture.naturalWidth * scale, picture.naturalHeight * scale] as const;
    const [x = 0, y = 0] = getComputedStyle(picture)
      .objectPosition.split(' ')
      .map((share) => Number.parseFloat(share) / 100);
    const cropped = 1 - width / whole[0];
    const above = 1 - height / whole[1];
    return {
      left: cropped * x,
      right: cropped * (1 - x),
      top: above * y,
      bottom: above * (1 - y),
    };
  });

for (const [width, height] of [
  [1440, 900],
  [1920, 1080],
  [2560, 1300],
] as const) {
  test(`the hero shows its pictures whole at ${width} px, beside the words`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const picture = page.locator('.block-hero img').first();
    const { top, bottom } = await croppedOff(picture);
    expect(top + bottom).toBeLessThan(0.05);
    // It ends with the window.
    const { x = 0, width: across = 0 } = (await picture.boundingBox()) ?? {};
    expect(x + across).toBeCloseTo(width, 0);
  });
}

/** Returns what is cropped off the map of a page. */
async function croppedOffMap(page: Page, route: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(route);
  const map = page.locator('.block-map img').first();
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  return croppedOff(map);
}

for (const width of [390, 992, 1440]) {
  test(`the map beside the contacts shows its pin and its name at ${width} px`, async ({
    page,
  }) => {
    const { left, right } = await croppedOffMap(page, '/estimate-project', width);
    // The pin begins at 56 %, and the name ends at 80 % of the drawing's width.
    expect(left).toBeLessThan(0.56);
    expect(right).toBeLessThan(0.2);
  });
}

test('phones show all of the compass on the map, or nothing of it', async ({ page }) => {
  const { left } = await croppedOffMap(page, '/contact-us', 390);
  // The compass lies between 14 and 21 % of the drawing's width.
  expect(left < 0.14 || left > 0.21).toBe(true);
});
