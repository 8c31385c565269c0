import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonWriters } from './common-markdown.ts';
import { markdownToHtml, withMarkdown } from './markdown.ts';
import { makeWriters } from './markdown-pipeline.ts';
import { plainHtml, simpleHtml, simpleInlineHtml } from './plain-text.ts';

const block = (text: string): Promise<string> => withMarkdown(() => markdownToHtml(text, false));
const inline = (text: string): Promise<string> => withMarkdown(() => markdownToHtml(text, true));

test('Markdown and simple HTML become HTML', async () => {
  expect(await block('# One\n\n- *a*\n- ~~b~~\n\n<b>c</b>')).toBe(
    '<h1>One</h1>\n<ul>\n<li><em>a</em></li>\n<li><del>b</del></li>\n</ul>\n<p><b>c</b></p>',
  );
});

test('each table has a box in which it scrolls', async () => {
  const html = await block('| One |\n| --- |\n| Two |\n\n<table><tr><td>Three</td></tr></table>');
  expect(html.match(/<\/?(?:div|table)\b[^>]*>/g)).toEqual(
    Array(2)
      .fill(['<div class="table-scroller" tabindex="0">', '<table>', '</table>', '</div>'])
      .flat(),
  );
});

test('headings keep their order', async () => {
  const html = await block('## Two\n\n### Three\n\n## Two again');
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
])('%s is made harmless', async (text) => {
  for (const html of [await block(text), await inline(text)]) {
    expect(html).not.toMatch(
      /<(script|iframe|style|form|svg|math)|javascript:|data:|\son\w+=|style=/i,
    );
  }
});

test('links out of the site cannot reach back; tel: and mailto: stay', async () => {
  expect(await inline('[a](https://example.org) [b](/b) [c](tel:+9714) [d](mailto:d@e.org)')).toBe(
    '<a href="https://example.org" rel="noopener external">a</a> <a href="/b">b</a> <a href="tel:+9714">c</a> <a href="mailto:d@e.org">d</a>',
  );
});

test('in one line, what would begin a block is text', async () => {
  expect(await inline('1. January')).toBe('1. January');
  expect(await inline('# 1 in *Dubai*')).toBe('# 1 in <em>Dubai</em>');
  expect(await inline('- 5 °C `x`')).toBe('- 5 °C <code>x</code>');
  expect(await inline('a < b & c')).toBe('a &#x3C; b &#x26; c');
});

test('text without markup takes the short way', () => {
  expect(simpleHtml('One & two: **three**, [four](/four#x).\nFive\n\nSix')).toBe(
    '<p>One &#x26; two: <strong>three</strong>, <a href="/four#x">four</a>.\nFive</p>\n<p>Six</p>',
  );
  expect(simpleHtml('Words:\n- `a*b`\n- two\n\n## Three\n\n4. [Five](https://six.org)')).toBe(
    '<p>Words:</p>\n<ul>\n<li><code>a*b</code></li>\n<li>two</li>\n</ul>\n<h2>Three</h2>\n<ol start="4">\n<li><a href="https://six.org" rel="noopener external">Five</a></li>\n</ol>',
  );
  expect(simpleHtml('- One\n\n- Two')).toBeUndefined();
  expect(simpleHtml('a <b>c</b>')).toBeUndefined();
  expect(simpleInlineHtml('a_b_c')).toBeUndefined();
});

const runs = Number(process.env.PAGEWRIGHT_FUZZ ?? 3000);

