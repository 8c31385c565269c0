/** Finds mistakes in and around quotation marks, and values that need them. */
import usualFields from '../../../schema/usual-fields.json' with { type: 'json' };
import { inBraces, quoted } from '../../content/yaml/scalars.ts';
import { type Finder, fieldsInLine, isFieldName, type Source } from './match.ts';
import { finder, parts, regex, repairedAtEach, starAdvice, straightened } from './pattern.ts';
import { isBlank, type SourceLine } from './source-lines.ts';
import { tagAdvice } from './template-tags.ts';

const plainTexts = new Set(usualFields.plainTexts);

const shortTexts = new Set(usualFields.shortTexts);

/** Matches true, false and numbers. */
const NO_TEXT = /^(?:true|false|-?\d+(?:\.\d+)?)$/;

/** A list or a group with a text after it. */
const listAndText = String.raw`\[(?=[^\][]*\]\s*[^\s,\]])`;
const groupAndText = String.raw`\{(?=[^{}]*\}\s*[^\s,}\]])`;

/** Returns a text in curly quotation marks in straight ones, and `true` and numbers, which are no texts, in none. */
function uncurled([whole, inner = '', end]: RegExpExecArray): string {
  if (NO_TEXT.test(inner)) return inner;
  return quoted(end || !/[”“»’‘]/.test(inner) ? inner : whole);
}

