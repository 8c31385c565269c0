/** The look, and the outline, of blocks that stand beside each other in columns. */
import { expect, test } from './quiet-page.ts';

for (const width of [390, 1440]) {
  test(`headings in columns have a size of the scale at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const sizeOf = (name: string) =>
      page
        .getByRole('heading', { level: 2, name })
        .evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
    const usual = await sizeOf('Everything a building');
    expect(await sizeOf('Who We Are')).toBe(usual);
    // In narrow columns they are a step smaller, and all alike.
    const smaller = await sizeOf('Checked by others');
    expect(smaller).toBe(await sizeOf('Technology that earns'));
    expect(smaller === usual).toBe(width < 769);
  });
}

test('cards are one level below the heading in the column beside them', async ({ page }) => {
  await page.goto('/');
  const columns = page.locator('.block-columns').filter({ hasText: 'Technology that earns' });
  await expect(columns.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(columns.locator('.card').getByRole('heading', { level: 3 })).toHaveCount(6);
});

test('a number that is alone in its block is set larger than those in a row', async ({ page }) => {
  const sizeOfNumber = async (route: string) => {
    await page.goto(route);
    return page
      .locator('.stat dd')
      .first()
      .evaluate((number) => Number.parseFloat(getComputedStyle(number).fontSize));
  };
  expect(await sizeOfNumber('/mission-vision')).toBeGreaterThan(1.5 * (await sizeOfNumber('/')));
});
