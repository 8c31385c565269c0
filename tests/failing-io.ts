/**
 * System calls that fail one after the other, in the manner of SQLite's tests of I/O errors: in each run one call
 * fails, in the next run the next one, until all have failed. https://www.sqlite.org/testing.html#i_o_error_testing
 */

import * as fs from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';

/** Whether a call fails before or after it has done its work. */
export type Moment = 'before' | 'after';

type Call = (this: unknown, ...args: unknown[]) => unknown;

/** The calls that are made, and which of them fails. */
class Calls {
  /** The calls since `watch`, in order: `open files/1234`, `insert into "enquiries"`. */
  readonly made: string[] = [];
  #isWatching = false;
  #failing = 0;
  #moment: Moment = 'before';

  /** Counts calls from now on, and makes the one with this number fail; 0 makes none fail. */
  watch(failing: number, moment: Moment = 'before'): void {
    this.made.length = 0;
    this.#failing = failing;
    this.#moment = moment;
    this.#isWatching = true;
  }

  /** Makes all calls pass again. @returns whether one has failed */
  rest(): boolean {
    this.#isWatching = false;
    return this.#failing > 0 && this.made.length >= this.#failing;
  }

  /** Replaces a method by one that may fail. */
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
          // A caller that never gets the result cannot close it.
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

/** Replaces the calls of Node.js and SQLite by ones that may fail, for the current process. */
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
