/** `usages`, `rename` and `validate --fix` as people run them, each a process of its own. */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const page = (title: string, more = '') =>
  `title: ${title}\ndescription: A page that says what a visitor finds there.\nblocks:\n  - type: banner\n    title: ${title}\n${more}`;
const site = new SmallSite({
  'pages/_site.yaml': 'name: Harbour # a comment\nmenus:\n  main: [{ label: Crew, to: /crew }]\n',
  'pages/index.yaml': page('Home', '    text: "Meet [the crew](/crew#ada)."\n'),
  'pages/crew.yaml': page('Crew', '    id: ada\n'),
  'schema/aliases.json': JSON.stringify({ blocks: [{ from: 'head', to: 'banner', since: '2' }] }),
});
beforeEach(() => site.restore());
afterAll(() => site.remove());

test('usages prints places, for people and for programs', async () => {
  const { code, stdout } = await site.run('usages', 'page', '/crew');
  expect(code).toBe(0);
  expect(stdout.split('\n').map((line) => line.split('  ')[0])).toEqual([
    'pages/_site.yaml:3:29',
    'pages/index.yaml:6:28',
    '2 uses of the page /crew in 2 files.',
    '',
  ]);
  const json = await site.run('usages', 'block', 'banner', '--format', 'json');
  expect(JSON.parse(json.stdout)).toMatchObject({
    kind: 'block',
    name: 'banner',
    usages: [{ line: 4 }, { line: 4 }],
  });
  expect(await site.run('usages', 'block', 'baner')).toMatchObject({
    code: 2,
    stderr: 'There is no block baner. Did you mean banner?\n',
  });
  expect((await site.run('usages', 'blok', 'banner')).code).toBe(2);
  site.write('pages/_fragments/visit.yaml', '- type: banner\n  title: Visit\n');
  site.write('public/notes.txt', 'Low tide');
  for (const [words, said] of [
    [['image', '/crew'], 'It is a page: npx pagewright usages page /crew'],
    [['page', 'notes.txt'], 'It is a file of public/: npx pagewright usages image /notes.txt'],
    [['fragment', 'nothing'], 'The only one is visit.'],
    [['block', 'visit'], 'It is a fragment: npx pagewright usages fragment visit'],
    [['field', 'banner'], 'Write a field after its block: banner.id.'],
  ] as const) {
    const outcome = await site.run('usages', ...words);
    expect(outcome.code).toBe(2);
    expect(outcome.stderr).toContain(said);
  }
  const { code: strange, stderr } = await site.run('usages', 'field', 'banner.titel');
  expect(strange).toBe(2);
  expect(stderr).toContain('banner has no field titel. Did you mean banner.title?');
});

test('--fix removes spaces at line ends only in files with something to fix', async () => {
  const [sound, odd] = ['title: Sound   \n', 'title: Odd   \n'].map((line) => `${line}blocks:\n`);
  site.write('pages/sound.yaml', `${sound}  - { type: banner, title: Sound }\n`);
  site.write('pages/odd.yaml', `${odd}  - { type: baner, title: Odd }\n`);
  await site.run('validate', '--fix');
  expect(site.read('pages/sound.yaml')).toBe(`${sound}  - { type: banner, title: Sound }\n`);
  expect(site.read('pages/odd.yaml')).toBe(
    'title: Odd\nblocks:\n  - { type: banner, title: Odd }\n',
  );
});

test('--fix leaves a file that is not stored as UTF-8', async () => {
  const latin = Buffer.from('title: Caf\xe9   \nblocks: []\n', 'latin1');
  site.write('pages/odd.yaml', latin);
  const { code, stderr } = await site.run('validate', '--fix');
  expect([code, readFileSync(path.join(site.root, 'pages/odd.yaml'))]).toEqual([1, latin]);
  expect(stderr).toContain('not-utf8');
});

test.skipIf(process.platform === 'win32')('rename moves a page that is a link', async () => {
  site.write('shared/crew.yaml', page('Crew', '    id: ada\n'));
  site.delete('pages/crew.yaml');
  symlinkSync('../shared/crew.yaml', path.join(site.root, 'pages/crew.yaml'));
  expect((await site.run('rename', '/crew', '/people')).code).toBe(0);
  expect((await site.run('validate')).code).toBe(0);
  expect(site.read('pages/people.yaml')).toBe(site.read('shared/crew.yaml'));
  site.delete('pages/people.yaml');
});

test('rename shows what it would do, does it, and leaves a site without a problem', async () => {
  const dry = await site.run('rename', '/crew', '/about/crew', '--dry-run');
  expect(dry.stdout).toContain('rename to pages/about/crew.yaml');
  expect(dry.stdout).toContain('+    text: "Meet [the crew](/about/crew#ada)."');
  expect(site.read('pages/crew.yaml')).toContain('Crew');
  const { code, stdout } = await site.run('rename', '/crew', '/about/crew');
  expect({ code, last: stdout.trimEnd().split('\n').at(-1) }).toEqual({
    code: 0,
    last: 'Renamed /crew to /about/crew, rewrote 2 links and changed 3 files.',
  });
  expect(site.read('pages/_site.yaml')).toBe(
    'name: Harbour # a comment\nmenus:\n  main: [{ label: Crew, to: /about/crew }]\nredirects:\n  - from: /crew\n    to: /about/crew\n',
  );
  expect((await site.run('validate')).code).toBe(0);
  expect(await site.run('rename', '/nowhere', '/x')).toMatchObject({
    code: 1,
    stderr: 'There is no page /nowhere.\n',
  });
});

test('validate --fix changes old names, once', async () => {
  site.write('pages/crew.yaml', page('Crew', '    id: ada\n').replace('banner', 'head # as ever'));
  expect((await site.run('validate')).stderr).toContain(
    'The block head has been called banner since version 2.',
  );
  const { code, stdout } = await site.run('validate', '--fix');
  expect(code).toBe(0);
  expect(stdout).toContain('+  - type: banner # as ever');
  expect((await site.run('validate', '--fix')).stdout).not.toContain('Fixed');
});
