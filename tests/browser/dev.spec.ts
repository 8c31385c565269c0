import {
  card,
  closeSite,
  devServerNoise,
  open,
  openSite,
  other,
  running,
  site,
} from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { hydrated, isMarked, jumpTo } from './watching.ts';

test.describe.configure({ mode: 'serial' });
test.use({ tolerated: devServerNoise });

const home = (sentence: string, more = '') => `title: Home
description: The first page.
blocks:
  - type: banner
    title: Water runs
    text: ${sentence}
  - type: form
    name: question
    heading: Ask us
    action: /api/application/contact
    fields:
      - name: name
        label: Name
    messages:
      success: Thank you.
      failure: Please try again.
  - type: text
    heading: The long part
    body: |
${Array.from({ length: 60 }, (_, line) => `      Paragraph ${line}.\n`).join('\n')}
  - type: cta
    heading: The end
    buttons:
      - label: Other page
        to: /other
${more}`;

const farBelow = (sentence: string) => `title: Far
description: A page whose only island is far below.
blocks:
  - type: banner
    title: Far
    text: ${sentence}
  - type: text
    body: |
${Array.from({ length: 60 }, (_, line) => `      Paragraph ${line}.\n`).join('\n')}
  - type: gallery
    items:
      - { src: /favicon.svg, alt: The mark }
`;

test.beforeAll(() =>
  openSite({
    'pages/index.yaml': home('All is well.'),
    'pages/other.yaml': other,
    'pages/far.yaml': farBelow('Before.'),
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
  }),
);
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('a form can be tried out, and what it sends lies beside the enquiries of the site', async ({
  page,
}) => {
  await page.goto(`${running.origin}/`);
  const form = page.getByRole('form', { name: 'Ask us' });
  await form.scrollIntoViewIfNeeded();
  await hydrated(form);
  await form.getByLabel('Name').fill('Ada');
  await form.getByRole('button').click();
  await expect(form.getByRole('status')).toHaveText('Thank you.');
  const { stdout } = await site.run('enquiries', 'list', '--dev');
  expect(stdout).toContain('Ada');
  expect((await site.run('enquiries', 'list')).stdout).toBe('There are no enquiries.\n');
});