const scraps = fc
  .array(
    fc.constantFrom(
      ...[
        'a',
        'word',
        ' ',
        ' ',
        '\n',
        '\n',
        '\n\n',
        '- ',
        '+ ',
        '1. ',
        '3. x\n',
        '  ',
        '    ',
        '\t',
        '> ',
      ],
      ...[
        '`',
        '```\n',
        '```js\n',
        '*',
        '**',
        '_',
        '__',
        '* * *\n',
        '---\n',
        '===\n',
        '# ',
        '## h\n',
        '|',
      ],
      ...[
        '[l](/to)',
        '[l](/to "Ti & \'t\'")',
        '![alt "x"](/i.svg)',
        '![a](/i.svg "t")',
        '![](/x)',
        '[](/e)',
      ],
      ...[
        '[x](https://a.b/c)',
        '[x](//a.b "t")',
        '[l](https://www.a.b "t")',
        '[l](https://a.b/c',
        '](https://a.b)',
        '[l](/ä%20b?c&d)',
        '[j](javascript:alert)',
        '[r]',
        '[r]: /r\n',
      ],
      ...[
        'two  \nlines',
        '\\\n',
        '\\*',
        '\\|',
        '\\',
        '"q"',
        "'",
        '&',
        '&amp;',
        '&copy;',
        '>',
        '(',
        ')',
        '!',
      ],
      ...['| a | b |\n| - | :-: |\n| c | d |\n', '| - |\n', 'a: b', 'é', '\u00a0', '~', '<b>', '@'],
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

test(
  'the parser alone gives what all libraries give',
  () => {
    const [common, all] = [commonWriters(), makeWriters()];
    let made = 0;
    fc.assert(
      fc.property(scraps, (text) => {
        for (const kind of ['block', 'inline'] as const) {
          const html = common[kind](text);
          if (html === undefined) continue;
          made += 1;
          expect(html, text).toBe(all[kind](text));
        }
      }),
      { numRuns: runs },
    );
    expect(made).toBeGreaterThan(runs / 4);
  },
  Math.max(60_000, runs * 10),
);

const bits = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...'a b c 1 * ** [ ] ( ) & &amp; ! . , : ; # - + = > " \' \n \n\n ( '.split(' '),
      ' ',
      '  ',
      '\n',
      '\n\n',
    ),
    fc.constantFrom(
      '**bold**',
      '*it*',
      '[l](/to)',
      '[l](#x)',
      ' & ',
      'word',
      'é',
      '1.',
      '2) ',
      '---',
      '://',
      'www.',
      '\t',
      '{{',
      '`code`',
      '`a*b',
      '[o](https://one.org/a?b=c)',
      '[t](tel:+97145550119)',
      '[d](//two.org)',
      '\n- ',
      '\n\n- ',
      '\n* ',
      '\n1. ',
      '\n3) ',
      '\n# ',
      '\n### ',
    ),
    fc.string({ maxLength: 3 }),
    fc.string({ unit: 'grapheme', maxLength: 2 }),
    fc.constantFrom('\u00a0', '\u2003', '\ufeff', '\u0085'),
  ),
  { maxLength: 14 },
);

/** Lines as lists, headings and paragraphs are made of. */
const lines = fc
  .array(
    fc.tuple(
      fc.constantFrom('', '', '', '', ' ', '  ', '   ', '    '),
      fc.constantFrom('', '', '- ', '- ', '* ', '+ ', '1. ', '2. ', '7) ', '# ', '## ', '> ', '-'),
      fc.constantFrom(
        '',
        'word',
        'two words',
        '**bold** text',
        '*it*',
        '`x y`',
        '[l](/to)',
        '---',
        '- in',
      ),
      fc.constantFrom('', '', '', ' ', ' #', '.'),
    ),
    { maxLength: 7 },
  )
  .map((parts) => parts.map((part) => part.join('')).join('\n'));

test(
  'the short way gives what the libraries give of lists, headings and paragraphs',
  () => {
    const writers = makeWriters();
    let simple = 0;
    fc.assert(
      fc.property(lines, (text) => {
        const html = simpleHtml(text);
        if (html === undefined) return;
        simple += 1;
        expect(html, text).toBe(writers.block(text));
      }),
      { numRuns: runs },
    );
    expect(simple).toBeGreaterThan(runs / 20);
  },
  Math.max(60_000, runs * 5),
);

test(
  'the short ways give what the libraries give',
  () => {
    const writers = makeWriters();
    let plain = 0;
    fc.assert(
      fc.property(bits, (parts) => {
        const text = parts.join('');
        const simple = simpleHtml(text);
        if (simple !== undefined) expect(simple, text).toBe(writers.block(text));
        const line = text.trim();
        const simpleLine = simpleInlineHtml(line);
        if (simpleLine !== undefined) expect(simpleLine, line).toBe(writers.inline(line));
        const ways = [plainHtml(text, false), plainHtml(text, true)];
        if (ways[0] !== undefined) expect(ways[0], text).toBe(simple);
        if (ways[1] !== undefined) expect(ways[1], text).toBe(simpleLine);
        if (ways[0] !== undefined) plain += 1;
      }),
      { numRuns: runs },
    );
    expect(plain).toBeGreaterThan(runs / 30);
  },
  Math.max(60_000, runs * 5),
);
