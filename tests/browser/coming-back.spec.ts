/** Who comes back to a page finds it as it was left, as on pages that browsers keep. */
import type { Page } from 'playwright/test';
import { AnsweringServer, answers, fillIn, forms, openForm, sendButton } from './forms.ts';
import { expect, test } from './quiet-page.ts';
import { footerLink, holdBack, jumpTo, wake } from './watching.ts';

/** Without scrolling to the link. */
async function leaveForFaqs(page: Page) {
  await footerLink(page, 'FAQs').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveTitle('Falaj | FAQs');
}

/** Goes back to the career form, which wakes. */
async function comeBack(page: Page) {
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Careers');
  const form = page.getByRole('form', { name: forms.career.name });
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('.block-form')).toHaveAttribute('data-island', 'alive');
  return form;
}

const cvOf = (form: ReturnType<Page['locator']>) =>
  form.locator('[name="cv"]').evaluate((cv: HTMLInputElement) => cv.files?.[0]?.name);

test('what was filled in is there again, and is sent', async ({ page }) => {
  const server = await AnsweringServer.on(page);
  const form = await openForm(page, forms.career);
  await fillIn(form, forms.career);
  await form.getByRole('combobox', { name: 'Position' }).click();
  await form.getByRole('option', { name: 'HR' }).click();
  await leaveForFaqs(page);
  let back = await comeBack(page);
  // A form that was moved to is left in another way than one that was loaded.
  await page.goForward();
  await expect(page).toHaveTitle('Falaj | FAQs');
  back = await comeBack(page);
  for (const [name, value] of Object.entries(forms.career.typed)) {
    await expect(back.locator(`[name="${name}"]`)).toHaveValue(value);
  }
  await expect(back.getByRole('combobox', { name: 'Position' })).toHaveValue('HR');
  expect(await cvOf(back)).toBe('cv.pdf');

  await sendButton(back).click();
  await server.answer(answers.ok);
  await expect(back.getByRole('status')).toHaveText(forms.career.success);
  expect(server.requests[0]?.postData()).toMatch(/name="position"\r\n\r\nHR\r\n/);
  await leaveForFaqs(page);
  back = await comeBack(page);
  await expect(back.locator('[name="name"]')).toHaveValue('');
  await expect(back.getByRole('combobox', { name: 'Position' })).toHaveValue('Facilities Engineer');
});

test('a form that was on its way is empty: it need not be sent again', async ({ page }) => {
  const server = await AnsweringServer.on(page);
  const form = await openForm(page, forms.career);
  await fillIn(form, forms.career);
  await sendButton(form).click();
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await leaveForFaqs(page);
  await server.answer(answers.ok);
  const back = await comeBack(page);
  await expect(back.locator('[name="name"]')).toHaveValue('');
});

test('another visit of the page begins with an empty form', async ({ page }) => {
  const form = await openForm(page, forms.career);
  await fillIn(form, forms.career);
  await leaveForFaqs(page);
  await footerLink(page, 'Careers').click();
  await expect(page).toHaveTitle('Falaj | Careers');
  await expect(page.locator('main [name="name"]')).toHaveValue('');
});

test('what was filled in does not get into the form of a page that was only on its way', async ({
  page,
}) => {
  await page.goto('/request-quote');
  await wake(page);
  await footerLink(page, 'Careers').click();
  await expect(page).toHaveTitle('Falaj | Careers');
  // What was fetched before is forgotten.
  await page.reload();
  await wake(page);
  const name = page.locator('main [name="name"]');
  await name.fill('Mariam');
  const letCome = await holdBack(page, '**/request-quote');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/request-quote$/);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(/careers$/);
  await expect(name).toHaveValue('Mariam');
  letCome();
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Request A Quote');
  await expect(name).toHaveValue('');
  await page.goForward();
  await expect(page).toHaveTitle('Falaj | Careers');
  await expect(name).toHaveValue('Mariam');
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls, and waits until all above is laid out: what is not yet has another height. */
async function scrollDown(page: Page): Promise<void> {
  await expect(page.locator('main > :nth-child(n+2):not([data-laid-out])')).toHaveCount(0);
  await jumpTo(page, 1500);
}

test('a page is where it was scrolled to, also after the next one was loaded again', async ({
  page,
}) => {
  await page.goto('/services');
  await wake(page);
  await scrollDown(page);
  const place = await scrolled(page);
  await leaveForFaqs(page);
  await page.reload();
  await wake(page);
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Service One');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('a page is where it was scrolled to before the app was there', async ({ page }) => {
  await page.goto('/services');
  await scrollDown(page);
  await wake(page);
  const place = await scrolled(page);
  await leaveForFaqs(page);
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Service One');
  await expect.poll(() => scrolled(page)).toBe(place);
});
