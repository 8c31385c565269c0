/** Words, addresses and numbers that are wider than a telephone. */
import { type Running, SmallSite } from '../small-site.ts';
import { tooWide } from './page-checks.ts';
import { expect, test } from './quiet-page.ts';

test.setTimeout(90_000);
test.use({
  reducedMotion: 'reduce',
  viewport: { width: 320, height: 800 },
  // The site has no icon.
  tolerated: /^console\.error: .*\b404\b|^404: /,
});

const word = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetze';
const table = ['Inspection | ', '--- | ', 'Yesterday | '].map((cell) => `| ${cell.repeat(8)}`);
/** Returns a block or an entry whose text is a table of many columns. */
const withTable = (fields: string, name: string, indent: number) =>
  `${fields}\n${' '.repeat(indent)}${name}: |\n${table.map((row) => `${' '.repeat(indent + 2)}${row}\n`).join('')}`;
const site = new SmallSite({
  'pages/tables.yaml': `title: Tables
description: Tables in every place.
blocks:
${withTable('  - type: banner\n    title: Tables', 'text', 4)}
${withTable('  - type: card-grid\n    items:\n      - title: One', 'text', 8)}
${withTable('  - type: profiles\n    items:\n      - image: { src: /face.svg, alt: A face }\n        title: Ann', 'text', 8)}
${withTable('  - type: message\n    title: Sorry', 'text', 4)}
`,
  'public/face.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>',
  'pages/_site.yaml': 'name: Harbour\nlang: de\nframe:\n  before: []\n  after: []\n',
  'pages/index.yaml': `title: Harbour
description: Long words in every place.
blocks:
  - { type: banner, title: ${word} }
  - { type: text, heading: ${word}, body: ${word} }
  - { type: values, heading: ${word}, items: [{ title: ${word}, text: ${word}, icon: ruler }] }
  - { type: card-grid, items: [{ title: ${word}, text: ${word} }] }
  - { type: accordion, items: [{ title: ${word}, body: "https://harbour.example/${word}/${word}" }] }
  - { type: stats, items: [{ value: 123456789012345678901234567890, label: ${word} }, { value: 1, label: x }] }
  - type: form
    name: ask
    action: /api/ask
    fields:
      - { name: a, label: ${word} }
      - { name: b, label: B, type: select, options: [${word}, b] }
    messages: { success: Yes., failure: No. }
  - type: text
    body: |
      | Day | Hours |
      | --- | --- |
      | Wednesday | ${'from nine to five and later by appointment '.repeat(4)} |
  - type: text
    body: |
      | ${'Inspection | '.repeat(8)}
      | ${'--- | '.repeat(8)}
      | ${'Yesterday | '.repeat(8)}
  - type: text
    body: |
      | Service | Duration | Price | Guarantee | Supervisor |
      | --- | --- | ---: | --- | --- |
      | Maintenance | Indefinitely | 1,250.00 | Unconditional | Administration |

          const harbour = open(); // ${'and a remark that is long '.repeat(4)}
`,
});

// one site for all of them, in one worker
test.describe.configure({ mode: 'default' });
let server: Running;
test.beforeAll(async () => {
  server = await site.serve('start', '--port', '0');
});
test.afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
  site.remove();
});

test('long words are broken and make no page wider than its window', async ({ page }) => {
  await page.goto(server.origin);
  expect(await tooWide(page)).toBe(0);
  const blocks = page.locator('[data-block]');
  const wide = await blocks.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.dataset.block),
  );
  expect(wide).toEqual([]);
});

test('a table of many columns keeps to the room of its block, whichever that is', async ({
  page,
}) => {
  await page.goto(`${server.origin}/tables`);
  const ends = await page
    .locator('.table-scroller')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(ends).toHaveLength(4);
  expect(Math.max(...ends)).toBeLessThanOrEqual(320);
});

test('the words of a table are whole', async ({ page }) => {
  await page.goto(server.origin);
  const day = page.getByRole('cell', { name: 'Wednesday' });
  const lines = await day.evaluate((cell) => {
    const words = document.createRange();
    words.selectNodeContents(cell);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a table of many columns scrolls by itself, by a key too, and is whole in print', async ({
  page,
}) => {
  await page.goto(server.origin);
  const last = page.getByRole('columnheader', { name: 'Inspection' }).last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  const scroller = page.locator('[tabindex="0"]').filter({ has: last });
  await scroller.focus();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
  // The browser counts a fraction of a pixel at the cell's edge as outside.
  await expect(last).toBeInViewport({ ratio: 0.99 });
  await page.emulateMedia({ media: 'print' });
  expect(await scroller.evaluate((box) => getComputedStyle(box).overflowX)).toBe('visible');
});

test('columns are aligned as they are written', async ({ page }) => {
  await page.goto(server.origin);
  await expect(page.getByRole('cell', { name: '1,250.00' })).toHaveCSS('text-align', /right/);
});
