/**
 * The drill that docs/deploying.md describes: a backup of a running server, the loss of all its data, and the
 * restore.
 */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Running, SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let site: SmallSite;
let server: Running;
const serve = () => site.serve('serve', '--port', '0');
const at = (place: string) => path.join(site.root, place);

beforeAll(async () => {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Drill\n',
    'pages/index.yaml': `title: Home
description: A page.
blocks:
  - type: form
    name: ask
    action: /api/ask
    encoding: multipart
    fields:
      - { name: name, label: Name, required: true }
      - { name: plan, label: Plan, type: file, accept: ".pdf" }
    messages: { success: It has arrived., failure: It has not. }
`,
  });
  expect((await site.run('build')).code).toBe(0);
  server = await serve();
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  await server.ended;
  site.remove();
});

async function send(name: string): Promise<number> {
  const body = new FormData();
  body.set('name', name);
  body.set('plan', new Blob([`%PDF-${name}`]), 'plan.pdf');
  const headers = { 'idempotency-key': name };
  return (await fetch(`${server.origin}/api/ask`, { method: 'POST', body, headers })).status;
}

const exported = async () => (await site.run('enquiries', 'export', '--format', 'csv')).stdout;

test('what was acknowledged before the backup is there after the restore, files included', async () => {
  for (const name of ['Ada', 'Bo', 'Cem']) expect(await send(name)).toBe(200);
  const backup = await site.run('enquiries', 'backup', 'backup');
  expect([backup.code, backup.stderr]).toEqual([0, '']);
  const before = await exported();
  expect(await send('Dan')).toBe(200);

  // All data is lost, also that after the backup.
  server.process.kill('SIGKILL');
  await server.ended;
  rmSync(at('.data'), { recursive: true });

  renameSync(at('backup'), at('.data'));
  server = await serve();
  expect(await exported()).toBe(before);
  for (const id of readdirSync(at('.data/files'))) {
    expect(site.read(`.data/files/${id}`)).toMatch(/^%PDF-(Ada|Bo|Cem)$/);
  }
  // Browsers without a response send again: stored enquiries are recognised, lost ones are stored again.
  for (const name of ['Ada', 'Dan']) expect(await send(name)).toBe(200);
  const now = await exported();
  expect(now.split('\n').filter((line) => /Ada|Bo|Cem|Dan/.test(line))).toHaveLength(4);
  const orphans = await site.run('enquiries', 'orphans');
  expect(orphans.stdout).not.toMatch(/[0-9a-f]{32}/);
});
