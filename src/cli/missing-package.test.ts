import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { missingPackage } from './missing-package.mjs';

const require = createRequire(import.meta.url);

function thrownBy(load: () => unknown): unknown {
  try {
    return load();
  } catch (error) {
    return error;
  }
}

test('a package that is missing is named, however it was asked for', () => {
  for (const wanted of ['not-there', 'not-there/package.json']) {
    expect(missingPackage(thrownBy(() => require(wanted)))).toBe(
      'The package not-there, which Pagewright needs, is not installed. Run: npm install',
    );
  }
  expect(missingPackage(thrownBy(() => require('@some/not-there/part')))).toContain(
    'The package @some/not-there,',
  );
  const imported = "Cannot find package 'not-there' imported from /site/main.mjs";
  expect(
    missingPackage(Object.assign(new Error(imported), { code: 'ERR_MODULE_NOT_FOUND' })),
  ).toContain('The package not-there,');
});

test('another error, and a missing file, are none of it', () => {
  expect(missingPackage(new Error('Cannot find package x'))).toBeUndefined();
  expect(missingPackage(thrownBy(() => require('./not-there.cjs')))).toBeUndefined();
  expect(missingPackage(undefined)).toBeUndefined();
});
