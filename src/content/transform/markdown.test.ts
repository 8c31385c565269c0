import fc from 'fast-check';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { markdownToTree, plainHtml, treeToHtml } from './markdown.ts';

/** The schema of what the sanitiser lets pass, extended by what is added afterwards. */
const safeSchema = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    div: [...(defaultSchema.attributes?.div ?? []), 'className', 'tabIndex'],
  },
};

/** Returns the HTML of a page. */
const markdownToHtml = (text: string, isInline: boolean): string =>
  plainHtml(text, isInline) ?? treeToHtml(markdownToTree(text, isInline));
const block = (text: string): string => markdownToHtml(text, false);
const inline = (text: string): string => markdownToHtml(text, true);

test('Markdown and simple HTML become HTML', () => {
  expect(block('# One\n\n- *a*\n- ~~b~~\n\n<b>c</b>')).toBe(
    '<h1>One</h1>\n<ul>\n<li><em>a</em></li>\n<li><del>b</del></li>\n</ul>\n<p><b>c</b></p>',
  );
});

test('the sanitiser finds nothing to remove in what becomes of any text', () => {
  const pieces = [
    '<',
    '>',
    '&',
    ':',
    '|',
    '~',
    '"',
    '[',
    ']',
    '(',
    ')',
    '![',
    '\\',
    '/',
    '#',
    '*',
    '_',
  ]
    .concat(['`', '-', '1.', ' ', '\n', '\n\n', '[x]', '[^a]', '//', 'www.', 'x@y.z', '&colon;'])
    .concat([
      'javascript',
      '](javascript:a)',
      '](data:text/html,',
      '<script>',
      'onerror=',
      '<a href=',
      'a',
      'é',
      '\t',
    ]);
  const anyText = fc.array(fc.constantFrom(...pieces), { maxLength: 12 });
  fc.assert(
    fc.property(anyText, fc.boolean(), (parts, isInline) => {
      const html = markdownToHtml(`a${parts.join('')}`, isInline).replace(/ rel="[^"]*"/g, '');
      const tree = fromHtml(html, { fragment: true });
      const safe = toHtml(sanitize(tree, { ...safeSchema, clobber: [] }));
      expect(safe).toBe(toHtml(tree));
    }),
    { numRuns: 1000 },
  );
});

test('each table has a box in which it scrolls', () => {
  const html = block('| One |\n| --- |\n| Two |\n\n<table><tr><td>Three</td></tr></table>');
  expect(html.match(/<\/?(?:div|table)\b[^>]*>/g)).toEqual(
    Array(2)
      .fill(['<div class="table-scroller" tabindex="0">', '<table>', '</table>', '</div>'])
      .flat(),
  );
});

test('headings keep their order', () => {
  const html = block('## Two\n\n### Three\n\n## Two again');
  expect(html.match(/<h\d>/g)).toEqual(['<h2>', '<h3>', '<h2>']);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](javascript\\:alert(1))',
  '[x](JaVaScRiPt&#58;alert(1))',
  '![x](data\\:image/svg+xml,x)',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<iframe src="https://example.org"></iframe>',
  '<p style="color:red" onclick="alert(1)">x</p>',
  '<svg><script>alert(1)</script></svg>',
  '<style>* { color: red }</style>',
  '<form action="/x"><input name="y"></form>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
])('%s is made harmless', (text) => {
  for (const html of [block(text), inline(text)]) {
    expect(html).not.toMatch(
      /<(script|iframe|style|form|svg|math)|javascript:|data:|\son\w+=|style=/i,
    );
  }
});

test('links out of the site cannot reach back; tel: and mailto: stay', () => {
  expect(inline('[a](https://example.org) [b](/b) [c](tel:+9714) [d](mailto:d@e.org)')).toBe(
    '<a href="https://example.org" rel="noopener external">a</a> <a href="/b">b</a> <a href="tel:+9714">c</a> <a href="mailto:d@e.org">d</a>',
  );
});

test('in one line, what would begin a block is text', () => {
  expect(inline('1. January')).toBe('1. January');
  expect(inline('# 1 in *Dubai*')).toBe('# 1 in <em>Dubai</em>');
  expect(inline('- 5 °C `x`')).toBe('- 5 °C <code>x</code>');
  expect(inline('a < b & c')).toBe('a &#x3C; b &#x26; c');
});

