/** Ten tasks of a first day with Studio, by mouse alone and by keyboard alone, with the git diff of each. */
import sharp from 'sharp';
import { type Git, gitIn, gitRepository } from '../git-repository.ts';
import { closeSite, devServerNoise, openSite, site } from './dev-site.ts';
import { keyboard, mouse, type Way } from './input-methods.ts';
import { expect, test } from './quiet-page.ts';
import { canvas, form, openStudio, outline } from './studio-screen.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.use({ tolerated: new RegExp(`${devServerNoise.source}|409|422`) });

const settings = `name: Small
lang: en
menus:
  main: # at the top
    - { label: Home, to: / }
theme:
  colors:
    light: { primary: '#0d5c63' }
frame:
  before:
    - type: site-header
      logo: { icon: droplet, label: Small }
      items: "{{ site.menus.main }}"
  after: []
`;

const home = `title: Home
description: 'The first page.'
blocks:
  - type: banner # the first thing
    title: "Water runs"
    image: { src: /images/hall.jpg, alt: 'A hall' }

  # What the company does.
  - type: card-grid
    heading: Work
    items:
      - { title: Pumps }
      - { title: Pipes }
  - type: text
    heading: Why
    body: Because.
`;

const git: Git = (...words) => gitIn(site.root)(...words);

/** Returns the changed lines since the last commit. */
const diff = () =>
  git('diff', '-U0', '--', 'pages')
    .split('\n')
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));

const expectDiff = (lines: string[]) => expect.poll(diff).toEqual(lines);

test.beforeAll(async () => {
  await openSite({
    'pages/_site.yaml': settings,
    'pages/index.yaml': home,
    'public/images/hall.jpg': await sharp({
      create: { width: 1200, height: 800, channels: 3, background: '#0d5c63' },
    })
      .jpeg()
      .toBuffer(),
  });
  gitRepository(site.root, 'pages', 'public');
});
test.afterAll(closeSite);
test.beforeEach(() => {
  git('reset', '--quiet', '--hard', 'HEAD');
  site.restore();
});

