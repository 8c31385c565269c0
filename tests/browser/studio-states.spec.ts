/** The dialogs and panels of Studio, also in the dark theme and on a right-to-left page. */
import type { Page } from 'playwright/test';
import { gitRepository } from '../git-repository.ts';
import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, running, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { canvas, clickOn, expectFile, form, openStudio, outline } from './studio-screen.ts';

test.describe.configure({ mode: 'default' });
test.use({ tolerated: devServerNoise });

const settings = `name: Small
lang: en
languages:
  - { lang: en, name: English }
  - { lang: ar, name: العربية, folder: ar }
frame: { before: [], after: [] }
`;
const home = `title: Home
description: The first page.
blocks:
  - type: banner
    title: Water runs
    image: { src: /images/drop.svg, alt: A drop }
  - type: card-grid
    heading: Work
    items:
      - title: Pumps
        text: They turn.
`;
const arabic = `title: الرئيسية
description: الصفحة الأولى.
blocks:
  - type: banner
    title: أهلاً بكم # the greeting
  - type: text
    heading: عملنا
    body: نعمل ليلاً ونهاراً.
`;
const team = JSON.stringify({
  title: 'Team',
  description: 'The people.',
  type: 'object',
  properties: {
    slug: { description: 'The name in the address.', type: 'string' },
    name: { description: 'The name.', type: 'string' },
    partner: { description: 'Who works beside them.', type: 'string', 'x-collection': 'team' },
  },
  required: ['slug', 'name'],
  additionalProperties: false,
});
const people = '- slug: ann\n  name: Ann\n- slug: bob\n  name: Bob\n  partner: ann # for now\n';
const drop =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>';

test.beforeAll(async () => {
  await openSite({
    'pages/_site.yaml': settings,
    'pages/index.yaml': home,
    'pages/ar/_site.yaml': 'name: صغير\n',
    'pages/ar/index.yaml': arabic,
    'pages/_collections/team.schema.json': team,
    'pages/_collections/team.yaml': people,
    'public/images/drop.svg': drop,
  });
  gitRepository(site.root);
});
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The steps that open each state, from Studio with a newly opened page. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  'the library of pictures': async (page) => {
    await button(page, 'Pictures').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /drop\.svg/ })
      .click();
  },
  'a picture to choose': async (page) => {
    await clickOn(page, 'Water runs');
    await button(page, 'Choose another picture').click();
    await page.getByRole('dialog').getByRole('button', { name: 'New folder' }).click();
  },
  'times to hide a block': async (page) => {
    await clickOn(page, 'Water runs');
    await button(page, 'Hide it, or show it at times').click();
  },
  'a new page': async (page) => {
    await tab(page, 'Pages').click();
    await button(page, 'New page').click();
  },
  'earlier versions': (page) => button(page, 'Earlier versions').click(),
  'what has changed': async (page) => {
    site.write('pages/index.yaml', home.replace('They turn.', 'They turn and turn.'));
    await button(page, 'Publish').click();
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(1);
  },
  'menus of the site': async (page) => {
    await tab(page, 'Site').click();
    await button(page, 'Menus').click();
  },
  'colours of the site': async (page) => {
    await tab(page, 'Site').click();
    await button(page, 'Colours and fonts').click();
  },
  'a row of a collection': async (page) => {
    await tab(page, 'Site').click();
    await button(page, /^Team/).click();
    await button(page, /^Bob/).click();
  },
};

for (const [name, open] of Object.entries(states)) {
  test(`axe finds nothing in ${name}, dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await openStudio(page);
    await open(page);
    await expect(page.getByText('Loading')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
}

test('a page from right to left is changed as others are', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openStudio(page, '/ar');
  await expect(canvas(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await clickOn(page, 'أهلاً بكم');
  const title = form(page).getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveCSS('direction', 'rtl');
  await title.fill('مرحباً: بكم');
  const changed = arabic.replace('أهلاً بكم', '"مرحباً: بكم"');
  await expectFile(changed, 'pages/ar/index.yaml');
  await expect(canvas(page).getByRole('heading', { level: 1 })).toHaveText('مرحباً: بكم');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+z');
  await expectFile(arabic, 'pages/ar/index.yaml');
});

test('a row that another names is chosen from the collection', async ({ page }) => {
  await openStudio(page);
  await states['a row of a collection']?.(page);
  const partner = page.getByRole('combobox', { name: 'Partner' });
  await expect(partner.locator('option')).toHaveText(['Not set', 'Ann', 'Bob']);
  await partner.selectOption('Bob');
  await expectFile(people.replace('partner: ann', 'partner: bob'), 'pages/_collections/team.yaml');
});

test('a file is put into a new folder', async ({ page }) => {
  await openStudio(page);
  await button(page, 'Pictures').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'New folder' }).click();
  await dialog.getByRole('textbox', { name: 'New folder in Images' }).fill('The Team');
  await dialog.getByRole('button', { name: 'Make' }).click();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /^Add to/ }).click();
  const buffer = Buffer.from(drop);
  await (await chooser).setFiles({ name: 'Ann.svg', mimeType: 'image/svg+xml', buffer });
  await expect(dialog.getByRole('button', { name: /ann\.svg/ })).toBeVisible();
  expect(site.read('public/images/the-team/ann.svg')).toContain('<path');
});

test('an address that has no page yet can get one', async ({ page }) => {
  await page.goto(`${running.origin}/_edit/prices`);
  await expect(page.getByRole('alert')).toHaveText('There is no page /prices.');
  await page.getByRole('button', { name: 'Make this page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await expect(dialog.getByLabel('Address')).toHaveValue('/prices');
  await dialog.getByLabel('Title').fill('Prices');
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Prices' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an address that cannot be decoded has no page', async ({ page }) => {
  await page.goto(`${running.origin}/_edit/50%`);
  await expect(page.getByRole('alert')).toHaveText('There is no page /50%.');
});

test('tabs are moved through by keys, and control the panel', async ({ page }) => {
  await openStudio(page);
  const blocks = tab(page, 'Blocks');
  await blocks.press('End');
  const last = page.getByRole('tablist').filter({ has: blocks }).getByRole('tab').last();
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await last.press('ArrowRight');
  await expect(blocks).toBeFocused();
  const panelId = await last.getAttribute('aria-controls');
  await expect(page.locator(`[id="${panelId}"]`)).toHaveRole('tabpanel');
});

test('the button of the list of blocks keeps its name', async ({ page }) => {
  await openStudio(page);
  const toggle = page.getByRole('button', { name: 'List of blocks', exact: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(outline(page)).toBeHidden();
});
