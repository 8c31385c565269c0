import type { Locator, Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { categories, servicePages, services } from './screens.ts';
import { expectAtOffset, hydrated, jumpTo, recordScroll } from './watching.ts';

const titlesOf = (cards: Locator) => cards.locator('h3').allTextContents();

/** Returns the number of cards in the first row of a grid. */
const inFirstRow = (cards: Locator) =>
  cards.evaluateAll((nodes) => {
    const tops = nodes.map((node) => Math.round(node.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[0]).length;
  });

/** Returns the last part of an address, made from a title: lower case with dashes. */
const slugOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

test.describe('Service overview (title Service One)', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/services');
  });

  const section = (page: Page, slug: string) => page.locator(`#${slug}`);

  test("A banner 'Where Quality Meets Commitment' and the heading 'What We Deliver'", async ({
    page,
  }) => {
    await expect(page).toHaveTitle('Falaj | Service One');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Where Quality Meets Commitment',
    );
    await expect(page.getByRole('heading', { name: 'What We Deliver' })).toBeVisible();
  });

  test('A sticky in-page nav jumps to the anchors of the five categories', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: 'Our services' });
    const places = await recordScroll(page);
    for (const [slug, name] of Object.entries(categories)) {
      await nav.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/services#${slug}`);
      await expectAtOffset(section(page, slug));
      await expect(nav).toBeInViewport({ ratio: 1 });
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
      await expect(nav.locator('[aria-current]')).toHaveCount(1);
    }
    expect((await places()).length).toBeGreaterThan(20);
  });

  test('Each section shows a card grid (3 per row large, 2 medium)', async ({ page }) => {
    const cards = section(page, 'hard-services').locator('.card');
    for (const [width, expected] of [
      [1440, 3],
      [992, 3],
      [991, 2],
      [769, 2],
      [768, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await inFirstRow(cards), `cards in a row at ${width} px`).toBe(expected);
    }
  });

  test('... filtered by the category value on the card data that belongs to its label', async ({
    page,
  }) => {
    expect(await titlesOf(section(page, 'ifm-services').locator('.card'))).toEqual(
      Object.values(categories).slice(1),
    );
    for (const [slug, names] of Object.entries(services)) {
      const shown = await titlesOf(section(page, slug).locator('.card'));
      expect(shown).toEqual(Object.values(names));
    }
  });

  test('Banner slides on the listing: maintenance, concierge, pest control', async ({ page }) => {
    const slides = page.locator('[data-block="banner"] .carousel-slide .slide-title');
    await expect(slides).toHaveText(['Maintenance', 'Concierge', 'Pest Control']);
  });

  test("Below: two shared sections, 'Our valued partners', 4 client logos, a footer block", async ({
    page,
  }) => {
    const blocks = await page
      .locator('main > section')
      .evaluateAll((nodes) => nodes.map((node) => (node as HTMLElement).dataset.block));
    expect(blocks.slice(-3)).toEqual(['values', 'stats', 'logos']);
    const partners = page.locator('[data-block="logos"]');
    await expect(partners.getByRole('heading')).toHaveText('Our valued partners');
    await expect(partners.locator('img')).toHaveCount(4);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  });
});

