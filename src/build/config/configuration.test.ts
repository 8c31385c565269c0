import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { diagnose } from '../../diagnostics/diagnose.ts';
import type { Diagnostic } from '../../diagnostics/model/diagnostic.ts';
import { openConfiguredSite, readConfiguration } from './configuration.ts';

const engineRoot = path.resolve(import.meta.dirname, '../../..');
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pagewright-config-'));
  write('pages/_site.yaml', 'name: Small\n');
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

const config = (text: string, name = 'pagewright.config.ts') =>
  write(name, `import { defineConfig } from 'pagewright/config';\nexport default ${text}\n`);

/** Returns what is wrong with the configuration, each with its place. */
async function said(): Promise<string[]> {
  const site = await openConfiguredSite(root, { engineRoot });
  return diagnose(site, site.extensions.issues).map(
    ({ file, line, column, message, hint }: Diagnostic) =>
      `${file}:${line}:${column} ${message} ${hint}`,
  );
}

test('a site without a configuration adds nothing', async () => {
  const { extensions, files } = await readConfiguration(root, engineRoot);
  expect([extensions.file, files, await said()]).toEqual([undefined, [], []]);
});

test.each(['ts', 'mts', 'mjs', 'js'])('pagewright.config.%s is read', async (extension) => {
  config(
    'defineConfig({ filters: { twice: (text) => text + text } });',
    `pagewright.config.${extension}`,
  );
  const { extensions } = await readConfiguration(root, engineRoot);
  expect(extensions.filters.twice?.('a')).toBe('aa');
  expect(await said()).toEqual([]);
});

test('files that it imports are known, and its state changes with them', async () => {
  write('lib/shout.ts', 'export const shout = (text: string): string => text + "!";\n');
  write(
    'pagewright.config.ts',
    "import { shout } from './lib/shout.ts';\nexport default { filters: { shout } };\n",
  );
  const before = await readConfiguration(root, engineRoot);
  expect(before.files).toEqual([
    path.join(root, 'pagewright.config.ts'),
    path.join(root, 'lib/shout.ts'),
  ]);
  write('lib/shout.ts', 'export const shout = (text: string): string => text + "!!";\n');
  const after = await readConfiguration(root, engineRoot);
  expect(after.extensions.filters.shout?.('a')).toBe('a!!');
  expect(after.extensions.stamp).not.toBe(before.extensions.stamp);
});

test('a mistake in its code is reported with its place', async () => {
  config('defineConfig({ filters: { } ;');
  const [first = ''] = await said();
  expect(first).toMatch(/^pagewright\.config\.ts:2:\d+ This file cannot be run: /);
  write('pagewright.config.ts', "import x from 'no-such-package';\nexport default x;\n");
  expect((await said())[0]).toMatch(/^pagewright\.config\.ts:1:16 .*no-such-package/);
  write('pagewright.config.ts', "\nimport x from './no-such-file.ts';\nexport default x;\n");
  expect((await said())[0]).toMatch(/^pagewright\.config\.ts:2:16 .*no-such-file/);
  write(
    'pagewright.config.ts',
    'interface Never {\n  a: number;\n}\nthrow new Error("Not today");\n',
  );
  expect((await said())[0]).toMatch(
    /^pagewright\.config\.ts:4:\d+ This file cannot be run: Not today\./,
  );
});

test('a file without a configuration is reported', async () => {
  write('pagewright.config.ts', 'export const config = {};\n');
  expect((await said())[0]).toMatch(
    /^pagewright\.config\.ts:1:1 This file exports no configuration/,
  );
});

test('each value is checked, and told of where it stands', async () => {
  config(`defineConfig({
  block: ['@acme/blocks'],
  blocks: '@acme/blocks',
  themes: [1],
  filters: { shout: 'loud' },
  blockFolders: ['../nowhere'],
  vite: { plugins: [], server: {} },
  hooks: { beforeBuilds() {} },
  rules: [
    { code: 'PW1', name: 'Short', severity: 'bad', title: 'T', why: 'W', applies: 1, message: 'M', hint: 'H' },
  ],
});`);
  expect(await said()).toEqual([
    'pagewright.config.ts:3:3 A configuration has no block. Did you mean blocks?',
    "pagewright.config.ts:4:11 blocks has to be a list of texts. Write it like this: ['@acme/pagewright-blocks'].",
    "pagewright.config.ts:5:12 themes[0] has to be a text. Write it like this: 'Why it matters.'.",
    'pagewright.config.ts:6:21 filters.shout has to be a function. Write it like this: (value) => value.',
    'pagewright.config.ts:7:18 There is no folder ../nowhere. Folders are relative to the site’s own, such as ../shared/blocks.',
    'pagewright.config.ts:8:24 vite has no server. There are plugins, resolve, css and define.',
    'pagewright.config.ts:9:12 hooks has no beforeBuilds. Did you mean beforeBuild?',
    'pagewright.config.ts:11:13 A rule cannot have the code PW1. Write capital letters and then digits, such as ACME1. Codes that begin with PW are Pagewright’s own.',
    'pagewright.config.ts:11:26 A rule cannot have the name Short. Write small letters with single dashes, such as short-title.',
    "pagewright.config.ts:11:45 rules[0].severity has to be 'error' or 'warning'. Write it like this: 'warning'.",
    'pagewright.config.ts:11:83 rules[0].applies has to be a function. Write it like this: (value) => value.',
  ]);
});

