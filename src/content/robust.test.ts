/** Any content of a file is answered: never with an exception, and never with a hang. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answersFor } from '../../tests/answers.ts';
import { makeSite } from '../../tests/make-test-site.ts';

const sound = `title: "Home of {{ site.name }}"
description: A page
blocks:
  - &first
    type: banner
    title: 'It''s home'
    text: |
      **Bold** and [there](/)

      - a list
    image: { src: /images/hall.svg, alt: Hall }
  - type: card-grid
    items:
      - title: One
        rating: 4
        big: true
      - { title: Two, link: { label: More, to: "#x" } }
  - type: card-grid
    itemsFrom:
      collection: rows
      as: { title: "{{ entry.title | upcase }}" }
  - type: columns
    columns:
      - blocks:
          - <<: *first
            id: x
  - type: fragment
    name: part
    with: { title: Part }
`;

/** The number of inputs; PAGEWRIGHT_FUZZ=100000 tries a hundred thousand. */
const runs = Number(process.env.PAGEWRIGHT_FUZZ ?? 1500);
const time = Math.max(120_000, runs * 20);

const site = makeSite({
  'pages/index.yaml': sound,
  'pages/_collections/rows.yaml': '- title: One\n',
  'pages/_fragments/part.yaml': '- { type: banner, title: "{{ with.title }}" }\n',
});

test('the page as it is has no problem', () => {
  expect(answersFor(site, sound)).toEqual([]);
});

const lines = sound.split('\n');
const scrap = fc.oneof(
  fc.constantFrom(
    ...'\t # - : : " \' { } [ ] & * ! | > @ ` % ,',
    '{{',
    '}}',
    '{%',
    '<<: *first',
    '*first',
    '~',
    '0x1',
    '---',
    '...',
    '\u0000',
    '\ufeff',
    '__proto__: 1',
    'constructor: {}',
    '\r',
    '"{{ entry }}"',
    '{{ page }}',
  ),
  fc.string({ maxLength: 6 }),
);
const edit = fc.record({
  at: fc.nat(sound.length),
  cut: fc.nat(12),
  put: scrap,
});

test(
  'a page with anything cut out and put in gets an answer',
  () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        let text = sound;
        for (const { at, cut, put } of edits) text = text.slice(0, at) + put + text.slice(at + cut);
        answersFor(site, text);
      }),
      { numRuns: Math.ceil(runs / 3) },
    );
  },
  time,
);

test(
  'a page with its lines moved, repeated and indented gets an answer',
  () => {
    const line = fc.record({
      from: fc.nat(lines.length - 1),
      indent: fc.integer({ min: -4, max: 4 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (picked) => {
        const text = picked.map(({ from, indent }) => {
          const chosen = lines[from] ?? '';
          return indent < 0
            ? chosen.replace(new RegExp(`^ {0,${-indent}}`), '')
            : ' '.repeat(indent) + chosen;
        });
        answersFor(site, text.join('\n'));
      }),
      { numRuns: Math.ceil(runs / 5) },
    );
  },
  time,
);

test(
  'a page that ends anywhere gets an answer',
  () => {
    fc.assert(
      fc.property(fc.nat(sound.length), scrap, (end, put) => {
        answersFor(site, sound.slice(0, end) + put);
      }),
      { numRuns: Math.ceil(runs / 8) },
    );
  },
  time,
);

test(
  'what is no YAML at all gets an answer',
  () => {
    const soup = fc.array(
      fc.oneof(scrap, fc.constantFrom('\n', '\n  ', '\n    ', 'title: ', '- type: banner')),
      {
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(soup, (parts) => {
        answersFor(site, parts.join(''));
      }),
      { numRuns: Math.ceil(runs / 8) },
    );
  },
  time,
);

test(
  'a page whose values are of any kind gets an answer',
  () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      // Names that all JavaScript objects have.
      fc.dictionary(
        fc.constantFrom('toString', 'valueOf', 'toJSON', 'constructor', 'length'),
        fc.jsonValue({ maxDepth: 1 }),
      ),
    );
    const fields = [
      'title',
      'text',
      'items',
      'columns',
      'blocks',
      'image',
      'buttons',
      'itemsFrom',
      'name',
      'with',
      'id',
      'tone',
      'action',
      'file',
    ];
    const type = fc.constantFrom('banner', 'card-grid', 'columns', 'form', 'fragment');
    const block = fc
      .tuple(type, fc.dictionary(fc.constantFrom(...fields), value))
      .map(([name, rest]) => ({ ...rest, type: name }));
    const page = fc.record(
      {
        title: value,
        blocks: fc.oneof(value, fc.array(fc.oneof(block, value))),
        each: value,
        lang: value,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(page, (data) => {
        answersFor(site, JSON.stringify(data, null, 1));
      }),
      { numRuns: Math.ceil(runs / 5) },
    );
  },
  time,
);
