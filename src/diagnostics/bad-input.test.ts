/**
 * Mistakes that need several files or lines, so that a rule's sample cannot show them, each with the whole printed
 * text. A changed message changes a file in bad-input/, which has to be read as an editor would.
 */
import { expect, test } from 'vitest';
import { type Files, printed } from '../../tests/make-test-site.ts';

const banner = 'title: Home\nblocks:\n  - type: banner\n    title: Welcome\n';
const page = (blocks: string): Files => ({ 'pages/index.yaml': `title: Home\nblocks:\n${blocks}` });
const services = '- slug: one\n  title: One\n- slug: two\n  title: Two\n';
const bomb = `a: &a [x, x, x, x, x, x, x, x, x, x]\n${'bcdefghi'
  .split('')
  .map(
    (name, index) => `${name}: &${name} [${Array(10).fill(`*${'abcdefgh'[index]}`).join(', ')}]\n`,
  )
  .join('')}title: Bomb\nblocks: []\n`;

const cases: { [name: string]: Files } = {
  'odd-time-zone': { 'pages/_site.yaml': 'name: Test\ntimeZone: Asia/Dubay\n' },
  'unpublished-page': {
    ...page('  - type: banner\n    title: One\n    text: See [the news](/news).\n'),
    'pages/news.yaml': 'title: News\npublishFrom: 2999-01-01\nblocks: []\n',
  },
  'unknown-nested-block': page(
    '  - type: columns\n    columns:\n      - blocks:\n          - type: card-gird\n            items:\n              - title: One\n',
  ),
  'unknown-key-of-an-entry': page(
    '  - type: card-grid\n    items:\n      - title: One\n        tone: dark\n',
  ),
  'unknown-key-of-a-page': { 'pages/index.yaml': `titel: Home\n${banner.slice(12)}` },
  'wrong-type-text-for-number': page(
    '  - type: card-grid\n    items:\n      - title: One\n        rating: "5"\n',
  ),
  'wrong-type-word-for-yes-or-no': page(
    '  - type: card-grid\n    items:\n      - title: One\n        big: yes\n',
  ),
  'wrong-type-group-for-list': page('  - type: card-grid\n    items:\n      title: One\n'),
  'wrong-type-list-for-group': page(
    '  - type: banner\n    title: One\n    image:\n      - src: /images/hall.svg\n        alt: Hall\n',
  ),
  'wrong-type-blocks': { 'pages/index.yaml': 'title: Home\nblocks:\n  type: banner\n' },
  'missing-field-of-an-entry': page(
    '  - type: card-grid\n    items:\n      - title: One\n        link:\n          label: More\n',
  ),
  'missing-blocks': { 'pages/index.yaml': 'title: Home\n' },
  'value-too-large': page(
    '  - type: card-grid\n    items:\n      - title: One\n        rating: 6\n',
  ),
  'odd-id': page('  - type: banner\n    title: One\n    id: 1 place\n'),
  'indentation-of-a-list': page(
    '  - type: banner\n    title: Welcome\n - type: banner\n   title: Again\n',
  ),
  'unquoted-template-and-text': page('  - type: banner\n    title: {{ page.title }} again\n'),
  'two-documents': { 'pages/index.yaml': `${banner}---\n${banner}` },
  'empty-file': { 'pages/index.yaml': banner, 'pages/empty.yaml': '\n# nothing yet\n' },
  'only-a-text': { 'pages/index.yaml': 'Welcome home\n' },
  'not-utf8': { 'pages/index.yaml': Buffer.from('title: Caf\u00e9\nblocks: []\n', 'latin1') },
  '10-mb-file': { 'pages/index.yaml': `title: Home\ntext: ${'x'.repeat(10 * 1024 * 1024)}\n` },
  'alias-bomb': { 'pages/index.yaml': bomb },
  'endless-alias': page('  - &block\n    type: columns\n    columns:\n      - blocks: [*block]\n'),
  'template-without-each': page('  - type: banner\n    title: "{{ entry.title }}"\n'),
  'template-not-closed': page('  - type: banner\n    title: "Hello {{ page.title"\n'),
  'template-tag-not-closed': page('  - type: banner\n    title: "{% if page.title %}Hello"\n'),
  'template-of-wrong-type': {
    ...page(
      '  - type: card-grid\n    items:\n      - title: One\n        rating: "{{ site.data.stars }}"\n',
    ),
    'pages/_site.yaml': 'name: Test\ndata:\n  stars: many\n',
  },
  'template-endless': page(
    '  - type: banner\n    title: "{% for a in (1..100000000) %}x{% endfor %}"\n',
  ),
  'fragment-loop': {
    ...page('  - type: fragment\n    name: one\n'),
    'pages/_fragments/one.yaml': '- type: fragment\n  name: two\n',
    'pages/_fragments/two.yaml': '- type: fragment\n  name: one\n',
  },
  'fragment-unused-and-unreadable': {
    'pages/index.yaml': banner,
    'pages/_fragments/one.yaml': '- type: "x\n',
    'pages/_fragments/two.yml': 'x',
  },
  'fragment-unreadable': {
    ...page('  - type: fragment\n    name: one\n'),
    'pages/_fragments/one.yaml': '- type: "x\n',
  },
  'unknown-entry': {
    'pages/index.yaml': banner,
    'pages/posts/[slug].yaml': `each: posts\n${banner.replace(/Home|Welcome/g, '"{{ entry.slug }}"')}`,
    'pages/_collections/kinds/workshop-news.yaml': 'title: Workshop News\n',
    'pages/_collections/posts.yaml':
      '- slug: one\n  kind: Workshop Newz\n  tags: [workshop-news, cooling]\n',
    'pages/_collections/posts.schema.json': JSON.stringify({
      type: 'object',
      properties: {
        slug: { type: 'string' },
        kind: { type: 'string', 'x-collection': 'kinds', 'x-field': 'title' },
        tags: { type: 'array', items: { type: 'string', 'x-collection': 'kinds' } },
      },
    }),
  },
  'fragment-with-a-mistake': {
    ...page('  - type: banner\n    title: Welcome\n  - type: fragment\n    name: partners\n'),
    'pages/_fragments/partners.yaml':
      '- type: banner\n  title: Partners\n- type: banner\n  titel: Partners\n',
  },
  'fragment-given-the-wrong-type': {
    ...page('  - type: fragment\n    name: partners\n    with:\n      title: 5\n'),
    'pages/_fragments/partners.yaml': '- type: banner\n  title: "{{ with.title }}"\n',
  },
  'collection-unknown-for-each': {
    'pages/[slug].yaml': `each: servces\n${banner}`,
    'pages/_collections/services.yaml': services,
  },
  'collection-row-with-a-mistake': {
    ...page('  - type: card-grid\n    itemsFrom:\n      collection: services\n'),
    'pages/_collections/services.yaml': `${services}- slug: three\n  title: 3\n`,
  },
  'collection-row-used-by-as': {
    ...page(
      '  - type: card-grid\n    itemsFrom:\n      collection: services\n      as:\n        title: "{{ entry.title }}"\n',
    ),
    'pages/_collections/services.yaml': `${services}- slug: three\n  title: 3\n`,
  },
  'collection-row-in-a-list': {
    'pages/[slug].yaml':
      'each: plans\ntitle: Plan\nblocks:\n  - type: card-grid\n    itemsFrom:\n      list: "{{ entry.steps }}"\n      as: { title: "{{ entry.name }}" }\n  - type: card-grid\n    itemsFrom:\n      list: "{{ entry.parts }}"\n',
    'pages/_collections/plans.yaml':
      '- slug: one\n  steps:\n    - name: First\n    - name: 2\n  parts:\n    - title: 3\n',
  },
  'collection-row-against-its-schema': {
    'pages/index.yaml': banner,
    'pages/_collections/services.yaml': services,
    'pages/_collections/services.schema.json': JSON.stringify({
      type: 'object',
      properties: {
        slug: { type: 'string', description: 'The address.' },
        titel: { type: 'string', description: 'The title.' },
      },
      required: ['slug'],
      additionalProperties: false,
    }),
  },
  'route-twice-by-files': {
    'pages/index.yaml': banner,
    'pages/about.yaml': banner,
    'pages/about/index.yaml': banner,
  },
  'route-twice-by-a-row': {
    'pages/one.yaml': banner,
    'pages/[slug].yaml': `each: services\n${banner}`,
    'pages/_collections/services.yaml': services,
  },
  'route-twice-by-rows': {
    'pages/[slug].yaml': `each: services\n${banner}`,
    'pages/_collections/services.yaml': '- slug: one\n- slug: one\n',
  },
  'route-without-each': { 'pages/[slug].yaml': banner },
  'route-index': {
    'pages/_collections/services.yaml': '- slug: index\n',
    'pages/services/[slug].yaml': `each: services\n${banner}`,
    'pages/index/index.yaml': banner,
    'pages/index.yaml': banner,
  },
  'route-odd-row': {
    'pages/[slug].yaml': `each: services\n${banner}`,
    'pages/_collections/services.yaml': '- slug: One & Two\n',
  },
  'path-with-odd-characters': {
    'pages/index.yaml': banner,
    'pages/Über uns.yaml': banner,
    'pages/a&b/page.yaml': banner,
  },
  'path-with-other-ending': {
    'pages/index.yaml': banner,
    'pages/about.yml': banner,
    'pages/notes.txt': 'x',
  },
  'missing-image': page(
    '  - type: banner\n    title: One\n    image:\n      src: /images/hal.svg\n      alt: The hall\n',
  ),
  'unsupported-picture': {
    ...page('  - type: banner\n    title: One\n    image: { src: /images/hall.heic, alt: Hall }\n'),
    'public/images/hall.heic': '',
  },
  'missing-image-in-markdown': page(
    '  - type: banner\n    title: One\n    text: |\n      Look: ![The hall](/images/hal.svg)\n',
  ),
  'missing-file': page('  - type: form\n    file: /papers/form.pdf\n'),
  'broken-menu-link': {
    'pages/index.yaml': banner,
    'pages/_site.yaml': 'name: Test\nmenus:\n  main:\n    - label: About\n      to: /about\n',
  },
  'redirect-loop': {
    'pages/index.yaml': banner,
    'pages/_site.yaml':
      'name: Test\nredirects:\n  - from: /a\n    to: /b\n  - from: /b\n    to: /a\n  - from: /c\n    to: /d\n',
  },
  'redirect-useless': {
    'pages/index.yaml': banner,
    'pages/_site.yaml':
      'name: Test\nredirects:\n  - { from: /, to: /images/hall.svg }\n  - { from: /a, to: / }\n  - { from: /a, to: / }\n',
  },
  'language-without-name-and-folder': {
    'pages/index.yaml': banner,
    'pages/ar/index.yaml': banner,
    'pages/_site.yaml':
      'name: Test\nlanguages:\n  - { lang: en, name: English }\n  - { lang: ar }\n',
  },
  'site-file-missing-name': { 'pages/index.yaml': banner, 'pages/_site.yaml': 'nme: Test\n' },
  'site-file-wrong-color': {
    'pages/index.yaml': banner,
    'pages/_site.yaml': 'name: Test\ntheme:\n  colors:\n    light:\n      primry: "#000"\n',
  },
  'frame-with-a-mistake': {
    'pages/index.yaml': banner,
    'pages/_site.yaml': 'name: Test\nframe:\n  before:\n    - type: banner\n      titel: Hello\n',
  },
  'several-mistakes': page(
    '  - type: banner\n    titel: Welcome\n    tone: blue\n  - type: nothing\n  - type: card-grid\n    items:\n      - text: One\n      - title: Two\n        rating: many\n',
  ),
  'block-type-with-an-odd-word': {
    ...page('  - type: price\n'),
    'blocks/price/schema.json': '{ "type": "object", "propertys": {} }',
    'blocks/price/view.tsx': '',
  },
  'block-type-broken': {
    ...page('  - type: price\n'),
    'blocks/price/schema.json': '{ "type": "object", ',
    'blocks/price/view.tsx': '',
  },
};

test.each(Object.entries(cases))('%s', async (name, files) => {
  const whole = await printed(files);
  // These lists grow with the page language, which must not change the files.
  const text = whole.replace(
    /(?<=of (?:a page|the site file|light)\.\n(?:.*\n)*?.*Fields here: ).*/,
    '…',
  );
  expect(text.replaceAll('schema.json', '')).not.toMatch(
    /schema|undefined|NaN|\[object| at \S+:\d|must NOT|must be/,
  );
  await expect(`${text}\n`).toMatchFileSnapshot(`./bad-input/${name}.txt`);
});
