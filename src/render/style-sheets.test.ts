import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Settings } from '../content/model/types.ts';
import { layered, StyleSheets } from './style-sheets.ts';

const view = { kind: 'view' as const, holdsBlocks: false, component: () => null };
const modules = {
  head: { ...view, sheets: { 'head/style': '.head{}', '_shared/styles/row': '.row{}' } },
  list: { ...view, sheets: { 'list/style': '.list{}', '_shared/styles/card': '.card{}' } },
  table: { ...view, sheets: { 'table/style': '.table{}', '_shared/styles/card': '.card{}' } },
};
const options = {
  site: {} as Settings,
  base: { '_shared/styles/elements': 'p{}', '_shared/styles/base': ':root{--ink:#111}' },
  modules,
  deferredCss: '',
};
const styles = new StyleSheets(options);
const linesOf = (...page: Parameters<typeof styles.forTypes>) =>
  styles.forTypes(...page).css.split('\n');

const START = ['@layer shared,blocks;', '@layer shared{p{}:root{--ink:#111}}'];

test('a page carries the base sheet and those of its blocks, each once and in a line of its own', () => {
  expect(linesOf(['list', 'table'])).toEqual([
    ...START,
    '@layer shared{.card{}}',
    '@layer blocks{.list{}}',
    '@layer blocks{.table{}}',
  ]);
  expect(linesOf([])).toEqual(START);
});

test('what the frame needs stands in it once', () => {
  const framed = [
    ...START,
    '@layer shared{.card{}}',
    '@layer shared{.row{}}',
    '@layer blocks{.head{}}',
    '@layer blocks{.list{}}',
  ];
  expect(linesOf(['list', 'head'])).toEqual(framed);
  expect(linesOf(['list', 'head', 'head'])).toEqual(framed);
});

test('pages with the same blocks share one style, in whatever order these stand', () => {
  const one = styles.forTypes(['list', 'head']);
  expect(styles.forTypes(['head', 'list'])).toEqual(one);
});

test('the policy of a page names its style sheet', () => {
  const { css, source } = styles.forTypes(['list', 'head']);
  expect(source).toBe(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
});

test('a theme stands behind the base sheet, in its layer', () => {
  const site = { theme: { tokens: { radius: '2px' } } } as unknown as Settings;
  const [, first] = new StyleSheets({ ...options, site }).forTypes(['head']).css.split('\n');
  expect(first).toBe('@layer shared{p{}:root{--ink:#111}:root{--radius:2px}}');
});

test('deferred styles stand at the end of pages where they are no file of their own', () => {
  const deferredCss = layered({ 'list/deferred': '.list dialog{}' });
  const { css } = new StyleSheets({ ...options, deferredCss }).forTypes(['list']);
  expect(css).toMatch(/@layer blocks\{\.list\{\}\}\n@layer blocks\{\.list dialog\{\}\}$/);
});

test('the focus of each picture is a rule of its page', () => {
  const [rule] = linesOf(['list'], ['75 30']).slice(START.length);
  expect(rule).toBe(
    '@layer shared{[data-focus="75 30"]{--focus-point:75% 30%;object-position:75% 30%}}',
  );
  expect(linesOf(['list'])).not.toContain(rule);
});
