import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { loadSqlite } from './sqlite.ts';

test('gives the driver', async () => {
  expect(await loadSqlite()).toBe(Database);
});

const failed = (code: string | undefined, message: string) =>
  Object.assign(new Error(message), { code });

const SKIPPED = failed(undefined, 'Could not locate the bindings file. Tried: …');

test.each([
  ['the package was left out', 'install', failed('ERR_MODULE_NOT_FOUND', 'Cannot find package')],
  ['a bundle does not find it', 'install', failed('MODULE_NOT_FOUND', 'Cannot find module')],
  ['its program was not made', 'rebuild', SKIPPED],
  ['it was made for another Node.js', 'rebuild', failed('ERR_DLOPEN_FAILED', 'VERSION 115')],
])('where %s, says what to run: %s', async (_what, command, error) => {
  await expect(loadSqlite(() => Promise.reject(error))).rejects.toMatchObject({
    code: 'DRIVER_MISSING',
    message: expect.stringContaining(`Run: npm ${command} better-sqlite3`),
  });
});

test('another error stays what it is', async () => {
  const error = failed('EMFILE', 'too many open files');
  await expect(loadSqlite(() => Promise.reject(error))).rejects.toBe(error);
});
