import { expect, test } from 'vitest';
import { makeSite, readAll } from '../../tests/make-test-site.ts';
import type { Diagnostic } from '../diagnostics/model/diagnostic.ts';
import { formatJson } from '../diagnostics/report/json.ts';
import { codeFrame, formatProblems } from '../diagnostics/report/terminal.ts';

test('for programs all problems are one object, each once and sorted', async () => {
  const site = makeSite({
    'pages/index.yaml': 'title: Page\nblocks:\n  - { type: banner, titel: One }\n',
    'pages/b/[slug].yaml': 'each: rows\ntitle: B\nblocks: [{ type: fragment, name: one }]\n',
    'pages/_collections/rows.yaml': '- slug: one\n- slug: two\n',
    'pages/_fragments/one.yaml': '- type: baner\n',
  });
  const { problems } = await readAll(site);
  const doubled = JSON.parse(formatJson([...problems, ...problems].reverse(), 3));
  expect(doubled).toEqual({
    version: 1,
    pages: 3,
    problems: [
      {
        code: 'PW101',
        name: 'unknown-block',
        severity: 'error',
        file: 'pages/_fragments/one.yaml',
        line: 1,
        column: 9,
        endLine: 1,
        endColumn: 14,
        message: 'There is no block called baner.',
        hint: 'Did you mean banner?',
        suggestion: 'banner',
        edits: [{ start: 8, end: 13, text: 'banner' }],
        route: '/b/one',
        usedBy: 'pages/b/[slug].yaml:3',
      },
      expect.objectContaining({
        name: 'unknown-key',
        file: 'pages/index.yaml',
        line: 3,
        column: 21,
      }),
    ],
  });
});

test('colours and frames can be had by themselves', async () => {
  const site = makeSite({
    'pages/index.yaml': `title: Page\nblocks:\n  - { type: banner, titel: "${'x'.repeat(200)}" }\n`,
  });
  const { problems } = await readAll(site);
  const [problem] = problems;
  if (!problem) throw new Error('no problem');
  const frame = codeFrame(site.root, problem);
  expect(frame).toMatch(/^> 3 \| {3}- \{ type: banner, titel: "x+…$/m);
  expect(frame).toMatch(/^ {4}\| {21}\^{5}$/m);
  const colored = formatProblems(problems, { siteRoot: site.root, color: true });
  expect(colored).toContain('\u001b[31m^^^^^\u001b[39m');
  expect(formatProblems([], { siteRoot: site.root })).toBe('');
});

test('of many warnings only the first are shown where that is wished, and all errors', async () => {
  const site = makeSite({
    'pages/index.yaml': 'title: Page\nblocks:\n  - { type: banner, titel: One }\n',
  });
  const [error] = (await readAll(site)).problems;
  if (!error) throw new Error('no problem');
  const warnings = [4, 5, 6].map(
    (line): Diagnostic => ({ ...error, line, endLine: line, severity: 'warning' }),
  );
  const options = { siteRoot: site.root, color: false };
  const text = formatProblems([...warnings, error], { ...options, maxWarnings: 2 });
  expect(text.match(/ warning PW/g)).toHaveLength(2);
  expect(text.match(/ error PW/g)).toHaveLength(1);
  expect(text).toContain('1 not shown');
  expect(formatProblems(warnings, options).match(/ warning PW/g)).toHaveLength(3);
});

test('a page that cannot be read is reported once, and not again at each link to it', async () => {
  const link = (to: string) => `      - { label: There, to: ${to} }\n`;
  const site = makeSite({
    'pages/index.yaml': `title: Home\nblocks:\n  - type: banner\n    title: Home\n    buttons:\n${link('/news')}${link('/news/page/2')}${link('/crew/ann')}${link('/crew')}`,
    'pages/news.yaml': 'blocks: [',
    'pages/crew/[slug].yaml': 'blocks: [',
  });
  const { problems } = await readAll(site);
  expect(problems.map(({ file, name, message }) => [file, name, message])).toEqual([
    ['pages/crew/[slug].yaml', 'unclosed-bracket', expect.anything()],
    ['pages/index.yaml', 'broken-link', 'There is no page /crew.'],
    ['pages/news.yaml', 'unclosed-bracket', expect.anything()],
  ]);
});

test('of what is wrong in the same way at many places the first are shown', () => {
  const problems = Array.from(
    { length: 2000 },
    (_none, index): Diagnostic => ({
      file: `pages/p${String(index).padStart(4, '0')}.yaml`,
      line: 4,
      column: 5,
      endLine: 4,
      endColumn: 9,
      severity: 'error',
      code: 'PW103',
      name: 'unknown-key',
      message: 'foo is not a field of a text block.',
      hint: 'Did you mean body?',
    }),
  );
  const text = formatProblems(problems, { siteRoot: '/nowhere', color: false });
  expect(text.split('\n').length).toBeLessThan(30);
  expect(text).toContain(
    'PW103 unknown-key: foo is not a field of a text block: 1995 more like this. npx pagewright validate --format json names all.',
  );
  expect(text).toContain('2000 problems in 2000 files.');
});

test('an unknown block is told also where nothing useful has been generated', async () => {
  const site = makeSite({
    'pages/index.yaml': 'title: Page\nblocks:\n  - { type: quotation-wall }\n',
    'schema/generated/blocks.schema.json': '{ "definitions": null }',
  });
  const { problems } = await readAll(site);
  expect(problems.map(({ name }) => name)).toContain('unknown-block');
});

test('each of many mistakes in one block is counted', async () => {
  const entry = '      - { title: One, txet: Two }\n';
  const site = makeSite({
    'pages/index.yaml': `title: Page\nblocks:\n  - type: card-grid\n    items:\n${entry.repeat(300)}`,
  });
  const { problems } = await readAll(site);
  expect(problems.filter(({ name }) => name === 'unknown-key')).toHaveLength(300);
});

test('of what is wrong at one place for many pages the first are shown, and the others counted', () => {
  const at = (line: number, route: string): Diagnostic => ({
    file: 'pages/[slug].yaml',
    line,
    column: 5,
    endLine: line,
    endColumn: 9,
    severity: 'error',
    code: 'PW308',
    name: 'no-entries',
    hint: '',
    route,
    message: `Nothing is chosen on ${route}.`,
  });
  const routes = ['/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  const problems = [...routes.map((route) => at(4, route)), at(9, '/a')];
  const text = formatProblems(problems, { siteRoot: '/nowhere', color: false });
  expect(text.match(/on \/\w/g)).toEqual(['on /a', 'on /b', 'on /c', 'on /d', 'on /e', 'on /a']);
  expect(text).toContain(
    '/e.\n\npages/[slug].yaml:4 no-entries: 2 more at this place. npx pagewright validate --format json names all.\n\n',
  );
  expect(text).toContain('\n\n8 problems in 1 file.');
});
