/** Layouts that depend on a rule of a block, and where visitors find what they need at every width. */
import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Talk to us' });

for (const [route, width, cards] of [
  ['/services', 1440, 'IFM Services'],
  ['/sustainability', 1440, 'What we do for less energy, water and waste'],
  ['/service/hard-services', 1440, 'Services we can help you with'],
  ['/service/hard-services', 900, 'Services we can help you with'],
] as const) {
  test(`${route} at ${width}: a card that is alone in its row takes the row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const grid = page.locator('.block-card-grid', {
      has: page.getByRole('heading', { name: cards }),
    });
    const list = (await grid.locator('.cards').boundingBox())?.width ?? 0;
    const last = (await grid.locator('.card').last().boundingBox())?.width ?? 0;
    expect(list).toBeGreaterThan(0);
    expect(last).toBeCloseTo(list, 0);
  });
}

test('a message on a page without a frame fills the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1200 });
  await page.goto('/coming-soon');
  expect((await page.locator('.block-message').boundingBox())?.height).toBe(1200);
});

test('cards with icons beside a column keep room for their words', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 900 });
  await page.goto('/');
  const cards = page.locator('.columns .style-plain .card');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    expect((await card.locator('.rich-text').boundingBox())?.width).toBeGreaterThan(140);
  }
});

test('the page ends with its footer, also when scripts have added to it', async ({ page }) => {
  await page.goto('/faqs');
  await page.locator('main a').first().hover();
  await expect(page.locator('#announcer')).toBeAttached();
  const below = await page.evaluate(() => {
    const footer = document.querySelector('.block-site-footer')?.getBoundingClientRect();
    return document.documentElement.scrollHeight - scrollY - (footer?.bottom ?? 0);
  });
  expect(below).toBeLessThan(1);
});

for (const width of [320, 390, 420]) {
  test(`the side panel opens at ${width} px, without the page growing wider`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/faqs');
    await page.getByRole('button', { name: 'Contact details' }).click();
    await expect(panel(page)).toContainText('Dubai');
    const whole = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(whole).toBeLessThanOrEqual(width);
  });
}

test.describe('below a legal page', () => {
  test.use({ tolerated: /404/ });
  test('/privacy-policy/anything: one heading, and a way on', async ({ page }) => {
    await page.goto('/privacy-policy/anything');
    const main = page.locator('main');
    await expect(main.getByRole('heading')).toHaveText(['Page Not Found']);
    await main.getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });
});

test('a form without a heading is named by its button', async ({ page }) => {
  await page.goto('/coming-soon');
  await expect(page.getByRole('form', { name: 'Notify Me' })).toBeVisible();
});

test('the line below a title of a post is a sentence, which breaks anywhere', async ({ page }) => {
  await page.goto('/blog-individual/1');
  const line = page.locator('.block-banner .lead');
  await expect(line).toHaveText(
    /^By [A-Z][\w ]+ on \d+ [A-Z][a-z]+ \d{4} in [A-Z][\w ]+, \d+ min read$/,
  );
});

test('headings within an article are smaller than those of its sections', async ({ page }) => {
  await page.goto('/blog-individual/1');
  const size = (heading: string) =>
    page
      .getByRole('heading', { name: heading })
      .evaluate((node) => Number.parseFloat(getComputedStyle(node).fontSize));
  expect(await size('What must be shown')).toBeLessThan(await size('The author'));
});

test('links in the top line of the header are 24 px high', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const links = page.locator('.top-line a:visible');
  expect(await links.count()).toBeGreaterThan(5);
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
});

test('many cards of one kind are one row that is swiped on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const list = page.locator('#hard-services .cards');
  const tops = await list
    .locator('.card')
    .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().top)).size);
  expect(tops).toBe(1);
  expect(await list.evaluate((all) => all.scrollWidth > all.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const [route, most] of [
  ['/industry', 5000],
  ['/smart-tech', 5000],
  ['/sustainability', 5000],
  // seven services, and what clients say of them
  ['/service/hard-services', 5500],
] as const) {
  test(`${route} on a phone: its cards are one row that is swiped, and lead on`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    const cards = page.locator('.block-card-grid .cards').first().locator('.card');
    const tops = await cards.evaluateAll(
      (all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size,
    );
    expect(tops).toBe(1);
    await expect(cards.locator('.more-link')).toHaveCount(await cards.count());
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(most);
  });
}

test('small cards that are swiped stand in two rows on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const cards = page.locator('.cards.swiped.style-tile .card');
  await expect(cards).toHaveCount(8);
  const tops = await cards.evaluateAll(
    (all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size,
  );
  expect(tops).toBe(2);
});

for (const [route, width, cards] of [
  ['/industry', 768, 'Eight kinds of property'],
  ['/', 1440, 'Latest articles'],
] as const) {
  test(`${route} at ${width}: a wide card has its picture beside its words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(route);
    const card = page
      .locator('.block-card-grid', { has: page.getByRole('heading', { name: cards }) })
      .locator('.card')
      .first();
    const picture = await card.locator('img').boundingBox();
    const words = await card.locator('.content').boundingBox();
    expect(picture && words && picture.x + picture.width <= words.x).toBe(true);
  });
}

