/** How pages end: not all alike. */
import { expect, test } from './quiet-page.ts';

const pages = [
  ...['/who-we-are', '/mission-vision', '/testimonials', '/health-safety', '/sustainability'],
  ...['/smart-tech', '/industry', '/client-portfolio', '/accreditations', '/faqs', '/careers'],
  ...['/service/hard-services', '/service/hard-services/chiller', '/technology/cafm', '/about-us'],
];

test('at most two of the pages end with the same two headings', async ({ page }) => {
  const endings = new Map<string, string[]>();
  for (const route of pages) {
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const headings = await page.locator('main h2').allTextContents();
    const ending = headings.slice(-2).join(' | ');
    endings.set(ending, [...(endings.get(ending) ?? []), route]);
  }
  for (const [ending, routes] of endings) {
    expect(routes.length, `${ending}: ${routes.join(', ')}`).toBeLessThanOrEqual(2);
  }
});
