/** Any content of a file is answered: never with an exception, and never with a hang. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSite } from '../../tests/make-test-site.ts';
import { diagnoseFile } from '../diagnostics/diagnose.ts';
import { formatProblems } from '../diagnostics/report/terminal.ts';
import { loadPageFile } from './load-page-file.ts';

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

async function problemsOf(text: string): Promise<string[]> {
  writeFileSync(join(site.root, 'pages/index.yaml'), text);
  const loaded = loadPageFile(site, { file: 'pages/index.yaml', pattern: '/' });
  const problems = diagnoseFile(site, loaded);
  const printed = formatProblems(problems, { siteRoot: site.root, color: false });
  expect(printed).not.toMatch(/\[object|undefined|NaN:|Infinity:/);
  for (const { file, line, column, endLine, endColumn, message, hint, edits = [] } of problems) {
    // The problem may be in a fragment that the page uses.
    const said = file === 'pages/index.yaml' ? text : readFileSync(join(site.root, file), 'utf8');
    const lines = said.split('\n');
    for (const { start, end } of edits) {
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(said.length);
    }
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(endLine * 10_000 + endColumn).toBeGreaterThanOrEqual(line * 10_000 + column);
    expect(line).toBeLessThanOrEqual(lines.length);
    const letters = lines[line - 1]?.length ?? 0;
    expect(column).toBeLessThanOrEqual(letters + 2);
    expect(message.length * hint.length, message).toBeGreaterThan(0);
  }
  return problems.map(({ name }) => name);
}

test('the page as it is has no problem', async () => {
  expect(await problemsOf(sound)).toEqual([]);
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
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        let text = sound;
        for (const { at, cut, put } of edits) text = text.slice(0, at) + put + text.slice(at + cut);
        await problemsOf(text);
      }),
      { numRuns: Math.ceil(runs / 3) },
    );
  },
  time,
);

test(
  'a page with its lines moved, repeated and indented gets an answer',
  async () => {
    const line = fc.record({
      from: fc.nat(lines.length - 1),
      indent: fc.integer({ min: -4, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 20 }), async (picked) => {
        const text = picked.map(({ from, indent }) => {
          const chosen = lines[from] ?? '';
          return indent < 0
            ? chosen.replace(new RegExp(`^ {0,${-indent}}`), '')
            : ' '.repeat(indent) + chosen;
        });
        await problemsOf(text.join('\n'));
      }),
      { numRuns: Math.ceil(runs / 5) },
    );
  },
  time,
);

test(
  'a page that ends anywhere gets an answer',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(sound.length), scrap, async (end, put) => {
        await problemsOf(sound.slice(0, end) + put);
      }),
      { numRuns: Math.ceil(runs / 8) },
    );
  },
  time,
);

test(
  'what is no YAML at all gets an answer',
  async () => {
    const soup = fc.array(
      fc.oneof(scrap, fc.constantFrom('\n', '\n  ', '\n    ', 'title: ', '- type: banner')),
      {
        maxLength: 40,
      },
    );
    await fc.assert(
      fc.asyncProperty(soup, async (parts) => {
        await problemsOf(parts.join(''));
      }),
      { numRuns: Math.ceil(runs / 8) },
    );
  },
  time,
);

test(
  'a page whose values are of any kind gets an answer',
  async () => {
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
    await fc.assert(
      fc.asyncProperty(page, async (data) => {
        await problemsOf(JSON.stringify(data, null, 1));
      }),
      { numRuns: Math.ceil(runs / 5) },
    );
  },
  time,
);

const megabyte = (part: string): string => part.repeat(Math.floor(1_000_000 / part.length));
const start = 'title: Page\nblocks:\n  - type: banner\n    title: One\n    text: ';

test.each([
  ['brackets', megabyte('['), 'too-deep'],
  ['dashes', megabyte('- '), 'too-deep'],
  ['stars', `${start}"${megabyte('_a* ')}"\n`, 'text-too-complex'],
  ['links', `${start}"${megabyte('[a](')}"\n`, 'text-too-complex'],
  ['elements', `${start}"${'<b>'.repeat(1500)}"\n`, 'text-too-complex'],
  ['templates', `${start}"${megabyte('{% if a %}')}"\n`, 'template-error'],
  [
    'fields',
    `${start}x\n${Array.from({ length: 20_000 }, (_, index) => `    k${index}: 1`).join('\n')}\n`,
    'unknown-key',
  ],
  ['blocks', `title: Page\nblocks:\n${megabyte('  - 1\n')}`, 'too-many-parts'],
])(
  'a megabyte of %s is answered in time',
  async (_name, text, code) => {
    expect(await problemsOf(text)).toContain(code);
  },
  120_000,
);
