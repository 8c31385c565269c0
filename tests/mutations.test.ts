/**
 * A typo in a key or a value of a valid page: it must be reported once, at its line and column, with the right word
 * first. A sample is tested; PAGEWRIGHT_MUTATIONS=all makes a typo in every word of every page.
 */

import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withFrame } from '../src/content/load-frame.ts';
import type { LoadedFile } from '../src/content/load-page-file.ts';
import { loadPageFile } from '../src/content/load-page-file.ts';
import type { Issue } from '../src/content/model/issue.ts';
import { openSite } from '../src/content/open-site.ts';
import { readPositions, type TextNode } from '../src/content/yaml/positions.ts';
import { checkSite } from '../src/diagnostics/checks/check-site.ts';
import { diagnose } from '../src/diagnostics/diagnose.ts';
import { projectRoot } from './source-files.ts';
import { chance, typo } from './typos.ts';

const everything = process.env.PAGEWRIGHT_MUTATIONS === 'all';
const sampleSize = 600;

const root = mkdtempSync(path.join(tmpdir(), 'pagewright-mutations-'));
cpSync(path.join(projectRoot, 'pages'), path.join(root, 'pages'), { recursive: true });
symlinkSync(path.join(projectRoot, 'public'), path.join(root, 'public'), 'junction');
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Fields whose values are names. */
const naming = new Set([
  'type',
  'tone',
  'space',
  'style',
  'icon',
  'to',
  'collection',
  'name',
  'width',
  'imageSide',
  'align',
  'effect',
]);

/** Returns whether a name cannot be checked: it is a field of data, or too short to be guessed. */
function isOpen({ path: way, value }: TextNode): boolean {
  return (
    value.length < 3 || way.some((step) => /^(?:with|where|except|data|about)$/.test(String(step)))
  );
}

interface Slip {
  file: string;
  node: TextNode;
  written: string;
}

function slips(files: string[]): Slip[] {
  const next = chance(20261121);
  const all = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return readPositions(text)
      .texts()
      .filter((node) => !isOpen(node) && isWord(node))
      .map((node): Slip => ({ file, node, written: typo(node.value, next) }));
  });
  if (everything) return all;
  const step = all.length / sampleSize;
  return Array.from(
    { length: sampleSize },
    (_none, index) => all[Math.floor(index * step)] as Slip,
  );
}

function isWord({ isKey, value, path: way }: TextNode): boolean {
  if (isKey) return /^[a-z]+$/i.test(value);
  const field = String(way.at(-1));
  if (field === 'to') return /^\/[a-z][a-z/-]+$/.test(value);
  // the name of a form or of a field can be anything
  if (field === 'name') return way.length === 3 && /^[a-z-]+$/.test(value);
  return naming.has(field) && /^[a-z-]+$/.test(value);
}

test('a mistake is reported where it is, with the word that was meant, and once', async () => {
  const site = withFrame(openSite(root, { engineRoot: projectRoot }));
  const loaded = new Map<string, LoadedFile>();
  for (const pageFile of site.pageFiles) {
    loaded.set(pageFile.file, loadPageFile(site, pageFile));
  }
  const errors = (issues: Issue[]) =>
    diagnose(site, issues).filter(({ severity }) => severity === 'error');
  expect([...loaded.values()].flatMap(({ issues }) => errors(issues))).toEqual([]);

  const outcomes = { slips: 0, silent: 0, astray: 0, guessedWrong: 0, repeated: 0 };
  const misses: string[] = [];
  for (const { file, node, written } of slips(site.pageFiles.map((page) => page.file))) {
    const pageFile = site.pageFiles.find((page) => page.file === file);
    const before = loaded.get(file);
    if (!pageFile || !before || written === node.value) continue;
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    const [open = ''] = text.slice(node.start, node.end);
    const start = node.start + (/["']/.test(open) ? 1 : 0);
    writeFileSync(place, text.slice(0, start) + written + text.slice(start + node.value.length));
    const after = loadPageFile(site, pageFile);
    const own = errors(after.issues);
    const isLink = !node.isKey && node.path.at(-1) === 'to';
    if (isLink) {
      const pages = [...loaded].flatMap(([name, one]) => (name === file ? after : one).pages);
      own.push(...errors(checkSite(site, pages)));
    }
    writeFileSync(place, text);
    const lines = text.slice(0, node.start).split('\n');
    const here = [lines.length, (lines.at(-1)?.length ?? 0) + 1];
    outcomes.slips += 1;
    const told = own.filter(
      ({ line, column, file: of }) =>
        of === file && line === here[0] && (column === here[1] || column === (here[1] ?? 0) + 1),
    );
    const label = `${file}:${here.join(':')} ${node.value} -> ${written}`;
    const says = own
      .map(
        (one) =>
          `\n    ${one.file}:${one.line}:${one.column} ${one.name} ${one.message} ${one.suggestion ?? ''}`,
      )
      .slice(0, 3)
      .join('');
    if (own.length === 0) outcomes.silent += 1;
    else if (told.length === 0) outcomes.astray += 1;
    else if (
      !told.some(
        ({ suggestion, hint }) =>
          suggestion === node.value || hint.startsWith(`Did you mean ${node.value}`),
      )
    )
      outcomes.guessedWrong += 1;
    else if (new Set(own.map(({ file: of, line, column }) => `${of}:${line}:${column}`)).size > 1)
      outcomes.repeated += 1;
    else continue;
    misses.push(label + says);
  }
  if (process.env.PAGEWRIGHT_MUTATIONS) console.log(outcomes, misses.join('\n'));
  const { slips: count, silent, astray, guessedWrong, repeated } = outcomes;
  expect(count).toBeGreaterThan(everything ? 1000 : 500);
  const most = count * 0.05;
  const summary = misses.slice(0, 20).join('\n');
  expect(silent + astray, summary).toBeLessThanOrEqual(most);
  expect(silent + astray + guessedWrong, summary).toBeLessThanOrEqual(most);
  expect(repeated, summary).toBeLessThanOrEqual(most);
}, 600_000);
