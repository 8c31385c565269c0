/** The GitHub Action and the pre-commit hook, run as far as that works without their hosts. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { type Git, gitRepository } from './git-repository.ts';
import { SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const read = (file: string) => parse(readFileSync(path.join(projectRoot, file), 'utf8'));
const page = (title: string, words = 'Hello.') =>
  `title: ${title}\ndescription: A page that says what a visitor finds there.\nblocks:\n  - type: banner\n    title: ${title}\n    text: ${words}\n`;

let site: SmallSite;
let git: Git;
beforeAll(() => {
  site = new SmallSite({
    'pages/_site.yaml': 'name: Harbour\n',
    'pages/index.yaml': page('Home'),
    'pages/old.yaml': page('Old', 'See [that](/nowhere).'),
  });
  git = gitRepository(site.root);
});
beforeEach(() => site.restore());
afterAll(() => site.remove());

describe('action.yml', () => {
  const action = read('action.yml') as {
    inputs: Record<string, { description: string; default: string }>;
    runs: {
      using: string;
      steps: { name?: string; run?: string; shell?: string; env?: Record<string, string> }[];
    };
  };
  const [step] = action.runs.steps.filter(({ name }) => name === 'Validate');

  /** Returns the step as the runner would start it. */
  const run = (inputs: Record<string, string> = {}) => {
    const values: Record<string, string> = {};
    for (const [name, input] of Object.entries(action.inputs)) {
      values[`inputs.${name}`] = inputs[name] ?? input.default;
    }
    const env = Object.fromEntries(
      Object.entries(step?.env ?? {}).map(([name, text]) => [
        name,
        text.replace(/\$\{\{ (\S+) \}\}/g, (_all, key: string) => values[key] ?? ''),
      ]),
    );
    return spawnSync('bash', ['-eo', 'pipefail', '-c', step?.run ?? 'false'], {
      cwd: site.root,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${site.root}/bin${path.delimiter}${process.env.PATH}`, ...env },
    });
  };

  beforeAll(() => {
    // Replaces npx, so that nothing is downloaded: it records its arguments.
    const program = path.join(projectRoot, 'src/cli/pagewright.mjs');
    site.write(
      'bin/npx',
      `#!/bin/sh\necho "$1 $2" > asked\nshift 2\nexec node '${program}' "$@"\n`,
    );
    chmodSync(path.join(site.root, 'bin/npx'), 0o755);
  });

  test('takes the package in the version that is asked for, else what the site has installed', () => {
    run({ version: '1.2.0' });
    expect(site.read('asked')).toBe('--yes pagewright@1.2.0\n');
    run();
    expect(site.read('asked')).toBe('--yes pagewright@latest\n');
    site.delete('asked');
    mkdirSync(path.join(site.root, 'node_modules/.bin'), { recursive: true });
    symlinkSync(
      path.join(projectRoot, 'src/cli/pagewright.mjs'),
      path.join(site.root, 'node_modules/.bin/pagewright'),
    );
    expect(run().stdout).toMatch(/^::error file=pages\/old\.yaml,line=6,/m);
    expect(() => site.read('asked')).toThrow();
    site.delete('node_modules');
  });

  test('says what each input is, and lets none of them into a script', () => {
    expect(action.runs.using).toBe('composite');
    for (const { description } of Object.values(action.inputs)) expect(description).toMatch(/\.$/);
    for (const { run: script, shell } of action.runs.steps) {
      expect(script ?? '').not.toContain('${{');
      if (script) expect(shell).toBe('bash');
    }
  });

  test('shows problems at their lines and fails', () => {
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toMatch(/^::error file=pages\/old\.yaml,line=6,/m);
  });

  test('leaves alone what did not change', () => {
    site.write('pages/index.yaml', page('Home', 'Hello again.'));
    expect(run({ since: 'HEAD' })).toMatchObject({ status: 0, stdout: '' });
  });

  test('fails for warnings when it is to be strict', () => {
    site.write('pages/old.yaml', page('Old', 'It is [here](/).'));
    const { status, stdout } = run();
    expect(status).toBe(0);
    expect(stdout).toContain('::warning file=pages/old.yaml');
    expect(run({ strict: 'true' }).status).toBe(1);
  });

  test('takes an odd input for a value', () => {
    const { stdout, stderr, status } = run({ site: '$(echo hacked); echo hacked' });
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('There is no folder');
  });
});

test('the pre-commit hook checks what is about to be committed', () => {
  const [hook] = read('.pre-commit-hooks.yaml') as {
    id: string;
    entry: string;
    files: string;
    language: string;
  }[];
  expect(hook).toMatchObject({ id: 'pagewright', language: 'system', pass_filenames: false });
  expect('pages/index.yaml').toMatch(new RegExp(hook?.files ?? ''));
  expect('web/pages/index.yaml').toMatch(new RegExp(hook?.files ?? ''));
  expect('src/pages.ts').not.toMatch(new RegExp(hook?.files ?? ''));
  const [npx, yes, program, ...words] = (hook?.entry ?? '').split(' ');
  expect([npx, yes, program]).toEqual(['npx', '--yes', 'pagewright']);
  const commit = () =>
    spawnSync(process.execPath, [path.join(projectRoot, 'src/cli/pagewright.mjs'), ...words], {
      cwd: site.root,
      encoding: 'utf8',
    });
  site.write('pages/index.yaml', page('Home', 'See [this](/nowhere).'));
  git('add', '-A');
  const refused = commit();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('pages/index.yaml:6');
  expect(refused.stderr).not.toContain('pages/old.yaml');
  site.write('pages/index.yaml', page('Home', 'Hello again.'));
  git('add', '-A');
  expect(commit().status).toBe(0);
});
