/** The site's settings in Studio: menus, colours, contact, header and footer. */
import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, other, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { canvas, expectFile, openStudio } from './studio-screen.ts';

test.describe.configure({ mode: 'default' });
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|422`) });

const FILE = 'pages/_site.yaml';
const settings = `# What holds everywhere.
name: Small
lang: en
contact:
  phone: { label: Call us, number: "1234" } # day and night
menus:
  main:
    - { label: Home, to: / }
    - label: Other # the second
      to: /other
theme:
  colors:
    light: { primary: '#0d5c63' }
frame:
  before:
    - type: site-header
      logo: { label: Small }
      items: "{{ site.menus.main }}"
  after:
    - type: text
      body: Call {{ site.contact.phone.number }}.
`;
const home = `title: Home
description: The first page.
blocks:
  - type: banner
    title: Water runs
`;

test.beforeAll(() =>
  openSite({
    [FILE]: settings,
    'pages/index.yaml': home,
    'pages/other.yaml': other,
  }),
);
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

/** Opens a group of settings. */
async function openSettings(page: Page, name: string) {
  await page.getByRole('tab', { name: 'Site' }).click();
  await page.getByRole('button', { name }).click();
  const region = page.getByRole('region', { name });
  await expect(region).toBeVisible();
  return region;
}

test('an entry is put into a menu, shows in the header, and is taken back', async ({ page }) => {
  await openStudio(page);
  const menus = await openSettings(page, 'Menus');
  await menus.getByRole('button', { name: 'Add to main' }).click();
  const made = settings.replace(
    '      to: /other\n',
    '      to: /other\n    - { label: Label, to: / }\n',
  );
  await expectFile(made, FILE);
  await menus.getByRole('textbox', { name: 'Label' }).fill('Back home');
  await menus.getByRole('combobox', { name: 'To' }).fill('/other');
  await expectFile(made.replace('label: Label, to: /', 'label: Back home, to: /other'), FILE);
  await expect(canvas(page).getByText('Back home').first()).toBeAttached();
});

test('an entry that two menus share is changed in both, when that is meant', async ({ page }) => {
  const shared = settings.replace(
    '      to: /other\n',
    '      items: &more\n        - { label: Deep, to: /other }\n  footer:\n    - label: More\n      items: *more\n',
  );
  site.write(FILE, shared);
  await openStudio(page);
  const menus = await openSettings(page, 'Menus');
  await menus.getByRole('button', { name: 'Other', exact: true }).click();
  await menus.getByRole('textbox', { name: 'Label' }).nth(1).fill('Deeper');
  await expect(menus.getByRole('alert').last()).toContainText('Change it in both?');
  expect(await violations(page)).toEqual([]);
  await menus.getByRole('button', { name: 'Change both' }).click();
  await expectFile(shared.replace('Deep,', 'Deeper,'), FILE);
  await expect(menus.getByRole('alert')).toHaveCount(0);
  await menus.getByRole('button', { name: 'Remove Deeper' }).first().click();
  await menus.getByRole('button', { name: 'Leave it' }).click();
  await expectFile(shared.replace('Deep,', 'Deeper,'), FILE);
});

test('a menu and a contact of a new name are added, and removed again', async ({ page }) => {
  await openStudio(page);
  const menus = await openSettings(page, 'Menus');
  await menus.getByRole('button', { name: 'Add to menus' }).click();
  await menus.getByLabel('Name').fill('Main');
  await expect(menus.getByRole('status')).toHaveText('There is Main already.');
  expect(await violations(page)).toEqual([]);
  await menus.getByLabel('Name').fill('Foot notes');
  await page.keyboard.press('Enter');
  const made = '  footNotes:\n    - label: Label\n      to: /\n';
  await expectFile(settings.replace('theme:\n', `${made}theme:\n`), FILE);
  await menus.getByRole('button', { name: 'Remove Foot notes' }).click();
  await expectFile(settings, FILE);

  const contact = await openSettings(page, 'Name and contact');
  await contact.getByRole('button', { name: 'Add to contact' }).click();
  await contact.getByLabel('Name', { exact: true }).last().fill('Toll free');
  await contact.getByRole('button', { name: 'Add', exact: true }).click();
  await contact.getByRole('textbox', { name: 'Toll free' }).fill('800 1');
  const line = '  tollFree: "800 1"\n';
  await expectFile(settings.replace('and night\n', `and night\n${line}`), FILE);
  await contact.getByRole('button', { name: 'Remove Toll free' }).click();
  await expectFile(settings, FILE);
});

test('an entry of a menu that another repeats is moved in both, when that is meant', async ({
  page,
}) => {
  const entries = ['        - { label: One, to: / }\n', '        - { label: Two, to: /other }\n'];
  const shared = settings.replace(
    '      to: /other\n',
    `      items: &more\n${entries.join('')}  footer:\n    - label: More\n      items: *more\n`,
  );
  site.write(FILE, shared);
  await openStudio(page);
  const menus = await openSettings(page, 'Menus');
  await menus.getByRole('button', { name: 'Other', exact: true }).click();
  await menus.getByRole('button', { name: 'Move Two up' }).first().click();
  await menus.getByRole('button', { name: 'Change both' }).click();
  await expectFile(shared.replace(entries.join(''), entries.toReversed().join('')), FILE);
});

test('what several pages say of the contact is changed in its one place', async ({ page }) => {
  await openStudio(page);
  const contact = await openSettings(page, 'Name and contact');
  await contact.getByRole('textbox', { name: 'Number' }).fill('800 800');
  await expectFile(settings.replace('"1234"', '"800 800"'), FILE);
  await expect(canvas(page).getByText('Call 800 800.')).toBeVisible();
});

test('a colour is changed, shows at once, and what cannot be read is told with a better one', async ({
  page,
}) => {
  await openStudio(page);
  const look = await openSettings(page, 'Colours and fonts');
  await expect(look.getByRole('status')).toContainText('All colours can be read');
  await look.getByRole('textbox', { name: 'Primary', exact: true }).first().fill('#f3c1a0');
  await expectFile(settings.replace('#0d5c63', '#f3c1a0'), FILE);
  const weak = look.getByRole('list', { name: 'Colours that are hard to read' });
  await expect(weak).toContainText('primary on');
  await expect
    .poll(() =>
      canvas(page)
        .locator(':root')
        .evaluate((root) => getComputedStyle(root).getPropertyValue('--primary').trim()),
    )
    .toBe('#f3c1a0');
  expect(await violations(page)).toEqual([]);
  await weak.getByRole('button', { name: /^Use #/ }).click();
  await expect(weak).toContainText('on-primary on primary');
  await weak.getByRole('button', { name: /^Use #/ }).click();
  await expect(look.getByRole('status')).toContainText('All colours can be read');
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z');
  await expectFile(settings, FILE);
});

test('a click on the header opens its form, and the footer is found among the settings', async ({
  page,
}) => {
  await openStudio(page);
  await canvas(page)
    .locator('[data-block=site-header]')
    .click({ position: { x: 5, y: 5 } });
  const header = page.getByRole('region', { name: 'Site header' });
  await expect(header).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await header.getByRole('button', { name: 'Back' }).click();
  const frame = page.getByRole('region', { name: 'Header and footer' });
  await frame.getByRole('button', { name: /^Call/ }).click();
  await page
    .getByRole('region', { name: 'Text' })
    .getByRole('textbox', { name: 'Body' })
    .fill('Bye.');
  await expectFile(settings.replace('Call {{ site.contact.phone.number }}.', 'Bye.'), FILE);
  await canvas(page).getByText('Water runs').click();
  await expect(page.getByRole('region', { name: 'The selected block' })).toBeVisible();
});

test('opening all settings changes nothing', async ({ page }) => {
  const before = site.snapshot('pages');
  await openStudio(page);
  for (const name of [
    'Name and contact',
    'Menus',
    'Header and footer',
    'Colours and fonts',
    'Icon and previews',
    'Words on buttons',
    'Advanced',
  ]) {
    await openSettings(page, name);
    expect(await violations(page)).toEqual([]);
  }
  expect(site.snapshot('pages')).toEqual(before);
});
