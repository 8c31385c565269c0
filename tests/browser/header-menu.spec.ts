/** The header: five to nine entries at every width, where nothing overlaps, and the arrows of its menu. */
import type { Page } from 'playwright/test';
import { type Running, SmallSite } from '../small-site.ts';
import { expect, test } from './quiet-page.ts';

const words = ['About Us', 'Services', 'Industry', 'Client Portfolio', 'Accreditations', 'Contact'];
const more = ['Sustainability', 'Technology', 'Articles'];

const frameOf = (entries: string[]) => `name: Falaj
lang: en
frame:
  after:
    - { type: side-panel, name: side-panel, heading: Talk to us, items: [{ icon: phone, label: Call us, value: 800 32525 }] }
  before:
    - type: site-header
      logo: { label: Falaj, icon: droplet }
      home: Home
      search: Search
      darkMode: Dark mode
      panel: { label: Contact details, opens: side-panel }
      phone: { label: 800 32525, to: "tel:80032525" }
      button: { label: Request A Quote, to: / }
      items:
${entries.map((label, at) => `        - { label: ${label}, ${at % 2 ? 'to: /' : `items: [{ label: ${label} one, to: / }]`} }`).join('\n')}
    - { type: site-search, placeholder: Search }
`;

const site = new SmallSite({
  'pages/_site.yaml': frameOf(words),
  'pages/index.yaml':
    'title: One\ndescription: A page.\nblocks:\n  - { type: banner, title: One }\n',
});
let running: Running | undefined;

// one site, built anew for each test
test.describe.configure({ mode: 'default' });
test.use({ tolerated: /404/ });
test.afterEach(async () => {
  running?.process.kill('SIGTERM');
  await running?.ended;
});
test.afterAll(() => site.remove());

/** Returns the boxes of the elements in the bar, and the width of the page. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.block-site-header .bar > .container') as HTMLElement;
    const parts = '.logo, .desktop-menu > a, .desktop-menu .menu > li, .tools > *';
    const boxes = [...bar.querySelectorAll(parts)]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    const overlaps = boxes.filter((a, at) =>
      boxes
        .slice(at + 1)
        .some(
          (b) =>
            a.left < b.right - 1 &&
            b.left < a.right - 1 &&
            a.top < b.bottom - 1 &&
            b.top < a.bottom - 1,
        ),
    ).length;
    const { bottom } = bar.getBoundingClientRect();
    const lines = new Set(
      [...bar.querySelectorAll('.desktop-menu .menu > li')].map((li) =>
        Math.round(li.getBoundingClientRect().top),
      ),
    ).size;
    return {
      overlaps,
      lines,
      below: boxes.filter((box) => box.bottom > bottom + 1).length,
      outside: document.documentElement.scrollWidth - innerWidth,
    };
  });

for (const count of [5, 6, 7, 8, 9]) {
  test(`${count} entries from 320 to 1920 px`, async ({ page }) => {
    test.setTimeout(90_000);
    site.write('pages/_site.yaml', frameOf([...words, ...more].slice(0, count)));
    running = await site.serve('start', '--port', '0');
    await page.goto(running.origin);
    for (const width of [
      320, 390, 768, 992, 1000, 1024, 1100, 1200, 1279, 1280, 1366, 1440, 1680, 1920,
    ]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await measured(page);
      expect(found, `${count} entries at ${width} px`).toEqual({
        overlaps: 0,
        lines: 1,
        below: 0,
        outside: 0,
      });
      const menu = page.getByRole('button', { name: 'Open menu' });
      const bar = page.locator('.desktop-menu');
      expect(await menu.isVisible(), `one way to the menu at ${width} px`).toBe(
        !(await bar.isVisible()),
      );
    }
  });
}

test('arrows of the menu are as far from a link as from a word, and the line is below', async ({
  page,
}) => {
  for (const width of [992, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services');
    const entries = await page.locator('.desktop-menu .menu > li:has(summary)').evaluateAll((all) =>
      all.map((entry) => {
        const words = document.createRange();
        words.selectNodeContents(
          entry.querySelector('a.entry') ?? entry.querySelector('summary') ?? entry,
        );
        const text = [...words.getClientRects()].at(0);
        const arrow = entry.querySelector('summary .icon')?.getBoundingClientRect();
        const { left } = entry.getBoundingClientRect();
        const line = left + Number.parseFloat(getComputedStyle(entry, '::after').left);
        return { arrow: (arrow?.left ?? 0) - (text?.right ?? 0), line: line - (text?.left ?? 0) };
      }),
    );
    expect(entries).toHaveLength(3);
    for (const { arrow, line } of entries) {
      expect(arrow).toBeCloseTo(entries[0]?.arrow ?? 0, 0);
      expect(Math.abs(line)).toBeLessThan(1);
    }
  }
});
