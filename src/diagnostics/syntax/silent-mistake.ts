/** Finds syntax mistakes in valid YAML, from the issues that their wrong values cause. */

import { valueAt } from '../../content/model/data.ts';
import type { Data } from '../../content/model/types.ts';
import { applyEdits } from '../../content/yaml/edits.ts';
import type { FileCache } from '../../content/yaml/file-cache.ts';
import { parse } from '../../content/yaml/parse.ts';
import type { Location } from '../../content/yaml/positions.ts';
import type { Explained } from '../model/explained.ts';
import {
  commaInAddress,
  doubledBraces,
  missingColon,
  spaceInBraces,
  unquotedComma,
} from './brackets-and-braces.ts';
import { wordWithoutDash } from './dashes.ts';
import { commentedValue, emptyDash, missingSpace } from './line-patterns.ts';
import { blockText } from './long-texts.ts';
import { addressWithoutName } from './lost-keys.ts';
import { type Finder, MAX_TEXT_LENGTH, type Mistake, mistakeOf, replacing } from './match.ts';
import { ODD_SPACES, oddDash, oddSpace, plainSpaces } from './odd-spaces.ts';
import { type SourceLine, sourceLines } from './source-lines.ts';
import { curly, curlyInBraces, unclosed } from './value-patterns.ts';

/** Finds a name without its colon after other fields; if none has one, the words may be a text. */
const colonAfterOthers: Finder = (line, source) =>
  missingColon(line, source).filter(({ from }) => /\{[^{}]*:/.test(line.text.slice(0, from)));

const finders: Finder[] = [
  oddSpace,
  oddDash,
  missingSpace,
  spaceInBraces,
  commentedValue,
  curly,
  curlyInBraces,
  doubledBraces,
  unclosed,
  commaInAddress,
  colonAfterOthers,
  addressWithoutName,
  wordWithoutDash,
  unquotedComma,
  emptyDash,
  blockText,
];

/**
 * Returns the syntax mistake that causes an issue: one in the lines of the value whose repair removes the issue.
 * `undefined` when there is none.
 */
export function silentMistake(issue: Explained, files: FileCache): Mistake | undefined {
  const { file, path, atKey, within, severity } = issue;
  if (issue.range || path.length === 0 || severity === 'warning') return undefined;
  const text = files.readableText(file);
  const location = files.positions(file)?.locate(path, { atKey, within });
  const before = files.data(file);
  if (text === undefined || !location || before === undefined) return undefined;
  if (text.length > MAX_TEXT_LENGTH) return undefined;
  const lines = sourceLines(text);
  const space = spaceMistake(text, lines, location);
  if (space) return mistakeOf(space);
  const value = valueAt(before, path);
  // The text within a longer one, or in quotation marks, is not YAML syntax.
  const isPart = within !== undefined && within !== value;
  const mark = text[location.start] ?? '';
  const isQuoted = typeof value === 'string' && /["'|>]/.test(mark);
  // The next quotation mark in the file has closed the text, lines below its own.
  const [ofLine = ''] = text.slice(location.start + 1).split('\n', 1);
  const isOpen = isQuoted && !atKey && /["']/.test(mark) && !ofLine.includes(mark);
  if (isPart || (isQuoted && !atKey && !isOpen)) return undefined;
  const source = { text, lines };
  const { range, lastLine } = location;
  const matches = lines
    .slice(range.line - 1, isOpen ? range.line : lastLine)
    .flatMap((line) => (isOpen ? [unclosed] : finders).flatMap((find) => find(line, source)));
  const fixing = matches.find(({ edits }) => {
    const after = parse(applyEdits(text, edits)).data;
    return after !== undefined && isFixed(issue, before, after);
  });
  return fixing && mistakeOf(fixing);
}

/** Finds a wrong kind of space within a value. */
function spaceMistake(text: string, lines: SourceLine[], { range, start, end }: Location) {
  const line = lines[range.line - 1];
  // A space at the end of the line is outside the value's range.
  const value = `${text.slice(start, end)}${/^[^\S\n]*/.exec(text.slice(end))?.[0]}`;
  const found = ODD_SPACES.exec(value)?.[0];
  if (!line || found === undefined) return undefined;
  const at = range.column - 1 + value.indexOf(found);
  const params = { found };
  return replacing('odd-space', line, [at, at + found.length], plainSpaces(found), { params });
}

/** Returns whether an issue in the data before a repair is absent after it. */
function isFixed({ code, path }: Explained, before: Data, after: Data): boolean {
  const old = valueAt(before, path);
  const value = valueAt(after, path);
  if (/^(?:unknown|misplaced)-key$/.test(code) && old !== null) return value === undefined;
  return JSON.stringify(value) !== JSON.stringify(old);
}
