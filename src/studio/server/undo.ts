/** Undo steps: the earlier texts, as edits to the current ones. */

import { hash } from 'node:crypto';
import type { FileChange } from '../../content/files/write-files.ts';
import type { TextEdit } from '../../content/model/types.ts';
import { applyEdits } from '../../content/yaml/edits.ts';
import type { SiteFile } from '../../editing/site-files.ts';
import type { FileUndo, Undo } from '../contract/changes.ts';
import { Refusal } from './http.ts';
import { lineDiff } from './line-diff.ts';

/**
 * Returns the undo step of changes.
 *
 * @param keep stores the bytes of a file of public/, and returns their digest
 */
export function undoOf(changes: FileChange[], keep?: (bytes: Buffer) => string): Undo {
  return {
    files: changes.map(({ file, before, after }): FileUndo => {
      const digest = after ? hash('sha256', after) : null;
      if (keep && isPublic(file)) return { file, digest, kept: before ? keep(before) : null };
      if (!before) return { file, digest, text: null };
      const text = before.toString('utf8');
      if (!after) return { file, digest, text };
      return { file, digest, edits: [editBetween(after.toString('utf8'), text)] };
    }),
  };
}

/** Returns whether a file is in public/, which contains bytes rather than YAML. */
export const isPublic = (file: string) => file.startsWith('public/');

/** Returns the shortest single edit that turns one text into another. */
export function editBetween(from: string, to: string): TextEdit {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  let end = 0;
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  return { start, end: from.length - end, text: to.slice(start, to.length - end) };
}

const isEdit = (edit: TextEdit) =>
  Number.isInteger(edit?.start) && Number.isInteger(edit.end) && typeof edit.text === 'string';

/** Returns the edits of a request. Throws a Refusal when there are none. */
export function readEdits(value: unknown): TextEdit[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isEdit)) return value;
  throw new Refusal(400, 'edits has to be what a problem gives as edits.');
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';

/** Returns whether a value undoes the change of one file: by its earlier bytes, its earlier text, or by edits. */
function isFileUndo(value: unknown): value is FileUndo {
  const { file, digest, kept, text, edits } = (value ?? {}) as { [name: string]: unknown };
  const hasEdits = Array.isArray(edits) && edits.every(isEdit);
  const hasContent = isTextOrNull(kept) || isTextOrNull(text) || hasEdits;
  return typeof file === 'string' && isTextOrNull(digest) && hasContent;
}

/** Returns the undo step of a request. Throws a Refusal when there is none. */
export function readUndo(value: unknown): Undo {
  const files = (value as Undo | undefined)?.files;
  if (Array.isArray(files) && files.length > 0 && files.every(isFileUndo)) return { files };
  throw new Refusal(400, 'undo has to be what the answer to a change gave as undo.');
}

/**
 * Returns the texts of files before a change; `undefined` when they have changed since, or the change is one of other
 * files.
 */
export function textsBefore(
  { files: undone }: Undo,
  files: ReadonlyMap<string, SiteFile>,
): Map<string, string> | undefined {
  const texts = new Map([...files].map(([file, { text }]) => [file, text]));
  for (const { file, digest, edits } of undone) {
    const found = files.get(file);
    if (!edits || found?.digest !== digest) return undefined;
    const mark = found.hasMark ? '\ufeff' : '';
    texts.set(file, withEdits(mark + found.text, edits).slice(mark.length));
  }
  return texts;
}

/**
 * Returns edits moved to fit a text that has changed meanwhile; `undefined` when that change overlaps them.
 *
 * @param seen the text that the edits were made for
 */
export function movedEdits(seen: string, now: string, edits: TextEdit[]): TextEdit[] | undefined {
  const changed = changedSpans(seen, now);
  if (!changed) return undefined;
  const overlaps = ({ start, end }: TextEdit) =>
    changed.some((change) => change.start <= end && change.end >= start);
  if (edits.some(overlaps)) return undefined;
  return edits.map(({ start, end, text }) => {
    const before = changed.filter((change) => change.end < start);
    const shift = before.reduce((sum, { growth }) => sum + growth, 0);
    return { start: start + shift, end: end + shift, text };
  });
}

/** A changed part of a text. */
interface ChangedSpan {
  start: number;
  end: number;
  /** By how many characters the text became longer there. */
  growth: number;
}

/** Returns the changed parts of a text; `undefined` when the two texts have too little in common. */
function changedSpans(seen: string, now: string): ChangedSpan[] | undefined {
  let at = 0;
  const changed: ChangedSpan[] = [];
  const parts = lineDiff(seen, now);
  for (const { value, added, removed } of parts ?? []) {
    if (added) changed.push({ start: at, end: at, growth: value.length });
    if (removed) changed.push({ start: at, end: at + value.length, growth: -value.length });
    if (!added) at += value.length;
  }
  return parts && changed;
}

/** Returns the text after edits. Throws a Refusal when they do not fit it. */
export function withEdits(text: string, edits: TextEdit[]): string {
  try {
    return applyEdits(text, edits);
  } catch {
    throw new Refusal(400, 'These edits do not fit the file.');
  }
}
