/** Mistakes that a value shows by itself, when it stands in the line of its name. */
import type { ScannedLine } from './scanned-line.ts';
import { placeIn, quoted, shown, type TextCause } from './text-cause.ts';

/** How a mistake is seen in a value, and what is said about it. */
interface Rule {
  code: TextCause['code'];
  pattern: RegExp;
  message: (value: string) => string;
  /** @param written `name: ` or `- `, in front of what is to be written */
  hint: (written: string, value: string) => string;
  /** The value as it has to be, where only one way is sensible. */
  mended?: (value: string) => string | undefined;
  /** The column within the value where the mistake is, when it is not all of it. */
  from?: (value: string) => number;
}

const inQuotes = (written: string, value: string): string =>
  `Put the text in quotation marks: ${written}${shown(quoted(value))}.`;

/** `"one", "two"`. */
const severalTexts = /^(?:"[^"{]*"|'[^'{]*')(?:\s*,\s*(?:"[^"{]*"|'[^'{]*'))+$/;

const rules: Rule[] = [
  {
    code: 'unquoted-template',
    pattern: /^\{[{%]/,
    message: () => 'A value that begins with a template has to stand in quotation marks.',
    hint: (written, value) => `Write ${written}${shown(quoted(value))}.`,
    mended: quoted,
  },
  {
    code: 'smart-quote',
    pattern: /^[“”„‟«‘’‚](?=.*(?::\s|:$|[”“»’‘]$))/,
    message: () => 'These are curly quotation marks, and YAML knows the straight ones only.',
    hint: (written, value) => `Write ${written}${shown(straight(value))}.`,
    mended: straight,
  },
  {
    code: 'text-after-quote',
    pattern: /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!'))\s*[,;]$/,
    message: (value) => `There is no ${value.at(-1)} at the end of a line in YAML.`,
    hint: (written, value) => `Take it away: ${written}${shown(value.replace(/\s*[,;]$/, ''))}.`,
    mended: (value) => value.replace(/\s*[,;]$/, ''),
    from: (value) => value.length - 1,
  },
  {
    code: 'text-after-quote',
    pattern: /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!'))\s*(?:[^\s,\]}:]|,\s*\S)/,
    message: () => 'The text goes on after the closing quotation mark.',
    hint: (written, value) =>
      `Quotation marks stand around the whole value, and those inside it need others around them: ${written}${shown(requoted(value))}.`,
    // several texts may have been meant for a list
    mended: (value) => (severalTexts.test(value) ? undefined : requoted(value)),
  },
  {
    code: 'special-character',
    pattern: /^(?:[@`%]|\?\s)/,
    message: (value) =>
      `A text cannot begin with ${value[0]} unless it stands in quotation marks, since that sign has a meaning in YAML.`,
    hint: inQuotes,
    mended: quoted,
  },
  {
    code: 'special-character',
    pattern: /^\*(?:\s|\*|[^*]*\*|[\w-]+\s)/,
    message: () =>
      'A text cannot begin with a star unless it stands in quotation marks, since a star repeats a part that was marked with & before.',
    hint: inQuotes,
    mended: quoted,
  },
  {
    code: 'special-character',
    pattern: /^&(?:\s|[\w-]*[^\w\s-])/,
    message: () =>
      'A text cannot begin with & unless it stands in quotation marks, since & marks a part that is repeated below.',
    hint: inQuotes,
    mended: quoted,
  },
  {
    code: 'special-character',
    pattern: /^!(?:\[|[A-Za-z]+(?:\s|$))/,
    message: () =>
      'A text cannot begin with an exclamation mark unless it stands in quotation marks, since that sign has a meaning in YAML.',
    hint: inQuotes,
    mended: quoted,
  },
  {
    code: 'special-character',
    pattern: /^\[[^\][]*\](?:\(|\s*[^\s,\]}:])/,
    message: () =>
      'A text cannot begin with a bracket unless it stands in quotation marks, since a bracket begins a list.',
    hint: inQuotes,
    mended: quoted,
  },
  {
    code: 'block-text',
    pattern: /^[|>][-+0-9]*\s+[^#\s]/,
    message: (value) => `After ${value[0]} the text has to begin in the next line.`,
    hint: (_written, value) =>
      `Move the text into the next line, indented by two more spaces, or take the ${value[0]} away.`,
    from: (value) => /^[|>][-+0-9]*\s+/.exec(value)?.[0].length ?? 0,
  },
  {
    code: 'list-in-line',
    pattern: /^-\s+\S/,
    message: () => 'A list cannot begin in the same line as its name.',
    hint: (written, value) =>
      /^(?:title|label|name|heading|description|text|eyebrow|alt): $/.test(written)
        ? inQuotes(written, value)
        : `${/^-\s+[\w.-]+$/.test(value) ? `If it is one word, take the blank away: ${written}${value.replace(/\s+/, '')}. If it is a list, move` : 'Move'} "${shown(value)}" into the next line, indented by two more spaces.`,
  },
  {
    code: 'unquoted-colon',
    pattern: /^[^"'[{|>&*!#%@`].*?:(?:\s|$)/,
    message: () =>
      'There is a second colon in this line, so YAML takes the words before it for another name.',
    hint: inQuotes,
    mended: quoted,
  },
];

/** What is wrong with the value of a line; `undefined` when it looks well by itself. `isName` says whether a word is the name of a field elsewhere. */
export function valueCause(
  line: ScannedLine,
  isName: (word: string) => boolean,
): TextCause | undefined {
  const { value, valueAt, offset, number, key } = line;
  // a value without a name can be a name without its value
  if (value === '' || (key === undefined && line.dashes.length === 0)) return undefined;
  const rule = rules.find(({ pattern }) => pattern.test(value));
  if (!rule) return undefined;
  const second =
    rule.code === 'unquoted-colon'
      ? (groupInLine(line, isName) ?? twoFields(line, isName))
      : undefined;
  if (second) return second;
  const written = key === undefined ? '- ' : `${key}: `;
  const mended = rule.mended?.(value);
  const start = offset + valueAt;
  return {
    code: rule.code,
    message: rule.message(value),
    hint: rule.hint(written, value),
    place: placeIn(number, valueAt + (rule.from?.(value) ?? 0), valueAt + value.length),
    ...(mended === undefined
      ? {}
      : { edits: [{ start, end: start + value.length, text: mended }] }),
    // the fields of an entry that begins in the wrong line cannot line up
    local: rule.code !== 'list-in-line',
  };
}

/** `image: src: /hall.svg`: a group begins in the line of its name, without braces. */
function groupInLine(
  { key, value, valueAt, number }: ScannedLine,
  isName: (word: string) => boolean,
): TextCause | undefined {
  const [, name = '', rest = ''] = /^([a-z][\w-]*):(?:\s+(.*))?$/.exec(value) ?? [];
  if (key === undefined || !name || (rest !== '' && !isName(name))) return undefined;
  const inBraces = `${key}: { ${shown(value)} }, or `;
  return {
    code: 'unquoted-colon',
    message: `Another field, ${name}, stands in the line of ${key}, and no braces around it.`,
    hint: `Write ${rest === '' ? '' : inBraces}${name}: in the next line, indented by two more spaces. If all of it is one text, put it in quotation marks: ${key}: ${shown(quoted(value))}.`,
    place: placeIn(number, valueAt, valueAt + value.length),
    // what stands below belongs to the group, and lines up with nothing yet
    local: false,
  };
}

/** `title: Who we are text: Hello`: the line break between two fields is missing. */
function twoFields(
  { key, value, valueAt, number }: ScannedLine,
  isName: (word: string) => boolean,
): TextCause | undefined {
  const [, before = '', name = ''] = /^(.*\S)\s+([a-z][\w-]*):(?:\s|$)/.exec(value) ?? [];
  if (key === undefined || !isName(name)) return undefined;
  const inBraces = /^[^,]+(?:,\s*[\w-]+:\s+(?:"[^"]*"|[^,"]+))+$/.test(value);
  if (inBraces) {
    return {
      code: 'unquoted-colon',
      message: 'Several fields stand in this line, and no braces around them.',
      hint: `Write { ${key}: ${shown(value)} }, or each field in a line of its own, in the column of ${key}.`,
      place: placeIn(number, valueAt, valueAt + value.length),
      local: true,
    };
  }
  return {
    code: 'unquoted-colon',
    message: `Two fields seem to stand in this line: ${key} and ${name}.`,
    hint: `Begin a new line before ${name}:, in the column of ${key}, so that this one ends with ${shown(before)}. If all of it is one text, put it in quotation marks: ${key}: ${shown(quoted(value))}.`,
    place: placeIn(number, valueAt, valueAt + value.length),
    local: true,
  };
}

/** A value in curly quotation marks, in straight ones. */
export function straight(value: string): string {
  // those in the middle belong to the text
  if (!/[”“»’‘"]$/.test(value) && /[”“»’‘]/.test(value.slice(1))) return quoted(value);
  const inner = value.replace(/^[“”„‟«‘’‚]\s?/, '').replace(/\s?[”“»’‘"]$/, '');
  return quoted(inner);
}

/** `"a" b` in the other quotation marks; `'it's'` in double ones. */
function requoted(value: string): string {
  const inner = value.slice(1, -1);
  const second = value.indexOf(value[0] ?? '', 1);
  // "One" and "two": the second mark closes a quotation within the text
  const isClosing =
    /\S/.test(value[second - 1] ?? ' ') && /^[\s.,;:!?)]/.test(value.slice(second + 1));
  const isWhole = value.length > 1 && value.at(-1) === value[0] && !isClosing;
  return quoted(isWhole ? inner.replaceAll("''", "'") : value);
}
