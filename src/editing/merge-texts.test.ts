import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeTexts } from './merge-texts.ts';

const base =
  'title: Home\nblocks:\n  - type: banner\n    title: Water\n  - type: text\n    body: Bye\n';

test('changes to different lines are both kept', () => {
  const merged = mergeTexts(base, base.replace('Home', 'Start'), base.replace('Bye', 'So long'));
  expect(merged.conflicts).toEqual([]);
  expect(merged.text).toBe(base.replace('Home', 'Start').replace('Bye', 'So long'));
});

test('where both changed a line, each side is shown, and one of them wins', () => {
  const mine = base.replace('Water', 'Water flows').replace('Home', 'Start');
  const theirs = base.replace('Water', 'Rain').replace('Bye', 'So long');
  const { conflicts, text } = mergeTexts(base, mine, theirs);
  expect(conflicts).toEqual([{ mine: '    title: Water flows', theirs: '    title: Rain' }]);
  expect(text).toBe(mine.replace('Bye', 'So long'));
  expect(mergeTexts(base, mine, theirs, 'theirs').text).toBe(theirs.replace('Home', 'Start'));
});

test('the same change on both sides is no conflict', () => {
  const both = base.replace('Water', 'Rain');
  expect(mergeTexts(base, both, both)).toEqual({ text: both, conflicts: [] });
});

test('long texts with nothing in common are compared at once, as a whole', () => {
  const lines = (letter: string) =>
    Array.from({ length: 60_000 }, (_, index) => `# ${letter}${index}\n`).join('');
  const [one, two, three] = [lines('a'), lines('b'), lines('c')];
  expect(mergeTexts(one, two, three)).toEqual({
    text: two,
    conflicts: [{ mine: two, theirs: three }],
  });
});

test('a side that changed nothing leaves the other as it is', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c d', ''), { maxLength: 8 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(texts, texts, (one, two) => {
      expect(mergeTexts(one, two, one)).toEqual({ text: two, conflicts: [] });
      expect(mergeTexts(one, one, two)).toEqual({ text: two, conflicts: [] });
    }),
  );
});

test('without conflicts neither side decides', () => {
  const texts = fc
    .array(fc.constantFrom('a', 'b', 'c d', ''), { maxLength: 8 })
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(texts, texts, texts, (one, two, three) => {
      const merged = mergeTexts(one, two, three);
      if (merged.conflicts.length > 0) return;
      expect(mergeTexts(one, two, three, 'theirs').text).toBe(merged.text);
    }),
  );
});
