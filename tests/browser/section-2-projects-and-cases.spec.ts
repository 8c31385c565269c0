import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { block, expectLightbox, hydrated, scrollThrough, textsOf } from './watching.ts';

const cards = (page: Page) => page.locator('main .card:visible');

async function expectNotFound(page: Page, route: string) {
  const answer = await page.goto(route);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
}

test.describe('what has no record', () => {
  test.use({ tolerated: /404/ });
  for (const route of [
    '/blog-individual/99',
    '/archive/nobody',
    '/category/nothing',
    '/project-details/none',
    '/team-details/nobody',
    '/case-details/none',
    '/blog-list/page/3',
  ]) {
    test(`${route} is not found`, ({ page }) => expectNotFound(page, route));
  }
});

test.describe('Template leftovers', () => {
  const grids: [string, number][] = [
    ['/project-grid-one', 6],
    ['/project-grid-one1', 9],
    ['/project-grid-two', 6],
    ['/project-grid-three', 9],
  ];
  for (const [route, count] of grids) {
    test(`project grids (first 6 or 9 items): ${route}`, async ({ page }) => {
      await page.goto(route);
      await expect(cards(page)).toHaveCount(count);
    });
  }

  test('Project filter labels: All Works, Branding, Mobile', async ({ page }) => {
    await page.goto('/project-grid-three');
    const labels = page.getByRole('radio');
    await hydrated(labels.first());
    expect(await textsOf(page.locator('.choice label'))).toEqual([
      'All Works',
      'Branding',
      'Mobile',
    ]);
    await expect(labels.first()).toBeChecked();
    await page.locator('.choice').getByText('Branding').click();
    await expect(cards(page)).toHaveCount(6);
    expect(new Set(await textsOf(cards(page).locator('.meta')))).toEqual(new Set(['Branding']));
    await expect(page.getByRole('status').filter({ hasText: '6 of 9' })).toBeAttached();
    await labels.nth(1).press('ArrowRight');
    await expect(cards(page)).toHaveCount(3);
    await labels.first().check();
    await expect(cards(page)).toHaveCount(9);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });
    test('all projects show, and no label that does nothing', async ({ page }) => {
      await page.goto('/project-grid-three');
      await expect(cards(page)).toHaveCount(9);
      await expect(page.locator('.choice')).toBeHidden();
    });
  });

  const lists: [string, number[]][] = [
    ['/project-width-one', [6, 6, 4]],
    ['/project-width-two', [8, 8]],
  ];
  for (const [route, counts] of lists) {
    test(`full-width grids: the first 16 items, 6 a page, 8 in four columns: ${route}`, async ({
      page,
    }) => {
      await page.goto(route);
      const seen = new Set<string>();
      for (const [index, count] of counts.entries()) {
        await expect(cards(page)).toHaveCount(count);
        for (const title of await textsOf(cards(page).getByRole('heading'))) seen.add(title);
        const next = page.getByRole('link', { name: 'Next' });
        if (index === counts.length - 1) await expect(next).toHaveCount(0);
        else await next.click();
        if (index < counts.length - 1) await expect(page).toHaveURL(`${route}/page/${index + 2}`);
      }
      expect(seen.size).toBe(16);
    });
  }

  test('project details by title slug', async ({ page }) => {
    await page.goto('/project-grid-one');
    await cards(page).first().click();
    await expect(page).toHaveURL('/project-details/five-arches');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five arches');
  });

  test('team and team details', async ({ page }) => {
    await page.goto('/team');
    await expect(cards(page)).toHaveCount(6);
    await cards(page).first().click();
    await expect(page).toHaveURL('/team-details/samir-qureshi');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samir Qureshi');
    await expect(page.locator('main')).toContainText('Head of Engineering');
    const social = block(page, 'profiles').locator('.social-links a');
    await expect(social).toHaveCount(8);
    for (const link of await social.all()) {
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAccessibleName(/\w/);
    }
  });

  test('case-study list and case detail: title, excerpt, thumbnail, details, Solutions', async ({
    page,
  }) => {
    await page.goto('/case-study');
    await expect(cards(page)).toHaveCount(6);
    await cards(page).first().click();
    await expect(page).toHaveURL(/\/case-details\/[a-z-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(block(page, 'banner').locator('img')).toBeVisible();
    await expect(block(page, 'banner').locator('.lead')).not.toBeEmpty();
    await expect(block(page, 'text').filter({ hasText: 'The case' }).locator('p')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Solutions' })).toBeVisible();
  });

  test('... a play button opening a video lightbox', async ({ page }) => {
    await page.goto('/case-details/a-cooler-summer-in-one-tower');
    const play = page.getByRole('button', { name: 'Play the film of the case' });
    await expectLightbox(page, play, page.locator('main .film-dialog'));
  });

  test("... and a 'Work We Finished' counter block: ROI 15% and 60+ monthly visits", async ({
    page,
  }) => {
    await page.goto('/case-details/a-cooler-summer-in-one-tower');
    const counters = block(page, 'stats').filter({ hasText: 'Work We Finished' });
    await scrollThrough(page);
    await expect(counters).toContainText('15%');
    await expect(counters).toContainText('ROI');
    await expect(counters).toContainText('60+');
    await expect(counters).toContainText('Monthly visits');
  });

  for (const [route, name] of [
    ['/about-us', 'Play the film'],
    ['/project-details/five-arches', 'Play video'],
    ['/creative-agency', 'Play the studio film'],
  ] as const) {
    test(`A video popup opens from a play button: ${route}`, async ({ page }) => {
      await page.goto(route);
      await expectLightbox(
        page,
        page.getByRole('button', { name }),
        page.locator('main .film-dialog'),
      );
    });
  }
});

test('Template counters: 10+ years, 1500+ projects', async ({ page }) => {
  await page.goto('/corporate-agency');
  const counters = block(page, 'stats');
  await scrollThrough(page);
  // The counters may still run.
  await expect.poll(() => textsOf(counters.locator('dd'))).toEqual(['10+', '1500+']);
});
