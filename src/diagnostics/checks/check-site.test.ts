/** Checks across the files of a site, as printed for an editor; each case is a golden file in bad-input/. */
import { expect, test } from 'vitest';
import { type Files, printed } from '../../../tests/make-test-site.ts';

const described = 'A page that says what a visitor finds on it.';
const page = (title: string) =>
  `title: ${title}\ndescription: ${title}. ${described}\nblocks:\n  - type: banner\n    title: ${title}\n`;
const hall = '    image: { src: /images/hall.svg, alt: A hall }\n';
const quiet: Files = { 'pages/index.yaml': page('Home') + hall };

const redirects = (list: string): Files => ({
  ...quiet,
  'pages/team.yaml': page('Team'),
  'pages/_site.yaml': `name: Test\nredirects:\n${list}`,
});

test.each<[string, Files]>([
  [
    'redirect-chain',
    redirects(
      '  - { from: /a, to: /b }\n  - { from: /b, to: / }\n  - { from: "/c/:x", to: "/a" }\n',
    ),
  ],
  [
    'redirect-first-counts',
    redirects(
      '  - { from: /x, to: /a/b }\n  - { from: "/a/:y", to: /team }\n  - { from: /a/b, to: /c }\n  - { from: /c, to: / }\n  - { from: /a/b/, to: / }\n',
    ),
  ],
  [
    'redirect-never-met',
    redirects(
      [
        '{ from: "/a/*", to: / }',
        '{ from: "/b/:the-id", to: / }',
        '{ from: "/c/:7", to: / }',
        '{ from: "/d/:id/:id", to: / }',
        '{ from: "/e.php?id=3", to: / }',
        '{ from: "/f#place", to: / }',
        '{ from: "/team/", to: / }',
        '{ from: "/time/12:30", to: / }',
      ]
        .map((entry) => `  - ${entry}\n`)
        .join(''),
    ),
  ],
  [
    'letter-case',
    {
      'pages/index.yaml': `${page('Home')}    image: { src: /images/Hall.svg, alt: A hall }\n    text: The [team](/Team) in a [file](/images/HALL.svg)\n`,
      'pages/team.yaml': page('Team'),
    },
  ],
  [
    'day-there-is-not',
    {
      ...quiet,
      'pages/_collections/rows.yaml':
        '- { slug: one, date: "2026-02-31" }\n- { slug: two, date: "2028-02-29" }\n- { slug: three, date: "2026-04-00" }\n',
    },
  ],
  [
    'entry-of-another-tool',
    {
      ...quiet,
      'pages/_collections/rows/one.yaml': 'title: One\n',
      'pages/_collections/rows/two.md': '---\ntitle: Two\n---\nWords.\n',
      'pages/_collections/rows/_draft.md': 'Words.\n',
    },
  ],
  [
    'value-that-a-fragment-does-not-use',
    {
      'pages/index.yaml': `${page('Home') + hall}  - { type: fragment, name: call, with: { title: One, titles: Two, tone: dark } }\n  - { type: fragment, name: all, with: { tone: dark } }\n`,
      'pages/_fragments/call.yaml': '# with care\ntype: banner\ntitle: "{{ with.title }}"\n',
      'pages/_fragments/all.yaml':
        'type: banner\ntitle: "{% for one in with %}{{ one[0] }}{% endfor %}"\n',
    },
  ],
])('%s', async (name, files) => {
  await expect(`${await printed(files)}\n`).toMatchFileSnapshot(`../bad-input/${name}.txt`);
});
