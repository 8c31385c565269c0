/**
 * Real mistakes of people, written by hand: each is reported once, at its own line and column, with what to write
 * instead.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { applyEdits } from '../src/content/yaml/edits.ts';
import type { Diagnostic } from '../src/diagnostics/model/diagnostic.ts';
import { ChangedSite } from './changed-site.ts';
import { CheckedSite } from './checked-site.ts';
import { projectRoot } from './source-files.ts';

interface Mistake {
  title: string;
  /** The problem's name, or several names joined by +; `fine` when there is none. */
  name: string;
  /** A text that the message or the hint must contain. */
  says: string;
  /** The files that are written; a deleted file has no text. */
  files: Record<string, string | undefined>;
  /** The file or folder that is reported, if there is no text to mark. */
  whole?: string | undefined;
}

const folder = path.join(projectRoot, 'tests/mistakes');

/** The whole sites to which a file of mistakes can apply. */
const siteFolders: Record<string, string> = {
  clinic: 'tests/sites/clinic',
  starter: 'src/cli/starter',
  restaurant: 'tests/sites/restaurant',
  main: '.',
};

const signs: Record<string, string> = {
  '⇥': '\t',
  '␣': '\u00a0',
  '⌁': '\u200b',
  '↵': '\r',
  '⊕': '\ufeff',
};

/** Returns the mistakes in a file of mistakes/, whose format is described at its top. */
function read(text: string, textOf: (file: string) => string): Mistake[] {
  const [, ...parts] = text.split(/^=== /m);
  return parts.map((part) => {
    const end = part.indexOf('\n');
    const [title = '', kind = '', ...says] = part.slice(0, end).split(' | ');
    const [name = '', whole] = kind.split(' @');
    const rest = part.slice(end + 1);
    const body = /^(?:---|~~~) (?:pages|public|blocks)\//.test(rest)
      ? rest
      : `--- pages/index.yaml\n${rest}`;
    const files: Mistake['files'] = {};
    for (const piece of body.split(/^(?=(?:---|~~~) (?:pages|public|blocks)\/)/m)) {
      const line = piece.indexOf('\n');
      const file = piece.slice('--- '.length, line);
      if (piece.slice(line + 1) === '(gone)\n') {
        files[file] = undefined;
        continue;
      }
      const content = piece.slice(line + 1).replace(/[⇥␣⌁↵⊕]/g, (sign) => signs[sign] ?? '');
      const before = piece.startsWith('~~~') ? (files[file] ?? textOf(file)) : undefined;
      files[file] = before === undefined ? content : changed(before, content);
    }
    return { title, name, says: says.join(' | '), files, whole };
  });
}

/** Returns a text with the change of `edit`: the old part, a line `=>`, and the new part. */
function changed(text: string, edit: string): string {
  const [old = '', fresh = ''] = edit.split(/^=>\n/m);
  const before = fresh === '' ? old : old.slice(0, -1);
  const parts = text.split(before);
  if (parts.length !== 2) throw new Error(`This is there ${parts.length - 1} times:\n${before}`);
  return parts.join(fresh.trimEnd());
}

/** Returns the positions of the marks: `file:line:column`. */
function marks({ files, whole }: Mistake): string[] {
  const marked = Object.entries(files).flatMap(([file, text = '']) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(/«/g)].map(
          ({ index: at }, count) => `${file}:${index + 1}:${at - 2 * count + 1}`,
        ),
      ),
  );
  return whole === undefined ? marked : [...marked, `${whole}:1:1`];
}

const placed = ({ file, line, column, name }: Diagnostic) => `${file}:${line}:${column} ${name}`;

/** Matches problems whose suggestion replaces the reported range. */
const inPlace =
  /^(?:wrong-value|unknown-(?:block|icon|entry|collection|fragment)|missing-image|broken-link|odd-link)$/;

/** Returns a text with the problem's suggestion applied. */
function corrected(text: string, one: Diagnostic): string {
  if (one.edits) return applyEdits(text, one.edits);
  const { line, column, endLine, endColumn, suggestion = '' } = one;
  if (suggestion === '' || line !== endLine || !inPlace.test(one.name)) return text;
  const lines = text.split('\n');
  const whole = lines[line - 1] ?? '';
  lines[line - 1] = whole.slice(0, column - 1) + suggestion + whole.slice(endColumn - 1);
  return lines.join('\n');
}

const made: { remove(): void }[] = [];
afterAll(() => {
  for (const site of made) site.remove();
});

/** The whole sites, each opened once; a check restores what it has changed. */
const wholeSites = new Map<string, ChangedSite>();

function wholeSite(name: string): ChangedSite | undefined {
  const siteFolder = siteFolders[name];
  if (siteFolder === undefined) return undefined;
  const opened = wholeSites.get(name) ?? new ChangedSite(siteFolder);
  if (!wholeSites.has(name)) made.push(opened);
  wholeSites.set(name, opened);
  return opened;
}

const withoutMarks = (files: Mistake['files']) =>
  Object.fromEntries(Object.entries(files).map(([of, text]) => [of, text?.replace(/[«»]/g, '')]));

describe.each(readdirSync(folder))('%s', (file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const whole = wholeSite(/^Site: (\w+)$/m.exec(text)?.[1] ?? '');
  const mistakes = read(text, (of) => whole?.read(of) ?? '');
  test.each(mistakes.map((mistake) => [mistake.title, mistake] as const))(
    '%s',
    async (_title, mistake) => {
      const { name, says, files } = mistake;
      const site = whole ?? new CheckedSite(withoutMarks(files));
      if (!whole) made.push(site);
      const problems = await site.problems(withoutMarks(files));
      const marked = marks(mistake);
      // A problem may also tell other places, which are marked where a test asks for them.
      const told = problems.flatMap(({ file, line, column, others = [] }) => [
        `${file}:${line}:${column}`,
        ...others.filter((place) => marked.includes(place)),
      ]);
      const printed = site.printed(problems);
      expect(told, printed).toEqual(marked);
      const names = [...new Set(problems.map((problem) => problem.name))];
      expect(names, printed).toEqual(name === 'fine' ? [] : name.split(' + '));
      if (name === 'fine') return;
      expect(`${problems[0]?.message} ${problems[0]?.hint}`).toContain(says);
      const [first] = problems as [Diagnostic];
      const text = withoutMarks(files)[first.file];
      const after = text && corrected(text, first);
      if (after === text) return;
      const fresh = { ...withoutMarks(files), [first.file]: after };
      const other = whole ?? new CheckedSite(fresh);
      if (!whole) made.push(other);
      const left = (await other.problems(fresh)).map(placed);
      expect(left, `what is suggested is refused again:\n${printed}`).not.toContain(placed(first));
    },
    // the first mistake of a site reads all of the site, and the first one with Markdown loads its libraries
    60_000,
  );
});
