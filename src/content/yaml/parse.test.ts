import fc from 'fast-check';
import { dump } from 'js-yaml';
import { expect, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { parse } from './parse.ts';
import { yamlOptions } from './positions.ts';

/** Returns both parsers' readings of a text that each of them can read. */
function bothRead(text: string): [unknown, unknown] {
  const fast = parse(text);
  if (fast.data === undefined) throw new Error(`${fast.reason} in ${JSON.stringify(text)}`);
  const slow = parseDocument(text, yamlOptions);
  if (slow.errors.length > 0) throw new Error(`${slow.errors[0]?.code} in ${JSON.stringify(text)}`);
  return [fast.data, slow.toJS({ maxAliasCount: -1 })];
}

function expectSame(text: string): void {
  const [fast, slow] = bothRead(text);
  expect(fast, text).toEqual(slow);
}

const scalars = [
  ...'0 00 0o17 0o18 017 1_000 0x1F 0xfg 0x 0o 0b101 +1 -1 -0 1e3 1E+3 1.5e-3 .5 5. +.5 . .e1 1e 0.1.2'.split(
    ' ',
  ),
  ...'.inf -.inf +.Inf .INF .nan .NaN .NAN nan inf Infinity'.split(' '),
  ...'yes no on off y n True TRUE tRUE false ~ null Null NULL nULL'.split(' '),
  ...'2026-01-01 2026-01-01T10:00:00Z 12:30:45 1:30 1,000'.split(' '),
  ...'-- -a a:b http://a.b/c#d #fff a#b é € 日本'.split(' '),
  ...'"\\u263A" "\\x41\\n\\t" \'it\'\'s\' \'\' "" "1" \'~\''.split(' '),
  '!!str 1',
  '!!str true',
  '!!int 7',
  'two  words',
  '"two  words"',
];

test.each(scalars)('%s is read alike', (scalar) => {
  expectSame(`a: ${scalar}`);
  expectSame(`- ${scalar}`);
});

test('a scalar that looks like one of an older YAML stays text', () => {
  const text = 'a: yes\nb: 0b101\nc: 1_000\nd: 2026-01-01\ne: 12:30:45\nf: 0o17\ng: 017\n';
  expect(parse(text).data).toEqual({
    a: 'yes',
    b: '0b101',
    c: '1_000',
    d: '2026-01-01',
    e: '12:30:45',
    f: 15,
    g: 17,
  });
});

const documents = {
  empty: '',
  comment: '# only a comment\n',
  marker: '--- # begins\na: 1\n...\n',
  'byte order': '\ufeffa: 1\n',
  'windows lines': 'a: 1\r\nb:\r\n  - x\r\n  - "y\r\n    z"\r\n',
  literal: 'a: |\n  one\n  two\n\n   three\n\nb: |-\n  x\n\nc: |+\n  x\n\n\nd: |2\n    x\n',
  folded: 'a: >\n  one\n  two\n\n  three\n    more\n  end\nb: >-\n  x\n  y\nc: >+\n  x\n\n',
  'many lines': 'a: one\n  two\n\n  three\nb: "one\n  two\\\n  three"\nc: \'one\n\n  two\'\n',
  flow: 'a: {b: [1, two, "3"], c: {}, d: []}\ne: [a: 1, {b: 2}]\nf: {a, b: }\n',
  'flow over lines': 'a: [\n  1, # one\n  2,\n]\nb: {\n  c: d\n}\n',
  comments: '# c\na: 1 # d\n  # e\nb: # f\n  - x # g\n# h\n',
  anchors: 'a: &x {b: 1}\nc: *x\nd: &y text\ne: [*y, *x]\n',
  merges: 'a: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}\ne:\n  c: 4\n  <<: *x\n',
  'merge of several': 'a: &x {b: 1, c: 2}\nd: &y {b: 3, e: 4}\nf: {<<: [*x, *y]}\n',
  'merge in a merge': 'a: &x {b: 1}\nc: &y {<<: *x, d: 2}\ne: {<<: *y}\n',
  'no merge': 'a: "<<"\nb: <<\n',
  'empty values': 'a:\nb: ~\nc: ""\nd:\n  - \n  - x\n',
  'odd keys': '1: a\ntrue: b\n"quoted key": c\nkey with spaces: d\n1.5: e\n',
  'dashes at the margin': 'a:\n- 1\n- 2\nb:\n- - x\n  - y\n- c: d\n',
};

test.each(Object.entries(documents))('a document with %s is read alike', (_name, text) => {
  expectSame(text);
});

const word = fc.oneof(
  fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .filter((text) => !/[\ud800-\udfff\u0085\ufeff]/.test(text)),
  fc.constantFrom(
    ...scalars,
    '{{ entry.title }}',
    '**bold** text',
    'a: b',
    'a #b',
    ' x ',
    'x\n',
    '\ny\n\n',
  ),
);
const key = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 -]{0,8}[a-z]$/);
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    word,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(key, tie('any'), { maxKeys: 4 }),
  ),
})).any;

const writers: ((data: unknown) => string)[] = [
  (data) => dump(data),
  (data) => dump(data, { flowLevel: 1 }),
  (data) => dump(data, { forceQuotes: true, quotingType: '"', lineWidth: 20 }),
  (data) => stringify(data),
  (data) => stringify(data, { defaultStringType: 'BLOCK_LITERAL' }),
  (data) => stringify(data, { collectionStyle: 'flow', defaultStringType: 'QUOTE_SINGLE' }),
  (data) => stringify(data, { defaultStringType: 'BLOCK_FOLDED', lineWidth: 24 }),
];

test('whatever can be written is read alike by both parsers', () => {
  fc.assert(
    fc.property(fc.dictionary(key, value), fc.nat(writers.length - 1), (data, writer) => {
      expectSame(writers[writer]?.(data) ?? '');
    }),
    { numRuns: 400 },
  );
}, 60_000);

test('plain scalars made of the characters of numbers are read alike', () => {
  const letters = fc.constantFrom(...'0123456789+-.eExXoOaAfFnNiI_,:'.split(''));
  const plain = fc.string({ unit: letters, minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(plain, (text) => {
      fc.pre(!/^[,]|^[-:](?:$|[,:-])|^---|:$/.test(text) && !text.startsWith('-,'));
      expectSame(`a: ${text}\n`);
    }),
    { numRuns: 1000 },
  );
});
