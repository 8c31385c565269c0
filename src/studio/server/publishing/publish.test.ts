import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { gitIn, gitRepository } from '../../../../tests/git-repository.ts';
import { makeSite } from '../../../../tests/make-test-site.ts';
import type { Site } from '../../../content/site/site.ts';
import { overview, publish, restoreVersion, revertChanges, versions } from './publish.ts';

const page = `# Ours.
title: "Home" # its name
description: All of it.
blocks:
  - type: banner
    title: Welcome
    text: Since 2007.

  # What we care for.
  - { type: text, heading: Values, body: Care. }
`;

const git = (root: string, ...words: string[]) => gitIn(root)(...words);

/** Returns a site whose files are committed. */
function committed(files: Record<string, string> = {}): Site {
  const site = makeSite({ 'pages/index.yaml': page, ...files });
  gitRepository(site.root);
  return site;
}

const read = ({ root }: Site, file = 'pages/index.yaml') =>
  readFileSync(path.join(root, file), 'utf8');
const write = ({ root }: Site, text: string, file = 'pages/index.yaml') =>
  writeFileSync(path.join(root, file), text);
const sentences = async (site: Site) =>
  (await overview(site)).differences.map(({ sentence }) => sentence);

const ids = async (site: Site) => (await overview(site)).differences.map(({ id }) => id);

test('nothing differs after a commit', async () => {
  expect(await overview(committed())).toEqual({ differences: [], unpushed: 0 });
});

