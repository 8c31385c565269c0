/** Earlier versions of a page, and simultaneous changes of two people. */

import type { Page } from 'playwright/test';
import { gitRepository } from '../git-repository.ts';
import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, other, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { canvas, clickOn, expectFile, form, openStudio } from './studio-screen.ts';
import { holdBack } from './watching.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
// The browser logs the statuses of refused requests.
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|422`) });

const FILE = 'pages/index.yaml';
const home = `title: Home
description: The first page.
blocks:
  - type: banner # at the top
    title: Water runs
  - type: card-grid
    heading: Work
    items:
      - title: Pumps
`;

test.beforeAll(() => openSite({ [FILE]: home, 'pages/other.yaml': other }));
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('an earlier version is viewed and restored, and that is undone', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Earlier versions' });
  const open = async () => {
    await openStudio(page);
    await page.getByRole('button', { name: 'Earlier versions' }).click();
  };
  await open();
  await expect(dialog.getByRole('alert')).toContainText('git init');
  const git = gitRepository(site.root, 'pages');
  const second = home.replace('Water runs', 'Water flows');
  site.write(FILE, second);
  git('commit', '--quiet', '--all', '--message', 'Let water flow');
  await open();
  await expect(dialog.getByRole('listitem').getByRole('button')).toHaveText([
    /^Let water flow.*Ann$/,
    /^Begin.*Ann$/,
  ]);
  await expect(dialog).toContainText('Nothing: this is what the page says now.');
  const back = dialog.getByRole('button', { name: 'Restore this version' });
  await expect(back).toBeDisabled();
  await dialog.getByRole('button', { name: /^Begin/ }).click();
  await expect(dialog).toContainText('The title of the banner on Home changed.');
  await expect(dialog.locator('.cm-deletedChunk')).toContainText('Water runs');
  expect(await violations(page)).toEqual([]);
  await back.click();
  await expectFile(home);
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expectFile(second);
});

const note = 'Changed in two places';

/** Double-clicks on a text until it can be edited: Studio must have read the last change. */
async function beginToWrite(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await canvas(page).getByText(text, { exact: true }).dblclick();
    await expect(canvas(page).locator('[contenteditable]')).toBeFocused({ timeout: 500 });
  }).toPass();
}

test('of two changes to a field both are shown, and mine is kept', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Pumps');
  const heading = form(page).getByRole('textbox', { name: 'Heading' });
  // At the same time: the page does not know of the other change when the first key is pressed.
  const tell = await holdBack(page, '**/_edit/api/page?*');
  site.write(FILE, home.replace('Work', 'Theirs').replace('first', 'best'));
  await heading.fill('Mine');
  tell();
  const conflict = page.getByRole('alert', { name: note });
  await expect(conflict).toContainText('Mine');
  await expect(conflict).toContainText('Theirs');
  expect(site.read(FILE)).toContain('heading: Theirs');
  await expect(heading).toHaveValue('Mine');
  expect(await violations(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expectFile(home.replace('Work', 'Mine').replace('first', 'best'));
  await expect(conflict).toHaveCount(0);
  await expect(heading).toHaveValue('Mine');
});

test('the other person’s change is accepted, and the form shows it', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Pumps');
  const heading = form(page).getByRole('textbox', { name: 'Heading' });
  const tell = await holdBack(page, '**/_edit/api/page?*');
  const theirs = home.replace('Work', 'Theirs');
  site.write(FILE, theirs);
  await heading.fill('Mine');
  tell();
  const conflict = page.getByRole('alert', { name: note });
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(heading).toHaveValue('Theirs');
  await expectFile(theirs);
});

test('a heading is written over where it stands, unless somebody else has changed it meanwhile', async ({
  page,
}) => {
  await openStudio(page);
  await beginToWrite(page, 'Work');
  await page.keyboard.type('Mine');
  site.write(FILE, home.replace('first', 'best'));
  await expect(page.locator('.page-name')).toBeVisible();
  await page.keyboard.press('Enter');
  const both = home.replace('first', 'best').replace('Work', 'Mine');
  await expectFile(both);

  await beginToWrite(page, 'Mine');
  await page.keyboard.type('Ours');
  const theirs = both.replace('Mine', 'Theirs');
  site.write(FILE, theirs);
  await expect(canvas(page).getByText('Theirs')).toBeVisible();
  const conflict = page.getByRole('alert', { name: note });
  await expect(conflict).toContainText('Ours');
  await expect(conflict).toContainText('Theirs');
  expect(site.read(FILE)).toBe(theirs);
});

test('a field whose block was removed still shows what was typed', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Pumps');
  const tell = await holdBack(page, '**/_edit/api/page?*');
  const without = home.slice(0, home.indexOf('  - type: card-grid'));
  site.write(FILE, without);
  await form(page).getByRole('textbox', { name: 'Heading' }).fill('Mine');
  tell();
  const conflict = page.getByRole('alert', { name: note });
  await expect(conflict).toContainText('Mine');
  await expect(conflict).toContainText('It is not there any more.');
  await conflict.getByRole('button', { name: 'Discard mine' }).click();
  await expect(conflict).toHaveCount(0);
  await expectFile(without);
});
