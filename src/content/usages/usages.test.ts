import { describe, expect, test } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { resolveSite } from './addresses.ts';
import { findUsages, type UsageKind } from './find-usages.ts';
import { yamlSources } from './yaml-sources.ts';

const site = makeSite({
  'pages/_site.yaml':
    'name: Test\nmenus:\n  main:\n    - { label: About, to: "/about?x=1" }\nredirects:\n  - from: /old\n    to: /about#team\n',
  'pages/about.yaml': 'title: About\nblocks:\n  - type: banner\n    id: team\n    title: About\n',
  'pages/index.yaml': `title: Home
blocks:
  - type: columns
    columns:
      - blocks:
          - type: banner
            title: Welcome
            text: |
              Words about /about, which are no link.
              [This](/about/) is one, <a href="/about#team">so</a> is this. ![Hall](/images/hall.svg)
  - type: fragment
    name: "part-{{ page.lang }}"
  - type: card-grid
    itemsFrom:
      collection: services
      as:
        title: "{{ entry.title }}"
        link: { label: See it, to: "/{{ entry.slug }}" }
        image:
          src: '/images/hall.svg'
          alt: Hall
`,
  'pages/post/[slug].yaml':
    'each: { collection: services }\ntitle: Post\nblocks:\n  - type: banner\n    title: Post\n',
  'pages/_fragments/part-en.yaml':
    '- type: banner\n  title: "{{ with.title }}"\n  text: "[x]: /about"\n',
  'pages/posts.yaml':
    "image: '/images/Anna''s Hälle (1).jpg?v=2'\nblocks:\n  - text: \"![a](</images/Anna's Hälle (1).jpg>)\"\n  - b: '![a](/images/Anna''s%20H%C3%A4lle%20(1).jpg)'\n",
  'pages/_collections/services.yaml': '- slug: about\n  title: About\n  see: /about\n',
});

const places = (kind: UsageKind, name: string) =>
  findUsages(yamlSources(site.files), kind, name).map(
    ({ file, line, column }) => `${file.replace('pages/', '')}:${line}:${column}`,
  );

describe('usages', () => {
  test.each<[UsageKind, string, string[]]>([
    [
      'block',
      'banner',
      [
        '_fragments/part-en.yaml:1:9',
        'about.yaml:3:11',
        'index.yaml:6:19',
        'post/[slug].yaml:4:11',
      ],
    ],
    ['field', 'banner.text', ['_fragments/part-en.yaml:3:3', 'index.yaml:8:13']],
    ['field', 'card-grid.items.link.to', ['index.yaml:18:32']],
    ['field', 'card-grid.items', ['index.yaml:14:5']],
    [
      'page',
      '/about',
      [
        '_collections/services.yaml:3:8',
        '_fragments/part-en.yaml:3:15',
        '_site.yaml:4:28',
        '_site.yaml:7:9',
        'index.yaml:10:22',
        'index.yaml:10:48',
      ],
    ],
    ['fragment', 'part-en', ['index.yaml:12:11']],
    ['fragment', 'other', []],
    ['collection', 'services', ['index.yaml:15:19', 'post/[slug].yaml:1:21']],
    ['image', '/images/hall.svg', ['index.yaml:10:85', 'index.yaml:20:17']],
    ['image', '/images/hal.svg', []],
    [
      'image',
      "/images/Anna's Hälle (1).jpg",
      ['posts.yaml:1:9', 'posts.yaml:3:18', 'posts.yaml:4:14'],
    ],
  ])('of the %s %s', (kind, name, expected) => {
    expect(places(kind, name)).toEqual(expected);
  });

  test('of a page whose links a template makes', async () => {
    const { linksTo } = resolveSite(site);
    const found = linksTo((route) => route === '/about').map(
      ({ file, line, to }) => `${file}:${line} ${to}`,
    );
    expect(found).toContain('pages/index.yaml:18 /about');
  });
});
