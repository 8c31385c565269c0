/** Each pattern recognises its sample. */
import { expect, test } from 'vitest';
import {
  bracePatterns,
  doubledBraces,
  spaceInBraces,
  unquotedComma,
} from './brackets-and-braces.ts';
import * as linePatterns from './line-patterns.ts';
import { oddSpace } from './odd-spaces.ts';
import type { PatternFinder } from './pattern.ts';
import { sourceLines } from './source-lines.ts';
import { decoratedKey } from './special-lines.ts';
import * as values from './value-patterns.ts';

const all = [
  ...Object.values(linePatterns),
  ...Object.values(values),
  decoratedKey,
  bracePatterns,
  doubledBraces,
  oddSpace,
  spaceInBraces,
  unquotedComma,
].flat();
const finders = all.filter((find): find is PatternFinder => 'sample' in find);

test.each(finders.map((find) => [find.sample, find] as const))('%s', (sample, find) => {
  const text = `items: [One\n${sample}\n`;
  const lines = sourceLines(text);
  const [, line] = lines;
  expect(line && find(line, { text, lines })).not.toEqual([]);
});
