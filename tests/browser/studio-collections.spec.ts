/** Collections and shared blocks in Studio: tables of rows with a form for each, and blocks that several pages show. */
import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import {
  canvas,
  clickOn,
  dragBelow,
  expectFile,
  form,
  openStudio,
  outline,
} from './studio-screen.ts';

test.describe.configure({ mode: 'default' });
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|422`) });

const TEAM = 'pages/_collections/team.yaml';
const team = `# The people.
- slug: ann
  name: Ann
  role: Engineer # since 2019
- slug: bob
  name: Bob
  role: Driver
`;
const schema = JSON.stringify({
  title: 'Team',
  description: 'The people.',
  type: 'object',
  properties: {
    slug: { description: 'The name in the address.', type: 'string' },
    name: { description: 'The name.', type: 'string', minLength: 1 },
    role: { description: 'What they do.', type: 'string' },
  },
  required: ['slug', 'name'],
  additionalProperties: false,
});
const home = `title: Home
description: The first page.
blocks:
  - type: banner
    title: Water runs
  - type: card-grid
    heading: Team
    itemsFrom:
      collection: team
      as:
        title: "{{ entry.name }}"
        text: "{{ entry.role }}"
  - type: fragment
    name: end
    with: { who: Ann }
  # Below.
  - type: text
    body: More.
`;
const end = `- type: text
  heading: The end
  body: Ask {{ with.who }}.
