import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { fixChanges } from './fix-changes.ts';

test.each(['\n', '\r\n'])('a fix is placed right in a text with line ends %j', (lineEnd) => {
  const text = ['title: Home', 'blocks:', '  - titel: One', '    typ: text', ''].join(lineEnd);
  const state = EditorState.create({
    doc: text,
    extensions: EditorState.lineSeparator.of(lineEnd),
  });
  const edit = (word: string, made: string) => {
    const start = text.indexOf(word);
    return { start, end: start + word.length, text: made };
  };
  const edits = [edit('titel', 'title'), edit('typ', `type: text${lineEnd}    typ`)];
  const { state: fixed } = state.update({ changes: fixChanges(state, edits) });
  expect(fixed.sliceDoc()).toBe(
    text.replace('titel', 'title').replace('typ', `type: text${lineEnd}    typ`),
  );
});
