import type { Locator, Page } from 'playwright/test';
import { pass } from './frozen-time.ts';
import { expect, test } from './quiet-page.ts';
import { hydrated } from './watching.ts';

const demos = ['/creative-agency', '/personal-portfolio', '/home-startup', '/corporate-agency'];

test.describe('Template contact form (home demo)', () => {
  // The response of the provider is only logged.
  test.use({ tolerated: /^console\.(error|info): |^500: |^net::ERR_/ });

  async function openForm(page: Page, route: string): Promise<Locator> {
    await page.goto(route);
    const form = page.locator('form[name="demo-contact"]');
    await form.scrollIntoViewIfNeeded();
    await hydrated(form);
    return form;
  }

  for (const route of demos) {
    test(`${route}: name and email required, email of email type, message optional`, async ({
      page,
    }) => {
      const form = await openForm(page, route);
      await expect(form.locator('[name="contact-name"]')).toHaveAttribute('required');
      await expect(form.locator('[name="contact-email"]')).toHaveAttribute('required');
      await expect(form.locator('[name="contact-email"]')).toHaveAttribute('type', 'email');
      await expect(form.locator('[name="contact-message"]')).not.toHaveAttribute('required');
    });
  }

  test('the four have one heading, which is what the inbox calls their messages', async ({
    page,
  }) => {
    const headings = new Set<string | null>();
    for (const route of demos) {
      await page.goto(route);
      const form = page
        .locator('[data-block="form"]')
        .filter({ has: page.locator('[name="contact-name"]') });
      headings.add(await form.getByRole('heading').textContent());
    }
    expect([...headings]).toHaveLength(1);
  });

  const outcomes: Record<string, [number, RegExp]> = {
    OK: [200, /^info .*200 Sent/],
    refused: [500, /^error .*500.*Sent/],
    'out of reach': [0, /^error .*\b0\b.*Network Error/],
  };
  for (const [outcome, [status, logged]] of Object.entries(outcomes)) {
    test(`after submit it resets and shows success for about 5 seconds: ${outcome}`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.route('**/api/v1.0/email/send-form', (route) =>
        status ? route.fulfill({ status, body: 'Sent' }) : route.abort('connectionrefused'),
      );
      const lines: string[] = [];
      page.on('console', (message) => lines.push(`${message.type()} ${message.text()}`));
      const form = await openForm(page, '/creative-agency');
      await form.locator('[name="contact-name"]').fill('Amal Test');
      await form.locator('[name="contact-email"]').fill('amal@example.com');
      const sent = page.waitForRequest('**/api/v1.0/email/send-form');
      await page.clock.pauseAt(Date.now() + 60_000);
      await form.getByRole('button', { name: 'Send Message' }).click();
      // The form is sent after the button is painted as pressed, after this time at the latest.
      await pass(page, 100);
      const body = (await sent).postData() ?? '';
      for (const name of [
        'contact-name',
        'contact-email',
        'contact-message',
        'lib_version',
        'service_id',
        'template_id',
        'user_id',
      ]) {
        expect(body).toContain(`name="${name}"`);
      }
      await expect(form.getByRole('status')).toHaveText('Your Message has been successfully sent.');
      await expect(form.getByRole('alert')).toHaveCount(0);
      await expect(form.locator('[name="contact-name"]')).toHaveValue('');
      await expect.poll(() => lines.some((line) => logged.test(line))).toBe(true);
      await pass(page, 4990);
      await expect(form.getByRole('status')).not.toBeEmpty();
      await pass(page, 20);
      await expect(form.getByRole('status')).toBeEmpty();
    });
  }
});
