/** What becomes of texts, icons and links, and what is collected on the way. */
import { expect, test } from 'vitest';
import { makeSite, pagesOf, readAll } from '../../../tests/make-test-site.ts';
import { withFrame } from '../load-frame.ts';
import { loadPageFile } from '../load-page-file.ts';

const page = (blocks: string) => `title: Page\nblocks:\n${blocks}`;

test('formats of the schema decide what becomes of a text', async () => {
  const [made] = await pagesOf({
    'pages/_site.yaml': 'name: Test\napiHost: https://api.example.org\n',
    'pages/index.yaml': page(
      '  - type: banner\n    title: "**plain**"\n    text: "**bold**"\n  - type: card-grid\n    items: [{ title: One, text: "*it*", icon: star }, { title: Two, icon: phone }]\n  - type: form\n    action: /api/contact\n',
    ),
  });
  const [banner, grid, form] = made?.blocks ?? [];
  expect(banner?.title).toBe('**plain**');
  expect(banner?.text).toBe('<p><strong>bold</strong></p>');
  const items = grid?.items as { text?: string; icon: string }[];
  expect(items[0]).toMatchObject({ text: '<em>it</em>', icon: '<path d="M1 1"/>' });
  expect(items[1]?.icon).toMatch(/^<path /);
  expect(form?.action).toBe('https://api.example.org/api/contact');
});

test('internal links are collected with their paths, those in Markdown too', async () => {
  const [made] = await pagesOf({
    'pages/index.yaml': page(
      '  - type: banner\n    title: One\n    text: See [two](/two#there) or [out](https://example.org).\n    buttons: [{ label: Two, to: /two }, { label: Call, to: "tel:+1" }, { label: Here, to: "#here" }]\n    id: here\n',
    ),
    'pages/two.yaml': page('  - { type: banner, title: Two, id: there }\n'),
  });
  expect(made?.links).toEqual([
    { to: '/two#there', path: ['blocks', 0, 'text'] },
    { to: '/two', path: ['blocks', 0, 'buttons', 0, 'to'] },
    { to: '#here', path: ['blocks', 0, 'buttons', 2, 'to'] },
  ]);
  expect(made?.anchors).toEqual(['here']);
});

test('a link in a text that may not have its address is reported', async () => {
  const links = '[a](file:///C:/a.pdf) [b](whatsapp://send) <a href="javascript:alert(1)">c</a>';
  const site = makeSite({
    'pages/index.yaml': page(
      `  - type: banner\n    title: One\n    text: |\n      ${links}\n      [d](geo:1,2) [e](webcal://example.org/a.ics)\n`,
    ),
  });
  const { pages, problems } = await readAll(site);
  expect(problems.map(({ name, line, message }) => [name, line, message.split(/[ .]/)[0]])).toEqual(
    [
      ['odd-link', 6, 'file:///C:/a'],
      ['odd-link', 6, 'whatsapp://send'],
      ['odd-link', 6, 'A'],
    ],
  );
  expect(JSON.stringify(pages)).not.toContain('javascript:alert');
  const [sound] = await pagesOf({
    'pages/index.yaml': page('  - { type: banner, title: One, text: "[d](geo:1,2)" }\n'),
  });
  expect(sound?.blocks[0]?.text).toBe('<p><a href="geo:1,2">d</a></p>');
});

test('footnotes lead to their notes and back, in each text of a page', async () => {
  const note = (text: string) => `Text[^1] of ${text}[^a].\\n\\n[^1]: One.\\n[^a]: Two.`;
  const [made] = await pagesOf({
    'pages/index.yaml': page(
      `  - { type: banner, title: One, text: "${note('one')}" }\n  - { type: banner, title: Two, text: "${note('two <b>too</b>')}" }\n`,
    ),
  });
  const html = made?.blocks.map(({ text }) => text).join('\n') ?? '';
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id).sort();
  const targets = Array.from(html.matchAll(/ href="#([^"]*)"/g), ([, id]) => id).sort();
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
  expect(targets).toEqual(ids);
  expect(html).not.toMatch(/Footnotes|reference|aria-describedby/);
});

test('a link that leads nowhere is reported at each of its places, of each page that it is on', async () => {
  const { problems } = await readAll(
    makeSite({
      'pages/_collections/rows.yaml':
        '- { slug: a, link: / }\n- { slug: b, link: /gone }\n- { slug: c, link: /gone }\n',
      'pages/index.yaml': page('  - { type: banner, title: Home }\n'),
      'pages/[slug].yaml': `each: rows\n${page(
        '  - type: banner\n    title: One\n    text: See [it](/lost) and [that](/).\n    buttons: [{ label: Two, to: "{{ entry.link }}" }, { label: Three, to: /lost }]\n',
      )}`,
    }),
  );
  const told = problems.map(({ file, line, column, others }) => [
    `${file}:${line}:${column}`,
    others,
  ]);
  expect(told).toEqual([
    ['pages/[slug].yaml:6:20', ['pages/[slug].yaml:7:75']],
    ['pages/_collections/rows.yaml:2:20', ['pages/_collections/rows.yaml:3:20']],
  ]);
});