`;

test.beforeAll(() =>
  openSite({
    'pages/index.yaml': home,
    'pages/_fragments/end.yaml': end,
    [TEAM]: team,
    'pages/_collections/team.schema.json': schema,
    'pages/_collections/posts/first.yaml': 'title: First\ntext: Words. # here\n',
    'pages/posts.yaml':
      'title: Posts\ndescription: All posts.\nblocks:\n  - type: card-grid\n    heading: Posts\n    itemsFrom: { collection: posts }\n',
  }),
);
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

/** Opens a collection and waits for its table. */
async function openTable(page: Page, name: RegExp, title: string) {
  await page.getByRole('tab', { name: 'Site' }).click();
  await page.getByRole('button', { name }).click();
  const table = page.getByRole('region', { name: title });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  return table;
}
const row = (page: Page) => page.getByRole('region', { name: 'The chosen row' });

test('rows are found, changed, copied, moved, added and deleted', async ({ page }) => {
  await openStudio(page);
  const table = await openTable(page, /^Team/, 'Team');
  expect(await violations(page)).toEqual([]);
  await table.getByRole('searchbox').fill('driver');
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('searchbox').fill('');
  await table.getByRole('button', { name: 'Ann' }).click();
  await row(page).getByRole('textbox', { name: 'Role' }).fill('Chief');
  const changed = team.replace('Engineer', 'Chief');
  await expectFile(changed, TEAM);
  await expect(table.getByRole('cell', { name: 'Chief' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await row(page).getByRole('button', { name: 'Duplicate' }).click();
  const copy = '- slug: ann-2\n  name: Ann\n  role: Chief\n';
  await expectFile(changed.replace('- slug: bob', `${copy}- slug: bob`), TEAM);
  await expect(row(page).getByRole('textbox', { name: 'Slug' })).toHaveValue('ann-2');
  await row(page).getByRole('button', { name: 'Move down' }).click();
  await expectFile(changed + copy, TEAM);
  await expect(row(page).getByRole('button', { name: 'Move down' })).toBeDisabled();
  await row(page).getByRole('button', { name: 'Delete' }).click();
  await expectFile(changed, TEAM);

  await table.getByRole('button', { name: 'Add a row' }).click();
  await row(page).getByRole('textbox', { name: 'Name' }).fill('Cid');
  await expect.poll(() => site.read(TEAM)).toContain('name: Cid\n');
  expect(site.read(TEAM).startsWith(changed)).toBe(true);
  await expect(table.getByRole('row')).toHaveCount(4);
});

test('a row that is added right after another was deleted is opened', async ({ page }) => {
  await openStudio(page);
  const table = await openTable(page, /^Team/, 'Team');
  // The table learns late of the deletion.
  await page.route('**/_edit/api/collection?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await table.getByRole('button', { name: 'Ann' }).click();
  await row(page).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => site.read(TEAM)).not.toContain('Ann');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await table.getByRole('button', { name: 'Add a row' }).click();
  await row(page).getByRole('textbox', { name: 'Name' }).fill('Cid');
  await expect.poll(() => site.read(TEAM)).toContain('name: Cid\n');
});

test('the page comes back in place of a table: by its button, by Escape and by a page', async ({
  page,
}) => {
  await openStudio(page);
  const shown = canvas(page).locator('main');
  const table = await openTable(page, /^Team/, 'Team');
  await table.getByRole('button', { name: 'Back to the page' }).click();
  await expect(shown).toBeVisible();
  await openTable(page, /^Team/, 'Team');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'This page' })).toBeVisible();
  await openTable(page, /^Team/, 'Team');
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.locator('.page-list a[aria-current]').click();
  await expect(shown).toBeVisible();
  await expect(page.getByRole('region', { name: 'This page' })).toBeVisible();
});

test('rows that have files of their own are copied and deleted, and come back', async ({
  page,
}) => {
  await openStudio(page);
  const table = await openTable(page, /^Posts/, 'Posts');
  await table.getByRole('button', { name: 'First' }).click();
  await row(page).getByRole('button', { name: 'Duplicate' }).click();
  const copy = 'pages/_collections/posts/first-2.yaml';
  await expect.poll(() => Object.keys(site.snapshot('pages'))).toContain(copy);
  expect(site.read(copy)).toBe('title: First\ntext: Words. # here\n');
  await expect(table.getByRole('row').nth(2)).toHaveAttribute('data-open', 'true');
  await row(page).getByRole('textbox', { name: 'Title' }).fill('Second');
  await expectFile('title: Second\ntext: Words. # here\n', copy);
  await row(page).getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => Object.keys(site.snapshot('pages'))).not.toContain(copy);
  await page.keyboard.press('Control+z');
  const back = 'title: Second\ntext: Words. # here\n';
  await expect.poll(() => site.snapshot('pages')[copy]).toBe(back);
});

test('shared blocks say where they are used and are changed there', async ({ page }) => {
  await openStudio(page);
  await page.getByRole('tab', { name: 'Site' }).click();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Shared blocks' });
  await expect(panel.getByRole('button', { name: 'Home' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await panel.getByRole('button', { name: /^The end/ }).click();
  const block = page.getByRole('region', { name: 'Text' });
  await block.getByRole('textbox', { name: 'Heading' }).fill('The very end');
  await expectFile(end.replace('The end', 'The very end'), 'pages/_fragments/end.yaml');
});

test('a shared block that is deleted on a page goes from this page alone', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'The end');
  await form(page).getByRole('button', { name: 'Delete' }).click();
  await expectFile(home.replace('  - type: fragment\n    name: end\n    with: { who: Ann }\n', ''));
  expect(site.read('pages/_fragments/end.yaml')).toBe(end);
});

test('a shared block is moved, duplicated and hidden on its page alone', async ({ page }) => {
  const use = '  - type: fragment\n    name: end\n    with: { who: Ann }\n';
  await openStudio(page);
  await clickOn(page, 'The end');
  const tools = form(page);
  await tools.getByRole('button', { name: 'Duplicate' }).click();
  await expectFile(home.replace(use, use + use));
  await page.keyboard.press('Control+z');
  await expectFile(home);
  await clickOn(page, 'The end');
  await tools.getByRole('button', { name: 'Move up' }).click();
  await expect.poll(() => site.read('pages/index.yaml')).toMatch(/type: fragment[\s\S]*card-grid/);
  await page.keyboard.press('Control+z');
  await expectFile(home);
  await expect(outline(page)).toContainText(/Team.*The end/s);
  await dragBelow(page, 'The end', 'Water runs');
  await expect.poll(() => site.read('pages/index.yaml')).toMatch(/type: fragment[\s\S]*card-grid/);
  await page.keyboard.press('Control+z');
  await expectFile(home);
  await clickOn(page, 'The end');
  await tools.getByRole('button', { name: 'Hide it, or show it at times' }).click();
  await page.getByRole('checkbox', { name: 'Hide it for now' }).check();
  await expectFile(home.replace(use, `${use}    draft: true\n`));
  expect(site.read('pages/_fragments/end.yaml')).toBe(end);
});

test('shared blocks become a copy for one page, with what the page gave them', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'The end');
  await form(page).getByRole('button', { name: 'Make a copy for this page' }).click();
  await expectFile(
    home.replace(
      '  - type: fragment\n    name: end\n    with: { who: Ann }\n',
      '  - type: text\n    heading: The end\n    body: Ask Ann.\n',
    ),
    'pages/index.yaml',
  );
  expect(site.read('pages/_fragments/end.yaml')).toBe(end);
  await expect(canvas(page).getByText('Ask Ann.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectFile(home, 'pages/index.yaml');
});
