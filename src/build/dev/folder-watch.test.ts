import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FolderWatch } from './folder-watch.ts';

// The system tells of changes when it comes to it.
const SOON = { timeout: 10_000 };
vi.setConfig({ testTimeout: 30_000 });
const waitFor = (check: () => void) => vi.waitFor(check, SOON);

let root: string;
let watched: FolderWatch;
/** What was told since it was last emptied. */
let told: string[] = [];
let everNotified: string[] = [];
let reports = 0;

const at = (place: string) => path.join(root, place);
const write = (place: string, text = 'a: 1\n') => writeFileSync(at(place), text);
/** Waits until a place was told of, and forgets all that was. */
const notifies = async (place: string) => {
  await waitFor(() => expect(told).toContain(place));
  told = [];
};
/** @param onReport called after each report */
const watchPages = (onReport = () => {}) =>
  new FolderWatch(at('pages'), {
    onChange: (places) => {
      reports++;
      const names = places.map((place) => path.relative(root, place).replaceAll('\\', '/'));
      told.push(...names);
      everNotified.push(...names);
      onReport();
    },
    onError: (error) => expect.unreachable(error.message),
  });

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'folder-watch-')));
  mkdirSync(at('pages/news'), { recursive: true });
  mkdirSync(at('elsewhere'));
  write('pages/index.yaml');
  write('pages/news/first.yaml');
  write('elsewhere/shared.yaml');
  told = [];
  everNotified = [];
  reports = 0;
});

afterEach(() => {
  watched.close();
  rmSync(root, { recursive: true });
});

test('files that are written, replaced, made and deleted are reported, at any depth', async () => {
  watched = watchPages();
  write('pages/index.yaml', 'a: 2\n');
  await notifies('pages/index.yaml');
  write('pages/news/first.yaml', 'a: 2\n');
  await notifies('pages/news/first.yaml');
  write('elsewhere/index.yaml.part');
  renameSync(at('elsewhere/index.yaml.part'), at('pages/index.yaml'));
  await notifies('pages/index.yaml');
  // As it was replaced: what is written now is another file.
  write('pages/index.yaml', 'a: 3\n');
  await notifies('pages/index.yaml');
  write('pages/news/second.yaml');
  await notifies('pages/news/second.yaml');
  rmSync(at('pages/news/second.yaml'));
  await notifies('pages/news/second.yaml');
});

test('what is below new, renamed and remade folders is reported', async () => {
  watched = watchPages();
  mkdirSync(at('pages/team/old'), { recursive: true });
  await notifies('pages/team');
  write('pages/team/old/ada.yaml');
  await notifies('pages/team/old/ada.yaml');
  renameSync(at('pages/team'), at('pages/crew'));
  await notifies('pages/crew');
  everNotified = [];
  write('pages/crew/old/ada.yaml', 'a: 2\n');
  await notifies('pages/crew/old/ada.yaml');
  rmSync(at('pages'), { recursive: true });
  await notifies('pages');
  mkdirSync(at('pages/news'), { recursive: true });
  await notifies('pages');
  write('pages/news/first.yaml');
  await notifies('pages/news/first.yaml');
  expect(everNotified.filter((place) => place.startsWith('pages/team/'))).toEqual([]);
});

test('what links lead to is reported by the name of the link, and links in a circle end', async () => {
  symlinkSync(at('elsewhere/shared.yaml'), at('pages/linked.yaml'));
  symlinkSync(at('elsewhere'), at('pages/_linked'), 'junction');
  symlinkSync(at('pages'), at('elsewhere/back'), 'junction');
  symlinkSync(at('nowhere.yaml'), at('pages/lost.yaml'));
  watched = watchPages();
  write('elsewhere/shared.yaml', 'a: 2\n');
  await waitFor(() =>
    expect(told).toEqual(
      expect.arrayContaining(['pages/linked.yaml', 'pages/_linked/shared.yaml']),
    ),
  );
});

test('a file that an editor moves away and writes anew was never gone', async () => {
  const gone: string[][] = [];
  watched = watchPages(() => {
    if (existsSync(at('pages/index.yaml'))) return;
    gone.push([...told]);
    write('pages/index.yaml', 'a: 2\n');
  });
  renameSync(at('pages/index.yaml'), at('elsewhere/index.yaml'));
  write('pages/news/first.yaml', 'a: 2\n');
  await notifies('pages/index.yaml');
  expect(gone).toEqual([['pages/news/first.yaml']]);
});

test('of many changes in a row those of 50 milliseconds are reported together', async () => {
  watched = watchPages();
  const began = performance.now();
  for (let n = 0; n < 300; n++) {
    write(`pages/news/page-${n}.yaml`);
    await setImmediate();
  }
  await waitFor(() => expect(new Set(told).size).toBe(300));
  expect(reports).toBeLessThanOrEqual(1 + (performance.now() - began) / 45);
});

test('nothing is told of after the end', async () => {
  watched = watchPages();
  write('pages/index.yaml', 'a: 2\n');
  // It has heard of that now, but has not told of it yet.
  await setImmediate();
  await setImmediate();
  watched.close();
  told = [];
  watched = watchPages();
  write('pages/news/first.yaml', 'a: 2\n');
  await waitFor(() => expect(told).toContain('pages/news/first.yaml'));
  expect(told).not.toContain('pages/index.yaml');
});
