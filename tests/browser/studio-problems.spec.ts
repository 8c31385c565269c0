/** The problems of a site in Studio, and how they are fixed there. */
import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, other, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { expectFile, form, openStudio, row } from './studio-screen.ts';

test.describe.configure({ mode: 'serial' });
test.use({ tolerated: devServerNoise });

const home = `title: Home
description: The first page.
blocks:
  - type: banner
    title: Water runs
  - type: card-grid
    heading: Work
    items:
      - title: Pumps
        text: They turn.
      - title: Pipes
        link: { label: More, to: /nowhere }
`;
const team = `title: Team
description: Who does the work.
blocks:
  - type: banner
    titel: All of us
`;

test.beforeAll(() =>
  openSite({ 'pages/index.yaml': home, 'pages/other.yaml': other, 'pages/team.yaml': team }),
);
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('problems are counted, lead to their field, and go away when they are fixed', async ({
  page,
}) => {
  await openStudio(page);
  await page.getByRole('button', { name: '2 problems' }).click();
  const own = page.getByRole('region', { name: 'This page' });
  await own.getByRole('button', { name: /nowhere/ }).click();
  await expect(row(page, 'Work')).toHaveAttribute('aria-selected', 'true');
  const field = form(page).getByRole('combobox', { name: 'To' });
  await expect(field).toBeFocused();
  await field.fill('/other');
  await expectFile(home.replace('/nowhere', '/other'));
  await expect(page.getByRole('button', { name: '1 problem', exact: true })).toBeVisible();
});

test('a problem of another page leads there, and its fix is a button and can be undone', async ({
  page,
}) => {
  await openStudio(page);
  await page.getByRole('tab', { name: /Problems/ }).click();
  const others = page.getByRole('region', { name: 'Other pages' });
  await others.getByRole('button', { name: /^Mistake: .*titel/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Team');
  await expect(form(page)).toBeVisible();
  await page.getByRole('tab', { name: /Problems/ }).click();
  await page.getByRole('button', { name: /^Fix it: .*titel/ }).click();
  await expectFile(team.replace('titel', 'title'), 'pages/team.yaml');
  await expect(page.getByRole('button', { name: '1 problem', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  await expectFile(team, 'pages/team.yaml');
  await expect(page.getByRole('button', { name: '2 problems' })).toBeVisible();
});

test('a site without problems says so', async ({ page }) => {
  site.write('pages/index.yaml', home.replace('/nowhere', '/other'));
  site.write('pages/team.yaml', team.replace('titel', 'title'));
  await openStudio(page);
  await page.getByRole('button', { name: 'No problems' }).click();
  await expect(page.getByText('There is nothing to fix')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the list of problems, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openStudio(page);
    await page.getByRole('button', { name: '2 problems' }).click();
    await expect(page.getByRole('region', { name: 'This page' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
