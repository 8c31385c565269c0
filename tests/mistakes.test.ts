/** What people really get wrong, by hand: each mistake is told once, at its own line and column, and with what to write instead. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CheckedSite } from './checked-site.ts';
import { projectRoot } from './source-files.ts';

interface Mistake {
  title: string;
  /** The problem's name. */
  name: string;
  /** What its message or its hint has to say. */
  says: string;
  files: Record<string, string>;
}

const folder = path.join(projectRoot, 'tests/mistakes');

const signs: Record<string, string> = { '⇥': '\t', '␣': '\u00a0', '⌁': '\u200b', '↵': '\r' };

/** The mistakes of one of the files in mistakes/, which say at their tops how they are written. */
function read(file: string): Mistake[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const [, ...parts] = text.split(/^=== /m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    const [title = '', name = '', ...says] = part.slice(0, end).split(' | ');
    const body = `--- pages/index.yaml\n${part.slice(end + 1)}`;
    const [, ...pieces] = body.split(/^--- (?=(?:pages|public)\/)/m);
    const files = pieces.map((piece): [string, string] => {
      const line = piece.indexOf('\n');
      const content = piece.slice(line + 1).replace(/[⇥␣⌁↵]/g, (sign) => signs[sign] ?? '');
      return [piece.slice(0, line), content];
    });
    return { title, name, says: says.join(' | '), files: Object.fromEntries(files) };
  });
}

/** Where the marks stand: `file:line:column`. A mark around nothing at the beginning means the file as a whole. */
function marks(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/«([^»]*)»/g)].map(
          ({ index: at }, count) => `${file}:${index + 1}:${at - 2 * count + 1}`,
        ),
      ),
  );
}

const made: CheckedSite[] = [];
afterAll(() => {
  for (const site of made) site.remove();
});

describe.each(readdirSync(folder))('%s', (file) => {
  test.each(read(file).map((mistake) => [mistake.title, mistake] as const))(
    '%s',
    async (_title, { name, says, files }) => {
      const entries = Object.entries(files);
      const site = new CheckedSite(
        Object.fromEntries(entries.map(([of, text]) => [of, text.replace(/[«»]/g, '')])),
      );
      made.push(site);
      const problems = await site.problems();
      const told = problems.map((one) => `${one.file}:${one.line}:${one.column}`);
      const text = site.printed(problems);
      expect(told, text).toEqual(marks(files));
      expect([...new Set(problems.map((problem) => problem.name))], text).toEqual([name]);
      expect(`${problems[0]?.message} ${problems[0]?.hint}`).toContain(says);
    },
  );
});
