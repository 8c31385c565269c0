import type { Locator, Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { atRest, hydrate, hydrated } from './watching.ts';

const focusIsIn = (element: Locator) =>
  element.evaluate((node) => node.contains(document.activeElement));

/** Presses Tab as often as the page has stops; returns whether the focus ever left the dialog. */
async function leavesDialog(page: Page, dialog: Locator): Promise<boolean> {
  for (let press = 0; press < 15; press++) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate(
      (node) => document.activeElement !== document.body && !node.contains(document.activeElement),
    );
    if (isOutside) return true;
  }
  return false;
}

test('the first stop is a link past the header', async ({ page }) => {
  await page.goto('/faqs');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  await page.keyboard.press('Tab');
  expect(await focusIsIn(page.locator('main'))).toBe(true);
});

test('menus: Enter opens, Tab walks through, Escape closes and keeps the place', async ({
  page,
}) => {
  await page.goto('/faqs');
  const entry = page.locator('.desktop-menu .menu > li', { hasText: 'About Us' });
  const summary = entry.locator('summary');
  await hydrate(page);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(entry.locator('.submenu')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entry.getByRole('link', { name: 'Who We Are' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry.locator('.submenu')).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mission-vision');
});

test.describe('dialogs keep the focus and give it back', () => {
  for (const [opener, name, width] of [
    ['Open menu', 'Main menu', 390],
    ['Contact details', 'Talk to us', 1440],
    ['Search', 'Search', 1440],
    ['Watch our film', 'Falaj at work', 1440],
  ] as const) {
    test(name, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/faqs');
      const button = page.getByRole('button', { name: opener });
      const dialog = page.getByRole('dialog', { name });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await expect.poll(() => focusIsIn(dialog)).toBe(true);
      expect(await leavesDialog(page, dialog)).toBe(false);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
});

test('mobile menu: submenus open one by one with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Open menu' }).press('Enter');
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  const contact = menu.locator('.menu > li', { hasText: 'Contact' }).last();
  await contact.locator('summary').press('Space');
  await expect(contact.locator('.submenu')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(contact.getByRole('link', { name: 'Contact Us' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact-us');
  await expect(menu).toBeHidden();
});

test('accordion: Enter and Space open and close', async ({ page }) => {
  await page.goto('/faqs');
  const items = page.locator('[data-block="accordion"] details');
  await items.first().locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(items.first().locator('.rich-text')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(items.nth(1).locator('summary')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(items.nth(1).locator('.rich-text')).toBeVisible();
});

test('tabs: the arrow keys, Home and End choose, and Tab goes on into the group', async ({
  page,
}) => {
  await page.goto('/gallery');
  const tabs = page.getByRole('tab');
  await hydrated(tabs.first());
  await tabs.first().focus();
  const steps: [string, number][] = [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', 4],
    ['ArrowRight', 0],
    ['ArrowLeft', 4],
    ['Home', 0],
  ];
  for (const [key, place] of steps) {
    await page.keyboard.press(key);
    await expect(tabs.nth(place)).toBeFocused();
    await expect(tabs.nth(place)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
});

test('tabs: the effect of a key is there for a key that follows at once', async ({ page }) => {
  await page.goto('/gallery');
  const tabs = page.getByRole('tab');
  await hydrated(tabs.first());
  await tabs.first().focus();
  const shown = await tabs.first().evaluate(async (tab) => {
    tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    // Painted, but nothing more.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return document.querySelector('[role="tabpanel"][data-active]')?.id;
  });
  expect(shown).toBe(await tabs.last().getAttribute('aria-controls'));
});

test('lightbox: Enter opens, the arrow keys leaf, Escape closes and the focus is where it was', async ({
  page,
}) => {
  await page.goto('/gallery');
  await hydrated(page.getByRole('tab').first());
  const link = page.getByRole('tabpanel').getByRole('link').nth(1);
  await link.focus();
  await page.keyboard.press('Enter');
  const box = page.locator('.lightbox');
  await expect(box.locator('figcaption strong')).toHaveText('The wall of certificates');
  await expect.poll(() => focusIsIn(box)).toBe(true);
  expect(await leavesDialog(page, box)).toBe(false);
  await box.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(box.locator('figcaption strong')).toHaveText('The handover');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(box.locator('figcaption strong')).toHaveText('Facilities team of the year');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(link).toBeFocused();
});

test('sliders: the arrow keys move them, and what is out of view is out of reach', async ({
  page,
}) => {
  await page.goto('/testimonials');
  const carousel = page.getByRole('region', { name: 'What clients say' });
  await expect(carousel).toHaveAttribute('data-running');
  const counter = carousel.locator('p[aria-live]');
  const next = carousel.getByRole('button', { name: 'Next slide' });
  await next.focus();
  await atRest(carousel);
  const before = await counter.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(counter).not.toHaveText(before ?? '');
  await atRest(carousel);
  await page.keyboard.press('ArrowLeft');
  await expect(counter).toHaveText(before ?? '');
  await expect(carousel.locator('.carousel-slide:not([inert])')).toHaveCount(3);
});

test('the focus is visible wherever it is', async ({ page }) => {
  await page.goto('/services');
  const unseen: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    const dim = await page.evaluate(() => {
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body) return undefined;
      // A card shows the focus of its link around the whole card.
      const shown = [activeElement, activeElement.closest('.card')].some((element) => {
        const { outlineStyle, outlineWidth } = element ? getComputedStyle(element) : ({} as never);
        return element && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return shown ? undefined : activeElement.outerHTML.slice(0, 120);
    });
    if (dim) unseen.push(dim);
  }
  expect(unseen).toEqual([]);
});
