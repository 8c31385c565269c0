/** Whole-system tests of enquiries: a built site, its server, the command line, and a server that is killed. */
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Running, SmallSite } from './small-site.ts';

// Each command is a process, and the first build of a site bundles its blocks.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const form = `title: Home
description: The first page.
blocks:
  - type: form
    name: ask
    heading: Ask us
    action: /api/ask
    encoding: multipart
    fields:
      - { name: name, label: Name, required: true }
      - { name: email, label: E-mail, type: email, required: true }
      - { name: plan, label: Plan, type: file, accept: .pdf }
    messages: { success: It has arrived., failure: It has not. }
`;

let site: SmallSite;

beforeAll(async () => {
  site = new SmallSite({ 'pages/_site.yaml': 'name: Harbour\n', 'pages/index.yaml': form });
  expect(await site.run('build')).toMatchObject({ code: 0 });
});
beforeEach(() => {
  if (existsSync(path.join(site.root, '.data'))) site.delete('.data');
});
afterAll(() => site.remove());

async function stop({ process, ended }: Running) {
  process.kill('SIGTERM');
  return ended;
}

const send = ({ origin }: Running, fields: object, headers = {}) =>
  fetch(`${origin}/api/ask`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  });

interface Exported {
  id: string;
  status: string;
  fields: Record<string, string>;
}
const exported = async (): Promise<Exported[]> =>
  JSON.parse((await site.run('enquiries', 'export', '--format', 'json')).stdout);

describe('pagewright enquiries', () => {
  test('reads, releases, deletes and purges what has arrived', async () => {
    expect((await site.run('enquiries', 'list')).stdout).toBe('There are no enquiries.\n');
    expect(existsSync(path.join(site.root, '.data'))).toBe(false);
    const running = await site.serve('serve', '--port', '0');
    const body = new FormData();
    body.set('name', '=1+1');
    body.set('email', 'ada@harbour.example');
    body.set('plan', new Blob(['%PDF-1.7']), 'plan.pdf');
    const answer = await fetch(`${running.origin}/api/ask`, { method: 'POST', body });
    expect([answer.status, await answer.json()]).toEqual([200, { message: 'It has arrived.' }]);
    await send(running, { name: 'Bo', email: 'bo@harbour.example' }, { 'x-form-elapsed': '3' });

    // While the server is running.
    const [bo, ada] = await exported();
    expect([ada?.status, bo?.status]).toEqual(['new', 'quarantined']);
    const { stdout: csv } = await site.run('enquiries', 'export');
    expect(csv).toContain(`,"'=1+1",ada@harbour.example,plan.pdf,files/`);
    const { stdout: shown } = await site.run('enquiries', 'show', String(ada?.id));
    expect(shown).toMatch(/plan: plan\.pdf \(8 bytes\): .*\/\.data\/files\/[0-9a-f]{32}\n/);
    expect((await site.run('enquiries', 'release', String(bo?.id))).code).toBe(0);
    const { stdout: listed } = await site.run('enquiries', 'list', '--status', 'new');
    expect(listed.trim().split('\n')).toHaveLength(2);
    expect((await site.run('enquiries', 'delete', String(ada?.id))).code).toBe(0);
    expect(readdirSync(path.join(site.root, '.data/files'))).toEqual([]);
    expect((await site.run('enquiries', 'show', String(ada?.id))).code).toBe(1);
    expect((await site.run('enquiries', 'purge', '--older-than', '24m')).stdout).toBe(
      'Deleted 0 enquiries.\n',
    );
    expect((await site.run('enquiries', 'purge', '--older-than', '0d')).stdout).toBe(
      'Deleted 1 enquiry.\n',
    );
    expect((await site.run('enquiries', 'purge', '--older-than', 'ages')).code).toBe(2);
    const { stdout, stderr } = await stop(running);
    expect(stdout + stderr).not.toMatch(/ada|Bo\b/);
  });
});

test.each([
  ['.data', 'a file', '.data is a file.'],
  ['.data/enquiries.db', 'no database '.repeat(20), 'is damaged, or no database of enquiries.'],
])('%s that cannot be read is not taken for a site without enquiries', async (file, text, said) => {
  site.write(file, text);
  for (const command of [['list'], ['export'], ['purge', '--older-than', '1d']]) {
    const outcome = await site.run('enquiries', ...command);
    expect(outcome).toMatchObject({ code: 1, stdout: '' });
    expect(outcome.stderr).toContain(said);
  }
  expect(site.read(file)).toBe(text);
});

test('the forms of a site are not given out', async () => {
  const running = await site.serve('serve', '--port', '0');
  expect((await fetch(`${running.origin}/.forms.json`)).status).toBe(404);
  await stop(running);
});

describe('a server that is killed between receiving and storing', () => {
  test('has acknowledged nothing, and the same form sent again is stored once, file included', async () => {
    const first = await site.serve('serve', '--port', '0');
    expect((await send(first, { name: 'Ada', email: 'a@b' })).status).toBe(200);
    // Another process holds the database: the enquiry is read and its file is on disk, but nothing is committed.
    const holder = new Database(path.join(site.root, '.data/enquiries.db'));
    holder.exec('begin immediate');
    const form = () => {
      const body = new FormData();
      body.set('name', 'Bo');
      body.set('email', 'bo@harbour.example');
      body.set('plan', new Blob(['%PDF-1.7']), 'plan.pdf');
      return { method: 'POST', body, headers: { 'idempotency-key': 'bo' } };
    };
    const attempt = fetch(`${first.origin}/api/ask`, form()).then(
      ({ status }) => status,
      () => 'no answer',
    );
    const files = path.join(site.root, '.data/files');
    await vi.waitFor(() => expect(readdirSync(files)).toHaveLength(1));
    first.process.kill('SIGKILL');
    expect(await attempt).toBe('no answer');
    holder.exec('rollback');
    holder.close();
    const second = await site.serve('serve', '--port', '0');
    expect((await exported()).map(({ fields }) => fields.name)).toEqual(['Ada']);
    for (let turn = 0; turn < 2; turn++) {
      expect((await fetch(`${second.origin}/api/ask`, form())).status).toBe(200);
    }
    const names = (await exported()).map(({ fields }) => fields.name);
    expect(names.sort()).toEqual(['Ada', 'Bo']);
    await stop(second);
  });
});

describe('a server that is killed under load', () => {
  test('has stored every enquiry that it acknowledged, once', async () => {
    const acknowledged = new Set<string>();
    for (const round of [1, 2]) {
      const running = await site.serve('serve', '--port', '0');
      let count = 0;
      let isOver = false;
      const client = async (number: number) => {
        for (let turn = 0; !isOver; turn++) {
          const name = `${round}-${number}-${turn}`;
          const fields = { name, email: 'a@b' };
          const headers = { 'idempotency-key': name };
          const status = await send(running, fields, headers).then(
            (answer) => answer.json().then(() => answer.status),
            () => 0,
          );
          if (status === 200) acknowledged.add(name);
          else isOver = true;
          count++;
          if (count === 600) running.process.kill('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: 200 }, (_, number) => client(number)));
      if (running.process.exitCode === null && running.process.signalCode === null) {
        await once(running.process, 'exit');
      }
    }
    const names = (await exported()).map(({ fields }) => fields.name ?? '');
    expect(acknowledged.size).toBeGreaterThan(400);
    expect([...acknowledged].filter((name) => !names.includes(name))).toEqual([]);
    expect(names).toHaveLength(new Set(names).size);
  });
});
