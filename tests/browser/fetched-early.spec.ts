/** A page is prefetched before its link is followed. */
import type { Page, Request } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { footerLink, heading, hydrate, hydrated } from './watching.ts';

/** Returns the requests for a page, however they are made. */
function requestsFor(page: Page, path: string): Request[] {
  const found: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) found.push(request);
  });
  return found;
}

test.describe('A page is fetched as soon as its link is reached for', () => {
  test('on hover, and not again on click', async ({ page }) => {
    await page.goto('/faqs');
    await hydrate(page);
    const requests = requestsFor(page, '/who-we-are');
    await footerLink(page, 'Who We Are').hover();
    await expect.poll(() => requests.length).toBe(1);
    await footerLink(page, 'Who We Are').click();
    await expect(heading(page)).toHaveText('Who We Are');
    expect(requests.map((request) => request.resourceType())).toEqual(['fetch']);
  });

  test('on the very first hover', async ({ page }) => {
    await page.goto('/faqs');
    const requests = requestsFor(page, '/who-we-are');
    await footerLink(page, 'Who We Are').hover();
    await expect.poll(() => requests.length).toBe(1);
  });

  test('but not for a visitor who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/faqs');
    await hydrate(page);
    const requests = requestsFor(page, '/who-we-are');
    await footerLink(page, 'Who We Are').hover();
    await page.waitForTimeout(200);
    expect(requests).toEqual([]);
    await footerLink(page, 'Who We Are').click();
    await expect(heading(page)).toHaveText('Who We Are');
  });

  test('on focus', async ({ page }) => {
    await page.goto('/faqs');
    await hydrate(page);
    const requests = requestsFor(page, '/who-we-are');
    await footerLink(page, 'Who We Are').focus();
    await expect.poll(() => requests.length).toBe(1);
  });

  test('on touch', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ hasTouch: true, isMobile: true, baseURL });
    const page = await context.newPage();
    await page.goto('/faqs');
    const requests = requestsFor(page, '/who-we-are');
    const link = footerLink(page, 'Who We Are');
    await link.scrollIntoViewIfNeeded();
    // For the page, a touch first is a pointer that enters an element.
    await page.getByRole('contentinfo').getByRole('link').first().dispatchEvent('pointerover');
    await hydrated(page.locator('#site-search'));
    await link.dispatchEvent('touchstart');
    await expect.poll(() => requests.length).toBe(1);
    await link.tap();
    await expect(heading(page)).toHaveText('Who We Are');
    expect(requests).toHaveLength(1);
    await context.close();
  });

  test('links to files, to other sites and to the page itself are left alone', async ({ page }) => {
    await page.goto('/faqs');
    await hydrate(page);
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(request.url());
    });
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/images/example-wide.svg';
      link.textContent = 'A picture';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'A picture' }).focus();
    await page.locator('.top-line').getByRole('link', { name: 'Software portal' }).hover();
    await footerLink(page, 'FAQs').hover();
    await footerLink(page, 'Who We Are').hover();
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
    expect(fetched.map((url) => new URL(url).pathname)).toEqual(['/who-we-are']);
  });
});
