/** No change of files stops the dev server, whatever is moved, deleted or linked, and however fast. */
import {
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from './free-port.ts';
import { type Running, SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const page = (title: string) =>
  `title: ${title}\ndescription: The page.\nblocks:\n  - type: banner\n    title: ${title}\n`;

let site: SmallSite;
let running: Running;
let said = '';

beforeEach(async () => {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Small\nlang: en\nframe:\n  before: []\n  after: []\n',
    'pages/index.yaml': page('Home'),
    'pages/news/first.yaml': page('First'),
    'pages/_collections/team/ada.yaml': 'name: Ada\n',
    'pages/_collections/team.schema.json': '{"type":"object","properties":{"name":{}}}',
    'pages/_fragments/note.yaml': '- type: banner\n  title: Note\n',
    'pages/_icons/star.svg': '<svg viewBox="0 0 24 24"><path d="M1 1"/></svg>',
    'public/note.txt': 'note',
  });
  running = await site.serve('dev', '--port', String(await freePort()));
  said = '';
  running.process.stderr?.on('data', (text) => {
    said += text;
  });
});

afterEach(async () => {
  running.process.kill('SIGINT');
  await running.ended;
  site.remove();
});

const at = (place: string) => path.join(site.root, place);

async function status(): Promise<number> {
  return (await fetch(running.origin, { headers: { accept: 'text/html' } })).status;
}

/** Expects that the server runs, has printed nothing that only a programmer understands, and shows the next save. */
async function expectSound() {
  writeFileSync(at('pages/index.yaml'), page('Saved last'));
  await vi.waitFor(
    async () => {
      const answer = await fetch(running.origin, { headers: { accept: 'text/html' } });
      expect(await answer.text()).toContain('Saved last</h1>');
    },
    { timeout: 20_000 },
  );
  expect(running.process.exitCode).toBeNull();
  expect(said).not.toMatch(/\n\s+at |node:fs/);
}

test('folders are moved away and back many times a second', async () => {
  const folders = ['pages/_collections/team', 'pages/_fragments', 'pages/_icons', 'pages/news'];
  for (let n = 0; n < 200; n++) {
    for (const folder of folders) renameSync(at(folder), at(`${folder}-x`));
    await sleep(Math.random() * 8);
    for (const folder of folders) renameSync(at(`${folder}-x`), at(folder));
    await sleep(Math.random() * 8);
    if (n % 20 === 0) expect(await status()).toBe(200);
  }
  await expectSound();
});

test('links that lead to themselves or nowhere, and folders in the place of files', async () => {
  const places = [
    'pages/loop.yaml',
    'pages/loop',
    'pages/_collections/loop',
    'pages/_collections/loop.yaml',
    'pages/_collections/loop.schema.json',
    'pages/_collections/team.schema.json',
    'pages/_fragments/loop.yaml',
    'pages/_icons/star.svg',
    'pages/_icons',
    'public/loop.svg',
    'public/loop.jpg',
    'public/loop',
    'blocks/note/schema.json',
    'blocks/note/aliases.json',
    'blocks/note/view.tsx',
    'pages/_site.yaml',
  ];
  for (const place of places) {
    for (const kind of ['itself', 'nowhere', 'folder']) {
      mkdirSync(path.dirname(at(place)), { recursive: true });
      if (existsSync(at(place))) renameSync(at(place), at('aside'));
      if (kind === 'folder') mkdirSync(at(place));
      else symlinkSync(kind === 'itself' ? path.basename(place) : 'nothing-here', at(place));
      await sleep(150);
      expect(await status(), `${place}: ${kind}`).toBeLessThan(501);
      if (kind === 'folder') rmSync(at(place), { recursive: true });
      else unlinkSync(at(place));
      if (existsSync(at('aside'))) renameSync(at('aside'), at(place));
      await sleep(100);
    }
  }
  await expectSound();
});

test('hidden files of the public folder are shown to nobody', async () => {
  writeFileSync(at('public/.env'), 'PASSWORD=1');
  for (const address of ['/.env', '/%2eenv', '/.env?raw', '/x/../.env']) {
    const answer = await fetch(running.origin + address);
    expect(await answer.text(), address).not.toContain('PASSWORD');
  }
});

test('random edits', async () => {
  const edits = Number(process.env.DEV_EDITS ?? 1000);
  const names = ['a.yaml', 'b', 'team', 'team.yaml', 'team.schema.json', 'star.svg', 'p.jpg'];
  const folders = ['pages', 'pages/_collections', 'pages/_fragments', 'public', 'pages/_icons'];
  const pick = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)] as Item;
  const place = () => at(`${pick(folders)}/${pick(names)}${Math.random() < 0.3 ? '/c.yaml' : ''}`);
  const kinds = [
    () => writeFileSync(place(), page('Any')),
    () => mkdirSync(place(), { recursive: true }),
    () => rmSync(place(), { recursive: true, force: true }),
    () => renameSync(place(), place()),
    () => symlinkSync(place(), place()),
    () => renameSync(at(pick(folders)), at('aside')),
    () => renameSync(at('aside'), at(pick(folders))),
  ];
  for (let n = 0; n < edits; n++) {
    try {
      pick(kinds)();
    } catch {
      // An operation that is impossible, such as writing into a missing folder, is skipped.
    }
    if (n % 10 === 0) await sleep(Math.random() * 20);
    if (n % 100 === 0) await status();
  }
  // a link may have replaced the folder
  for (const folder of ['pages', 'public']) rmSync(at(folder), { recursive: true, force: true });
  site.restore();
  await expectSound();
});
