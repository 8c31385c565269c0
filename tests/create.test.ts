/**
 * `npm create pagewright`, as npm, pnpm and yarn run it. The package manager is a fake one that only links this
 * repository, so that nothing is downloaded.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { environment } from './small-site.ts';
import { projectRoot } from './source-files.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'pagewright-create-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const managers = path.join(folder, 'bin');
mkdirSync(managers);
for (const name of ['npm', 'pnpm', 'yarn']) {
  const place = path.join(managers, name);
  const words = `#!/bin/sh\necho ${name} "$@"\nmkdir -p node_modules/.bin && touch node_modules/.bin/pagewright && cp package.json node_modules/seen.json && ln -s '${projectRoot}' node_modules/pagewright\n`;
  writeFileSync(place, words);
  chmodSync(place, 0o755);
}

const program = path.join(projectRoot, 'tools/create-pagewright/create-pagewright.mjs');

function create(words: string[], agent = 'npm/11.0.0 node/v22.0.0') {
  return spawnSync(process.execPath, [program, ...words], {
    cwd: folder,
    encoding: 'utf8',
    input: '',
    env: {
      ...environment(),
      PATH: `${managers}${path.delimiter}${process.env.PATH}`,
      npm_config_user_agent: agent,
    },
  });
}

const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

describe.skipIf(process.platform === 'win32')('npm create pagewright', () => {
  test('makes a site without asking where nobody can answer', () => {
    const words = ['quiet', '--pagewright', projectRoot];
    const { status, stdout, stderr } = create(words);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('npm install --no-audit --no-fund');
    expect(stdout).toContain('1. cd quiet && npm run dev');
    expect(JSON.parse(read('quiet/package.json'))).toMatchObject({
      name: 'quiet',
      scripts: { dev: 'pagewright dev' },
      dependencies: { pagewright: `file:${projectRoot}` },
      allowScripts: { 'better-sqlite3': true },
    });
    expect(read('quiet/pages/index.yaml')).toBe(
      readFileSync(path.join(projectRoot, 'src/cli/starter/pages/index.yaml'), 'utf8'),
    );
  });

  test('a name of digits is a text, and a blank one none', () => {
    const named = (folder: string, name: string) => {
      expect(create([folder, '--yes', '--pagewright', projectRoot, '--name', name]).status).toBe(0);
      return read(`${folder}/pages/_site.yaml`);
    };
    expect(named('digits', '1998')).toContain('\nname: "1998"\n');
    expect(named('blank', '  ')).toContain('\nname: Alder & Ash\n');
  });

  test('a name that would be read as a template is refused', () => {
    const words = ['template', '--yes', '--pagewright', projectRoot, '--name', 'Ash {{ x }}'];
    const { status, stderr } = create(words);
    expect(status).not.toBe(0);
    expect(stderr).toContain('The name Ash {{ x }} contains {{, which begins a variable.');
    expect(existsSync(path.join(folder, 'template/pages'))).toBe(false);
  });

  test('takes name, colours and languages from the command line; the site has no mistakes', () => {
    const choices = ['--name', "Ada's: Café", '--theme', 'clay', '--languages', 'en, ar'];
    expect(create(['chosen', '--yes', '--pagewright', projectRoot, ...choices]).status).toBe(0);
    const spaced = create(['my site', '--yes', '--pagewright', projectRoot]);
    expect(spaced.stdout).toContain('cd "my site" && npm run dev');
    const siteFile = read('chosen/pages/_site.yaml');
    expect(siteFile).toContain('name: "Ada\'s: Café"\ncompany: "Ada\'s: Café"');
    expect(siteFile).toContain('- { lang: ar, name: العربية, folder: ar }');
    expect(siteFile).toContain('# Terracotta on cream');
    expect(siteFile).toContain('languages: "{{ site.languages }}"');
    expect(siteFile).not.toContain('Alder');
    expect(read('chosen/pages/ar/index.yaml')).toMatch(/^# .* still to be translated\.\n/);
    const validate = path.join(projectRoot, 'src/cli/pagewright.mjs');
    const site = path.join(folder, 'chosen');
    const said = execFileSync(process.execPath, [validate, 'validate', '--site', site], {
      encoding: 'utf8',
      env: environment(),
    });
    expect(said).toContain('no problems');
  });

  test.each([
    ['pnpm/9.0.0 npm/? node/v22.0.0', 'pnpm install', 'pnpm-workspace.yaml', 'better-sqlite3'],
    ['yarn/4.5.0 npm/? node/v22.0.0', 'yarn install', '.yarnrc.yml', 'nodeLinker: node-modules'],
  ])('is installed by %s', (agent, command, file, words) => {
    const name = command.replace(' ', '-');
    const { status, stdout } = create([name, '--pagewright', projectRoot], agent);
    expect(status).toBe(0);
    expect(stdout).toContain(command);
    expect(read(`${name}/${file}`)).toContain(words);
    expect(existsSync(path.join(folder, name, 'pages/index.yaml'))).toBe(true);
    // Yarn runs nothing in a project whose name differs from the one in its lock file.
    expect(JSON.parse(read(`${name}/node_modules/seen.json`)).name).toBe(name);
    expect(JSON.parse(read(`${name}/package.json`)).name).toBe(name);
  });

  test('makes nothing in a folder that holds something', () => {
    mkdirSync(path.join(folder, 'full'));
    writeFileSync(path.join(folder, 'full/notes.txt'), 'mine');
    const { status, stderr } = create(['full', '--pagewright', projectRoot]);
    expect(status).toBe(1);
    expect(stderr).toContain('it holds notes.txt. Choose a new or empty folder.');
    expect(readdirSync(path.join(folder, 'full'))).toEqual(['notes.txt']);
  });

  test('says what is possible when it is asked for something else', () => {
    const theme = create(['pink', '--theme', 'pink', '--pagewright', projectRoot]);
    expect(theme.status).not.toBe(0);
    expect(theme.stderr).toContain(
      'There is no theme pink. There are: forest, clay, harbour, slate.',
    );
    const language = create([
      'odd',
      '--languages',
      'en,xx-yy-klingon',
      '--pagewright',
      projectRoot,
    ]);
    expect(language.stderr).toContain('xx-yy-klingon is not the code of a language.');
    const option = create(['--colour', 'red']);
    expect(option.status).toBe(2);
    expect(option.stderr).toContain('--theme THEME');
  });
});
