import { expect, test } from 'vitest';
import { makeSite, readAll } from '../../../tests/make-test-site.ts';

/** Returns where the single mistake of a page is reported: a link that is made by a template. */
async function placeOf(to: string, row: string): Promise<string[]> {
  const site = makeSite({
    'pages/_collections/rows.yaml': `- slug: one\n  title: One\n${row}- slug: two\n  to: https://example.org/\n`,
    'pages/row/[slug].yaml': `each: rows\ntitle: Row\nblocks:\n  - type: card-grid\n    items:\n      - { title: Go, link: { label: Go, to: '${to}' } }\n`,
  });
  const { problems } = await readAll(site);
  return problems.map(({ name, file, line }) => `${name} ${file}:${line}`);
}

test('a value that has a default is traced back to where it is given, else to the default', async () => {
  const to = '{{ entry.to | default: "mailto" }}';
  expect(await placeOf(to, '  to: "javascript:1"\n')).toEqual([
    'odd-link pages/_collections/rows.yaml:3',
  ]);
  expect(await placeOf('{{ entry.to | default: "javascript:2" }}', '')).toEqual([
    'odd-link pages/row/[slug].yaml:6',
  ]);
});

test('what a filter has made of a value is traced back to the filter', async () => {
  expect(await placeOf('{{ entry.to | append: ":1" }}', '  to: javascript\n')).toEqual([
    'odd-link pages/row/[slug].yaml:6',
  ]);
});
