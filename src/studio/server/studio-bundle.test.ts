import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, importTarget, projectRoot, sourceFiles } from '../../../tests/source-files.ts';
import { STUDIO_SOURCES } from './studio-bundle.ts';

/** Types are not bundled. */
const TYPE_IMPORTS = /^(?:import|export) type [^;]*;$/gm;

test('the bundle is made again after a change to anything that the app imports', () => {
  const files = sourceFiles('src/studio/app', /(?<!\.test)\.tsx?$/).map(({ file }) => file);
  const reached = new Set(files);
  for (const file of reached) {
    const text = readFileSync(path.join(projectRoot, file), 'utf8').replace(TYPE_IMPORTS, '');
    const targets = importsOf({ file, text }).map((request) => importTarget(file, request));
    for (const target of targets) if (/^src\/.*\.tsx?$/.test(target)) reached.add(target);
  }
  const isSource = (file: string) => STUDIO_SOURCES.some((source) => file.startsWith(source));
  expect([...reached].filter((file) => !isSource(file))).toEqual([]);
});
