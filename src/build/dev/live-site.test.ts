import { EventEmitter } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSite } from '../../../tests/make-test-site.ts';
import { writeFiles } from '../../content/files/write-files.ts';
import type { Site } from '../../content/site/site.ts';
import { FolderWatch } from './folder-watch.ts';
import { LiveSite, notForVite } from './live-site.ts';

// The system tells of changes when it comes to it.
const SOON = { timeout: 10_000 };
vi.setConfig({ testTimeout: 30_000 });
const waitFor = (check: () => void) => vi.waitFor(check, SOON);

const page = 'title: A page\ndescription: It says something.\nblocks: []\n';

const servers: EventEmitter[] = [];

/** Watches a site with as much of Vite's server as that needs. */
function watchSite(site: Site) {
  const sent: string[] = [];
  const httpServer = new EventEmitter();
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const send = ({ event = 'reload' }) => sent.push(event);
  let heard = (_known: number, _client: { send: typeof send }) => {};
  const ws = {
    on: (_event: string, hear: typeof heard) => {
      heard = hear;
    },
    send,
  };
  const live = new LiveSite(site, () => {});
  const configure = live.plugin.configureServer as (server: ViteDevServer) => void;
  configure({ watcher, ws, httpServer, environments: {} } as unknown as ViteDevServer);
  servers.push(httpServer);
  /** Returns what a page is told that was rendered after so many saves and begins to listen now. */
  const listen = (known: number) => {
    const told: string[] = [];
    heard(known, { send: ({ event = 'reload' }) => told.push(event) });
    return told;
  };
  return { live, watcher, sent, listen };
}

const routes = ({ site }: LiveSite) => site.pageFiles.map(({ pattern }) => pattern);
const isListed = (live: LiveSite, expected: string[]) =>
  waitFor(() => expect(routes(live)).toEqual(expected));

afterEach(() => {
  vi.unstubAllEnvs();
  for (const server of servers.splice(0)) server.emit('close');
});

test('a page that is saved is reported, and nothing is read again for it', async () => {
  const site = makeSite({ 'pages/index.yaml': page, 'pages/_site.yaml': 'name: Test\n' });
  const { pageFiles, config } = site;
  const { live, sent } = watchSite(site);
  writeFileSync(join(site.root, 'pages/index.yaml'), `${page}# more\n`);
  await waitFor(() => expect(sent).toContain('pagewright:saved'));
  const before = live.saves;
  // As most editors save.
  writeFileSync(join(site.root, 'new.yaml'), `${page}# still more\n`);
  renameSync(join(site.root, 'new.yaml'), join(site.root, 'pages/index.yaml'));
  await waitFor(() => expect(live.saves).toBeGreaterThan(before));
  expect(live.site.pageFiles).toBe(pageFiles);
  expect(live.site.config).toBe(config);
});

test('pages come and go with their files and folders', async () => {
  const site = makeSite({ 'pages/index.yaml': page, 'pages/_site.yaml': 'name: Test\n' });
  const { live } = watchSite(site);
  const at = (place: string) => join(site.root, place);
  writeFileSync(at('pages/team.yaml'), page);
  await isListed(live, ['/', '/team']);
  rmSync(at('pages/team.yaml'));
  await isListed(live, ['/']);
  mkdirSync(at('pages/news'));
  writeFileSync(at('pages/news/first.yaml'), page);
  await isListed(live, ['/', '/news/first']);
  renameSync(at('pages/news'), at('pages/blog'));
  await isListed(live, ['/', '/blog/first']);
  rmSync(at('pages/blog'), { recursive: true });
  await isListed(live, ['/']);
});

test('what all pages are made from is read again, also when the whole folder is another one', async () => {
  const site = makeSite({ 'pages/index.yaml': page, 'pages/_site.yaml': 'name: Before\n' });
  const { live } = watchSite(site);
  const at = (place: string) => join(site.root, place);
  const isNamed = (name: string) => waitFor(() => expect(live.site.config.name).toBe(name));
  writeFileSync(at('pages/_site.yaml'), 'name: After\n');
  await isNamed('After');
  mkdirSync(at('other'));
  writeFileSync(at('other/_site.yaml'), 'name: Other\n');
  writeFileSync(at('other/team.yaml'), page);
  renameSync(at('pages'), at('former'));
  renameSync(at('other'), at('pages'));
  await isNamed('Other');
  expect(routes(live)).toEqual(['/team']);
});

test('the public folder may go and come back, with other files in it', async () => {
  const site = makeSite({
    'pages/index.yaml': page,
    'pages/_site.yaml': 'name: Test\n',
    'public/oak.txt': 'oak',
  });
  const { live, watcher, sent } = watchSite(site);
  const told: [string, string][] = [];
  for (const event of ['add', 'unlink']) watcher.on(event, (file) => told.push([event, file]));
  const folder = join(site.root, 'public');
  renameSync(folder, join(site.root, 'aside'));
  mkdirSync(folder);
  writeFileSync(join(folder, 'ash.txt'), 'ash');
  await waitFor(() => expect([...live.site.publicFiles]).toEqual(['/ash.txt']));
  await waitFor(() => expect(sent).toContain('pagewright:saved'));
  expect(told).toContainEqual(['add', join(folder, 'ash.txt')]);
  expect(told).toContainEqual(['unlink', join(folder, 'oak.txt')]);
});