for (const [name, way] of Object.entries({ mouse, keyboard }) as [string, Way][]) {
  test.describe(`by ${name}`, () => {
    test('a sentence is changed', async ({ page }) => {
      await openStudio(page);
      await way.open(page, 'Why');
      await way.write(form(page).getByRole('textbox', { name: 'Body' }), 'Because of water.');
      await expectDiff(['-    body: Because.', '+    body: Because of water.']);
    });

    test('a picture is swapped for a photograph of twelve megapixels', async ({ page }) => {
      const photograph = await sharp({
        create: { width: 4000, height: 3000, channels: 3, background: '#274690' },
      })
        .jpeg()
        .toBuffer();
      await openStudio(page);
      await way.open(page, 'Water runs');
      const chooser = page.waitForEvent('filechooser');
      await way.press(form(page).getByRole('button', { name: 'Upload' }));
      await (await chooser).setFiles({
        name: 'Our Tower.jpg',
        mimeType: 'image/jpeg',
        buffer: photograph,
      });
      await expect(form(page).getByRole('textbox', { name: 'Alt' })).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('A tower');
      await expectDiff([
        "-    image: { src: /images/hall.jpg, alt: 'A hall' }",
        "+    image: { src: /images/our-tower.jpg, alt: 'A tower' }",
      ]);
    });

    test('blocks change places', async ({ page }) => {
      await openStudio(page);
      await way.moveDown(page, 'Work');
      // Git shows the shorter of the two as the moved one.
      await expectDiff([
        '+  - type: text',
        '+    heading: Why',
        '+    body: Because.',
        '+',
        '-  - type: text',
        '-    heading: Why',
        '-    body: Because.',
      ]);
      expect(site.read('pages/index.yaml')).toMatch(
        /\n\n {2}# What the company does\.\n {2}- type: card-grid\n[^#]*$/,
      );
    });

    test('three cards are added', async ({ page }) => {
      await openStudio(page);
      await way.open(page, 'Work');
      for (const title of ['Valves', 'Filters', 'Meters']) {
        await way.press(form(page).getByRole('button', { name: 'Add to items' }));
        await way.write(form(page).getByRole('textbox', { name: 'Title' }), title);
        await expect.poll(() => site.read('pages/index.yaml')).toContain(title);
        await way.press(form(page).getByRole('button', { name: title, exact: true }));
      }
      await expectDiff([
        '+      - { title: Valves }',
        '+      - { title: Filters }',
        '+      - { title: Meters }',
      ]);
    });

    test('a page is added with a banner, a text and a form, and put into the menu', async ({
      page,
    }) => {
      await openStudio(page);
      await way.press(page.getByRole('tab', { name: 'Pages' }));
      await way.press(page.getByRole('button', { name: 'New page' }));
      await way.write(page.getByRole('dialog').getByLabel('Title'), 'Prices');
      await way.press(page.getByRole('button', { name: 'Make the page' }));
      await expect(page.locator('.page-name')).toHaveText('Prices/prices');
      await way.press(page.getByRole('tab', { name: 'Blocks' }));
      for (const type of ['Text', 'Form']) {
        await way.press(page.getByRole('button', { name: 'Add a block', exact: true }));
        await way.write(page.getByRole('searchbox'), type);
        await way.press(page.getByRole('button', { name: new RegExp(`^${type}\\b`) }).first());
        await expect(outline(page).locator('[aria-selected=true]')).toContainText(type);
      }
      const written = site.read('pages/prices.yaml');
      expect(written.match(/^ {2}- type: .*/gm)).toEqual([
        '  - type: banner',
        '  - type: text',
        '  - type: form',
      ]);

      await way.press(page.getByRole('tab', { name: 'Site' }));
      await way.press(page.getByRole('button', { name: 'Menus' }));
      const menus = page.getByRole('region', { name: 'Menus' });
      await way.press(menus.getByRole('button', { name: 'Add to main' }));
      const added = menus.locator('.entry').nth(1);
      await expect(added.getByRole('textbox', { name: 'Label' })).toBeFocused();
      await way.write(added.getByRole('textbox', { name: 'Label' }), 'Prices');
      await way.write(added.getByRole('combobox', { name: 'To' }), '/prices');
      await expectDiff(['+    - { label: Prices, to: /prices }']);
      await expect(canvas(page).locator('a[href="/prices"]').first()).toBeAttached();
    });

    test('a colour is changed', async ({ page }) => {
      await openStudio(page);
      await way.press(page.getByRole('tab', { name: 'Site' }));
      await way.press(page.getByRole('button', { name: 'Colours and fonts' }));
      await way.write(
        page.getByRole('textbox', { name: 'Primary', exact: true }).first(),
        '#7a1f1f',
      );
      await expectDiff([
        "-    light: { primary: '#0d5c63' }",
        "+    light: { primary: '#7a1f1f' }",
      ]);
    });

    test('a page is scheduled', async ({ page }) => {
      await openStudio(page);
      await way.press(page.locator('summary', { hasText: 'More settings' }));
      await way.goToDay(page.getByLabel('Publish from', { exact: true }));
      await page.keyboard.type('05072031');
      await expectDiff(["+publishFrom: '2031-05-07'"]);
    });

    test('all is taken back, byte for byte', async ({ page }) => {
      await openStudio(page);
      await way.open(page, 'Why');
      await way.write(form(page).getByRole('textbox', { name: 'Heading' }), 'Why not');
      await expect.poll(diff).toHaveLength(2);
      await way.moveDown(page, 'Work');
      await expect.poll(diff).not.toHaveLength(2);
      const undo = page.getByRole('button', { name: 'Undo (Ctrl+Z)' });
      for (let step = 0; step < 2; step++) {
        await expect(page.getByText('All changes saved')).toBeVisible();
        await way.press(undo);
      }
      await expectDiff([]);
      expect(site.read('pages/index.yaml')).toBe(home);
    });

    test('what was changed is published', async ({ page }) => {
      await openStudio(page);
      await way.open(page, 'Why');
      await way.write(form(page).getByRole('textbox', { name: 'Heading' }), `Why, by ${name}`);
      await expect.poll(diff).toHaveLength(2);
      await way.press(page.getByRole('button', { name: 'Publish', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Changes' });
      await way.press(dialog.getByRole('button', { name: 'Keep this version' }));
      await expect(dialog.getByRole('status')).toHaveText('Kept as a version on this computer.');
      expect(git('log', '-1', '--format=%s').trim()).toBe(
        'The heading of the text on Home changed',
      );
      git('reset', '--quiet', '--hard', 'HEAD~1');
    });
  });
}
