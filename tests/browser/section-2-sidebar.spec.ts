import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import {
  dialog,
  expectAtOffset,
  holdBack,
  hydrate,
  hydrated,
  jumpTo,
  recordScroll,
} from './watching.ts';

const rail = (page: Page) => page.locator('[data-block="side-rail"]');

test.describe('Sidebar on every page with three icons', () => {
  for (const { name, hash } of [
    { name: 'Contact us', hash: 'contact' },
    { name: 'Find our office', hash: 'location' },
  ]) {
    test(`${name}: goes to /contact-us#${hash}, replaces history and smooth-scrolls`, async ({
      page,
    }) => {
      await page.goto('/services');
      await page.goto('/faqs');
      const before = await page.evaluate(() => history.length);
      await rail(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/contact-us#${hash}`);
      await expectAtOffset(page.locator(`#${hash}`));
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.goBack();
      await expect(page).toHaveURL('/services');
    });
  }

  test('On the contact page itself they scroll smoothly, in the same entry of the history', async ({
    page,
  }) => {
    await page.goto('/contact-us');
    const before = await page.evaluate(() => history.length);
    const places = await recordScroll(page);
    await rail(page).getByRole('link', { name: 'Find our office' }).click();
    await expectAtOffset(page.locator('#location'));
    await expect(page).toHaveURL('/contact-us#location');
    expect((await places()).length).toBeGreaterThan(3);
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('they scroll smoothly also when the app loads between the click and the scrolling', async ({
    page,
  }) => {
    // The pause of 100 ms is as long as the app needs.
    await page.addInitScript(() => {
      const later = setTimeout;
      const slow = (action: () => void, ms?: number) => later(action, ms === 100 ? 2000 : ms);
      Object.assign(window, { setTimeout: slow });
    });
    const release = await holdBack(page, '**/*.js');
    await page.goto('/contact-us');
    const places = await recordScroll(page);
    await rail(page).getByRole('link', { name: 'Find our office' }).click();
    release();
    await hydrated(page.locator('main'));
    expect(await places()).toEqual([]);
    await expectAtOffset(page.locator('#location'));
    expect((await places()).length).toBeGreaterThan(3);
  });

  test('a video icon opens a modal with a playable promo video, closed by the × button', async ({
    page,
  }) => {
    await page.goto('/faqs');
    await rail(page).getByRole('button', { name: 'Watch our film' }).click();
    const modal = dialog(page, 'Falaj at work');
    await expect(modal).toBeVisible();
    const video = page.locator('#promo-video video');
    await expect(video).toHaveAttribute('controls');
    await video.evaluate((film: HTMLVideoElement) => {
      film.muted = true;
      return film.play();
    });
    await expect
      .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
      .not.toBe(0);
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  });

  test('a playable promo video: in a format for every browser', async ({ page }) => {
    await page.goto('/faqs');
    const sources = page.locator('#promo-video video source');
    const kinds = await sources.evaluateAll((all) => all.map((one) => one.getAttribute('type')));
    expect(kinds).toEqual(['video/webm', 'video/mp4']);
    for (const source of await sources.all()) {
      const file = await page.request.get((await source.getAttribute('src')) ?? '');
      expect(file.headers()['content-type']).toBe(await source.getAttribute('type'));
    }
  });

  test('... or a click on the overlay', async ({ page }) => {
    await page.goto('/faqs');
    await rail(page).getByRole('button', { name: 'Watch our film' }).click();
    await expect(dialog(page, 'Falaj at work')).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog(page, 'Falaj at work')).toBeHidden();
  });

  test('... also just above the film, beside the × button', async ({ page }) => {
    await page.goto('/faqs');
    await rail(page).getByRole('button', { name: 'Watch our film' }).click();
    const film = dialog(page, 'Falaj at work').locator('video');
    const box = await film.boundingBox();
    if (!box) throw new Error('The film is not shown.');
    await film.click({ position: { x: box.width / 2, y: box.height / 2 } });
    await expect(film).toBeVisible();
    await page.mouse.click(box.x + box.width / 2, box.y - 20);
    await expect(film).toBeHidden();
  });

  test('on a narrow screen they go while somebody reads on or fills in a form', async ({
    page,
  }) => {
    // At this height no field is at the foot of the first view.
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/careers');
    await expect(rail(page)).toBeInViewport();
    await jumpTo(page, 2300);
    await expect(rail(page)).not.toBeInViewport();
    await jumpTo(page, 2200);
    await expect(rail(page)).toBeInViewport();
    const name = page.locator('.block-form').getByRole('textbox', { name: 'Name' });
    await name.focus();
    await expect(rail(page)).not.toBeInViewport();
    await rail(page).getByRole('link', { name: 'Contact us' }).focus();
    await expect(rail(page)).toBeInViewport();
  });

  for (const route of ['/contact-us', '/careers', '/estimate-project', '/request-quote', '/']) {
    test(`on a narrow screen they never cover a field of ${route}`, async ({ page }) => {
      // some hundred steps, each waited for
      test.slow();
      await page.setViewportSize({ width: 390, height: 700 });
      await page.goto(route);
      const covered = async () => {
        const box = await rail(page).locator('ul').boundingBox();
        return page.locator('main :is(input, select, textarea):not([aria-hidden] *)').evaluateAll(
          (fields, { x, y, width, height }) =>
            fields.flatMap((field) => {
              const { left, right, top, bottom } = field.getBoundingClientRect();
              const isApart = right <= x || left >= x + width || bottom <= y || top >= y + height;
              return isApart || y >= innerHeight ? [] : [field.outerHTML];
            }),
          box ?? { x: 0, y: 0, width: 0, height: 0 },
        );
      };
      await expect.poll(covered).toEqual([]);
      await hydrate(page);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      await jumpTo(page, end);
      // Upwards, since scrolling down hides the icons anyway.
      for (let y = end; y > 0; y -= 90) {
        await jumpTo(page, y);
        await expect.poll(covered).toEqual([]);
      }
    });
  }

  test('on a narrow screen they leave a field too that an island renders later', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/faqs');
    await hydrate(page);
    await expect(rail(page)).toBeInViewport();
    await page.evaluate(() => {
      const field = document.createElement('input');
      field.style.cssText = `position: absolute; inset: ${innerHeight - 60}px 0 auto auto`;
      document.querySelector('main')?.append(field);
    });
    await expect(rail(page)).not.toBeInViewport();
  });

  for (const route of ['/testimonials', '/accreditations']) {
    test(`on a narrow screen the buttons of the carousels of ${route} end before they begin`, async ({
      page,
    }) => {
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(route);
        const start = async () => (await rail(page).locator('ul').boundingBox())?.y ?? 0;
        const buttons = page.locator('main .carousel-controls .icon-button:visible');
        await expect(buttons).not.toHaveCount(0);
        for (const button of await buttons.all()) {
          await button.focus();
          await expect(button).toBeInViewport({ ratio: 1 });
          const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
          await expect.poll(start).toBeGreaterThanOrEqual(y + height);
        }
      }
    });
  }

  test('... and while a dialog lies over the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faqs');
    await rail(page).getByRole('button', { name: 'Watch our film' }).click();
    await expect(dialog(page, 'Falaj at work')).toBeVisible();
    await expect(rail(page)).not.toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(rail(page)).toBeInViewport();
  });

  test("Fallback text: 'Your browser does not support the video tag.'", async ({ page }) => {
    await page.goto('/faqs');
    await expect(page.locator('#promo-video video')).toHaveText(
      'Your browser does not support the video tag.',
    );
  });
});
