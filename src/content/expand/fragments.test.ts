/** Fragments: blocks that several pages share. */
import { expect, test } from 'vitest';
import { makeSite, pagesOf, readAll } from '../../../tests/make-test-site.ts';
import type { Block } from '../model/types.ts';

async function firstBlock(files: { [path: string]: string }): Promise<Block> {
  const [page] = await pagesOf(files);
  return page?.blocks[0] as Block;
}

test('a fragment puts its blocks in place, with the values that it is given', async () => {
  const [page] = await pagesOf({
    'pages/_fragments/pair.yaml':
      '- { type: banner, title: "{{ with.title }}" }\n- { type: fragment, name: one, with: { big: "{{ with.big }}" } }\n',
    'pages/_fragments/one.yaml':
      'type: card-grid\nitems: [{ title: "On {{ page.title }}", big: "{{ with.big }}" }]\n',
    'pages/index.yaml':
      'title: Page\nblocks:\n  - { type: fragment, name: pair, with: { title: "Hello {{ site.name }}", big: true } }\n  - { type: banner, title: End }\n',
  });
  expect(page?.blocks).toEqual([
    { type: 'banner', title: 'Hello Test' },
    { type: 'card-grid', items: [{ title: 'On Page', big: true }] },
    { type: 'banner', title: 'End' },
  ]);
});

test('a value for a fragment may be empty', async () => {
  const pages = await pagesOf({
    'pages/_collections/rows.yaml': '- { slug: a, note: Yes }\n- { slug: b }\n',
    'pages/_fragments/one.yaml': 'type: banner\ntitle: "{{ with.note | default: \'None\' }}"\n',
    'pages/[slug].yaml':
      'each: rows\ntitle: Page\nblocks: [{ type: fragment, name: one, with: { note: "{{ entry.note }}" } }]\n',
  });
  expect(pages.map(({ blocks }) => blocks[0]?.title)).toEqual(['Yes', 'None']);
});

test('a template may choose the fragment', async () => {
  const files = {
    'pages/_collections/rows.yaml': '- { slug: a, kind: large }\n- { slug: b, kind: small }\n',
    'pages/_fragments/head-large.yaml': 'type: banner\ntitle: Large\n',
    'pages/_fragments/head-small.yaml': 'type: banner\ntitle: Small\n',
    'pages/[slug].yaml':
      'each: rows\ntitle: Page\nblocks: [{ type: fragment, name: "head-{{ entry.kind }}" }]\n',
  };
  const pages = await pagesOf(files);
  expect(pages.map(({ blocks }) => blocks[0]?.title)).toEqual(['Large', 'Small']);

  const { 'pages/_fragments/head-small.yaml': _small, ...withoutSmall } = files;
  const { problems } = await readAll(makeSite(withoutSmall));
  expect(problems.map(({ name, message }) => `${name}: ${message}`)).toEqual([
    'unknown-fragment: There is no fragment called head-small.',
  ]);
});

test('fragments work within blocks', async () => {
  const block = await firstBlock({
    'pages/_fragments/one.yaml': '- { type: banner, title: Inside }\n',
    'pages/index.yaml':
      'title: Page\nblocks:\n  - type: columns\n    columns:\n      - blocks: [{ type: fragment, name: one }, { type: banner, title: After }]\n',
  });
  expect(block.columns).toEqual([
    {
      blocks: [
        { type: 'banner', title: 'Inside' },
        { type: 'banner', title: 'After' },
      ],
    },
  ]);
});
