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

/** Waits until a file has the expected content. */
export async function expectFile(expected: string, file = 'pages/index.yaml') {
  await expect.poll(() => site.read(file)).toBe(expected);
}
