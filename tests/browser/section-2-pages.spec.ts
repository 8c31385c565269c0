import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { alive, atRest, expectAtOffset, holdBack } from './watching.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('Banner block', () => {
  test('a Home breadcrumb link to /, an optional current-page crumb, a title, a paragraph', async ({
    page,
  }) => {
    await page.goto('/who-we-are');
    const banner = page.locator('[data-block="banner"]');
    const crumbs = banner.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Who We Are');
    await expect(title(page)).toHaveText('Who We Are');
    await expect(banner.locator('.lead p')).not.toBeEmpty();
    await crumbs.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  });

  test('and an optional image carousel (autoplay, dots, loop, one slide, no arrows)', async ({
    page,
  }) => {
    await page.goto('/services');
    const carousel = page.getByRole('region', { name: 'Some of our services' });
    await expect(carousel).toHaveAttribute('data-running');
    await expect(carousel.locator('.carousel-dot')).toHaveCount(3);
    await expect(carousel.locator('.carousel-arrow')).toHaveCount(0);
    const inView = carousel.locator('.carousel-slide:not([inert])');
    await expect(inView).toHaveCount(1);
    const last = carousel.getByRole('button', { name: 'Slide 3 of 3' });
    const first = carousel.getByRole('button', { name: 'Slide 1 of 3' });
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'true');
    // It is marked first, and moves when that is painted.
    await expect(inView).toHaveAccessibleName('3 of 3');
    await atRest(carousel);
    await last.press('ArrowRight');
    await expect(first).toHaveAttribute('aria-current', 'true');
  });

  test('Top padding is 140 px up to width 768, otherwise 200 px', async ({ page }) => {
    await page.goto('/faqs');
    const surface = page.locator('[data-block="banner"] .surface');
    for (const [width, padding] of [
      [390, '140px'],
      [768, '140px'],
      [769, '200px'],
      [1440, '200px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(surface, `at ${width} px`).toHaveCSS('padding-top', padding);
    }
  });
});

test.describe('Testimonials', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/testimonials');
  });

  const carousel = (page: Page) => page.getByRole('region', { name: 'What clients say' });
  const inView = (page: Page) => carousel(page).locator('.carousel-slide:not([inert])');

  test('an auto-playing looping carousel with prev/next arrows', async ({ page }) => {
    await expect(carousel(page)).toHaveAttribute('data-running');
    await expect(carousel(page).locator('.carousel-slide')).toHaveCount(13);
    await expect(carousel(page).getByRole('button', { name: /^Pause/ })).toBeVisible();
    const names = () => inView(page).locator('strong').allTextContents();
    const atFirst = await names();
    await carousel(page).getByRole('button', { name: 'Next slide' }).click();
    await expect.poll(names).not.toEqual(atFirst);
    await atRest(carousel(page));
    await carousel(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect.poll(names).toEqual(atFirst);
    await atRest(carousel(page));
    await carousel(page).getByRole('button', { name: 'Previous slide' }).click();
    await expect(carousel(page)).toContainText('Slide 13 of 13');
  });

  test('(3 slides wide, 2 up to 1024 px, 1 up to 768 px)', async ({ page }) => {
    await expect(carousel(page)).toHaveAttribute('data-running');
    for (const [width, count] of [
      [1440, 3],
      [1025, 3],
      [1024, 2],
      [769, 2],
      [768, 1],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(inView(page), `at ${width} px`).toHaveCount(count);
    }
  });

  test('links to /gallery and home, then a partners logo strip', async ({ page }) => {
    const links = page.locator('main [data-block="cta"] a');
    await expect(links.nth(0)).toHaveAttribute('href', '/gallery');
    await expect(links.nth(1)).toHaveAttribute('href', '/');
    await expect(page.locator('main > section').last()).toHaveAttribute('data-block', 'logos');
    await expect(page.locator('[data-block="logos"] img')).toHaveCount(4);
  });
});

test.describe('Contact us', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact-us');
  });

  test("a 'Get Free Quote Now' form", async ({ page }) => {
    const form = page.getByRole('form', { name: 'Get Free Quote Now' });
    await expect(page.getByRole('heading', { name: 'Get Free Quote Now' })).toBeVisible();
    for (const name of ['name', 'email', 'phone', 'message']) {
      await expect(form.locator(`[name="${name}"]`)).toBeVisible();
    }
    await expect(form.locator('[name="type"]')).toHaveValue('Contact us');
  });

  test('a toll-free number, a second phone number, a support e-mail, an office address in Dubai', async ({
    page,
  }) => {
    const details = page.locator('[data-block="contact-details"]');
    await expect(details.locator('a')).toHaveCount(3);
    await expect(details.locator('a').nth(0)).toHaveAttribute('href', /^tel:800/);
    await expect(details.locator('a').nth(1)).toHaveAttribute('href', /^tel:\+971/);
    await expect(details.locator('a').nth(2)).toHaveAttribute('href', /^mailto:support@/);
    await expect(details).toContainText('Dubai');
  });

  test('an embedded map', async ({ page }) => {
    let asked = '';
    await page.context().route(/openstreetmap/, async (route) => {
      asked = route.request().url();
      await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>The live map' });
    });
    const map = page.locator('[data-block="map"]');
    await map.scrollIntoViewIfNeeded();
    await expect(map.getByRole('img')).toHaveAttribute('alt', /Dubai/);
    await alive(map.getByRole('button', { name: 'Show live map' }));
    expect(asked, 'nothing is asked of another site before the visitor wants it').toBe('');
    await map.getByRole('button', { name: 'Show live map' }).click();
    await expect(map.locator('iframe').contentFrame().locator('body')).toHaveText('The live map');
    expect(asked).toContain('marker=25.1412');
    await expect(map.locator('address')).toContainText('Dubai');
  });

  test('and anchors #contact and #location', async ({ page }) => {
    for (const anchor of ['contact', 'location']) {
      await page.goto('/404');
      await page.goto(`/contact-us#${anchor}`);
      await expectAtOffset(page.locator(`#${anchor}`));
    }
  });
});

