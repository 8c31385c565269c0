/** Links: the page and the place that they lead to, and what the browser handles. */
import type { Response } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import {
  expectAtOffset,
  footerLink,
  heading,
  hydrate,
  hydrated,
  isMarked,
  jumpTo,
  mark,
  recordScroll,
  scrolled,
} from './watching.ts';

test.describe('Moving to another page', () => {
  test('keeps the window alive, and marks the new page in the menus', async ({ page }) => {
    await page.goto('/faqs');
    await hydrate(page);
    await mark(page);
    await footerLink(page, 'Who We Are').click();
    await expect(heading(page)).toHaveText('Who We Are');
    expect(await isMarked(page)).toBe(true);
    await expect(footerLink(page, 'Who We Are')).toHaveAttribute('aria-current', 'page');
    await expect(footerLink(page, 'FAQs')).not.toHaveAttribute('aria-current');
    const underlined = () =>
      page
        .locator('.desktop-menu .menu > li')
        .evaluateAll((entries) =>
          entries
            .filter((entry) => getComputedStyle(entry, '::after').scale === '1')
            .map((entry) => entry.querySelector('[aria-current]')?.textContent),
        );
    await expect.poll(underlined).toEqual(['Who We Are']);
  });

  test('shows of each page what a full load shows', async ({ page }) => {
    const text = () =>
      page.locator('main').evaluate((node) => node.textContent?.replace(/\s+/g, ' '));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [label, route] of [
      ['Who We Are', '/who-we-are'],
      ['Testimonials', '/testimonials'],
      ['Contact Us', '/contact-us'],
      ['Hard Services', '/service/hard-services'],
    ] as const) {
      await page.goto('/faqs');
      await hydrate(page);
      await footerLink(page, label).click();
      await expect(page).toHaveURL(route);
      await expect(heading(page)).not.toHaveText('FAQs');
      const arrived = await text();
      await page.goto(route);
      expect(await text(), route).toBe(arrived);
    }
  });

  test('The page scrolls to the top on every path change', async ({ page }) => {
    await page.goto('/services');
    await hydrate(page);
    await mark(page);
    await jumpTo(page, 3000);
    await footerLink(page, 'FAQs').click();
    await expect(page).toHaveTitle('Falaj | FAQs');
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await isMarked(page)).toBe(true);
  });

  test("the focus goes to the new page's heading, and the change is announced", async ({
    page,
  }) => {
    await page.goto('/faqs');
    await hydrate(page);
    for (const [label, title] of [
      ['Who We Are', 'Falaj | Who We Are'],
      ['Hard Services', 'Falaj | Service Two'],
      ['Contact Us', 'Falaj | Contact Us'],
    ] as const) {
      await footerLink(page, label).click();
      await expect(page).toHaveTitle(title);
      await expect(heading(page)).toBeFocused();
      await expect(page.locator('[aria-live="assertive"]')).toHaveText(title);
      // The footer moves down while the blocks above it are laid out.
      await expect(page.locator('html')).not.toHaveAttribute('data-lazy-layout');
    }
  });

  test('back and forward restore content and scroll position', async ({ page }) => {
    await page.goto('/services');
    await hydrate(page);
    await mark(page);
    await jumpTo(page, 1500);
    await page.getByRole('link', { name: 'Find out more Plumbing' }).click();
    await expect(heading(page)).toHaveText('Plumbing');
    await jumpTo(page, 700);
    await page.goBack();
    await expect(heading(page)).toHaveText('Where Quality Meets Commitment');
    const back = page.getByRole('link', { name: 'Find out more Plumbing' });
    await expect(back).toBeInViewport();
    await page.goForward();
    await expect(heading(page)).toHaveText('Plumbing');
    await expect.poll(() => scrolled(page)).toBe(700);
    expect(await isMarked(page)).toBe(true);
  });

  test('back finds the place on a page on which a section was jumped to', async ({ page }) => {
    await page.goto('/faqs');
    await hydrate(page);
    await mark(page);
    await page
      .locator('.desktop-menu')
      .getByRole('link', { name: 'Services', exact: true })
      .click();
    await expect(heading(page)).toHaveText('Where Quality Meets Commitment');
    const nav = page.getByRole('navigation', { name: 'Our services' });
    await nav.getByRole('link', { name: 'Soft Services' }).click();
    await expectAtOffset(page.locator('#soft-services'));
    await page.getByRole('link', { name: 'Find out more House Keeping' }).click();
    await expect(heading(page)).toHaveText('House Keeping');
    await page.goBack();
    await expect(heading(page)).toHaveText('Where Quality Meets Commitment');
    await expect(page.getByRole('link', { name: 'Find out more House Keeping' })).toBeInViewport();
    expect(await isMarked(page)).toBe(true);
  });
});