test('links may lead to redirects, files, and the top of a page', async () => {
  const pages = await pagesOf({
    'pages/_site.yaml':
      'name: Test\nredirects: [{ from: /old, to: / }, { from: "/post/:id", to: "/" }]\n',
    'public/papers/a b.pdf': '',
    "public/papers/Anna's.pdf": '',
    'pages/index.yaml': page(
      '  - type: banner\n    title: One\n    text: "[a](/old) [b](/post/7) [d](/images/hall.svg) [e](/papers/a%20b.pdf) [i](/papers/Anna\'s.pdf) [f](#) [g](/?q=1) [h](/#top)"\n',
    ),
  });
  expect(pages).toHaveLength(1);
});

test('where a block has a mistake a block with its problems stands, and the others stay', async () => {
  const site = makeSite({
    'pages/index.yaml': page(
      '  - { type: banner, title: One }\n  - { type: banner, titel: Two }\n  - type: columns\n    columns: [{ blocks: [{ type: nothing }, { type: banner, title: Three }] }]\n  - { type: banner, title: "{{ nobody }}" }\n',
    ),
  });
  const { pages, problems } = await readAll(site);
  const [one, two, columns, four] = pages[0]?.blocks ?? [];
  expect(one?.type).toBe('banner');
  expect(two).toMatchObject({ type: '_problem', problems: [{ name: 'unknown-key', line: 4 }] });
  expect(columns?.columns).toMatchObject([
    { blocks: [{ type: '_problem', problems: [{ name: 'unknown-block' }] }, { type: 'banner' }] },
  ]);
  expect(four).toMatchObject({ type: '_problem', problems: [{ name: 'unknown-variable' }] });
  expect(problems.map(({ line, name }) => `${line} ${name}`)).toEqual([
    '4 unknown-key',
    '6 unknown-block',
    '7 unknown-variable',
  ]);
});

test('language and direction come from the page, else from the site', async () => {
  const pages = await pagesOf({
    'pages/_site.yaml': 'name: Test\nlang: ar\ndescription: Everywhere.\n',
    'pages/a.yaml': 'title: A\nblocks: []\n',
    'pages/b.yaml':
      'title: B\nlang: en\nframe: false\nindex: false\ndescription: Here.\nblocks: []\n',
    'pages/c.yaml': 'title: C\nlang: ur\ndir: ltr\nimage: /images/hall.svg\nblocks: []\n',
  });
  expect(pages).toMatchObject([
    { route: '/a', lang: 'ar', dir: 'rtl', frame: true, index: true, description: 'Everywhere.' },
    { route: '/b', lang: 'en', dir: 'ltr', frame: false, index: false, description: 'Here.' },
    { route: '/c', lang: 'ur', dir: 'ltr', image: '/images/hall.svg' },
  ]);
});

test('the frame of a site is resolved', async () => {
  const site = makeSite({
    'pages/_site.yaml':
      'name: Test\nframe:\n  before:\n    - { type: banner, title: "{{ site.name }}", id: top-of-all, text: "[x](/x)" }\n  after:\n    - { type: fragment, name: end }\n',
    'pages/_fragments/end.yaml': '- { type: banner, title: End }\n',
  });
  const { frame } = withFrame(site);
  expect({ before: frame.before, after: frame.after }).toEqual({
    before: [
      { type: 'banner', title: 'Test', id: 'top-of-all', text: '<p><a href="/x">x</a></p>' },
    ],
    after: [{ type: 'banner', title: 'End' }],
  });
  expect(frame.anchors).toEqual(['top-of-all']);
  expect(frame.uses).toEqual(['fragments/end']);
  const { problems } = await readAll(site);
  expect(problems).toMatchObject([{ name: 'broken-link', file: 'pages/_site.yaml', line: 4 }]);
});

test('a page file that cannot be read has no page, and no other problem', async () => {
  const site = makeSite({ 'pages/index.yaml': 'title: "x\n' });
  const [pageFile] = site.pageFiles;
  const loaded = pageFile && loadPageFile(site, pageFile);
  expect(loaded?.pages).toEqual([]);
  expect(loaded?.issues).toHaveLength(1);
});
