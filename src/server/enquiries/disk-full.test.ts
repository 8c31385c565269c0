/** A disk without room: a small file system in memory, where this user may make one. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeFormSite } from '../../../tests/form-site.ts';
import { createServer } from '../create-server.ts';
import { EnquiryStore } from './enquiry-store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'disk-full-'));
const data = path.join(folder, '.data');
mkdirSync(data);
const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=600k', 'tmpfs', data]);
const canMount = status === 0;
/** Also when the tests are broken off. */
const unmount = () => spawnSync('umount', ['-l', data]);
if (canMount) process.once('exit', unmount);
if (!canMount)
  console.warn('No small disk can be made here, so the test of a full one is left out.');

const form = {
  path: '/api/ask',
  name: 'ask',
  messages: { success: 'It has arrived.', failure: 'Sorry.' },
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'message', label: 'Message' },
    { name: 'plan', label: 'Plan', type: 'file' as const, accept: '.pdf' },
  ],
};
let server: FastifyInstance;
let origin: string;

beforeAll(async () => {
  const dist = makeFormSite(folder, [{ route: '/', forms: [form] }]);
  server = await createServer(dist, { data });
  origin = await server.listen({ port: 0, host: '127.0.0.1' });
});

afterAll(async () => {
  await server.close();
  if (canMount) unmount();
  rmSync(folder, { recursive: true, force: true });
});

const send = (fields: Record<string, string>, plan?: string, headers = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (plan) body.set('plan', new Blob([plan]), 'plan.pdf');
  return fetch(`${origin}/api/ask`, { method: 'POST', body, headers });
};

test.skipIf(!canMount)(
  'what does not fit is a 503, what was acknowledged stays, and room is used again',
  async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    expect((await send({ name: 'First' })).status).toBe(200);

    const tooBig = await send({ name: 'Big' }, `%PDF-${'x'.repeat(700_000)}`, {
      accept: 'text/html',
    });
    expect([tooBig.status, tooBig.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await tooBig.text()).toContain('value="Big"');
    expect(readdirSync(path.join(data, 'files'))).toEqual([]);

    const acknowledged = ['First'];
    let refused = 0;
    for (let turn = 0; turn < 60 && refused < 3; turn++) {
      const name = `N${turn}`;
      const answer = await send({ name, message: 'y'.repeat(20_000) });
      if (answer.status === 200) acknowledged.push(name);
      else refused++;
      expect([200, 503]).toContain(answer.status);
    }
    expect(refused).toBe(3);
    expect(said.mock.calls.flat().join()).not.toContain('First');

    spawnSync('mount', ['-o', 'remount,size=4m', data]);
    await vi.waitFor(async () => expect((await send({ name: 'Last' })).status).toBe(200), 5_000);
    const store = await EnquiryStore.open({ folder: data });
    const names = (await store.list()).map(({ fields }) => fields.name);
    await store.close();
    expect(names.sort()).toEqual([...acknowledged, 'Last'].sort());
  },
  30_000,
);
