import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { hydrated, jumpTo } from './watching.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

const main = (page: Page) => page.locator('main');
const block = (page: Page, type: string) => main(page).locator(`[data-block="${type}"]`);
const sectionWith = (page: Page, heading: string) =>
  main(page)
    .locator('> section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

test('Hero banner slider of 6 slides, each with a call-to-action to a service route', async ({
  page,
}) => {
  const slides = block(page, 'hero').locator('.carousel-slide');
  await expect(slides).toHaveCount(6);
  const targets = await slides
    .locator('.button')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    '/service/ifm-services',
    '/service/hard-services',
    '/service/soft-services',
    '/service/security-services',
    '/service/specialized-services',
    '/sustainability',
  ]);
  for (const slide of await slides.all()) {
    await expect(slide.locator('.hero-title')).not.toBeEmpty();
    await expect(slide.locator('.hero-subtitle')).not.toBeEmpty();
    await expect(slide.locator('img')).toHaveAttribute('src', /^\/images\/.+|^\/assets\/.+/);
  }
});

test('The hero text fades and moves with scroll, with opacity reaching 0 at 500 px', async ({
  page,
}) => {
  await expect(block(page, 'hero').locator('[data-running]')).toBeVisible();
  const words = block(page, 'hero').locator('.hero-content').first();
  const look = () =>
    words.evaluate((node) => {
      const { opacity, transform } = getComputedStyle(node);
      return { opacity: Number(opacity), down: new DOMMatrix(transform).m42 };
    });
  expect(await look()).toEqual({ opacity: 1, down: 0 });
  await jumpTo(page, 250);
  await expect.poll(async () => (await look()).opacity).toBeCloseTo(0.5, 2);
  expect((await look()).down).toBeGreaterThan(0);
  await jumpTo(page, 499);
  await expect.poll(async () => (await look()).opacity).toBeCloseTo(0.002, 3);
  await jumpTo(page, 500);
  await expect.poll(async () => (await look()).opacity).toBe(0);
  await jumpTo(page, 900);
  await expect.poll(async () => (await look()).opacity).toBe(0);
});

for (const route of ['/', '/services']) {
  test(`${route}: the copy stresses what section 1 names`, async ({ page }) => {
    await page.goto(route);
    for (const stressed of [
      /sustainable/i,
      /cost-effective/i,
      /\bsafe\b/i,
      /local regulations/i,
      /routine maintenance/i,
      /emergency repairs/i,
      /upgrades/i,
    ]) {
      await expect(main(page)).toContainText(stressed);
    }
  });
}

test("'Who We Are' text with a Learn more link, next to the call-back form", async ({ page }) => {
  const words = main(page).getByRole('heading', { name: 'Who We Are', exact: true });
  const form = page.getByRole('form', { name: 'Get in Touch with US' });
  await words.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Get in Touch with US' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute(
    'href',
    '/who-we-are',
  );
  const [left, right] = await Promise.all([words.boundingBox(), form.boundingBox()]);
  expect(left && right && left.x + left.width <= right.x).toBe(true);
  expect(
    left && right && left.y < right.y + right.height && left.y + left.height > right.y - 300,
  ).toBe(true);
});

test('A services grid', async ({ page }) => {
  const cards = sectionWith(page, 'Everything a building needs, from one team').locator('.card');
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) {
    await expect(card.locator('a')).toHaveAttribute('href', /^\/service\/[a-z-]+\/[a-z-]+$/);
    await expect(card.locator('img')).toHaveAttribute('alt', /.+/);
  }
});

test('... a client logo slider', async ({ page }) => {
  await expect(block(page, 'logo-slider').locator('.carousel-slide img')).toHaveCount(37);
});

test('... an accreditations slider', async ({ page }) => {
  const certificates = page.getByRole('region', { name: 'Certificates and approvals' });
  await expect(certificates.locator('.carousel-slide')).toHaveCount(5);
});

test('... and a why-choose-us values list (6 values, claims 19+ years)', async ({ page }) => {
  const values = block(page, 'values').locator('li');
  await expect(values).toHaveCount(6);
  await expect(values.first()).toContainText('19+ years');
  for (const value of await values.all()) {
    await expect(value.locator('h3')).not.toBeEmpty();
    await expect(value.locator('p').first()).not.toBeEmpty();
  }
});

test("A dark statistics section 'Featured Case Study'", async ({ page }) => {
  const section = sectionWith(page, 'Featured Case Study');
  await expect(section).toHaveAttribute('data-block', 'stats');
  const luminance = await section.evaluate((node) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(node).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  });
  expect(luminance).toBeLessThan(80);
});

test('Industry cards (up to 8, link /industry)', async ({ page }) => {
  const cards = sectionWith(page, 'Every kind of property has its own day').locator('.card');
  await expect(cards.locator('h3')).toHaveText([
    'Commercial Properties',
    'Residential Properties',
    'Master Communities',
    'Malls and Outlets',
    'Hospitality Sector',
    'Home Care services',
    'Warehouse infrastructure care',
    'Academic facility care',
  ]);
  for (const link of await cards.locator('a').all()) {
    await expect(link).toHaveAttribute('href', /^\/industry(#|$)/);
  }
});

test('smart-tech cards (6)', async ({ page }) => {
  const cards = sectionWith(page, 'Technology that earns its place').locator('.card');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) await expect(card.locator('p').first()).not.toBeEmpty();
});

test('the first 3 testimonials', async ({ page }) => {
  const testimonials = block(page, 'testimonials').locator('.testimonial');
  await expect(testimonials).toHaveCount(3);
  await expect(testimonials.locator('strong')).toHaveText([
    'Layla Haddad',
    'Rashid Al Noori',
    'Maria Fernandes',
  ]);
  for (const testimonial of await testimonials.all()) {
    await expect(testimonial).toContainText('Rated 5 out of 5');
  }
});

test('and a latest-blogs block of 2', async ({ page }) => {
  const links = sectionWith(page, 'Latest articles').locator('.card a');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^\/blog-individual\/\d+$/);
  }
});

test("A call-to-action band: 'Need a successful project?', button to /estimate-project", async ({
  page,
}) => {
  const band = sectionWith(page, 'Need a successful project?');
  await expect(band).toBeVisible();
  await expect(band.getByRole('link', { name: 'Estimate Project' })).toHaveAttribute(
    'href',
    '/estimate-project',
  );
});

test('the dots of the hero lead to its slides', async ({ page }) => {
  const hero = block(page, 'hero');
  await hydrated(hero.locator('.carousel-dot').first());
  await expect(hero.locator('[data-running]')).toBeVisible();
  await hero.getByRole('button', { name: 'Slide 4 of 6' }).click();
  const link = hero.getByRole('link', { name: 'Explore Security Services' });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(page).toHaveURL('/service/security-services');
});
