import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { holdBack, hydrated } from './watching.ts';

test.describe('Gallery', () => {
  const tabs = (page: Page) => page.getByRole('tab');
  const panel = (page: Page, id: string) => page.locator(`#${id}`);
  const names: Record<string, string> = {
    awards: 'Awards',
    celebrations: 'Celebrations',
    housekeepingcrew: 'Housekeeping Crew',
    'technical-expertise': 'Technical Expertise',
    'falaj-team': 'Falaj Team',
  };

  test('five tabs, from awards to {product}-team, default awards', async ({ page }) => {
    await page.goto('/gallery');
    await expect(tabs(page)).toHaveText(Object.values(names));
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Awards');
    await hydrated(tabs(page).first());
    for (const [id, name] of Object.entries(names)) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
      await expect(panel(page, id)).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
  });

  test('... on a phone too, where not all tabs fit', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/gallery#falaj-team');
    await hydrated(tabs(page).first());
    await expect(page.getByRole('tab', { name: 'Falaj Team' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('tablist')).toHaveCSS('mask-image', /gradient/);
  });

  for (const id of Object.keys(names)) {
    test(`A URL hash matching a tab selects and scrolls to it: #${id}`, async ({ page }) => {
      await page.goto(`/gallery#${id}`);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(names[id] ?? '');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(panel(page, id)).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
      await expect
        .poll(() => panel(page, id).evaluate((node) => node.getBoundingClientRect().top))
        .toBeLessThan(250);
    });
  }

  test('... before its code is there', async ({ page }) => {
    await holdBack(page, '**/assets/*.js');
    await page.goto('/gallery#celebrations', { waitUntil: 'domcontentloaded' });
    const selected = page.getByRole('tab', { selected: true });
    await expect(selected).toHaveText('Celebrations');
    await expect(selected).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');
    await page.getByRole('tab', { name: 'Falaj Team' }).evaluate((tab: HTMLAnchorElement) => {
      location.hash = tab.hash;
    });
    await expect(selected).toHaveText('Falaj Team');
  });

  test('... also when the hash changes on the page', async ({ page }) => {
    await page.goto('/gallery');
    await hydrated(tabs(page).first());
    await page.evaluate(() => {
      location.hash = 'technical-expertise';
    });
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Technical Expertise');
    await expect(panel(page, 'technical-expertise')).toBeVisible();
    await page.evaluate(() => {
      location.hash = 'no-such-tab';
    });
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Technical Expertise');
  });

  test('Each tab is an image grid', async ({ page }) => {
    await page.goto('/gallery');
    for (const id of Object.keys(names)) {
      const pictures = panel(page, id).locator('img');
      await expect(pictures).toHaveCount(8);
      expect(
        await pictures.evaluateAll((images) => images.every((image) => image.getAttribute('alt'))),
      ).toBe(true);
    }
  });

  test('Clicking an image opens a modal with a loader, a caption and a close button', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/awards-3*');
    await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
    await hydrated(tabs(page).first());
    await panel(page, 'awards').getByRole('link').nth(2).click();
    const modal = page.getByRole('dialog', { name: 'The handover' });
    await expect(modal).toBeVisible();
    await expect(modal.locator('figcaption strong')).toHaveText('The handover');
    await expect(modal.locator('figcaption p')).toContainText('A client hands over the prize');
    await expect(modal.locator('.loader')).toBeVisible();
    release();
    await expect(modal.locator('.loader')).toHaveCount(0);
    await expect(modal.locator('.large-picture img')).toBeVisible();
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  });

  test('Escape or a click outside closes it', async ({ page }) => {
    await page.goto('/gallery');
    await hydrated(tabs(page).first());
    const modal = page.locator('.lightbox');
    const picture = panel(page, 'awards').getByRole('link').first();
    await picture.click();
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await picture.click();
    await expect(modal).toBeVisible();
    await page.mouse.click(30, 450);
    await expect(modal).toBeHidden();
  });
});
