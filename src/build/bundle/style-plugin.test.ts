import { expect, test } from 'vitest';
import { findUnknownRule } from './style-plugin.ts';

test.each([
  ['p { color: red; @apply bold; }', 'apply'],
  ['@tailwind base;', 'tailwind'],
  ['@media (width > 1px) { p { @include wide; } }', 'include'],
])('a rule that only a tool knows is found: %s', (css, name) => {
  expect(findUnknownRule(css, 'style.css')).toBe(name);
});

test.each([
  '@layer blocks { @container (width > 20rem) { p { color: red } } }',
  '@property --a { syntax: "*"; inherits: false }',
  '@position-try --below { inset: 0 }',
  '@starting-style { p { opacity: 0 } }',
])('a rule of CSS is left alone: %s', (css) => {
  expect(findUnknownRule(css, 'style.css')).toBeUndefined();
});
