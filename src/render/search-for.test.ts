import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchFor } from './search-for.ts';

test('one search for all words finds what a search for each finds', () => {
  const scrap = fc.constantFrom('a', 'b', 'ab', '<a', '.', '|', '(', ' ', '">');
  const text = (most: number) => fc.array(scrap, { minLength: 1, maxLength: most });
  let found = 0;
  fc.assert(
    fc.property(fc.array(text(4), { maxLength: 6 }), text(20), (parts, all) => {
      const words = parts.map((part) => part.join(''));
      const html = all.join('');
      const there = searchFor(words)(html);
      for (const word of words) {
        expect(there.has(word), `${JSON.stringify(word)} in ${JSON.stringify(html)}`).toBe(
          html.includes(word),
        );
        if (there.has(word)) found += 1;
      }
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(500);
});
