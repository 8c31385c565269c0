import { expect, test } from 'vitest';
import {
  headersFor as headersOf,
  readHeaderRules,
  readRedirects,
  withQuery,
} from './host-rules.ts';

const headersFor = (text: string, path: string) => headersOf(readHeaderRules(text), path);

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

const target = (text: string, path: string) => readRedirects(text)(path)?.to;

test('a redirect leads one path to another', () => {
  expect(target('/former /latter 301\n', '/former')).toBe('/latter');
  expect(target('/former /latter 301\n', '/former/x')).toBeUndefined();
});

test('a parameter takes one part of the path along', () => {
  const rules = '/notes/:id /news/:id 301\n';
  expect(target(rules, '/notes/3')).toBe('/news/3');
  expect(target(rules, '/notes/3/4')).toBeUndefined();
});

test('a redirect answers with and without a slash at the end', () => {
  expect(target('/a /c 301\n', '/a/')).toBe('/c');
  expect(target('/a/ /c 301\n', '/a')).toBe('/c');
  expect(target('/a /c 301\n', '/a//')).toBeUndefined();
  expect(target('/a/:id /c 301\n', '/a/')).toBeUndefined();
});

test.each([
  ['ا', '/news/%D8%A7'],
  ['a\r\nX-Evil: y', '/news/a%0D%0AX-Evil%3A%20y'],
  ['a?b#c', '/news/a%3Fb%23c'],
  ['\\evil.example', '/news/%5Cevil.example'],
])('the parameter %j cannot leave its part of the new address', (given, to) => {
  expect(target('/notes/:id /news/:id 301\n', `/notes/${given}`)).toBe(to);
});

test.each([
  ['/a/:x /p 301\n/a/b /q 301\n', '/p'],
  ['/a/b /q 301\n/a/:x /p 301\n', '/q'],
  ['/a/b /q 301\n/a/b/ /p 301\n', '/q'],
])('of two rules for a path the first counts: %j', (rules, to) => {
  expect(target(rules, '/a/b')).toBe(to);
});

test('a colon that is before no parameter is one', () => {
  expect(target('/a https://example.org:8443/b 301\n', '/a')).toBe('https://example.org:8443/b');
  expect(target('/a/:x-y /b 301\n', '/a/:x-y')).toBe('/b');
  expect(target('/a/:x-y /b 301\n', '/a/z')).toBeUndefined();
});

test('an address in percent signs is the one that they stand for', () => {
  expect(target('/%D9%82 /b 301\n', '/ق')).toBe('/b');
  expect(target('/50%25 /b 301\n', '/50%')).toBe('/b');
  expect(target('/50% /b 301\n', '/50%')).toBe('/b');
});

test.each([
  ['/b', '/b?x=1'],
  ['/b#place', '/b?x=1#place'],
  ['/b?y=2#place', '/b?y=2&x=1#place'],
])('a visitor’s query goes along to %s', (to, whole) => {
  expect(withQuery(to, '?x=1')).toBe(whole);
  expect(withQuery(to, '')).toBe(to);
});

test('characters that mean something in expressions mean themselves', () => {
  expect(target('/a.b /c 301\n', '/a.b')).toBe('/c');
  expect(target('/a.b /c 301\n', '/axb')).toBeUndefined();
});
