/** `each`: which pages a file makes of the entries of a collection. */
import { expect, test } from 'vitest';
import { pagesOf } from '../../../tests/make-test-site.ts';

const services = `
- { slug: boiler, category: hard, title: Boiler }
- { slug: pest, category: soft, title: Pest control }
- { slug: guard, category: secure, title: Guards }
- { slug: crew, category: soft, title: Crew }
`;

test('each with a choice makes pages for some entries', async () => {
  const pages = await pagesOf({
    'pages/_collections/services.yaml': services,
    'pages/[slug].yaml': `each: { collection: services, where: { category: soft }, sort: title }\ntitle: Page\nblocks: []\n`,
  });
  expect(pages.map(({ route }) => route)).toEqual(['/crew', '/pest']);
});

test('each with groupBy makes a page for each value', async () => {
  const pages = await pagesOf({
    'pages/_collections/services.yaml': services,
    'pages/by/[category].yaml': `each: { collection: services, groupBy: category }\ntitle: Page\nblocks:\n  - type: banner\n    title: "{{ group.name }}: {{ group.entries | map: 'slug' | join: ', ' }}"\n`,
  });
  expect(pages.map(({ route, blocks }) => [route, blocks[0]?.title])).toEqual([
    ['/by/hard', 'hard: boiler'],
    ['/by/soft', 'soft: pest, crew'],
    ['/by/secure', 'secure: guard'],
  ]);
});

test('each with paginate divides a list into pages', async () => {
  const pages = await pagesOf({
    'pages/_collections/services.yaml': services,
    'pages/list.yaml': `each: { collection: services, paginate: 3 }\ntitle: Page\nblocks:\n  - type: card-grid\n    heading: "{{ pager.page }} of {{ pager.pages }}, {{ pager.previous }}-{{ pager.next }}"\n    itemsFrom: { list: "{{ pager.entries }}" }\n`,
  });
  expect(
    pages.map(({ route, blocks }) => [
      route,
      blocks[0]?.heading,
      (blocks[0]?.items as unknown[] | undefined)?.length,
    ]),
  ).toEqual([
    ['/list', '1 of 2, -/list/page/2', 3],
    ['/list/page/2', '2 of 2, /list-', 1],
  ]);
});
