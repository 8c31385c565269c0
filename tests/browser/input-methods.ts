/** The ways to use Studio: by mouse, and by keyboard alone. */
import type { Locator, Page } from 'playwright/test';
import { expect } from './quiet-page.ts';
import { canvas, form, outline, row } from './studio-screen.ts';

/** One way to use a computer. */
export interface Way {
  press(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
  /** Opens the form of a block. */
  open(page: Page, block: string): Promise<void>;
  moveDown(page: Page, block: string): Promise<void>;
  /** Focuses the first part of a date field: in English its month. */
  goToDay(field: Locator): Promise<void>;
}

export const mouse: Way = {
  press: (target) => target.click(),
  async write(target, text) {
    await target.click({ clickCount: 3 });
    await target.page().keyboard.insertText(text);
  },
  async open(page, block) {
    await canvas(page).getByText(block, { exact: true }).first().click();
    await expect(form(page)).toBeVisible();
  },
  async moveDown(page, block) {
    await mouse.open(page, block);
    await form(page).getByRole('button', { name: 'Move down', exact: true }).click();
  },
  goToDay: (field) => field.click({ position: { x: 14, y: 12 } }),
};

/** Presses Tab until an element has the focus. */
async function tabTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  const hasFocus = () => target.evaluate((node) => node === document.activeElement);
  for (let step = 0; step < 250 && !(await hasFocus()); step++) await keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Presses keys until a tab of a tab list is selected. */
async function chooseTab(tab: Locator): Promise<void> {
  const { keyboard } = tab.page();
  await tabTo(tab.locator('xpath=..').locator('[role=tab][tabindex="0"]'));
  const isChosen = () => tab.evaluate((node) => node.getAttribute('aria-selected') === 'true');
  for (let step = 0; step < 4 && !(await isChosen()); step++) await keyboard.press('ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Moves to a block in the outline. */
async function goTo(page: Page, block: string): Promise<void> {
  await tabTo(outline(page).locator('[role=treeitem][tabindex="0"]'));
  await page.keyboard.press('Home');
  const count = await outline(page).getByRole('treeitem').count();
  const hasFocus = () => row(page, block).evaluate((node) => node === document.activeElement);
  for (let step = 0; step < count && !(await hasFocus()); step++) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(row(page, block)).toBeFocused();
}

export const keyboard: Way = {
  async press(target) {
    if ((await target.getAttribute('role')) === 'tab') return chooseTab(target);
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async write(target, text) {
    await tabTo(target);
    await target.page().keyboard.press('ControlOrMeta+a');
    await target.page().keyboard.insertText(text);
  },
  async open(page, block) {
    await goTo(page, block);
    await page.keyboard.press('Enter');
    await expect(form(page)).toBeVisible();
  },
  async moveDown(page, block) {
    await goTo(page, block);
    await page.keyboard.press('Control+ArrowDown');
  },
  goToDay: tabTo,
};
