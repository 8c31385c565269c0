/** A form with a file that cannot be sent: it is kept in the browser only when the visitor says so. */
import type { Locator, Page } from 'playwright/test';
import { sendButton } from './forms.ts';
import {
  brokenConnection,
  closeSite,
  emptyServer,
  kept,
  open,
  openSite,
  origin,
  startServer,
  stopServer,
  stored,
  whilePeopleWrite,
} from './kept-form-site.ts';
import { expect, test } from './quiet-page.ts';

test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.use({ tolerated: brokenConnection });

test.beforeAll(openSite);
test.afterEach(emptyServer);
test.afterAll(closeSite);

/** Fills in an application with a CV; the code that keeps forms is loaded by then. */
async function apply(page: Page, name: string, buffer: Buffer): Promise<Locator> {
  const form = await open(page, '/jobs', 'Apply');
  const outbox = page.waitForResponse(/outbox-/);
  await form.getByLabel('Name').fill('Bo');
  await (await outbox).finished();
  await form.locator('[name="position"]').selectOption('Cook', { force: true });
  await form.getByLabel('CV').setInputFiles({ name, mimeType: '', buffer });
  return form;
}

test('a server that is gone: an application with its CV arrives on a later visit of another page', async ({
  page,
  context,
}) => {
  const buffer = Buffer.from(`%PDF-1.7 ${'x'.repeat(300_000)}`);
  const form = await apply(page, 'Bo’s CV.pdf', buffer);
  await stopServer();
  await whilePeopleWrite(page);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText('That failed.');
  await form.getByRole('button', { name: 'Keep it here' }).click();
  await expect(kept(form)).toBeVisible();
  await page.close();
  await startServer();

  const later = await context.newPage();
  const other = later.getByRole('form', { name: 'Ask us' });
  await later.goto(`${origin}/`);
  // The form is far below, and the visitor has not scrolled to it.
  await expect(other.getByRole('status')).toHaveText('Application received.');
  await expect.poll(stored).toMatchObject([
    {
      status: 'new',
      fields: { name: 'Bo', position: 'Cook', cv: 'Bo’s CV.pdf' },
      files: [{ name: 'Bo’s CV.pdf', size: buffer.length }],
    },
  ]);
  await expect.poll(() => later.evaluate(() => localStorage.getItem('waiting-forms'))).toBe(null);
});

test('a CV that could not be sent stays in the browser only when the visitor says so', async ({
  page,
  context,
}) => {
  const form = await apply(page, 'cv.pdf', Buffer.from('%PDF-1.7 '));
  await context.setOffline(true);
  await whilePeopleWrite(page);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText('That failed.');
  await expect(form.getByText('Your file is not kept.')).toBeVisible();
  await expect(kept(form)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await context.setOffline(false);
  await sendButton(form).click();
  await expect(form.getByRole('status')).toHaveText('Application received.');
  await expect(form.getByText('Your file is not kept.')).toHaveCount(0);
});
