import { expect, test } from 'vitest';
import { pagesOf } from '../../../tests/make-test-site.ts';

/** Returns the result of a format for a Thursday in May, on a page with further fields. */
function shown(format: string, page = '', site = ''): Promise<unknown> {
  return filtered(`date: '${format}'`, page, site);
}

async function filtered(filter: string, page = '', site = ''): Promise<unknown> {
  const [made] = await pagesOf({
    'pages/_site.yaml': `name: Test\n${site}`,
    'pages/index.yaml': `title: Page\n${page}blocks:\n  - type: banner\n    title: "{{ '2026-05-07' | ${filter} }}"\n`,
  });
  return made?.blocks[0]?.title;
}

test.each([
  ['%-d %B %Y', '7 May 2026'],
  ['%A, %d.%m.%y', 'Thursday, 07.05.26'],
  ['%a %b %h', 'Thu May May'],
  ['%^B %^a', 'MAY THU'],
  ['%%B %H:%M', '%B 00:00'],
])('%s is %s', async (format, date) => {
  expect(await shown(format)).toBe(date);
});

test('months and days have the names of the site’s language', async () => {
  expect(await shown('%A, %-d. %B', '', 'lang: de\n')).toBe('Donnerstag, 7. Mai');
  expect(await shown('%^A', '', 'lang: de\n')).toBe('DONNERSTAG');
});

test('months and days have the names of the page’s language where that is another', async () => {
  expect(await shown('%-d %B', 'lang: fr\n', 'lang: de\n')).toBe('7 mai');
  expect(await shown('%-d %B', 'lang: ar\n')).toBe('7 مايو');
});

test.each([
  ['date', 'Thursday, May 7, 2026 at 12:00 am +0000', 'Donnerstag, 7. Mai 2026 um 00:00'],
  ['date_to_string', '07 May 2026', '07 Mai 2026'],
  ['date_to_long_string', '07 May 2026', '07 Mai 2026'],
  ["date_to_long_string: 'ordinal'", '7th May 2026', '7 Mai 2026'],
  ["date_to_string: 'ordinal', 'US'", 'May 7th, 2026', 'Mai 7, 2026'],
])('%s without a format is %s, and %s in German', async (filter, english, german) => {
  expect(await filtered(filter)).toBe(english);
  expect(await filtered(filter, 'lang: de\n')).toBe(german);
});

test('what is no date is shown as it is', async () => {
  const [made] = await pagesOf({
    'pages/index.yaml':
      "title: Page\nblocks:\n  - type: banner\n    title: \"{{ 'soon' | date: '%B' }}\"\n",
  });
  expect(made?.blocks[0]?.title).toBe('soon');
});
