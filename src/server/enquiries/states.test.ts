/** The store in random states: forms sent and sent again, its database moved away and put back, the server restarted. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { filesFolder } from './enquiry-store.ts';
import { LazyStore } from './lazy-store.ts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => void vi.spyOn(console, 'error').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

/** What has been acknowledged by the database that is in place. */
interface Model {
  acknowledged: Set<string>;
  away: Set<string> | undefined;
}

class Service {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'states-'));
  readonly database = path.join(this.folder, 'enquiries.db');
  readonly away = path.join(this.folder, 'away.db');
  store = new LazyStore({ folder: this.folder });

  async restart() {
    await this.store.close();
    this.store = new LazyStore({ folder: this.folder });
    await this.store.get();
  }

  /** Sends an enquiry with a file that was uploaded long ago. @returns whether it was acknowledged */
  async send(key: string): Promise<boolean> {
    const id = `${key}-${Math.random()}`;
    const file = path.join(filesFolder(this.folder), id);
    try {
      const store = await this.store.get();
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, key);
      utimesSync(file, 1, 1);
      const row = { receipt: key, form: '/f', status: 'new' as const, suspicion: null };
      const received = { id, field: 'cv', name: 'cv.pdf', kind: '.pdf', size: 1, sha256: key };
      const enquiry = {
        ...row,
        id,
        received_at: new Date().toISOString(),
        fields: { key },
        files: [received],
      };
      if (!(await store.add(enquiry))) await store.takeRepeated(enquiry);
      return true;
    } catch {
      return false;
    }
  }

  /** Returns the keys of all enquiries whose file can be read. */
  async found(): Promise<string[]> {
    const store = await this.store.get();
    const all = await store.list();
    const contents = await Promise.all(
      all.map(({ files: [file] }) => file && store.readFile(file)),
    );
    return all
      .map(({ fields }) => String(fields.key))
      .filter((key, at) => String(contents[at]) === key);
  }
}

const key = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
type Command = fc.AsyncCommand<Model, Service>;

const send = (name: string): Command => ({
  check: () => true,
  async run(model, service) {
    if (await service.send(name)) model.acknowledged.add(name);
  },
  toString: () => `send ${name}`,
});
const restart: Command = {
  check: () => true,
  async run(model, service) {
    if (!existsSync(service.database)) model.acknowledged = new Set();
    await service.restart();
  },
  toString: () => 'restart',
};
const moveAway: Command = {
  check: ({ away }) => away === undefined,
  async run(model, service) {
    await service.store.get().catch(() => undefined);
    if (!existsSync(service.database)) return;
    await service.store.close();
    service.store = new LazyStore({ folder: service.folder });
    renameSync(service.database, service.away);
    model.away = model.acknowledged;
    model.acknowledged = new Set();
  },
  toString: () => 'move away',
};
const moveBack: Command = {
  check: ({ away }) => away !== undefined,
  async run(model, service) {
    await service.store.close();
    copyFileSync(service.away, service.database);
    rmSync(service.away);
    service.store = new LazyStore({ folder: service.folder });
    model.acknowledged = model.away ?? new Set();
    model.away = undefined;
  },
  toString: () => 'move back',
};
const look: Command = {
  check: () => true,
  async run(model, service) {
    expect((await service.found()).sort()).toEqual([...model.acknowledged].sort());
  },
  toString: () => 'look',
};

test('whatever happens, each acknowledged enquiry is there once, and its file', async () => {
  const commands = [
    key.map(send),
    ...[restart, moveAway, moveBack, look].map((one) => fc.constant(one)),
  ];
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 30, size: 'max' }), async (plan) => {
      const service = new Service();
      try {
        const setup = () => ({
          model: { acknowledged: new Set<string>(), away: undefined },
          real: service,
        });
        await fc.asyncModelRun(setup, plan);
      } finally {
        await service.store.close();
        rmSync(service.folder, { recursive: true });
      }
    }),
    { numRuns: 25, seed: 7 },
  );
});
