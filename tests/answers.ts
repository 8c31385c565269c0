/** Asks for the problems of any text as a page, and checks that each answer is whole: a place in the file, and words. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { loadPageFile } from '../src/content/load-page-file.ts';
import type { Site } from '../src/content/site/site.ts';
import { diagnoseFile } from '../src/diagnostics/diagnose.ts';
import { formatProblems } from '../src/diagnostics/report/terminal.ts';

/** Returns the names of the problems of a text as the home page of a site. */
export function answersFor(site: Site, text: string): string[] {
  writeFileSync(join(site.root, 'pages/index.yaml'), text);
  const loaded = loadPageFile(site, { file: 'pages/index.yaml', pattern: '/' });
  const problems = diagnoseFile(site, loaded);
  const printed = formatProblems(problems, { siteRoot: site.root, color: false });
  expect(printed).not.toMatch(/\[object|undefined|NaN:|Infinity:/);
  // The problem may be in a fragment that the page uses.
  const files = new Set(problems.map(({ file }) => file));
  const texts = new Map(
    [...files].map((file) => [file, readFileSync(join(site.root, file), 'utf8')]),
  );
  const linesOf = new Map([...texts].map(([file, said]) => [file, said.split('\n')]));
  for (const { file, line, column, endLine, endColumn, message, hint, edits = [] } of problems) {
    const said = texts.get(file) ?? '';
    const lines = linesOf.get(file) ?? [];
    for (const { start, end } of edits) {
      expect(start).toBeLessThanOrEqual(end);
      expect(end).toBeLessThanOrEqual(said.length);
    }
    expect(line).toBeGreaterThan(0);
    expect(column).toBeGreaterThan(0);
    expect(endLine * 10_000 + endColumn).toBeGreaterThanOrEqual(line * 10_000 + column);
    expect(line).toBeLessThanOrEqual(lines.length);
    const letters = lines[line - 1]?.length ?? 0;
    expect(column).toBeLessThanOrEqual(letters + 2);
    expect(message.length * hint.length, message).toBeGreaterThan(0);
  }
  return problems.map(({ name }) => name);
}
