/** What happens between a click on a link and the whole new page. How long it takes is measured by `npm run bench -- visit`. */
import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { alive, expectAtOffset, footerLink, holdBack, jumpTo, topOf, wake } from './watching.ts';

interface FirstTurn {
  blocks: number;
  heading: string;
  focused: boolean;
  /** Where what is still to come begins, as a part of the window's height. */
  filled: number;
  footerIsSeen: boolean;
}

/** Moves on by a link of the footer, and tells what the page was like in the first turn. */
async function firstTurnOf(page: Page, name: string) {
  const link = footerLink(page, name);
  await link.hover();
  await page.evaluate(() => {
    const main = document.querySelector('main') as HTMLElement;
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const upperEdge = (element: string) =>
        document.querySelector(element)?.getBoundingClientRect().top ?? 0;
      const heading = main.querySelector('h1');
      const firstTurn = {
        blocks: main.querySelectorAll(':scope > .block').length,
        heading: heading?.textContent,
        focused: document.activeElement === heading,
        filled: upperEdge('.still-to-come') / innerHeight,
        footerIsSeen: upperEdge('footer') < innerHeight,
      };
      Object.assign(window, { firstTurn });
    }).observe(main, { childList: true });
  });
  await link.click();
  await expect(page).toHaveTitle(`Falaj | ${name}`);
  return page.evaluate(() => (window as unknown as { firstTurn: FirstTurn }).firstTurn);
}

test('what a visitor sees first is drawn first, and the footer is out of view until all is there', async ({
  page,
}) => {
  await page.goto('/faqs');
  await wake(page);
  const { blocks, filled, ...seen } = await firstTurnOf(page, 'Who We Are');
  expect(seen).toEqual({ heading: 'Who We Are', focused: true, footerIsSeen: false });
  expect(filled).toBeGreaterThan(2 / 3);
  // More than this when all of them are there.
  await expect.poll(() => page.locator('main > .block').count()).toBeGreaterThan(blocks);
  await expect(page.locator('.still-to-come')).toHaveCount(0);
});

test('the other blocks of a page that is moved to follow when the first are on the screen', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  await wake(page);
  await footerLink(page, 'Services').hover();
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      requestAnimationFrame(() => {
        const isBeforePaint = document.querySelector('.still-to-come') !== null;
        Object.assign(window, { isBeforePaint });
      });
    }).observe(document.querySelector('main') as HTMLElement, { childList: true });
  });
  await footerLink(page, 'Services').click();
  await expect(page.locator('.still-to-come')).toHaveCount(0);
  expect(await page.evaluate(() => 'isBeforePaint' in window && window.isBeforePaint)).toBe(true);
});

