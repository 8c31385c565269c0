import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importedStyles } from './imported-styles.ts';

const site = realpathSync(mkdtempSync(path.join(tmpdir(), 'pagewright-styles-')));
afterAll(() => rmSync(site, { recursive: true }));

const files = {
  'blocks/list/view.tsx': "import './a.scss';\nimport { Row } from '../shared/row.tsx';\n",
  'blocks/shared/row.tsx': "export * from './b.ts';\nimport type { C } from './c.ts';\n",
  'blocks/shared/b.ts': "import './list.module.css';\nimport '../list/view.tsx';\n",
  'blocks/shared/c.ts': "import './types.css';\n",
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
  writeFileSync(path.join(site, name), text);
}

test('the styles of a block are those that its code imports, in their order, once', async () => {
  const resolve = async (name: string, importer: string) =>
    path.resolve(path.dirname(importer), name);
  const imports = new Map<string, Promise<string[]>>();
  const found = await importedStyles([path.join(site, 'blocks/list/view.tsx')], resolve, imports);
  const names = (all: Iterable<string>) => [...all].map((file) => path.relative(site, file));
  expect(names(found)).toEqual(['blocks/list/a.scss', 'blocks/shared/list.module.css']);
  expect(names(imports.keys())).toEqual(Object.keys(files).slice(0, 3));
});
