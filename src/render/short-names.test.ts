import { expect, test } from 'vitest';
import { shortNames, withNames } from './short-names.ts';

const css = ':root{--ink:#111;--line:#222}p{color:var(--ink);opacity:var(--fade,1)}';
const names = withNames(shortNames([css], ['--fade', '--t']));

test('what is used most has the shortest name; what scripts say keeps its own, and nothing else gets it', () => {
  expect(names.inCss(css)).toBe(':root{--e:#111;--a:#222}p{color:var(--e);opacity:var(--fade,1)}');
  expect(names.inCss('b{--ink:#333;--unknown:1px}')).toBe('b{--e:#333;--unknown:1px}');
});

test('quotations, classes and addresses that look like one stay', () => {
  const like = '.card--ink{content:"--ink";background:url(/a--ink.png) url(/--ink.png)}';
  expect(names.inCss(like)).toBe(like);
});

test('in HTML and in JSON they stand in attributes only', () => {
  expect(names.inMarkup('<path d="M0" fill="var(--ink)"/><code>var(--ink)</code>')).toBe(
    '<path d="M0" fill="var(--e)"/><code>var(--ink)</code>',
  );
  const json = JSON.stringify({ icon: '<path fill="var(--ink)"/>', text: 'var(--ink)' });
  expect(names.inMarkup(json.replace(/</g, '\\u003c'))).toBe(
    '{"icon":"\\u003cpath fill=\\"var(--e)\\"/>","text":"var(--ink)"}',
  );
});

test('a hundred names are a hundred different ones', () => {
  const many = Array.from({ length: 800 }, (_, n) => `--name-${n}:${n};`);
  const short = withNames(shortNames(many, [])).inCss(many.join(''));
  expect(new Set(short.match(/--\w+/g))).toHaveProperty('size', 800);
  expect(short).toContain('--q:');
  expect(short).toContain('--ee:');
});

test('in the dev server everything is called as people called it', () => {
  const given = withNames({});
  expect(given.inCss(css)).toBe(css);
  expect(given.inMarkup(css)).toBe(css);
});
