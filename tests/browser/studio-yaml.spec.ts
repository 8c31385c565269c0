/** The text of a page in Studio: typing, completion, mistakes, and its interplay with forms and other programs. */
import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, other, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { end, FILE, home, smallSite } from './small-studio-site.ts';
import { canvas, expectFile, form, openStudio, row } from './studio-screen.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
// The browser logs the statuses of refused requests.
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|422`) });

test.beforeAll(() =>
  openSite({
    ...smallSite,
    'pages/old.yaml': other.replace('Other', 'Old').replaceAll('\n', '\r\n'),
  }),
);
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

const yaml = (page: Page) => page.getByRole('region', { name: 'YAML' });
const text = (page: Page) => yaml(page).getByRole('textbox');
const line = (page: Page, words: string) => yaml(page).locator('.cm-line', { hasText: words });
const state = (page: Page) => yaml(page).getByRole('status').first();

async function openText(page: Page, route = '/') {
  await openStudio(page, route);
  await page.getByRole('tab', { name: 'YAML' }).click();
  await expect(state(page)).toHaveText('Saved');
}

/** Moves the cursor to the end of a line. */
async function goTo(page: Page, words: string) {
  await line(page, words).click();
  await page.keyboard.press('End');
}

test('what is typed shows on the page and in the form, and is taken back byte for byte', async ({
  page,
}) => {
  await openText(page);
  expect(site.read(FILE)).toBe(home);
  await goTo(page, 'heading: Work');
  await expect(row(page, 'Work')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('shops');
  await expect(canvas(page).getByText('Workshops')).toBeVisible();
  await expectFile(home.replace('heading: Work', 'heading: Workshops'));
  await page.getByRole('tab', { name: 'Form' }).click();
  await expect(form(page).getByRole('textbox', { name: 'Heading' })).toHaveValue('Workshops');
  await page.getByRole('tab', { name: 'YAML' }).click();
  await goTo(page, 'heading: Workshops');
  await page.keyboard.press('Control+z');
  await expectFile(home);
  await expect(line(page, 'heading: Work')).toHaveText('    heading: Work');
  await page.keyboard.press('Control+Shift+Z');
  await expectFile(home.replace('heading: Work', 'heading: Workshops'));
});

test('the selected block is shown in the text, even in another file', async ({ page }) => {
  await openText(page);
  await canvas(page).getByText('Water runs', { exact: true }).first().click();
  await expect(line(page, 'title: "Water runs"')).toHaveClass(/cm-block/);
  await row(page, 'The end').click();
  await expect(yaml(page)).toContainText('pages/_fragments/end.yaml');
  await goTo(page, 'body: Bye.');
  await page.keyboard.type(' Bye.');
  await expectFile(end.replace('Bye.', 'Bye. Bye.'), 'pages/_fragments/end.yaml');
  await expectFile(home);
});

test('fields and values are offered and explained', async ({ page }) => {
  await openText(page);
  await goTo(page, 'heading: Work');
  await page.keyboard.press('Enter');
  await page.keyboard.type('sty');
  const options = page.getByRole('listbox');
  await expect(options.getByRole('option').first()).toContainText('style');
  await expect(page.locator('.yaml-hint')).toContainText('How a card looks');
  // A completion list that has just opened ignores keys, so that somebody who types on does not choose from it
  // (CodeMirror's interactionDelay, 75 ms).
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  await page.keyboard.type('ti');
  await options.getByRole('option', { name: 'tile' }).click();
  await expectFile(home.replace('heading: Work', 'heading: Work\n    style: tile'));
  await page.locator('.cm-line', { hasText: 'heading: Work' }).getByText('heading').hover();
  await expect(page.locator('.cm-tooltip-hover')).toContainText('heading');
});

test('a mistake stays in the text with what is wrong, and the file as it was', async ({ page }) => {
  await openText(page);
  await goTo(page, 'heading: Work');
  // At once: a pause after the new line alone would save it.
  await page.keyboard.insertText('\n    colour: blue');
  await expect(yaml(page).getByRole('alert')).toContainText('colour is not a field');
  await expectFile(home);
  // The text survives a change of the panel's tab and a reload, which the browser confirms.
  await page.getByRole('tab', { name: 'Form' }).click();
  const asked = page.waitForEvent('dialog');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await expect(page.locator('.saving')).toHaveText('Not saved');
  await expect(line(page, 'colour: blue')).toBeVisible();
  await expect(yaml(page).getByRole('alert')).toContainText('colour is not a field');
  await yaml(page).getByRole('button', { name: 'Save with the mistake' }).click();
  await expectFile(home.replace('heading: Work', 'heading: Work\n    colour: blue'));
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expectFile(home);
  await expect(line(page, 'colour: blue')).toHaveCount(0);
});

test('changes of other programs are merged; on the same line both are shown', async ({ page }) => {
  await openText(page);
  await goTo(page, 'heading: Work');
  await page.keyboard.type('s: [');
  await expect(yaml(page).getByRole('alert')).toBeVisible();
  const elsewhere = home.replace('They turn.', 'They turn and turn.');
  site.write(FILE, elsewhere);
  await expect(line(page, 'They turn and turn.')).toBeVisible();
  await expect(line(page, 'heading: Works: [')).toBeVisible();
  const same = elsewhere.replace('heading: Work', 'heading: Jobs');
  site.write(FILE, same);
  const conflict = yaml(page).getByRole('alert');
  await expect(conflict).toContainText('heading: Works: [');
  await expect(conflict).toContainText('heading: Jobs');
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(line(page, 'heading: Jobs')).toBeVisible();
  await expectFile(same);
  await expect(state(page)).toHaveText('Saved');
});

test('the ends of lines stay what they are', async ({ page }) => {
  const before = site.read('pages/old.yaml');
  await openText(page, '/old');
  await goTo(page, 'title: Old');
  await page.keyboard.type('er');
  await expectFile(before.replace('title: Old', 'title: Older'), 'pages/old.yaml');
});

test('the editor can be entered and left by keyboard', async ({ page }) => {
  await openText(page);
  await page.getByRole('tab', { name: 'YAML' }).press('Tab');
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text(page)).not.toBeFocused();
  await expectFile(home);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the text, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openText(page);
    expect(await violations(page)).toEqual([]);
    await goTo(page, 'heading: Work');
    await page.keyboard.press('Enter');
    await page.keyboard.type('colour: blue');
    await expect(yaml(page).getByRole('alert')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
