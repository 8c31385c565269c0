/** Positions: what belongs together stays together, on every page and at every width. */
import type { Locator, Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { expectStill, openAt, rowsOf } from './watching.ts';

/** Returns the box of an element. */
async function place(of: Locator) {
  const box = await of.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const width of [390, 1440]) {
  test(`the button of questions follows the last of them at ${width} px`, async ({ page }) => {
    await openAt(page, '/faqs', width);
    const block = page.locator('.block-accordion');
    const last = await place(block.locator('details').last());
    const button = await place(block.getByRole('link', { name: 'Ask Your Own' }));
    expect(button.y).toBeGreaterThan(last.bottom);
  });
}

const pager = (page: Page, name: string) =>
  place(page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name }));

test('the numbers of a pager have the same place on every page of a list', async ({ page }) => {
  const places = new Set<number>();
  for (const address of ['', '/page/2', '/page/3']) {
    await openAt(page, `/project-width-one${address}`, 1440);
    places.add((await pager(page, '2')).x);
  }
  expect(places.size).toBe(1);
});

test('on a phone the steps of a pager stand at the ends of their row', async ({ page }) => {
  for (const [address, name] of [
    ['', 'Next'],
    ['/page/2', 'Next'],
    ['/page/2', 'Previous'],
    ['/page/3', 'Previous'],
  ] as const) {
    await openAt(page, `/project-width-one${address}`, 390);
    const list = await place(page.locator('.block-card-grid .cards'));
    const step = await pager(page, name);
    if (name === 'Next') expect(step.right, address).toBeCloseTo(list.right, 0);
    else expect(step.x, address).toBeCloseTo(list.x, 0);
    expect(step.y, address).toBeGreaterThan((await pager(page, '1')).bottom);
  }
});

test('a pager below cards over the whole width ends where they end', async ({ page }) => {
  await openAt(page, '/project-width-two', 1920);
  const list = await place(page.locator('.block-card-grid .cards'));
  expect((await pager(page, 'Next')).right).toBeCloseTo(list.right, 0);
});

test('the call-back form stands beside its text from 992 px on', async ({ page }) => {
  for (const [width, isBeside] of [
    [991, false],
    [992, true],
  ] as const) {
    await openAt(page, '/', width);
    const text = await place(page.getByRole('heading', { name: 'Who We Are' }));
    const form = await place(page.locator('.block-form').first());
    expect(form.x > text.right, `at ${width} px`).toBe(isBeside);
  }
});

test('four ways to reach the company leave none alone in a row', async ({ page }) => {
  for (const [width, expected] of [
    [992, 2],
    [1280, 2],
    [1440, 1],
  ] as const) {
    await openAt(page, '/our-office', width);
    const ways = page.locator('.block-contact-details .contact-list > div');
    await expect(ways).toHaveCount(4);
    expect(await rowsOf(ways), `at ${width} px`).toBe(expected);
  }
});

for (const route of ['/project-grid-one1', '/project-grid-three']) {
  test(`${route} on a phone: the last of the projects that show leaves no gap`, async ({
    page,
  }) => {
    await openAt(page, route, 390);
    const list = page.locator('.block-filter-grid .cards');
    for (const label of ['All Works', 'Branding', 'Mobile']) {
      await page.getByText(label, { exact: true }).first().click();
      const cards = list.locator('.card:visible');
      const whole = await place(list);
      await expect
        .poll(async () => (await place(cards.last())).right, { message: label })
        .toBeCloseTo(whole.right, 0);
    }
  });
}

test.describe('below a legal page', () => {
  test.use({ tolerated: /404/ });
  test('an unknown page has a picture beside the text, as elsewhere', async ({ page }) => {
    await openAt(page, '/privacy-policy/anything', 1440);
    const picture = await place(page.locator('main img'));
    const words = await place(page.getByRole('heading', { level: 1 }));
    expect(picture.x).toBeGreaterThan(words.right);
  });
});

for (const [name, open] of [
  ['the side panel', (page: Page) => page.getByRole('button', { name: 'Contact details' }).click()],
  ['the search', (page: Page) => page.getByRole('button', { name: 'Search' }).click()],
  ['the film', (page: Page) => page.getByRole('button', { name: 'Watch our film' }).click()],
  ['a picture', (page: Page) => page.locator('.block-gallery img').first().click()],
] as const) {
  test(`the page behind ${name} does not scroll`, async ({ page }) => {
    await openAt(page, '/gallery', 1440);
    await open(page);
    await expect(page.locator('dialog:modal')).toBeVisible();
    const before = await page.evaluate(() => scrollY);
    // Beside the dialog, and over its middle.
    for (const [x, y] of [
      [60, 700],
      [720, 450],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 300);
      await expectStill(page.locator('main'));
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
    for (const key of ['PageDown', 'End', 'ArrowDown']) {
      await page.keyboard.press(key);
      await expectStill(page.locator('main'));
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toBeHidden();
    const scrolled = () => page.mouse.wheel(0, 300).then(() => page.evaluate(() => scrollY));
    await expect.poll(scrolled).toBeGreaterThan(before);
  });
}

test('the pictures of an article move by themselves, and can be stopped', async ({ page }) => {
  await openAt(page, '/blog-individual/3', 1440);
  const carousel = page.locator('.block-banner .carousel');
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toContainText('Slide 2 of 3');
  await carousel.getByRole('button', { name: /^Pause/ }).click();
  await expect(carousel.getByRole('button', { name: /^Play/ })).toBeVisible();
});

test('the lines behind a message keep clear of what it holds', async ({ page }) => {
  for (const width of [820, 1024, 1280]) {
    await openAt(page, '/coming-soon', width);
    const lines = await place(page.locator('.block-message .channels'));
    expect(lines.x).toBeGreaterThan((await place(page.locator('.block-message .held'))).right);
  }
});

test('no page of a breadcrumb is left alone in a second line', async ({ page }) => {
  await openAt(page, '/service/hard-services/hvac-systems', 390);
  const entries = page.locator('.breadcrumb li');
  const [before, last] = [await place(entries.nth(-2)), await place(entries.last())];
  expect(last.y).toBeCloseTo(before.y, 0);
});

test('four tiles stand two by two in a grid of three', async ({ page }) => {
  await openAt(page, '/project-width-one/page/3', 1440);
  const cards = page.locator('.block-card-grid .card');
  await expect(cards).toHaveCount(4);
  expect((await place(cards.nth(2))).x).toBeCloseTo((await place(cards.nth(0))).x, 0);
});

test('three links to social networks stand in one row beside an article and on phones', async ({
  page,
}) => {
  for (const width of [320, 1000]) {
    await openAt(page, '/blog-individual/1', width);
    const links = page.locator('main .block-social-links a');
    expect((await place(links.last())).y).toBeCloseTo((await place(links.first())).y, 0);
  }
});
