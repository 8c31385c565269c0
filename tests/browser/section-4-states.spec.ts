import type { Page } from 'playwright/test';
import {
  AnsweringServer,
  allForms,
  answers,
  type FormCase,
  fillIn,
  forms,
  openForm,
  sendButton,
} from './forms.ts';
import { freeze, pass, takeTheClock } from './frozen-time.ts';
import { expect, test } from './quiet-page.ts';
import { hydrated } from './watching.ts';

/**
 * The pending label follows the paint of the pressed button, and the request follows the paint of the label: a few
 * frames, in milliseconds.
 */
const LATER = 100;

test.describe('Forms', () => {
  test.use({ tolerated: /^console\.error: |^500: / });

  for (const form of allForms) {
    test(`${form.title}: '${form.pending}' while sending, then reset and success, or an error`, async ({
      page,
    }) => {
      await takeTheClock(page);
      const server = await AnsweringServer.on(page);
      const shown = await openForm(page, form);
      const button = sendButton(shown);
      await freeze(page);
      await expect(button).toHaveText(form.submit);
      await fillIn(shown, form);

      await button.click();
      await pass(page, LATER);
      await expect(button).toHaveText(form.pending);
      await expect(button).toBeDisabled();
      await server.answer(answers.refused);
      await expect(shown.getByRole('alert')).toBeVisible();
      await expect(button).toHaveText(form.submit);
      await expect(button).toBeEnabled();

      await button.click();
      await pass(page, LATER);
      await expect(button).toHaveText(form.pending);
      await expect(shown.getByRole('alert')).toHaveCount(0);
      await server.answer(answers.ok);
      await expect(shown.getByRole('status')).toHaveText(form.success);
      await expect(shown.getByRole('status')).toBeVisible();
      await expect(button).toBeEnabled();
      for (const name of Object.keys(form.typed)) {
        await expect(shown.locator(`[name="${name}"]`)).toHaveValue('');
      }

      await pass(page, 4999);
      await expect(shown.getByRole('status')).toHaveText(form.success);
      await pass(page, 1);
      await expect(shown.getByRole('status')).toBeEmpty();
    });
  }

  const resets: [FormCase, string, string, string][] = [
    [forms.career, 'position', 'Facilities Engineer', 'HR'],
    [forms.estimate, 'propertyType', 'Residential Properties', 'Warehouses'],
  ];
  for (const [form, field, preset, other] of resets) {
    test(`${form.title}: the dropdown toggles and closes on choosing; ${field} returns to ${preset}`, async ({
      page,
    }) => {
      const server = await AnsweringServer.on(page);
      const shown = await openForm(page, form);
      const choice = shown.locator(`[name="${field}"]`);
      const isOpen = () => choice.evaluate((select) => select.matches(':open'));
      await expect(choice).toHaveValue(preset);
      await choice.click();
      await expect.poll(isOpen).toBe(true);
      await choice.click();
      await expect.poll(isOpen).toBe(false);
      await choice.click();
      await choice.getByRole('option', { name: other }).click();
      await expect.poll(isOpen).toBe(false);
      await expect(choice).toHaveValue(other);

      await fillIn(shown, form);
      await sendButton(shown).click();
      await server.answer(answers.ok);
      await expect(shown.getByRole('status')).toHaveText(form.success);
      expect(server.requests[0]?.postData()).toContain(other);
      await expect(choice).toHaveValue(preset);
    });
  }

  test('Submitting always ends: a failed form can be sent again, two clicks send once', async ({
    page,
  }) => {
    const server = await AnsweringServer.on(page);
    const shown = await openForm(page, forms.contact);
    await fillIn(shown, forms.contact);
    await sendButton(shown).dblclick();
    await expect(sendButton(shown)).toBeDisabled();
    await server.answer(answers.refused);
    await expect(sendButton(shown)).toBeEnabled();
    expect(server.requests).toHaveLength(1);
    await sendButton(shown).click();
    await server.answer(answers.ok);
    await expect(shown.getByRole('status')).toHaveText(forms.contact.success);
    expect(server.requests).toHaveLength(2);
  });
});

test.describe('The frame', () => {
  const header = (page: Page) => page.locator('[data-block="site-header"]');

  test('side panel open/closed', async ({ page }) => {
    await page.goto('/faqs');
    const panel = page.getByRole('dialog', { name: 'Talk to us' });
    const open = header(page).getByRole('button', { name: 'Contact details' });
    await expect(panel).toBeHidden();
    await open.click();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await open.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await open.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(20, 500);
    await expect(panel).toBeHidden();
  });

  test('dark mode on/off: it stays from page to page and from visit to visit', async ({ page }) => {
    await page.goto('/faqs');
    await header(page).getByRole('button', { name: 'Dark mode' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Are' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who We Are');
    await expect(page.locator('body')).toHaveClass(/dark/);
    await page.goto('/404');
    await expect(page.locator('body')).toHaveClass(/dark/);
  });

  test.describe('for a visitor whose system is dark', () => {
    test.use({ colorScheme: 'dark' });

    test('dark mode is on at first, and can be switched off', async ({ page }) => {
      await page.goto('/faqs');
      await expect(page.locator('body')).toHaveClass(/dark/);
      await header(page).getByRole('button', { name: 'Dark mode' }).click();
      await page.reload();
      await expect(page.locator('body')).not.toHaveClass(/dark/);
    });
  });

  test('mobile menu: submenus toggle individually; a click outside and Escape close it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/faqs');
    const menu = page.getByRole('dialog', { name: 'Main menu' });
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await header(page).getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await page.mouse.click(20, 450);
    await expect(menu).toBeHidden();
  });
});

test('Gallery: active tab (default awards) and selected image (null when closed)', async ({
  page,
}) => {
  await page.goto('/gallery');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Awards');
  await hydrated(page.getByRole('tab').first());
  await expect(page.locator('.lightbox img')).toHaveCount(0);
  await page.getByRole('tabpanel').getByRole('link').first().click();
  await expect(page.locator('.lightbox img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.lightbox img')).toHaveCount(0);
});

test('Mobile layout flips at 768 px', async ({ page }) => {
  await page.goto('/testimonials');
  const inView = page.locator('[data-block="testimonials"] .carousel-slide:not([inert])');
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(inView).toHaveCount(2);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(inView).toHaveCount(1);
});

test('A narrow-screen flag applies below width 1023: the quick links lie at the foot', async ({
  page,
}) => {
  await page.goto('/faqs');
  const rail = page.locator('[data-block="side-rail"] ul');
  for (const [width, direction] of [
    [1024, 'column'],
    [1023, 'column'],
    [1022, 'row'],
    [390, 'row'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(rail, `at ${width} px`).toHaveCSS('flex-direction', direction);
  }
});