for (const [height, blocks] of [
  [600, 1],
  [1100, 2],
  [2400, 3],
] as const) {
  test(`what fills a window of ${height} pixels is drawn first, blocks: ${blocks}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.goto('/faqs');
    await wake(page);
    expect(await firstTurnOf(page, 'Who We Are')).toMatchObject({ blocks, focused: true });
    await expect(page.locator('.still-to-come')).toHaveCount(0);
  });
}

test('all is there at once for a visitor who comes to a place further down', async ({ page }) => {
  await page.goto('/who-we-are');
  await wake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await expect(page.locator('.still-to-come')).toHaveCount(0);
  await page.evaluate(() => {
    const inTurns = { ever: false };
    new MutationObserver(() => {
      inTurns.ever ||= document.querySelector('.still-to-come') !== null;
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { inTurns });
  });
  const inTurns = () =>
    page.evaluate(() => (window as unknown as { inTurns: { ever: boolean } }).inTurns.ever);
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Who We Are');
  expect(await inTurns()).toBe(false);
  await page.getByRole('link', { name: 'Find our office' }).click();
  await expect(page).toHaveTitle('Falaj | Contact Us');
  expect(await inTurns()).toBe(false);
});

test('the code of the islands comes with the page that is reached for, so that each is drawn once', async ({
  page,
}) => {
  await page.goto('/faqs');
  await wake(page);
  await page.evaluate(() => {
    const drawn: string[] = [];
    new MutationObserver(() => {
      for (const { parentElement } of document.querySelectorAll('main .drawn-html')) {
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
  await expect(page.locator('.block-map')).toHaveAttribute('data-island', 'alive');
  expect(await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)).toEqual([]);
});

test('what a visitor typed on the new page before the code of its form was there stays', async ({
  page,
}) => {
  await page.goto('/faqs');
  await wake(page);
  const letCome = await holdBack(page, /\/assets\/form-[^/]*\.js$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveTitle('Falaj | Careers');
  const name = page.locator('.block-form').getByRole('textbox', { name: 'Name' });
  await name.fill('Mariam');
  const field = await name.elementHandle();
  letCome();
  await expect(page.locator('.block-form')).toHaveAttribute('data-island', 'alive');
  await expect(name).toHaveValue('Mariam');
  expect(await field?.evaluate((element) => element.isConnected)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goForward();
  await expect(page.locator('.block-form')).toHaveAttribute('data-island', 'alive');
});

test('an island that the visitor did not come near comes alive for one who comes back', async ({
  page,
}) => {
  await page.goto('/who-we-are');
  await wake(page);
  const stats = page.locator('[data-block="stats"]');
  await expect(stats).toHaveAttribute('data-island', '');
  await footerLink(page, 'FAQs').click();
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Who We Are');
  await stats.scrollIntoViewIfNeeded();
  await expect(stats).toHaveAttribute('data-island', 'alive');
});

test('on a page that was moved to, an island sleeps until the visitor comes near', async ({
  page,
}) => {
  await page.goto('/faqs');
  await wake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Are' }).click();
  await expect(page).toHaveTitle('Falaj | Who We Are');
  const stats = page.locator('[data-block="stats"]');
  await expect(stats.locator('dd')).toHaveText(['19+', '350+', '1000+', '150+']);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await expect(stats).toHaveAttribute('data-island', '');
  await stats.scrollIntoViewIfNeeded();
  await expect(stats).toHaveAttribute('data-island', 'alive');
});

test('the first picture of a page is there before the link to it is followed', async ({ page }) => {
  await page.goto('/industry');
  await wake(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Who We Are' });
  const html = await (await page.request.get('/who-we-are')).text();
  const source = /<img src="([^"]+)"[^>]*fetchPriority="high"/.exec(html)?.[1] ?? 'none';
  const picture = page.waitForResponse((response) => response.url().endsWith(source));
  await link.hover();
  expect((await picture).ok()).toBe(true);
  await expect(page).toHaveURL(/\/industry$/);
});

test('what is said to screen readers has its place before there is anything to say', async ({
  page,
}) => {
  await page.goto('/faqs');
  await wake(page);
  await expect(page.locator('#announcer[aria-live]')).toBeEmpty();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Who We Are' }).click();
  await expect(page.locator('#announcer')).toHaveText('Falaj | Who We Are');
});

test('who goes back to a page that was come to at a place on it finds it where it was left', async ({
  page,
}) => {
  // A page that still glides to the place cannot be scrolled elsewhere.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faqs');
  await wake(page);
  await page.getByRole('link', { name: 'Find our office' }).click();
  await expectAtOffset(page.locator('#location'));
  await jumpTo(page, 200);
  // Nobody scrolls and leaves within one frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await footerLink(page, 'FAQs').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.goBack();
  await expect(page).toHaveTitle('Falaj | Contact Us');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => scrollY)).toBe(200);
});

test('leaving a page whose island is just about to come alive is no error', async ({ page }) => {
  // React takes its next turn late, as on a slow processor.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 'slow' in window ? 300 : 0);
    };
  });
  await page.goto('/faqs');
  await wake(page);
  await footerLink(page, 'Who We Are').click();
  await expect(page).toHaveTitle('Falaj | Who We Are');
  await expect(page.locator('.still-to-come')).toHaveCount(0);
  await page.locator('[data-block="stats"]').evaluate(
    (stats) =>
      new Promise<void>((resolve) => {
        Object.assign(window, { slow: true });
        stats.scrollIntoView({ behavior: 'instant' });
        const look = () => {
          if (!Object.keys(stats).some((key) => key.startsWith('__reactContainer$')))
            return setTimeout(look);
          history.back();
          resolve();
        };
        look();
      }),
  );
  await expect(page).toHaveTitle('Falaj | FAQs');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
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
  await alive(pictures);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const place = await topOf(pictures);
  await page.goto('/faqs');
  await wake(page);
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
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(await page.evaluate(() => scrollY)).toBe(left);
});

test('the pages that were left are not kept in memory as documents', async ({ page }) => {
  await page.goto('/faqs');
  await wake(page);
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
    await expect(page.locator('.still-to-come')).toHaveCount(0);
  }
  // A document has about a thousand.
  await expect.poll(async () => (await nodes()) - before).toBeLessThan(700);
});
