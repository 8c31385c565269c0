/** A page whose clock is paused, so that timers can be measured to the millisecond. */
import { expect, type Locator, type Page } from 'playwright/test';
import { atRest } from './watching.ts';

/** Installs a fake clock. Must be called before the page is opened. */
export async function takeTheClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
}

/** Pauses the page's clock. From now on its time passes only in `pass`. */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt(3_600_000);
}

/** Waits until React has processed its updates. */
function letReactFinish(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
  });
}

/** Advances the clock, after React has set its timers. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await letReactFinish(page);
  await page.clock.runFor(milliseconds);
}

/** Waits until a carousel runs in view, pauses the clock and restarts the carousel's interval. */
export async function freezeCarousel(page: Page, carousel: Locator): Promise<void> {
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-running');
  await expect(carousel).toBeInViewport();
  await freeze(page);
  await carousel.getByRole('button', { name: /^Pause/ }).click();
  await atRest(carousel);
  await carousel.getByRole('button', { name: /^Play/ }).click();
}

/** Returns the slide that a carousel announces as the current one. */
export function slideInFront(carousel: Locator): Promise<string | null> {
  return carousel.locator('p[aria-live]').textContent();
}

/** Records every move that a carousel makes from now on. */
export async function recordMoves(carousel: Locator): Promise<() => Promise<string[]>> {
  // The last move is announced only once it is rendered.
  await letReactFinish(carousel.page());
  await carousel.locator('p[aria-live]').evaluate((words) => {
    const moves: string[] = [];
    Object.assign(words, { moves });
    new MutationObserver(() => moves.push(words.textContent ?? '')).observe(words, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  return () =>
    carousel
      .locator('p[aria-live]')
      .evaluate((words) => (words as unknown as { moves: string[] }).moves);
}
