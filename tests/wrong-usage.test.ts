/** Whole-system tests of the command line's help and its messages for wrong usage. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { expectNoTrace, files, lines, openCommandSite } from './command-site.ts';
import { environment, SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

const site = openCommandSite();

describe('wrong usage', () => {
  test.each([
    ['bulid'],
    ['build', '--outt', 'x'],
    ['build', 'something'],
    ['serve', '--port', 'eighty'],
    ['serve', '--port', '70000'],
    ['serve', '--port', ''],
    ['nginx', '--listen', '80; deny all'],
    ['nginx', '--server-name', 'a;b'],
    ['nginx', '--upstream', 'localhost:4173'],
    ['nginx', '--proxy', 'inbox'],
    ['validate', '--format', 'xml'],
    ['validate', '--translations', '--format', 'json'],
    ['validate', '--translations', '--fix'],
    ['validate', '--site'],
    ['validate', '--site', 'no-such-folder'],
    ['new', 'page'],
    ['new', 'page', 'Über uns'],
    ['new', 'page', '../outside'],
    ['new', 'block', 'Price Table'],
    ['new', 'poem', 'x'],
  ])('%s %s %s is answered in one line, with exit code 2', async (...words) => {
    const outcome = await site.run(...words.filter((word) => word !== undefined));
    expect(outcome.stdout).toBe('');
    expect(lines(outcome.stderr)).toHaveLength(1);
    expect(outcome.stderr.trim()).toMatch(/^\S.{10,}/);
    expect(outcome.code).toBe(2);
    expectNoTrace(outcome);
  });

  test.each([
    [['new', 'page', 'pages/Our Team.yaml'], ': /our-team'],
    [['new', 'page', '/blog/'], ': /blog'],
    [['new', 'block', 'PriceTable'], ': price-table'],
    [['new', 'block', 'image'], 'a reserved name'],
    [['new', 'block', 'banner'], 'would replace on every page'],
    [['validate', 'pages/index.yaml'], 'whole site'],
    [['validate', '--site', 'pages/index.yaml'], 'is a file'],
    [['dev', '--site', 'public'], 'add --site .'],
    [['generate', '--site', 'public'], 'add --site .'],
    [['validate', '--since', 'HEAD'], 'no git repository'],
  ])('%j: the message says what to do instead', async (words, said) => {
    const outcome = await site.run(...words);
    expect(outcome.stderr.trim()).toContain(said);
    expect(outcome.code).not.toBe(0);
    expect(lines(outcome.stderr)).toHaveLength(1);
    expectNoTrace(outcome);
  });

  test.each([
    [['--site', 'nowhere'], 'There is no folder'],
    [['--site', 'public'], 'has no folder pages/'],
    [['--since', 'HEAD'], 'no git repository'],
  ])('validate %j --format json: a program reads why', async (words, said) => {
    const outcome = await site.run('validate', ...words, '--format', 'json');
    expect(JSON.parse(outcome.stdout)).toEqual({
      version: 1,
      error: expect.stringContaining(said),
    });
    expect(outcome.code).toBe(2);
  });

  test.skipIf(!existsSync('/proc/self')).each([
    ['init', '/proc/pagewright'],
    ['build', '--out', '/proc/pagewright/dist'],
    ['catalogue', '--out', '/proc/pagewright'],
  ])('%s %s %s ends where the system lets no folder be made', async (...words) => {
    const outcome = await site.run(...words.filter((word) => word !== undefined));
    expect(outcome.stderr).toMatch(/^The folder \/proc\/pagewright\S* cannot be made: .*\n$/);
    expect(outcome.code).toBe(1);
  });

  test('dev stops when it cannot write its cache: its pages would have no code', async () => {
    const own = new SmallSite({ ...files, '.pagewright': 'a file' });
    const outcome = await own.run('dev', '--port', '0');
    own.remove();
    expect(lines(outcome.stderr)).toEqual([expect.stringContaining('.pagewright/vite cannot be')]);
    expect(outcome.code).toBe(1);
    expectNoTrace(outcome);
  });

  test('FORCE_COLOR=0 means no colours', () => {
    const program = path.join(projectRoot, 'src/cli/pagewright.mjs');
    const coloured = (FORCE_COLOR: string) => {
      const env = { ...environment(), NO_COLOR: undefined, FORCE_COLOR };
      const words = [program, 'explain', 'PW101'];
      return spawnSync(process.execPath, words, { encoding: 'utf8', env }).stdout.includes(
        '\u001b',
      );
    };
    expect(['0', 'false', '1'].map(coloured)).toEqual([false, false, true]);
  });

  describe.skipIf(process.platform === 'win32')('what a command prints', () => {
    const shell = (line: string) =>
      spawnSync('bash', ['-o', 'pipefail', '-c', line], {
        cwd: site.root,
        encoding: 'utf8',
        env: { ...environment(), PAGEWRIGHT: path.join(projectRoot, 'src/cli/pagewright.mjs') },
      });

    test.each(['--help', 'enquiries export'])('the output of %s may be read in part', (words) => {
      const { stderr } = shell(`node "$PAGEWRIGHT" ${words} | true`);
      expect(stderr).toBe('');
    });

    test.skipIf(!existsSync('/dev/full')).each(['--help', 'enquiries export'])(
      '%s fails in words when the disk has no room for it',
      (words) => {
        const { status, stderr } = shell(`node "$PAGEWRIGHT" ${words} > /dev/full`);
        expect([status, stderr]).toEqual([1, 'The disk is full. Make room, and run this again.\n']);
      },
    );
  });

  test('dev --help says which port it takes', async () => {
    const { stdout } = await site.run('dev', '--help');
    expect(stdout.replace(/\s+/g, ' ')).toContain('5173, or the next free port');
  });

  test('another folder without enquiries is reported differently from none at all', async () => {
    const { stdout, stderr } = await site.run('enquiries', 'list', '--site', 'public');
    expect(stdout).toBe('There are no enquiries.\n');
    expect(stderr).toBe(`Nothing has been received in ${path.join(site.root, 'public')} yet.\n`);
  });

  test('--version says which it is', async () => {
    expect((await site.run('--version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test.each([
    'init',
    'start',
    'dev',
    'build',
    'serve',
    'nginx',
    'validate',
    'explain',
    'generate',
    'catalogue',
    'new',
    'new page',
    'new block',
    'usages',
    'rename',
    'enquiries',
  ])('%s --help explains it', async (command) => {
    const outcome = await site.run(...command.split(' '), '--help');
    expect([outcome.code, outcome.stderr]).toEqual([0, '']);
    expect(outcome.stdout).toMatch(/Usage: pagewright /);
  });
});
