/** Whole blocks in Studio: searched in the picker, copied to other pages, and dragged in and out of others. */
import type { Page } from 'playwright/test';
import { closeSite, devServerNoise, openSite, other, running, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { canvas, dragBelow, expectFile, form, openStudio, outline, row } from './studio-screen.ts';

test.describe.configure({ mode: 'serial' });
test.use({ tolerated: devServerNoise });

const home = `title: Home
description: The first page.
blocks:
  - type: banner
    title: Top
    blocks:
      - type: text
        heading: Within
        body: Three.
  # Side by side.
  - type: columns
    columns:
      - blocks:
          - type: text
            heading: Left # the first column
            body: One.
      - blocks:
          - type: text
            heading: Right
            body: Two.
  - type: text
    heading: Below
    body: Four.
`;
const FILE = 'pages/index.yaml';

test.beforeAll(() => openSite({ [FILE]: home, 'pages/other.yaml': other }));
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

/** Returns the names of the blocks in the outline. */
const titles = (page: Page) => outline(page).locator('.outline-row-title');

/** Returns the headings of a file in order, with their indents. */
const headings = () =>
  [...site.read(FILE).matchAll(/^( *)heading: (\w+)/gm)].map(
    ([, indent = '', name]) => `${name} ${indent.length}`,
  );

test('blocks are offered by purpose, and the best match of a search is first', async ({ page }) => {
  await openStudio(page);
  await page.getByRole('button', { name: 'Add a block', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Add a block' });
  await expect(picker.getByRole('heading', { level: 3 })).toHaveText([
    'Page openings',
    'Text',
    'Cards and lists',
    'Pictures and films',
    'Contact and forms',
    'Layout',
    'On every page',
  ]);
  await expect(picker.getByRole('region', { name: 'Layout' }).getByRole('button')).toHaveCount(3);
  await picker.getByRole('searchbox').fill('jumbotron');
  await expect(picker.getByRole('heading', { level: 3 })).toHaveCount(0);
  await expect(picker.getByRole('button', { name: /^Banner/ })).toBeVisible();
  await expect(picker.getByRole('button', { name: /^Paste/ })).toHaveCount(0);
});

test('a block is copied to another page with the mouse alone, and taken back', async ({ page }) => {
  await openStudio(page);
  await row(page, 'Left').click();
  await form(page).getByRole('button', { name: 'Copy to paste on any page' }).click();
  await openStudio(page, '/other');
  await page.getByRole('button', { name: 'Add a block', exact: true }).click();
  await page.getByRole('button', { name: 'Paste what was copied: Text, “Left”' }).click();
  const pasted = '  - type: text\n    heading: Left\n    body: One.\n';
  await expectFile(other + pasted, 'pages/other.yaml');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectFile(other, 'pages/other.yaml');
  await expectFile(home);
});

test('a block is duplicated below itself', async ({ page }) => {
  await openStudio(page);
  await row(page, 'Below').click();
  await form(page).getByRole('button', { name: 'Duplicate' }).click();
  await expectFile(`${home}  - type: text\n    heading: Below\n    body: Four.\n`);
  await expect(outline(page).getByRole('treeitem', { name: 'Below' })).toHaveCount(2);
});

test('a block is dragged into a column, into another block, and out again', async ({ page }) => {
  await openStudio(page);
  await dragBelow(page, 'Below', 'Left');
  await expect.poll(headings).toEqual(['Within 8', 'Left 12', 'Below 12', 'Right 12']);
  await expect(titles(page)).toHaveText(['Top', 'Within', 'Columns', 'Left', 'Below', 'Right']);
  expect(site.read(FILE)).toContain('heading: Left # the first column');
  await dragBelow(page, 'Below', 'Within');
  await expect.poll(headings).toEqual(['Within 8', 'Below 8', 'Left 12', 'Right 12']);
  await expect(titles(page)).toHaveText(['Top', 'Within', 'Below', 'Columns', 'Left', 'Right']);
  await dragBelow(page, 'Within', 'Columns');
  await expect.poll(headings).toEqual(['Below 8', 'Left 12', 'Right 12', 'Within 4']);
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Undo' }).click();
  await expectFile(home);
});

test('a block is dragged on the page, into a column and out again', async ({ page }) => {
  await openStudio(page);
  const drag = async (name: string, beside: string) => {
    await row(page, name).click();
    const to = await canvas(page).getByRole('heading', { name: beside }).boundingBox();
    await page.locator('.drag-handle').hover();
    await page.mouse.down();
    // A drag starts with the first move and gets its position from the next ones.
    for (const by of [40, 2, 1]) {
      await page.mouse.move((to?.x ?? 0) + 10, (to?.y ?? 0) - by, { steps: 4 });
    }
    await expect(page.locator('.outline-box.drop.above')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('.outline-box.drop')).toHaveCount(0);
  };
  await drag('Below', 'Right');
  const out = '  - type: text\n    heading: Below\n    body: Four.\n';
  const within = out.replaceAll(/^/gm, '        ').trimEnd();
  const right = '          - type: text\n            heading: Right';
  await expectFile(home.replace(out, '').replace(right, `${within}\n${right}`));
  // The page is rendered again after the file is written.
  const columns = canvas(page).locator('[data-block=columns]');
  await expect(columns.getByRole('heading')).toHaveText(['Left', 'Below', 'Right']);
  await drag('Below', 'Within');
  await expect(titles(page)).toHaveText(['Top', 'Below', 'Within', 'Columns', 'Left', 'Right']);
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Undo' }).click();
  await expectFile(home);
});

test('the page scrolls to a block that is added, moved or chosen in the list', async ({ page }) => {
  await openStudio(page);
  const tall = Array.from({ length: 40 }, (_, index) => `      Paragraph ${index}.\n\n`).join('');
  site.write(FILE, `${home}  - type: text\n    heading: Long\n    body: |\n${tall}`);
  await row(page, 'Long').waitFor();
  // The page learns of a change later than Studio.
  await page.route(`${running.origin}/`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add a block', exact: true }).click();
  await page.getByRole('searchbox').fill('questions');
  await page.getByRole('button', { name: /^Accordion/ }).click();
  const added = canvas(page).locator('[data-block=accordion]');
  await expect(added).toBeInViewport();
  await row(page, 'Top').click();
  await expect(added).not.toBeInViewport();
  await row(page, 'Below').click();
  await form(page).getByRole('button', { name: 'Move down', exact: true }).click();
  await expect(titles(page).nth(-2)).toHaveText('Below');
  await expect(canvas(page).getByRole('heading', { name: 'Below' })).toBeInViewport();
});

test('a refreshed block can be selected by a click, and is marked when hidden', async ({
  page,
}) => {
  await openStudio(page);
  const shown = canvas(page).locator('[data-block]', { hasText: 'Below' });
  const below = shown.last();
  await row(page, 'Below').click();
  await form(page).getByRole('button', { name: 'Duplicate' }).click();
  await expect(titles(page).filter({ hasText: 'Below' })).toHaveCount(2);
  await expect(shown).toHaveCount(2);
  await row(page, 'Top').click();
  await below.click();
  await expect(row(page, 'Below').last()).toHaveAttribute('aria-selected', 'true');
  await form(page).getByRole('button', { name: 'Hide it, or show it at times' }).click();
  await page.getByRole('dialog').getByLabel('Hide it for now').click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(below).toHaveAttribute('data-unpublished', /draft/);
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expect(below).not.toHaveAttribute('data-unpublished');
});

test('a block cannot be moved past the ends of its list', async ({ page }) => {
  await openStudio(page);
  const button = (name: string) => form(page).getByRole('button', { name, exact: true });
  await row(page, 'Left').click();
  await expect(button('Move up')).toBeDisabled();
  await expect(button('Move down')).toBeDisabled();
  await row(page, 'Below').click();
  await expect(button('Move up')).toBeEnabled();
  await expect(button('Move down')).toBeDisabled();
});
