/**
 * Playwright's `test`, held to silence: it fails when a page says something in the console, asks
 * for what is not there or breaks its Content-Security-Policy.
 */
import { setTimeout } from 'node:timers/promises';
import { test as base, expect } from 'playwright/test';

interface Silence {
  /** What a test provokes on purpose. */
  tolerated: RegExp;
  /** What was heard so far. */
  trouble: string[];
}

/** By how many milliseconds code comes later than pages do: a slow line, where visitors are quicker than the app. */
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
          // The visitor may have moved on.
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
        // A visitor who moves on ends what was under way.
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