test('a rule without a code or a name is told what they look like', async () => {
  config("defineConfig({ rules: [{ severity: 'error', title: 'T', why: 'W' }] });");
  const found = await said();
  expect(found[0]).toContain("rules[0].code has to be a text. Write it like this: 'ACME1'.");
  expect(found[1]).toContain("rules[0].name has to be a text. Write it like this: 'short-title'.");
});

test('values that are named before they are used are found', async () => {
  write(
    'pagewright.config.ts',
    "const filters = { shout: 'loud' };\nconst config = { filters };\nexport default config satisfies object;\n",
  );
  expect((await said())[0]).toMatch(/^pagewright\.config\.ts:1:26 filters\.shout /);
});

test('packages that are not there, bring nothing, or the same, are reported', async () => {
  const block = (name: string) =>
    write(`node_modules/${name}/blocks/quote/schema.json`, '{ "type": "object" }');
  for (const name of ['@a/one', '@a/two', '@a/none']) {
    write(`node_modules/${name}/package.json`, '{}');
  }
  block('@a/one');
  block('@a/two');
  config(
    "defineConfig({ blocks: ['@a/one', '@a/two', '@a/none', '@a/gone'], themes: ['@a/none', '@a/far'] });",
  );
  expect(await said()).toEqual([
    expect.stringContaining('2:50 @a/one and @a/two both bring a block quote.'),
    expect.stringContaining('2:60 The package @a/none brings no blocks'),
    expect.stringContaining('2:71 The package @a/gone is not installed.'),
    expect.stringContaining('2:92 The package @a/none brings no theme'),
    expect.stringContaining('2:103 The package @a/far is not installed.'),
  ]);
});

test('a theme package sets colours and fonts below those of the site', async () => {
  write('pages/_site.yaml', 'name: Small\ntheme:\n  colors:\n    light: { accent: "#123456" }\n');
  write('node_modules/@a/sea/package.json', '{}');
  write('node_modules/@a/sea/fonts/wave.woff2', 'font');
  write(
    'node_modules/@a/sea/theme.yaml',
    'theme:\n  colors:\n    light: { accent: "#000000", primary: "#003355" }\n  font: { family: Wave, file: ./fonts/wave.woff2 }\n',
  );
  config("defineConfig({ themes: ['@a/sea'] });");
  expect(await said()).toEqual([]);
  const { config: values, extensions } = await openConfiguredSite(root, { engineRoot });
  const [[address, file] = []] = [...extensions.themeFiles];
  expect(values.theme).toEqual({
    colors: { light: { accent: '#123456', primary: '#003355' } },
    font: { family: 'Wave', file: address },
  });
  expect(address).toMatch(/^\/assets\/themes\/[\w-]{8}-wave\.woff2$/);
  expect(file).toBe(path.join(root, 'node_modules/@a/sea/fonts/wave.woff2'));
});

test('a mistake in a theme package is reported in its file', async () => {
  write('node_modules/@a/sea/package.json', '{}');
  write('node_modules/@a/sea/theme.yaml', 'theme:\n  colours: {}\n');
  config("defineConfig({ themes: ['@a/sea'] });");
  expect(await said()).toEqual([
    expect.stringMatching(
      /^node_modules\/@a\/sea\/theme\.yaml:2:3 .*colours.* Did you mean colors\?/,
    ),
  ]);
  write('node_modules/@a/sea/theme.yaml', 'theme:\n  font: { family: A, file: ./a.woff2 }\n');
  expect(await said()).toEqual([
    expect.stringMatching(/^node_modules\/@a\/sea\/theme\.yaml:2:28 /),
  ]);
});
