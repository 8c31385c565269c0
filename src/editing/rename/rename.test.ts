import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Files, makeSite, readAll } from '../../../tests/make-test-site.ts';
import { writeChanges } from '../../content/files/write-changes.ts';
import { openSite } from '../../content/open-site.ts';
import { planRename } from './plan-rename.ts';

const banner = 'title: A page\nblocks:\n  - type: banner\n    title: Welcome\n';
const files: Files = {
  'pages/_site.yaml': `name: Test # the name
menus:
  main:
    - { label: 'Team',   to: '/team' }   # kept
redirects:
  - from: /crew
    to: /team   # since spring
  # the last comment
`,
  'pages/team.yaml': `# yaml-language-server: $schema=../schema/generated/page.schema.json\n${banner}    id: top\n`,
  'pages/teams.yaml': banner,
  'pages/index.yaml': `title: Home
blocks:
  - type: banner
    title: "The /team page"
    text: >-
      See [the team](/team#top), [others](/teams)
      or <a href="/team?a=b">them</a>.
    buttons:
      - label: "Meet us"
        to: "/team/"   # a comment
      - { label: One, to: "/post/one" }
  - type: card-grid
    itemsFrom:
      collection: posts
      as: { title: "{{ entry.title }}", link: { label: Read, to: "/post/{{ entry.slug }}" } }
`,
  'pages/post/[slug].yaml': `each: posts\n${banner}`,
  'pages/_collections/posts.yaml': '- slug: one\n  title: One\n  link: /team\n',
  'pages/_fragments/part.yaml': '- type: banner\n  title: \'x\'\n  text: "[Team]: /team"\n',
};

function renamed(from: string, to: string, own: Files = files) {
  const site = makeSite(own);
  const plan = planRename(site, from, to);
  writeChanges(site.root, plan.changes);
  const read = (file: string) => readFileSync(join(site.root, file), 'utf8');
  const again = openSite(site.root, { engineRoot: site.engineRoot });
  return { site, plan, read, again };
}

