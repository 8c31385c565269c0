/** A small site that `dev` serves, and a browser that waits for what is saved. */
import type { Page } from 'playwright/test';
import { freePort } from '../free-port.ts';
import { type Running, SmallSite } from '../small-site.ts';
import { expect } from './quiet-page.ts';
import { hydrated, mark } from './watching.ts';

/** Vite's client says that it is there, and React where its tools are; pages with a mistake stay pages. */
export const devServerNoise = /\[vite\]|React DevTools|404|500/;

export const other = `title: Other
description: The other page.
blocks:
  - type: banner
    title: The other page
`;

export let site: SmallSite;
export let running: Running;

/** Opens what the tests of a file begin with. @param files those of the site beside its settings, by path */
export async function openSite(files: Record<string, string | Buffer>) {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
    ...files,
  });
  running = await site.serve('dev', '--port', String(await freePort()));
}

/** Closes what the tests of a file end with. */
export async function closeSite() {
  running.process.kill('SIGINT');
  expect((await running.ended).code).toBe(0);
  site.remove();
}

/** Opens a page, waits until it listens for what is saved, and marks its window. */
export async function open(page: Page, route: string): Promise<void> {
  const listening = page.waitForEvent('console', (message) =>
    /\[vite\] connected/.test(message.text()),
  );
  await page.goto(running.origin + route);
  await listening;
  await hydrated(page.locator('main'));
  await mark(page);
}

/** Returns where a mistake is told in place of what it spoils. */
export const card = (page: Page) => page.locator('[data-block="_problem"] article');
