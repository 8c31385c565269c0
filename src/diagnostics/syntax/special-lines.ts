/** Finds aliases without an anchor, and lines without which the text could be parsed. */

import { quoted } from '../../content/yaml/scalars.ts';
import { nearest } from '../wording/nearest.ts';
import { anchorsIn } from '../wording/source-text.ts';
import { missingSpace } from './line-patterns.ts';
import { OWN_BLOCK_HINT } from './long-texts.ts';
import { type Finder, isFieldName, lineAbove, replacing, type Source } from './match.ts';
import { finder } from './pattern.ts';
import { isBlank, type SourceLine } from './source-lines.ts';
import { tagAdvice } from './template-tags.ts';

/** Finds the first of several fields below each other without a space after the colon, which are repaired together. */
export const missingSpaces: Finder = (line, source) => {
  const lacks = (one: SourceLine | undefined) =>
    one?.at === line.at && one.name === undefined ? missingSpace(one, source) : [];
  const { lines } = source;
  const end = lines.findIndex((one, index) => index >= line.number && lacks(one).length === 0);
  const matches = lines.slice(line.number - 1, end < 0 ? undefined : end).flatMap(lacks);
  const [first] = matches;
  const isFirst = lacks(lines[line.number - 2]).length === 0;
  if (first?.line !== line || matches.length < 2 || !isFirst) return [];
  return [{ ...first, edits: matches.flatMap(({ edits }) => edits) }];
};

/** Finds an alias `*part` without an anchor `&part` above it. */
export const unknownAlias: Finder = (line, { text }) => {
  if (line.name === '<<' && /^\w/.test(line.value)) {
    const advice = 'After <<: stands a star and the name of a part: <<: *name.';
    return [
      replacing('special-character', line, [line.valueAt, line.valueAt], '*', {
        params: { advice },
      }),
    ];
  }
  const [alias, name = ''] = /^\*([\w-]+)$/.exec(line.value) ?? [];
  if (alias === undefined) return [];
  const marks = anchorsIn(text);
  const below = marks.find(({ 1: mark, index }) => mark === name && Number(index) > line.offset);
  const names = marks.map(([, mark = '']) => mark);
  const [unused, ...others] = names.filter((mark) => !text.includes(`*${mark}`));
  // A part that no place repeats has probably got a new name.
  const near = nearest(name, names) ?? (others.length === 0 ? unused : undefined);
  const number = below && text.slice(0, below.index).split('\n').length;
  const advice = number
    ? `It is marked in line ${number}, below this one: the mark must come first.`
    : `${near ? `Did you mean *${near}? ` : ''}Mark a part above with &${name} after the colon of its name, or write here what should stand here.`;
  const whole: [number, number] = [line.valueAt, line.valueAt + alias.length];
  const put = line.name === '<<' ? '{}' : quoted(alias);
  return [
    replacing('special-character', line, whole, put, {
      unsure: true,
      params: { found: alias, advice },
    }),
  ];
};

