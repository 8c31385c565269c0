import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { LazyStore } from './lazy-store.ts';
import { storeErrorMessage } from './store-error.ts';

const failed = (code: string) => Object.assign(new Error('said by a program'), { code });

test.each([
  ['SQLITE_NOTADB', /^\/site\/a\.db is damaged, .* your last copy/],
  ['SQLITE_CORRUPT_INDEX', /^\/site\/a\.db is damaged/],
  ['SQLITE_BUSY', /^\/site\/a\.db is held by another program\. Try again/],
  ['SQLITE_FULL', /^The disk is full: \/site\/a\.db/],
  ['SQLITE_READONLY', /^\/site\/a\.db cannot be read or written\./],
])('%s is reported with the file', (code, said) => {
  expect(storeErrorMessage(failed(code), '/site/a.db')).toMatch(said);
});

test.each(['ECONNREFUSED', 'ENOTFOUND', 'ERR_INVALID_URL', '28P01', '3D000'])(
  'a shared database that cannot be reached (%s) is not reported as a file',
  (code) => {
    expect(storeErrorMessage(failed(code), undefined)).toMatch(
      /^The database that DATABASE_URL names/,
    );
    expect(storeErrorMessage(failed(code), '/site/a.db')).toBeUndefined();
  },
);

test('other errors are none of it', () => {
  expect(storeErrorMessage(failed('EACCES'), '/site/a.db')).toBeUndefined();
  expect(storeErrorMessage(new Error('x'), undefined)).toBeUndefined();
  expect(storeErrorMessage(undefined, undefined)).toBeUndefined();
});

test('the log says where the store of a server lies, and what is wrong with it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'damaged-store-'));
  const file = path.join(folder, 'enquiries.db');
  writeFileSync(
    file,
    'no database, and long enough to be taken for the beginning of one'.repeat(20),
  );
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const store = new LazyStore({ folder, url: undefined });
  await store.get().catch((error) => store.logFailure(error));
  expect(said.mock.lastCall).toEqual([
    expect.stringMatching(`^An enquiry could not be stored .SQLITE_NOTADB.: ${file} is damaged`),
  ]);
  const denied = Object.assign(new Error('no'), { code: 'EACCES', path: folder });
  store.logFailure(denied, 'Enquiries cannot be stored');
  expect(said.mock.lastCall).toEqual([`Enquiries cannot be stored (EACCES): ${folder}`]);
  said.mockRestore();
  rmSync(folder, { recursive: true });
});
