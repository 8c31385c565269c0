import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasSingleBrace } from './lost-text.ts';

test.each([
  'a: Call { site.phone } now',
  'a: {entry.title}',
  `a: costs ${'$'}{entry.price}`,
  'a: { b: c }\nd: { group.name }',
])('%j has a template with one brace', (text) => expect(hasSingleBrace(text)).toBe(true));

test.each(['a: {{ entry.title }}', '{ entry.title }', 'a: { entry: 1 }', 'a: { entry.title }}'])(
  '%j has none',
  (text) => expect(hasSingleBrace(text)).toBe(false),
);

test('braces are looked at one by one with the same result as by a pattern for the whole text', () => {
  const pattern = /[^{]\{ ?(?:entry|site|page|with|params|pager|group)\.[\w.]+ ?\}(?!\})/;
  const scraps = ['{', '}', ' ', 'entry', 'site.', 'group', '.', 'title', '$', '\n', ': '];
  const texts = fc
    .array(fc.constantFrom(...scraps, '{ entry.a', '{site.b }'), { maxLength: 12 })
    .map((parts) => parts.join(''));
  let found = 0;
  fc.assert(
    fc.property(texts, (text) => {
      const has = hasSingleBrace(text);
      if (has) found += 1;
      expect(has, text).toBe(pattern.test(text));
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(50);
});
