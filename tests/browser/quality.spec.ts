import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { AnsweringServer, answers, fillIn, forms, openForm, sendButton } from './forms.ts';
import { expect, test } from './quiet-page.ts';
import { hydrated } from './watching.ts';

test.describe('axe finds nothing in what can be opened', () => {
  test.use({ reducedMotion: 'reduce', tolerated: /^console\.error: |^500: / });

  const inBothThemes = async (page: Page) => {
    expect(await violations(page), 'light').toEqual([]);
    await page.evaluate(() => document.body.classList.add('dark'));
    expect(await violations(page), 'dark').toEqual([]);
  };

  for (const [opener, name, width] of [
    ['Open menu', 'Main menu', 390],
    ['Contact details', 'Talk to us', 1440],
    ['Search', 'Search', 1440],
    ['Watch our film', 'Falaj at work', 1440],
  ] as const) {
    test(`dialog ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/faqs');
      await page.getByRole('button', { name: opener }).click();
      const dialog = page.getByRole('dialog', { name });
      if (name === 'Main menu') await dialog.getByText('About Us').click();
      if (name === 'Search') {
        await dialog.getByRole('searchbox').fill('services');
        await expect(dialog.getByRole('link')).not.toHaveCount(0);
      }
      await expect(dialog).toBeVisible();
      await inBothThemes(page);
    });
  }

  test('a picture of the gallery', async ({ page }) => {
    await page.goto('/gallery');
    await hydrated(page.getByRole('tab').first());
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page.locator('.lightbox figcaption')).toBeVisible();
    await inBothThemes(page);
  });

  test('a menu', async ({ page }) => {
    await page.goto('/faqs');
    await page.locator('.desktop-menu').getByText('About Us').hover();
    await expect(page.getByRole('link', { name: 'Mission & Vision' }).first()).toBeVisible();
    await inBothThemes(page);
  });

  test('a form that failed, one that was sent, and its open dropdown', async ({ page }) => {
    const server = await AnsweringServer.on(page);
    const shown = await openForm(page, forms.career);
    await fillIn(shown, forms.career);
    await sendButton(shown).click();
    await server.answer(answers.refused);
    await expect(shown.getByRole('alert')).toBeVisible();
    await inBothThemes(page);
    await sendButton(shown).click();
    await server.answer(answers.ok);
    await expect(shown.getByRole('status')).toHaveText(forms.career.success);
    await shown.getByRole('combobox').click();
    await inBothThemes(page);
  });
});
