/** Mistakes that YAML reads without complaint. */
import type { Fault, Flaw } from '../problems/flaw.ts';
import { placeIn, quoted, shown } from './text/text-cause.ts';
import { scannedLines } from './text/text-scan.ts';

/** Git's marks between two versions, where they stand in a text and so do not keep the file from being read. */
export function conflictIn(text: string): Fault | undefined {
  const lines = text.split('\n');
  const index = lines.findIndex((line) => /^\s*<{7} \S/.test(line));
  if (index === -1 || !lines.some((line, at) => at > index && /^\s*>{7} /.test(line))) {
    return undefined;
  }
  const line = lines[index] ?? '';
  return {
    code: 'conflict-marker',
    message:
      'Git has left a merge conflict in this text: two versions of the lines between <<<<<<< and >>>>>>>.',
    hint: 'Keep the version that is right, delete the other, and delete the lines <<<<<<<, ======= and >>>>>>>.',
    place: placeIn(index + 1, line.search(/\S/), line.trimEnd().length),
  };
}

/** Whether a text without quotation marks may end in a comment that was hardly meant as one: `title: Our #1 team`. */
export const cutText = /^[ \t]*(?:- +)*[\w-]+: +[^\s"'|>#[{&*!][^\n#]* #[^\s#!]/m;

/** The texts that are cut off by a # with no space behind it. */
export function cutTexts(file: string, text: string): Flaw[] {
  return scannedLines(text).flatMap(
    ({ text: whole, value, valueAt, key, number, offset }): Flaw[] => {
      if (key === undefined || value === '' || /^["'|>[{&*!]/.test(value)) return [];
      const rest = whole.slice(valueAt).trimEnd();
      const at = valueAt + rest.search(/\s#/) + 1;
      if (!/\s#[^\s#!]/.test(rest) || whole[at + 1] === ' ') return [];
      const start = offset + valueAt;
      return [
        {
          code: 'unquoted-comment',
          severity: 'warning',
          message: `A space and # begin a comment, so the text ends before it: "${shown(value)}".`,
          hint: `If it belongs to the text, put all of it in quotation marks: ${key}: ${shown(quoted(rest))}. If it is a comment, leave a space after the #.`,
          place: placeIn(number, at, whole.trimEnd().length),
          edits: [{ start, end: start + rest.length, text: quoted(rest) }],
          file,
          path: [],
        },
      ];
    },
  );
}
