/** The lock file works on every machine: `npm ci` refuses one without the packages for other systems. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './source-files.ts';

interface Locked {
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

const text = readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, Locked> };

/**
 * Returns the paths at which Node looks for a package: in the folder of the importing package and in each folder
 * above.
 */
function places(user: string, name: string): string[] {
  const folders = user
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

test('every optional package is named, whatever system it is for', () => {
  const missing = Object.entries(packages).flatMap(([user, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places(user, name).some((place) => place in packages))
      .map((name) => `${user}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('no package is tied to one host', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});