test.describe('A hash in the URL smooth-scrolls to the element with a 100 px offset', () => {
  test('from a link on the page', async ({ page }) => {
    await page.goto('/services');
    const places = await recordScroll(page);
    await page
      .getByRole('navigation', { name: 'Our services' })
      .getByRole('link', { name: 'Hard Services' })
      .click();
    await expectAtOffset(page.locator('#hard-services'));
    expect((await places()).length).toBeGreaterThan(3);
  });

  test('when the page is opened', async ({ page }) => {
    await page.goto('/services#security-services');
    await expectAtOffset(page.locator('#security-services'));
  });

  test('from a link on another page', async ({ page }) => {
    await page.goto('/service/hard-services/chiller');
    await hydrate(page);
    await mark(page);
    const places = await recordScroll(page);
    await page.locator('main').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL('/contact-us#contact');
    await expectAtOffset(page.locator('#contact'));
    expect((await places()).length).toBeGreaterThan(3);
    expect(await isMarked(page)).toBe(true);
  });
});

test('the links of the side rail scroll smoothly when the page that they lead to shows', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrate(page);
  await mark(page);
  await jumpTo(page, 1500);
  const before = await page.evaluate(() => history.length);
  // Records the scroll position in the first frame of the new page.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => Object.assign(window, { firstPlace: scrollY }));
    }).observe(document.querySelector('main') as HTMLElement, { childList: true });
  });
  const places = await recordScroll(page);
  await page.locator('.block-side-rail a[href$="#location"]').click();
  await expect(page).toHaveURL('/contact-us#location');
  await expectAtOffset(page.locator('#location'));
  expect(await page.evaluate(() => 'firstPlace' in window && window.firstPlace)).toBe(0);
  expect((await places()).length).toBeGreaterThan(3);
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(await isMarked(page)).toBe(true);
});

/** Returns whether a response is a page that the browser itself has navigated to. */
const isDocument = (response: Response, route: string) =>
  response.request().isNavigationRequest() && new URL(response.url()).pathname === route;

test.describe('What the browser does better is left to the browser', () => {
  test('a click with Ctrl and a click with the middle button open a tab', async ({
    page,
    context,
  }) => {
    await page.goto('/faqs');
    await hydrate(page);
    for (const how of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
      const document = context.waitForEvent('response', (response) =>
        isDocument(response, '/who-we-are'),
      );
      const [tab] = await Promise.all([
        context.waitForEvent('page'),
        footerLink(page, 'Who We Are').click(how),
      ]);
      // Not its content: Playwright does not always notice that a tab in the background has loaded.
      expect((await document).status()).toBe(200);
      await expect(page).toHaveURL('/faqs');
      await tab.close();
    }
  });

  test('a link with target=_blank opens a tab', async ({ page, context }) => {
    await context.route('https://portal.falaj.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Portal</title>' }),
    );
    await page.goto('/faqs');
    await hydrate(page);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('.top-line').getByRole('link', { name: 'Software portal' }).click(),
    ]);
    await expect(tab).toHaveTitle('Portal');
    expect(await tab.evaluate(() => opener)).toBeNull();
    await expect(page).toHaveURL('/faqs');

    await footerLink(page, 'Who We Are').evaluate((link) => link.setAttribute('target', '_blank'));
    const [second] = await Promise.all([
      context.waitForEvent('page'),
      footerLink(page, 'Who We Are').click(),
    ]);
    await expect(heading(second)).toHaveText('Who We Are');
    await expect(page).toHaveURL('/faqs');
  });
});

test('a place that is written wrongly leads to the page', async ({ page }) => {
  await page.goto('/gallery#%E0%A4');
  await hydrated(page.getByRole('tab').first());
  await page.goto('/faqs');
  await hydrate(page);
  await footerLink(page, 'Who We Are').evaluate((link: HTMLAnchorElement) => {
    link.hash = '50%';
  });
  await footerLink(page, 'Who We Are').click();
  await expect(heading(page)).toHaveText('Who We Are');
});
