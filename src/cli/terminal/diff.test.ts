import { expect, test } from 'vitest';
import { formatDiff } from './diff.ts';

test('a change is shown as git shows it', () => {
  const change = { file: 'a.yaml', before: 'to: /old # kept\n', after: 'to: /new # kept\n' };
  const diff = '--- a/a.yaml\n+++ b/a.yaml\n@@ -1,1 +1,1 @@\n-to: /old # kept\n+to: /new # kept\n';
  expect(formatDiff([change])).toBe(diff);
});

test('a file that is only moved is shown with both names', () => {
  const text = 'title: Team\n';
  const change = {
    file: 'pages/team.yaml',
    movedTo: 'pages/people.yaml',
    before: text,
    after: text,
  };
  expect(formatDiff([change])).toBe('rename from pages/team.yaml\nrename to pages/people.yaml\n');
});
