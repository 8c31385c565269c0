import { expect, test } from 'vitest';
import { pagesOf } from '../make-test-site.ts';

/** What a format makes of a Thursday in May, on a page whose fields may say more. */
async function shown(format: string, page = '', site = ''): Promise<unknown> {
  const [made] = await pagesOf({
    'pages/_site.yaml': `name: Test\n${site}`,
    'pages/index.yaml': `title: Page\n${page}blocks:\n  - type: banner\n    title: "{{ '2026-05-07' | date: '${format}' }}"\n`,
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

test('what is no date is shown as it is', async () => {
  const [made] = await pagesOf({
    'pages/index.yaml':
      "title: Page\nblocks:\n  - type: banner\n    title: \"{{ 'soon' | date: '%B' }}\"\n",
  });
  expect(made?.blocks[0]?.title).toBe('soon');
});
