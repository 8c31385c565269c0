/** Explains why a text is not valid JSON, with the place of the error. */
import { printParseErrorCode, visit } from 'jsonc-parser';
import { rangeAt } from '../../content/model/data.ts';
import type { TextRange } from '../../content/model/types.ts';

/** A message without a full stop, and its place. */
interface JsonError {
  message: string;
  range: TextRange;
}

const words: { [code: string]: string } = {
  InvalidSymbol:
    'names and texts stand in straight double quotation marks, and only numbers, true, false and null without',
  InvalidNumberFormat: 'this is not a number of JSON',
  PropertyNameExpected: 'a name in double quotation marks is missing here',
  ValueExpected: 'a value is missing here',
  ColonExpected: 'a colon is missing before this',
  CommaExpected: 'a comma is missing before this',
  EndOfFileExpected: 'something follows what the file holds',
  InvalidCommentToken: 'there are no comments in JSON',
  UnexpectedEndOfComment: 'there are no comments in JSON',
  UnexpectedEndOfString: 'this text is not closed',
  InvalidEscapeCharacter: 'a backslash has a meaning in JSON: write two of them',
  InvalidCharacter: 'this text has a character that JSON does not allow',
};

/** Returns the first error of a text as JSON; `undefined` when it is valid. */
export function jsonError(text: string): JsonError | undefined {
  if (text.trim() === '') return { message: 'the file is empty', range: rangeAt(text, 0, 1) };
  const open: number[] = [];
  const found: JsonError[] = [];
  const add = (message: string, at: number, length = 1) =>
    found.push({ message, range: rangeAt(text, at, length) });
  visit(
    text,
    {
      onObjectBegin: (at) => void open.push(at),
      onArrayBegin: (at) => void open.push(at),
      onObjectEnd: () => void open.pop(),
      onArrayEnd: () => void open.pop(),
      onError: (code, at, length) => {
        const before = text.slice(0, at).trimEnd();
        const isLeft = /^[\]},]/.test(text.slice(at)) && before.endsWith(',');
        const [start = 0] = open.slice(-1);
        if (isLeft) add('there is nothing after this comma', before.length - 1);
        else if (at >= text.trimEnd().length) add(`this ${text[start]} is not closed`, start);
        else add(words[printParseErrorCode(code)] ?? 'this is not valid JSON', at, length || 1);
      },
    },
    { disallowComments: true },
  );
  return found[0];
}
