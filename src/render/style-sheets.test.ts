import { expect, test } from 'vitest';
import type { SiteConfig } from '../content/types.ts';
import { StyleSheets } from './style-sheets.ts';
import { themedCss } from './theme-css.ts';

const view = { kind: 'view' as const, holdsBlocks: false, component: () => null };
const modules = {
  head: { ...view, sheets: { head: { css: '.head{}' }, '_shared/row': { css: '.row{}' } } },
  list: {
    ...view,
    sheets: {
      list: { css: '.list{}' },
      'list/tall': { css: '.tall{}', onlyWith: ['class="tall'] },
      '_shared/card': { css: '.card{}' },
    },
  },
};
const base = {
  _base: { css: ':root{--ink:#111}' },
  '_base/letters': { css: '.letters{}', onlyWith: ['dir="rtl"', '<bdo'] },
};
const styles = new StyleSheets({
  site: {} as SiteConfig,
  ...{ modules, base, hasPhotographs: false },
  frame: { types: ['head'], html: '<p>' },
});

/** The style elements of a page: their text by their names, in their order. */
function sheetsOf(types: string[], html: string, isFramed: boolean): [string, string][] {
  const tags = styles.tags(types, html, isFramed);
  return [...tags.matchAll(/<style data-style="([^"]+)">(.*?)<\/style>/g)].map(
    ([, name = '', css = '']) => [name, css],
  );
}
const namesOf = (...page: Parameters<typeof sheetsOf>) => sheetsOf(...page).map(([name]) => name);

test('a page carries the ground, what is shared, and what its blocks need, in this order', () => {
  expect(namesOf(['list'], '<p>', false)).toEqual(['base', '_shared/card', 'list']);
});

test('what the frame needs is one sheet with the ground, and the page does not carry it again', () => {
  const [[name, css] = ['', ''], ...others] = sheetsOf(['list'], '<p>', true);
  expect(name).toBe('base');
  expect(css).toMatch(/^@layer base,blocks;@layer base\{.*@layer blocks\{\.row\{\}\}.*\.head\{\}/);
  expect(others.map(([other]) => other)).toEqual(['_shared/card', 'list']);
  expect(namesOf(['list', 'head'], '<p>', true)).toEqual(['base', '_shared/card', 'list']);
});

test('a page without the frame that needs a sheet of it carries all of it', () => {
  const [, css] = sheetsOf(['list'], '<p>', false)[0] ?? [];
  expect(css).not.toContain('.head{}');
  const whole = sheetsOf(['head'], '<p>', false);
  expect(whole).toEqual(sheetsOf([], '<p>', true));
});

test('a sheet for some pages is in those in whose HTML one of its words stands', () => {
  expect(namesOf(['list'], '<li class="tall">', true)).toEqual([
    'base',
    '_shared/card',
    'list',
    'list/tall',
  ]);
  expect(namesOf([], '<li class="tall">', true)).toEqual(['base']);
  expect(namesOf([], 'dir="rtl"<p>', true)).toEqual(['base', '_base/letters']);
  expect(namesOf([], '<p><bdo>', true)).toEqual(['base', '_base/letters']);
});

test('the policy is told of every sheet that a page may carry, and of no other', () => {
  const pages = ['<p>', '<li class="tall">', 'dir="rtl"'].flatMap((html) =>
    [true, false].flatMap((isFramed) =>
      [[], ['list'], ['head'], ['head', 'list']].flatMap((types) =>
        sheetsOf(types, html, isFramed).map(([, css]) => css),
      ),
    ),
  );
  expect([...new Set(pages)].sort()).toEqual(styles.all().sort());
});

test('a theme stands in place of what it replaces', () => {
  const css = ':root{--ink:#111;--line:#222}.dark,.tone-dark{--ink:#eee}p{color:var(--ink)}';
  const theme = {
    colors: { light: { ink: '#123', onPrimary: '#fff' }, dark: { ink: '#def' } },
    tokens: { radius: '2px' },
  };
  expect(themedCss(css, theme)).toBe(
    ':root{--ink:#123;--line:#222;--radius:2px;--on-primary:#fff}.dark,.tone-dark{--ink:#def}p{color:var(--ink)}',
  );
  expect(themedCss(css, undefined)).toBe(css);
  expect(themedCss('', { tokens: { radius: '2px' } })).toBe(':root{--radius:2px}');
});

test('a font’s own name comes before its fallback, and other letters between them', () => {
  const font = {
    ...{ family: 'Figtree', file: '/f.woff2' },
    others: [{ family: 'Readex Pro', file: '/r.woff2', range: 'U+600-6FF' }],
  };
  const css = themedCss(':root{--font-body:serif}', { font });
  expect(css).toContain(
    ':root{--font-body:"Figtree","Readex Pro","Figtree Fallback",system-ui,sans-serif}',
  );
  expect(css).toContain('font-family:"Readex Pro";src:url("/r.woff2")');
  expect(css).toContain('unicode-range:U+600-6FF');
});
