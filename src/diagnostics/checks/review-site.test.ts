/** Warnings about whole sites, as printed for an editor; each case is a golden file in bad-input/. */
import { expect, test } from 'vitest';
import { type Files, makeSite } from '../../../tests/make-test-site.ts';
import { withFrame } from '../../content/load-frame.ts';
import { loadPageFile } from '../../content/load-page-file.ts';
import type { Page } from '../../content/model/types.ts';
import { diagnose, diagnoseFile, diagnoseSite } from '../diagnose.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { formatProblems } from '../report/terminal.ts';
import { checkSite } from './check-site.ts';
import { reviewSite } from './review-site.ts';

const described = 'A page that says what a visitor finds on it.';
const page = (title: string, description = `${title}. ${described}`) =>
  `title: ${title}\n${description ? `description: ${description}\n` : ''}blocks:\n  - type: banner\n    title: ${title}\n`;
const hall = '    image: { src: /images/hall.svg, alt: A hall }\n';
const quiet: Files = { 'pages/index.yaml': page('Home') + hall };

async function review(files: Files): Promise<{ problems: Diagnostic[]; root: string }> {
  const site = withFrame(makeSite(files));
  const uses = new Set(site.frame.uses);
  const pages: Page[] = [];
  const problems: Diagnostic[] = [...diagnoseSite(site)];
  for (const pageFile of site.pageFiles) {
    const loaded = loadPageFile(site, pageFile);
    pages.push(...loaded.pages);
    problems.push(...diagnoseFile(site, loaded));
    for (const use of loaded.uses) uses.add(use);
  }
  problems.push(...diagnose(site, checkSite(site, pages)));
  if (!problems.some(({ severity }) => severity === 'error')) {
    problems.push(...diagnose(site, await reviewSite(site, pages, uses)));
  }
  return { problems, root: site.root };
}

const rows = '- slug: one\n  title: One\n- slug: two\n  title: Two\n';
const many = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e'].map((name) => [`public/images/old/${name}.svg`, '<svg/>']),
);

const found = { 'pages/_site.yaml': 'name: Test\nurl: https://www.example.org\n' };

const cases: { [name: string]: Files } = {
  'missing-description': { ...quiet, ...found, 'pages/team.yaml': page('Team', '') },
  'long-title': {
    ...quiet,
    'pages/team.yaml': page(
      'Everything that you have always wanted to know about our many services',
    ),
  },
  'description-length': {
    ...quiet,
    ...found,
    'pages/short.yaml': page('Short', 'Short.'),
    'pages/long.yaml': page('Long', 'Words and more words. '.repeat(10).trim()),
  },
  'duplicate-title': {
    ...quiet,
    'pages/[slug].yaml': `each: rows\n${page('Service', `"{{ entry.title }}: ${described}"`)}`,
    'pages/_collections/rows.yaml': rows,
  },
  'duplicate-description': {
    ...quiet,
    'pages/a.yaml': page('A', described),
    'pages/b.yaml': page('B', described),
  },
  'unused-collection': {
    ...quiet,
    'pages/_collections/rows.yaml': rows,
    'pages/_collections/more/one.yaml': 'title: One\n',
  },
  'unused-fragment': { ...quiet, 'pages/_fragments/old.yaml': '- type: banner\n  title: Old\n' },
  'unused-picture': { ...quiet, 'public/images/alone.png': new Uint8Array([1]), ...many },
  'large-picture': {
    ...quiet,
    'pages/_site.yaml': 'name: Test\nlimits: { picture: 1 kB }\n',
    'public/images/hall.svg': `<svg viewBox="0 0 4 3">${' '.repeat(1200)}</svg>`,
  },
  'large-video': {
    'pages/_site.yaml': 'name: Test\nlimits: { video: 10 B }\n',
    'pages/index.yaml': `${page('Home') + hall}  - type: form\n    file: /film.mp4\n`,
    'public/film.mp4': 'x'.repeat(12),
  },
  'same-but-for-capitals': { ...quiet, 'public/notes.txt': '', 'public/Notes.txt': '' },
  'route-and-file': { ...quiet, 'pages/about.yaml': page('About'), 'public/About.html': '' },
  'over-budget': {
    ...quiet,
    'pages/_site.yaml':
      'name: Test\nbudgets:\n  default: { pictures: 20 B }\n  routes:\n    /big/*: { pictures: 1 kB }\n',
    'pages/big/one.yaml': page('One') + hall,
    'pages/big/one/two.yaml': page('Two') + hall,
  },
  'low-contrast': {
    ...quiet,
    'pages/_site.yaml':
      'name: Test\ntheme:\n  colors:\n    light:\n      link: "#7fb3ff"\n      surface-deep: "#8a8a8a"\n    dark:\n      ink: "rgb(90 90 90)"\n      accent: "var(--ink)"\n      on-primary: "#ffffff"\n',
  },
};

test.each(Object.entries(cases))('%s', async (name, files) => {
  const { problems, root } = await review(files);
  const text = formatProblems(problems, { siteRoot: root, color: false });
  await expect(`${text}\n`).toMatchFileSnapshot(`../bad-input/${name}.txt`);
});

test('a good site is a quiet site', async () => {
  const files: Files = {
    ...quiet,
    'pages/_site.yaml':
      'name: Test\ndata: { map: /images/map.svg }\ntheme:\n  colors:\n    light:\n      ink: "#222"\n      surface: "oklch(99% 0.005 90)"\n',
    'public/images/map.svg': '<svg viewBox="0 0 4 3"/>',
    'pages/blog.yaml': `each: { collection: rows, paginate: 1 }\n${page('Blog')}`,
    // Search engines do not list the page, because the site has no address.
    'pages/silent.yaml': page('Silent', ''),
    'pages/hidden.yaml': `index: false\n${page('Home', 'No.')}`,
    'pages/ar.yaml': `lang: ar\n${page('Home', `Home. ${described}`)}`,
    'pages/_collections/rows.yaml': rows,
  };
  expect((await review(files)).problems).toEqual([]);
});

