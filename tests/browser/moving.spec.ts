/**
 * What happens between a click on a link and the complete new page. `npm run bench -- visit` measures how long it
 * takes.
 */
import { expect, test } from './quiet-page.ts';
import {
  expectAtOffset,
  expectStill,
  footerLink,
  holdBack,
  hydrate,
  hydrated,
  jumpTo,
  topOf,
} from './watching.ts';

test('the islands’ code is loaded with a prefetched page, so each renders once', async ({
  page,
}) => {
  await page.goto('/faqs');
  await hydrate(page);
  await page.evaluate(() => {
    const drawn: string[] = [];
    new MutationObserver(() => {
      for (const { parentElement } of document.querySelectorAll('main .island-html')) {
        drawn.push(parentElement?.dataset.block ?? '');
      }
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { drawn });
  });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  const code = page.waitForResponse(/\/assets\/map-/);
  await link.hover();
  await (await code).finished();
  await link.click();
  await page.locator('.block-map').scrollIntoViewIfNeeded();
  await expect(page.locator('.block-map')).toHaveAttribute('data-island', 'hydrated');
  expect(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).toEqual([]);
});

test('text typed on the new page before its form has loaded is kept', async ({ page }) => {
  await page.goto('/faqs');
  await hydrate(page);
  const letCome = await holdBack(page, /\/assets\/form-[^/]*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveTitle('Falaj | Careers');
  const name = page.locator('.block-form').getByRole('textbox', { name: 'Name' });
  await name.fill('Mariam');
  const field = await name.elementHandle();
  letCome();
  await expect(page.locator('.block-form')).toHaveAttribute('data-island', 'hydrated');
  await expect(name).toHaveValue('Mariam');
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goForward();
  await expect(page.locator('.block-form')).toHaveAttribute('data-island', 'hydrated');
});

test('an island out of view hydrates when the visitor returns to its page', async ({ page }) => {
  await page.goto('/who-we-are');
  await hydrate(page);
  const stats = page.locator('[data-block="stats"]');
  await footerLink(page, 'FAQs').click();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Who We Are');
  await stats.scrollIntoViewIfNeeded();
  await expect(stats).toHaveAttribute('data-island', 'hydrated');
});

test('the first picture of a page is there before the link to it is followed', async ({ page }) => {
  await page.goto('/industry');
  await hydrate(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Who We Are' });
  const html = await (await page.request.get('/who-we-are')).text();
  const source = /<img src="([^"]+)"[^>]*fetchPriority="high"/.exec(html)?.[1] ?? 'none';
  const picture = page.waitForResponse((response) => response.url().endsWith(source));
  await link.hover();
  expect((await picture).ok()).toBe(true);
  await expect(page).toHaveURL(/\/industry$/);
});

test('a font that comes late waits for the next page: nothing moves before', async ({ page }) => {
  const release = await holdBack(page, /\.woff2$/);
  await page.goto('/services', { waitUntil: 'commit' });
  const values = page.locator('[data-block="values"]');
  const measure = () =>
    values.evaluate((node) => {
      // Off-screen blocks get their own height only when they are laid out.
      delete document.documentElement.dataset.lazyLayout;
      return node.getBoundingClientRect().height;
    });
  const fallback = await measure();
  release();
  await page.evaluate(() => document.fonts.ready);
  const code = page.waitForResponse(/\/assets\/hero-/);
  await page.locator('.bar .logo').hover();
  await (await code).finished();
  await hydrate(page);
  expect(await measure()).toBe(fallback);
  await footerLink(page, 'FAQs').click();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Service One');
  expect(await measure(), 'in the font').toBeLessThan(fallback);
});

test('live regions are there before there is anything to announce', async ({ page }) => {
  await page.goto('/faqs');
  await hydrate(page);
  await expect(page.locator('#announcer[aria-live]')).toBeEmpty();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Are' }).click();
  await expect(page.locator('#announcer')).toHaveText('Falaj | Who We Are');
});

test('back restores the scroll position of a page that was opened at an anchor', async ({
  page,
}) => {
  // A page that still scrolls smoothly to a place cannot be scrolled elsewhere.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faqs');
  await hydrate(page);
  await page.getByRole('link', { name: 'Find our office' }).click();
  await expectAtOffset(page.locator('#location'));
  await jumpTo(page, 200);
  // No visitor scrolls and leaves within one frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await footerLink(page, 'FAQs').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Contact Us');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

test('a link to a gallery tab far down another page shows it, and back restores the place', async ({
  page,
}) => {
  await page.route('/gallery', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const far = html.replace('</h1>', `</h1>${'<p>A long way down.</p>'.repeat(200)}`);
    await route.fulfill({ response, body: far });
  });
  const pictures = page.getByRole('tabpanel', { name: 'Celebrations' });
  await page.goto('/gallery#celebrations');
  await hydrated(pictures);
  await expectStill(pictures);
  const place = await topOf(pictures);
  await page.goto('/faqs');
  await hydrate(page);
  await footerLink(page, 'Who We Are').evaluate((link: HTMLAnchorElement) => {
    link.href = '/gallery#celebrations';
    link.click();
  });
  await expect(pictures).toBeInViewport();
  await expect.poll(() => topOf(pictures)).toBe(place);
  const left = await page.evaluate(async () => {
    scrollTo({ top: scrollY + 300, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return scrollY;
  });
  await footerLink(page, 'FAQs').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goBack();
  await expect(pictures).toBeVisible();
  await expectStill(pictures);
  expect(await page.evaluate(() => scrollY)).toBe(left);
});

test('the pages that were left are not kept in memory as documents', async ({ page }) => {
  await page.goto('/faqs');
  await hydrate(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  };
  const before = await nodes();
  for (const name of ['Careers', 'Who We Are', 'Careers', 'FAQs']) {
    await footerLink(page, name).click();
    await expect(page).toHaveTitle(`Falaj | ${name}`);
  }
  // A document has about a thousand nodes.
  await expect.poll(async () => (await nodes()) - before).toBeLessThan(700);
});
