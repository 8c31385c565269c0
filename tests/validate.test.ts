/** `validate` as CI jobs and editors run it: its formats, --since, --fix and --watch. */
import { spawn } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Diagnostic } from '../src/diagnostics/model/diagnostic.ts';
import { formatGithub } from '../src/diagnostics/report/github.ts';
import { formatJunit } from '../src/diagnostics/report/junit.ts';
import { formatSarif } from '../src/diagnostics/report/sarif.ts';
import { gitRepository } from './git-repository.ts';
import { environment, SmallSite } from './small-site.ts';
import { projectRoot } from './source-files.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const place = { line: 3, column: 5, endLine: 3, endColumn: 9 };
const odd: Diagnostic[] = [
  {
    code: 'PW101',
    name: 'unknown-block',
    severity: 'error',
    file: 'pages/a b/[slug],x.yaml',
    ...place,
    message: 'There is "no" <block> & 100% \u0007of\nthem, called: it’s 😀.',
    hint: 'Did you mean banner?',
    suggestion: 'banner',
    route: '/a/é',
    usedBy: 'pages/index.yaml:12',
  },
  {
    code: 'PW706',
    name: 'no-page',
    severity: 'warning',
    file: 'pages/notes.txt',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    message: 'No page.',
    hint: '',
  },
];

describe('formats', () => {
  test('SARIF is valid by its published schema', () => {
    const schema = JSON.parse(
      readFileSync(path.join(projectRoot, 'tests/fixtures/sarif-2.1.0.json'), 'utf8'),
    );
    const validate = new Ajv({
      strict: false,
      validateFormats: false,
      unicodeRegExp: false,
      allErrors: true,
    }).compile(schema);
    for (const problems of [odd, []]) {
      const log = JSON.parse(formatSarif(problems, { version: '1.2.3', folder: 'sites/one' }));
      expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    }
    const [run] = JSON.parse(formatSarif(odd, { version: '1.2.3', folder: 'sites/one' })).runs;
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(['PW101', 'PW706']);
    expect(run.results[0]).toMatchObject({
      ruleId: 'PW101',
      ruleIndex: 0,
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'sites/one/pages/a%20b/%5Bslug%5D%2Cx.yaml' },
            region: { startLine: 3, startColumn: 5, endLine: 3, endColumn: 9 },
          },
        },
      ],
      relatedLocations: [{ physicalLocation: { region: { startLine: 12 } } }],
    });
    expect(validate({ version: '2.1.0', runs: [{}] })).toBe(false);
  });

  test('GitHub’s annotations are escaped, in their places and in their texts', () => {
    expect(formatGithub(odd, 'site').split('\n')).toEqual([
      '::error file=site/pages/a b/[slug]%2Cx.yaml,line=3,col=5,endLine=3,endColumn=9,title=PW101 unknown-block::There is "no" <block> & 100%25 \u0007of%0Athem, called: it’s 😀. (for /a/é, used by pages/index.yaml:12)%0ADid you mean banner?',
      '::warning file=site/pages/notes.txt,line=1,col=1,endLine=1,endColumn=1,title=PW706 no-page::No page.',
    ]);
  });

  test('JUnit is sound XML: an error is a failure, a warning is not', () => {
    const xml = formatJunit(odd, 5);
    expect(xml).toContain('<testsuites name="pagewright" tests="3" failures="1">');
    expect(xml).toContain('message="There is &quot;no&quot; &lt;block&gt; &amp; 100% of&#10;them');
    expect(xml).not.toContain('\u0007');
    const open: string[] = [];
    for (const [, end, name = '', closed] of xml.matchAll(
      /<(\/?)([a-z-]+)(?:\s[a-z]+="[^"<]*")*\s*(\/?)>/g,
    )) {
      if (end) expect(open.pop()).toBe(name);
      else if (!closed) open.push(name);
    }
    expect(open).toEqual([]);
    expect(xml.replace(/<\??[^<>]+>/g, '')).not.toMatch(/[<>]|&(?!#?\w+;)/);
  });
});

const page = (title: string, more = '') =>
  `title: ${title}\ndescription: Some words about ${title}, long enough.\nblocks:\n  - type: banner\n    title: ${title}\n${more}`;
const files = {
  'pages/_site.yaml': 'name: Harbour\n',
  'pages/_fragments/visit.yaml': '- type: text\n  heading: Visit\n  body: Come and see us.\n',
  'pages/index.yaml': page('Home', '  - type: fragment\n    name: visit\n'),
  'pages/about.yaml': page('About'),
};
const site = new SmallSite(files);
afterAll(() => site.remove());
beforeEach(() => site.restore());

async function told(...words: string[]): Promise<string[]> {
  const { stdout } = await site.run('validate', '--format', 'json', ...words);
  const { problems } = JSON.parse(stdout) as { problems: Diagnostic[] };
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ file, line, name }) => `${file}:${line} ${name}`);
}

