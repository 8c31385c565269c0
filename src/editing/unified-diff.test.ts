import { applyPatch } from 'diff';
import { expect, test } from 'vitest';
import { unifiedDiff } from './unified-diff.ts';

const lines = (letter: string) =>
  Array.from({ length: 60_000 }, (_, index) => `# ${letter}${index}\n`).join('');

test('a changed line is shown with two lines of context', () => {
  const [before, after] = ['a\nb\nc\nd\ne\nf\ng', 'a\nb\nc\nD\ne\nf\ng'];
  const diff = '--- a/x.yaml\n+++ b/x.yaml\n@@ -2,5 +2,5 @@\n b\n c\n-d\n+D\n e\n f\n';
  expect(unifiedDiff({ file: 'x.yaml', before, after })).toBe(diff);
});

test('long texts with nothing in common are compared at once, as a whole', () => {
  const [before, after] = [lines('a'), `${lines('b')}# end`];
  const diff = unifiedDiff({ file: 'x.yaml', before, after });
  expect(diff).toContain('@@ -1,60000 +1,60001 @@\n-# a0\n');
  expect(applyPatch(before, diff)).toBe(after);
});

test('a change is shown as git shows it', () => {
  const change = { file: 'a.yaml', before: 'to: /old # kept\n', after: 'to: /new # kept\n' };
  const diff = '--- a/a.yaml\n+++ b/a.yaml\n@@ -1,1 +1,1 @@\n-to: /old # kept\n+to: /new # kept\n';
  expect(unifiedDiff(change)).toBe(diff);
});

test('a file that is only moved is shown with both names', () => {
  const [file, movedTo, text] = ['pages/team.yaml', 'pages/people.yaml', 'title: Team\n'];
  const diff = 'rename from pages/team.yaml\nrename to pages/people.yaml\n';
  expect(unifiedDiff({ file, movedTo, before: text, after: text })).toBe(diff);
});