test('a field that is added above another one leaves what was typed there', async ({ page }) => {
  await open(page, '/');
  await hydrated(page.locator('form'));
  await page.getByLabel('Name').fill('Half a na');
  const added = '      - name: company\n        label: Company\n      - name: name\n';
  site.write('pages/index.yaml', home('All is well.').replace('      - name: name\n', added));
  await expect(page.getByLabel('Company')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Half a na');
});

test('a saved page changes in the open browser without a reload, and keeps scroll and state', async ({
  page,
}) => {
  await open(page, '/');
  await hydrated(page.locator('form'));
  await page.getByLabel('Name').fill('Half a na');
  await jumpTo(page, 1200);
  site.write(
    'pages/index.yaml',
    home('All is better.').replace('Paragraph 3.', 'Paragraph three.'),
  );
  await expect(page.locator('.lead')).toHaveText('All is better.');
  await expect(page.locator('main')).toContainText('Paragraph three.');
  await expect(page.getByLabel('Name')).toHaveValue('Half a na');
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(1200);
  expect(await isMarked(page)).toBe(true);
});

test('of two saves in a blink, as an editor makes that formats what it saves, the second counts', async ({
  page,
}) => {
  await open(page, '/');
  for (let round = 0; round < 3; round++) {
    site.write('pages/index.yaml', home(`Not yet formatted ${round}.`));
    await new Promise((resolve) => setTimeout(resolve, 15));
    site.write('pages/index.yaml', home(`Formatted ${round}.`));
    await expect(page.locator('.lead')).toHaveText(`Formatted ${round}.`);
  }
});

test('a changed title and a block that was added or taken away show at once', async ({ page }) => {
  await open(page, '/');
  const more = '  - type: text\n    heading: One more\n    body: Added.\n';
  site.write('pages/index.yaml', home('All is well.', more).replace('title: Home', 'title: House'));
  await expect(page.getByRole('heading', { name: 'One more' })).toBeVisible();
  await expect(page).toHaveTitle('Small | House');
  site.write('pages/index.yaml', home('All is well.'));
  await expect(page.getByRole('heading', { name: 'One more' })).toHaveCount(0);
  await expect(page).toHaveTitle('Small | Home');
  expect(await isMarked(page)).toBe(true);
});

test('a broken block is replaced by a card with file and line until it is fixed', async ({
  page,
}) => {
  await open(page, '/');
  site.write(
    'pages/index.yaml',
    home('All is well.').replace('heading: The long part', 'headin: The long part'),
  );
  await expect(card(page)).toHaveCount(1);
  const line =
    home('')
      .split('\n')
      .findIndex((text) => text.includes('The long part')) + 1;
  await expect(card(page)).toContainText(`pages/index.yaml:${line}:`);
  await expect(card(page)).toContainText('headin');
  await expect(card(page).locator('pre')).toContainText('headin: The long part');
  await expect(card(page).locator('.problem-guess')).toHaveText('Did you mean heading?');
  await expect(page.getByRole('heading', { name: 'Water runs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The end' })).toBeVisible();
  site.restore();
  await expect(card(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The long part' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('what is saved shows on a page whose only island is far below', async ({ page }) => {
  await open(page, '/far');
  for (const words of ['After.', 'Still later.']) {
    site.write('pages/far.yaml', farBelow(words));
    await expect(page.locator('.lead')).toHaveText(words);
  }
  expect(await isMarked(page)).toBe(true);
});

test('an island of a page that was moved to follows what is saved, and keeps what was typed', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Other page' }).click();
  await expect(page).toHaveTitle(/Other/);
  await page.goBack();
  const form = page.locator('form');
  await form.scrollIntoViewIfNeeded();
  await hydrated(form);
  await page.getByLabel('Name').fill('Half a na');
  site.write('pages/index.yaml', home('All is well.').replace('Ask us', 'Ask us anything'));
  await expect(page.getByRole('heading', { name: 'Ask us anything' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Half a na');
  expect(await isMarked(page)).toBe(true);
});

test('a syntax error is answered with a card for the whole page', async ({ page }) => {
  await open(page, '/other');
  site.write('pages/other.yaml', other.replace('  - type', '\t- type'));
  await expect(card(page)).toHaveCount(1);
  await expect(card(page)).toContainText('pages/other.yaml:4:');
  await expect(page.getByRole('heading', { name: 'The other page' })).toHaveCount(0);
  site.restore();
  await expect(page.getByRole('heading', { name: 'The other page' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
});

test('other pages keep working while one is broken', async ({ page }) => {
  site.write('pages/other.yaml', 'blocks: [');
  await open(page, '/');
  await expect(page.getByRole('heading', { name: 'Water runs' })).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  site.write('pages/index.yaml', home('Still well.'));
  await expect(page.locator('.lead')).toHaveText('Still well.');
  await page.getByRole('link', { name: 'Other page' }).click();
  await expect(card(page)).toHaveCount(1);
});

test('changes to what all pages share show at once as well', async ({ page }) => {
  await open(page, '/other');
  site.write(
    'pages/_site.yaml',
    site.read('pages/_site.yaml').replace('name: Small', 'name: Smaller'),
  );
  await expect(page).toHaveTitle('Smaller | Other');
  const footer = (words: string) =>
    `name: Small\nframe:\n  before: []\n  after:\n    - type: text\n      body: ${words}\n`;
  for (const words of ['The first footer.', 'Another footer.']) {
    site.write('pages/_site.yaml', footer(words));
    await expect(page.getByText(words)).toBeVisible();
  }
  expect(await isMarked(page)).toBe(true);
});
