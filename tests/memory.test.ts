/**
 * Validating a site needs memory only for a summary of each page: a substring of a page would keep the whole text in
 * memory.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { checkPages } from '../src/build/check-pages.ts';
import { projectRoot } from './source-files.ts';

const PAGES = 100;
const PAGE_BYTES = 100_000;

const root = mkdtempSync(path.join(tmpdir(), 'pagewright-memory-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

/** Returns a page that names a picture and other pages, with a long text in a comment. */
const page = (number: number) => `title: The page of number ${number}
description: What a visitor finds on the page of number ${number}, in a few words.
blocks:
  - type: banner
    id: the-banner-of-page-${number}
    title: The page of number ${number}
    image: { src: /images/the-hall-${number}.svg, alt: picture }
    buttons: [{ label: The page before, to: "/page-of-number-${Math.max(0, number - 1)}" }]
  - type: text
    body: ${'Some more words. '.repeat(PAGE_BYTES / 17).trim()}
`;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function heap(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

test('the summaries of pages do not keep their texts in memory', async () => {
  write('pages/_site.yaml', 'name: Large\n');
  for (let number = 0; number < PAGES; number += 1) {
    write(`pages/page-of-number-${number}.yaml`, page(number));
    write(`public/images/the-hall-${number}.svg`, '<svg viewBox="0 0 40 30"></svg>');
  }
  const check = () => checkPages(root, projectRoot, { cache: false });
  // both results are kept, so that the difference is the size of one, without the loaded code
  const first = await check();
  const before = heap();
  const second = await check();
  const perPage = (heap() - before) / PAGES;
  for (const { pages, problems } of [first, second]) {
    expect(pages).toBe(PAGES);
    expect(problems.filter(({ name }) => name === 'poor-alt')).toHaveLength(PAGES);
  }
  expect(perPage).toBeLessThan(PAGE_BYTES / 10);
}, 30_000);
