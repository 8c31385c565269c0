import type { Page } from 'playwright/test';
import { violations } from './axe.ts';
import { AnsweringServer, answers, fillIn, forms, openForm, sendButton } from './forms.ts';
import { expect, test } from './quiet-page.ts';
import { screens } from './screens.ts';
import { alive, scrollThrough } from './watching.ts';

/** Adds up what moves without the visitor's doing, from the first moment of each page on. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; shifts: string[] }>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, shifts: [] as string[] };
    Object.assign(window, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & LayoutShift)[]) {
        if (entry.hadRecentInput) continue;
        seen.sum += entry.value;
        for (const { node } of entry.sources) {
          seen.shifts.push(
            `${entry.value.toFixed(4)} ${(node as Element | null)?.outerHTML?.slice(0, 90)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (window as unknown as { layoutShifts: { sum: number; shifts: string[] } }).layoutShifts,
    );
}

/** The part of the Layout Instability API that TypeScript's library does not know yet. */
interface LayoutShift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** What reaches out of the window to the side, and is neither cut off nor to be scrolled to. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

for (const screen of screens) {
  test(`${screen}: no message, no failed request, no layout shift and no horizontal scroll at any width`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(screen);
      await scrollThrough(page);
      expect(await tooWide(page), `pixels too wide at ${width} px`).toBe(0);
      expect(await shifts(), `at ${width} px`).toEqual({ sum: 0, shifts: [] });
    }
  });

  test(`${screen}: axe finds nothing, in light and dark, at 390 and 1440 px`, async ({ page }) => {
    // Contrast cannot be judged in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(screen);
      await scrollThrough(page);
      expect(await violations(page), `light, ${width} px`).toEqual([]);
      await page.evaluate(() => document.body.classList.add('dark'));
      expect(await violations(page), `dark, ${width} px`).toEqual([]);
    }
  });
}

test.describe('axe finds nothing in what opens', () => {
  test.use({ reducedMotion: 'reduce', tolerated: /^console\.error: |^500: / });

  const inBothThemes = async (page: Page) => {
    expect(await violations(page), 'light').toEqual([]);
    await page.evaluate(() => document.body.classList.add('dark'));
    expect(await violations(page), 'dark').toEqual([]);
  };

  for (const [opener, name, width] of [
    ['Open menu', 'Main menu', 390],
    ['Contact details', 'Talk to us', 1440],
    ['Search', 'Search', 1440],
    ['Watch our film', 'Falaj at work', 1440],
  ] as const) {
    test(`dialog ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/faqs');
      await page.getByRole('button', { name: opener }).click();
      const dialog = page.getByRole('dialog', { name });
      if (name === 'Main menu') await dialog.getByText('About Us').click();
      if (name === 'Search') {
        await dialog.getByRole('searchbox').fill('services');
        await expect(dialog.getByRole('link')).not.toHaveCount(0);
      }
      await expect(dialog).toBeVisible();
      await inBothThemes(page);
    });
  }

  test('a picture of the gallery', async ({ page }) => {
    await page.goto('/gallery');
    await alive(page.getByRole('tab').first());
    await page.getByRole('tabpanel').getByRole('link').first().click();
    await expect(page.locator('.lightbox figcaption')).toBeVisible();
    await inBothThemes(page);
  });

  test('a menu', async ({ page }) => {
    await page.goto('/faqs');
    await page.locator('.desktop-menu').getByText('About Us').hover();
    await expect(page.getByRole('link', { name: 'Mission & Vision' }).first()).toBeVisible();
    await inBothThemes(page);
  });

  test('a form that failed, one that was sent, and its open dropdown', async ({ page }) => {
    const server = await AnsweringServer.on(page);
    const shown = await openForm(page, forms.career);
    await fillIn(shown, forms.career);
    await sendButton(shown).click();
    await server.answer(answers.refused);
    await expect(shown.getByRole('alert')).toBeVisible();
    await inBothThemes(page);
    await sendButton(shown).click();
    await server.answer(answers.ok);
    await expect(shown.getByRole('status')).toHaveText(forms.career.success);
    await shown.locator('.dropdown-button').click();
    await inBothThemes(page);
  });
});

test('nothing moves when the font comes late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForLoadState('domcontentloaded');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await route.continue();
  });
  const shifts = await watchShifts(page);
  for (const screen of ['/faqs', '/services', '/']) {
    await page.goto(screen);
    await page.evaluate(() => document.fonts.ready);
    expect(await shifts(), screen).toEqual({ sum: 0, shifts: [] });
  }
});

test('one h1, landmarks and a language on every screen', async ({ page }) => {
  for (const screen of screens) {
    await page.goto(screen, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }), screen).toHaveCount(1);
    await expect(page.getByRole('banner'), screen).toHaveCount(1);
    await expect(page.getByRole('main'), screen).toHaveCount(1);
    await expect(page.getByRole('contentinfo'), screen).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});
