import type { Page } from 'playwright/test';
import { expect, test } from './quiet-page.ts';
import { screens } from './screens.ts';
import { heading, hydrate } from './watching.ts';

function scriptsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.push(request.url());
  });
  return found;
}

/** Follows a link that the shown page does not have. It is added outside of what React hydrates. */
const follow = (page: Page, route: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
  }, route);

test('a style sheet that several blocks share is in the page once', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html.match(/<style/g)).toHaveLength(1);
  expect(html.match(/\.carousel-slide\{flex/g)).toHaveLength(1);
  expect(html).toContain('@layer shared,blocks;');
  expect(html).not.toContain('@import');
});

test.describe('React renders the same HTML as the build', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const [route, blocks] of [
    ['/creative-agency', ['filter-grid', 'stats', 'form']],
    ['/contact-us', ['form']],
    ['/services', ['stats']],
  ] as const) {
    test(`${route}: ${blocks.join(', ')}`, async ({ page }) => {
      await page.goto('/faqs');
      await hydrate(page);
      await follow(page, route);
      await expect(heading(page)).not.toHaveText('FAQs');
      for (const island of await page.locator('main > [data-island]').all()) {
        await expect(island).toHaveAttribute('data-island', 'hydrated');
      }
      const changed = await page.evaluate(async (names) => {
        const text = await (await fetch(location.href)).text();
        // The policy of the loaded page does not allow the style sheet of this one.
        const html = text.replace(/<style>.*?<\/style>/s, '');
        const drawn = new DOMParser().parseFromString(html, 'text/html');
        return names.filter((name) => {
          const parts = [drawn, document].map((root) => {
            const [island] = root.querySelectorAll(`main [data-block=${name}]>.container`);
            const copy = island?.cloneNode(true) as Element;
            // The ids of `useId` differ between hydrated and browser-rendered elements.
            for (const { attributes } of copy.querySelectorAll('*')) {
              for (const attribute of attributes) {
                attribute.value = attribute.value.replace(/_[rR]_\w+?_/, 'id');
              }
            }
            return copy;
          });
          return !parts[0]?.isEqualNode(parts[1] ?? null);
        });
      }, blocks);
      expect(changed).toEqual([]);
    });
  }
});

test.describe('No script before it is needed', () => {
  for (const route of ['/faqs', '/404', '/service/hard-services/chiller', '/who-we-are']) {
    test(`${route} downloads no script until the visitor shows intent`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.goto(route, { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      await page.locator('.bar .logo').hover();
      await expect.poll(() => scripts.length).toBeGreaterThan(0);
    });
  }

  test('an island below the view is fetched when the visitor comes near', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/who-we-are', { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.locator('[data-block="stats"]').scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.some((url) => url.includes('/stats-'))).toBe(true);
    expect(scripts.some((url) => url.includes('/form-'))).toBe(false);
  });

  test('an island is fetched when it comes near, not before', async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto('/');
    await expect.poll(() => scripts.some((url) => url.includes('/hero-'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(scripts.some((url) => url.includes('/stats-'))).toBe(false);
    await page.locator('[data-block="stats"]').scrollIntoViewIfNeeded();
    await expect.poll(() => scripts.some((url) => url.includes('/stats-'))).toBe(true);
  });
});

test('the Content-Security-Policy allows what each page holds, and nothing inline but by hash', async ({
  request,
  page,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(.*?)<\/loc>/g)].map(
    ([, route]) => route,
  );
  expect(routes.length).toBeGreaterThan(30);
  await page.goto('/404');
  for (const route of [...new Set([...screens, ...routes])]) {
    const answer = await request.get(route || '/');
    const html = await answer.text();
    const header = answer.headers()['content-security-policy'] ?? '';
    // All policies must allow a style: the header leaves styles to the policy of each page, which names its own.
    expect(header, route).toContain(
      "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'sha256-",
    );
    expect(header.replace("style-src 'self' 'unsafe-inline'", ''), route).not.toContain('unsafe');
    const own = /<meta http-equiv="Content-Security-Policy" content="(style-src [^"]*)">.*<style/s;
    const ofPage = own.exec(html)?.[1] ?? '';
    expect(ofPage, route).toContain("'sha256-");
    expect(ofPage, route).not.toContain('unsafe');
    const policy = `${header}; ${ofPage}`;
    const breaches = await page.evaluate(
      async ([html, allowed]) => {
        const hash = async (text: string) => {
          const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
          return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
        };
        const found: string[] = [];
        const document = new DOMParser().parseFromString(html, 'text/html');
        for (const element of document.querySelectorAll('noframes, script:not([src])')) {
          if (/^application\/(ld\+)?json$/.test(element.getAttribute('type') ?? '')) continue;
          if (!allowed.includes(await hash(element.textContent ?? '')))
            found.push(element.outerHTML);
        }
        for (const element of document.querySelectorAll('*')) {
          for (const { name, value } of element.attributes) {
            const isCode = name === 'style' || name.startsWith('on') || /^javascript:/i.test(value);
            if (isCode) found.push(`${element.localName} ${name}=${value}`);
          }
        }
        return found;
      },
      // A page that is parsed here is subject to the policy of the page that parses it.
      [html.replace(/<(\/?)style>/g, '<$1noframes>'), policy] as const,
    );
    expect(breaches, route).toEqual([]);
  }
});
