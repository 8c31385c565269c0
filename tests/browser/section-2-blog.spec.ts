import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { block, expectLightbox, hydrated, textsOf } from './watching.ts';

const posts = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('Blog list', () => {
  test('(title Blogs): paginated, 5 posts per page', async ({ page }) => {
    await page.goto('/blog-list');
    await expect(page).toHaveTitle(/ \| Blogs$/);
    await expect(posts(page)).toHaveCount(5);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(pager).toContainText('Page 1 of 2');
    await expect(pager.getByRole('link', { name: '1' })).toHaveAttribute('aria-current', 'page');
    await pager.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/blog-list/page/2');
    await expect(posts(page)).toHaveCount(1);
    await pager.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL('/blog-list');
  });

  test('its first page is found by its number too', async ({ page }) => {
    await page.goto('/blog-list/page/1');
    await expect(page).toHaveURL('/blog-list');
    await expect(posts(page)).toHaveCount(5);
  });

  test('The sidebar has social follow links and the 3 most recent posts', async ({ page }) => {
    await page.goto('/blog-list');
    const follow = block(page, 'social-links').getByRole('link');
    expect(await textsOf(follow)).toEqual(['Facebook', 'Instagram', 'LinkedIn']);
    const newest = await textsOf(posts(page).getByRole('heading'));
    const recent = block(page, 'post-list').filter({ hasText: 'Recent articles' });
    expect(await textsOf(recent.locator('.post').getByRole('heading'))).toEqual(newest.slice(0, 3));
    const dates = await recent
      .locator('time')
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test('Video-format posts open a video lightbox', async ({ page }) => {
    await page.goto('/blog-list');
    const play = page.getByRole('button', { name: /^Play video: / });
    await expect(play).toHaveCount(1);
    await expectLightbox(page, play, page.locator('main .film-dialog'));
  });

  test('a post leads to its page, its category and its author', async ({ page }) => {
    await page.goto('/blog-list');
    const post = posts(page).first();
    const title = await post.getByRole('heading').textContent();
    const category = post.locator('a[href^="/category/"]');
    await category.click();
    await expect(page).toHaveURL(/\/category\/agency-news$/);
    await expect(posts(page)).toHaveCount(3);
    await page.goBack();
    await post.locator('a[href^="/archive/"]').click();
    await expect(page).toHaveURL(/\/archive\//);
    await page.goBack();
    // anywhere else on the post
    await post.click({ position: { x: 20, y: 40 } });
    await expect(page).toHaveURL(/\/blog-individual\/\d$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });
});

test.describe('Blog individual', () => {
  test('a gallery slider if the large image is a list', async ({ page }) => {
    await page.goto('/blog-individual/3');
    const slider = page.getByRole('region', { name: 'Pictures of the article' });
    await expect(slider.locator('img')).toHaveCount(3);
    await expect(slider).toHaveAttribute('data-running');
    await slider.getByRole('button', { name: 'Next slide' }).click();
    await expect(slider.locator('p[aria-live]')).toHaveText('Slide 2 of 3');
    await page.goto('/blog-individual/1');
    await expect(block(page, 'slider')).toHaveCount(0);
    await expect(block(page, 'banner').locator('img')).toBeVisible();
  });

  test('the body as HTML paragraphs, feature images, 2 related posts and a sidebar', async ({
    page,
  }) => {
    for (const id of [1, 2, 3, 4, 5, 6]) {
      await page.goto(`/blog-individual/${id}`);
      const body = block(page, 'columns').locator('.block-text .rich-text').first();
      expect(await body.locator('p').count()).toBeGreaterThan(4);
      await expect(block(page, 'gallery').locator('a[href$=".svg"] img').first()).toBeVisible();
      const related = page.locator('main > .block-card-grid', { hasText: 'Related articles' });
      await expect(related.locator('.card')).toHaveCount(2);
      await expect(related.locator(`a[href$="/${id}"]`)).toHaveCount(0);
      await expect(block(page, 'social-links').getByRole('link')).toHaveCount(3);
      await expect(page.locator('.posts.compact .post')).toHaveCount(3);
    }
  });

  test('its breadcrumb leads back to the list', async ({ page }) => {
    await page.goto('/blog-individual/4');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Blogs', title ?? '']);
    await crumbs.getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL('/blog-list');
  });

  test('its category leads to the other articles of the category', async ({ page }) => {
    await page.goto('/blog-individual/4');
    await block(page, 'banner').getByRole('link', { name: 'Agency News' }).click();
    await expect(page).toHaveURL('/category/agency-news');
  });

  test('a feature image opens large', async ({ page }) => {
    await page.goto('/blog-individual/4');
    const picture = block(page, 'gallery').locator('a[href$=".svg"]').first();
    await picture.scrollIntoViewIfNeeded();
    await hydrated(block(page, 'gallery').getByRole('list'));
    await picture.click();
    await expect(page.locator('dialog.lightbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(picture).toBeFocused();
  });

  test('a post of the video format opens its film in a lightbox', async ({ page }) => {
    await page.goto('/blog-individual/2');
    const play = page.getByRole('button', { name: 'Play video' });
    await expectLightbox(page, play, page.locator('main .film-dialog'));
  });

  test('The author page lists posts by author', async ({ page }) => {
    await page.goto('/blog-individual/2');
    await page.getByRole('link', { name: 'Articles By This Author' }).click();
    await expect(page).toHaveURL('/archive/leena-thomas');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leena Thomas');
    expect(await posts(page).count()).toBeGreaterThan(1);
    const authors = await textsOf(posts(page).locator('a[href^="/archive/"]'));
    expect(new Set(authors)).toEqual(new Set(['Leena Thomas']));
  });
});
