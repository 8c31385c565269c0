/** The values and messages of form fields: from links and addresses, and from before the form hydrates. */
import { fillIn, forms, openForm, sendButton } from './forms.ts';
import { expect, test } from './quiet-page.ts';
import { expectAtOffset, holdBack, hydrated } from './watching.ts';

const position = 'select[name="position"]';

test('the link of a vacancy chooses its position, and keeps what was typed', async ({ page }) => {
  const form = await openForm(page, forms.career);
  await form.locator('[name="name"]').fill('Amal Test');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const vacancy = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

  await vacancy('House Keeping Supervisor').getByRole('link').click();
  await expect(form.locator(position)).toHaveValue('House Keeping Supervisor');
  await expect(form.locator('[name="name"]')).toHaveValue('Amal Test');
  await expectAtOffset(page.locator('#apply'));

  await vacancy('CAFM Operator').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(form.locator(position)).toHaveValue('CAFM Operator');
  await expect(page.locator('#apply')).toBeFocused();
  expect(requests.filter((url) => url.includes('/careers'))).toEqual([]);
});

test('an address chooses the position when the page opens', async ({ page }) => {
  await page.goto('/careers?position=HR#apply');
  await hydrated(page.locator(position));
  await expect(page.locator(position)).toHaveValue('HR');
});

test('an address fills what visitors see, with what a field can hold', async ({ page }) => {
  const long = 'm'.repeat(5000);
  await page.goto(`/contact-us?name=Amal&type=Spam&website=x&message=${long}#contact`);
  const form = page.getByRole('form', { name: forms.contact.name });
  await form.scrollIntoViewIfNeeded();
  await hydrated(form);
  await expect(form.locator('[name="name"]')).toHaveValue('Amal');
  await expect(form.locator('[name="message"]')).toHaveValue('m'.repeat(200));
  await expect(form.locator('[name="type"]')).toHaveValue('Contact us');
  await expect(form.locator('[name="website"]')).toHaveValue('');
  await page.goto('/careers?position=Emperor#apply');
  await hydrated(page.locator(position));
  await expect(page.locator(position)).toHaveValue('Facilities Engineer');
});

test('what was typed before the form hydrated stands against the address', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto('/careers?position=HR&name=Nobody');
  await page.locator('[name="name"]').fill('Amal Test');
  await page.locator(position).selectOption('Admin');
  release();
  await hydrated(page.locator(position));
  await expect(page.locator(position)).toHaveValue('Admin');
  await expect(page.locator('[name="name"]')).toHaveValue('Amal Test');
});

test('a file that was chosen before the form hydrated is checked', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js/);
  await page.goto('/careers');
  const field = page.locator('[name="cv"]');
  await field.setInputFiles({ name: 'cv.exe', mimeType: '', buffer: Buffer.alloc(10) });
  release();
  await hydrated(field);
  await expect(page.getByText('one of these kinds: .pdf, .doc, .docx.')).toBeVisible();
  expect(await field.evaluate((node: HTMLInputElement) => node.validity.customError)).toBe(true);
});

test.describe('from the lower edge of the window', () => {
  test.use({ tolerated: /500/ });
  for (const [outcome, status, role] of [
    ['sent', 200, 'status'],
    ['not sent', 500, 'alert'],
  ] as const) {
    test(`a form that was ${outcome} shows it`, async ({ page }) => {
      const form = await openForm(page, forms.career);
      await page.route('**/api/application/**', (route) => route.fulfill({ status, json: {} }));
      await fillIn(form, forms.career);
      const button = await sendButton(form).boundingBox();
      await page.setViewportSize({ width: 1440, height: 700 });
      await page.evaluate(
        (bottom) => scrollBy(0, bottom - innerHeight + 4),
        (button?.y ?? 0) + (button?.height ?? 0),
      );
      await sendButton(form).click();
      await expect(form.getByRole(role)).not.toBeEmpty();
      await expect(form.getByRole(role)).toBeInViewport({ ratio: 1, timeout: 3000 });
    });
  }
});
