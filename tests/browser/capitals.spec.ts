/**
 * The labels of buttons: each word begins with a capital, as in the specification's own: 'Get A Call Back', 'Estimate
 * Project'.
 */
import { builtRoutes } from '../built-routes.mjs';
import { builtSite } from './playwright.config.ts';
import { expect, test } from './quiet-page.ts';

/** Labels that the specification writes differently. */
const GIVEN = ['Learn more'];

// Parsed pages that are not shown apply no styles, and the browser logs that.
test.use({ tolerated: /404|Applying inline style/ });

test('each word of a button begins with a capital, on every page', async ({ page }) => {
  await page.goto('/faqs');
  const texts = await page.evaluate(async (routes) => {
    const parser = new DOMParser();
    const pages = await Promise.all(routes.map(async (route) => (await fetch(route)).text()));
    const buttons = pages.flatMap((html) => [
      ...parser.parseFromString(html, 'text/html').querySelectorAll('.button'),
    ]);
    return [...new Set(buttons.map((button) => button.textContent?.trim() ?? ''))];
  }, builtRoutes(builtSite));
  expect(texts).toContain('Get A Call Back');
  const small = texts.filter((text) => /(^|\s)\p{Ll}/u.test(text) && !GIVEN.includes(text));
  expect(small).toEqual([]);
});
