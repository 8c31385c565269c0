/** The dev server renders a page as the build does: each block and the frame, on a phone and on a wide screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { freePort } from '../free-port.ts';
import { environment } from '../small-site.ts';
import { projectRoot } from '../source-files.ts';
import { devServerNoise } from './dev-site.ts';
import { expect, test } from './quiet-page.ts';
import { holdBack } from './watching.ts';

test.describe.configure({ mode: 'serial' });
test.use({
  tolerated: new RegExp(`${devServerNoise.source}|\\.woff2|ERR_FAILED`),
  contextOptions: { reducedMotion: 'reduce' },
});

/** Pages that together show every block type. */
const ROUTES = [
  '/',
  '/services',
  '/faqs',
  '/home-startup',
  '/coming-soon',
  '/creative-agency',
  '/blog-list',
  '/blog-individual/1',
  '/contact-us',
  '/cookie-policy',
  '/gallery',
  '/service/hard-services/carpentry',
];

let origin: string;
let dev: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const program = path.join(projectRoot, 'src/cli/pagewright.mjs');
  dev = spawn(process.execPath, [program, 'dev', '--port', String(port)], {
    cwd: projectRoot,
    env: environment(),
    stdio: 'ignore',
  });
  await expect
    .poll(() => fetch(origin).then(({ ok }) => ok, String), { timeout: 100_000 })
    .toBe(true);
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => dev.once('close', resolve));
  dev.kill('SIGINT');
  await ended;
});

/** Returns the position of each element on the page in whole pixels, with its styles: one line each. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = 'h1, h2, h3, p, ul, li, a, button, summary, dt, label, input, img, svg, time';
    const seen = [...document.querySelectorAll(`.block, .block :is(${parts})`)];
    return seen.flatMap((element) => {
      if (element.closest('dialog, [data-running], .carousel-view')) return [];
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontSize, fontWeight, display, backgroundColor } = getComputedStyle(element);
      if (width === 0) return [];
      const name = `${element.closest('[data-block]')?.getAttribute('data-block')} ${element.localName}`;
      const box = [x, y + scrollY, width, height].map(Math.round);
      return `${name}: ${box} ${color} ${backgroundColor} ${fontSize} ${fontWeight} ${display}`;
    });
  });
}

test('the pages compared here show every block type', async ({ request }) => {
  const pages = await Promise.all(ROUTES.map(async (route) => (await request.get(route)).text()));
  const types = readdirSync(path.join(projectRoot, 'blocks')).filter((name) => name[0] !== '_');
  const isShown = (type: string) => pages.some((html) => html.includes(`data-block="${type}"`));
  expect(types.filter((type) => !isShown(type))).toEqual([]);
});

test('the number of a first page leads to its list, as it does when built', async ({ request }) => {
  for (const at of ['', origin]) {
    const status = async (route: string) => (await request.get(at + route)).status();
    const answer = await request.get(`${at}/blog-list/page/1`);
    expect(answer.status()).toBe(200);
    expect(new URL(answer.url()).pathname).toBe('/blog-list');
    expect(await status('/faqs/page/1')).toBe(404);
    expect(await status('/blog-list/page/3')).toBe(404);
  }
});

test('the font of the site is shown however late it comes', async ({ page }) => {
  const deliver = await holdBack(page, '**/*.woff2');
  await page.goto(`${origin}/faqs`, { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: 'Home', exact: true }).last();
  const width = () => link.evaluate((element) => element.getBoundingClientRect().width);
  const inFallback = await width();
  // longer than browsers wait for an optional font
  await page.waitForTimeout(500);
  expect(await width()).toBe(inFallback);
  deliver();
  await expect.poll(width).not.toBe(inFallback);
});

test('pages look the same in dev as built, 390 and 1440 px wide', async ({ page, context }) => {
  test.setTimeout(120_000);
  // Whether a page is shown in its own font depends on when the font loads.
  await context.route('**/*.woff2', (request) => request.abort());
  const built = page;
  const edited = await context.newPage();
  /** Returns the lines that only one of the two pages has. */
  const differences = async () => {
    const [now, then] = await Promise.all([looks(edited), looks(built)]);
    expect(then.length).toBeGreaterThan(3);
    return [
      ...then.filter((line) => !now.includes(line)).map((line) => `built ${line}`),
      ...now.filter((line) => !then.includes(line)).map((line) => `dev ${line}`),
    ];
  };
  for (const route of ROUTES) {
    await Promise.all([built.goto(route), edited.goto(origin + route)]);
    for (const width of [390, 1440]) {
      for (const opened of [built, edited]) await opened.setViewportSize({ width, height: 900 });
      // Both lay out off-screen blocks later.
      await expect
        .poll(differences, { message: `${route}, ${width} px`, timeout: 15_000 })
        .toEqual([]);
    }
  }
});
