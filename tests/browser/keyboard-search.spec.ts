import { expect, test } from './quiet-page.ts';

test('search: the arrow keys walk through the results, Enter follows', async ({ page }) => {
  await page.goto('/faqs');
  const button = page.getByRole('button', { name: 'Search' });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await button.press('Enter');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('services');
  await expect(dialog.getByRole('link')).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/service/hard-services');
  await expect(dialog).toBeHidden();
});

test('search: Enter in the field opens the first result', async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Search' }).press('Enter');
  await page.keyboard.type('gall');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/gallery');
});

test('choice: arrow keys, letters, Enter and Escape', async ({ page }) => {
  await page.goto('/careers');
  const choice = page.getByRole('combobox', { name: 'Position' });
  const isOpen = () => choice.evaluate((select) => select.matches(':open'));
  await page.getByText('Position', { exact: true }).click();
  await expect(choice).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect.poll(isOpen).toBe(true);
  await expect(page.getByRole('option', { name: 'Facilities Engineer' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(isOpen).toBe(false);
  await expect(choice).toHaveValue('Facilities Manager');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.type('cafm');
  await page.keyboard.press('Enter');
  await expect(choice).toHaveValue('CAFM Operator');
  await page.keyboard.press('Space');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await expect(choice).toHaveValue('CAFM Operator');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[name="cv"]')).toBeFocused();
});
