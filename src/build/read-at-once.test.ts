import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { makeSignsCheap, readAtOnce } from './read-at-once.ts';

const reactDom = path.resolve('node_modules/react-dom/cjs/react-dom-client.production.js');

test('React is written as we expect: no error is made as it loads', () => {
  const code = readFileSync(reactDom, 'utf8');
  // What stands at the beginning of a line, or in a list that does, is done as the module loads.
  const madeOnLoading = /^(?:var|let|const| ) \w+ = (?:new )?Error\(/gm;
  expect(code.match(madeOnLoading)?.length).toBeGreaterThan(3);
  expect(makeSignsCheap(code)).not.toMatch(madeOnLoading);
});

/** Vite lists what modules that are loaded later have in common at the top of the script that loads them. */
const modules: Record<string, string> = {
  'virtual:app': "import('virtual:one'); import('virtual:two');",
  'virtual:one': "import { both } from 'virtual:both'; both(1);",
  'virtual:two': "import { both } from 'virtual:both'; both(2);",
  'virtual:both': 'export const both = (one) => console.log(one);',
};

test('a script begins with the line by which V8 makes its functions ready, also where Vite puts one at its top', async () => {
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      readAtOnce,
      {
        name: 'modules',
        resolveId: (id) => (id in modules ? id : undefined),
        load: (id) => modules[id],
      },
    ],
    build: { write: false, rolldownOptions: { input: 'virtual:app' } },
  })) as Rolldown.RolldownOutput;
  const { code } = made.output[0];
  expect(code).toContain('__vite__mapDeps');
  expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n./);
});
