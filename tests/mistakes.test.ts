/** What people really get wrong, by hand: each mistake is told once, at its own line and column, and with what to write instead. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkSite } from '../src/content/check-site.ts';
import { loadFrame } from '../src/content/load-frame.ts';
import { loadPageFile } from '../src/content/load-page-file.ts';
import { formatProblems } from '../src/content/problems/print-problems.ts';
import { tidy } from '../src/content/problems/problems.ts';
import { openSite } from '../src/content/site.ts';
import type { Problem } from '../src/content/types.ts';
import { projectRoot } from './source-files.ts';

interface Mistake {
  title: string;
  name: string;
  says: string;
  files: Record<string, string>;
}

const sound: Record<string, string> = {
  'pages/_site.yaml': 'name: Test\n',
  'pages/about.yaml': 'title: About\nblocks:\n  - { type: banner, title: About, id: team }\n',
  'pages/_fragments/partners.yaml': '- { type: banner, title: Partners }\n',
  'pages/_collections/services.yaml':
    '- { slug: one, title: One, category: cleaning }\n- { slug: two, title: Two, category: security }\n',
  'public/images/hall.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>',
};

const signs: Record<string, string> = { '⇥': '\t', '␣': '\u00a0', '⌁': '\u200b', '↵': '\r' };

function read(file: string): Mistake[] {
  const text = readFileSync(path.join(projectRoot, 'tests/mistakes', file), 'utf8');
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      const [title = '', name = '', says = ''] = part.slice(0, end).split(' | ');
      const pieces = `--- pages/index.yaml\n${part.slice(end + 1)}`
        .split(/^--- (?=pages\/)/m)
        .slice(1);
      const files = pieces.map((piece): [string, string] => {
        const line = piece.indexOf('\n');
        const content = piece.slice(line + 1).replace(/[⇥␣⌁↵]/g, (sign) => signs[sign] ?? '');
        return [piece.slice(0, line), content];
      });
      return {
        title,
        name,
        says: part.slice(0, end).split(' | ').slice(2).join(' | ') || says,
        files: Object.fromEntries(files),
      };
    });
}

/** Where the marks stand: `file:line:column`, and the column after the second one where it encloses something. */
function marks(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) =>
      [...line.matchAll(/«([^»]*)»/g)].map(({ 0: all, index: at }, count) => {
        const column = at - 2 * count + 1;
        return all === '«»' ? `${file}:1:1` : `${file}:${index + 1}:${column}`;
      }),
    ),
  );
}

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

async function problemsOf(
  files: Record<string, string>,
): Promise<{ root: string; problems: Problem[] }> {
  const root = mkdtempSync(path.join(tmpdir(), 'pagewright-mistakes-'));
  made.push(root);
  for (const [file, text] of Object.entries({ ...sound, ...files })) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text.replace(/[«»]/g, ''));
  }
  const site = openSite(root, { engineRoot: projectRoot });
  const frame = await loadFrame(site);
  const loaded = [];
  for (const pageFile of site.pageFiles) loaded.push(await loadPageFile(site, pageFile));
  const pages = loaded.flatMap((file) => file.pages);
  const problems = [
    ...site.problems,
    ...frame.problems,
    ...loaded.flatMap((file) => file.problems),
    ...checkSite(site, pages, frame),
  ];
  return { root, problems: tidy(problems) };
}

/** What is said of every page so short: advice, and no part of the mistake. */
const advice = (problem: Problem) =>
  problem.severity === 'warning' && !['unquoted-comment', 'conflict-marker'].includes(problem.name);

describe.each(['syntax.txt', 'fields.txt', 'references.txt'])('%s', (file) => {
  test.each(read(file).map((mistake) => [mistake.title, mistake] as const))(
    '%s',
    async (_title, { name, says, files }) => {
      const { root, problems: all } = await problemsOf(files);
      const problems = all.filter((problem) => !advice(problem));
      const told = problems.map(({ file: of, line, column }) => `${of}:${line}:${column}`);
      const text = formatProblems(problems, { siteRoot: root, color: false });
      expect(told, text).toEqual(marks(files));
      expect([...new Set(problems.map((problem) => problem.name))], text).toEqual([name]);
      expect(`${problems[0]?.message} ${problems[0]?.hint}`).toContain(says);
    },
  );
});
