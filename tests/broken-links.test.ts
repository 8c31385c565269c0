/**
 * Checks how often files are read to report many problems: a site in which every link is broken is checked in
 * seconds.
 */
import { afterAll, expect, test, vi } from 'vitest';
import { SiteCheck } from '../src/build/check-pages.ts';
import { projectRoot } from './source-files.ts';

const { readText } = vi.hoisted(() => ({ readText: vi.fn() }));
vi.mock('../src/content/yaml/load-yaml.ts', async (original) => {
  const whole = await original<typeof import('../src/content/yaml/load-yaml.ts')>();
  readText.mockImplementation(whole.readText);
  return { ...whole, readText };
});

const { CheckedSite } = await import('./checked-site.ts');

const PAGES = 100;

const page = (n: number) => `title: Page ${n}
description: What stands on the page with the number ${n}, and nothing else.
blocks:
  - type: banner
    title: Page ${n}
    text: Read [on](/gone/page-${n}).
    buttons:
      - { label: Further, to: /away/page-${n} }
`;

const site = new CheckedSite(
  Object.fromEntries(Array.from({ length: PAGES }, (_, n) => [`pages/page-${n}.yaml`, page(n)])),
);
afterAll(() => site.remove());

test('a page is read a few times for its broken links, however many pages there are', async () => {
  const { problems } = await new SiteCheck(site.root, projectRoot, { cache: false }).all();
  expect(problems.filter(({ name }) => name === 'broken-link')).toHaveLength(2 * PAGES);
  expect(readText.mock.calls.length).toBeLessThan(5 * PAGES);
}, 60_000);
