/** Adapts fixes to the editor, which counts every line end as one character. */

import { type ChangeSpec, type EditorState, Text } from '@codemirror/state';
import type { TextEdit } from '../../../content/model/types.ts';

/** Converts edits of a file's text to changes of its editor. */
export function fixChanges(state: EditorState, edits: TextEdit[]): ChangeSpec[] {
  const { lineBreak } = state;
  const text = state.sliceDoc();
  const more = lineBreak.length - 1;
  const at = (offset: number) =>
    more === 0 ? offset : offset - more * (text.slice(0, offset).split(lineBreak).length - 1);
  return edits.map((edit) => ({
    from: at(edit.start),
    to: at(edit.end),
    insert: Text.of(edit.text.split(/\r?\n/)),
  }));
}
