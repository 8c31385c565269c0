import { expect, test } from 'vitest';
import { themeCss, themeFonts } from './theme-css.ts';

test('a theme sets tokens for both themes', () => {
  const theme = {
    colors: { light: { ink: '#123', onPrimary: '#fff' }, dark: { ink: '#def' } },
    tokens: { radius: '2px' },
  };
  expect(themeCss(theme)).toBe(
    ':root{--radius:2px;--ink:#123;--on-primary:#fff}.dark,.tone-dark{--ink:#def}',
  );
});

test('headings have a font of their own where the theme names one', () => {
  const headingFont = { family: 'Fraunces', file: '/fonts/fraunces.woff2' };
  const css = themeCss({ headingFont });
  expect(css).toContain('src:url("/fonts/fraunces.woff2")');
  expect(css).toContain(':root{--font-heading:"Fraunces",var(--font-body)}');
  expect(themeFonts({ headingFont })).toEqual([headingFont]);
});

test('a site without a theme has no sheet for it', () => {
  expect(themeCss(undefined)).toBe('');
  expect(themeCss({ colors: { dark: {} } })).toBe('');
});

test('a value of several lines stays on one', () => {
  expect(themeCss({ tokens: { shadow: '0 1px red,\n  0 2px red' } })).toBe(
    ':root{--shadow:0 1px red, 0 2px red}',
  );
});

test('a font’s own name comes before its fallback, and other letters between them', () => {
  const font = {
    family: 'Figtree',
    file: '/f.woff2',
    others: [{ family: 'Readex Pro', file: '/r.woff2', range: 'U+600-6FF' }],
  };
  const css = themeCss({ font });
  expect(css).toContain(
    ':root{--font-body:"Figtree","Readex Pro","Figtree Fallback",system-ui,sans-serif}',
  );
  expect(css).toContain('font-family:"Readex Pro";src:url("/r.woff2")');
  expect(css).toContain('unicode-range:U+600-6FF');
});
