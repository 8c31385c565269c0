/** Whole pages in Studio: created, moved, deleted and published. */
import { gitRepository } from '../git-repository.ts';
import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, other, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { FILE, home, smallSite } from './small-studio-site.ts';
import { expectFile, openStudio } from './studio-screen.ts';

test.describe.configure({ mode: 'serial' });
// The browser logs the statuses of refused requests.
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|422`) });

const made = `each: things
title: '{{ entry.name }}'
description: About it.
blocks:
  - type: banner
    title: '{{ entry.name }}'
`;

test.beforeAll(() =>
  openSite({
    ...smallSite,
    'pages/team/ann.yaml': other,
    'pages/made/[slug].yaml': made,
    'pages/_collections/things.yaml':
      '- { slug: one, name: The first }\n- { slug: two, name: Two }\n',
  }),
);
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('changes are described in sentences, reverted and published', async ({ page }) => {
  await openStudio(page);
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Changes' });
  await publish.click();
  await expect(dialog.getByRole('alert')).toContainText('git init');
  await dialog.getByRole('button', { name: 'Close' }).click();

  const git = gitRepository(site.root, 'pages');
  site.write(
    FILE,
    home.replace('Water runs', 'Water flows').replace('heading: Work', 'heading: Jobs'),
  );
  await publish.click();
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^The title of the banner on Home changed\./,
    /^The heading of the card grid on Home changed\./,
  ]);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Revert: The heading/ }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  expect(site.read(FILE)).toBe(home.replace('Water runs', 'Water flows'));
  await dialog.getByRole('button', { name: 'Keep this version' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Kept as a version on this computer.');
  expect(git('log', '--format=%s')).toBe('The title of the banner on Home changed\nBegin');
  expect(git('status', '--porcelain', 'pages')).toBe('');
});

test('a page is made, copied, given another address and deleted', async ({ page }) => {
  await openStudio(page);
  const dialog = page.getByRole('dialog');
  const head = page.locator('.page-name');
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  await dialog.getByLabel('Title').fill('Our Café');
  await expect(dialog.getByLabel('Address')).toHaveValue('/our-cafe');
  await dialog.getByLabel('Description').fill('Coffee: all day.');
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(head).toHaveText('Our Café/our-cafe');
  expect(site.read('pages/our-cafe.yaml')).toContain(
    'title: Our Café\ndescription: "Coffee: all day."\n',
  );

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await dialog.getByLabel('Title').fill('Home');
  await dialog.getByLabel('Address').fill('/other');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(dialog.getByRole('alert')).toContainText('There is a page /other already.');
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Change the address' }).click();
  await dialog.getByLabel('Address').fill('/tea-room');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(head).toHaveText('Our Café/tea-room');
  expect(site.read('pages/tea-room.yaml')).toContain('title: Our Café\n');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toContainText('No other page links to it.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(head).toHaveText('Home/');
  await expect(page.getByRole('link', { name: /tea-room/ })).toHaveCount(0);
});

test('a new page begins as a copy of another, and goes again by undo', async ({ page }) => {
  await openStudio(page, '/other');
  await page.getByRole('tab', { name: 'Pages' }).click();
  await page.getByRole('button', { name: 'New page' }).click();
  const dialog = page.getByRole('dialog', { name: 'New page' });
  await dialog.getByLabel('Title').fill('Third');
  await dialog.getByLabel('Begin with').selectOption('Home (/)');
  await dialog.getByRole('button', { name: 'Make the page' }).click();
  await expect(page).toHaveURL(/\/_edit\/third$/);
  await expectFile(home.replace('title: Home', 'title: Third'), 'pages/third.yaml');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => Object.keys(site.snapshot('pages'))).not.toContain('pages/third.yaml');
});

test('a page made for a collection’s row has no buttons to delete, copy or move it', async ({
  page,
}) => {
  await openStudio(page, '/made/one');
  await page.keyboard.press('Escape');
  const settings = page.getByRole('region', { name: 'This page' });
  await expect(settings).toContainText('one for each row of a collection');
  await expect(settings.getByRole('button', { name: 'Earlier versions' })).toBeVisible();
  for (const name of ['Delete', 'Duplicate', 'Change the address']) {
    await expect(settings.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(settings.getByText('In a search').locator('..')).toContainText('The first');
});

test('the pages stand in a tree of their addresses, and are found whatever is open', async ({
  page,
}) => {
  await openStudio(page);
  await page.getByRole('tab', { name: 'Pages' }).click();
  const ann = page.getByRole('link', { name: 'Other /team/ann' });
  await expect(page.getByRole('link', { name: 'Home /' })).toBeVisible();
  await expect(ann).toHaveCount(0);
  const below = page.getByRole('button', { name: 'The 1 below /team' });
  await below.click();
  await expect(below).toHaveAttribute('aria-expanded', 'true');
  await ann.click();
  await expect(page).toHaveURL(/\/_edit\/team\/ann$/);
  await page.reload();
  await page.getByRole('tab', { name: 'Pages' }).click();
  await expect(ann).toHaveAttribute('aria-current', 'page');
  await below.click();
  await page.getByRole('searchbox', { name: 'Search the pages' }).fill('ann');
  await expect(ann).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
