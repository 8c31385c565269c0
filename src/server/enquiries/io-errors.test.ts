/** Every call of the system that receiving an enquiry makes fails once: what was acknowledged is there, and no file is lost sight of. */
import { existsSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  application,
  closeServer,
  data,
  folder,
  good,
  openServer,
  post,
} from '../../../tests/enquiry-server.ts';
import { type Moment, makeIoFail } from '../../../tests/failing-io.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { LazyStore } from './lazy-store.ts';
import { listOrphans } from './orphaned-files.ts';

vi.setConfig({ testTimeout: 240_000 });
const calls = await makeIoFail();
const log = vi.spyOn(console, 'error');

// After a failure nothing is tried for a second, which would be the most of these tests' time.
const wait = globalThis.setTimeout;
vi.stubGlobal('setTimeout', (action: () => void, time = 0) =>
  wait(action, time === 1000 ? 5 : time),
);

beforeEach(async () => {
  log.mockReset().mockReturnValue();
  await openServer();
});
afterEach(async () => {
  calls.rest();
  await closeServer();
});

const send = (key: string) =>
  post('/api/apply', application(`%PDF-${key}`, 'cv.pdf'), { 'idempotency-key': key });

/** Returns names of uploaded files, without those that were moved aside. */
const uploads = () =>
  existsSync(path.join(data, 'files'))
    ? readdirSync(path.join(data, 'files')).filter((name) => name !== 'orphaned')
    : [];

/** Returns the ids of the files that enquiries have by now, acknowledged or not; a database that is not whole yet has none. */
function namedFiles(): string[] {
  const file = path.join(data, 'enquiries.db');
  if (!existsSync(file)) return [];
  const database = new Database(file, { readonly: true });
  try {
    return database.prepare('select id from enquiry_files').pluck().all() as string[];
  } catch {
    return [];
  } finally {
    database.close();
  }
}

/** Sends one enquiry while the call with this number fails, and the same once more when all is well. */
async function receive(number: number, moment: Moment): Promise<boolean> {
  calls.watch(number, moment);
  const first = await send('key');

  const hasFailed = calls.rest();
  const failed = `${number}: ${calls.made[number - 1]} (${moment})`;
  expect([200, 503], failed).toContain(first.status);
  expect(uploads(), failed).toEqual(expect.arrayContaining(namedFiles()));
  if (first.status !== 200) {
    expect(log, failed).toHaveBeenCalled();
    await vi.waitFor(async () => expect((await send('key')).status, failed).toBe(200), {
      timeout: 5_000,
      interval: 20,
    });
  }
  const store = await EnquiryStore.open({ folder: data });
  const [enquiry, ...others] = await store.list();
  expect(others, failed).toEqual([]);
  expect(enquiry?.fields, failed).toMatchObject(good);
  const [file] = enquiry?.files ?? [];
  expect(String(file && (await store.readFile(file))), failed).toBe('%PDF-key');
  await store.close();
  await expectAllKnown(new Set([file?.id ?? '']), failed);
  return hasFailed;
}

/** A file that no enquiry has is moved aside by a later start, which says so. */
async function expectAllKnown(known: Set<string>, failed: string) {
  const unknown = uploads().filter((name) => !known.has(name));
  for (const name of unknown) utimesSync(path.join(data, 'files', name), 1, 1);
  log.mockClear();
  const later = new LazyStore({ folder: data });
  await later.get();
  await later.close();
  expect(uploads(), failed).toEqual([...known]);
  const orphans = await listOrphans(path.join(data, 'files'));
  expect(
    orphans.map(({ id }) => id),
    failed,
  ).toEqual(unknown);
  if (unknown.length > 0) expect(log.mock.lastCall?.[0], failed).toContain('orphans');
}

describe.each<Moment>(['before', 'after'])(
  'every call fails once, %s its work is done',
  (moment) => {
    test('while the server runs', async () => {
      for (let number = 1; ; number++) {
        expect((await send('earlier')).status).toBe(200);
        const store = await EnquiryStore.open({ folder: data });
        for (const { id } of await store.list()) await store.remove(id);
        await store.close();
        if (!(await receive(number, moment))) break;
        await closeServer();
        await openServer();
      }
      expect(calls.made.length).toBeGreaterThan(10);
    });

    test('when the database is opened for the enquiry', async () => {
      for (let number = 1; ; number++) {
        if (!(await receive(number, moment))) break;
        await closeServer();
        await openServer();
      }
      expect(calls.made.length).toBeGreaterThan(20);
    });
  },
);

describe('what is acknowledged survives a loss of power', () => {
  const at = (call: RegExp) => calls.made.findIndex((made) => call.test(made));

  test('a file and its name are on the disk before its enquiry is committed', async () => {
    await send('earlier');
    calls.watch(0);
    expect((await send('key')).status).toBe(200);
    calls.rest();
    const order = [
      /^writeFile/,
      /^sync/,
      /^open .*files$/,
      /^run insert into "enquiry_files"|^all insert into "enquiries"/,
      /^run commit/,
    ];
    const places = order.map(at);
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(calls.made.filter((made) => made.startsWith('sync'))).toHaveLength(2);
  });

  test('so are the folders that are made for it', async () => {
    await closeServer();
    calls.watch(0);
    await openServer();
    expect((await send('key')).status).toBe(200);
    calls.rest();
    for (const made of [folder, data]) expect(calls.made).toContain(`openSync ${made}`);
  });

  test('so is the file that takes the place of a lost one', async () => {
    await send('key');
    const [lost = ''] = uploads();
    rmSync(path.join(data, 'files', lost));
    calls.watch(0);
    expect((await send('key')).status).toBe(200);
    calls.rest();
    const renamed = at(/^rename/);
    expect(renamed).toBeGreaterThan(-1);
    expect(calls.made.slice(renamed)).toContain(`open ${path.join(data, 'files')}`);
  });
});
