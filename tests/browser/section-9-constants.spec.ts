import type { Page } from 'playwright/test';
import { forms, openForm } from './forms.ts';
import { freeze, pass, takeTheClock } from './frozen-time.ts';
import { expect, test } from './quiet-page.ts';
import { expectAtOffset, hydrate, hydrated, jumpTo } from './watching.ts';

test('Statistics with a plus sign and a 1 s count-up: 19 years, 350, 1000, 150', async ({
  page,
}) => {
  await takeTheClock(page);
  await page.goto('/who-we-are');
  const stats = page.locator('[data-block="stats"]');
  const numbers = stats.locator('dd');
  const end = ['19+', '350+', '1000+', '150+'];
  await expect(stats.locator('dt')).toHaveText([
    'Years of operation',
    'Projects',
    'Employees',
    'Clients',
  ]);
  await expect(numbers).toHaveText(end);
  await hydrate(page);
  await freeze(page);
  await stats.scrollIntoViewIfNeeded();
  await expect(numbers).toHaveText(['0+', '0+', '0+', '0+']);
  await pass(page, 500);
  const half = await numbers.allTextContents();
  for (const [index, text] of half.entries()) {
    expect(text).toMatch(/^\d+\+$/);
    expect(Number.parseInt(text, 10)).toBeGreaterThan(0);
    expect(Number.parseInt(text, 10)).toBeLessThan(Number.parseInt(end[index] ?? '', 10));
  }
  await pass(page, 400);
  expect((await numbers.allTextContents())[2]).not.toBe('1000+');
  await pass(page, 120);
  await expect(numbers).toHaveText(end);
});

test('Hash and contact scroll offset: 100 px; contact scroll delay 100 ms', async ({ page }) => {
  await takeTheClock(page);
  await page.goto('/contact-us');
  await freeze(page);
  const pin = page
    .locator('[data-block="side-rail"]')
    .getByRole('link', { name: 'Find our office' });
  await pin.click();
  await pass(page, 99);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await pass(page, 1);
  await expectAtOffset(page.locator('#location'));
});

test('Scroll-spy debounce: 50 ms', async ({ page }) => {
  await takeTheClock(page);
  await page.goto('/services');
  const nav = page.getByRole('navigation', { name: 'Our services' });
  await hydrated(nav);
  // Blocks that are laid out later move the page, and a scroll begins the pause again.
  await expect(page.locator('html')).not.toHaveAttribute('data-lazy-layout');
  await freeze(page);
  const current = nav.locator('[aria-current]');
  await expect(current).toHaveCount(0);
  const seen = page.evaluate(
    () => new Promise((done) => addEventListener('scroll', done, { once: true })),
  );
  await page.evaluate(() =>
    document.getElementById('soft-services')?.scrollIntoView({ behavior: 'instant' }),
  );
  await seen;
  await pass(page, 49);
  await expect(current).toHaveCount(0);
  await pass(page, 1);
  await expect(current).toHaveText('Soft Services');
});

