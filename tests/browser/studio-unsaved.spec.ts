/** Text typed in Studio that cannot be written: it goes to no other place, and is kept until it can. */
import { closeSite, devServerNoise, openSite, running, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { clickOn, expectFile, form, openStudio, row } from './studio-screen.ts';
import { holdBack } from './watching.ts';

test.describe.configure({ mode: 'default' });
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|422`) });

const FILE = 'pages/index.yaml';
const home = `title: Home
description: The first page.
blocks:
  - type: banner
    title: Water runs
  - type: text
    heading: First
    body: One.
  - type: text
    heading: Second
    body: Two.
`;

test.beforeAll(() => openSite({ [FILE]: home }));
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

test('text typed while a block is added above goes into its own block', async ({ page }) => {
  await openStudio(page);
  await row(page, 'First').click();
  const grown = home.replace(
    '  - type: text\n',
    '  - type: text\n    heading: Another\n    body: Zero.\n  - type: text\n',
  );
  await page.route('**/_edit/api/changes', async (route) => {
    if (site.read(FILE) === home) site.write(FILE, grown);
    await route.continue();
  });
  const heading = form(page).getByRole('textbox', { name: 'Heading' });
  await heading.press('End');
  await heading.pressSequentially('-and-on-and-on', { delay: 40 });
  await expectFile(grown.replace('First', 'First-and-on-and-on'));
  await expect(heading).toHaveValue('First-and-on-and-on');
});

test('a change reverted while it is being sent is reverted in the file', async ({ page }) => {
  await openStudio(page);
  await row(page, 'First').click();
  const readAnew = await holdBack(page, /_edit\/api\/(page|files)/);
  let answer = () => {};
  const isRead = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/_edit/api/changes', async (route) => {
    const response = await route.fetch();
    await isRead;
    await route.fulfill({ response });
  });
  const heading = form(page).getByRole('textbox', { name: 'Heading' });
  await heading.press('End');
  await heading.press('s');
  await expectFile(home.replace('First', 'Firsts'));
  await heading.press('Backspace');
  const read = page.waitForResponse(/_edit\/api\/page/);
  readAnew();
  await (await read).finished();
  answer();
  await expectFile(home);
  await expect(heading).toHaveValue('First');
});

test('a narrow window shows the saving state, too', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${running.origin}/_edit/`);
  await expect(page.locator('.saving')).toHaveText('All changes saved');
  await expect(page.locator('.saving')).toBeVisible();
});

test('a refused change is there when its form is opened again', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  const title = form(page).getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('{{ nothing }}');
  await expect(form(page).getByText('There is nothing called nothing')).toBeVisible();
  await row(page, 'Second').click();
  const note = page.getByRole('alert', { name: 'Not saved' });
  await expect(note).toContainText('{{ nothing }}');
  await row(page, 'Water runs').click();
  await expect(title).toHaveValue('{{ nothing }}');
  await expect(note).toBeHidden();
  await title.fill('Water runs on');
  await expectFile(home.replace('Water runs', 'Water runs on'));
});

test('a required field reports that it is empty, and so does its unsaved change', async ({
  page,
}) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  const title = form(page).getByRole('textbox', { name: 'Title', exact: true });
  await title.fill('');
  await expect(form(page).getByText('This cannot be left empty.')).toBeVisible();
  await expect(page.getByText('Nothing was changed.')).toBeHidden();
  await row(page, 'Second').click();
  const note = page.getByRole('alert', { name: 'Not saved' });
  await expect(note).toContainText('This cannot be left empty.');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toContainText('This cannot be left empty.');
  await note.getByRole('button', { name: 'Discard it' }).click();
  await expect(note).toBeHidden();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expectFile(home);
});

test('both versions stay in sight while other blocks are changed', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  const theirs = home.replace('Water runs', 'Theirs');
  await page.route('**/_edit/api/changes', async (route) => {
    if (site.read(FILE) === home) site.write(FILE, theirs);
    await route.continue();
  });
  await form(page).getByRole('textbox', { name: 'Title', exact: true }).fill('Mine');
  const note = page.getByRole('alert', { name: 'Changed in two places' });
  await expect(note).toContainText('Mine');
  await row(page, 'Second').click();
  await form(page).getByRole('textbox', { name: 'Heading' }).fill('Third');
  await expectFile(theirs.replace('Second', 'Third'));
  await expect(note).toContainText('Mine');
  await note.getByRole('button', { name: 'Keep mine' }).click();
  await expectFile(home.replace('Water runs', 'Mine').replace('Second', 'Third'));
  await expect(note).toBeHidden();
});
