import { expect, test } from 'vitest';
import { readHeaderRules, readRedirectRules } from './host-rules.ts';

const headersFor = (text: string, path: string) =>
  readHeaderRules(text)
    .filter((rule) => rule.matches(path))
    .flatMap((rule) => rule.headers);

const FILE = `/*
  X-One: a, b: c
/assets/*
  Cache-Control: immutable
`;

test('a rule with a star holds for all paths that begin so', () => {
  expect(headersFor(FILE, '/about.html')).toEqual([['X-One', 'a, b: c']]);
  expect(headersFor(FILE, '/assets/app.js')).toEqual([
    ['X-One', 'a, b: c'],
    ['Cache-Control', 'immutable'],
  ]);
});

test('a rule without a star holds for its path alone', () => {
  expect(headersFor('/a\n  X: 1\n', '/a')).toHaveLength(1);
  expect(headersFor('/a\n  X: 1\n', '/ab')).toHaveLength(0);
});

const target = (text: string, path: string) =>
  readRedirectRules(text)
    .map((rule) => rule.target(path))
    .find((to) => to !== undefined);

test('a redirect leads one path to another', () => {
  expect(target('/former /latter 301\n', '/former')).toBe('/latter');
  expect(target('/former /latter 301\n', '/former/x')).toBeUndefined();
});

test('a parameter takes one part of the path along', () => {
  const rules = '/notes/:id /news/:id 301\n';
  expect(target(rules, '/notes/3')).toBe('/news/3');
  expect(target(rules, '/notes/3/4')).toBeUndefined();
});

test('characters that mean something in expressions mean themselves', () => {
  expect(target('/a.b /c 301\n', '/a.b')).toBe('/c');
  expect(target('/a.b /c 301\n', '/axb')).toBeUndefined();
});
