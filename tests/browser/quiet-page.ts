/**
 * Playwright's `test` that also fails when a page logs something in the console, requests something that does not
 * exist, or violates its Content-Security-Policy.
 */
import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from 'playwright/test';

interface Silence {
  /** Matches messages that a test provokes on purpose. */
  tolerated: RegExp;
  /** The messages so far. */
  trouble: string[];
}

/** The delay of scripts in milliseconds: a slow connection, on which visitors act before the app has loaded. */
const late = Number(process.env.TEST_LATE ?? 0);

const NOTHING = /^$/;

export const test = base.extend<Silence>({
  tolerated: [NOTHING, { option: true }],
  trouble: [
    async ({ context, tolerated }, use) => {
      const trouble: string[] = [];
      const hear = (text: string) => {
        if (!tolerated.test(text)) trouble.push(text);
      };
      if (late > 0) {
        await context.route(/\/assets\/[^/]*\.js$/, async (route) => {
          await setTimeout(late);
          // The visitor may have left the page.
          await route.continue().catch(() => {});
        });
      }
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      context.on('console', (message) => hear(`console.${message.type()}: ${message.text()}`));
      context.on('weberror', (error) => hear(`uncaught: ${error.error().message}`));
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // Leaving a page aborts its pending requests.
        if (reason !== 'net::ERR_ABORTED') hear(`${reason}: ${request.url()}`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) hear(`${response.status()}: ${response.url()}`);
      });
      await use(trouble);
      expect(trouble, 'console messages, failed requests and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
