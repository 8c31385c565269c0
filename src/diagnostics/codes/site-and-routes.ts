import type { CodeGroup } from './code-entry.ts';

/** 7xx: the site as a whole and the addresses of its pages. */
export const siteAndRoutes = {
  'duplicate-route': {
    number: 701,
    title: 'Two files or entries make the same page',
    why: 'Only one of them can be shown.',
    bad: 'pages/about.yaml\npages/about/index.yaml',
    good: 'pages/about.yaml',
  },
  'missing-each': {
    number: 702,
    title: 'A path with a part in brackets, and nothing that says what it stands for',
    why: 'A file such as pages/post/[slug].yaml makes one page for each entry of a collection.',
    bad: '# pages/post/[slug].yaml\ntitle: A post',
    good: '# pages/post/[slug].yaml\neach: posts\ntitle: "{{ entry.title }}"',
  },
  'missing-parameter': {
    number: 703,
    title: 'Many pages with one address',
    why: 'A file with each: makes a page for every entry, so its path needs a part in brackets.',
    bad: '# pages/post.yaml\neach: posts',
    good: '# pages/post/[slug].yaml\neach: posts',
  },
  'odd-path': {
    number: 704,
    title: 'A name that cannot be part of an address',
    why: 'Capital letters, spaces and accents are written differently by different browsers and servers.',
    bad: 'pages/Über uns.yaml',
    good: 'pages/uber-uns.yaml',
  },
  'wrong-ending': {
    number: 705,
    title: 'A YAML file that does not end in .yaml',
    why: 'It is not read.',
    bad: 'pages/about.yml',
    good: 'pages/about.yaml',
  },
  'no-page': {
    number: 706,
    title: 'A file among the pages that is none',
    why: 'Nothing is made of it, so visitors cannot reach it.',
    bad: 'pages/price-list.pdf',
    good: 'public/price-list.pdf',
  },
  'missing-site-file': {
    number: 707,
    title: 'The site has no pages/_site.yaml',
    why: 'It says what the site is called, and what its menus, header and footer are.',
    bad: 'pages/index.yaml',
    good: '# pages/_site.yaml\nname: My company',
  },
  'route-and-file': {
    number: 720,
    title: 'A page and a file of the public folder with one address',
    why: 'Only one of them can be shown.',
    bad: 'pages/about.yaml\npublic/about.html',
    good: 'pages/about.yaml',
  },
  'same-but-for-capitals': {
    number: 721,
    title: 'Files whose names differ in their capitals only',
    why: 'On Windows and macOS one takes the place of the other.',
    bad: 'public/images/Team.svg\npublic/images/team.svg',
    good: 'public/images/team.svg',
  },
  'odd-time': {
    number: 730,
    title: 'A day or a time zone that there is not',
    why: 'Pages, blocks and entries appear and disappear at the times that are written, in the time zone of the site.',
    bad: 'publishFrom: 2026-02-30',
    good: 'publishFrom: 2026-03-01',
  },
  'unpublished-page': {
    number: 731,
    title: 'A link to a page that is not published yet, or no longer',
    why: 'Visitors who follow the link would be told that there is no such page.',
    bad: '# pages/news.yaml: publishFrom: 2099-01-01\n# pages/index.yaml\ntext: See [the news](/news).',
    good: '# pages/index.yaml: the block with the link appears with the page\n- type: text\n  publishFrom: 2099-01-01\n  body: See [the news](/news).',
  },
} satisfies CodeGroup;
