import { expect, test } from './quiet-page.ts';
import { expectAtOffset, hydrated } from './watching.ts';

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
    await expect(details).toContainText('toll-free');
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
    await hydrated(map.getByRole('button', { name: 'Show Live Map' }));
    expect(asked, 'nothing is asked of another site before the visitor wants it').toBe('');
    await map.getByRole('button', { name: 'Show Live Map' }).click();
    await expect(map.locator('iframe').contentFrame().locator('body')).toHaveText('The live map');
    expect(asked).toContain('marker=25.1412');
    // the address is beside the form, and only once
    await expect(page.locator('main').getByText('Al Quoz, Dubai')).toHaveCount(1);
  });

  test('and anchors #contact and #location', async ({ page }) => {
    for (const anchor of ['contact', 'location']) {
      await page.goto('/404');
      await page.goto(`/contact-us#${anchor}`);
      await expectAtOffset(page.locator(`#${anchor}`));
    }
  });
});

test('search engines learn the free number, and of no hours at which the office is open', async ({
  page,
}) => {
  await page.goto('/');
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, unknown>[] = JSON.parse(data ?? '')['@graph'];
  const company = graph.find((node) => node['@type'] === 'LocalBusiness');
  expect(company).not.toHaveProperty('openingHours');
  expect(company).toMatchObject({ contactPoint: { telephone: '800 32525' } });
});
