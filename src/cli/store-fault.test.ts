import { expect, test } from 'vitest';
import { storeFault } from './store-fault.ts';

const failed = (code: string) => Object.assign(new Error('said by a program'), { code });

test.each([
  ['SQLITE_NOTADB', /^\/site\/a\.db is damaged, .* your last copy/],
  ['SQLITE_CORRUPT_INDEX', /^\/site\/a\.db is damaged/],
  ['SQLITE_BUSY', /^\/site\/a\.db is held by another program\. Try again/],
  ['SQLITE_FULL', /^The disk is full: \/site\/a\.db/],
  ['SQLITE_READONLY', /^\/site\/a\.db cannot be read or written\./],
])('%s is told with the file', (code, said) => {
  expect(storeFault(failed(code), '/site/a.db')).toMatch(said);
});

test.each(['ECONNREFUSED', 'ENOTFOUND', 'ERR_INVALID_URL', '28P01', '3D000'])(
  'a shared database that cannot be reached (%s) is told from one that is no file',
  (code) => {
    expect(storeFault(failed(code), undefined)).toMatch(/^The database that DATABASE_URL names/);
    expect(storeFault(failed(code), '/site/a.db')).toBeUndefined();
  },
);

test('other errors are none of it', () => {
  expect(storeFault(failed('EACCES'), '/site/a.db')).toBeUndefined();
  expect(storeFault(new Error('x'), undefined)).toBeUndefined();
  expect(storeFault(undefined, undefined)).toBeUndefined();
});
