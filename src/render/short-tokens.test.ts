import { expect, test } from 'vitest';
import { shortenTokens } from './short-tokens.ts';

const ground =
  ':root{--ink:#111;--space:1rem;--line:var(--ink);--gap:2px}.dark{--ink:#eee}p{color:var(--ink)}';
const shorten = (others: string[], named: string[] = []) =>
  shortenTokens(ground, others, new Set(named));

test('what has one value for all of a site is written as that value', () => {
  expect(shorten([])(ground)).toBe(':root{--a:#111;--b:var(--a)}.dark{--a:#eee}p{color:var(--a)}');
  expect(shorten([])('a{margin:calc(-1*var(--space)) var(--gap)}')).toBe(
    'a{margin:calc(-1*1rem) 2px}',
  );
});

test('what is declared again somewhere, or may be missing, stays a property', () => {
  const css = 'a{margin:var(--space)}';
  for (const other of ['b{--space:0}', '.x{gap:var(--space,1px)}', '@property --space{}']) {
    expect(shorten([other])(css)).toMatch(/^a\{margin:var\(--\w\)\}$/);
  }
});

test('the most frequent has the shortest name, and no name is that of another', () => {
  const many = Array.from({ length: 40 }, (_, n) => `.x{--p${n}:1;--p${n}:2}`);
  const css = shorten([...many, '.y{top:var(--b,0)}'])(`${many.join('')}${ground}`);
  const names = new Set(css.match(/--\w+(?=:)/g));
  expect(names.size).toBe(42);
  expect(names.has('--b')).toBe(false);
  expect(css).toContain(':root{--a:#111');
});

test('classes, texts and properties that scripts speak of keep their names', () => {
  const css = '.a--ink{--fade:1;content:"--ink";--ink:red;opacity:var(--fade)}';
  expect(shorten([css], ['--fade'])(css)).toBe(
    '.a--ink{--fade:1;content:"--ink";--a:red;opacity:var(--fade)}',
  );
});