test('changes are described, with the values before and after', async () => {
  const site = committed();
  write(site, page.replace('2007', '2006'));
  expect((await overview(site)).differences).toEqual([
    {
      id: expect.stringMatching(/^pages\/index\.yaml#[0-9a-f]{16}$/),
      file: 'pages/index.yaml',
      kind: 'changed',
      sentence: 'The text of the banner on Home changed.',
      path: ['blocks', 0, 'text'],
      before: 'Since 2007.',
      after: 'Since 2006.',
    },
  ]);
});

test('new pages, deleted pages, pictures and comments are described', async () => {
  const site = committed({ 'pages/old.yaml': 'title: Old\nblocks: []\n' });
  write(site, 'title: Our team\nblocks: []\n', 'pages/team.yaml');
  rmSync(path.join(site.root, 'pages/old.yaml'));
  write(site, '<svg xmlns="http://www.w3.org/2000/svg"/>', 'public/oak.svg');
  write(site, `${page}# The end.\n`);
  expect(await sentences(site)).toEqual([
    'Notes or spaces of pages/index.yaml changed, nothing that visitors see.',
    'The page Old was deleted.',
    'The page Our team was added.',
    'The file /oak.svg was added.',
  ]);
});

test('one change is reverted, and the others stay byte for byte', async () => {
  const site = committed();
  write(site, page.replace('2007', '2006').replace('Care.', 'Time.'));
  await revertChanges(site, { id: (await ids(site))[0] });
  expect(read(site)).toBe(page.replace('Care.', 'Time.'));
});

test('of changes to neighbouring lines, one is reverted alone', async () => {
  const site = committed();
  const changed = page
    .replace('Welcome', 'Hello')
    .replace('    text: Since 2007.\n', '    text: Since 2006.\n    id: top\n');
  write(site, changed);
  const [title, text] = await ids(site);
  await revertChanges(site, { id: text });
  expect(read(site)).toBe(changed.replace('2006', '2007'));
  await revertChanges(site, { id: title });
  expect(read(site)).toBe(changed.replace('2006', '2007').replace('Hello', 'Welcome'));
  await revertChanges(site, { id: (await ids(site))[0] });
  expect(read(site)).toBe(page);
});

test('a symbolic link is not followed, neither to describe nor to revert it', async () => {
  const site = committed();
  symlinkSync('/dev/zero', path.join(site.root, 'pages/out.yaml'));
  await expect(revertChanges(site, { file: 'pages/out.yaml' })).rejects.toThrow('out of the site');
  rmSync(path.join(site.root, 'pages/out.yaml'));
  symlinkSync('../package.json', path.join(site.root, 'pages/in.yaml'));
  expect(await sentences(site)).toEqual(['The file pages/in.yaml was added.']);
});

test('a block that was added is taken back, and one that was deleted comes back', async () => {
  const site = committed();
  write(site, `${page}  - type: text\n    body: More.\n`);
  await revertChanges(site, { id: (await ids(site))[0] });
  expect(read(site)).toBe(page);
  write(site, page.replace(/\n {2}# What.*/s, ''));
  expect(await sentences(site)).toEqual(['The text was deleted from Home.']);
  await revertChanges(site, { id: (await ids(site))[0] });
  expect(read(site)).toBe(page);
});

test('a template page is reverted alone, not the pages that match its name as a pattern', async () => {
  const [template, other] = ['pages/[slug].yaml', 'pages/s.yaml'];
  const site = committed({ [template]: page, [other]: page });
  const edited = page.replace('Care.', 'Time.');
  write(site, edited, template);
  await publish(site);
  expect(await versions(site, other)).toHaveLength(1);
  write(site, edited, other);
  expect(await versions(site, template)).toHaveLength(2);
  await publish(site, 'The other');
  expect(await versions(site, template)).toHaveLength(2);
  for (const file of [template, other]) write(site, page, file);
  await revertChanges(site, { file: template });
  expect([template, other].map((file) => read(site, file))).toEqual([edited, page]);
});

test('a change that does not exist any more is not reverted', async () => {
  const site = committed();
  write(site, page.replace('2007', '2006'));
  await expect(revertChanges(site, { id: 'pages/index.yaml#7' })).rejects.toThrow(
    'not there any longer',
  );
  await expect(revertChanges(site, { file: 'pages/none.yaml' })).rejects.toThrow('last commit');
});

test('if the page has changed since, only the shown change is reverted, or nothing', async () => {
  const site = committed();
  write(site, page.replace('2007', '2006').replace('Care.', 'Time.'));
  const [year, care] = await ids(site);
  const newer = page.replace('Care.', 'Time.').replace('All of it', 'Nearly all');
  write(site, newer);
  await expect(revertChanges(site, { id: year })).rejects.toThrow('not there any longer');
  expect(read(site)).toBe(newer);
  await revertChanges(site, { id: care });
  expect(read(site)).toBe(page.replace('All of it', 'Nearly all'));
});

test('a file that was changed again is not reverted by an old id', async () => {
  const site = committed({ 'public/oak.svg': '<svg/>' });
  for (const file of ['public/oak.svg', 'pages/index.yaml']) {
    const now = `${read(site, file)}# One.\n`;
    write(site, now, file);
    const [id] = await ids(site);
    write(site, `${now}# Two.\n`, file);
    await expect(revertChanges(site, { id })).rejects.toThrow('not there any longer');
    expect(read(site, file)).toBe(`${now}# Two.\n`);
    await revertChanges(site, {});
  }
});

test('all changes are taken back: new files go, deleted ones come back', async () => {
  const site = committed();
  write(site, 'title: Our team\nblocks: []\n', 'pages/team.yaml');
  rmSync(path.join(site.root, 'pages/index.yaml'));
  await revertChanges(site, {});
  expect(read(site)).toBe(page);
  expect(git(site.root, 'status', '--porcelain')).toBe('');
});

test('publishing commits what differs, with a message of the sentences, and pushes', async () => {
  const site = committed();
  const remote = mkdtempSync(path.join(site.root, '../pagewright-remote-'));
  onTestFinished(() => rmSync(remote, { recursive: true, force: true }));
  git(remote, 'init', '--quiet', '--bare');
  git(site.root, 'remote', 'add', 'origin', remote);
  writeFileSync(path.join(site.root, 'notes.txt'), 'not of the site');
  git(site.root, 'add', 'notes.txt');
  write(site, page.replace('2007', '2006'));
  expect(await publish(site)).toEqual({
    message: 'The text of the banner on Home changed',
    pushedTo: 'origin',
  });
  expect(git(remote, 'log', '--format=%s', 'main')).toBe(
    'The text of the banner on Home changed\nBegin',
  );
  expect(git(site.root, 'status', '--porcelain')).toBe('A  notes.txt');
  await expect(publish(site)).rejects.toThrow('nothing to publish');
});

test('several changes are a list below the subject', async () => {
  const site = committed();
  write(site, page.replace('2007', '2006').replace('Care.', 'Time.'));
  expect((await publish(site)).message).toBe(
    '2 changes in one file\n\n- The text of the banner on Home changed\n- The body of the text on Home changed',
  );
});

test('an unreachable remote is reported, and the commit stays', async () => {
  const site = committed();
  git(site.root, 'remote', 'add', 'origin', path.join(site.root, 'nowhere'));
  write(site, page.replace('2007', '2006'));
  await expect(publish(site)).rejects.toThrow(
    'are committed here, but could not be sent to origin',
  );
  expect(git(site.root, 'status', '--porcelain')).toBe('');
});

test('an earlier version is found and brought back', async () => {
  const site = committed();
  write(site, page.replace('2007', '2006'));
  await publish(site, 'Correct the year');
  const found = await versions(site, 'pages/index.yaml');
  expect(found.map(({ subject, author }) => `${subject}, ${author}`)).toEqual([
    'Correct the year, Ann',
    'Begin, Ann',
  ]);
  await restoreVersion(site, 'pages/index.yaml', found[1]?.commit ?? '');
  expect(read(site)).toBe(page);
});

test('without a repository, the message says what is missing', async () => {
  const site = makeSite({ 'pages/index.yaml': page });
  await expect(overview(site)).rejects.toThrow('Run “git init” in it once');
});

test.each([
  [
    'fatal: ni ceci ni aucun de ses répertoires parents n’est un dépôt git',
    'Run “git init” in it once',
  ],
  ['fatal: detected dubious ownership in repository at /site', 'belongs to another user'],
])('the reason why git does not work is reported: %s', async (said, sentence) => {
  const site = committed();
  const program = path.join(site.root, 'git');
  writeFileSync(program, `#!/bin/sh\necho '${said}' >&2\nexit 128\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${site.root}:${process.env.PATH}`);
  await expect(overview(site)).rejects.toThrow(sentence);
  rmSync(program);
  vi.stubEnv('PATH', site.root);
  await expect(overview(site)).rejects.toThrow('Git is not installed');
  vi.unstubAllEnvs();
});