test('the first of some testimonials is set larger than the others beside it', async ({ page }) => {
  await page.goto('/');
  const quotes = page.locator('.block-testimonials blockquote');
  const sizes = await quotes.evaluateAll((all) =>
    all.map((quote) => Number.parseFloat(getComputedStyle(quote).fontSize)),
  );
  expect(sizes).toHaveLength(3);
  expect(sizes[0]).toBeGreaterThan(1.5 * (sizes[1] ?? 0));
  const [first, second] = [await quotes.nth(0).boundingBox(), await quotes.nth(1).boundingBox()];
  expect(first && second && first.x + first.width <= second.x).toBe(true);
});

test("the footer's contacts stand beside its last menu on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faqs');
  const footer = page.locator('.block-site-footer');
  const menu = await footer.getByRole('navigation', { name: 'Contact' }).boundingBox();
  const contacts = await footer.locator('.contact-list').boundingBox();
  expect(contacts?.y).toBe(menu?.y);
  expect(contacts?.x).toBeGreaterThan(menu?.x ?? 0);
});

test('the lines of a banner end above its words on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/testimonials');
  const lines = await page.locator('.block-banner .channels').boundingBox();
  const words = await page.locator('.block-banner .content').boundingBox();
  expect(lines?.height).toBeGreaterThan(0);
  expect((lines?.y ?? 0) + (lines?.height ?? 0)).toBeLessThanOrEqual(words?.y ?? 0);
});

test('a link on a tile is one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const links = page.locator('.cards.style-tile .more-link > span > span:first-child');
  await expect(links).toHaveCount(8);
  const lines = await links.evaluateAll((all) => all.map((link) => link.getClientRects().length));
  expect(lines).toEqual(Array(8).fill(1));
});

test('the bar of sections lets nothing shine through', async ({ page }) => {
  await page.goto('/services');
  await expect(page.locator('.block-section-nav')).toHaveCSS('background-color', /^rgb\(/);
});

for (const width of [820, 1440]) {
  test(`steps stand clear of their heading with a picture at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/service/hard-services/chiller');
    const steps = page.locator('.block-steps');
    const heading = await steps.locator('.section-heading').boundingBox();
    const boxes = await steps.locator('ol').boundingBox();
    const distance = (boxes?.y ?? 0) - ((heading?.y ?? 0) + (heading?.height ?? 0));
    expect(distance).toBeGreaterThanOrEqual(24);
  });
}

test('section names that do not fit fade at the end, but not the last one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const bar = page.locator('.block-section-nav ul');
  const end = await bar.evaluate((list) => {
    list.scrollTo({ left: list.scrollWidth, behavior: 'instant' });
    const last = list.querySelector('li:last-child a');
    return list.getBoundingClientRect().right - (last?.getBoundingClientRect().right ?? 0);
  });
  expect(await bar.evaluate((list) => getComputedStyle(list).maskImage)).toContain('gradient');
  expect(end).toBeGreaterThan(38);
});