test.describe('Service category pages (Service Two) at /service/{category}', () => {
  for (const [category, title] of Object.entries(categories)) {
    test(`${title}: a carousel of three titled images, a heading, an HTML description`, async ({
      page,
    }) => {
      await page.goto(`/service/${category}`);
      await expect(page).toHaveTitle('Falaj | Service Two');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const slides = page.locator('[data-block="banner"] .carousel-slide');
      await expect(slides).toHaveCount(3);
      for (const slide of await slides.all()) {
        await expect(slide.locator('.slide-title')).not.toBeEmpty();
        await expect(slide.locator('img')).toHaveAttribute('alt', /.+/);
      }
      const description = page.locator('main > [data-block="text"]').first();
      await expect(description.getByRole('heading', { level: 2 })).not.toBeEmpty();
      await expect(description.locator('p strong').first()).not.toBeEmpty();
      for (const kind of ['residential', 'commercial', 'industrial']) {
        await expect(description).toContainText(kind);
      }
    });
  }

  test("'Services we can help you with': up to 20 cards with image, title, text and link", async ({
    page,
  }) => {
    await page.goto('/service/hard-services');
    const grid = page.locator('[data-block="card-grid"]', {
      has: page.getByRole('heading', { name: 'Services we can help you with' }),
    });
    const cards = grid.locator('.card');
    await expect(cards).toHaveCount(7);
    for (const card of await cards.all()) {
      await expect(card.locator('img')).toHaveAttribute('alt', /.+/);
      await expect(card.locator('h3')).not.toBeEmpty();
      await expect(card.locator('.rich-text p')).not.toBeEmpty();
      await expect(card.getByRole('link')).toContainText('Find out more');
    }
  });

  test('The link goes to /service/{service-title-slug} on the IFM page', async ({ page }) => {
    await page.goto('/service/ifm-services');
    const cards = page.locator('[data-block="card-grid"] .card');
    expect(await titlesOf(cards)).toEqual(Object.values(categories).slice(1));
    for (const card of await cards.all()) {
      const title = (await card.locator('h3').textContent()) ?? '';
      await expect(card.getByRole('link')).toHaveAttribute('href', `/service/${slugOf(title)}`);
    }
  });

  test('otherwise /service/{category-title-slug}/{service-title-slug}', async ({ page }) => {
    for (const [category, names] of Object.entries(services)) {
      await page.goto(`/service/${category}`, { waitUntil: 'domcontentloaded' });
      const cards = page.locator('[data-block="card-grid"] .card');
      expect(await titlesOf(cards)).toEqual(Object.values(names));
      expect(
        await cards
          .locator('a')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(Object.values(names).map((title) => `/service/${category}/${slugOf(title)}`));
    }
  });
});

test.describe('Service detail /service/{category}/{service}', () => {
  test('a banner with title, description and image', async ({ page }) => {
    await page.goto('/service/hard-services/chiller');
    const banner = page.locator('[data-block="banner"]');
    await expect(banner.getByRole('heading', { level: 1 })).toHaveText('Chiller');
    await expect(banner.locator('.lead p strong')).toContainText('chillers');
    await expect(banner.locator('img')).toHaveAttribute('alt', /chiller/);
  });

  test('then a grid of step boxes, each at least 328 px high on wide screens', async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 900 });
    await page.goto('/service/soft-services/house-keeping');
    const steps = page.locator('[data-block="steps"] li');
    await expect(steps).toHaveCount(6);
    for (const step of await steps.all()) {
      await expect(step.getByRole('heading')).not.toBeEmpty();
      await expect(step.locator('.rich-text p').first()).not.toBeEmpty();
      await expect(step).toHaveCSS('min-height', '328px');
    }
    await page.setViewportSize({ width: 991, height: 900 });
    await expect(steps.first()).not.toHaveCSS('min-height', '328px');
  });

  test('each of the 19 services has its page, with six steps', async ({ request }) => {
    expect(servicePages).toHaveLength(19);
    for (const { route, name } of servicePages) {
      const answer = await request.get(route);
      const html = await answer.text();
      expect(answer.status(), route).toBe(200);
      expect(html).toContain(`<title>Falaj | ${name}</title>`);
      expect(html.match(/class="step"/g), route).toHaveLength(6);
    }
  });
});

test('the overview leads to a service, and from there back to its group', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('link', { name: 'Find out more Plumbing' }).click();
  await expect(page).toHaveURL('/service/hard-services/plumbing');
  await page.getByRole('link', { name: 'All Hard Services' }).click();
  await expect(page).toHaveURL('/service/hard-services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hard Services');
});

test('the in-page nav stays at the top while the sections are read', async ({ page }) => {
  await page.goto('/services');
  const nav = page.getByRole('navigation', { name: 'Our services' });
  await hydrated(nav);
  await jumpTo(page, 2000);
  const top = await nav.evaluate((node) => node.getBoundingClientRect().top);
  await jumpTo(page, 2600);
  expect(await nav.evaluate((node) => node.getBoundingClientRect().top)).toBe(top);
});

test('... and the page stays where it is while the keyboard walks through it', async ({ page }) => {
  await page.goto('/services');
  const links = page.getByRole('navigation', { name: 'Our services' }).getByRole('link');
  await hydrated(links.first());
  await jumpTo(page, 2000);
  await links.first().focus();
  for (let next = 1; next < 5; next += 1) await page.keyboard.press('Tab');
  await expect(links.last()).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(2000);
});
