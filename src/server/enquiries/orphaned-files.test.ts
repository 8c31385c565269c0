/** Uploaded files that the database does not know: none of them is ever deleted by itself. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EnquiryStore } from './enquiry-store.ts';
import { LazyStore } from './lazy-store.ts';
import {
  deleteOrphans,
  findOrphans,
  listOrphans,
  restoreOrphans,
  setAside,
} from './orphaned-files.ts';

let folder: string;
let files: string;
let database: string;
const log = vi.spyOn(console, 'error');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'orphans-'));
  files = path.join(folder, 'files');
  database = path.join(folder, 'enquiries.db');
  log.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true }));

const idOf = (number: number) => `${number}`.padStart(32, '0');
const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);

/** Writes a file that was uploaded two hours ago. */
function upload(id: string) {
  mkdirSync(files, { recursive: true });
  writeFileSync(path.join(files, id), `%PDF-${id}`);
  utimesSync(path.join(files, id), twoHoursAgo, twoHoursAgo);
}

async function add(store: EnquiryStore, number: number) {
  const id = idOf(number);
  upload(id);
  const file = { id, field: 'cv', name: 'cv.pdf', kind: '.pdf', size: 37, sha256: id };
  await store.add({
    id,
    receipt: id,
    form: '/api/apply',
    status: 'new',
    suspicion: null,
    received_at: twoHoursAgo.toISOString(),
    fields: { cv: 'cv.pdf' },
    files: [file],
  });
}

/** What a server does at its start, and its end. */
async function start() {
  const lazyStore = new LazyStore({ folder });
  await lazyStore.get();
  await lazyStore.close();
}

async function addAll(from: number, to: number) {
  const store = await EnquiryStore.open({ folder });
  for (let number = from; number <= to; number++) await add(store, number);
  await store.close();
}

/** Returns ids of the files that can be read among those of ten enquiries. */
async function readable(): Promise<string[]> {
  const store = await EnquiryStore.open({ folder });
  const ids = Array.from({ length: 10 }, (_, index) => idOf(index + 1));
  const contents = await Promise.all(ids.map((id) => store.readFile({ id })));
  await store.close();
  return ids.filter((id, index) => String(contents[index]) === `%PDF-${id}`);
}

describe('the files of ten enquiries are still there', () => {
  test('after two starts without the database, which is then put back', async () => {
    await addAll(1, 10);
    await start();
    renameSync(database, path.join(folder, 'away'));
    await start();
    expect(readdirSync(files)).toHaveLength(10);
    expect(log.mock.lastCall?.[0]).toContain('10 uploaded files');
    await start();
    renameSync(path.join(folder, 'away'), database);
    expect(await readable()).toHaveLength(10);
    await start();
    expect(readdirSync(files).filter((name) => name !== 'orphaned')).toHaveLength(10);
  });

  test('after a start with an older copy of the database', async () => {
    await addAll(1, 1);
    await start();
    copyFileSync(database, path.join(folder, 'copy'));
    await addAll(2, 10);
    copyFileSync(database, path.join(folder, 'latest'));
    copyFileSync(path.join(folder, 'copy'), database);
    await start();
    expect(await listOrphans(files)).toHaveLength(9);
    expect(log.mock.lastCall?.[0]).toContain('Moved 9 uploaded files');
    copyFileSync(path.join(folder, 'latest'), database);
    await start();
    expect(await listOrphans(files)).toEqual([]);
    expect(await readable()).toHaveLength(10);
  });
});

describe('a file that no enquiry has', () => {
  beforeEach(async () => {
    await start();
    upload('a'.repeat(32));
    upload('b'.repeat(32));
    await start();
    log.mockReset();
  });

  test('is moved aside, and listed with its size and time', async () => {
    const file = { size: 37, uploaded: twoHoursAgo };
    expect(await listOrphans(files)).toEqual([
      { id: 'a'.repeat(32), ...file },
      { id: 'b'.repeat(32), ...file },
    ]);
    await start();
    expect(log).not.toHaveBeenCalled();
  });

  test('is put back or deleted when its owner says so', async () => {
    expect(await restoreOrphans(files)).toBe(2);
    expect(existsSync(path.join(files, 'a'.repeat(32)))).toBe(true);
    expect(await deleteOrphans(files)).toBe(0);
    await start();
    expect(await deleteOrphans(files)).toBe(2);
    expect(await listOrphans(files)).toEqual([]);
  });
});

test.each(['stat', 'rename'] as const)(
  'files that another server deletes or moves meanwhile (%s) are passed over',
  async (name) => {
    upload('a'.repeat(32));
    upload('b'.repeat(32));
    const found = await findOrphans(files, new Set());
    const original = vi.spyOn(fsPromises, name);
    original.mockImplementationOnce(async () => {
      throw Object.assign(new Error('ENOENT: no such file'), { code: 'ENOENT' });
    });
    syncBuiltinESMExports();
    try {
      if (name === 'stat') expect(await findOrphans(files, new Set())).toHaveLength(1);
      else await setAside(files, found);
      expect(await listOrphans(files)).toHaveLength(name === 'stat' ? 0 : 1);
    } finally {
      original.mockRestore();
      syncBuiltinESMExports();
    }
  },
);
