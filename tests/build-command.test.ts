/** `pagewright build` as people and CI jobs run it, on a small site with a block of its own. */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { about, crew, expectNoTrace, files, lines, openCommandSite } from './command-site.ts';
import type { Outcome } from './small-site.ts';

const site = openCommandSite();

async function build(): Promise<Outcome> {
  const outcome = await site.run('build');
  expectNoTrace(outcome);
  return outcome;
}

/** Builds a site with a mistake, and expects that the last good build stays. */
async function expectRefused(...words: (string | RegExp)[]): Promise<Outcome> {
  const before = site.snapshot('dist');
  const outcome = await build();
  expect(outcome.code).toBe(1);
  for (const word of words) expect(outcome.stderr).toMatch(word);
  expect(site.snapshot('dist')).toEqual(before);
  return outcome;
}

describe('build', () => {
  test('writes every page, the public folder and what hosts read', async () => {
    const { code, stdout, stderr } = await build();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Built 5 pages');
    const written = site.snapshot('dist');
    expect(Object.keys(written)).toEqual(
      expect.arrayContaining(
        ['index', 'about', '404', 'crew/ada', 'crew/bo'].map((page) => `dist/${page}.html`),
      ),
    );
    expect(written['dist/notes.txt']).toBe(files['public/notes.txt']);
    expect(written['dist/_redirects']).toContain('/crew /about 301');
    expect(written['dist/_headers']).toContain('Content-Security-Policy');
    expect(written['dist/sitemap.xml']).toContain('<loc>https://harbour.example/crew/ada</loc>');
  });

  test('renders blocks of the site’s own, fragments and entries of collections', () => {
    const page = site.read('dist/index.html');
    expect(page).toContain('<title>Harbour | Home</title>');
    expect(page).toMatch(/data-block="greeting".*Hello <strong>there<\/strong>/s);
    expect(page).toContain('.block-greeting');
    expect(page).toContain('Come and see');
    expect(site.read('dist/crew/bo.html')).toContain('<title>Harbour | Bo</title>');
    expect(site.read('dist/about.html')).not.toContain('.block-greeting');
  });

  test('renders nothing when nothing has changed', async () => {
    const before = statSync(path.join(site.root, 'dist/about.html')).mtimeMs;
    const { code, stdout } = await build();
    expect(code).toBe(0);
    expect(stdout).toContain('Built 5 pages');
    expect(stdout).toContain('0 of them rendered');
    expect(statSync(path.join(site.root, 'dist/about.html')).mtimeMs).toBe(before);
  });

  test('renders an edited page, and what was made from an edited collection or fragment', async () => {
    site.write('pages/about.yaml', about.replace('the harbour', 'the lighthouse'));
    expect((await build()).stdout).toContain('1 of them rendered');
    expect(site.read('dist/about.html')).toContain('About the lighthouse');
    site.restore();

    site.write('pages/_collections/crew.yaml', crew('Ada', 'Boris'));
    expect((await build()).stdout).toContain('2 of them rendered');
    expect(site.read('dist/crew/bo.html')).toContain('Boris');
    site.restore();

    const fragment = String(files['pages/_fragments/visit.yaml']);
    site.write('pages/_fragments/visit.yaml', fragment.replace('Come and see', 'Come aboard'));
    await build();
    expect(site.read('dist/index.html')).toContain('Come aboard');
    expect(site.read('dist/crew/bo.html')).toContain('<title>Harbour | Bo</title>');
  });

  test('with --profile says why page files were read again', async () => {
    await build();
    site.write('pages/about.yaml', about.replace('the harbour', 'the lighthouse'));
    site.write('pages/_collections/crew.yaml', crew('Ada', 'Boris'));
    const { stdout } = await site.run('build', '--profile');
    expect(stdout).toContain('because of their own text: 1\n');
    expect(stdout).toContain('because of collections/crew: 1\n');
    await build();
  });

  test('renders a new page and clears away what a deleted one had made', async () => {
    site.write('pages/tides.yaml', about.replace('title: About', 'title: Tides'));
    site.write('public/old.txt', 'old');
    expect((await build()).stdout).toContain('Built 6 pages');
    expect(site.snapshot('dist')).toHaveProperty(['dist/tides.html']);
    site.delete('pages/tides.yaml');
    site.delete('public/old.txt');
    expect((await build()).stdout).toContain('Built 5 pages');
    const written = Object.keys(site.snapshot('dist'));
    expect(written).not.toContain('dist/tides.html');
    expect(written).not.toContain('dist/old.txt');
    expect(site.read('dist/sitemap.xml')).not.toContain('tides');
  });

  test('refuses a broken page and leaves the last good build as it was', async () => {
    site.write('pages/about.yaml', about.replace('banner', 'baner'));
    await expectRefused('pages/about.yaml:4:11', 'Did you mean banner', 'last good build');
    site.restore();
    expect((await build()).code).toBe(0);
  });

  test('with --strict puts nothing in place for a page beyond its budget', async () => {
    const file = 'pages/_site.yaml';
    site.write(file, `${site.read(file)}budgets: { default: { html: 100 B } }\n`);
    const before = site.snapshot('dist');
    const strict = await site.run('build', '--strict');
    expect([strict.code, strict.stderr]).toEqual([1, expect.stringContaining('over-budget')]);
    expect(site.snapshot('dist')).toEqual(before);
    expect((await site.run('build')).code).toBe(0);
  });

  test('reports no warnings while the frame has errors, as validate does', async () => {
    site.write(
      'pages/_site.yaml',
      `${files['pages/_site.yaml']}frame: { before: [{ type: baner }] }\n`,
    );
    site.write('pages/twin.yaml', about);
    const { stderr } = await expectRefused('baner');
    const { problems } = JSON.parse((await site.run('validate', '--format', 'json')).stdout);
    expect(problems).toHaveLength(1);
    expect(stderr).toContain('1 problem in 1 file.');
    site.restore();
  });

  test('reports a missing value of many pages once, as validate does', async () => {
    const asking = about.replace('title: About', 'title: "{{ site.contact.fax }}"');
    for (const name of ['about', 'tides']) site.write(`pages/${name}.yaml`, asking);
    const { stderr } = await expectRefused('site.contact.fax', 'one more place');
    expect(stderr).toContain('1 problem in 1 file.');
    site.delete('pages/tides.yaml');
    site.restore();
  });

  test('refuses a link that leads nowhere', async () => {
    site.write(
      'pages/_fragments/visit.yaml',
      String(files['pages/_fragments/visit.yaml']).replace('/about', '/abuot'),
    );
    await expectRefused('pages/_fragments/visit.yaml:4', '/abuot', '/about');
  });

  test('refuses a block whose code is broken, and names it', async () => {
    site.write('blocks/greeting/view.tsx', 'export default function Greeting( {');
    await expectRefused('greeting/view.tsx');
    site.write(
      'blocks/greeting/view.tsx',
      'export default function G() { throw new Error("ahoy"); }',
    );
    await expectRefused('pages/index.yaml', 'ahoy');
    // In an island too, although React would leave out an error within a Suspense.
    site.write('blocks/greeting/island.tsx', site.read('blocks/greeting/view.tsx'));
    site.delete('blocks/greeting/view.tsx');
    await expectRefused('pages/index.yaml', 'ahoy');
    site.restore();
    expect((await build()).code).toBe(0);
  });

  test('leaves whole pages behind when it is interrupted, and goes on afterwards', async () => {
    const known = site.snapshot('dist');
    const names = Object.keys(known).filter((file) => file.endsWith('.html'));
    for (const milliseconds of [150, 300, 450, 600]) {
      site.write('pages/_collections/crew.yaml', crew(`Ada ${milliseconds}`));
      await site.interrupt(milliseconds, 'build');
      for (const file of names) expect(site.read(file)).toMatch(/<\/html>\n$/);
      expect(site.read('dist/about.html')).toBe(known['dist/about.html']);
    }
    expect((await build()).code).toBe(0);
    expect(site.read('dist/crew/ada.html')).toContain('Ada 600');
  });

  test('leaves a folder alone that it did not write', async () => {
    site.write('mine/letter.txt', 'Dear Ada');
    const { code, stderr } = await site.run('build', '--out', 'mine');
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([expect.stringContaining('--out')]);
    expect(site.snapshot('mine')).toEqual({ 'mine/letter.txt': 'Dear Ada' });
  });

  test.each(['build', 'catalogue'])('%s does not write into the site itself', async (command) => {
    const { code, stderr } = await site.run(command, '--out', 'public/site');
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([expect.stringContaining('is a part of the site itself')]);
    expect(existsSync(path.join(site.root, 'public/site'))).toBe(false);
  });

  test.each(['build', 'catalogue'])('%s does not write into a built site', async (command) => {
    expect((await site.run('build', '--out', 'made')).code).toBe(0);
    const { code, stderr } = await site.run(command, '--out', 'made/inner/sub');
    expect(code).toBe(1);
    expect(lines(stderr)).toEqual([
      expect.stringMatching(/is a built site itself.* --out made-sub$/),
    ]);
    expect(existsSync(path.join(site.root, 'made/inner'))).toBe(false);
  });

  test('catalogue names a broken block once, by its place in the site', async () => {
    site.write('blocks/odd/schema.json', '{');
    const { code, stderr } = await site.run('catalogue');
    expect(code).toBe(1);
    expect(stderr.match(/\S*blocks\/odd\/schema\.json/g)).toEqual(['blocks/odd/schema.json']);
  });

  test('catalogue says of an example file what is wrong with it when it holds none', async () => {
    site.write('blocks/odd/schema.json', '{ "description": "x", "type": "object" }');
    site.write('blocks/odd/view.tsx', 'export default () => null;');
    site.write('blocks/odd/style.css', '');
    site.write('blocks/odd/example.yaml', 'type: odd\n');
    const { code, stderr } = await site.run('catalogue');
    expect(code).toBe(1);
    expect(stderr).toContain('blocks/odd/example.yaml has no example in it: each begins with');
  });

  test('that ends half-way leaves only the last build', async () => {
    await site.run('build', '--out', 'half');
    const before = site.snapshot('half');
    site.write('blocks/odd/schema.json', '{ "description": "x", "type": "object" }');
    site.write('blocks/odd/view.tsx', 'export default () => { throw new Error("no more") };');
    site.write('blocks/odd/style.css', '');
    site.write('pages/more.yaml', about.replace('blocks:', 'blocks:\n  - type: odd'));
    const { code } = await site.run('build', '--out', 'half');
    expect(code).toBe(1);
    expect(site.snapshot('half')).toEqual(before);
    expect(existsSync(path.join(site.root, 'half.next'))).toBe(false);
  });

  test('writes compressed forms when asked to', async () => {
    const outcome = await site.run('build', '--compress', '--out', 'packed');
    expect(outcome.code).toBe(0);
    const packed = Object.keys(site.snapshot('packed'));
    expect(packed).toEqual(
      expect.arrayContaining(['packed/index.html.br', 'packed/index.html.gz']),
    );
  });
});
