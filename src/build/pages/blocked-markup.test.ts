import { expect, test } from 'vitest';
import { refuseBlockedMarkup } from './blocked-markup.ts';

const block = (inside: string, type = 'note') =>
  `<section class="block" data-block="${type}">${inside}</section>`;

test.each([
  ['<p style="color:red">One</p>', '<p style="color:red"></p>', 'Use a class instead'],
  ['<style>p{color:red}</style>', '<style></style>', 'Use a class instead'],
  ['<script>alert(1)</script>', '<script></script>', 'Make the block an island instead'],
  [
    '<script src="https://a.example/b.js"></script>',
    '<script src="https://a.example/b.js"></script>',
    'Make the block an island instead',
  ],
])('a part that browsers would block is told with its block: %s', (html, element, advice) => {
  const page = block(block('One', 'text') + block(html), 'columns');
  expect(() => refuseBlockedMarkup(page)).toThrow(
    `blocks/note renders ${element}, which the Content-Security-Policy of the pages blocks. ${advice}`,
  );
});

test('a style sheet that React has moved to the head is told', () => {
  const html = '<style data-precedence="a" data-href="b">p{}</style><div>One</div>';
  expect(() => refuseBlockedMarkup(html)).toThrow('A block renders <style');
});

test.each([
  '<p>Write <code>&lt;p style="color: red"></code> or &lt;script>.</p>',
  '<script type="application/ld+json">{}</script>',
  '<script src="/widget.js"></script>',
  '<script type="application/json">{}</script><img src="/a.svg" alt="JavaScript: a guide">',
])('what browsers do not block is left alone: %s', (html) => {
  expect(() => refuseBlockedMarkup(block(html))).not.toThrow();
});
