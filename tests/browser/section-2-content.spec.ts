import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { heading } from './watching.ts';

const main = (page: Page) => page.locator('main');
const block = (page: Page, type: string) => page.locator(`main [data-block="${type}"]`);
const cardTitles = (page: Page) => block(page, 'card-grid').first().locator('.card h3');
const open = (page: Page, route: string) => page.goto(route, { waitUntil: 'domcontentloaded' });

test('Industry: cards for 8 industries', async ({ page }) => {
  await open(page, '/industry');
  await expect(heading(page)).toHaveText('Industry We Serve');
  await expect(cardTitles(page)).toHaveText([
    'Commercial Properties',
    'Residential Properties',
    'Master Communities',
    'Malls and Outlets',
    'Hospitality Sector',
    'Home Care services',
    'Warehouse infrastructure care',
    'Academic facility care',
  ]);
  for (const card of await block(page, 'card-grid').first().locator('.card').all()) {
    await expect(card.locator('img')).toHaveCount(1);
    await expect(card.locator('.meta')).not.toBeEmpty();
    await expect(card.locator('.rich-text p').first()).not.toBeEmpty();
  }
});

test('Smart Tech: banner with three rotating images, a services block, partner clients', async ({
  page,
}) => {
  await open(page, '/smart-tech');
  await expect(heading(page)).toHaveText('Smart Tech');
  await expect(block(page, 'banner').locator('.carousel-slide img')).toHaveCount(3);
  await expect(cardTitles(page)).toHaveCount(6);
  await expect(block(page, 'card-grid').first().locator('.card .content > .icon')).toHaveCount(6);
  await expect(block(page, 'logos').locator('img')).toHaveCount(8);
});

const technology = {
  'accounts-software': 'Smart Accounting Solutions for Facility Management',
  cafm: undefined,
  crm: undefined,
  hrm: undefined,
};
for (const [slug, title] of Object.entries(technology)) {
  test(`/technology/${slug}: a banner, long explanatory text and shared blocks`, async ({
    page,
  }) => {
    await open(page, `/technology/${slug}`);
    if (title) await expect(heading(page)).toHaveText(title);
    await expect(block(page, 'banner')).toBeVisible();
    // Text that is not laid out yet, because it is out of view, has no innerText.
    const words = await block(page, 'text').first().textContent();
    expect(words?.split(/\s+/).length).toBeGreaterThan(120);
    await expect(block(page, 'logos').getByRole('heading')).toHaveText('Our valued partners');
    await expect(main(page).getByRole('link', { name: 'Estimate Project' })).toBeVisible();
  });
}

