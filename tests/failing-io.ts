/**
 * Calls of the system that fail one after the other, in the manner of SQLite's tests of I/O errors: in each run one call fails, and
 * the next one in the next run, until none is left. https://www.sqlite.org/testing.html#i_o_error_testing
 */

import * as fs from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';

/** Whether a call fails before it has done anything, or has done its work when it reports an error. */
export type Moment = 'before' | 'after';

type Call = (this: unknown, ...args: unknown[]) => unknown;

/** The calls that are made, and which of them is to fail. */
class Calls {
  /** What was called since `watch`, in order: `open files/1234`, `insert into "enquiries"`. */
  readonly made: string[] = [];
  #isWatching = false;
  #failing = 0;
  #moment: Moment = 'before';

  /** Counts calls from now on, and lets the one with this number fail; 0 lets none fail. */
  watch(failing: number, moment: Moment = 'before'): void {
    this.made.length = 0;
    this.#failing = failing;
    this.#moment = moment;
    this.#isWatching = true;
  }

  /** Lets all calls pass again. @returns whether one has failed */
  rest(): boolean {
    this.#isWatching = false;
    return this.#failing > 0 && this.made.length >= this.#failing;
  }

  /** Puts a call that may fail in the place of a method. */
  patch(owner: object, name: string, fault: (name: string) => Error, isAsync: boolean): void {
    const methods = owner as Record<string, Call>;
    const original = methods[name] as Call;
    const calls = this;
    methods[name] = function (this: unknown, ...args: unknown[]) {
      const { source = args[0] } = (this ?? {}) as { source?: unknown };
      const isFailing = calls.#isNext(`${name} ${typeof source === 'string' ? source : ''}`);
      if (!isFailing) return original.apply(this, args);
      const fail = () => {
        throw fault(name);
      };
      if (isAsync) {
        const before = calls.#moment === 'before' ? undefined : original.apply(this, args);
        return Promise.resolve(before).then((result) => {
          // What a caller never gets it cannot close.
          void (result as { close?: () => Promise<void> } | undefined)?.close?.();
          return fail();
        });
      }
      if (calls.#moment === 'after') original.apply(this, args);
      return fail();
    };
  }

  #isNext(call: string): boolean {
    if (!this.#isWatching) return false;
    this.made.push(call);
    return this.made.length === this.#failing;
  }
}

const systemError = (name: string) =>
  Object.assign(new Error(`EIO: i/o error, ${name}`), { code: 'EIO', errno: -5, syscall: name });
const databaseError = () => new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_WRITE');

/** Puts calls that may fail in the place of those of Node.js and of SQLite, for the process that it runs in. */
export async function makeIoFail(): Promise<Calls> {
  const calls = new Calls();
  const folder = mkdtempSync(path.join(tmpdir(), 'failing-io-'));
  const handle = await fsPromises.open(path.join(folder, 'file'), 'w');
  const statement = new Database(':memory:').prepare('select 1');
  const handles = Object.getPrototypeOf(handle) as object;
  await handle.close();
  rmSync(folder, { recursive: true });
  for (const name of ['open', 'rm', 'rename', 'readFile', 'writeFile', 'mkdir', 'readdir', 'stat'])
    calls.patch(fsPromises, name, systemError, true);
  for (const name of ['writeFile', 'sync', 'read']) calls.patch(handles, name, systemError, true);
  const { default: sync } = fs as unknown as { default: object };
  for (const name of ['mkdirSync', 'chmodSync', 'rmSync', 'statSync', 'openSync'])
    calls.patch(sync, name, systemError, false);
  const statements = Object.getPrototypeOf(statement) as object;
  for (const name of ['run', 'all', 'get']) calls.patch(statements, name, databaseError, false);
  calls.patch(Database.prototype, 'pragma', databaseError, false);
  syncBuiltinESMExports();
  return calls;
}
