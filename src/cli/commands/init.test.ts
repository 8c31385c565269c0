import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { init } from './init.ts';

const engineRoot = path.resolve('.');

test.each([
  [
    '{\n  "name": "site"\n  "type": "module"\n}\n',
    /package\.json:3 is not valid JSON: a comma is missing/,
  ],
  ['[]', /package\.json is no package\.json: it has to begin with \{/],
])('nothing is made beside a package.json that is none: %j', async (text, said) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pagewright-init-'));
  writeFileSync(path.join(folder, 'package.json'), text);
  await expect(init({ engineRoot, siteRoot: folder }, [folder])).rejects.toThrow(said);
  expect(readdirSync(folder)).toEqual(['package.json']);
  rmSync(folder, { recursive: true });
});
