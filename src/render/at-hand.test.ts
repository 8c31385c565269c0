import { expect, test } from 'vitest';
import { apart } from './at-hand.ts';

test.each([
  ['a{color:red}a:hover{color:blue}', 'a{color:red}', 'a:hover{color:blue}'],
  ['a{color:red;transition:color .2s;gap:1px}', 'a{color:red;gap:1px}', 'a{transition:color .2s}'],
  [
    'a{cursor:pointer}b{outline-offset:0;-webkit-user-drag:none}',
    '',
    'a{cursor:pointer}b{outline-offset:0;-webkit-user-drag:none}',
  ],
  ['@media (scripting:none){a{gap:0}}b{gap:0}', 'b{gap:0}', '@media (scripting:none){a{gap:0}}'],
  ['.b{c{gap:0}&:hover c{gap:1px}d{gap:0}}', '.b{c{gap:0}d{gap:0}}', '.b{&:hover c{gap:1px}}'],
  [
    '@media (width>=1px){a{gap:0}a:is(:hover,:focus-visible):before{gap:1px}}',
    '@media (width>=1px){a{gap:0}}',
    '@media (width>=1px){a:is(:hover,:focus-visible):before{gap:1px}}',
  ],
  ['a:hover{b{gap:1px}gap:0}', '', 'a:hover{b{gap:1px}gap:0}'],
  [
    'a:has(i:focus-visible),a:focus-visible{gap:0}',
    '',
    'a:has(i:focus-visible),a:focus-visible{gap:0}',
  ],
])('%s is taken apart', (css, first, later) => {
  expect(apart(css)).toEqual({ first, later });
});

test.each([
  'a:hover,a[open]{gap:0}',
  'a:is(:hover,[open]){gap:0}',
  'a:not(:hover){gap:0}',
  'a:has(:hover,b){gap:0}',
  'a:focus-within{gap:0}',
  'li:hover>details::details-content{content-visibility:visible}',
  '@media (hover:hover){a{gap:0}}',
  'a{transition-property:color;content:"{:hover;}";background:url(data:a;b)}',
  '@layer a,b;@font-face{src:url("a;b")}',
])('%s is to be seen at first', (css) => {
  expect(apart(css)).toEqual({ first: css, later: '' });
});
