/** Values in Studio that come from other places, and blocks that are shown at certain times. */
import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { canvas, clickOn, expectFile, form, openStudio } from './studio-screen.ts';

test.describe.configure({ mode: 'default' });
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|422`) });

const SETTINGS = 'pages/_site.yaml';
const settings = `name: Small
lang: en
contact:
  phone: { number: "1234" }
frame:
  before: []
  after: []
`;
const SERVICE = 'pages/service/[slug].yaml';
const service = `each: services
title: "{{ entry.title }}"
description: "All about {{ entry.title }}."
blocks:
  - type: banner
    title: "{{ entry.title }}"
    text: "Call {{ site.contact.phone.number }}."
`;
const ROWS = 'pages/_collections/services.yaml';
const rows = '- slug: chiller\n  title: Chiller\n- slug: pump\n  title: Pump\n';
const home = `title: Home
description: The first page.
blocks:
  - type: banner
    title: Water runs
  - type: card-grid
    heading: Services
    itemsFrom:
      collection: services
      as:
        title: "{{ entry.title }}"
`;

const SHARED = 'pages/_fragments/call.yaml';
const shared = '- type: text\n  heading: "{{ with.heading }}"\n  body: Yes.\n';
const USING = 'pages/shared.yaml';
const using = `title: Shared
description: A page that shows shared blocks.
blocks:
  - type: banner
    title: Shared
  - type: fragment
    name: call
    with: { heading: Shall we? }
`;

test.beforeAll(() =>
  openSite({
    [SETTINGS]: settings,
    'pages/index.yaml': home,
    [SERVICE]: service,
    [ROWS]: rows,
    [SHARED]: shared,
    [USING]: using,
  }),
);
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('a value of a row is edited in the row, or replaced here', async ({ page }) => {
  await openStudio(page, '/service/chiller');
  await clickOn(page, 'Chiller');
  const title = form(page).locator('[data-field=root_title]');
  await expect(title).toContainText('From the collection “Services”, row “Chiller”');
  await expect(title).toContainText('used on 2 pages');
  expect(await violations(page)).toEqual([]);
  await title.getByRole('button', { name: 'Edit there' }).click();
  const row = page.getByRole('region', { name: 'The chosen row' });
  await expect(row.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await row.getByRole('textbox', { name: 'Title' }).fill('Cooler');
  await expectFile(rows.replace('Chiller', 'Cooler'), ROWS);
  expect(site.read(SERVICE)).toBe(service);

  await page.getByRole('tab', { name: 'Blocks' }).click();
  await page.getByRole('treeitem').first().click();
  await expect(title).toContainText('row “Cooler”');
  await title.getByRole('button', { name: 'Replace here' }).click();
  await expectFile(
    service.replace('    title: "{{ entry.title }}"', '    title: "Cooler"'),
    SERVICE,
  );
});

test('a text with a setting’s template shows its source and links to it', async ({ page }) => {
  await openStudio(page, '/service/pump');
  await clickOn(page, 'Pump');
  const text = form(page).locator('[data-field=root_text]');
  await expect(text).toContainText('From the settings of the site');
  await text.getByRole('button', { name: 'Edit there' }).click();
  const settingsForm = page.getByRole('region', { name: 'Name and contact' });
  await expect(settingsForm.getByRole('textbox', { name: 'Number' })).toBeFocused();
  await settingsForm.getByRole('textbox', { name: 'Number' }).fill('800');
  await expectFile(settings.replace('1234', '800'), SETTINGS);
  await expect(canvas(page).getByText('Call 800.')).toBeVisible();
});

test('a value that a page gives to shared blocks is changed where the page gives it', async ({
  page,
}) => {
  await openStudio(page, '/shared');
  await clickOn(page, 'Shall we?');
  const heading = form(page).locator('[data-field=root_heading]');
  await expect(heading).toContainText('From Shared');
  await heading.getByRole('button', { name: 'Edit there' }).click();
  await expect(form(page).getByRole('heading', { name: 'Shared blocks' })).toBeVisible();
  await expect(form(page).getByText('Values', { exact: true })).toBeVisible();
  const field = form(page).getByRole('textbox', { name: 'Heading' });
  await expect(field).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await field.fill('May we?');
  await expectFile(using.replace('Shall', 'May'), USING);
  expect(site.read(SHARED)).toBe(shared);
  await expect(canvas(page).getByText('May we?')).toBeVisible();
});

test('cards made from rows link to their collection', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Services');
  await form(page).getByRole('button', { name: 'Open the collection' }).click();
  await expect(page.getByRole('region', { name: 'Services' })).toContainText('Pump');
});

test('a block is hidden for now, and shown from a day on', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  await form(page).getByRole('button', { name: 'Hide it, or show it at times' }).click();
  const dialog = page.getByRole('dialog');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Hide it for now' }).check();
  const hidden = home.replace('title: Water runs\n', 'title: Water runs\n    draft: true\n');
  await expectFile(hidden);
  await dialog.getByRole('checkbox', { name: 'Hide it for now' }).uncheck();
  await expectFile(home);
  await dialog.getByLabel('Show it from', { exact: true }).fill('2031-05-01');
  await expect.poll(() => site.read('pages/index.yaml')).toMatch(/publishFrom: "?2031-05-01"?\n/);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('treeitem').first().locator('.outline-row-mark')).toBeVisible();
});
