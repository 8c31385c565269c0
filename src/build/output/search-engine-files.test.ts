/** The files that search engines and helpful strangers read, by parsers that are not ours. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, expect, test } from 'vitest';
import { lastChanged } from '../history/last-changed.ts';
import { robotsFile, securityTxt, sitemapFile } from './search-engine-files.ts';

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true });
});

/** Returns a folder with a history, and what works on it. */
function repository() {
  const root = mkdtempSync(path.join(tmpdir(), 'pagewright-history-'));
  made.push(root);
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: date },
    });
  let date = '';
  const commit = (day: string, file: string, text: string) => {
    date = `${day}T12:00:00Z`;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    git('add', '.');
    git('commit', '-qm', day);
  };
  git('init', '-q');
  return { root, git, commit };
}

test('the sitemap names each page with the day of its last change, and is valid XML', () => {
  const xml = sitemapFile('https://example.org', [
    { route: '/', changed: '2026-03-04' },
    { route: '/a&b<c' },
  ]);
  const { urlset } = new XMLParser().parse(xml);
  expect(urlset.url).toEqual([
    { loc: 'https://example.org/', lastmod: '2026-03-04' },
    { loc: 'https://example.org/a&b%3Cc' },
  ]);
});

test('a file changed on the day of its last commit, also in a folder of a larger repository', async () => {
  const { root, commit } = repository();
  commit('2026-01-02', 'site/pages/a.yaml', 'one');
  commit('2026-02-03', 'site/pages/b.yaml', 'one');
  commit('2026-03-04', 'site/pages/a.yaml', 'two');
  commit('2026-04-05', 'elsewhere.txt', 'one');
  expect(Object.fromEntries(await lastChanged(path.join(root, 'site')))).toEqual({
    'pages/a.yaml': '2026-03-04',
    'pages/b.yaml': '2026-02-03',
  });
});

test('the history is read again after each commit, also when the commit before is taken back', async () => {
  const { root, git, commit } = repository();
  writeFileSync(path.join(root, '.gitignore'), '.pagewright/');
  commit('2026-01-02', 'pages/a.yaml', 'one');
  const days = async () => Object.fromEntries(await lastChanged(root));
  expect(await days()).toEqual({ 'pages/a.yaml': '2026-01-02' });
  commit('2026-03-04', 'pages/a.yaml', 'two');
  expect(await days()).toEqual({ 'pages/a.yaml': '2026-03-04' });
  expect(await days()).toEqual({ 'pages/a.yaml': '2026-03-04' });
  git('reset', '-q', '--hard', 'HEAD~1');
  expect(await days()).toEqual({ 'pages/a.yaml': '2026-01-02' });
  const memory = path.join(root, '.pagewright/last-changed.json');
  const known = readFileSync(memory, 'utf8');
  writeFileSync(memory, known.replace('2026-01-02', '2026-01-01'));
  // what is remembered is used
  expect(await days()).toEqual({ 'pages/a.yaml': '2026-01-01' });
  writeFileSync(memory, '{');
  expect(await days()).toEqual({ 'pages/a.yaml': '2026-01-02' });
});

test('a file that is not committed as it is changed when it was saved', async () => {
  const { root, commit } = repository();
  commit('2026-01-02', 'pages/a.yaml', 'one');
  writeFileSync(path.join(root, 'pages/a.yaml'), 'changed');
  writeFileSync(path.join(root, 'pages/é.yaml'), 'new');
  const today = new Date().toISOString().slice(0, 10);
  expect(Object.fromEntries(await lastChanged(root))).toEqual({
    'pages/a.yaml': today,
    'pages/é.yaml': today,
  });
});

test('without a history, or with a shallow copy of one, no day is made up', async () => {
  const { root, commit } = repository();
  commit('2026-01-02', 'pages/a.yaml', 'one');
  commit('2026-01-03', 'pages/b.yaml', 'one');
  const copy = `${root}-copy`;
  made.push(copy);
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, copy]);
  expect(await lastChanged(copy)).toEqual(new Map());
  const plain = mkdtempSync(path.join(tmpdir(), 'pagewright-plain-'));
  made.push(plain);
  expect(await lastChanged(plain)).toEqual(new Map());
});

test('robots may come in, and find the sitemap where there is one', () => {
  expect(robotsFile('https://example.org')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://example.org/sitemap.xml\n',
  );
  expect(robotsFile(undefined)).not.toContain('Sitemap');
});

test('security.txt is good for less than a year and more than ten months', () => {
  const now = new Date('2026-11-21T10:00:00Z');
  const report = { contact: ['mailto:a@example.org', 'tel:+1'], languages: ['en', 'ar'] };
  const text = securityTxt(report, 'https://example.org', now);
  const fields = text.trim().split('\n');
  expect(fields).toEqual([
    'Contact: mailto:a@example.org',
    'Contact: tel:+1',
    'Expires: 2027-10-01T00:00:00.000Z',
    'Preferred-Languages: en, ar',
    'Canonical: https://example.org/.well-known/security.txt',
  ]);
  const expires = Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '');
  const days = (expires - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
