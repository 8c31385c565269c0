/** Elements side by side fill their row, at every width. */
import { expect, test } from './quiet-page.ts';
import { openAt, rowsOf } from './watching.ts';

test('fewer cards than fit into a row leave no empty place beside them', async ({ page }) => {
  await openAt(page, '/service/soft-services/pest-control', 1440);
  const list = page.locator('.block-card-grid .cards');
  await expect(list.locator('.card')).toHaveCount(2);
  const [whole, last] = [
    await list.boundingBox(),
    await list.locator('.card').last().boundingBox(),
  ];
  const end = ({ x = 0, width = 0 } = {}) => x + width;
  expect(end(last ?? {})).toBeCloseTo(end(whole ?? {}), 0);
});

for (const [route, boxes] of [
  ['/technology/cafm', '.block-values li'],
  ['/client-portfolio', '.block-testimonials .quotes > *'],
  ['/pricing-table', '.block-pricing .plan'],
  ['/personal-portfolio', '.block-steps .step'],
] as const) {
  for (const width of [768, 820]) {
    test(`${route} at ${width}: three stand side by side`, async ({ page }) => {
      await openAt(page, route, width);
      await expect(page.locator(boxes)).toHaveCount(3);
      expect(await rowsOf(page.locator(boxes))).toBe(1);
    });
  }
  test(`${route} on a small tablet: none of three is alone in a row`, async ({ page }) => {
    for (const width of [600, 760]) {
      await openAt(page, route, width);
      await expect(page.locator(boxes)).toHaveCount(3);
      expect([1, 3], `at ${width} px`).toContain(await rowsOf(page.locator(boxes)));
    }
  });
}

test('three links to social networks fit into a narrow column', async ({ page }) => {
  await openAt(page, '/blog-individual/1', 1200);
  const links = page.locator('.block-social-links li');
  await expect(links).toHaveCount(3);
  expect(await rowsOf(links)).toBe(1);
});

for (const [route, block] of [
  ['/who-we-are', '.block-banner'],
  ['/who-we-are', '.block-text'],
  ['/service/hard-services/chiller', '.block-text'],
  ['/', '.block-stats'],
  ['/404', '.block-message'],
] as const) {
  test(`${route} on a tablet: the picture of its ${block} stands beside the words`, async ({
    page,
  }) => {
    await openAt(page, route, 820);
    const first = page.locator(block).first();
    const words = await first.getByRole('heading').first().boundingBox();
    const picture = await first.locator('img').first().boundingBox();
    expect(words && picture).toBeTruthy();
    if (!words || !picture) return;
    const isApart = words.x + words.width <= picture.x || picture.x + picture.width <= words.x;
    expect(isApart).toBe(true);
  });
}

test('six values stand in two columns on a phone, and in one where there is no room', async ({
  page,
}) => {
  const values = page.locator('.block-values li');
  for (const [width, expected] of [
    [390, 3],
    [320, 6],
  ] as const) {
    await openAt(page, '/who-we-are', width);
    await expect(values).toHaveCount(6);
    expect(await rowsOf(values), `at ${width} px`).toBe(expected);
  }
});

test('small cards that are swiped divide no word on the narrowest phone', async ({ page }) => {
  await openAt(page, '/', 320);
  const titles = page.locator('.cards.swiped.style-tile h3');
  await expect(titles).toHaveCount(8);
  const divided = await titles.evaluateAll((all) =>
    all.flatMap((title) => {
      const range = document.createRange();
      const text = title.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(divided).toEqual([]);
});

test('the logo that is left over stands in the middle', async ({ page }) => {
  for (const width of [390, 1440]) {
    await openAt(page, '/our-clients', width);
    const logos = page.locator('.block-logos li');
    await expect(logos).toHaveCount(37);
    const { x = 0, width: own = 0 } = (await logos.last().boundingBox()) ?? {};
    expect(x + own / 2).toBeCloseTo(width / 2, 0);
  }
});

test('cards without links are low on a phone, with the picture beside the words', async ({
  page,
}) => {
  await openAt(page, '/ar/services', 390);
  const cards = page.locator('#hard-services .card');
  await expect(cards).toHaveCount(7);
  for (const card of await cards.all()) {
    const [whole, words] = [await card.boundingBox(), await card.locator('.content').boundingBox()];
    expect(whole?.height).toBeLessThan(230);
    expect(words?.width).toBeLessThan(0.7 * (whole?.width ?? 0));
  }
});

test("the footer's three menus stand side by side from a small desktop on", async ({ page }) => {
  for (const width of [992, 1024, 1440]) {
    await openAt(page, '/faqs', width);
    const menus = page.locator('.block-site-footer nav');
    await expect(menus).toHaveCount(3);
    expect(await rowsOf(menus), `at ${width} px`).toBe(1);
  }
});

test('links of the footer are 24 px high on a phone', async ({ page }) => {
  await openAt(page, '/faqs', 390);
  const links = page.locator('.block-site-footer :is(.contact-list, h2, .bottom-line) a');
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
});

for (const [route, width] of [
  ['/project-width-one/page/3', 1440],
  ['/project-width-two', 820],
] as const) {
  test(`${route} at ${width} px: the visible part of a tile’s picture is not just a strip`, async ({
    page,
  }) => {
    await openAt(page, route, width);
    const shares = await page.locator('.style-tile .card').evaluateAll((cards) =>
      cards.map((card) => {
        const [whole, words] = [card, card.querySelector('.content')].map((box) =>
          box?.getBoundingClientRect(),
        );
        return whole && words ? (words.top - whole.top) / whole.width : 0;
      }),
    );
    expect(shares.length).toBeGreaterThan(3);
    expect(Math.min(...shares)).toBeGreaterThan(0.45);
  });
}

test('the links of cards with icons are aligned in each row', async ({ page }) => {
  await openAt(page, '/', 1440);
  const links = page.locator('.cards.style-plain .card:has(.card-icon) .more-link');
  await expect(links).toHaveCount(6);
  expect(await rowsOf(links)).toBe(2);
});

test('cards without text are two in a row on a small tablet', async ({ page }) => {
  for (const width of [600, 768]) {
    await openAt(page, '/', width);
    const cards = page.locator('.block-card-grid:has-text("Services") .style-card .card');
    await expect(cards).toHaveCount(8);
    expect(await rowsOf(cards), `at ${width} px`).toBe(4);
  }
});