test('Vite, which does not watch the public folder, is told of each file in it', async () => {
  const site = makeSite({
    'pages/index.yaml': page,
    'pages/_site.yaml': 'name: Test\n',
    'public/oak.txt': 'oak',
  });
  const { watcher, sent } = watchSite(site);
  const told: [string, string][] = [];
  for (const event of ['add', 'change', 'unlink'])
    watcher.on(event, (file) => told.push([event, file]));
  const isTold = (event: string, file: string) =>
    waitFor(() => expect(told).toContainEqual([event, join(site.root, file)]));
  const at = (place: string) => join(site.root, place);
  writeFileSync(at('public/oak.txt'), 'an oak');
  await isTold('change', 'public/oak.txt');
  mkdirSync(at('public/trees'));
  writeFileSync(at('public/trees/ash.txt'), 'ash');
  await isTold('add', 'public/trees/ash.txt');
  renameSync(at('public/trees'), at('public/wood'));
  await isTold('unlink', 'public/trees/ash.txt');
  await isTold('add', 'public/wood/ash.txt');
  expect(sent).toContain('pagewright:saved');
});

test('Vite does not watch what builds write', () => {
  const isIgnored = notForVite('/site', '/engine');
  const files = ['/site/dist/index.html', '/site/.pagewright/a', '/engine/.pagewright/bundle'];
  expect(files.filter(isIgnored)).toEqual(files);
  const watched = ['/site/blocks/dist/view.tsx', '/site/distance.css', '/engine/src/dist/a.ts'];
  expect(watched.filter(isIgnored)).toEqual([]);
});

test('where the system tells of no changes, it is left to Vite to look for them', async () => {
  const site = makeSite({ 'pages/index.yaml': page, 'pages/_site.yaml': 'name: Test\n' });
  const pages = join(site.root, 'pages');
  const isIgnored = notForVite(site.root, '/engine');
  expect(isIgnored(pages.replaceAll('\\', '/'))).toBe(true);
  expect(isIgnored(`${site.root.replaceAll('\\', '/')}/public/oak.txt`)).toBe(true);
  expect(isIgnored(`${site.root.replaceAll('\\', '/')}/pages-of-old/index.yaml`)).toBe(false);
  const quiet = watchSite(site);
  quiet.watcher.emit('all', 'change', join(pages, 'index.yaml'));
  expect(quiet.sent).toEqual([]);
  expect(quiet.watcher.add.mock.calls[0]?.[0]).not.toContain(pages);
  vi.stubEnv('CHOKIDAR_USEPOLLING', '1');
  expect(isIgnored(join(pages, 'index.yaml'))).toBe(false);
  const polled = watchSite(site);
  polled.watcher.emit('all', 'change', join(pages, 'index.yaml'));
  expect(polled.sent).toEqual(['pagewright:saved']);
  expect(polled.watcher.add.mock.calls[0]?.[0]).toContain(pages);
  writeFileSync(join(pages, 'index.yaml'), `${page}# more\n`);
  await waitFor(() => expect(quiet.sent).toContain('pagewright:saved'));
  expect(polled.sent).toHaveLength(1);
});

test('a page that was rendered before a save and listens after it learns of it, and is loaded again when blocks came or went', async () => {
  const site = makeSite({ 'pages/index.yaml': page, 'pages/_site.yaml': 'name: Test\n' });
  const { live, watcher, listen } = watchSite(site);
  live.refreshPages();
  expect([listen(0), listen(1)]).toEqual([['pagewright:saved'], []]);
  const [blocks = ''] = site.blocksFolders;
  watcher.emit('all', 'add', join(blocks, 'note/view.tsx'));
  await vi.waitFor(() => expect(live.saves).toBe(2));
  live.refreshPages();
  expect([listen(1), listen(2), listen(3)]).toEqual([['reload'], ['pagewright:saved'], []]);
});

test('what the server has written itself is reported once', async () => {
  const site = makeSite({ 'pages/index.yaml': page, 'pages/_site.yaml': 'name: Test\n' });
  const { live } = watchSite(site);
  const reported = vi.fn();
  const other = new FolderWatch(join(site.root, 'pages'), { onChange: reported, onError: vi.fn() });
  writeFiles(site.root, [
    { file: 'pages/index.yaml', before: Buffer.from(page), after: Buffer.from(`${page}# more\n`) },
  ]);
  live.wrote(['pages/index.yaml']);
  await waitFor(() => expect(reported).toHaveBeenCalled());
  other.close();
  // Reports come in the order of what was saved.
  writeFileSync(join(site.root, 'pages/team.yaml'), page);
  await isListed(live, ['/', '/team']);
  expect(live.saves).toBe(2);
  writeFileSync(join(site.root, 'pages/index.yaml'), `${page}# still more\n`);
  await waitFor(() => expect(live.saves).toBe(3));
});
