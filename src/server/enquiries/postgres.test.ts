/** The same store on a real PostgreSQL, where one is installed. */
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeFormSite } from '../../../tests/form-site.ts';
import { isLeftOut } from '../../../tests/optional-tool.ts';
import { findPostgres, Postgres } from '../../../tests/postgres.ts';
import { createServer } from '../create-server.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { LazyStore } from './lazy-store.ts';

const programs = findPostgres();
const leftOut = isLeftOut('postgresql', programs);
const form = {
  path: '/api/ask',
  name: 'ask',
  messages: { success: 'It has arrived.', failure: 'Sorry.' },
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'plan', label: 'Plan', type: 'file' as const, accept: '.pdf' },
  ],
};

let folder: string;
let url: string;
let database: Postgres | undefined;
const servers: FastifyInstance[] = [];
const origins: string[] = [];

beforeAll(async () => {
  if (!programs) return;
  folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  database = await Postgres.start(programs, folder);
  url = database.url;
  vi.stubEnv('DATABASE_URL', url);
  const dist = makeFormSite(folder, [{ route: '/', forms: [form] }]);
  await vi.waitFor(async () => (await openStore()).close(), { timeout: 20_000, interval: 200 });
  for (const data of ['one', 'two']) {
    const server = await createServer(dist, { data: path.join(folder, data) });
    servers.push(server);
    origins.push(await server.listen({ port: 0, host: '127.0.0.1' }));
  }
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  for (const server of servers) await server.close();
  await database?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const openStore = () => EnquiryStore.open({ folder: path.join(folder, 'data'), url });
const send = (origin: string | undefined, fields: object, headers = {}) =>
  fetch(`${origin}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });

test.skipIf(leftOut)(
  'several servers share one database, and a repeat is one enquiry',
  async () => {
    const sent = Array.from({ length: 40 }, (_, index) =>
      send(
        origins[index % 2],
        { name: `N${index >> 1}\u0000` },
        { 'idempotency-key': `${index >> 1}` },
      ),
    );
    for (const answer of await Promise.all(sent)) {
      expect([answer.status, await answer.json()]).toEqual([200, { message: 'It has arrived.' }]);
    }
    const store = await openStore();
    expect(await store.list()).toHaveLength(20);
    await store.close();
  },
);

test.skipIf(leftOut)('files, states and deletion work as with SQLite', async () => {
  const body = new FormData();
  body.set('name', 'Ada');
  body.set('plan', new Blob(['%PDF-1.7']), 'plan.pdf');
  expect((await fetch(`${origins[0]}/api/ask`, { method: 'POST', body })).status).toBe(200);
  const store = await openStore();
  const enquiry = (await store.list()).find(({ fields }) => fields.name === 'Ada');
  expect(enquiry?.files).toMatchObject([{ name: 'plan.pdf', size: 8 }]);
  // The disk is the one server's own; the database is what all servers share.
  expect(readdirSync(path.join(folder, 'one/files'))).toEqual([]);
  const [file = { id: '' }] = enquiry?.files ?? [];
  expect(await store.readFile(file)).toEqual(Buffer.from('%PDF-1.7'));
  expect(await store.mark(String(enquiry?.id), 'read')).toBe(true);
  expect(await store.list({ status: 'read' })).toHaveLength(1);
  expect(await store.remove(String(enquiry?.id))).toBe(true);
  expect(await store.readFile(file)).toBeUndefined();
  expect(await store.purge(new Date(Date.now() + 1000))).toBe(20);
  expect(await store.list()).toEqual([]);
  await store.close();
});

test.skipIf(leftOut)(
  'many large files at once are all stored',
  async () => {
    const content = `%PDF-${'x'.repeat(3_000_000)}`;
    const upload = async (index: number) => {
      const body = new FormData();
      body.set('name', `Large ${index}`);
      body.set('plan', new Blob([content]), 'plan.pdf');
      return (await fetch(`${origins[index % 2]}/api/ask`, { method: 'POST', body })).status;
    };
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, index) => upload(index)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const store = await openStore();
    const large = await store.list({ text: 'large' });
    expect(large).toHaveLength(12);
    for (const { files } of large.slice(0, 2)) {
      expect((await store.readFile(files[0] ?? { id: '' }))?.length).toBe(content.length);
    }
    expect(await store.purge(new Date(Date.now() + 1000))).toBe(12);
    await store.close();
  },
  60_000,
);

test.skipIf(leftOut)('a mail is sent once, whichever server is faster', async () => {
  const store = await EnquiryStore.open({ folder: path.join(folder, 'data'), url, notifies: true });
  const enquiry = { form: '/api/ask', suspicion: null, files: [], fields: {} };
  const time = new Date().toISOString();
  for (const id of ['a', 'b', 'c', 'd']) {
    await store.add({ ...enquiry, id, receipt: id, status: 'new', received_at: time });
  }
  const taken = await Promise.all(Array.from({ length: 12 }, () => store.notices.take()));
  const ids = taken.flatMap((notice) => notice?.enquiry_id ?? []);
  expect(ids.sort()).toEqual([...new Set(ids)]);
  expect(ids.length).toBeGreaterThan(0);
  await store.purge(new Date(Date.now() + 1000));
  expect(await store.notices.untilNext()).toBeUndefined();
  await store.close();
});

test.skipIf(leftOut)(
  'another DATABASE_URL loses no uploaded file, and the former one finds them again',
  async () => {
    const own = path.join(folder, 'changing');
    const file = path.join(own, 'files', 'a'.repeat(32));
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const start = async (address?: string) => {
      const lazyStore = new LazyStore({ folder: own, url: address });
      const store = await lazyStore.get();
      const content = await store.readFile({ id: path.basename(file) });
      await lazyStore.close();
      return String(content);
    };
    const store = await EnquiryStore.open({ folder: own });
    writeFileSync(file, '%PDF-a');
    utimesSync(file, 1, 1);
    const row = { form: '/api/ask', suspicion: null, fields: {}, status: 'new' as const };
    const upload = { field: 'plan', name: 'plan.pdf', kind: '.pdf', size: 6, sha256: 'a' };
    const files = [{ ...upload, id: path.basename(file) }];
    await store.add({
      ...row,
      id: 'a',
      receipt: 'a',
      received_at: new Date().toISOString(),
      files,
    });
    await store.close();
    await start();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('create database other');
    await client.end();
    const other = url.replace(/postgres$/, 'other');

    // The first start with each database leaves the file where it is, further ones may move it aside.
    for (const address of [url, other, url]) {
      log.mockClear();
      await start(address);
      expect(existsSync(file)).toBe(true);
      expect(log.mock.lastCall?.[0]).toContain('new or another than last time');
    }
    await start(url);
    expect(log.mock.lastCall?.[0]).toContain('pagewright enquiries orphans');
    expect(existsSync(file)).toBe(false);
    expect(await start()).toBe('%PDF-a');
    expect(existsSync(file)).toBe(true);
    log.mockRestore();
  },
);

test.skipIf(leftOut)(
  'a database that has gone is a 503, and one that comes back is used again',
  async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect(new URL(url).pathname).toBe('/postgres');
    // One is being stored at this very moment.
    const other = new pg.Client({ connectionString: url });
    other.on('error', () => undefined);
    await other.connect();
    await other.query('begin; lock table enquiries in exclusive mode');
    const underWay = send(origins[1], { name: 'Under way' });
    await vi.waitFor(async () => {
      const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
      expect((await other.query(waiting)).rowCount).toBe(1);
    });
    // At once: a slower end would let go of the lock first, and the enquiry might be stored after all.
    await database?.stop();
    expect((await underWay).status).toBe(503);
    const answer = await send(origins[0], { name: 'Bilal' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    database?.start();
    await vi.waitFor(
      async () => expect((await send(origins[0], { name: 'Bilal' })).status).toBe(200),
      {
        timeout: 15_000,
        interval: 200,
      },
    );
    expect(said.mock.calls.flat().join()).not.toContain('Bilal');
  },
  30_000,
);
