/** Commands that are run often start without the packages that only some of their work needs. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { environment, SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

const site = new SmallSite({
  'pages/_site.yaml': 'name: Small\n',
  'pages/index.yaml':
    'title: Home\ndescription: The first page.\nblocks:\n  - { type: banner, title: Home }\n',
  // Prints which of the packages were loaded.
  'record.cjs': `const Module = require('node:module');
const load = Module._load;
const loaded = new Set();
Module._load = function (name, ...rest) {
  if (/^(?:vite|sharp|svgo|fastify|json-schema-to-typescript)$/.test(name)) loaded.add(name);
  return load.call(this, name, ...rest);
};
process.on('exit', () => console.log('Loaded: ' + [...loaded].join(', ')));
`,
});
// The first run of a checkout bundles the program and the blocks.
beforeAll(() => site.run('build'), 60_000);
afterAll(() => site.remove());

test.each(['validate', 'build'])('%s', { timeout: 30_000 }, (command) => {
  site.write('pages/index.yaml', site.read('pages/index.yaml').replace('first', 'very first'));
  const program = path.join(projectRoot, 'src/cli/pagewright.mjs');
  const output = execFileSync(process.execPath, ['-r', './record.cjs', program, command], {
    cwd: site.root,
    encoding: 'utf8',
    env: environment(),
  });
  expect(output).toMatch(/^Loaded: $/m);
});
