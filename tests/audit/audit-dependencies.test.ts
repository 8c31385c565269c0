import { expect, test } from 'vitest';
import { judge } from './audit-dependencies.mjs';

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { pipe: { severity, range: '<2.0.0' } },
    metadata: {},
  });

test('a serious hole fails, with the package’s name and versions', () => {
  expect(judge(report('critical'))).toEqual({ failed: true, said: 'critical: pipe <2.0.0' });
});

test('a small one, or none, does not', () => {
  expect(judge(report('low')).failed).toBe(false);
  expect(judge(JSON.stringify({ vulnerabilities: {}, metadata: {} })).said).toBe(
    'No serious hole is known.',
  );
});

test.each(['', 'not json', '{"error":{"code":"ENOAUDIT"}}'])(
  'a registry that does not answer (%s) is reported, and fails where it is required',
  (text) => {
    const said = 'The registry did not answer: whether a hole is known was not checked.';
    expect(judge(text, false)).toEqual({ failed: false, said });
    expect(judge(text, true)).toEqual({ failed: true, said });
  },
);
