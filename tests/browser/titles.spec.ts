/** The titles of pages, and how they change on navigation. */
import { expect, test } from './quiet-page.ts';
import { titles } from './screens.ts';
import { footerLink, hydrate } from './watching.ts';

test.describe('Titles and addresses', () => {
  test("Page title format: '{product} | {title}', on each of the first screens", async ({
    request,
  }) => {
    expect(Object.keys(titles)).toHaveLength(32);
    for (const [route, title] of Object.entries(titles)) {
      const answer = await request.get(route);
      expect(answer.status(), route).toBe(200);
      const [, shown] = /<title>(.*?)<\/title>/.exec(await answer.text()) ?? [];
      expect(shown, route).toBe(title);
    }
  });

  test('the title follows the visitor from page to page', async ({ page }) => {
    await page.goto('/faqs');
    await hydrate(page);
    await footerLink(page, 'Who We Are').click();
    await expect(page).toHaveTitle('Falaj | Who We Are');
    await page.goBack();
    await expect(page).toHaveTitle('Falaj | FAQs');
  });
});
