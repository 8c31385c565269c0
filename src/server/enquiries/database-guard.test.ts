/** A database that is deleted, moved or replaced while the server runs: what is acknowledged is in the one that is there. */
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  closeServer,
  data,
  good,
  openServer,
  origin,
  postJson,
  server,
  start,
  stored,
} from '../../../tests/enquiry-server.ts';

const log = vi.spyOn(console, 'error');
let database: string;
beforeEach(async () => {
  await openServer();
  log.mockReset();
  database = path.join(data, 'enquiries.db');
  await postJson('/api/ask', { ...good, name: 'First' });
});
afterEach(closeServer);

const send = async (name: string) => (await postJson('/api/ask', { ...good, name })).status;
const names = async () => (await stored()).map(({ fields }) => fields.name);
const health = async () => (await fetch(`${origin}/healthz`)).status;
const logged = () => log.mock.calls.flat().join('\n');

/** Sends ten enquiries. @returns the names of those that were acknowledged */
async function sendTen(): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let turn = 0; turn < 10; turn++)
    if ((await send(`N${turn}`)) === 200) acknowledged.push(`N${turn}`);
  return acknowledged;
}

test('one that is deleted is answered with 503, logged, and shown by /healthz', async () => {
  rmSync(database);
  expect(await sendTen()).toEqual([]);
  expect(await health()).toBe(503);
  expect(logged()).toContain(`${database} was deleted, moved or replaced`);
  expect((await fetch(`${origin}/healthz/live`)).status).toBe(200);
});

test('the folder of all that is deleted is answered with 503', async () => {
  rmSync(data, { recursive: true });
  expect(await sendTen()).toEqual([]);
});

test('one that is moved away takes nothing, and is used again when it is back', async () => {
  const away = path.join(data, 'away.db');
  renameSync(database, away);
  expect(await sendTen()).toEqual([]);
  await vi.waitFor(async () => {
    expect(await send('Still')).toBe(503);
    expect(logged()).toContain(`${database} is gone. Put it back`);
  }, 5_000);
  renameSync(away, database);
  await vi.waitFor(async () => expect(await send('Later')).toBe(200), 5_000);
  expect(logged()).toContain('opened again');
  await server.close();
  expect((await names()).sort()).toEqual(['First', 'Later']);
});

describe('one that is replaced', () => {
  test.each(['renamed', 'copied'])(
    'by an older copy (%s) loses nothing afterwards',
    async (how) => {
      const copy = path.join(data, 'copy.db');
      await server.close();
      copyFileSync(database, copy);
      await start();
      for (let turn = 0; turn < 40; turn++) await send(`More ${turn} ${'x'.repeat(2000)}`);
      if (how === 'renamed') renameSync(copy, database);
      else copyFileSync(copy, database);
      const acknowledged = await sendTen();
      await vi.waitFor(async () => expect(await send('Later')).toBe(200), 5_000);
      await server.close();
      expect(await names()).toEqual(expect.arrayContaining([...acknowledged, 'First', 'Later']));
    },
  );
});
