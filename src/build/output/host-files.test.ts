import { expect, test } from 'vitest';
import { redirectsFile } from './host-files.ts';

const lines = (redirects: Record<string, unknown>[], base = '') =>
  redirectsFile({ name: 'Test', redirects } as never, base);

test('a redirect is for good unless it says how long', () => {
  expect(lines([{ from: '/a', to: '/b' }])).toBe('/a /b 301\n');
  expect(lines([{ from: '/a', to: '/b', status: 302 }])).toBe('/a /b 302\n');
});

test('both addresses lie below the base, others where they are', () => {
  expect(lines([{ from: '/a', to: '/b' }], '/site')).toBe('/site/a /site/b 301\n');
  expect(lines([{ from: '/a', to: 'https://b.example' }], '/site')).toBe(
    '/site/a https://b.example 301\n',
  );
});

test('an address is one word of ASCII', () => {
  expect(lines([{ from: '/old page', to: '/من' }])).toBe('/old%20page /%D9%85%D9%86 301\n');
  expect(lines([{ from: '/a\n/b', to: '/c%20d' }])).toBe('/a%0A/b /c%20d 301\n');
  expect(lines([{ from: '/\ud800', to: '/"\\$' }])).toBe('/%EF%BF%BD /%22%5C%24 301\n');
});