test.describe('Layout values', () => {
  const openFilm = async (page: Page, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faqs');
    await page.getByRole('button', { name: 'Watch our film' }).click();
    const box = await page.getByRole('dialog', { name: 'Falaj at work' }).boundingBox();
    return box?.width ?? 0;
  };

  test('video modal max width 800 px (95 percent on mobile)', async ({ page }) => {
    expect(await openFilm(page, 1440)).toBe(800);
    expect(await openFilm(page, 768)).toBeCloseTo(768 * 0.95, 0);
    expect(await openFilm(page, 390)).toBeCloseTo(390 * 0.95, 0);
  });

  test('the video modal and its button fit into low windows', async ({ page }) => {
    for (const [width, height] of [
      [844, 390],
      [1440, 500],
    ] as const) {
      await openFilm(page, width);
      await page.setViewportSize({ width, height });
      const dialog = page.getByRole('dialog', { name: 'Falaj at work' });
      for (const part of [dialog.locator('video'), dialog.getByRole('button')]) {
        const { y = -1, height: own = 0 } = (await part.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y + own).toBeLessThanOrEqual(height);
      }
    }
  });

  test('sustainability card min height 408 px desktop', async ({ page }) => {
    await page.goto('/sustainability');
    const cards = page.locator('main .card');
    for (const [width, least] of [
      [1440, '408px'],
      [769, '408px'],
      [768, 'auto'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards.first(), `at ${width} px`).toHaveCSS('min-height', least);
    }
  });

  test('sustainability top padding 110 px desktop and 60 px mobile; banner top padding 140/200 px', async ({
    page,
  }) => {
    await page.goto('/sustainability');
    const cards = page.locator('[data-block="card-grid"]');
    const banner = page.locator('[data-block="banner"]');
    for (const [width, aboveCards, aboveTitle] of [
      [1440, '110px', '200px'],
      [769, '110px', '200px'],
      [768, '60px', '140px'],
      [390, '60px', '140px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(cards, `at ${width} px`).toHaveCSS('padding-top', aboveCards);
      await expect(banner, `at ${width} px`).toHaveCSS('padding-top', aboveTitle);
    }
  });

  test('Mobile is width 768 or less; the contact page stacks at 1024 px', async ({ page }) => {
    await page.goto('/contact-us');
    const columns = page.locator('#contact .column');
    const sideBySide = async () => {
      const [first, second] = await Promise.all([
        columns.nth(0).boundingBox(),
        columns.nth(1).boundingBox(),
      ]);
      return first && second ? second.x >= first.x + first.width : undefined;
    };
    for (const [width, expected] of [
      [1440, true],
      [1025, true],
      [1024, false],
      [768, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sideBySide(), `at ${width} px`).toBe(expected);
    }
  });
});

test('Category grid limit 20, home testimonials 3, latest-blogs block 2, client strip 4', async ({
  page,
}) => {
  const count = (selector: string) => page.locator(`main ${selector}`).count();
  await page.goto('/service/hard-services', { waitUntil: 'domcontentloaded' });
  expect(await count('[data-block="card-grid"] .card')).toBeLessThanOrEqual(20);
  expect(await count('[data-block="logos"] img')).toBe(4);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  expect(await count('.testimonial')).toBe(3);
  expect(await count('a[href^="/blog-individual/"]')).toBe(2);
});

test('Company claims: 19 years (19+ in why-choose-us), 24/7 support', async ({ page }) => {
  await page.goto('/who-we-are', { waitUntil: 'domcontentloaded' });
  const main = page.locator('main');
  await expect(main).toContainText('19 years');
  await expect(page.locator('[data-block="values"]')).toContainText('19+ years');
  await expect(page.locator('[data-block="values"]')).toContainText('24/7');
});

test('Contact details: toll-free number, landline, two e-mails, the office in Dubai', async ({
  page,
}) => {
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  const details = page.locator('[data-block="contact-details"]');
  await expect(details.locator('a')).toHaveText([/^800 \d+$/, /^\+971 4 /, /^support@/]);
  await expect(details).toContainText('Dubai');
  await page.goto('/careers', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('main a[href^="mailto:careers@"]').first()).toHaveText(/^careers@/);
});

test("Button labels and text: 'Get A Call Back', 'Tell us more about your inquiry...'", async ({
  page,
}) => {
  const form = await openForm(page, forms.callBack);
  await expect(form.getByRole('button')).toHaveText('Get A Call Back');
  await expect(form.locator('textarea')).toHaveAttribute(
    'placeholder',
    'Tell us more about your inquiry...',
  );
});

const choices = (page: Page, name: string) =>
  page.locator(`select[name="${name}"] option`).allTextContents();

test('Career positions (9)', async ({ page }) => {
  await page.goto('/careers', { waitUntil: 'domcontentloaded' });
  expect(await choices(page, 'position')).toEqual([
    'Facilities Engineer',
    'House Keeping Supervisor',
    'Facilities Manager',
    'Business Development Manager',
    'HR',
    'Admin',
    'Accounts Officer',
    'Procurement Officer',
    'CAFM Operator',
  ]);
});

test('Estimate property types (7), default Residential Properties', async ({ page }) => {
  await page.goto('/estimate-project', { waitUntil: 'domcontentloaded' });
  expect(await choices(page, 'propertyType')).toEqual([
    'Commercial Properties',
    'Residential Properties',
    'Master Communities',
    'Mall & Retail',
    'Hospitality',
    'Villas And Apartments',
    'Warehouses',
  ]);
  await expect(page.locator('select[name="propertyType"]')).toHaveValue('Residential Properties');
});

test('Sticky header threshold: 100 px of scroll', async ({ page }) => {
  await page.goto('/faqs');
  const html = page.locator('html');
  await jumpTo(page, 100);
  await expect(html).not.toHaveAttribute('data-scrolled');
  await jumpTo(page, 101);
  await expect(html).toHaveAttribute('data-scrolled');
});