/** Finds a key with Markdown around it, or with its colon inside quotation marks: `"title:" Welcome`. */
export const decoratedKey = finder({
  code: 'line-without-name',
  sample: '**title:** Welcome',
  line: /(?<=^\s*(?:-\s+)*)(["'`]|[*_]{1,2})([\w-]*[A-Za-z\d])(?::\1|\1:)(?=\s+\S)/,
  repair: ([, , name]) => `${name}:`,
  advice: ([, mark = '', name]) =>
    /["']/.test(mark)
      ? `The colon stands outside of the quotation marks: ${name}:`
      : `The names of fields are written without Markdown: ${name}:`,
});

/** Matches a field or an entry after a line number, or after the sign of a comparison of two versions. */
const NUMBERED = /^(\+|>|-(?=\s{3})|\d{1,4}[:|.]?)(\s+)(?=(?:-\s+)?[A-Za-z][\w-]*:(?:\s|$))/;

/** Finds lines that were copied with their numbers, or from a comparison. */
export const copiedLine: Finder = (line, { lines }) => {
  const [, sign] = NUMBERED.exec(line.text) ?? [];
  if (sign === undefined) return [];
  const alike = lines.filter(({ text }) => NUMBERED.test(text));
  const advice = `${sign} was copied with the line, from a listing or a comparison: delete it.`;
  // It stands before the spaces of the line, or in place of some.
  return ['', ' '.repeat(sign.length)].map((put) => {
    const edits = alike.map(({ offset, text }) => {
      const [, own = ''] = NUMBERED.exec(text) ?? [];
      return { start: offset, end: offset + own.length, text: put.slice(0, own.length) };
    });
    const more = { edits, unsure: true, params: { advice } } as const;
    return replacing('line-without-name', line, [0, sign.length], '', more);
  });
};

/** Lines left by other programs and people, with advice on each. */
const strayLines: [line: RegExp, advice: string][] = [
  [/^(?:EOF|END)$/, 'It ends a text in other programs: delete the line.'],
  [/^<(?:\/\w+|!doctype .*)>$/i, 'A tag of HTML alone means nothing here: delete the line.'],
  [
    /^(?:\w[\w-]*\/)+[\w[\]-]+\.ya?ml$/,
    'The name of the file does not stand in it: delete the line.',
  ],
  [/^\S$/, 'One character alone was probably typed by mistake: delete it.'],
  [
    /^(?:import|export|const|let|require)\b.*["'{(]/,
    'Code of another tool has no meaning here: delete the line.',
  ],
  [/^={7}$/, 'Git has left this line between two versions: delete it.'],
  [
    /^([-=_*~])(?: ?\1){2,}$/,
    'It draws a line across the page, which no list of blocks needs: delete it.',
  ],
  [/^\+{3}$/, 'In other tools such a line stands around the fields of a page; here it is deleted.'],
  [
    /^(?:\.{3}|…)$/,
    'Dots for what is left out have no meaning here: delete the line, and write what belongs there.',
  ],
  [
    /^(?:```|~~~)/,
    'This line marks code in Markdown: delete it, and the line at the end, ``` or ~~~.',
  ],
];

/** Returns the advice about a line that other programs or people have left; `undefined` for other lines. */
export const strayAdvice = (text: string) =>
  strayLines.find(([pattern]) => pattern.test(text))?.[1];

/** The rank of what is tried last. */
export const LAST_RANK = 1000;

const LONG_TEXT_HINT =
  'A text of several lines, HTML included, goes below a name with a vertical bar, such as body: |, and each of its lines is indented further than the name.';

/** Finds a line, or several in a row, without which the text could be parsed. */
export const nameless: Finder = (line, source) => {
  if (line.name !== undefined || isBlank(line) || line.dashes.length > 0) return [];
  const rest = source.lines.slice(line.number - 1);
  const stop = rest.findIndex(({ name, dashes }) => name !== undefined || dashes.length > 0);
  const removed = (stop === -1 ? rest : rest.slice(0, stop))
    .filter((one) => !isBlank(one))
    .map(({ offset, text }) => ({ start: offset, end: offset + text.length, text: '' }));
  const above = lineAbove(source, line);
  const isBelowName = above?.name !== undefined && above.value === '' && line.indent <= above.at;
  const isValue = isBelowName && removed.length === 1;
  const start = (above?.offset ?? 0) + (above?.text.trimEnd().length ?? 0);
  // The value of the name above it stands beside that, or is removed.
  const edits = isValue ? [{ start, end: line.offset + line.indent, text: ' ' }] : removed;
  const text = line.text.trim();
  const params = isNameAlone(text, line, source)
    ? { found: text, advice: `Write ${text}: and its value after it, or delete the line.` }
    : { advice: adviceAbout(text, line, source) };
  const columns: [number, number] = [line.indent, line.text.trimEnd().length];
  // Only the last resort removes what was written.
  const more = { edits, unsure: true, rank: LAST_RANK, params } as const;
  return [replacing('line-without-name', line, columns, '', more)];
};

/** Returns whether a line is nothing but the name of a field that goes with one beside it. */
function isNameAlone(text: string, line: SourceLine, source: Source): boolean {
  const next = source.lines.slice(line.number).find((one) => !isBlank(one));
  return [lineAbove(source, line), next].some(
    (one) =>
      one?.name !== undefined &&
      one.at === line.indent &&
      source.schema?.areBeside(one.name, text) === true,
  );
}

function adviceAbout(text: string, line: SourceLine, source: Source): string {
  const tag = tagAdvice(text);
  if (tag) return tag;
  const above = lineAbove(source, line);
  const next = source.lines.slice(line.number).find((one) => !isBlank(one));
  // The first of several fields, whose name stands in the line above.
  const isFirst = above?.value === '' && next?.name !== undefined && next.at === line.indent;
  const ofColon = isFirst && missingColonHint(line, source);
  if (ofColon) return ofColon.trim();
  const left = strayAdvice(text);
  if (left) return left;
  return above ? adviceBelow(above, text, line, source) : noteAdvice(text, line, source);
}

function noteAdvice(text: string, line: SourceLine, source: Source): string {
  const note = `If it is a note, begin it with #: # ${text}. Otherwise delete the line.`;
  return missingColonHint(line, source) + note;
}

/** Returns the advice about a line that stands below another one. */
function adviceBelow(above: SourceLine, text: string, line: SourceLine, source: Source): string {
  const isHtml = text.startsWith('<');
  if (isBetweenBlocks(line, source) || (isHtml && isBelowBlock(line, source)))
    return OWN_BLOCK_HINT;
  if (isHtml) return LONG_TEXT_HINT;
  if (/^\{.*\}$/.test(text) && above.name !== undefined) {
    return `Write its fields without braces and commas, each in a line of its own, in the column of ${above.name}.`;
  }
  if (text.split(/\s+/).length > 4)
    return missingColonHint(line, source) + longTextAdvice(line, above);
  const [cell, ...cells] = text.split(/\t+/);
  if (cells.length > 0) {
    return `If this is a row of a table, write each cell in a line of its own with its name, the first with a dash: - name: ${cell}.`;
  }
  if (above.value === '' && above.name !== undefined) {
    return `If it is the value of ${above.name}, write it after the colon, ${above.name}: ${text}, or indent it further than ${above.name}.`;
  }
  return `${missingColonHint(line, source)}If it belongs to the line before, indent it further than that one.`;
}

/** Returns whether a line stands before a block, no further in than its dash. */
function isBetweenBlocks(line: SourceLine, { lines }: Source): boolean {
  const next = lines.slice(line.number).find((one) => !isBlank(one));
  const [dash = -1] = next?.dashes ?? [];
  return next?.name === 'type' && line.indent > 0 && line.indent <= dash;
}

/** Returns whether a line stands in the column of the dash of a block above. */
const isBelowBlock = (line: SourceLine, { lines }: Source): boolean =>
  lines
    .slice(0, line.number)
    .some(({ name, dashes }) => name === 'type' && dashes[0] === line.indent);

/** Returns the advice for a line that may begin with a key without its colon; empty in other cases. */
function missingColonHint(line: SourceLine, source: Source): string {
  const [, word, rest = ''] = /^([a-z][A-Za-z]*)\s+(\S.*)$/.exec(line.text.trim()) ?? [];
  if (word === undefined) return '';
  // A continued sentence hardly has a capital in its second word.
  const next = source.lines.slice(line.number).find((one) => !isBlank(one));
  const isBeside =
    [lineAbove(source, line), next].some((one) => one?.at === line.indent) &&
    /^["'\p{Lu}\p{Lo}]/u.test(rest);
  const isName = /^\S+$/.test(rest) || isFieldName(source, word, line) || isBeside;
  return isName ? `If ${word} is its name, write ${word}: ${rest}. ` : '';
}

function longTextAdvice(line: SourceLine, above: SourceLine): string {
  const isOfText = above.name !== undefined && /^[^\s"'[{|>&*!]/.test(above.value);
  const note =
    line.indent < above.at
      ? 'If it is a note and no part of the page, delete the line, or begin it with #.'
      : '';
  return isOfText
    ? `If it continues the text after ${above.name}:, indent it by ${above.at + 2} spaces. ${note}`.trim()
    : `${note} ${LONG_TEXT_HINT}`.trim();
}
