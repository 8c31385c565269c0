import { expect, test } from './quiet-page.ts';

test.use({ javaScriptEnabled: false });

test('menus open', async ({ page }) => {
  await page.goto('/faqs');
  const menu = page.locator('.desktop-menu');
  await menu.getByText('About Us').hover();
  await expect(menu.getByRole('link', { name: 'Mission & Vision' })).toBeVisible();
  await menu.getByRole('link', { name: 'Who We Are' }).click();
  await expect(page).toHaveURL('/who-we-are');
});

test('the mobile menu and the side panel open and close', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/faqs');
  for (const [opener, name] of [
    ['Open menu', 'Main menu'],
    ['Contact details', 'Talk to us'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page
      .getByRole('dialog', { name })
      .getByRole('button', { name: /^Close/ })
      .click();
    await expect(page.getByRole('dialog', { name })).toBeHidden();
  }
});

test('a search that cannot find anything is not offered', async ({ page }) => {
  await page.goto('/faqs');
  await expect(page.getByRole('button', { name: 'Contact details' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search' })).toBeHidden();
});

test('sliders scroll', async ({ page }) => {
  for (const [route, name] of [
    ['/', 'What we look after'],
    ['/testimonials', 'What clients say'],
  ] as const) {
    await page.goto(route);
    const carousel = page.getByRole('region', { name });
    const view = carousel.locator('.carousel-view');
    await expect(carousel.locator('.carousel-controls')).toBeHidden();
    await view.evaluate((node) => node.scrollTo({ left: 1000, behavior: 'instant' }));
    expect(await view.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
    await view.evaluate((node) => node.scrollTo({ left: 0, behavior: 'instant' }));
    await view.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => view.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  }
});

test('accordions open', async ({ page }) => {
  await page.goto('/faqs');
  const items = page.locator('[data-block="accordion"] details');
  await expect(items.first().locator('.rich-text')).toBeVisible();
  await items.nth(3).locator('summary').click();
  await expect(items.nth(3).locator('.rich-text')).toBeVisible();
  await expect(items.first().locator('.rich-text')).toBeHidden();
});

test('gallery pictures open as links, and all groups are shown', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.locator('.panel:visible')).toHaveCount(5);
  await expect(page.locator('.panel').getByRole('link')).toHaveCount(40);
  await page.locator('.panel').getByRole('link').nth(20).click();
  await expect(page).toHaveURL(/\/images\/gallery\/.+\.\w+$/);
});

test('counters show their end value', async ({ page }) => {
  await page.goto('/who-we-are');
  await expect(page.locator('[data-block="stats"] dd')).toHaveText([
    '19+',
    '350+',
    '1000+',
    '150+',
  ]);
});

test('a form is sent by the browser itself', async ({ page }) => {
  let body = '';
  await page.route('**/api/application/quote', async (route) => {
    body = route.request().postData() ?? '';
    await route.fulfill({ contentType: 'text/html', body: '<title>Thank you</title>' });
  });
  await page.goto('/contact-us');
  const form = page.getByRole('form', { name: 'Get Free Quote Now' });
  await form.getByRole('button').click();
  await expect(page).toHaveURL('/contact-us');
  await form.locator('[name="name"]').fill('Amal Test');
  await form.locator('[name="email"]').fill('amal@example.com');
  await form.locator('[name="phone"]').fill('0500000000');
  await form.getByRole('button').click();
  await expect(page).toHaveTitle('Thank you');
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    type: 'Contact us',
    name: 'Amal Test',
    email: 'amal@example.com',
    phone: '0500000000',
    message: '',
  });
});

test('a choice is a native select', async ({ page }) => {
  await page.goto('/careers');
  await page.locator('select[name="position"]').selectOption('HR');
  await expect(page.locator('select[name="position"]')).toHaveValue('HR');
  await expect(page.locator('select[name="position"]')).toBeVisible();
});

test('the hash of a gallery group and of a section leads there', async ({ page }) => {
  await page.goto('/services#soft-services');
  await expect(page.locator('#soft-services h2')).toBeInViewport();
  await page.goto('/gallery#celebrations');
  await expect(page.locator('#celebrations')).toBeInViewport();
});
