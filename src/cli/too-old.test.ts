import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tooOld } from './too-old.mjs';

test.each(['18.20.4', '20.18.3', '16.0.0'])(
  'Node.js %s is too old, and the answer names both',
  (version) => {
    expect(tooOld(version)).toContain('20.19');
    expect(tooOld(version)).toContain(version);
  },
);

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node.js %s is new enough', (version) => {
  expect(tooOld(version)).toBeUndefined();
});

test('the oldest is the one of package.json', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8');
  const [, oldest = ''] = /"node": ">=([\d.]+)"/.exec(text) ?? [];
  expect(tooOld(oldest)).toBeUndefined();
  expect(tooOld('20.18.9')).toContain(`Node.js ${oldest} or newer`);
});
