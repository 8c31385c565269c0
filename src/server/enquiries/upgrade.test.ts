/** What version 0.1.0 stored, a database and an uploaded file as its server left them, in the hands of this one. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFormSite } from '../../../tests/form-site.ts';
import { projectRoot } from '../../../tests/source-files.ts';
import { createServer } from '../create-server.ts';
import { backUp } from './backup.ts';
import { EnquiryStore } from './enquiry-store.ts';
import { LazyStore } from './lazy-store.ts';

const FILE = 'ee967c3bb95579a763c2c8e33a60c3a0';
const form = {
  path: '/api/ask',
  name: 'ask',
  messages: { success: 'It has arrived.', failure: 'It has not.' },
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'plan', label: 'Plan', type: 'file' as const, accept: '.pdf' },
  ],
};

let folder: string;
let data: string;
let server: FastifyInstance | undefined;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  data = path.join(folder, '.data');
  cpSync(path.join(projectRoot, 'tests/fixtures/enquiries-0.1.0'), data, { recursive: true });
  // It has lain there long enough to be taken for orphaned.
  utimesSync(path.join(data, 'files', FILE), 1, 1);
});
afterEach(async () => {
  await server?.close();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const names = async (store: EnquiryStore) => (await store.list()).map(({ fields }) => fields.name);

test('all enquiries, files and mails to be sent are there, after several starts too', async () => {
  for (let start = 0; start < 3; start++) {
    const lazyStore = new LazyStore({ folder: data });
    await lazyStore.get();
    await lazyStore.close();
  }
  const store = await EnquiryStore.open({ folder: data, notifies: true });
  expect(await names(store)).toEqual(['Bo', 'Ada']);
  const [, ada] = await store.list();
  expect(ada?.files).toMatchObject([{ id: FILE, name: 'plan.pdf', size: 12 }]);
  expect(String(await store.readFile({ id: FILE }))).toBe('%PDF-1.7 old');
  expect((await store.notices.take())?.attempts).toBe(2);
  expect(await store.mark(ada?.id ?? '', 'read')).toBe(true);
  expect(await store.list({ status: 'read' })).toHaveLength(1);
  expect(await store.remove(ada?.id ?? '')).toBe(true);
  expect(readdirSync(path.join(data, 'files'))).toEqual([]);
  await store.close();
});

test('new enquiries join them, and a form that was sent before the upgrade is known again', async () => {
  const dist = makeFormSite(folder, [{ route: '/', forms: [form] }]);
  server = await createServer(dist, { data });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const send = async (name: string, key: string) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const body = JSON.stringify({ name });
    return (await fetch(`${origin}/api/ask`, { method: 'POST', headers, body })).status;
  };
  // As the browser does that had no answer when the server was stopped.
  expect(await send('Bo', 'k')).toBe(200);
  expect(await send('Cem', 'another')).toBe(200);
  const store = await EnquiryStore.open({ folder: data });
  expect(await names(store)).toEqual(['Cem', 'Bo', 'Ada']);
  await store.close();
});

test('a backup of them is whole', async () => {
  const to = path.join(folder, 'backup');
  expect(await backUp(data, to)).toEqual({ enquiries: 2, files: 1, lost: [] });
  expect(readFileSync(path.join(to, 'files', FILE), 'utf8')).toBe('%PDF-1.7 old');
});