describe('--since', () => {
  test('reports changed files, the pages that use them, and uses of deleted ones', async () => {
    site.write('pages/about.yaml', page('About').replace('    title', '    titel'));
    gitRepository(site.root);
    expect(await told('--since', 'HEAD')).toEqual([]);
    expect(await told()).toEqual(['pages/about.yaml:5 unknown-key']);
    site.write('pages/new.yaml', page('New', '    tone: blue\n'));
    expect(await told('--since', 'HEAD')).toEqual(['pages/new.yaml:6 wrong-value']);
    site.write(
      'pages/_fragments/visit.yaml',
      '- type: text\n  headin: Visit\n  body: Come and see us.\n',
    );
    expect(await told('--since', 'HEAD')).toEqual([
      'pages/_fragments/visit.yaml:2 unknown-key',
      'pages/new.yaml:6 wrong-value',
    ]);
    const wrong = await site.run('validate', '--since', 'nowhere');
    expect([wrong.code, wrong.stderr.split('\n').length]).toEqual([2, 2]);
    expect(wrong.stderr).toMatch(/^--since nowhere: /);
  });

  test('reports pages of a language whose site file has changed', async () => {
    site.write(
      'pages/_site.yaml',
      'name: Small\nlanguages:\n  - lang: en\n  - { lang: ar, folder: ar }\n',
    );
    site.write('pages/ar/_site.yaml', 'contact: { email: a@example.org }\n');
    site.write('pages/ar/index.yaml', page('Home', '    text: "{{ site.contact.email }}"\n'));
    gitRepository(site.root);
    expect(await told('--since', 'HEAD')).toEqual([]);
    site.write('pages/ar/_site.yaml', 'contact: { phone: "+971 4 123 4567" }\n');
    expect(await told('--since', 'HEAD')).toEqual(['pages/ar/index.yaml:6 unknown-variable']);
  });

  test('reports a name that is missing in a changed file there, though other files lack it too', async () => {
    site.write('pages/about.yaml', page('About', '  - type: fragment\n    name: gone\n'));
    gitRepository(site.root);
    site.write('pages/index.yaml', page('Home', '  - type: fragment\n    name: visit\n'));
    expect(await told('--since', 'HEAD')).toEqual([]);
    site.write('pages/new.yaml', page('New', '  - type: fragment\n    name: gone\n'));
    expect(await told('--since', 'HEAD')).toEqual(['pages/new.yaml:7 unknown-fragment']);
  });
});

describe('--fix', () => {
  test('prints its changes and what is left; a second run changes nothing', async () => {
    const bad = page('About').replace(
      '    title',
      '    titel # here\r\n    tone: blue\r\n    text',
    );
    site.write('pages/about.yaml', bad.replace('titel # here', 'titel: About # here   '));
    const first = await site.run('validate', '--fix');
    expect(first.code).toBe(1);
    expect(first.stdout).toContain('-    titel: About # here   \r\n+    title: About # here\r\n');
    expect(first.stdout).toContain('Fixed 1 file.');
    expect(first.stderr).toContain('pages/about.yaml:6:11 error PW106 wrong-value');
    const fixed = site.read('pages/about.yaml');
    expect(fixed).toBe(bad.replace('titel # here', 'title: About # here'));
    const second = await site.run('validate', '--fix');
    expect([second.stdout, site.read('pages/about.yaml')]).toEqual(['', fixed]);
  });

  test('checks the site as of another day', async () => {
    site.write('pages/about.yaml', `publishFrom: 2040-01-01\n${page('About')}`);
    const { stdout } = await site.run('validate', '--fix', '--as-of', '2041-01-01');
    expect(stdout).toContain('2 pages, no problems.');
  });
});

describe('--watch', () => {
  const watching = (...words: string[]) => {
    const program = path.join(projectRoot, 'src/cli/pagewright.mjs');
    return spawn(process.execPath, [program, 'validate', '--watch', ...words], {
      cwd: site.root,
      env: environment(),
    });
  };

  test('checks the site as of another day', async () => {
    site.write('pages/about.yaml', `publishFrom: 2040-01-01\n${page('About')}`);
    const child = watching('--as-of', '2041-01-01');
    let said = '';
    child.stdout.on('data', (text) => (said += text));
    const isOver = new Promise((resolve) => child.once('close', resolve));
    await vi.waitFor(() => expect(said).toMatch(/no problems\.\nWatching/), { timeout: 30_000 });
    child.kill('SIGINT');
    await isOver;
    expect(said).toContain('2 pages, no problems.');
  });

  test('checks again after each save', async () => {
    const child = watching();
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    const ended = new Promise((resolve) => child.once('close', resolve));
    const until = (pattern: RegExp) =>
      vi.waitFor(() => expect(said).toMatch(pattern), { timeout: 30_000 });
    await until(/2 pages, no problems\.\nWatching/);
    said = '';
    site.write('pages/about.yaml', page('About').replace('    title', '    titel'));
    await until(/pages\/about\.yaml:5:5 error PW103[\s\S]*Watching/);
    said = '';
    site.write(
      'pages/_fragments/visit.yaml',
      '- type: text\n  headin: Visit\n  body: Come and see us.\n',
    );
    await until(/visit\.yaml:2:3 error PW103[\s\S]*2 problems[\s\S]*Watching/);
    said = '';
    site.restore();
    await until(/2 pages, no problems\.\nWatching/);
    said = '';
    site.write('elsewhere/more/history.yaml', page('History'));
    site.write('elsewhere/more/prices.yaml', page('Prices'));
    renameSync(path.join(site.root, 'elsewhere/more'), path.join(site.root, 'pages/more'));
    await until(/4 pages, no problems\.\nWatching/);
    said = '';
    site.write('pages/more/prices.yaml', page('Prices').replace('    title', '    titel'));
    await until(/pages\/more\/prices\.yaml:5:5 error PW103[\s\S]*Watching/);
    said = '';
    renameSync(path.join(site.root, 'pages/more'), path.join(site.root, 'elsewhere/more'));
    await until(/2 pages, no problems\.\nWatching/);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
  });
});
