import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SiteConfig } from '../content/types.ts';
import { finishSheets, laterStyles } from './finished-sheets.ts';
import { StyleSheets } from './style-sheets.ts';
import { themedCss } from './theme-css.ts';

const view = { kind: 'view' as const, holdsBlocks: false, component: () => null };
const modules = {
  head: { ...view, sheets: { head: { css: '.head{}' }, '_shared/row': { css: '.row{}' } } },
  list: {
    ...view,
    sheets: {
      list: { css: '.list{}' },
      'list/tall': { css: '.tall{}', onlyWith: ['.tall'] },
      '_shared/card': { css: '.card{}' },
    },
  },
};
const base = {
  _base: { css: ':root{--ink:#111}p{color:var(--ink)}' },
  '_base/letters': { css: '.letters{}', onlyWith: ['dir="rtl"', '<bdo'] },
};
const styles = new StyleSheets({
  site: {} as SiteConfig,
  ...{ sheets: finishSheets({ modules, base }), hasPhotographs: false },
  frame: { types: ['head'], html: '<p>' },
});

const cssOf = (...page: Parameters<typeof styles.of>) => styles.of(...page).css;
const SHARED_FRAME = '@layer shared{.row{}}';
const GROUND = '@layer base,shared,blocks;@layer base{:root{--ink:#111}p{color:var(--ink)}}';

const LONG =
  'a{color:transparent;margin:calc(2 * var(--b)) calc(var(--b) * .5);content:"a, b";& .c{gap:1px}}.d * .e .transparent{--b:f(1, 2)}';
const LEAN =
  'a{color:#0000;margin:calc(2*var(--b)) calc(var(--b)*.5);content:"a, b";.c{gap:1px}}.d * .e .transparent{--b:f(1,2)}';

test('a page carries the ground, what is shared, and what its blocks need, each in its layer', () => {
  expect(cssOf(['list'], '<p>', false)).toBe(
    `${GROUND}@layer shared{.card{}}@layer blocks{.list{}}`,
  );
  expect(cssOf([], '<p>', false)).toBe(GROUND);
});

test('what the frame needs stands in it once', () => {
  const css = `${GROUND}@layer shared{.card{}}${SHARED_FRAME}@layer blocks{.head{}}@layer blocks{.list{}}`;
  expect(cssOf(['list'], '<p>', true)).toBe(css);
  expect(cssOf(['list', 'head'], '<p>', true)).toBe(css);
  expect(cssOf(['list', 'head'], '<p>', false)).toBe(css);
});

test('pages with the same blocks share one style, in whatever order these stand', () => {
  const one = styles.of(['list', 'head'], '<p>', false);
  expect(styles.of(['head', 'list'], '<p>', false)).toBe(one);
});

test('a sheet for some pages is in those in whose HTML one of its words stands', () => {
  expect(cssOf(['list'], '<li class="tall">', true)).toContain('.list{}}@layer blocks{.tall{}}');
  expect(cssOf(['list'], '<b class="b tall"><i class="b">', true)).toContain('.tall{}');
  expect(cssOf(['list'], '<b class="taller"> tall ', true)).not.toContain('.tall{}');
  expect(cssOf([], '<li class="tall">', true)).not.toContain('.tall');
  expect(cssOf([], 'dir="rtl"<p>', true)).toContain('@layer base{.letters{}}');
  expect(cssOf([], '<p><bdo>', true)).toContain('@layer base{.letters{}}');
});

