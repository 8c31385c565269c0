import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Site } from '../../content/site/site.ts';
import { themeWordIssues } from './theme-words.ts';

const root = mkdtempSync(path.join(tmpdir(), 'pagewright-theme-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Returns the reasons why a token of the theme is refused. */
const refused = (name: string, value: string | number) => refusedIn({ tokens: { [name]: value } });

/** Returns the reasons why a theme is refused. */
function refusedIn(theme: object): unknown[] {
  const settings = { theme };
  const site = { settings, root, engineRoot: path.resolve(import.meta.dirname, '../../..') };
  return themeWordIssues(site as unknown as Site).map(({ params }) => params);
}

test.each([
  0,
  10,
  '0',
  '12 px',
  'red',
  '#12',
  '#123456',
  '2xp',
  '1,5rem',
  'big',
  '200ms',
  'calc(1px + )',
  'clamp(1rem, 2vw)',
])('a token that is a length cannot be %j', (value) => {
  expect(refused('radius-m', value)).toMatchObject([{ reason: 'token-length' }]);
});

test.each(['0px', '-4px', '1.5rem', '4%', '1e1px', 'none', 'calc(1rem + 2vw)', 'var(--space-3)'])(
  'a token that is a length can be %s',
  (value) => {
    expect(refused('container', value)).toEqual([]);
  },
);

test('tokens that are no lengths can be anything', () => {
  expect(refused('shadow-1', 'none')).toEqual([]);
});

test.each(['rgb(1, 2)', 'hsl(200, 30%)', 'bluee', 'url(a.png)', 'var(--brand)'])(
  'a colour cannot be %s',
  (link) => {
    expect(refusedIn({ colors: { light: { link } } })).toMatchObject([{ reason: 'colour' }]);
  },
);

test.each([
  '#0d5c63',
  'Canvas',
  'transparent',
  'rgb(1 2 3)',
  'hsl(200 50% 30% / 0.5)',
  'oklch(0.5 0.1 200)',
  'color-mix(in oklab, red 20%, white)',
  'light-dark(red, blue)',
  'rgb(from var(--ink) r g b)',
])('a colour can be %s', (link) => {
  expect(refusedIn({ colors: { light: { link } } })).toEqual([]);
});
