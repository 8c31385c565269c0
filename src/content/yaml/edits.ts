/** Edits of YAML texts that keep all other bytes; `validate --fix` and `rename` use them. */
import type { TextEdit } from '../model/types.ts';
import { readSource } from './byte-order-mark.ts';

/** An edit of the text that `readSource` returns of a file, relative to the site's folder. */
export type Edit = TextEdit & { file: string };

/** A file before and after. `movedTo` is set for a moved file; a new file has no text before. */
export interface ChangedText {
  file: string;
  movedTo?: string;
  before: string;
  after: string;
}

/** Applies edits to a text. Identical edits are applied once. Throws when two edits overlap. */
export function applyEdits(source: string, edits: TextEdit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let text = '';
  let at = 0;
  let last: TextEdit | undefined;
  for (const edit of sorted) {
    const { start, end, text: replacement } = edit;
    if (last && last.start === start && last.end === end && last.text === replacement) continue;
    if (start < at || end < start || end > source.length) {
      throw new RangeError(`Two changes meet at character ${start}.`);
    }
    text += source.slice(at, start) + replacement;
    at = end;
    last = edit;
  }
  return text + source.slice(at);
}

/** Returns the files that edits change, sorted by name, each with its text before and after. */
export function changesOf(root: string, edits: Edit[]): ChangedText[] {
  const files = [...new Set(edits.map(({ file }) => file))].sort();
  return files.flatMap((file) => {
    const before = readSource(root, file);
    const after = applyEdits(
      before,
      edits.filter((edit) => edit.file === file),
    );
    return before === after ? [] : [{ file, before, after }];
  });
}
