/** Pictures in Studio: viewed, added, chosen, replaced and deleted, and their focus point. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { violations } from './axe.ts';
import { closeSite, devServerNoise, openSite, site } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { canvas, clickOn, expectFile, form, openStudio } from './studio-screen.ts';

test.describe.configure({ mode: 'default' });
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|415|422`) });

const FILE = 'pages/index.yaml';
const home = `title: Home
description: The first page.
blocks:
  # At the top.
  - type: banner
    title: Water runs
    image: { src: /images/hall.jpg, alt: 'A hall' } # the old one
  - type: card-grid
    heading: Work
    items:
      - title: Pumps
        text: They turn.
`;

const photograph = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

test.beforeAll(async () =>
  openSite({
    [FILE]: home,
    'public/images/hall.jpg': await photograph(1200, 800, '#0d5c63'),
    'public/images/team/ann.jpg': await photograph(600, 600, '#c96f3b'),
  }),
);
test.afterAll(closeSite);
test.beforeEach(() => site.restore());

const library = (page: Page) => page.getByRole('dialog');
const at = (file: string) => path.join(site.root, file);

/** Chooses a file with a button. */
async function upload(page: Page, button: Locator, name: string, buffer: Buffer) {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** Drops a file onto an element. */
async function dropFile(page: Page, target: Locator, name: string, content: Buffer) {
  const data = await page.evaluateHandle(
    ([fileName, text]) => {
      const bytes = Uint8Array.from(atob(text as string), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], fileName as string, { type: 'image/jpeg' }));
      return transfer;
    },
    [name, content.toString('base64')],
  );
  await target.dispatchEvent('dragover', { dataTransfer: data });
  await target.dispatchEvent('drop', { dataTransfer: data });
}

test('a picture is swapped for a photograph of twelve megapixels, and its words are asked for', async ({
  page,
}) => {
  const photo = await photograph(4000, 3000, '#274690');
  await openStudio(page);
  await clickOn(page, 'Water runs');
  const field = form(page).locator('.picture-field');
  await upload(page, field.getByRole('button', { name: 'Upload' }), 'Neue Halle.JPG', photo);
  const alt = form(page).getByRole('textbox', { name: 'Alt' });
  await expect(alt).toBeFocused();
  await expect(form(page).getByRole('status')).toContainText('what this picture shows');
  const swapped = home.replace('hall.jpg', 'neue-halle.jpg');
  await expectFile(swapped, FILE);
  expect(readFileSync(at('public/images/neue-halle.jpg')).equals(photo)).toBe(true);
  await page.keyboard.insertText('The new hall');
  await expectFile(swapped.replace("'A hall'", "'The new hall'"), FILE);
  await expect(canvas(page).getByAltText('The new hall')).toBeVisible();
  for (let step = 0; step < 3; step++) {
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.getByRole('button', { name: 'Undo (Ctrl+Z)' }).click();
  }
  await expectFile(home, FILE);
  await expect.poll(() => existsSync(at('public/images/neue-halle.jpg'))).toBe(false);
});

test('a file that is dropped on the field is stored and shown', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  const field = form(page).locator('.picture-field');
  await dropFile(page, field, 'Water tower.jpg', await photograph(300, 200, '#888888'));
  await expectFile(home.replace('hall.jpg', 'water-tower.jpg'), FILE);
});

test('a picture is chosen from those that are there, by folder and by name', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  await form(page).getByRole('button', { name: 'Choose another picture' }).click();
  const dialog = library(page);
  await dialog.getByRole('button', { name: /^Team/ }).click();
  await expect(dialog.locator('.file-card')).toHaveCount(1);
  await dialog.getByRole('button', { name: /^All/ }).click();
  await dialog.getByRole('searchbox').fill('ann');
  await dialog.getByRole('button', { name: /ann\.jpg/ }).click();
  await expectFile(home.replace('/images/hall.jpg', '/images/team/ann.jpg'), FILE);
});

