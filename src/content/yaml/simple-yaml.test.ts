/** The short way gives what the parser gives, or nothing. PAGEWRIGHT_FUZZ=100000 tries that many texts. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageYaml } from '../../../tests/bench/make-sites.mjs';
import { randomTexts, sound } from '../../../tests/random-yaml.ts';
import { sourceFiles } from '../../../tests/source-files.ts';
import { parseWhole, resolved } from './parse.ts';
import { readSimple } from './simple-yaml.ts';

const runs = Number(process.env.PAGEWRIGHT_FUZZ ?? 3000);

/** Whether the short way read it; what it reads may not differ from what the parser does, nor may the order of fields. */
function isSimple(text: string): boolean {
  const simple = readSimple(text, resolved);
  if (simple === undefined) return false;
  const { data } = parseWhole(text);
  expect([simple], text).toStrictEqual([data]);
  expect(JSON.stringify(simple), text).toBe(JSON.stringify(data));
  return true;
}

test('every file of this site and its blocks is read alike, and most of them the short way', () => {
  const files = ['pages', 'blocks'].flatMap((folder) => sourceFiles(folder, /\.yaml$/));
  const simple = files.filter(({ text }) => isSimple(text));
  expect(simple.length / files.length).toBeGreaterThan(0.5);
  expect(isSimple(pageYaml(1))).toBe(true);
});

test.each([
  'a: 1\nb: 2.50\nc: ~\nd:\ne: True\nf: 0x1F\ng: 1_000\n',
  'a: "x: y # z"\nb: \'it\'\'s {{ x }}\'\nc: ""\n',
  'a:\n- b: 1\n  c:\n    - d\n    - e: 2\n- f\ng: h',
  'a: |\n  one\n\n    two # no comment\n\n\nb: |-\n  three: four\n# a comment\nc: 5\n',
  'a: { b: c d, e: { f: [1, two, "3"] }, g: [], h: {} }\nb: [x y, { z: "," }]\n',
  '# first\na: b#c\n\n  # further in\nb: c:d\n',
  '- a\n- b: 1\n-   c: 2\n    d: 3\n',
  'a: b #c\nd: # e\n  f: 1 # g\nh: [1] # i\nj: b \n',
  'a: -b\nc: -1\nd: [-2, -e, https://x.y/z?a=b#c]\n',
  'a: one\n  two\nb:\n  - three\n    four\n',
  "a: \"one  \n\n   two\n  three\"\nb: 'it''s\n  here'\n",
  'a: "\\n \\u2066x\\" \\\\"\nb: "\\ud83d\\udca7\n\n  \\t"\n',
  'a: >\n  one\n  two\n\n\n  three\n\nb: >-\n  four\n',
  'a: [\n  1, { b: 2,\n\n    c: 3 },\n]\nd: {\n    e: 4\n}\n',
  'a:\n  { b: 1 }\nc:\n    "d\n   e" # f\ng: 2\n',
  'a: 💧\n',
  'a: b\r\nc: |\r\n  d\r\n',
])('%j is read the short way', (text) => {
  expect(isSimple(text)).toBe(true);
});

test.each([
  ...[
    'a: b: c',
    'a: b\n  c: d\n',
    'a: b # c\n  d\n',
    'a: b\n\n  c\n',
    'a: b\n  # c\n  d\n',
    'a: "b\nc"\n',
    'a: "\\x41"\n',
    'a: "b\\\n  c"\n',
    'a: &x b',
    'a: *x',
    'a: !t b',
    'a: >\n  b\n    c\n',
    'a: >+\n  b\n',
  ],
  ...[
    'a: |2\n   b\n',
    'a: |+\n  b\n\n',
    'a: |\n',
    'a: |\n\n    \n  b\n',
    '"a": 1',
    '1: a',
    'a b: c',
  ],
  ...[
    'a:\tb',
    'a: b\rc: d\n',
    'a:\n  "b": c\n',
    'a:\n  [b]: c\n',
    '\ufeffa: b',
    '---\na: b',
    'a: b\n...\n',
    '%YAML 1.2\n',
    '',
    '# x\n',
    'a',
  ],
  ...[
    'a: 1\na: 2\n',
    'a: { b: 1, b: 2 }',
    'a: { b }',
    'a: [b: 1]',
    'a: [1,, 2]',
    'a: [,]',
    'a: {b: 1} c',
  ],
  ...[
    'a: "\\/\\_"',
    'a: b\n c: d\n',
    '- a\nb: c\n',
    'a:\n  - b\n c: d\n',
    '- \n- a',
    'true: a',
    '-\n  a: 1',
  ],
  ...[
    'a: [\n1]\n',
    'a: [1 # b\n  ]\n',
    'a: [b\n  c]\n',
    'a: - b',
    'a: ? b',
    "a: 'b' c",
    'a: {{ b }}',
    'a: \ud83d',
    '<<: a',
    '- - a',
    'a: b\t',
    `a: ${'['.repeat(50)}${']'.repeat(50)}`,
  ],
])('%j is left to the parser', (text) => {
  expect(readSimple(text, resolved)).toBeUndefined();
});

test('the text that is edited below is read the short way', () =>
  expect(isSimple(sound)).toBe(true));

test.each(Object.entries(randomTexts))(
  '%s is read alike',
  (_name, texts) => {
    let simple = 0;
    fc.assert(
      fc.property(texts, (text) => {
        if (isSimple(text)) simple += 1;
      }),
      { numRuns: runs / 4 },
    );
    expect(simple).toBeGreaterThan(runs / 400);
  },
  Math.max(60_000, runs * 5),
);
