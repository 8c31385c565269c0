import type { Page } from 'playwright/test';
import {
  type Answer,
  AnsweringServer,
  allForms,
  answers,
  type FormCase,
  fillIn,
  forms,
  openForm,
  sendButton,
} from './forms.ts';
import { expect, test } from './quiet-page.ts';

/** The help text of the CV field. */
const LIMITS = 'PDF, DOC, DOCX. Up to 10 MB.';

/** Returns the message for each response, in the order of a series of failures. */
const outcomes = (form: FormCase): [string, Answer | undefined, string][] => [
  ['failed status', answers.refused, form.failure],
  ['failed status with a body that is not JSON', answers.unreadableRefusal, form.failure],
  ['network failure', answers.none, form.unreachable],
  ['OK status with a body that is not JSON', answers.unreadable, form.unreachable],
  [
    "failed status with the server's message",
    answers.told,
    form.showsServerMessage ? 'We do not serve that emirate yet.' : form.failure,
  ],
];

test.describe('Forms', () => {
  // Errors are logged by the form and by the browser.
  test.use({ tolerated: /^console\.error: |^(422|5\d\d): |^net::ERR_/ });

  for (const form of allForms) {
    const sentences = [
      `failure: '${form.failure}'`,
      `network failure: '${form.unreachable}'`,
      `success: '${form.success}'`,
    ];
    test(`${form.title}: ${sentences.join(', ')}`, async ({ page }) => {
      const server = await AnsweringServer.on(page);
      const shown = await openForm(page, form);
      await fillIn(shown, form);
      for (const [what, answer, text] of outcomes(form)) {
        await sendButton(shown).click();
        await server.answer(answer);
        await expect(shown.getByRole('alert'), what).toHaveText(text);
        await expect(shown.getByRole('status')).toBeEmpty();
        // The typed values are kept.
        for (const [name, value] of Object.entries(form.typed)) {
          await expect(shown.locator(`[name="${name}"]`)).toHaveValue(value);
        }
      }
      await sendButton(shown).click();
      await server.answer(answers.ok);
      await expect(shown.getByRole('status')).toHaveText(form.success);
      await expect(shown.getByRole('alert')).toHaveCount(0);
    });
  }

  test('an application says why the server did not take a file, beside its field', async ({
    page,
  }) => {
    const career = allForms.find(({ multipart }) => multipart) as FormCase;
    const shown = await openForm(page, career);
    await fillIn(shown, career);
    const fields = { cv: 'CV has to be a file of one of these kinds: .pdf, .doc, .docx.' };
    await page.route('**/api/application/**', (route) =>
      route.fulfill({ status: 422, json: { message: fields.cv, fields } }),
    );
    await sendButton(shown).click();
    await expect(shown.getByRole('alert')).toHaveText(career.failure);
    const field = shown.locator('[name="cv"]');
    await expect(field).toHaveAccessibleDescription(`${LIMITS} ${fields.cv}`);
    await expect(shown.getByText(fields.cv)).toBeVisible();
  });

  test('a file that the server would not take is reported at once, and is not sent', async ({
    page,
  }) => {
    const career = allForms.find(({ multipart }) => multipart) as FormCase;
    const shown = await openForm(page, career);
    await fillIn(shown, career);
    let requests = 0;
    await page.route('**/api/application/**', (route) => {
      requests++;
      return route.fulfill({ json: {} });
    });
    const field = shown.locator('[name="cv"]');
    for (const [name, size, said] of [
      ['cv.exe', 10, 'one of these kinds: .pdf, .doc, .docx.'],
      ['cv.pdf', 10 * 1024 * 1024 + 1, 'CV is larger than 10 MB.'],
    ] as const) {
      const buffer = Buffer.alloc(size);
      await field.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      await expect(shown.getByText(said)).toBeVisible();
      await sendButton(shown).click();
      await expect(field).toBeFocused();
    }
    expect(requests).toBe(0);
    await fillIn(shown, career);
    await expect(field).toHaveAccessibleDescription(LIMITS);
    await sendButton(shown).click();
    await expect(shown.getByRole('status')).toHaveText(career.success);
  });

  const sendInVain = async (page: Page, form: FormCase) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
    const server = await AnsweringServer.on(page);
    const shown = await openForm(page, form);
    await fillIn(shown, form);
    await sendButton(shown).click();
    await server.answer(answers.refused);
    await expect(shown.getByRole('alert')).toBeVisible();
    return { shown, logged };
  };

  test('Home call-back form, non-OK status: an error with the status is logged', async ({
    page,
  }) => {
    const { logged } = await sendInVain(page, forms.callBack);
    await expect.poll(() => logged.some((line) => /^error .*Error.*\b500\b/.test(line))).toBe(true);
  });

  test('Estimate form: a non-success status is logged; the user sees the text without it', async ({
    page,
  }) => {
    const { shown, logged } = await sendInVain(page, forms.estimate);
    await expect(shown.getByRole('alert')).not.toContainText('500');
    await expect.poll(() => logged.some((line) => /^error .*Error.*\b500\b/.test(line))).toBe(true);
  });
});

test.describe("'Service not found' when the category or service route has no record", () => {
  test.use({ tolerated: /404/ });

  for (const address of [
    '/service/no-such-category',
    '/service/hard-services/no-such-service',
    '/service/no-such-category/chiller',
    '/service/soft-services/chiller',
    '/service/ifm-services/hard-services',
  ]) {
    test(address, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found');
    });
  }

  test('it is shown as well when a link within the site leads there', async ({ page }) => {
    await page.goto('/services');
    const link = page.getByRole('link', { name: 'Find out more Plumbing' });
    await link.evaluate((node) => node.setAttribute('href', '/service/hard-services/gone'));
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found');
    await expect(page).toHaveURL('/service/hard-services/gone');
  });
});

test.describe("Legal pages: unknown path gives 'Page Not Found' with its sentence", () => {
  test.use({ tolerated: /404/ });

  for (const page of ['terms-conditions', 'privacy-policy', 'cookie-policy']) {
    test(`/${page}/unknown`, async ({ page: tab }) => {
      const answer = await tab.goto(`/${page}/unknown`);
      expect(answer?.status()).toBe(404);
      const text = tab.locator('main [data-block="sections"]');
      await expect(text.getByRole('heading')).toHaveText('Page Not Found');
      await expect(text.locator('p')).toHaveText(
        "Sorry, the content you're looking for doesn't exist.",
      );
    });
  }
});