test.each(['Words, and "more": 5 % of (some) words… – it’s done!', 'Äpfel und 水'])(
  '%s is plain: no parser is needed',
  (text) => {
    expect(plainHtml(text, false)).toBe(`<p>${text}</p>`);
    expect(plainHtml(text, true)).toBe(text);
    // A needless HTML entity makes the text take the way through the parser.
    expect(block(`${text} &amp;`)).toBe(`<p>${text} &#x26;</p>`);
  },
);

test.each([
  ['1. January', '<ol>\n<li>January</li>\n</ol>'],
  ['2) One', '<ol start="2">\n<li>One</li>\n</ol>'],
  ['- One', '<ul>\n<li>One</li>\n</ul>'],
  ['See www.example.org', /<a href="http:\/\/www\.example\.org"/],
  ['See https://example.org', /<a href="https:\/\/example\.org"/],
  ['One\nTwo', '<p>One\nTwo</p>'],
  ['a@b.org', /<a href="mailto:a@b\.org"/],
  ['a_b_', '<p>a_b_</p>'],
  ['*a*', '<p><em>a</em></p>'],
  ['a < b', '<p>a &#x3C; b</p>'],
  ['One\n===', '<h1>One</h1>'],
  ['> One\n> ---', /<h2>One<\/h2>/],
  ['    code', '<pre><code>code\n</code></pre>'],
  ['', ''],
])('%j is read as Markdown', (text, html) => {
  if (typeof html === 'string') expect(block(text)).toBe(html);
  else expect(block(text)).toMatch(html);
});

test('lists, headings, quotes, code and notes of addresses become elements', () => {
  expect(block('One & two: **three**, [four](/four#x).\nFive\n\nSix')).toBe(
    '<p>One &#x26; two: <strong>three</strong>, <a href="/four#x">four</a>.\nFive</p>\n<p>Six</p>',
  );
  expect(block('Words:\n- `a*b`\n- two\n\n## Three\n\n4. [Five](https://six.org)')).toBe(
    '<p>Words:</p>\n<ul>\n<li><code>a*b</code></li>\n<li>two</li>\n</ul>\n<h2>Three</h2>\n<ol start="4">\n<li><a href="https://six.org" rel="noopener external">Five</a></li>\n</ol>',
  );
  expect(block('> [a]\n\n```js\nb\n```\n\n[a]: /a "A"')).toBe(
    '<blockquote>\n<p><a href="/a" title="A">a</a></p>\n</blockquote>\n<pre><code class="language-js">b\n</code></pre>',
  );
});

test('GitHub’s task lists, addresses without brackets and footnotes are known', () => {
  expect(block('- [x] done\n- [ ] to do')).toMatch(
    /^<ul[^>]*>\n<li[^>]*><input type="checkbox" disabled checked> done<\/li>\n<li/,
  );
  expect(inline('See www.example.org')).toBe(
    'See <a href="http://www.example.org" rel="noopener external">www.example.org</a>',
  );
  const notes = block('One.[^1]\n\n[^1]: Two.');
  expect(notes).toContain('<a href="#user-content-fn-1" id="user-content-fnref-1"');
  expect(notes).toContain('<li id="user-content-fn-1">');
  expect(notes).not.toMatch(/<h2|aria-describedby/);
});

test.each([
  ['Write to me@example.org.', 'mailto:me@example.org'],
  ['(see https://example.org/a_(b))', 'https://example.org/a_(b)'],
  ['At WWW.example.org!', 'http://WWW.example.org'],
])('in %j the address is a link', (text, address) => {
  expect(inline(text)).toContain(`<a href="${address}"`);
});

test.each(['example.org', 'ftp://example.org', '//example.org', '10.0.0.1 & more'])(
  'in %j no address is a link',
  (text) => {
    expect(inline(text)).not.toContain('<a');
  },
);

test('of several paragraphs in a line, each begins a line', () => {
  expect(inline('*One*\n\nTwo')).toBe('<em>One</em><br>Two');
});
