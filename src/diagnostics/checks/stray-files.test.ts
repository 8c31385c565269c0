/** Files that are published or not published unexpectedly; each case is a golden file in bad-input/. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Files, makeSite, readAll } from '../../../tests/make-test-site.ts';
import type { Pictures } from '../../content/model/pictures.ts';
import { refreshSite, withPictures } from '../../content/open-site.ts';
import { formatProblems } from '../report/terminal.ts';

const page = 'title: Home\ndescription: A page.\nblocks:\n  - type: banner\n    title: Home\n';

/** Makes a site with files and symbolic links, and returns its printed problems. */
async function said(
  files: Files,
  links: { [place: string]: string } = {},
  pictures: Pictures = new Map(),
) {
  const made = makeSite({ 'pages/index.yaml': page, ...files });
  for (const [place, target] of Object.entries(links)) {
    mkdirSync(dirname(join(made.root, place)), { recursive: true });
    symlinkSync(target, join(made.root, place));
  }
  const { site } = refreshSite(made, ['pages/_fragments', 'pages/linked.yaml', 'public']);
  const { problems } = await readAll(withPictures(site, pictures));
  const text = formatProblems(problems, { siteRoot: site.root, color: false });
  return { text: text.replaceAll(join(site.root, '..'), '/srv'), site };
}

test('hidden files and links of the public folder are not published', async () => {
  const { text, site } = await said(
    {
      'public/.env': 'PASSWORD=1',
      'public/.git/config': 'x',
      'public/.git/objects/a': 'x',
      'public/.forms.json': '{}',
      'public/.pagewright-output': '',
      'public/images/.cache/a.png': 'x',
      'public/.DS_Store': 'x',
      'public/images/._hall.svg': 'x',
      'public/.gitkeep': '',
      'public/.nojekyll': '',
      'public/.well-known/apple-app-site-association': '{}',
      'public/images/cut-off.svg': '<svg><script>',
    },
    { 'public/secret.txt': '/etc/hostname' },
    new Map([['/images/cut-off.svg', { problem: 'Unclosed root tag' }]]),
  );
  expect([...site.publicFiles].sort()).toEqual([
    '/.nojekyll',
    '/.well-known/apple-app-site-association',
    '/images/cut-off.svg',
    '/images/hall.svg',
  ]);
  await expect(`${text}\n`).toMatchFileSnapshot('../bad-input/hidden-file.txt');
});

test('a link among the pages to a file outside the site is refused', async () => {
  const { text } = await said(
    { 'shared/note.yaml': '- type: banner\n  title: Note\n' },
    {
      'pages/linked.yaml': '../../outside.yaml',
      'pages/_fragments/note.yaml': '../../shared/note.yaml',
    },
  );
  expect(text).not.toContain('stray-link');
  const outside = makeSite({ 'outside.yaml': page });
  const target = join(outside.root, 'outside.yaml');
  writeFileSync(target, page);
  const refused = await said({}, { 'pages/linked.yaml': target });
  const shown = refused.text.replaceAll(target, '/home/ada/outside.yaml');
  await expect(`${shown}\n`).toMatchFileSnapshot('../bad-input/stray-link.txt');
});

test('a security header in public/_headers is left out, with its line', async () => {
  const { text } = await said({
    'public/_headers':
      '/*\n  X-Robots-Tag: noindex\n  Content-security-policy: none\n  ! X-Content-Type-Options\n',
  });
  await expect(`${text}\n`).toMatchFileSnapshot('../bad-input/kept-header.txt');
});

test('a page with the ending of a language is told its place', async () => {
  const languages =
    '  - { lang: en, name: English }\n  - { lang: de, name: Deutsch, folder: de }\n';
  const { text } = await said({
    'pages/_site.yaml': `name: Test\nlanguages:\n${languages}`,
    'pages/de/index.yaml': page,
    'pages/careers.de.yaml': page.replace('title: Home', 'title: Careers'),
  });
  expect(text).toContain('pages/careers.de.yaml:1:1 warning PW706 no-page');
  expect(text).toContain('Move the file to pages/de/careers.yaml.');
});

test('a collection that nothing uses is told which one it may belong to', async () => {
  const { text } = await said({
    'pages/index.yaml': `${page}  - type: card-grid\n    itemsFrom:\n      collection: services\n`,
    'pages/_collections/services.yaml': '- title: Painting\n',
    'pages/_collections/service/plumbing.yaml': 'title: Plumbing\n',
  });
  expect(text.match(/unused-collection/g)).toHaveLength(1);
  expect(text).toContain('pages/_collections/service warning PW331 unused-collection');
  expect(text).toContain('Did you mean services?');
});

test('a page beside the folder of the pages is told where it belongs', async () => {
  const beside = {
    'hire.yml': page.replace('title: Home', 'title: Hire'),
    'index.yaml': page,
    'docker-compose.yml': 'services:\n  web:\n    image: nginx\n',
    'broken.yaml': 'blocks: [',
  };
  const { text } = await said(beside);
  expect(text).toContain('hire.yml warning PW706 no-page');
  expect(text).toContain('Move it to pages/hire.yaml.');
  expect(text).toContain('1 warning in 1 file');

  const link = '    buttons: [{ label: Hire, to: /hire }]\n';
  const linked = await said({ ...beside, 'pages/index.yaml': page + link });
  expect(linked.text).toContain('There is no page /hire.');
  expect(linked.text).toContain('hire.yml has this name: move it to pages/hire.yaml.');
  expect(linked.text).toContain('1 problem in 1 file');
});
