/** Elements and actions that all tests of Studio need. */
import type { Page } from 'playwright/test';
import { running, site } from './dev-site.ts';
import { expect } from './quiet-page.ts';

/** The page that Studio shows. */
export const canvas = (page: Page) => page.frameLocator('iframe[title="The page"]');
export const form = (page: Page) => page.getByRole('region', { name: 'The selected block' });
export const outline = (page: Page) => page.getByRole('tree', { name: 'Blocks of this page' });
export const row = (page: Page, name: string) => outline(page).getByRole('treeitem', { name });

/** Opens a page in Studio and waits until it can be clicked on. */
export async function openStudio(page: Page, route = '/') {
  await page.goto(`${running.origin}/_edit${route}`);
  await expect(outline(page).getByRole('treeitem').first()).toBeVisible();
  await canvas(page).locator('[data-path] h1, [data-path] h2').first().waitFor();
  await expect(page.locator('[data-heard=true]')).toBeVisible();
}

/** Selects a block by clicking on it. */
export async function clickOn(page: Page, text: string) {
  await canvas(page).getByText(text, { exact: true }).first().click();
  await expect(form(page)).toBeVisible();
}

/** Drags a row of the outline to the place below another one. A busy browser handles the moves late: each is awaited. */
export async function dragBelow(page: Page, name: string, above: string) {
  const target = row(page, above);
  const box = await target.boundingBox();
  const [x, bottom] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0)];
  await row(page, name).hover();
  await page.mouse.down();
  await expect(async () => {
    for (const by of [10, 6, 4]) await page.mouse.move(x, bottom - by, { steps: 4 });
    await expect(target).toHaveAttribute('data-drop', 'below', { timeout: 1_000 });
  }).toPass();
  await page.mouse.up();
  await expect(outline(page).locator('[data-drop]')).toHaveCount(0);
}

/** Waits until a file has the expected content. */
export async function expectFile(expected: string, file = 'pages/index.yaml') {
  await expect.poll(() => site.read(file)).toBe(expected);
}
