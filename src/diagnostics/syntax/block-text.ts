/** Finds lines of a block text (| or >) in the wrong column, and dashes that only look like hyphens. */

import { moved, textEnd } from './line-groups.ts';
import { type Finder, type Match, replacing } from './match.ts';
import { likeHyphens, otherBullets } from './odd-spaces.ts';
import { regex } from './pattern.ts';
import type { SourceLine } from './source-lines.ts';

const oddDashes = regex`^(?:[${likeHyphens}](?=\s*\S)|[${otherBullets}](?= \S))`;

/** Finds list entries that begin with a character that looks like a hyphen. */
export const oddDash: Finder = (line, { lines }) => {
  const { indent, text } = line;
  const dash = oddDashes.exec(text.slice(indent))?.[0];
  if (!dash) return [];
  const alike = lines.filter((one) => one.indent === indent && one.text[indent] === dash);
  const edits = alike.map(({ offset }) => ({
    start: offset + indent,
    end: offset + indent + 1,
    text: '-',
  }));
  return [
    replacing('odd-space', line, [indent, indent + 1], '-', { edits, params: { found: dash } }),
  ];
};

/** Matches a sentence: not a field without its colon, a note, or a line of other signs. */
const sentence =
  /^\s*(?!(?:TODO|FIXME|NOTE|XXX)\b|.*\{)["'“*_[(]*[\p{L}\d](?:.*\s\S+\s\S|.*[.!?…)*_]\s*$)/u;

/** Finds lines of a block text (| or >) whose indentation differs. */
export const blockText: Finder = (line, { lines }) => {
  const head = lines.slice(0, line.number - 1).findLast(({ value }) => /^[|>][-+]?$/.test(value));
  if (!head || line.text.trim() === '') return [];
  const between = lines.slice(head.number, line.number - 1).filter(({ text }) => text.trim());
  if (between.some(({ indent }) => indent <= head.at)) return [];
  const first = between[0];
  const wanted = first && first.indent > head.at ? first.indent : head.at + 2;
  if (line.indent >= wanted && first) return [];
  const isField = ({ text, indent }: SourceLine) =>
    indent <= head.at && /^\s*(?:- +)*[\w-]+:/.test(text);
  const rest = lines.slice(line.number - 1);
  const stop = rest.findIndex(isField);
  const below = stop === -1 ? rest : rest.slice(0, stop);
  const own = below.filter(({ indent }) => indent < wanted);
  // After the last line nothing but its words tells that it is of the text.
  const isLast = first && below.every(({ text, indent }) => !text.trim() || indent < wanted);
  if (isLast && !sentence.test(line.text)) return [];
  const match = (at: SourceLine, column: number, group: SourceLine[]): Match => ({
    code: 'block-text',
    line: at,
    from: at.indent,
    to: textEnd(at),
    unsure: true,
    params: { indent: { is: at.indent, wanted: column }, other: head.number },
    edits: moved(group, column - at.indent),
  });
  const isFirstTooFar = first && line.indent === head.at + 2;
  return [
    ...(isFirstTooFar
      ? [match(first, line.indent, lines.slice(head.number, line.number - 1))]
      : []),
    ...(isField(line) ? [] : [match(line, wanted, own)]),
  ];
};
