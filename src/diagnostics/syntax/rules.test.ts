/** Each rule of writing finds its mistake in its bad sample, and its edits make the good one of it. */
import { expect, test } from 'vitest';
import { applyEdits } from '../../content/yaml/edits.ts';
import { parse } from '../../content/yaml/parse.ts';
import { syntaxRules } from './explain-syntax.ts';
import { sourceLines } from './source-lines.ts';

test.each(syntaxRules.map((rule) => [rule.bad, rule] as const))('%j', (bad, rule) => {
  const lines = sourceLines(bad);
  const parsed = parse(bad);
  const error = parsed.data === undefined ? parsed : { reason: '', line: lines.length, column: 1 };
  const repaired = lines.flatMap((line) =>
    rule.applies(line, { text: bad, lines, error }).map(({ edits }) => applyEdits(bad, edits)),
  );
  expect(repaired).toContain(rule.good);
  expect(parse(rule.good).data).toBeDefined();
});

test.each(syntaxRules.map((rule) => [rule.good, rule] as const))(
  '%j is left alone',
  (good, rule) => {
    const lines = sourceLines(good);
    const found = lines.flatMap((line) => rule.applies(line, { text: good, lines }));
    expect(found.filter(({ unsure }) => !unsure)).toEqual([]);
  },
);
