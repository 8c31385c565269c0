import { expect, test } from 'vitest';
import { namesSet, namesUsed, spareTokens } from './spare-tokens.ts';

const DARK = '.dark,.tone-dark';
const ground =
  ":root{--ink:#111;--font:'A;B';--danger:#a00;--far:calc(var(--ink) * (1 + 2));--line:#222;--set:1}" +
  `${DARK}{--ink:#eee;--danger:#f99;color-scheme:dark}b{color:var(--ink);--set:2}`;
const others = namesSet('.note{color:var(--danger)}.box{--line:#333;border:1px solid var(--line)}');

test('tokens that the ground does not use, and that nothing else sets, go with the sheets that use them', () => {
  const spare = spareTokens(ground, others, []);
  expect([...spare.names]).toEqual(['--danger']);
  expect(spare.ground).toBe(
    ":root{--ink:#111;--font:'A;B';--far:calc(var(--ink) * (1 + 2));--line:#222;--set:1}" +
      `${DARK}{--ink:#eee;color-scheme:dark}b{color:var(--ink);--set:2}`,
  );
  expect(spare.css(['--danger', '--ink', '--unknown'])).toBe(
    `:root{--danger:#a00}${DARK}{--danger:#f99}`,
  );
  expect(spare.css(['--ink'])).toBe('');
});

test('what scripts, or what stands on every page, use stays', () => {
  expect(spareTokens(ground, others, ['--danger']).ground).toBe(ground);
});

test('the ground and its tokens together set what the ground has set', () => {
  const tokens = Array.from({ length: 40 }, (_, n) => `--token-${n}:${n}px`);
  const light = tokens.join(';');
  const dark = tokens.filter((_, n) => n % 3 === 0).join(';');
  const uses = tokens.filter((_, n) => n % 2 === 0).map((_, n) => `var(--token-${n * 2})`);
  const all = `:root{${light}}${DARK}{${dark}}p{margin:${uses.join(' ')}}`;
  const spare = spareTokens(all, [], []);
  const settings = (css: string) => css.match(/--token-\d+:\d+px/g)?.sort();
  expect(spare.names.size).toBe(20);
  expect(settings(spare.ground + spare.css(spare.names))).toEqual(settings(all));
});

test('a name is used where it is the whole of what is meant', () => {
  expect(namesUsed('a{color:var(--ink,var(--line))}')).toEqual(['--ink', '--line']);
});
