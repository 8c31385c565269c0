/**
 * The whole service in random states: forms with files are sent and sent again over HTTP while calls of the system fail; enquiries are
 * deleted, the server is restarted or ends without a chance to tidy up, its database is lost, backed up, restored and replaced.
 */
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Moment, makeIoFail } from '../../tests/failing-io.ts';
import { makeFormSite } from '../../tests/form-site.ts';
import { createServer } from './create-server.ts';
import { backUp } from './enquiries/backup.ts';
import { databaseFile } from './enquiries/database.ts';
import { EnquiryStore, filesFolder } from './enquiries/enquiry-store.ts';

vi.setConfig({ testTimeout: 300_000 });
const calls = await makeIoFail();

// After a failure nothing is tried for a second, which would be the most of this test's time.
const wait = globalThis.setTimeout;
vi.stubGlobal('setTimeout', (action: () => void, time = 0) =>
  wait(action, time === 1000 ? 5 : time),
);
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const form = {
  path: '/api/ask',
  name: 'ask',
  messages: { success: 'It has arrived.', failure: 'It has not.' },
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'plan', label: 'Plan', type: 'file' as const, accept: '.pdf' },
  ],
};

/** What is to be in the database that is in place. */
interface Model {
  acknowledged: Set<string>;
  /** Answered with 503, of which a part may have reached the disk. */
  uncertain: Set<string>;
  backup: Set<string> | undefined;
}

class Service {
  readonly root = mkdtempSync(path.join(tmpdir(), 'service-'));
  readonly backup = path.join(this.root, 'backup');
  data = path.join(this.root, 'data0');
  #server: FastifyInstance | undefined;
  #origin = '';
  #crashes = 0;

  async start() {
    const dist = makeFormSite(this.root, [{ route: '/', forms: [form] }]);
    this.#server = await createServer(dist, { data: this.data });
    this.#origin = await this.#server.listen({ port: 0, host: '127.0.0.1' });
  }

  async stop() {
    await this.#server?.close();
  }

  /** Goes on with what is on the disk at this moment, as after `kill -9`. */
  async crash() {
    this.#crashes += 1;
    const left = path.join(this.root, `data${this.#crashes}`);
    if (existsSync(this.data)) cpSync(this.data, left, { recursive: true });
    await this.stop();
    this.data = left;
    await this.start();
  }

  async send(name: string): Promise<number> {
    const body = new FormData();
    body.set('name', name);
    body.set('plan', new Blob([`%PDF-${name}`]), 'plan.pdf');
    const headers = { 'idempotency-key': name };
    const answer = await fetch(`${this.#origin}/api/ask`, { method: 'POST', body, headers });
    await answer.text();
    return answer.status;
  }

  /** Opens the enquiries as another program does. */
  async withStore<Result>(
    use: (store: EnquiryStore) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (!existsSync(databaseFile(this.data))) return undefined;
    const store = await EnquiryStore.open({ folder: this.data, mustExist: true });
    return use(store).finally(() => store.close());
  }

  /** Returns the names of all enquiries, with what their files hold. */
  async found(): Promise<string[]> {
    const found = await this.withStore(async (store) => {
      const all = await store.list();
      const contents = await Promise.all(
        all.map(({ files: [file] }) => file && store.readFile(file)),
      );
      return all.map(({ fields }, at) => `${fields.name} ${contents[at]}`);
    });
    return (found ?? []).sort();
  }

  removeDatabase() {
    for (const end of ['', '-wal', '-shm']) {
      rmSync(databaseFile(this.data) + end, { force: true });
    }
  }
}

type Command = fc.AsyncCommand<Model, Service>;
type Run = (model: Model, service: Service) => Promise<void>;
const command = (name: string, run: Run, check = (_: Model) => true): Command => ({
  check,
  run,
  toString: () => name,
});

async function sendTo(service: Service, model: Model, name: string) {
  const status = await service.send(name);
  expect([200, 503]).toContain(status);
  if (status === 200) {
    model.acknowledged.add(name);
    model.uncertain.delete(name);
  } else if (!model.acknowledged.has(name)) model.uncertain.add(name);
}