export const curly = finder({
  code: 'smart-quote',
  sample: 'title: “Welcome”',
  value: /^[“”„‟«‘’‚]\s?(.*?)\s?([”“»’‘"]?)$/,
  repair: uncurled,
});

export const curlyInBraces = repairedAtEach(
  finder({
    code: 'smart-quote',
    sample: '- { label: “Team”, to: /team }',
    line: regex`(?:${parts.afterKey}|(?<=[[,]\s*))[“„«‘‚]\s?([^“”„«»]*?)\s?([”“»’‘])(?=\s*[,}\]])`,
    repair: uncurled,
  }),
);

/** Matches an apostrophe that stands for omitted characters: `'90s`, `'til`. */
const ELISION = /^'(?:\d0s|til|tis|twas|em|cause|bout|round|n)\b/i;

export const unclosed = finder({
  code: 'unclosed-quote',
  sample: 'title: "Welcome',
  value: /^(["'])((?:(?!\1).)+?)(["'”“’]?)$/,
  repair: ([whole, mark = '', inner = '', other], { name = '' }) => {
    if (ELISION.test(whole)) return quoted(whole);
    if (other === mark) return undefined;
    return NO_TEXT.test(inner) && !shortTexts.has(name) ? inner : `${mark}${inner}${mark}`;
  },
  advice: ([, , inner = '']) => (inner.endsWith('\\') ? ' ' : undefined),
});

/** Returns a text with the mark at its end that it begins with, in the place of another kind of mark. */
export function closedByOwn([text, mark]: RegExpExecArray): string {
  const other = /["'”“’]$/.exec(text)?.[0];
  // What stands in the text twice is a quotation within it.
  const isStray = other !== undefined && text.indexOf(other) === text.length - 1;
  return (isStray ? text.slice(0, -1) : text) + mark;
}

/** Returns the advice for the words of a link with its address: `label: Team: /team`; `undefined` in other cases. */
function addressInLine([value]: RegExpExecArray, { name = '' }: SourceLine, { schema }: Source) {
  const pair = /^([^:]*[^:\s]):\s+((?:[/#]|https?:|mailto:|tel:)\S*)$/.exec(value);
  if (!pair || /\b(?:to|href|src)$/.test(pair[1] ?? '') || !schema?.areBeside(name, 'to'))
    return undefined;
  return `The address is a field of its own: write ${name}: ${pair[1]}, and below it, in the same column, to: ${pair[2]}.`;
}

/** Returns the advice when the words before a second colon are another field; `undefined` in other cases. */
function otherField([value]: RegExpExecArray, line: SourceLine, source: Source) {
  if (/^[\w-]+:\s+[^\s,]+(?:\s*,\s*[\w-]+:\s+[^\s,]+)+$/.test(value)) {
    return `Put braces around the fields: ${line.name}: { ${value} }.`;
  }
  const [, before = '', name = ''] = /^(.*?)([a-z][\w-]*):(?:\s|$)/.exec(value) ?? [];
  const isAddress = /\b(?:to|href|src):\s+(?:[/#]|https?:|mailto:|tel:)/.test(value);
  // A number, true or false, and the type of a block are whole values.
  const isWhole = /^(?:-?[\d.]+|true|false)[,\s]*$/.test(before) || line.name === 'type';
  const isBeside = source.schema?.areBeside(line.name ?? '', name);
  const isField =
    name !== '' && (isAddress || isWhole || isBeside || isFieldName(source, name, line));
  if (before === '' && (isField || value === `${name}:`)) {
    return fieldsInLine(line.name ?? '', name, value);
  }
  if (before === '' || !isField) return undefined;
  const comma = /,\s*$/.test(before) ? ', and delete the comma' : '';
  const fields = `{ ${line.name}: ${before.replace(/[\s,]+$/, '')}, ${value.slice(before.length)} }`;
  const braces = isWholeEntry(line, source) ? `, or put braces around the fields: ${fields}` : '';
  return `Begin a new line before ${name}:, in the column of ${line.name}${comma}${braces}.`;
}

/** Returns whether a line is all of an entry, so that braces can stand around its fields. */
function isWholeEntry({ dashes, number, at }: SourceLine, { lines }: Source): boolean {
  const below = lines.slice(number).find((one) => !isBlank(one));
  return dashes.length > 0 && (below?.indent ?? 0) < at;
}

/** Returns `"a" b` in other quotation marks, and `'it's'` in double ones. */
function requoted(text: string): string {
  const [mark = ''] = text;
  const second = text.indexOf(mark, 1);
  // In "One" and "two" the second mark closes a quotation within the text.
  const isClosing =
    /\S/.test(text[second - 1] ?? ' ') && /^[\s.,;:!?)]/.test(text.slice(second + 1));
  // Of three marks, the one within the text is a sign of inches.
  const isUneven = text.split(mark).length % 2 === 0;
  const isWhole = text.at(-1) === mark && (isUneven || !isClosing);
  return quoted(isWhole ? text.slice(1, -1).replaceAll("''", "'") : text);
}

/** The finders of values, in the order in which they are tried. */
export const valuePatterns: Finder[] = [
  finder({
    code: 'line-without-name',
    sample: '"title: Welcome"',
    line: regex`${parts.lineStart}(["'])([\w-]+:\s+[^"']+)\1(?=\s*$)`,
    repair: ([, , field]) => field,
    advice: ([, , field]) => `The name stands outside of the quotation marks: ${field}.`,
  }),
  finder({
    code: 'unclosed-quote',
    sample: '"title: Welcome',
    line: regex`${parts.lineStart}(["'])([\w-]+):\s*(?=\S)`,
    repair: ([, mark, name]) => `${mark}${name}${mark}: `,
  }),
  finder({
    code: 'missing-space',
    sample: '"title":"Welcome"',
    line: regex`${parts.lineStart}(${parts.quotedKey}):(?=\S)`,
    repair: ([, name]) => `${name}: `,
  }),
  unclosed,
  finder({
    code: 'text-after-quote',
    sample: 'title: "Welcome",',
    value: regex`(?<=^(?:${parts.quotedText}|\{.*\}|\[.*\]))\s*([,;])$`,
    repair: () => '',
  }),
  finder({
    code: 'text-after-quote',
    sample: 'title: "One" and two',
    value: regex`^(?:${parts.quotedText}(?!'))(?!\s*[,;]?$).+$`,
    repair: ([text]) => requoted(text),
    advice: ([text]) => (/^"[^"]*",\s*["']/.test(text) ? ' ' : undefined),
  }),
  curly,
  curlyInBraces,
  finder({
    code: 'special-character',
    sample: 'password: !secret mail',
    value: /^!(?:secret|include\w*|env_var|input|lambda)\b.*$/,
    repair: straightened,
    advice: ([value]) =>
      `${value.split(/\s/)[0]} belongs to another program and means nothing here: write the value itself. Blocks for several pages are fragments.`,
  }),
  finder({
    code: 'special-character',
    sample: 'items: &team members',
    line: /(?<=^\s*(?:- +)*[\w-]+: +)(&[\w-]+)((?: +[\w-]+)+)(?=\s*$)/,
    repair: ([, mark], line, { lines }) =>
      (lines[line.number]?.indent ?? 0) >= line.indent ? mark : undefined,
    advice: ([, mark = '', more = '']) =>
      `The name of a mark has no spaces: write ${mark}, or ${mark}${more.replace(/\s+/g, '-')}, and repeat it with the same name.`,
  }),
  finder({
    code: 'unquoted-template',
    sample: 'title: {{ entry.title }}',
    value: /^\{[{%].*$/,
    // Of two quotation marks only the closing one may be there.
    repair: ([tag]) => quoted(tag.replace(/([}%]\})["'”]$/, '$1')),
    advice: ([tag], { name }) => (name === undefined ? tagAdvice(tag) : undefined),
  }),
  finder({
    code: 'special-character',
    sample: '- (label: Team, to: /team)',
    line: /(?<=^\s*(?:-\s+)*(?:[\w-]+:\s+)?)\(\s*(\{.*\}|[\w-]+:\s.*?)\s*\)(?=\s*$)/,
    repair: ([, fields = '']) => (fields.startsWith('{') ? `[${fields}]` : `{ ${fields} }`),
    advice: ({ index, 1: fields = '' }, { text }) =>
      fields.startsWith('{')
        ? `A list stands in square brackets: ${text.slice(0, index).trimStart()}[${fields}].`
        : `The fields of a group stand in braces: ${text.slice(0, index).trimStart()}{ ${fields} }.`,
  }),
  finder({
    code: 'special-character',
    sample: 'title: **Team**',
    value: /^(\*+|`)([^\s*:#"'`][^*:#`]*)\1$|^\[([^\]:#]+)\]\(\S+\)$/,
    needsKey: true,
    repair: ([, , bold, link], { name = '' }) =>
      plainTexts.has(name) ? (bold ?? link) : undefined,
    sure: ([, , bold]) => bold !== undefined,
    advice: ([, , bold, link], { name }) =>
      `${name} is plain text, without Markdown. Write the words alone: ${name}: ${bold ?? link}${link ? ', and put the link into a text or a button' : ''}`,
  }),
  finder({
    code: 'special-character',
    sample: 'title: @team',
    value: regex`^(${parts.sign}|\?(?=\s)|${listAndText}|${groupAndText}).*$`,
    repair: straightened,
    advice: ([value], { name = '' }, { schema }) => {
      if (value === '*' && name) return starAdvice(name);
      const [, mark, words = '', address] = /^(!?)\[([^\]]*)\]\((\S+)\)$/.exec(value) ?? [];
      // In a text, a link is Markdown.
      if (/^(?:to|href|url)$/.test(name)) {
        const handle = /^@([\w.-]+)$/.exec(value)?.[1];
        const right = address ?? (handle && `https://www.example.org/${handle}`);
        return right && `An address stands there by itself: ${name}: ${right}.`;
      }
      const isText = name !== '' && !schema?.namesOf(['label', 'to'], false).includes(name);
      if (address === undefined || (!mark && isText)) return undefined;
      const fields = mark
        ? `src: ${address}, alt: ${inBraces(words) || '""'}`
        : `label: ${inBraces(words)}, to: ${address}`;
      return `A ${mark ? 'picture' : 'link'} is a group of fields: ${name ? `${name}:` : '-'} { ${fields} }.`;
    },
  }),
  finder({
    code: 'unquoted-colon',
    sample: 'title: Welcome: to all',
    value: /^[^"'[{|>&*!#%@`“„].*?:(?:\s.*|$)/,
    // In `image { src: a.svg }` another colon is missing.
    repair: (found, { name = '' }) => (/[{[]/.test(name) ? undefined : straightened(found)),
    advice: (...of) => addressInLine(...of) ?? otherField(...of),
  }),
];