test('the policy of a page names its style sheet', () => {
  const { css, source } = styles.of(['list'], '<p>', true);
  expect(source).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
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

test('a site has short names for its custom properties, but for those that scripts say', () => {
  const sheets = {
    _base: { css: ':root{--ink:#111;--far:1}p{color:var(--ink);opacity:var(--far)}' },
  };
  const short = new StyleSheets({
    site: { theme: { colors: { light: { ink: '#123' } } } } as unknown as SiteConfig,
    sheets: finishSheets({ modules: {}, base: sheets }, ['--far']),
    hasPhotographs: false,
    frame: { types: [], html: '' },
  });
  expect(short.of([], '', true).css).toBe(
    '@layer base,shared,blocks;@layer base{:root{--e:#123;--far:1}p{color:var(--e);opacity:var(--far)}}',
  );
});

test('a token that only some sheets use is in the pages that have one of them', () => {
  const rules = ':root{--ink:#111;--danger:#a00}.dark,.tone-dark{--danger:#f99}p{color:var(--ink)}';
  const sheets = { list: { css: '.list{color:var(--danger)}' } };
  const spare = new StyleSheets({
    site: {} as SiteConfig,
    sheets: finishSheets({
      modules: { list: { ...view, sheets } },
      base: { _base: { css: rules } },
    }),
    ...{ hasPhotographs: false, frame: { types: [], html: '' } },
  });
  const token = '@layer base{:root{--danger:#a00}.dark,.tone-dark{--danger:#f99}}';
  expect(spare.of([], '', true).css).not.toContain('--danger');
  expect(spare.of(['list'], '', true).css).toContain(`${token}@layer blocks{.list`);
  expect(spare.of([], '<path fill="var(--danger)"/>', true).css).toContain(token);
});

test('what is for later is in a file of its own, and the tokens that it uses are on the pages', () => {
  const rules = ':root{--ink:#111;--shadow:1px}p{color:var(--ink)}';
  const sheets = {
    list: { css: '.list{gap:0}.list:hover{gap:1px}' },
    'list+01': { css: '.list dialog{box-shadow:var(--shadow)}', later: true },
  };
  const all = {
    modules: { list: { ...view, sheets } },
    base: { _base: { css: rules }, '_base/paper': { css: '@media print{p{}}', later: true } },
  };
  const of = (hasLaterFile: boolean) =>
    new StyleSheets({
      site: {} as SiteConfig,
      ...{ sheets: finishSheets(all, []), hasPhotographs: false, hasLaterFile },
      frame: { types: [], html: '' },
    });
  const token = '@layer base{:root{--t:1px}}';
  const paper = '@layer base{@media print{p{}}}';
  const hover = '.list:hover{gap:1px}';
  const dialog = '@layer blocks{.list dialog{box-shadow:var(--t)}}';
  expect(laterStyles(finishSheets(all, []))).toBe(`@layer base,shared,blocks;${paper}${dialog}`);
  const page = of(true).of(['list'], '', true).css;
  expect(page).toMatch(/@layer blocks\{\.list\{gap:0\}\.list:hover\{gap:1px\}\}$/);
  expect(page).toContain(token);
  expect(of(true).of([], '', true).css).not.toContain('1px');
  expect(of(false).of(['list'], '', true).css).toContain(
    `@layer blocks{.list{gap:0}${hover}}${paper}${dialog}`,
  );
});

test('sizes have their short names where lines run across the page', () => {
  const of = (css: string) =>
    new StyleSheets({
      site: {} as SiteConfig,
      ...{ sheets: finishSheets({ modules: {}, base: { _base: { css } } }), hasPhotographs: false },
      frame: { types: [], html: '' },
    }).of([], '', true).css;
  expect(of('a{inline-size:1px;max-block-size:2px;will-change:block-size}')).toContain(
    'a{width:1px;max-height:2px;will-change:block-size}',
  );
  expect(of('a{inline-size:1px;writing-mode:vertical-rl}')).toContain('a{inline-size:1px;');
});

test('what the minifier leaves is shortened, and nothing that only looks like it', () => {
  const { css } = new StyleSheets({
    site: {} as SiteConfig,
    ...{
      sheets: finishSheets({ modules: {}, base: { _base: { css: LONG } } }),
      hasPhotographs: false,
    },
    frame: { types: [], html: '' },
  }).of([], '', true);
  expect(css).toContain(`@layer base{${LEAN}}`);
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