test.describe('404', () => {
  test("'Page not found' with a Go Back link to /", async ({ page }) => {
    await page.goto('/404');
    await expect(title(page)).toHaveText('Page not found');
    await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/');
  });

  test.describe('an address that leads nowhere', () => {
    test.use({ tolerated: /404/ });

    test('shows the same page, with status 404', async ({ page }) => {
      for (const address of ['/no-such-page', '/who-we-are/no-such-page', '/individual']) {
        const answer = await page.goto(address);
        expect(answer?.status(), address).toBe(404);
        await expect(title(page)).toHaveText('Page not found');
      }
    });
  });
});

test.describe('FAQs', () => {
  test('an accordion (one item open at a time, first open by default)', async ({ page }) => {
    await page.goto('/faqs');
    const items = page.locator('[data-block="accordion"] details');
    await expect(items).toHaveCount(12);
    await expect(items.locator('> .rich-text:visible')).toHaveCount(1);
    await expect(items.first()).toHaveAttribute('open');
    await items.nth(4).locator('summary').click();
    await expect(items.nth(4).locator('.rich-text')).toBeVisible();
    await expect(items.first().locator('.rich-text')).toBeHidden();
    await items.nth(11).locator('summary').click();
    await expect(page.locator('[data-block="accordion"] details[open]')).toHaveCount(1);
    await expect(items.nth(11)).toHaveAttribute('open');
    await items.nth(11).locator('summary').click();
    await expect(page.locator('[data-block="accordion"] details[open]')).toHaveCount(0);
  });

  test('and a partners strip', async ({ page }) => {
    await page.goto('/faqs');
    await expect(page.locator('[data-block="logos"] img')).toHaveCount(4);
  });
});

test('Who We Are (company story, 19 years in the UAE)', async ({ page }) => {
  await page.goto('/who-we-are');
  await expect(title(page)).toHaveText('Who We Are');
  await expect(page.getByRole('heading', { name: '19 years in the UAE' })).toBeVisible();
  await expect(page.locator('main')).toContainText('19 years ago');
});

test.describe('Gallery', () => {
  const tabs = (page: Page) => page.getByRole('tab');
  const panel = (page: Page, id: string) => page.locator(`#${id}`);
  const names: Record<string, string> = {
    awards: 'Awards',
    celebrations: 'Celebrations',
    housekeepingcrew: 'Housekeeping Crew',
    'technical-expertise': 'Technical Expertise',
    'falaj-team': 'Falaj Team',
  };

  test('five tabs, from awards to {product}-team, default awards', async ({ page }) => {
    await page.goto('/gallery');
    await expect(tabs(page)).toHaveText(Object.values(names));
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Awards');
    await alive(tabs(page).first());
    for (const [id, name] of Object.entries(names)) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
      await expect(panel(page, id)).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
  });

  for (const id of Object.keys(names)) {
    test(`A URL hash matching a tab selects and scrolls to it: #${id}`, async ({ page }) => {
      await page.goto(`/gallery#${id}`);
      await expect(page.getByRole('tab', { selected: true })).toHaveText(names[id] ?? '');
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
      await expect(panel(page, id)).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toBeInViewport();
      await expect
        .poll(() => panel(page, id).evaluate((node) => node.getBoundingClientRect().top))
        .toBeLessThan(250);
    });
  }

  test('... also when the hash changes on the page', async ({ page }) => {
    await page.goto('/gallery');
    await alive(tabs(page).first());
    await page.evaluate(() => {
      location.hash = 'technical-expertise';
    });
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Technical Expertise');
    await expect(panel(page, 'technical-expertise')).toBeVisible();
    await page.evaluate(() => {
      location.hash = 'no-such-tab';
    });
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Technical Expertise');
  });

  test('Each tab is an image grid', async ({ page }) => {
    await page.goto('/gallery');
    for (const id of Object.keys(names)) {
      const pictures = panel(page, id).locator('img');
      await expect(pictures).toHaveCount(8);
      expect(
        await pictures.evaluateAll((images) => images.every((image) => image.getAttribute('alt'))),
      ).toBe(true);
    }
  });

  test('Clicking an image opens a modal with a loader, a caption and a close button', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/awards-3*');
    await page.goto('/gallery', { waitUntil: 'domcontentloaded' });
    await alive(tabs(page).first());
    await panel(page, 'awards').getByRole('link').nth(2).click();
    const modal = page.getByRole('dialog', { name: 'Hand over' });
    await expect(modal).toBeVisible();
    await expect(modal.locator('figcaption strong')).toHaveText('Hand over');
    await expect(modal.locator('figcaption p')).toContainText('A client hands over the prize');
    await expect(modal.locator('.loader')).toBeVisible();
    release();
    await expect(modal.locator('.loader')).toHaveCount(0);
    await expect(modal.locator('.large-picture img')).toBeVisible();
    await modal.getByRole('button', { name: 'Close' }).click();
    await expect(modal).toBeHidden();
  });

  test('Escape or a click outside closes it', async ({ page }) => {
    await page.goto('/gallery');
    await alive(tabs(page).first());
    const modal = page.locator('.lightbox');
    const picture = panel(page, 'awards').getByRole('link').first();
    await picture.click();
    await expect(modal).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(modal).toBeHidden();
    await picture.click();
    await expect(modal).toBeVisible();
    await page.mouse.click(30, 450);
    await expect(modal).toBeHidden();
  });
});
