/** The bad sample of each syntax rule is recognised, and the edits make the good sample of it. */
import { expect, test } from 'vitest';
import { applyEdits } from '../../content/yaml/edits.ts';
import { parse } from '../../content/yaml/parse.ts';
import { names } from '../registry/codes.ts';
import { rules } from '../registry/rules.ts';
import { explainSyntax } from './explain-syntax.ts';

const written = names.filter((name) => rules[name].code >= 200 && rules[name].code < 230);
const broken = written.filter((name) => parse(rules[name].bad).data === undefined);

test('most of these mistakes keep a file from being read', () => {
  expect(broken.length).toBeGreaterThan(15);
});

test.each(broken)('%s', (name) => {
  const { bad, good } = rules[name];
  const [first] = explainSyntax(bad);
  expect(first?.code).toBe(name);
  if (first?.edits) expect(applyEdits(bad, first.edits)).toBe(good);
  expect(parse(good).data).toBeDefined();
});
