/** What people do in Studio, and the lines of the files that change. */

import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, running, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { end, FILE, home, smallSite } from './small-studio-site.ts';
import {
  canvas,
  clickOn,
  dragBelow,
  expectFile,
  form,
  openStudio,
  outline,
  row,
} from './studio-screen.ts';

test.describe.configure({ mode: 'serial' });
// The browser logs the statuses of refused requests.
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|422`) });

test.beforeAll(() => openSite(smallSite));
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('a page has a way to Studio, and opening and looking around changes nothing', async ({
  page,
}) => {
  const before = site.snapshot('pages');
  await page.goto(`${running.origin}/other`);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await expect(page).toHaveURL(/\/_edit\/other$/);
  await openStudio(page);
  for (const name of ['Water runs', 'Work', 'The end']) await row(page, name).click();
  await clickOn(page, 'Pumps');
  for (const width of ['Phone', 'Tablet', 'Desktop']) {
    await page.getByRole('button', { name: width }).click();
  }
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('link', { name: 'Other' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Other');
  expect(site.snapshot('pages')).toEqual(before);
});

test('a sentence is changed in the form, in its one line, and shows on the page', async ({
  page,
}) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  await form(page).getByRole('textbox', { name: 'Title' }).fill('Water runs "again": 2');
  await expect(canvas(page).getByText('Water runs "again": 2')).toBeVisible();
  await expectFile(home.replace('"Water runs"', '"Water runs \\"again\\": 2"'));
  await page.keyboard.press('Control+z');
  await expectFile(home);
  await page.keyboard.press('Control+Shift+z');
  await expectFile(home.replace('"Water runs"', '"Water runs \\"again\\": 2"'));
});

test('what is typed key by key is written as a whole, and taken back as a whole', async ({
  page,
}) => {
  await openStudio(page);
  await clickOn(page, 'Work');
  await form(page).getByRole('textbox', { name: 'Heading' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' for 19 pumps', { delay: 80 });
  await expectFile(home.replace('heading: Work', 'heading: Work for 19 pumps'));
  await page.keyboard.press('Control+z');
  await expectFile(home);
});

test('a heading is written over where it stands', async ({ page }) => {
  await openStudio(page);
  await canvas(page).getByText('Pumps', { exact: true }).dblclick();
  await page.keyboard.type('Fans');
  await page.keyboard.press('Enter');
  await expectFile(home.replace('title: Pumps', 'title: Fans'));
});

test('a heading whose words stand in another field too is written over', async ({ page }) => {
  const twice = home.replace('title: "Water runs"', 'title: "Water runs"\n    crumb: "Water runs"');
  site.write(FILE, twice);
  await openStudio(page);
  await canvas(page).getByRole('heading', { name: 'Water runs' }).dblclick();
  await page.keyboard.type('Water flows');
  await page.keyboard.press('Enter');
  await expectFile(twice.replace('title: "Water runs"', 'title: "Water flows"'));
});

test('cards are added, moved and removed, and all is taken back byte for byte', async ({
  page,
}) => {
  await openStudio(page);
  await clickOn(page, 'Pumps');
  await form(page).getByRole('button', { name: 'Add to items' }).click();
  const added = home.replace('and they last.\n', 'and they last.\n      - { title: Title }\n');
  await expectFile(added);
  // The added entry is open, and typing replaces its name.
  await expect(form(page).getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Valves');
  await expectFile(added.replace('title: Title', 'title: Valves'));
  await form(page).getByRole('button', { name: 'Move Valves up' }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).locator('.entry-name').nth(1)).toHaveText('Valves');
  await expect(form(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Valves');
  await expect(form(page).getByRole('button', { name: 'Move Valves up' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expectFile(added.replace('title: Title', 'title: Valves'));
  await expect(form(page).locator('.entry-name').nth(1)).toHaveText('Pipes');
  await form(page).getByRole('button', { name: 'Move Pipes up' }).click();
  await expect
    .poll(() => site.read(FILE).indexOf('Pumps') > site.read(FILE).indexOf('Pipes'))
    .toBe(true);
  await form(page).getByRole('button', { name: 'Remove Valves' }).click();
  await expect.poll(() => site.read(FILE)).not.toContain('Valves');
  for (let step = 0; step < 4; step++) {
    const undo = page.getByRole('button', { name: 'Undo (Ctrl+Z)' });
    await expect(page.getByText('All changes saved')).toBeVisible();
    await undo.click();
  }
  await expectFile(home);
  await expect(page.getByRole('button', { name: 'Undo (Ctrl+Z)' })).toBeDisabled();
});

test('a block is found by another of its names, added below the selected one, and deleted', async ({
  page,
}) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  await page.getByRole('button', { name: 'Add a block below' }).click();
  await page.getByRole('searchbox').fill('faq');
  await page.getByRole('button', { name: /^Accordion/ }).click();
  await expect(row(page, 'Accordion')).toHaveAttribute('aria-selected', 'true');
  const [before = '', after = ''] = home.split('\n  # What');
  const written = site.read(FILE);
  expect(written.startsWith(before.trimEnd())).toBe(true);
  expect(written.endsWith(after)).toBe(true);
  expect(written).toContain('- type: accordion');
  await form(page).getByRole('button', { name: 'Delete' }).click();
  await expectFile(home);
});

test('a block is added above the selected one, on the page', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  await page.getByRole('button', { name: 'Add a block above' }).click();
  await page.getByRole('button', { name: /^Accordion/ }).click();
  await expect(row(page, 'Accordion')).toHaveAttribute('aria-selected', 'true');
  await expect(outline(page).getByRole('treeitem').first()).toContainText('Accordion');
  expect(site.read(FILE).indexOf('accordion')).toBeLessThan(site.read(FILE).indexOf('banner'));
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expectFile(home);
});

test('by keyboard alone: a block is chosen, moved, opened, changed and deleted', async ({
  page,
}) => {
  await openStudio(page);
  await row(page, 'Water runs').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Work')).toBeFocused();
  await page.keyboard.press('Control+ArrowUp');
  await expect
    .poll(() => site.read(FILE).indexOf('banner') > site.read(FILE).indexOf('card-grid'))
    .toBe(true);
  await expect(row(page, 'Work')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+z');
  await expectFile(home);
  await expect(outline(page).getByRole('treeitem').first()).toContainText('Water runs');
  await row(page, 'Work').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expectFile(home.replace('heading: Work', 'heading: Work!'));
  await page.keyboard.press('Control+z');
  await expectFile(home);
  await expect(row(page, 'Work!')).toHaveCount(0);
  await row(page, 'Water runs').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => site.read(FILE)).not.toContain('banner');
  await page.keyboard.press('Control+z');
  await expectFile(home);
});

test('a block is dragged to another place in the list', async ({ page }) => {
  await openStudio(page);
  await dragBelow(page, 'Water runs', 'Work');
  await expect
    .poll(() => site.read(FILE).indexOf('banner') > site.read(FILE).indexOf('card-grid'))
    .toBe(true);
});

test('what is not allowed stays in the form with what is wrong, and the file as it was', async ({
  page,
}) => {
  await openStudio(page);
  await clickOn(page, 'Pumps');
  await form(page).getByText('Button', { exact: true }).click();
  await form(page).getByRole('combobox', { name: 'To' }).fill('/nowhere');
  await expect(form(page).getByRole('alert')).toBeVisible();
  await expect(form(page).getByRole('combobox', { name: 'To' })).toHaveValue('/nowhere');
  await expectFile(home);
});

test('a block that several pages share is changed where it is written', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'The end');
  await expect(form(page)).toContainText('Shared blocks');
  await form(page).getByRole('textbox', { name: 'Heading' }).fill('The very end');
  await expectFile(end.replace('The end', 'The very end'), 'pages/_fragments/end.yaml');
  await expectFile(home);
});

test('what is saved elsewhere shows at once, and what is being typed stays', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Pumps');
  const elsewhere = home.replace('They turn.', 'They turn and turn.');
  site.write(FILE, elsewhere);
  await expect(canvas(page).getByText('They turn and turn.')).toBeVisible();
  await form(page).getByRole('textbox', { name: 'Heading' }).fill('Works');
  await expectFile(elsewhere.replace('heading: Work', 'heading: Works'));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in Studio, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openStudio(page);
    expect(await violations(page)).toEqual([]);
    await clickOn(page, 'Pumps');
    await form(page).getByRole('button', { name: 'Pumps', exact: true }).click();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add a block', exact: true }).click();
    expect(await violations(page)).toEqual([]);
  });
}
