/** Without script: an application with its CV, from the form to the inbox. */
import { readFileSync } from 'node:fs';
import { type Running, SmallSite } from '../small-site.ts';
import { expect, test } from './quiet-page.ts';

test.use({ javaScriptEnabled: false, tolerated: /^console\.error: |^(400|403|404): / });
test.setTimeout(90_000);

const PASSWORD = 'open sesame';
const site = new SmallSite({
  'pages/_site.yaml': 'name: Harbour\nlang: en\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml': `title: Jobs
description: Work at the harbour.
blocks:
  - type: form
    name: apply
    heading: Apply
    action: /api/apply
    encoding: multipart
    honeypot: website
    fields:
      - { name: name, label: Name, required: true }
      - { name: email, label: E-mail, type: email, required: true }
      - { name: position, label: Position, type: select, options: [Pilot, Cook], default: Pilot }
      - { name: cv, label: CV, type: file, accept: ".pdf,.doc,.docx", required: true }
    messages: { success: Your application has arrived., failure: That failed. }
`,
});

let server: Running;
test.beforeAll(async () => {
  expect(await site.run('build')).toMatchObject({ code: 0 });
  process.env.PAGEWRIGHT_INBOX_PASSWORD = PASSWORD;
  server = await site.serve('serve', '--port', '0');
});
test.afterAll(async () => {
  delete process.env.PAGEWRIGHT_INBOX_PASSWORD;
  server.process.kill('SIGTERM');
  await server.ended;
  site.remove();
});

const pdf = (text: string) => ({
  name: 'My CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(text),
});

test('an application is sent, corrected, confirmed and read', async ({ page }) => {
  await page.goto(`${server.origin}/`);
  await page.getByLabel('Name').fill('Ada "<b>" Lovelace');
  await page.getByLabel('E-mail').fill('ada@harbour.example');
  await page.getByLabel('Position').selectOption('Cook');
  await page.locator('[name="cv"]').setInputFiles(pdf('MZ, no PDF at all'));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(
    page.getByText('CV has to be a file of one of these kinds: .pdf, .doc, .docx.'),
  ).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Ada "<b>" Lovelace');
  await expect(page.getByLabel('Position')).toHaveValue('Cook');
  await page.locator('[name="cv"]').setInputFiles(pdf('%PDF-1.7'));
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status')).toHaveText('Your application has arrived.');
  // The text fills the link, as in a button.
  expect((await page.getByRole('link').boundingBox())?.height).toBe(44);
  await page.getByRole('link').click();
  await expect(page).toHaveURL(`${server.origin}/`);

  await page.goto(`${server.origin}/inbox`);
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('That is not the password.');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: /Ada/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada "<b>" Lovelace');
  await expect(page.getByText('Cook')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'My CV.pdf' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('My CV.pdf');
  expect(readFileSync(await file.path(), 'utf8')).toBe('%PDF-1.7');
  await page.getByText('Delete…').click();
  await page.getByRole('button', { name: 'Delete this enquiry' }).click();
  await expect(page.getByRole('status')).toHaveText('The enquiry was deleted.');
  await expect(page.getByText('Nobody has written yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});