const send = (name: string) =>
  command(`send ${name}`, (model, service) => sendTo(service, model, name));
const fail = ([name, number, moment]: [string, number, Moment]) =>
  command(`send ${name}, call ${number} fails ${moment}`, async (model, service) => {
    calls.watch(number, moment);
    await sendTo(service, model, name).finally(() => calls.rest());
  });
const remove = (name: string) =>
  command(`delete ${name}`, async (model, service) => {
    await service.withStore(async (store) => {
      const all = await store.list();
      const wanted = all.find(({ fields }) => fields.name === name);
      try {
        if (wanted) await store.remove(wanted.id);
      } catch (error) {
        // A transaction whose end has failed holds the database until the server writes again.
        expect(error).toMatchObject({ code: 'SQLITE_BUSY' });
        return;
      }
      model.acknowledged.delete(name);
      model.uncertain.delete(name);
    });
  });
const restart = command('restart', async (_, service) => {
  await service.stop();
  await service.start();
});
const crash = command('crash', (_, service) => service.crash());
const lose = command('lose the database', async (model, service) => {
  service.removeDatabase();
  model.acknowledged = new Set();
  model.uncertain = new Set();
});
const backUpNow = command('back up', async (model, service) => {
  if (!existsSync(databaseFile(service.data))) return;
  rmSync(service.backup, { recursive: true, force: true });
  model.backup = undefined;
  try {
    await backUp(service.data, service.backup);
  } catch {
    // One whose tables could not be made holds nothing.
    expect(model.acknowledged).toEqual(new Set());
    return;
  }
  const found = (await service.found()).map((line) => line.split(' ')[0] ?? '');
  model.backup = new Set(found);
});
const hasBackup = ({ backup }: Model) => backup !== undefined;
const takeBackup = (model: Model) => {
  model.acknowledged = new Set(model.backup);
  model.uncertain = new Set();
};
const restore = command(
  'restore',
  async (model, service) => {
    await service.stop();
    rmSync(service.data, { recursive: true, force: true });
    cpSync(service.backup, service.data, { recursive: true });
    takeBackup(model);
    await service.start();
  },
  hasBackup,
);
const replace = command(
  'replace the database while the server runs',
  async (model, service) => {
    const copy = path.join(service.root, 'copy.db');
    cpSync(databaseFile(service.backup), copy);
    cpSync(filesFolder(service.backup), filesFolder(service.data), { recursive: true });
    service.removeDatabase();
    renameSync(copy, databaseFile(service.data));
    takeBackup(model);
  },
  hasBackup,
);
const look = command('look', async ({ acknowledged, uncertain }, service) => {
  const found = await service.found();
  const whole = (name: string) => `${name} %PDF-${name}`;
  expect(new Set(found).size, 'each is there once').toBe(found.length);
  expect(found).toEqual(expect.arrayContaining([...acknowledged].map(whole)));
  expect([...acknowledged, ...uncertain].map(whole)).toEqual(expect.arrayContaining(found));
});

test('whatever happens, each acknowledged enquiry is there once, and its file', async () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd');
  const moment = fc.constantFrom<Moment>('before', 'after');
  const failing = fc.tuple(name, fc.integer({ min: 1, max: 40 }), moment);
  const commands = [
    // Most of what happens to a server is that it is sent something.
    ...Array.from({ length: 6 }, () => name.map(send)),
    ...Array.from({ length: 3 }, () => failing.map(fail)),
    name.map(remove),
    ...[restart, crash, lose, backUpNow, restore, replace, look, look].map((one) =>
      fc.constant(one),
    ),
  ];
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 50, size: 'max' }), async (plan) => {
      const service = new Service();
      await service.start();
      const model: Model = { acknowledged: new Set(), uncertain: new Set(), backup: undefined };
      try {
        await fc.asyncModelRun(() => ({ model, real: service }), plan);
        await look.run(model, service);
      } finally {
        calls.rest();
        await service.stop();
        rmSync(service.root, { recursive: true });
      }
    }),
    { numRuns: Number(process.env.SERVICE_RUNS ?? 25), seed: 7, unbiased: true },
  );
});
