/** What tests observe in a page, besides what Playwright offers. */
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test';

/** Returns whether React manages an element. On a page that is being left it does not. */
function isReact(element: Locator): Promise<boolean> {
  return element
    .evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$')))
    .catch(() => false);
}

/** Resolves when an island has hydrated, given an element of it. */
export async function hydrated(element: Locator): Promise<void> {
  await expect.poll(() => isReact(element)).toBe(true);
}

/** Loads the app as a visitor does, by pointing at an element, and waits until React has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('.bar .logo').hover();
  // The router takes over scrolling in an effect, so after the first commit.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
  await page.mouse.move(0, 0);
}

/**
 * Holds back all requests for an address.
 *
 * @returns a function that continues them or, given `false`, fails them as if there were no server; later ones as well
 */
export async function holdBack(
  of: Page | BrowserContext,
  address: string | RegExp,
): Promise<(come?: boolean) => void> {
  let release = (_come?: boolean) => {};
  const mayCome = new Promise<boolean>((resolve) => {
    release = (come = true) => resolve(come);
  });
  await of.route(address, async (route) =>
    (await mayCome) ? route.continue() : route.abort('connectionrefused'),
  );
  return release;
}

/** Resolves when a carousel's last move is over: during a move it takes no other. */
export async function atRest(carousel: Locator): Promise<void> {
  const track = carousel.locator('.carousel-track');
  await expect
    .poll(() => track.evaluate((node) => node.getAnimations({ subtree: true }).length))
    .toBe(0);
}

/** Returns the distance from an element's top to the top of the window, in whole pixels. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top));
}

/** Waits until an element has not moved for ten frames. */
export function expectStill(element: Locator): Promise<void> {
  return element.evaluate(
    (node) =>
      new Promise((resolve) => {
        let [last, frames] = [Number.NaN, 0];
        const look = () => {
          const { top } = node.getBoundingClientRect();
          frames = top === last ? frames + 1 : 0;
          last = top;
          if (frames < 10) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
  );
}

/** Waits until an element has stopped 100 px below the top of the window, give or take two. */
export async function expectAtOffset(element: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const top = await topOf(element);
      return Math.abs(top - 100) <= 2 ? 100 : top;
    })
    .toBe(100);
}

/** Opens a film by its play button in each way and closes it in each way; checks that the focus returns. */
export async function expectLightbox(page: Page, play: Locator, film: Locator) {
  await expect(film).toBeHidden();
  await play.click();
  await expect(film).toBeVisible();
  await expect(film.locator('video')).toHaveText('Your browser does not support the video tag.');
  await expect(film.locator('video')).toHaveAttribute('controls');
  await film.getByRole('button', { name: 'Close' }).click();
  await expect(film).toBeHidden();
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(film).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(film).toBeHidden();
  await expect(play).toBeFocused();
  await play.click();
  await expect(film).toBeVisible();
  await page.mouse.click(10, 450);
  await expect(film).toBeHidden();
}

/** Jumps to a scroll position. */
export async function jumpTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
}

/** Scrolls through the page in steps, so that everything that loads near the view is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

/** Records the scroll positions from now on; a jump gives one, a smooth scroll many. */
export async function recordScroll(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const places: number[] = [];
    addEventListener('scroll', () => places.push(Math.round(scrollY)));
    Object.assign(window, { scrollPlaces: places });
  });
  return () =>
    page.evaluate(() => [
      ...new Set((window as unknown as { scrollPlaces: number[] }).scrollPlaces),
    ]);
}

export const block = (within: Page | Locator, type: string) =>
  within.locator(`[data-block="${type}"]`);
/** Returns the texts of all elements found. */
export const textsOf = (found: Locator) =>
  found.evaluateAll((elements) => elements.map((element) => element.textContent?.trim() ?? ''));
export const header = (page: Page) => block(page, 'site-header');
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Returns the scroll position of a page. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Sets a mark on the window that lasts until the document is loaded again. */
export const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
export const isMarked = (page: Page) =>
  page.evaluate(() => (window as unknown as { marked?: boolean }).marked === true);

/** Opens a page in a window of the given width. */
export async function openAt(page: Page, route: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route);
}

/** Returns the number of rows of boxes. */
export const rowsOf = (boxes: Locator) =>
  boxes.evaluateAll((all) => new Set(all.map((box) => box.getBoundingClientRect().top)).size);
