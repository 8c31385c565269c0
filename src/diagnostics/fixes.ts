/** Makes the edits of `validate --fix`: certain corrections of problems, and the removal of trailing spaces. */
import { type ChangedText, changesOf, type Edit } from '../content/yaml/edits.ts';
import { readText } from '../content/yaml/load-yaml.ts';
import { parse } from '../content/yaml/parse.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import { type SourceLine, sourceLines } from './syntax/source-lines.ts';

/**
 * Returns the edits that correct errors. Of overlapping edits only the first is returned; the next run finds the
 * other. Warnings are not corrected.
 */
export function fixesOf(problems: Diagnostic[]): Edit[] {
  const edits = problems.flatMap(({ severity, file, edits: made = [] }): Edit[] =>
    severity === 'error' ? made.map((edit) => ({ ...edit, file })) : [],
  );
  return withoutOverlaps(edits);
}

/**
 * Returns the edits that remove trailing spaces, except in block texts, where two of them are a line break in
 * Markdown.
 */
export function trailingSpaces(root: string, file: string): Edit[] {
  const text = readText({ root }, file);
  if (typeof text !== 'string') return [];
  let head: SourceLine | undefined;
  return sourceLines(text).flatMap((line): Edit[] => {
    const { text: whole, offset, indent, value } = line;
    const end = whole.trimEnd().length;
    if (head && (end === 0 || indent > head.indent)) return [];
    head = /^[|>]/.test(value) ? line : undefined;
    return end === whole.length
      ? []
      : [{ file, start: offset + end, end: offset + whole.length, text: '' }];
  });
}

/** Returns the changes that edits make to files. A change that would make a valid file invalid is left out. */
export function validChanges(root: string, edits: Edit[]): ChangedText[] {
  return changesOf(root, withoutOverlaps(edits)).filter(({ before, after }) => {
    const wasValid = parse(before).data !== undefined;
    return !wasValid || parse(after).data !== undefined;
  });
}

function withoutOverlaps(edits: Edit[]): Edit[] {
  const sorted = [...edits].sort(
    (a, b) =>
      (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.start - b.start || a.end - b.end,
  );
  const kept: Edit[] = [];
  for (const edit of sorted) {
    const last = kept.at(-1);
    const isFree = !last || last.file !== edit.file || edit.start > last.end;
    const touches = last?.file === edit.file && edit.start === last.end && edit.end > edit.start;
    if (isFree || touches) kept.push(edit);
  }
  return kept;
}
