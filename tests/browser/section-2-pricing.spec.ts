import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { block, textsOf } from './watching.ts';

const prices = {
  yearly: ['$199.99 per year', '$219.99 per year', '$559.99 per year'],
  monthly: ['$19.99 per month', '$29.99 per month', '$59.99 per month'],
};

test.describe('Pricing (template)', () => {
  const shown = (page: Page) => textsOf(page.locator('.prices p:visible'));

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('a Billed Yearly / Billed Monthly toggle (default yearly) over three plans', async ({
        page,
      }) => {
        await page.goto('/pricing-table');
        const plans = await textsOf(page.locator('.plan').getByRole('heading'));
        expect(plans).toEqual(['Professional', 'Standard', 'Ultimate']);
        const yearly = page.getByRole('radio', { name: 'Billed Yearly' });
        const monthly = page.getByRole('radio', { name: 'Billed Monthly' });
        await expect(yearly).toBeChecked();
        expect(await shown(page)).toEqual(prices.yearly);
        await page.getByText('Billed Monthly').click();
        await expect(monthly).toBeChecked();
        expect(await shown(page)).toEqual(prices.monthly);
        await monthly.press('ArrowLeft');
        expect(await shown(page)).toEqual(prices.yearly);
      });
    });
  }

  test('a Get Started Today button to a placeholder', async ({ page }) => {
    await page.goto('/pricing-table');
    const buttons = page.locator('.plan').getByRole('link', { name: 'Get Started Today' });
    await expect(buttons).toHaveCount(3);
    await buttons.first().click();
    await expect(page).toHaveURL(/\/pricing-table#plans$/);
  });

  test('and an FAQ accordion', async ({ page }) => {
    await page.goto('/pricing-table');
    const questions = block(page, 'accordion').locator('details');
    await expect(questions.first()).toHaveAttribute('open');
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(1)).toHaveAttribute('open');
    await expect(questions.first()).not.toHaveAttribute('open');
  });
});