test('Sustainability: a green banner, seven cards, then a client partners section of 4 per row', async ({
  page,
}) => {
  await page.goto('/sustainability');
  const [red = 255, green = 0, blue = 255] = await block(page, 'banner').evaluate((node) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = getComputedStyle(node).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  expect(green - Math.max(red, blue)).toBeGreaterThan(10);
  await expect(cardTitles(page)).toHaveText([
    'Smart automation and energy management',
    'LED lighting',
    'Renewable energy',
    'HVAC optimisation and energy audits',
    'Green cleaning',
    'Sustainable impact and cost savings',
    'Carbon footprint reduction',
  ]);
  await expect(block(page, 'card-grid').first().locator('.card .content > .icon')).toHaveCount(7);
  const logos = block(page, 'logos').locator('li');
  const tops = await logos.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  expect(tops).toHaveLength(8);
  expect(new Set(tops.slice(0, 4)).size).toBe(1);
  expect(new Set(tops.slice(4)).size).toBe(1);
  // a fifth client begins a second row
  expect(tops[4]).toBeGreaterThan(tops[3] ?? 0);
});

test("Estimate project: its banner, the form's box, a dark section with map and info block", async ({
  page,
}) => {
  await open(page, '/estimate-project');
  await expect(heading(page)).toHaveText('Estimate Project');
  const box = block(page, 'form');
  await expect(box.getByRole('heading', { name: 'Estimate your project' })).toBeVisible();
  await expect(box).toHaveClass(/tone-muted/);
  const office = main(page).locator('> .tone-dark');
  await expect(office.getByText('Find Us', { exact: true })).toBeVisible();
  await expect(office.getByRole('heading', { name: 'Our office' })).toBeVisible();
  await expect(office.locator('[data-block="map"] img')).toBeVisible();
  await expect(office.locator('[data-block="contact-details"]')).toContainText('Dubai');
});

test('Request A Quote (full-width form and office map)', async ({ page }) => {
  await open(page, '/request-quote');
  await expect(heading(page)).toHaveText('Request A Quote');
  const [form, words] = await Promise.all([
    page.getByRole('form').boundingBox(),
    block(page, 'banner').locator('.container').boundingBox(),
  ]);
  expect(form && words && form.width / words.width).toBeGreaterThan(0.85);
  await expect(block(page, 'map').locator('address')).toContainText('Dubai');
});

test('Careers: an application form, a mailbox for CVs and an office map', async ({ page }) => {
  await open(page, '/careers');
  await expect(page.getByRole('form').locator('[name="cv"]')).toBeVisible();
  await expect(main(page).locator('a[href^="mailto:careers@"]')).toBeVisible();
  await expect(block(page, 'map').locator('address')).toContainText('Dubai');
});

test('Mission & Vision (over 300 active projects)', async ({ page }) => {
  await open(page, '/mission-vision');
  await expect(heading(page)).toHaveText('Mission & Vision');
  await expect(main(page)).toContainText('over 300 active projects');
});

test('Accreditations: certificate carousel, View Gallery button, ISO 9001, 14001, OHSAS 18001', async ({
  page,
}) => {
  await page.goto('/accreditations');
  const carousel = page.getByRole('region', { name: 'Certificates and approvals' });
  await expect(carousel.locator('.carousel-slide img')).toHaveCount(5);
  await expect(carousel.getByRole('button', { name: 'Previous slide' })).toBeVisible();
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeVisible();
  for (const name of ['ISO 9001', 'ISO 14001', 'OHSAS 18001']) {
    await expect(carousel.getByRole('heading', { name, includeHidden: true })).toHaveCount(1);
  }
  await expect(main(page).getByRole('link', { name: 'View Gallery' })).toHaveAttribute(
    'href',
    '/gallery',
  );
});

test('Occupational Health & Safety: six cards', async ({ page }) => {
  await open(page, '/health-safety');
  await expect(heading(page)).toHaveText('Occupational Health & Safety');
  await expect(cardTitles(page)).toHaveCount(6);
});

test('Computer-Aided Facility Management: an informational text page', async ({ page }) => {
  await open(page, '/cafm-software');
  await expect(heading(page)).toHaveText('Computer-Aided Facility Management');
  expect(await block(page, 'text').count()).toBeGreaterThan(1);
  await expect(block(page, 'form')).toHaveCount(0);
});

test('Legal pages: terms (10 sections), privacy (7), cookies (7)', async ({ page }) => {
  for (const [route, count] of [
    ['/terms-conditions', 10],
    ['/privacy-policy', 7],
    ['/cookie-policy', 7],
  ] as const) {
    await open(page, route);
    await expect(block(page, 'sections').getByRole('heading'), route).toHaveCount(count);
  }
});

test('the cookie policy names all that the browser keeps: the look and waiting forms', async ({
  page,
}) => {
  await open(page, '/cookie-policy');
  await expect(block(page, 'sections')).toContainText('the light and the dark look');
  await expect(block(page, 'sections')).toContainText('entries wait in the browser');
});

test("Page title format: '{product} | {title}'", async ({ page }) => {
  for (const [route, title] of [
    ['/services', 'Service One'],
    ['/service/soft-services', 'Service Two'],
    ['/blog-list', 'Blogs'],
    ['/who-we-are', 'Who We Are'],
    ['/service/hard-services/chiller', 'Chiller'],
  ]) {
    await open(page, route as string);
    await expect(page).toHaveTitle(`Falaj | ${title}`);
  }
});

test('The page scrolls to the top on every path change', async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('/contact and /individual/{id} are linked nowhere, and lead to the pages that were meant', async ({
  page,
}) => {
  for (const [from, to] of [
    ['/contact', '/contact-us'],
    ['/individual/3', '/blog-individual/3'],
  ] as const) {
    await open(page, from);
    await expect(page).toHaveURL(to);
  }
  for (const route of ['/', '/blog-list', '/blog-individual/3', '/services']) {
    await open(page, route);
    await expect(page.locator('a[href="/contact"], a[href^="/individual/"]')).toHaveCount(0);
  }
});
