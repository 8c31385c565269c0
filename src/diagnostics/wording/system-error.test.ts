import { expect, test } from 'vitest';
import { systemError } from './system-error.ts';

const refused = (code: string, place?: string) =>
  Object.assign(new Error(`${code}: refused`), { code, ...(place && { path: place }) });

test('a full disk is reported as one, with the place where it is known', () => {
  expect(systemError(refused('ENOSPC', '/site/dist.next/a.html'))).toBe(
    'The disk is full: /site/dist.next/a.html could not be written. Make room, and run this again.',
  );
  expect(systemError(refused('ENOSPC'))).toBe('The disk is full. Make room, and run this again.');
});

test.each([
  ['EDQUOT', 'This user may fill no more of the disk. Make room, and run this again.'],
  ['EFBIG', /^A file would be larger than this user may write\./],
])('a limit of the user (%s) is reported without a place, too', (code, said) => {
  expect(systemError(refused(code))).toMatch(said);
  expect(systemError(refused(code, '/site/dist/a.html'))).toContain('/site/dist/a.html');
});

test('of a copy it is the new file that could not be written', () => {
  const copy = Object.assign(refused('ENOSPC', '/site/public/a.svg'), { dest: '/site/dist/a.svg' });
  expect(systemError(copy)).toContain('/site/dist/a.svg could not be written');
});

test('a file that is in the way is left, and named', () => {
  expect(systemError(refused('EEXIST', '/out/plan.pdf'))).toBe(
    '/out/plan.pdf exists already and is left as it is. Choose another place, or move it away.',
  );
});

test('a volume that cannot be replaced is reported from the folder below it that can', () => {
  const fault = Object.assign(refused('EBUSY', '/site/dist'), { dest: '/site/dist.next/1.old' });
  expect(systemError(fault)).toBe(
    '/site/dist cannot be replaced, because it is a disk or a volume of its own. Choose a folder below it, such as /site/dist/site.',
  );
});

test.each(['EROFS', 'EACCES', 'EPERM'])('what the system does not allow (%s) is named', (code) => {
  expect(systemError(refused(code, '/site/dist'))).toMatch(
    /^\/site\/dist cannot be (written|read or written): .*\.$/,
  );
});

test('a folder that cannot be made is reported as that', () => {
  const fault = Object.assign(refused('ENOENT', '/site/dist'), { syscall: 'mkdir' });
  expect(systemError(fault)).toMatch(/^The folder \/site\/dist cannot be made/);
});

test.each([
  [{ syscall: 'mkdir' }, 'ENOTDIR', /^\/out cannot be a folder: a file has this name/],
  [{ syscall: 'scandir' }, 'ENOTDIR', /^\/out cannot be a folder: a file has this name/],
  [{}, 'ENAMETOOLONG', /^The name \/out is longer than the system allows/],
  [{ syscall: 'open' }, 'ENOTDIR', /^There is no \/out: a file has the name of one of/],
  [{ syscall: 'stat' }, 'ELOOP', /^\/out cannot be reached: links there lead round in a circle/],
  [{}, 'EISDIR', /^\/out is a folder, where a file is wanted/],
])('a place of the wrong kind (%j %s) is named', (fault, code, said) => {
  expect(systemError(Object.assign(refused(code, '/out'), fault))).toMatch(said);
});

test.each([
  [{ syscall: 'listen', port: 80, address: '0.0.0.0' }, 'EACCES', /^Port 80 may not be used/],
  [{ syscall: 'listen', address: '1.2.3.4' }, 'EADDRNOTAVAIL', /cannot be reached as 1\.2\.3\.4/],
  [{ syscall: 'getaddrinfo', hostname: 'office' }, 'ENOTFOUND', /cannot be reached as office\./],
])('a server that cannot listen is told why: %j %s', (fault, code, said) => {
  expect(systemError(Object.assign(refused(code), fault))).toMatch(said);
});

test('other errors are none of it', () => {
  const missing = Object.assign(refused('ENOENT', '/site/nothing'), { syscall: 'open' });
  expect(systemError(missing)).toBeUndefined();
  expect(systemError(new Error('EACCES'))).toBeUndefined();
  expect(systemError(undefined)).toBeUndefined();
});
