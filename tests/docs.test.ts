/**
 * Follows the guides in `docs/` literally in a new site: writes the files, runs the commands, and compares the
 * output.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parse } from '../src/content/yaml/parse.ts';
import { environment, type Outcome, SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

/** A code sample between three backticks. */
interface Sample {
  line: number;
  /** `sh`, `yaml` ... */
  kind: string;
  /** The words after the kind: a file and one of its keys; or `fails`. */
  words: string[];
  text: string;
  /** The paragraph before it. */
  before: string;
}

function samplesOf(guide: string): Sample[] {
  const text = readFileSync(path.join(projectRoot, 'docs', guide), 'utf8');
  const fences = text.matchAll(/^```(\w*)(.*)\n([\s\S]*?)^```$/gm);
  return [...fences].map(({ 1: kind = '', 2: info = '', 3: sample = '', index }) => ({
    line: text.slice(0, index).split('\n').length,
    kind,
    words: info.trim().split(/\s+/).filter(Boolean),
    text: sample,
    before: text.slice(0, index).trimEnd().split('\n\n').at(-1) ?? '',
  }));
}

/** Commands that run until they are stopped; only their existence is checked. */
const SERVING = ['dev', 'start', 'serve'];
/** Matches commands that work outside the site, or need software that not every machine has. */
const OUTSIDE = /^(npm (install|ci)|sudo|docker|curl|npx pagewright init)\b/;

let site: SmallSite;
/** Commands that have run since a file was last written. */
let done: Set<string>;

beforeAll(async () => {
  site = new SmallSite({});
  done = new Set();
  expect(await site.run('init', '.')).toMatchObject({ code: 0, stderr: '' });
});
afterAll(() => site.remove());

/** Writes a sample into its file: the whole file, or one of its top-level keys. */
function write({ words: [file = '', key], text }: Sample): void {
  done.clear();
  const before = key ? site.read(file) : '';
  const part = new RegExp(`^${key}:\\n(?:[ #].*\\n|\\n)*`, 'm');
  const whole = part.test(before) ? before.replace(part, text) : `${before}\n${text}`;
  site.write(file, key ? whole : text);
}

/** Returns the words after `pagewright` in a line that runs it. */
function commandOf(line: string): string[] | undefined {
  const [, words] = /(?:^|\s)(?:npx pagewright|npm run|npm(?= start$)) ?(.*)$/.exec(line) ?? [];
  return words
    ?.replace(/ > .*$/, '')
    .split(/\s+/)
    .filter((word) => word !== '--');
}

/** Runs the site's own tests, with the packages that the guide installs. */
function runVitest(words: string[]): Outcome {
  const installed = path.join(site.root, 'node_modules');
  mkdirSync(installed, { recursive: true });
  symlinkSync(projectRoot, path.join(installed, 'pagewright'), 'junction');
  const vitest = path.join(projectRoot, 'node_modules/vitest');
  symlinkSync(vitest, path.join(installed, 'vitest'), 'junction');
  const program = path.join(vitest, 'vitest.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    cwd: site.root,
    encoding: 'utf8',
    env: environment(),
  });
  return { code: status, stdout, stderr };
}

async function run(line: string): Promise<Outcome | undefined> {
  if (OUTSIDE.test(line)) return undefined;
  const [, file] = /^rm (\S+)$/.exec(line) ?? [];
  if (file) {
    rmSync(path.join(site.root, file));
    done.clear();
    return undefined;
  }
  if (/^(mv|ln) /.test(line)) {
    execFileSync('sh', ['-c', line], { cwd: site.root });
    return undefined;
  }
  const [, tests] = /^npx vitest (.+)$/.exec(line) ?? [];
  if (tests) return runVitest(tests.split(' '));
  const command = commandOf(line);
  expect(command, `nobody knows how to try: ${line}`).toBeDefined();
  const [name = '', ...others] = command ?? [];
  if (line.startsWith('npm')) {
    expect(JSON.parse(site.read('package.json')).scripts, line).toHaveProperty(name);
  }
  const [, variable, value] = /^([A-Z_]+)=(\S+) /.exec(line) ?? [];
  if (variable) process.env[variable] = value;
  const outcome = await site.run(name, ...(SERVING.includes(name) ? ['--help'] : others));
  if (variable) delete process.env[variable];
  return outcome;
}