test('the point that stays in view is set by a click, moved by keys and let go of', async ({
  page,
}) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  const picture = form(page).getByRole('button', { name: /^The point that stays in view/ });
  const box = await picture.locator('.focus-frame').evaluate(async (frame) => {
    await frame.querySelector('img')?.decode();
    return { width: frame.clientWidth, height: frame.clientHeight };
  });
  await picture
    .locator('.focus-frame')
    .click({ position: { x: box.width * 0.75, y: box.height * 0.25 } });
  const withFocus = (x: number, y: number) =>
    home.replace("alt: 'A hall' }", `alt: 'A hall', focus: { x: ${x}, y: ${y} } }`);
  await expect.poll(() => site.read(FILE)).toContain('focus: { x: 75, y: 25 }');
  expect(site.read(FILE)).toBe(withFocus(75, 25));
  await picture.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  await expectFile(withFocus(74, 35), FILE);
  await form(page).getByRole('button', { name: 'Keep its middle in view again' }).click();
  await expectFile(home, FILE);
});

test('all pictures are looked after: sizes, uses, replacing and deleting', async ({ page }) => {
  await openStudio(page);
  await page.getByRole('button', { name: 'Pictures' }).click();
  const dialog = library(page);
  await dialog.getByRole('button', { name: /hall\.jpg/ }).click();
  const details = dialog.getByRole('region', { name: 'hall.jpg' });
  await expect(details).toContainText('1200 × 800');
  await expect(details.getByRole('listitem')).toContainText('Home');
  await expect(details.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await expect(details.getByRole('button', { name: 'Delete' })).toHaveCSS('opacity', '0.4');
  expect(await violations(page)).toEqual([]);
  const other = await photograph(500, 500, '#123456');
  await upload(page, details.getByRole('button', { name: 'Replace everywhere' }), 'x.jpg', other);
  await expect(dialog.getByRole('status')).toContainText('hall.jpg was replaced');
  expect(readFileSync(at('public/images/hall.jpg')).equals(other)).toBe(true);
  await expect(details).toContainText('500 × 500');

  await dialog.getByRole('button', { name: /ann\.jpg/ }).click();
  const unused = dialog.getByRole('region', { name: 'ann.jpg' });
  await unused.getByRole('button', { name: 'Delete' }).click();
  await unused.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('status')).toContainText('was deleted');
  expect(existsSync(at('public/images/team/ann.jpg'))).toBe(false);
  expect(site.read(FILE)).toBe(home);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await expect.poll(() => existsSync(at('public/images/team/ann.jpg'))).toBe(true);
});

test('what cannot be shown is refused with the reason', async ({ page }) => {
  await openStudio(page);
  await page.getByRole('button', { name: 'Pictures' }).click();
  const dialog = library(page);
  await upload(
    page,
    dialog.getByRole('button', { name: /^Add/ }),
    'notes.jpg',
    Buffer.from('Words.'),
  );
  await expect(dialog.getByRole('alert')).toContainText('notes.jpg cannot be shown on a page.');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing where pictures are chosen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openStudio(page);
    await clickOn(page, 'Water runs');
    expect(await violations(page)).toEqual([]);
    await form(page).getByRole('button', { name: 'Choose another picture' }).click();
    await expect(library(page).locator('.file-card').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('Escape closes the pictures and leaves the block selected', async ({ page }) => {
  await openStudio(page);
  await clickOn(page, 'Water runs');
  await page.getByRole('button', { name: 'Pictures' }).click();
  await library(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Escape');
  await expect(library(page)).toBeHidden();
  await expect(form(page).getByRole('heading', { name: 'Banner' })).toBeVisible();
});

test('a block that shows films can be added as soon as there is a film', async ({ page }) => {
  await openStudio(page);
  const player = page.getByRole('dialog').getByRole('button', { name: /^Video player/ });
  await page.getByRole('button', { name: 'Add a block' }).first().click();
  await expect(player).toBeDisabled();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Pictures' }).click();
  const film = readFileSync('public/video/example.mp4');
  await upload(page, library(page).getByRole('button', { name: /^Add/ }), 'Day.mp4', film);
  await expect(library(page).getByRole('button', { name: /day\.mp4/ })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Add a block' }).first().click();
  await player.click();
  await expect.poll(() => site.read(FILE)).toMatch(/type: video-player[\s\S]*\/day\.mp4/);
});
