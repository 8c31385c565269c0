/** Edits of a text that a request brings, and edits between two texts. */
import type { TextEdit } from '../../content/model/types.ts';
import { applyEdits } from '../../content/yaml/edits.ts';
import { Refusal } from './http.ts';
import { lineDiff } from './line-diff.ts';

/** Returns the shortest single edit that turns one text into another. */
export function editBetween(from: string, to: string): TextEdit {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start++;
  let end = 0;
  while (end < most - start && from.at(-1 - end) === to.at(-1 - end)) end++;
  return { start, end: from.length - end, text: to.slice(start, to.length - end) };
}

/** Returns whether a value of a request is an edit. */
export const isEdit = (edit: TextEdit) =>
  Number.isInteger(edit?.start) && Number.isInteger(edit.end) && typeof edit.text === 'string';

/** Returns the edits of a request. Throws a Refusal when there are none. */
export function readEdits(value: unknown): TextEdit[] {
  if (Array.isArray(value) && value.length > 0 && value.every(isEdit)) return value;
  throw new Refusal(400, 'edits has to be what a problem gives as edits.');
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