/** Makes the mistake that the guide describes in the file of the expected message, while the commands run. */
async function withMistake(sample: Sample, expected: string, action: () => Promise<void>) {
  const [, wrong = '', right = ''] = /Write `(\S+)` instead of `(\S+)`/.exec(sample.before) ?? [];
  const file = expected.split(':')[0] ?? '';
  const sound = site.read(file);
  expect(sound).toContain(right);
  site.write(file, sound.replace(right, wrong));
  await action();
  site.write(file, sound);
  done.clear();
}

async function runAll({ text, line, words }: Sample): Promise<string> {
  let said = '';
  for (const command of text.split('\n').filter((each) => each.trim() !== '')) {
    if (done.has(command)) continue;
    const outcome = await run(command);
    if (!outcome) continue;
    done.add(command);
    said += outcome.stdout + outcome.stderr;
    const expected = words.includes('fails') ? 1 : 0;
    expect(outcome.code, `line ${line}: ${command}\n${outcome.stderr}`).toBe(expected);
  }
  return said;
}

describe.each(['editing-pages.md', 'blocks.md', 'deploying.md'])('docs/%s', (guide) => {
  test('can be followed literally', async () => {
    const samples = samplesOf(guide);
    expect(samples.length).toBeGreaterThan(3);
    for (const [index, sample] of samples.entries()) {
      const follower = samples[index + 1];
      const expected = follower?.kind === 'text' ? follower.text : '';
      const follow = async () => {
        const said = await runAll(sample);
        for (const line of expected.split('\n').filter(Boolean)) expect(said).toContain(line);
      };
      if (sample.kind === 'sh' && sample.words.includes('fails')) {
        await withMistake(sample, expected, follow);
      } else if (sample.kind === 'sh') await follow();
      else if (sample.kind !== 'text') write(sample);
    }
    const { stdout, stderr, code } = await site.run('validate');
    expect([code, stderr, stdout]).toEqual([0, '', expect.stringContaining('no problems')]);
  });

  test('its YAML and JSON can be read, and each sample says where it belongs', () => {
    for (const { kind, words, text, line } of samplesOf(guide)) {
      if (kind === 'yaml') expect(parse(text).data, `line ${line}`).toBeDefined();
      if (kind === 'json') expect(() => JSON.parse(text), `line ${line}`).not.toThrow();
      if (!['sh', 'text'].includes(kind)) expect(words[0], `line ${line}`).toMatch(/\.\w+$/);
    }
  });
});

test('the site built on the way is as the guides promise', () => {
  expect(site.read('dist/our-team.html')).toContain('Four people and a dog');
  expect(site.read('dist/blog/a-chair-for-a-cellist.html')).toContain('of one board');
  expect(site.read('dist/hours.html')).toMatch(/data-block="opening-hours"[^>]*data-island/);
  expect(existsSync(path.join(site.root, 'catalogue/opening-hours.html'))).toBe(true);
});

/** Returns the targets of Markdown links to other files. */
const links = (text: string) =>
  [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to]) => to);

test.each([
  'editing-pages.md',
  'blocks.md',
  'deploying.md',
  'theme.md',
  'extend.md',
  'architecture.md',
])('the links of docs/%s lead to files', (guide) => {
  const text = readFileSync(path.join(projectRoot, 'docs', guide), 'utf8');
  const outside = text.replace(/^```[\s\S]*?^```$/gm, '');
  for (const to of links(outside).filter((each = '') => !each.startsWith('/'))) {
    expect(existsSync(path.join(projectRoot, 'docs', to as string)), `${guide}: ${to}`).toBe(true);
  }
});

test('the folders that docs/architecture.md names are there', () => {
  const text = readFileSync(path.join(projectRoot, 'docs/architecture.md'), 'utf8');
  const named = [...text.matchAll(/`((?:src|tests|blocks)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(8);
  const real = named.filter((file) => !file.includes('TYPE'));
  expect(real.filter((file) => !existsSync(path.join(projectRoot, file)))).toEqual([]);
});