describe('a renamed page', () => {
  test('takes all links along, and every other byte stays', async () => {
    const { plan, read, site, again } = renamed('/team', '/about/people');
    expect(existsSync(join(site.root, 'pages/team.yaml'))).toBe(false);
    const replaced = (file: string) => String(files[file]);
    expect(read('pages/index.yaml')).toBe(
      replaced('pages/index.yaml')
        .replace('(/team#top)', '(/about/people#top)')
        .replace('"/team?a=b"', '"/about/people?a=b"')
        .replace('"/team/"', '"/about/people/"'),
    );
    expect(read('pages/_site.yaml')).toBe(`name: Test # the name
menus:
  main:
    - { label: 'Team',   to: '/about/people' }   # kept
redirects:
  - from: /crew
    to: /about/people   # since spring
  - from: /team
    to: '/about/people'
  # the last comment
`);
    expect(read('pages/_collections/posts.yaml')).toContain('link: /about/people\n');
    expect(read('pages/_fragments/part.yaml')).toContain('"[Team]: /about/people"');
    expect(read('pages/about/people.yaml')).toMatch(/\$schema=\.\.\/\.\.\/schema\/generated/);
    expect(plan.changes).toContainEqual(
      expect.objectContaining({ file: 'pages/team.yaml', movedTo: 'pages/about/people.yaml' }),
    );
    expect((await readAll(again)).problems).toEqual([]);
  });

  test('that goes back turns its redirect round', () => {
    const { site, again } = renamed('/team', '/people');
    writeChanges(site.root, planRename(again, '/people', '/team').changes);
    const text = readFileSync(join(site.root, 'pages/_site.yaml'), 'utf8');
    expect(text).toContain("  - from: /people\n    to: '/team'\n");
    expect(text).not.toContain('from: /team');
  });

  test('may be one that is made for each entry', async () => {
    const { read, again } = renamed('/post/[slug]', '/news/[slug]');
    expect(read('pages/index.yaml')).toContain('to: "/news/one"');
    expect(read('pages/index.yaml')).toContain('to: "/news/{{ entry.slug }}"');
    expect(read('pages/_site.yaml')).toContain("  - from: /post/:slug\n    to: '/news/:slug'\n");
    expect((await readAll(again)).problems).toEqual([]);
  });

  test('takes along the feed that names it', async () => {
    const feeds =
      'feeds:\n  - { path: /feed, title: News, collection: posts, route: "/post/[slug]" }\n';
    const own = {
      ...files,
      'pages/_site.yaml': `name: Test\n${feeds}`,
      'pages/_collections/posts.yaml': '- { slug: one, title: One, date: "2026-01-01" }\n',
    };
    const { read, again } = renamed('/post/[slug]', '/news/[slug]', own);
    expect(read('pages/_site.yaml')).toContain(feeds.replace('/post/', '/news/'));
    expect((await readAll(again)).problems).toEqual([]);
  });

  test('may be a folder of pages', async () => {
    const { plan, again } = renamed('/post', '/news');
    expect(plan.moves.map(({ movedTo }) => movedTo)).toEqual(['pages/news/[slug].yaml']);
    expect((await readAll(again)).problems).toEqual([]);
  });

  test('with links that are put together in other ways names them', () => {
    const own = {
      ...files,
      'pages/other.yaml': `${banner}    buttons: [{ label: Team, to: "{{ '/te' | append: 'am' }}" }]\n`,
    };
    const { plan } = renamed('/team', '/people', own);
    expect(plan.left).toMatchObject([{ to: '/team', file: 'pages/other.yaml', line: 5 }]);
  });

  test.each<[string, string, RegExp]>([
    ['/nowhere', '/x', /There is no page \/nowhere/],
    ['/tema', '/x', /Did you mean \/teams?\?/],
    ['/team', '/teams', /There is a page \/teams already: pages\/teams\.yaml/],
    ['/team', '/post/one', /There is a page \/post\/one already/],
    ['/team', '/Über uns', /cannot be a page's address/],
    ['/team', '/images/hall.svg', /public\/images\/hall\.svg/],
    ['/post/one', '/x', /made by pages\/post\/\[slug\]\.yaml for an entry/],
    ['/post/[slug]', '/news/[id]', /have to stay as they are/],
    ['/', '/home', /home page stays/],
    ['/broken', '/x', /pages\/broken\.yaml cannot be read, so nothing was changed/],
  ])('%s to %s is refused', (from, to, message) => {
    const site = makeSite({ ...files, 'pages/broken.yaml': 'title: "Broken\n' });
    expect(() => planRename(site, from, to)).toThrow(message);
  });
});

describe('the redirect', () => {
  const added = (siteYaml: string) => {
    const { read } = renamed('/team', '/people', {
      'pages/_site.yaml': siteYaml,
      'pages/team.yaml': banner,
    });
    return read('pages/_site.yaml');
  };
  test.each([
    ['name: Test', 'name: Test\nredirects:\n  - from: /team\n    to: /people'],
    [
      'redirects: [{ from: /a, to: /team }] # x\nname: Test\n',
      'redirects: [{ from: /a, to: /people }, { from: /team, to: /people }] # x\nname: Test\n',
    ],
    ['redirects: []\nname: Test\n', 'redirects:\n  - from: /team\n    to: /people\nname: Test\n'],
    [
      'redirects: # none yet\nname: Test\n',
      'redirects: # none yet\n  - from: /team\n    to: /people\nname: Test\n',
    ],
    [
      'redirects:\n- { from: /a, to: / }\nname: Test\n',
      'redirects:\n- { from: /a, to: / }\n- { from: /team, to: /people }\nname: Test\n',
    ],
    [
      'name: Test\nredirects:\n  - from: /a\n    to: /b\n    status: 302',
      'name: Test\nredirects:\n  - from: /a\n    to: /b\n    status: 302\n  - from: /team\n    to: /people',
    ],
  ])('is added to %j', (before, after) => {
    expect(added(before)).toBe(after);
    const asOnWindows = (text: string) => text.replaceAll('\n', '\r\n');
    if (before.includes('\n')) expect(added(asOnWindows(before))).toBe(asOnWindows(after));
  });
});
