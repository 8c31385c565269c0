/** A database in which bytes went wrong: it is read as far as it can be, and nothing ends the server. */
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  closeServer,
  folder,
  openFolder,
  send,
  server,
  signedIn,
  start,
  stored,
} from '../../../tests/inbox-server.ts';

beforeEach(openFolder);
afterEach(closeServer);

test('rows whose bytes are not UTF-8 are read as far as they can be, and logged', async () => {
  const browser = await signedIn();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  for (const name of ['Ada', 'Bo', 'Cem']) await send({ name });
  const ids = new Map((await stored()).map(({ id, fields }) => [fields.name, id]));
  const database = new Database(path.join(folder, '.data/enquiries.db'));
  const change = (set: string, name: string) =>
    database.prepare(`update enquiries set ${set} where id = ?`).run(ids.get(name));
  const text = (hex: string) => `cast(x'${hex}' as text)`;
  change(`fields = ${text('7b226e616d65223a2242ff227d')}`, 'Bo');
  change(`fields = ${text('fffe')}, received_at = ${text('ff')}, form = ${text('c3')}`, 'Cem');
  database.close();

  const fields = (await stored()).map((enquiry) => enquiry.fields);
  expect(fields).toContainEqual({ name: 'Ada' });
  expect(fields).toContainEqual({ name: 'B\ufffd' });
  expect(fields).toContainEqual({ damaged: '\ufffd\ufffd' });
  for (const name of ['Bo', 'Cem']) {
    expect(log).toHaveBeenCalledWith(expect.stringContaining(`${ids.get(name)} is damaged`));
  }
  for (const page of ['', ...ids.values()]) {
    expect((await browser.open(`/inbox/${page}`)).statusCode).toBe(200);
  }
  expect((await browser.open('/inbox/export.csv')).body).toContain('Ada');
  expect((await send({ name: 'Dee' })).statusCode).toBe(200);
});

/** Overwrites pages of the database, from the second on. */
function zeroPages(file: string) {
  const size = statSync(file).size;
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size - 4096), 0, size - 4096, 4096);
  closeSync(handle);
}

test('a damaged database takes no enquiry, and health says so', async () => {
  await signedIn();
  const file = path.join(folder, '.data/enquiries.db');
  for (let turn = 0; turn < 10; turn++) await send({ name: `N${turn}` });
  await server.close();
  zeroPages(file);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await start();
  expect((await send({ name: 'Late' })).statusCode).toBe(503);
  expect((await server.inject('/healthz')).statusCode).toBe(503);
  expect(log.mock.calls.flat().join()).toContain(`${file} is damaged`);
});

test('one that is damaged while it is open takes none either', async () => {
  await signedIn();
  const file = path.join(folder, '.data/enquiries.db');
  for (let turn = 0; turn < 10; turn++) await send({ name: `N${turn}` });
  await server.close();
  await start();
  // By then all pages have been read, and could be in memory.
  await signedIn();
  zeroPages(file);
  const log = vi.spyOn(console, 'error').mockReturnValue();
  expect((await send({ name: 'Late' })).statusCode).toBe(503);
  await vi.waitFor(
    async () => expect((await server.inject('/healthz')).statusCode).toBe(503),
    5_000,
  );
  expect(log.mock.calls.flat().join()).toContain(`${file} is damaged`);
});
