/** A small site on the dev server, and helpers that wait for saved changes. */
import type { Page } from 'playwright/test';
import { freePort } from '../free-port.ts';
import { type Running, SmallSite } from '../small-site.ts';
import { expect, test } from './quiet-page.ts';
import { copyStudioBundle } from './studio-bundle.ts';
import { hydrated, mark } from './watching.ts';

/** Messages of Vite's client and React's developer tools, and the statuses of pages with a mistake. */
export const devServerNoise = /\[vite\]|React DevTools|404|500/;

export const other = `title: Other
description: The other page.
blocks:
  - type: banner
    title: The other page
`;

export let site: SmallSite;
export let running: Running;

/** Serves the site at the start of a test file. @param files the files of the site besides its settings, by path */
export async function openSite(files: Record<string, string | Buffer>) {
  test.setTimeout(120_000);
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
    ...files,
  });
  await copyStudioBundle(site.root);
  running = await site.serve('dev', '--port', String(await freePort()));
  // The first page waits for the code of the blocks, which no test is about.
  await fetch(running.origin);
}

/** Closes the site at the end of a test file. */
export async function closeSite() {
  running.process.kill('SIGINT');
  expect((await running.ended).code).toBe(0);
  site.remove();
}

/** Opens a page, waits until it listens for saved changes, and marks its window. */
export async function open(page: Page, route: string): Promise<void> {
  const listening = page.waitForEvent('console', (message) =>
    /\[vite\] connected/.test(message.text()),
  );
  await page.goto(running.origin + route);
  await listening;
  await hydrated(page.locator('main'));
  await mark(page);
}

/** Returns the card that shows a mistake in place of a block. */
export const card = (page: Page) => page.locator('[data-block="_problem"] article');
