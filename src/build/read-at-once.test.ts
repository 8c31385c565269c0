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

test('the bundler wraps packages as we expect: in functions that a browser reads at once', async () => {
  const input = 'virtual:app';
  const made = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      readAtOnce,
      {
        name: 'app',
        resolveId: (id) => (id === input ? id : undefined),
        load: (id) =>
          id === input
            ? "import { hydrateRoot } from 'react-dom/client'; globalThis.start = hydrateRoot;"
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  const { code } = made.output[0];
  expect(code).toMatch(/=\w+\(\(function\(\w/);
  expect(code).not.toMatch(/=\w+\(\(\(?\w+(?:,\w+)?\)?=>\{/);
});
