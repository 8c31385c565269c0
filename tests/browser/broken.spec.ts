import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { footerLink, heading, hydrate, isMarked, mark } from './watching.ts';

/** Opens a page whose statistics block has this code; returns the block and the messages of the browser. */
async function openBroken(page: Page, route: string, body: string) {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.route('**/assets/stats-*', (asked) =>
    asked.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.goto(route);
  const stats = page.locator('[data-block="stats"]');
  await stats.scrollIntoViewIfNeeded();
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  await expect(stats.locator('dd')).toHaveText(['19+', '350+', '1000+', '150+']);
  return { stats, messages };
}

test.describe('When something breaks', () => {
  test.describe('an island', () => {
    test.use({ tolerated: /broken on purpose/ });

    test('one broken island leaves its HTML visible and the rest of the page hydrated, with one message', async ({
      page,
    }) => {
      const { stats, messages } = await openBroken(
        page,
        '/',
        'export default () => { throw new Error("broken on purpose"); }',
      );
      await expect(stats.getByRole('heading')).toHaveText('Featured Case Study');

      const logos = page.getByRole('region', { name: 'Clients who rely on us' });
      await logos.scrollIntoViewIfNeeded();
      await expect(logos).toHaveAttribute('data-running');
      await mark(page);
      await footerLink(page, 'FAQs').click();
      await expect(heading(page)).toHaveText('FAQs');
      expect(await isMarked(page)).toBe(true);
      expect(messages).toHaveLength(1);
    });

    test('an island whose code throws while it loads does no more harm', async ({ page }) => {
      await openBroken(page, '/who-we-are', 'throw new Error("broken on purpose")');
      await hydrate(page);
      await mark(page);
      await footerLink(page, 'FAQs').click();
      await expect(heading(page)).toHaveText('FAQs');
      expect(await isMarked(page)).toBe(true);
    });
  });

  test.describe('the network', () => {
    test.use({ tolerated: /ERR_FAILED|500/ });

    test('a failed page fetch falls back to a normal load', async ({ page }) => {
      await page.goto('/faqs');
      await hydrate(page);
      await mark(page);
      await page.route('**/who-we-are', (route) =>
        route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
      );
      await footerLink(page, 'Who We Are').click();
      await expect(heading(page)).toHaveText('Who We Are');
      expect(await isMarked(page)).toBe(false);
    });

    test('a response that is no page of the site is loaded by the browser', async ({ page }) => {
      await page.goto('/faqs');
      await hydrate(page);
      await page.route('**/who-we-are', (route) =>
        route.fulfill({ status: 500, contentType: 'text/plain', body: 'The server is ill.' }),
      );
      await footerLink(page, 'Who We Are').click();
      await expect(page.locator('body')).toHaveText('The server is ill.');
      await expect(page).toHaveURL('/who-we-are');
    });
  });

  test.describe('an error that no page can handle', () => {
    test.use({ tolerated: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

    test("shows 'Unexpected Application Error!' and a way on", async ({ page }) => {
      await page.goto('/faqs');
      await hydrate(page);
      // A page that was never fetched, reached by the back button, while the network is down.
      await page.evaluate(() => history.pushState(null, '', '/who-we-are'));
      await page.evaluate(() => history.pushState(null, '', '/gallery'));
      await page.route('**/who-we-are', (route) => route.abort());
      await page.evaluate(() => history.back());
      await expect(heading(page)).toHaveText('Unexpected Application Error!');
      await page.unroute('**/who-we-are');
      await page.getByRole('button', { name: 'Load the page again' }).click();
      await expect(heading(page)).toHaveText('Who We Are');
    });

    test('navigating to a page that can be loaded ends it, or the network’s return', async ({
      page,
      context,
    }) => {
      await page.goto('/who-we-are');
      await hydrate(page);
      await footerLink(page, 'FAQs').click();
      await expect(heading(page)).toHaveText('FAQs');
      // A reload clears the fetched pages.
      await page.reload();
      await hydrate(page);
      await context.setOffline(true);
      await page.goBack();
      await expect(heading(page)).toHaveText('Unexpected Application Error!');
      await page.goForward();
      await expect(heading(page)).toHaveText('FAQs');
      await expect(page.getByRole('banner')).toBeVisible();
      await page.goBack();
      await expect(heading(page)).toHaveText('Unexpected Application Error!');
      await context.setOffline(false);
      await expect(heading(page)).toHaveText('Who We Are');
      await expect(page.getByRole('banner')).toBeVisible();
      await footerLink(page, 'FAQs').click();
      await expect(heading(page)).toHaveText('FAQs');
    });
  });
});
