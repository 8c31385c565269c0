/**
 * Checks every page of the built site, whatever its name. The pages are read from the output folder, so that a new
 * one is checked without being named here.
 */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { openSite } from '../../src/content/open-site.ts';
import { budgetFor } from '../../src/diagnostics/checks/budgets.ts';
import { builtRoutes } from '../built-routes.mjs';
import { projectRoot } from '../source-files.ts';
import { violations, violationsAtTop } from './axe.ts';
import {
  cutTexts,
  headingLevels,
  shiftsOf,
  still,
  tooWide,
  unseen,
  watchShifts,
} from './page-checks.ts';
import { builtSite } from './playwright.config.ts';
import { expect, test } from './quiet-page.ts';
import { jumpTo, scrollThrough } from './watching.ts';

const routes = builtRoutes(builtSite);

/** Pages without header and footer: `frame: false`. */
const withoutFrame = ['/coming-soon'];

/** The response of each address; a worker requests each only once. */
const answers = new Map<string, Promise<{ status: number; ids: Set<string> }>>();

async function ask(request: APIRequestContext, url: string) {
  const isPage = !/\.\w+$/.test(new URL(url).pathname);
  const response = await request.fetch(url, { method: isPage ? 'GET' : 'HEAD', maxRedirects: 0 });
  const html = isPage ? await response.text() : '';
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  return { status: response.status(), ids };
}

/** Returns the broken addresses and anchors on the page. */
async function brokenLinks(page: Page, request: APIRequestContext): Promise<string[]> {
  const addresses = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[href], [src], [poster], [srcset]')];
    const of = (element: HTMLElement) => [
      element.getAttribute('href'),
      element.getAttribute('src'),
      element.getAttribute('poster'),
      ...(element.getAttribute('srcset') ?? '').split(',').map((one) => one.trim().split(' ')[0]),
    ];
    const found = all.flatMap(of).filter((address) => address);
    const here = found.map((address) => new URL(address ?? '', location.href));
    return [...new Set(here.filter(({ origin }) => origin === location.origin).map(String))];
  });
  const broken: string[] = [];
  for (const address of addresses) {
    const [url = '', anchor] = address.split('#');
    const answer = answers.get(url) ?? ask(request, url);
    answers.set(url, answer);
    const { status, ids } = await answer;
    if (status !== 200) broken.push(`${status}: ${address}`);
    else if (anchor && !ids.has(decodeURIComponent(anchor))) broken.push(`no such id: ${address}`);
  }
  return broken;
}

/** Returns requested pictures that do not exist. */
const missingPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ outerHTML }) => outerHTML),
    );

async function expectOutline(page: Page, route: string) {
  await expect(page).toHaveTitle(/^\S.* \| \S/);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', /^[a-z]{2}/);
  await expect(html).toHaveAttribute('dir', /^(ltr|rtl)$/);
  const levels = await headingLevels(page);
  expect(
    levels.filter((level) => level === 1),
    'one h1',
  ).toHaveLength(1);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect(skipped, `headings that skip a level, of ${levels}`).toEqual([]);
  const framed = withoutFrame.includes(route) ? 0 : 1;
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(framed);
  await expect(page.getByRole('contentinfo')).toHaveCount(framed);
  if (framed) await expect(page.getByRole('navigation').first()).toBeAttached();
}

/** Loads the page and scrolls through it; expects no layout shift. */
async function expectStill(page: Page, route: string, width: number) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width, height: 900 });
  const response = await page.goto(route);
  expect(response?.status()).toBe(200);
  await page.evaluate(() => document.fonts.ready);
  await scrollThrough(page);
  expect(await shiftsOf(page), `moves at ${width} px`).toEqual(still);
}

/** Expects no layout shift either when the font loads after the text is painted. */
async function expectStillWithLateFont(page: Page, route: string, width: number) {
  const fonts = '**/*.woff2';
  await page.route(fonts, async (font) => {
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(painted)));
    await font.continue();
  });
  await expectStill(page, route, width);
  await page.unroute(fonts);
}

