import type { Page } from 'playwright/test';
import { fillIn, forms } from './forms.ts';
import { expect, test } from './quiet-page.ts';
import { block, expectAtOffset, holdBack, hydrate, recordScroll } from './watching.ts';

const holdScripts = (page: Page) => holdBack(page, '**/*.js');

const picture = (page: Page) => page.getByRole('link', { name: 'Three medals' });

test.describe('A visitor who is faster than the script', () => {
  test('sees the large picture that was clicked on as soon as the gallery is hydrated', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/gallery');
    await picture(page).click();
    await expect(page).toHaveURL('/gallery');
    release();
    await expect(page.locator('.lightbox')).toBeVisible();
    await expect(page).toHaveURL('/gallery');
  });

  test('sees the large picture also on a page to which the way led from one without islands', async ({
    page,
  }) => {
    await page.goto('/privacy-policy');
    await hydrate(page);
    const release = await holdScripts(page);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Careers' })
      .evaluate((link: HTMLAnchorElement) => {
        link.href = '/gallery';
        link.click();
      });
    await picture(page).click();
    release();
    await expect(page.locator('.lightbox')).toBeVisible();
    await expect(page).toHaveURL('/gallery');
  });

  test('sends a form by the script, once', async ({ page }) => {
    const release = await holdScripts(page);
    const sent: string[] = [];
    await page.route('**/api/application/quote', async (route) => {
      sent.push(route.request().headers()['content-type'] ?? '');
      await route.fulfill({ json: {} });
    });
    await page.goto('/contact-us');
    const form = page.getByRole('form', { name: forms.contact.name });
    await fillIn(form, forms.contact);
    await form.getByRole('button', { name: forms.contact.submit }).click();
    release();
    await expect(form.getByRole('status')).toHaveText(forms.contact.success);
    expect(sent).toEqual(['application/json']);
  });

  test('scrolls smoothly to a place on the page from a menu that is not hydrated', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/section-nav-*.js');
    await page.goto('/services');
    await hydrate(page);
    const places = await recordScroll(page);
    await page
      .getByRole('navigation', { name: 'Our services' })
      .getByRole('link', { name: 'Hard Services' })
      .click();
    release();
    await expectAtOffset(page.locator('#hard-services'));
    expect((await places()).length).toBeGreaterThan(3);
  });

  test.describe('and whose browser changes the page, as to translate it', () => {
    // React logs that it could not hydrate the form, and renders it again.
    test.use({ tolerated: /Minified React error #418/ });

    test('keeps what was filled in when the form is hydrated', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/careers');
      const form = block(page, 'form');
      const [name, area] = [form.locator('[name="name"]'), form.locator('select').first()];
      await name.fill('Ann');
      await area.selectOption({ index: 1 });
      const chosen = await area.inputValue();
      await form.locator('label').evaluateAll((labels) => {
        for (const { firstChild } of labels) {
          const translated = document.createElement('font');
          translated.textContent = firstChild?.textContent ?? '';
          firstChild?.replaceWith(translated);
        }
      });
      release();
      await expect(form).toHaveAttribute('data-island', 'hydrated');
      await expect(form.locator('font')).toHaveCount(0);
      await expect(name).toHaveValue('Ann');
      await expect(area).toHaveValue(chosen);
    });
  });

  test.describe('and the script never comes', () => {
    test.use({ tolerated: /net::ERR_|uncaught: .*(import|fetch)/ });

    test('gets what the browser does without it', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/gallery');
      await picture(page).click();
      release(false);
      await expect(page).toHaveURL(/\/images\/gallery\/awards-4/);
    });

    test('sends a form as without it', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/contact-us');
      const form = page.getByRole('form', { name: forms.contact.name });
      await fillIn(form, forms.contact);
      const posted = page.waitForRequest('**/api/application/quote');
      await form.getByRole('button', { name: forms.contact.submit }).click();
      release(false);
      expect((await posted).headers()['content-type']).toBe('application/x-www-form-urlencoded');
    });

    test.describe('for one block', () => {
      test.use({ tolerated: /net::ERR_|Failed to fetch dynamically imported module/ });

      const SOON = { timeout: 3000 };

      test('gets the large picture at once', async ({ page }) => {
        const release = await holdBack(page, '**/gallery-*.js');
        await page.goto('/gallery');
        await picture(page).click();
        release(false);
        await expect(page).toHaveURL(/\/images\/gallery\/awards-4/, SOON);
      });

      test('sends a form as without script on a page that was navigated to', async ({ page }) => {
        await page.route('**/form-*.js', (route) => route.abort());
        await page.goto('/faqs');
        await hydrate(page);
        const contents = page.getByRole('contentinfo');
        await contents.getByRole('link', { name: 'Contact Us' }).click();
        const form = page.getByRole('form', { name: forms.contact.name });
        await fillIn(form, forms.contact);
        const posted = page.waitForRequest('**/api/application/**', SOON);
        await form.getByRole('button', { name: forms.contact.submit }).click();
        expect((await posted).postData()).toContain('amal%40example.com');
      });

      for (const name of ['contact', 'callBack'] as const) {
        test(`keeps what was typed, and sends it as without script: ${name}`, async ({ page }) => {
          const release = await holdBack(page, '**/form-*.js');
          const { route, name: label, submit } = forms[name];
          await page.goto(route);
          const form = page.getByRole('form', { name: label });
          await fillIn(form, forms[name]);
          await hydrate(page);
          const failed = page.waitForEvent('requestfailed');
          release(false);
          await failed;
          const posted = page.waitForRequest('**/api/application/**', SOON);
          await form.getByRole('button', { name: submit }).click();
          expect((await posted).postData()).toContain('amal%40example.com');
        });
      }
    });
  });
});
