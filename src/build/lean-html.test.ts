import { expect, test } from 'vitest';
import { leanHtml } from './lean-html.ts';

const page = (body: string) => `<html><head><meta name="a" content=""></head><body>${body}</body>`;

test.each([
  ['<ul><li>one</li><li><p>two</p></li></ul>', '<ul><li>one<li><p>two</ul>'],
  ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', '<dl><div><dt>a<dd>b</div></dl>'],
  ['<img src="/a.svg" alt=""/><br/>', '<img src="/a.svg" alt><br>'],
  ['<svg class=""><path d="M1 1"/></svg>', '<svg class><path d="M1 1"/></svg>'],
])('%s is written %s', (drawn, lean) => {
  expect(leanHtml(page(drawn))).toBe(page(lean));
});

test.each([
  // What follows would become part of the element before it.
  '<li>one</li>\n<li>two</li> <p>a</p>text<p>b</p> </div>',
  // A paragraph in a link or a button would stay open behind it.
  '<a href="/"><p>a</p></a><button><p>b</p></button><p>c</p><span>',
  '<li>one</li><!--$--><p>a</p><!--/$-->',
  '<input title=">=" alt="=/>">',
  '<script>"<li></li><li a=\\"\\">"</script><textarea name="a"><p></p><p></textarea><!--<p></p><p>-->',
])('%s stays as it is', (drawn) => {
  expect(leanHtml(page(drawn))).toBe(page(drawn));
});