test('a collection that entries of a used one refer to is used', async () => {
  const reference = (collection: string) =>
    JSON.stringify({
      type: 'object',
      properties: { kind: { type: 'string', 'x-collection': collection } },
    });
  const files: Files = {
    ...quiet,
    'pages/blog.yaml': `each: { collection: posts, paginate: 9 }\n${page('Blog')}`,
    'pages/_collections/posts.yaml': '- kind: one\n',
    'pages/_collections/posts.schema.json': reference('kinds'),
    'pages/_collections/kinds.yaml': rows.replaceAll('slug', 'kind: other\n  slug'),
    'pages/_collections/kinds.schema.json': reference('groups'),
    'pages/_collections/groups.yaml': '- slug: other\n',
    'pages/_collections/old.yaml': '- slug: one\n  kind: one\n',
    'pages/_collections/old.schema.json': reference('old'),
  };
  const { problems } = await review(files);
  expect(problems.map(({ message }) => message)).toEqual(['No page uses the collection old.']);
});

test('warnings wait while something is broken', async () => {
  const broken = page('Team', '').replace('banner', 'baner');
  const { problems } = await review({ ...quiet, 'pages/team.yaml': broken });
  expect(problems.map(({ name }) => name)).toEqual(['unknown-block']);
});

test('a silenced warning is not reported', async () => {
  const files = (behind: string, above = ''): Files => ({
    ...quiet,
    'pages/team.yaml': `${above}title: Home ${behind}\ndescription: ${described}\nblocks: []\n`,
  });
  const names = async (own: Files) => (await review(own)).problems.map(({ name }) => name);
  expect(await names(files('# the home page as well'))).toEqual(['duplicate-title']);
  expect(await names(files('# pagewright-ignore duplicate-title'))).toEqual([]);
  expect(await names(files('# pagewright-ignore long-title, PW543'))).toEqual([]);
  expect(await names(files('', '# pagewright-ignore duplicate-title\n'))).toEqual([]);
  expect(await names(files('# pagewright-ignore long-title'))).toEqual(['duplicate-title']);
});

test('a rendered page is weighed against the budget of its route', async () => {
  const site = makeSite({
    ...quiet,
    'pages/_site.yaml':
      'name: Test\nbudgets:\n  default: { html: 1 kB, compressed: 400 B, javascript: 5 kB }\n  routes: { "/**": { css: 100 B } }\n',
  });
  const [pageFile] = site.pageFiles;
  const { pages } = pageFile ? loadPageFile(site, pageFile) : { pages: [] };
  const heavy = { type: 'banner', bytes: 1500, index: 0 };
  const weight = {
    compressed: 401,
    html: 2000,
    css: 90,
    javascript: 5001,
    heaviest: { html: heavy, javascript: { type: 'form', bytes: 4000 } },
  };
  const problems = diagnose(
    site,
    await reviewSite(
      site,
      pages.map((one) => ({ ...one, weight })),
      ['public/images/hall.svg'],
    ),
  );
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 The page / has 5 kB of JavaScript, 1 B more than its budget of 5 kB. Its heaviest block is the form (4 kB).',
    '4 The page / has 401 B of HTML with styles when compressed, 1 B more than its budget of 400 B. Its heaviest block is the banner (1.5 kB).',
    '4 The page / has 2 kB of HTML, 1 kB more than its budget of 1 kB. Its heaviest block is the banner (1.5 kB).',
  ]);
});

test('a page without a description is reported when it is read, and cached with the page', async () => {
  const site = makeSite({ ...found, 'pages/index.yaml': page('Home', '') });
  const loaded = loadPageFile(site, { file: 'pages/index.yaml', pattern: '/' });
  const problems = diagnoseFile(site, loaded);
  expect(problems.map(({ name, line }) => [name, line])).toEqual([['missing-description', 1]]);
});

test('a language whose folder has another name is one problem, not one for each of its pages', async () => {
  const { problems } = await review({
    ...quiet,
    'pages/ar/index.yaml': page('Home'),
    'pages/_collections/rows.ar.yaml': rows,
    'pages/_site.yaml':
      'name: Test\nlanguages:\n  - { lang: en, name: English }\n  - { lang: ar, name: Arabic, folder: fr }\n',
  });
  expect(problems.map(({ name, hint }) => [name, hint])).toEqual([
    ['wrong-value', 'Did you mean ar? Its pages belong there: pages/fr/index.yaml is the first.'],
  ]);
});

test('the links and budgets of a language whose folder was renamed are not told', async () => {
  const { problems } = await review({
    ...quiet,
    'pages/about.yaml': `${page('About')}    text: In [Arabic](/ar/about) and [more](/ar).\n`,
    'pages/arabic/_site.yaml': 'name: Test\n',
    'pages/arabic/index.yaml': page('Home'),
    'pages/_site.yaml':
      'name: Test\nbudgets: { routes: { /ar: { html: 9 kB } } }\nlanguages:\n  - { lang: en, name: English }\n  - { lang: ar, name: Arabic, folder: ar }\n',
  });
  expect(problems.map(({ name, hint }) => [name, hint])).toEqual([
    [
      'wrong-value',
      'If pages/arabic is that folder, rename it to pages/ar. The folder of a language has its code as its name.',
    ],
  ]);
});