/** Expects no overflow of the open page. */
async function expectRoom(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `pixels too wide at ${width} px`).toBe(0);
    expect(await cutTexts(page), `words cut off at ${width} px`).toEqual([]);
  }
}

/** Expects that axe finds nothing: in light when scrolled to the end, in the dark at the top. */
async function expectAccessible(page: Page, width: number) {
  // Contrast cannot be measured during a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await jumpTo(page, Number.MAX_SAFE_INTEGER);
  expect(await violations(page), `in light at ${width} px`).toEqual([]);
  await page.evaluate(() => document.body.classList.add('dark'));
  expect(
    await violationsAtTop(page, ['color-contrast', 'link-in-text-block', 'target-size']),
    `in the dark at ${width} px`,
  ).toEqual([]);
  await page.evaluate(() => document.body.classList.remove('dark'));
}

/** A page without script, shared by all tests of a worker. */
let withoutScript: Promise<Page> | undefined;

async function unseenWithoutScript(browser: Browser, baseURL: string | undefined, route: string) {
  withoutScript ??= browser.newPage({ baseURL, javaScriptEnabled: false });
  const page = await withoutScript;
  // Without script, a browser loads all pictures at once.
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  return unseen(page);
}

const htmlOf = (route: string) =>
  readFileSync(path.join(builtSite, route.endsWith('/') ? `${route}index.html` : `${route}.html`));

const folderOf = (route: string) => path.posix.dirname(route);

/**
 * The pages of a folder come from one template: those that are neither its shortest nor its longest get fewer checks.
 */
const between = new Set(
  [...new Set(routes.map(folderOf))]
    .filter((folder) => folder !== '/')
    .flatMap((folder) =>
      routes
        .filter((route) => folderOf(route) === folder)
        .sort((a, b) => htmlOf(a).length - htmlOf(b).length)
        .slice(1, -1),
    ),
);

test('the site has all its pages', () => {
  expect(routes.length).toBeGreaterThanOrEqual(110);
});

test('no page weighs more than its budget when compressed', () => {
  const site = openSite(projectRoot, { engineRoot: projectRoot });
  expect(budgetFor(site, '/some/content').compressed).toBeLessThanOrEqual(16 * 1024);
  const tooHeavy = routes.flatMap((route) => {
    const { length } = gzipSync(htmlOf(route), { level: 9 });
    const most = budgetFor(site, route).compressed ?? 0;
    return length > most ? [`${route}: ${length} of ${most}`] : [];
  });
  expect(tooHeavy).toEqual([]);
});

test.describe('every page', () => {
  // A page is opened three times and checked a dozen times.
  test.describe.configure({ timeout: 90_000 });

  for (const route of between) {
    test(`${route}: outline, links, room`, async ({ page, request }) => {
      await watchShifts(page);
      await expectStill(page, route, 1440);
      await expectRoom(page, [1440, 390]);
      await expectOutline(page, route);
      expect(await brokenLinks(page, request)).toEqual([]);
      expect(await missingPictures(page)).toEqual([]);
    });
  }

  for (const route of routes.filter((one) => !between.has(one))) {
    test(`${route}: outline, links, stillness, room, accessibility, without script`, async ({
      page,
      request,
      browser,
      baseURL,
    }) => {
      await watchShifts(page);
      await expectStill(page, route, 1440);
      await expectRoom(page, [1440, 1024, 1920]);
      await expectOutline(page, route);
      expect(await brokenLinks(page, request)).toEqual([]);
      expect(await missingPictures(page)).toEqual([]);
      await expectAccessible(page, 1440);
      await expectAccessible(page, 390);
      await expectStillWithLateFont(page, route, 390);
      // 720 and 640 are the widths of 1440 and 1280 at 200 % zoom.
      await expectRoom(page, [390, 320, 640, 720, 768]);
      expect(await unseenWithoutScript(browser, baseURL, route), 'unseen without script').toEqual(
        [],
      );
    });
  }
});
