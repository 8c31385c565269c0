/** The effects of pagewright.config.ts on each command. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const config = `import { defineConfig } from 'pagewright/config';
import { shout } from './lib/shout.ts';

export default defineConfig({
  filters: { shout },
  blockFolders: ['shared'],
  vite: { resolve: { alias: { '@words': new URL('./lib/words.ts', import.meta.url).pathname } } },
  rules: [
    {
      code: 'ACME1',
      name: 'shouting-title',
      severity: 'warning',
      title: 'A title that shouts',
      why: 'Our readers like it quiet.',
      bad: 'title: Hello!',
      good: 'title: Hello',
      applies: ({ blocks }) =>
        blocks.flatMap(({ title }, index) =>
          String(title).endsWith('!') ? [{ path: ['blocks', index, 'title'], params: { title } }] : [],
        ),
      message: ({ title }) => \`The title \${title} shouts.\`,
      hint: 'Leave the exclamation mark out.',
    },
  ],
  hooks: {
    beforeBuild: async ({ root }) => {
      const { writeFileSync } = await import('node:fs');
      writeFileSync(\`\${root}/pages/made.yaml\`, 'title: Made\\ndescription: A page that the build has made for itself.\\nblocks:\\n  - type: banner\\n    title: Made\\n');
    },
    afterBuild: async ({ out, pages }) => {
      const { writeFileSync } = await import('node:fs');
      writeFileSync(\`\${out}/count.txt\`, String(pages));
    },
  },
});
`;

const files = {
  'pages/_site.yaml': 'name: Small\n',
  'pages/index.yaml': `title: Home
description: A page with a title that is made louder by a filter.
blocks:
  - type: banner
    title: "{{ page.title | shout }}"
  - type: word
    title: Word
`,
};

let site: SmallSite;
const restoreConfig = () => {
  site.write('pagewright.config.ts', config);
  site.write('lib/shout.ts', 'export const shout = (text: string) => text.toUpperCase() + "!";\n');
};
beforeAll(() => {
  site = new SmallSite(files);
  site.write('lib/words.ts', "export const word: string = 'Oak';\n");
  site.write(
    'shared/word/schema.json',
    JSON.stringify({
      title: 'Word',
      description: 'One word.',
      type: 'object',
      properties: { title: { description: 'Its title.', type: 'string' } },
    }),
  );
  site.write(
    'shared/word/view.tsx',
    "import { word } from '@words';\nexport default () => <p>{word}</p>;\n",
  );
});
beforeEach(() => {
  site.restore();
  restoreConfig();
});
afterAll(() => site.remove());

test('filters, folders of blocks, aliases and hooks have their part in a build', async () => {
  expect(await site.run('build')).toMatchObject({ code: 0 });
  const html = site.read('dist/index.html');
  expect(html).toContain('<h1>HOME!</h1>');
  expect(html).toContain('<p>Oak</p>');
  expect(site.read('dist/made.html')).toContain('<h1>Made</h1>');
  expect(site.read('dist/count.txt')).toBe('2');
});

test('a page is built anew when a filter has changed', async () => {
  await site.run('build');
  site.write('lib/shout.ts', 'export const shout = (text: string) => text + "?";\n');
  await site.run('build');
  expect(site.read('dist/index.html')).toContain('<h1>Home?</h1>');
});

test('rules of one’s own are reported like others, can be silenced and explained', async () => {
  const text = await site.run('validate');
  expect([text.code, text.stderr]).toEqual([
    0,
    expect.stringContaining(
      'pages/index.yaml:5:12 warning ACME1 shouting-title\nThe title HOME! shouts.\n',
    ),
  ]);
  const again = await site.run('validate', '--strict', '--format', 'sarif');
  expect(again.code).toBe(1);
  const [run] = JSON.parse(again.stdout).runs;
  expect(run.tool.driver.rules).toEqual([{ id: 'ACME1', name: 'shouting-title' }]);
  expect(run.results[0]).toMatchObject({ ruleId: 'ACME1', ruleIndex: 0 });
  expect((await site.run('explain', 'acme1')).stdout).toContain(
    'ACME1 shouting-title: A title that shouts.',
  );
  site.write(
    'pages/index.yaml',
    site
      .read('pages/index.yaml')
      .replace('shout }}"', 'shout }}" # pagewright-ignore shouting-title'),
  );
  expect((await site.run('validate')).stdout).toContain('no problems');
  site.write('pagewright.config.ts', config.replace("severity: 'warning'", "severity: 'error'"));
  expect(await site.run('validate')).toMatchObject({ code: 1 });
});

test('a rule or a hook that fails is named', async () => {
  site.write('pagewright.config.ts', config.replace('blocks.flatMap', 'blocks.nothing'));
  const rule = await site.run('validate');
  expect([rule.code, rule.stderr]).toEqual([
    1,
    expect.stringContaining('The rule ACME1 of pagewright.config.ts failed at /:'),
  ]);
  site.write(
    'pagewright.config.ts',
    config.replace('async ({ root }) => {', 'async ({ root }) => { throw new Error("No disk");'),
  );
  const hook = await site.run('build');
  expect([hook.code, hook.stderr]).toEqual([
    1,
    expect.stringContaining('The hook beforeBuild of the configuration failed: No disk'),
  ]);
});

test('a mistake in the configuration stops a build, with its line', async () => {
  site.write('pagewright.config.ts', config.replace('filters:', 'filtres:'));
  const { code, stderr } = await site.run('build');
  expect(code).toBe(1);
  expect(stderr).toContain('pagewright.config.ts:5:3 error PW903 broken-config');
  expect(stderr).toContain('> 5 |   filtres: { shout },');
  expect(stderr).toContain('Did you mean filters?');
});

test('a configuration that throws is reported at its own line', async () => {
  site.write(
    'pagewright.config.ts',
    "export const words = ['one'];\nthrow new Error('No words');\n",
  );
  const { stderr } = await site.run('validate');
  expect(stderr).toContain('pagewright.config.ts:2:7 error PW903 broken-config');
});

test('nothing is reported that only follows from a configuration that cannot be run', async () => {
  const broken = [
    config.replace('defineConfig({', 'defineConfig({{'),
    config.replace('export default', 'export const config ='),
    config.replace('filters: { shout }', "filters: ['shout']"),
  ];
  for (const text of broken) {
    site.write('pagewright.config.ts', text);
    const { code, stderr } = await site.run('validate');
    expect(code).toBe(1);
    expect(stderr).toMatch(/pagewright\.config\.ts(:\d+:\d+)? error PW903/);
    expect(stderr).toContain('1 problem in 1 file.');
  }
});

test('the dev server starts anew when the configuration, or what it imports, is saved', async () => {
  const running = await site.serve('dev', '--port', '5347');
  const title = async () => {
    try {
      const response = await fetch(`${running.origin}/`, { headers: { accept: 'text/html' } });
      return /<h1>(.*?)<\/h1>/.exec(await response.text())?.[1];
    } catch {
      // the server is just starting
      return undefined;
    }
  };
  expect(await title()).toBe('HOME!');
  site.write('lib/shout.ts', 'export const shout = (text: string) => text + "?";\n');
  await expect.poll(title, { timeout: 30_000, interval: 200 }).toBe('Home?');
  writeFileSync(
    path.join(site.root, 'pagewright.config.ts'),
    config.replace('filters: { shout }', 'filters: { shout: (text) => text }'),
  );
  await expect.poll(title, { timeout: 30_000, interval: 200 }).toBe('Home');
  running.process.kill('SIGTERM');
  await running.ended;
});
