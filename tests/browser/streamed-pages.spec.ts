/** Pages that arrive in chunks, as on a slow connection. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { shiftsOf, still, watchShifts } from './page-checks.ts';
import { expect, test } from './quiet-page.ts';

/** Small enough to end in the middle of a block. */
const PIECE = 3000;
/** Long enough for a browser to paint what it has. */
const BETWEEN_PIECES = 20;

/** The font arrives after the text is painted without it, and the deferred styles arrive after the font. */
const LATE = [
  { what: /\.woff2$/, after: 300 },
  { what: /\/deferred-.*\.css$/, after: 600 },
];

let server: Server;
/** What a page waits for after its header. */
let mayGoOn: Promise<void>;

/** Proxies the site, and sends pages in chunks from their first block on. */
test.beforeEach(async ({ baseURL }) => {
  mayGoOn = Promise.resolve();
  server = createServer(async (request, response) => {
    const late = LATE.find(({ what }) => what.test(request.url ?? ''));
    if (late) await pause(late.after);
    const answer = await fetch(`${baseURL}${request.url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of ['content-type', 'content-security-policy']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.writeHead(answer.status);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    let at = isPage ? body.indexOf('>', body.indexOf('<main')) + 1 : body.length;
    response.write(body.subarray(0, at));
    await mayGoOn;
    for (; at < body.length; at += PIECE) {
      await pause(BETWEEN_PIECES);
      response.write(body.subarray(at, at + PIECE));
    }
    response.end();
  });
  await new Promise((listening) => server.listen(0, 'localhost', () => listening(undefined)));
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

for (const route of ['/service/hard-services', '/blog-individual/1', '/contact-us']) {
  test(`${route}: nothing moves while the page arrives in pieces`, async ({ page }) => {
    await watchShifts(page);
    const { port } = server.address() as AddressInfo;
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://localhost:${port}${route}`);
      await page.waitForFunction(() => {
        const { sheet } = document.querySelector('body > link') as HTMLLinkElement;
        return sheet !== null;
      });
      await page.evaluate(
        () =>
          new Promise((drawn) =>
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))),
          ),
      );
      expect(await shiftsOf(page), `at ${width} px`).toEqual(still);
    }
  });
}

test('a button of the header answers that is pressed before the page is there', async ({
  page,
}) => {
  let goOn = () => {};
  mayGoOn = new Promise((resolve) => {
    goOn = resolve;
  });
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/faqs`, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('body')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('#site-search')).toHaveCount(0);
  goOn();
  await expect(page.locator('#site-search')).toBeVisible();
});
