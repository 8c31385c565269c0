import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Site } from '../../content/site/site.ts';
import { themeWordIssues } from './theme-words.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pagewright-theme-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the reasons for which a token of the theme is reported. */
function refused(name: string, value: string | number): unknown[] {
  const settings = { theme: { tokens: { [name]: value } } };
  const site = { settings, root, engineRoot: path.resolve(import.meta.dirname, '../../..') };
  return themeWordIssues(site as unknown as Site).map(({ params }) => params);
}

test.each([0, 10, '0', '12 px', 'red', '#12', '#123456', '2xp', '1,5rem', 'big', '200ms'])(
  'a token that is a length cannot be %j',
  (value) => {
    expect(refused('radius-m', value)).toMatchObject([{ reason: 'token-length' }]);
  },
);

test.each(['0px', '-4px', '1.5rem', '4%', '1e1px', 'none', 'calc(1rem + 2vw)', 'var(--space-3)'])(
  'a token that is a length can be %s',
  (value) => {
    expect(refused('container', value)).toEqual([]);
  },
);

test('tokens that are no lengths can be anything', () => {
  expect(refused('shadow-1', 'none')).toEqual([]);
});
