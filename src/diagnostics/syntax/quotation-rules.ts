/** Quotation marks that are missing, left over or of the wrong kind, for values in the line of their name. */

import { quoted, shown } from '../../content/yaml/edits.ts';
import type { DiagnosticName } from '../model/diagnostic.ts';
import { isNameElsewhere, replacing, type Source, type SyntaxRule } from './rule.ts';
import type { SourceLine } from './source-lines.ts';

/** What values begin with, or hold, that cannot be read without quotation marks. */
const needsQuotes: [code: DiagnosticName, pattern: RegExp, message: (value: string) => string][] = [
  [
    'unquoted-template',
    /^\{[{%]/,
    () => 'A value that begins with a template has to be in quotation marks.',
  ],
  [
    'special-character',
    /^(?:[@`%*&!]|\?\s|\[[^\][]*\]\s*[^\s,])/,
    (value) =>
      `A text that begins with ${value[0]} has to be in quotation marks, because ${value[0]} has a meaning in YAML.`,
  ],
  [
    'unquoted-colon',
    /^[^"'[{|>&*!#%@`“„].*?:(?:\s|$)/,
    () => 'There is a second colon in this line, so YAML takes the words before it for a name.',
  ],
];

const value = ({ valueAt, value: text }: SourceLine): [number, number] => [
  valueAt,
  valueAt + text.length,
];
const written = ({ name }: SourceLine, text: string) =>
  `${name === undefined ? '- ' : `${name}: `}${shown(text)}`;
const hasOwner = ({ name, dashes }: SourceLine) => name !== undefined || dashes.length > 0;

const unquoted: SyntaxRule = {
  code: 'unquoted-colon',
  bad: 'title: Open: nine to five',
  good: 'title: "Open: nine to five"',
  applies(line, source) {
    const [code, , message] =
      (hasOwner(line) && needsQuotes.find(([, pattern]) => pattern.test(line.value))) || [];
    if (!code || !message) return [];
    const text = quoted(line.value);
    const fields = code === 'unquoted-colon' ? otherField(line, source) : undefined;
    return [
      replacing(line, value(line), text, {
        code,
        message: message(line.value),
        hint: fields ?? `Put the text in quotation marks: ${written(line, text)}.`,
        ...(fields ? { unsure: true } : {}),
      }),
    ];
  },
};

/** What to do where the words before the second colon are a field of their own. */
function otherField(line: SourceLine, source: Source): string | undefined {
  const [, before = '', name = ''] = /^(.*?)([a-z][\w-]*):(?:\s|$)/.exec(line.value) ?? [];
  const isGroup =
    before === '' && (line.value === `${name}:` || isNameElsewhere(source, name, line));
  if (!isGroup && (before === '' || !isNameElsewhere(source, name, line))) return undefined;
  const where = isGroup
    ? `Write ${name}: in the next line, indented by two more spaces`
    : `Begin a new line before ${name}:, in the column of ${line.name}`;
  const braces = isGroup
    ? `${line.name}: { ${shown(line.value)} }`
    : `{ ${written(line, line.value)} }`;
  return `${where}, or put braces around the fields: ${braces}. If all of it is one text, put it in quotation marks: ${written(line, quoted(line.value))}.`;
}

export const curly: SyntaxRule = {
  code: 'smart-quote',
  bad: 'title: “Open: nine to five”',
  good: 'title: "Open: nine to five"',
  applies(line) {
    const [, inner, end] = /^[“”„‟«‘’‚]\s?(.*?)\s?([”“»’‘"]?)$/.exec(line.value) ?? [];
    if (inner === undefined || !hasOwner(line)) return [];
    const text = quoted(end || !/[”“»’‘]/.test(inner) ? inner : line.value);
    return [
      replacing(line, value(line), text, {
        message: 'These are curly quotation marks, and YAML knows the straight ones only.',
        hint: `Write ${written(line, text)}.`,
      }),
    ];
  },
};

export const unclosed: SyntaxRule = {
  code: 'unclosed-quote',
  bad: 'title: "Who we are',
  good: 'title: "Who we are"',
  applies(line) {
    const [, mark = '', inner = '', other = ''] =
      /^(["'])((?:(?!\1).)*?)(["']?)$/.exec(line.value) ?? [];
    if (mark === '' || inner === '' || other === mark || !hasOwner(line)) return [];
    const text = `${mark}${inner}${mark}`;
    return [
      replacing(line, value(line), text, {
        message: other
          ? `This text begins with ${mark} and ends with ${other}; both have to be the same.`
          : 'A quotation mark is opened in this line and not closed.',
        hint: other
          ? `Write ${written(line, text)}`
          : `Write ${mark} at the end of the text too, ${written(line, text)}, or remove the first one.`,
        ...(inner.endsWith('\\') ? { unsure: true } : {}),
      }),
    ];
  },
};

const textAfter: SyntaxRule = {
  code: 'text-after-quote',
  bad: 'title: "Oasis" in Dubai',
  good: `title: '"Oasis" in Dubai'`,
  applies(line) {
    const [, quotation = '', rest = ''] =
      /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!'))\s*(.*)$/.exec(line.value) ?? [];
    if (rest === '' || !hasOwner(line)) return [];
    if (/^[,;]$/.test(rest)) {
      const [, to] = value(line);
      return [
        replacing(line, [to - 1, to], '', {
          message: `There is no ${rest} at the end of a line in YAML.`,
          hint: `Remove it: ${written(line, quotation)}.`,
        }),
      ];
    }
    const text = requoted(line.value);
    return [
      replacing(line, value(line), text, {
        message: 'The text goes on after the closing quotation mark.',
        hint: `Quotation marks stand around the whole value, and those inside it need others around them: ${written(line, text)}.`,
        ...(/^,\s*["']/.test(rest) ? { unsure: true } : {}),
      }),
    ];
  },
};

/** Returns `"a" b` in other quotation marks, and `'it's'` in double ones. */
function requoted(text: string): string {
  const second = text.indexOf(text[0] ?? '', 1);
  // "One" and "two": the second mark closes a quotation within the text
  const isClosing =
    /\S/.test(text[second - 1] ?? ' ') && /^[\s.,;:!?)]/.test(text.slice(second + 1));
  const isWhole = text.at(-1) === text[0] && !isClosing;
  return quoted(isWhole ? text.slice(1, -1).replaceAll("''", "'") : text);
}

const name: SyntaxRule = {
  code: 'unclosed-quote',
  bad: '"title: "Who we are"',
  good: '"title": "Who we are"',
  applies(line) {
    const [all = '', mark = '', key = '', closing = '', gap = ''] =
      /^(["'])([\w-]+)(\1?):(\s*)(?=\S)/.exec(line.text.slice(line.at)) ?? [];
    if (all === '' || (closing !== '' && gap !== '')) return [];
    const text = `${mark}${key}${mark}: ${line.text.slice(line.at + all.length).trimEnd()}`;
    return [
      replacing(line, [line.at, line.text.trimEnd().length], text, {
        ...(closing === '' ? {} : { code: 'missing-space' }),
        message:
          closing === ''
            ? `The quotation mark before ${key} is not closed.`
            : `A space is missing after ${mark}${key}${mark}:`,
        hint: `Write ${shown(text)}`,
      }),
    ];
  },
};

export const quotationRules: SyntaxRule[] = [name, unclosed, textAfter, curly, unquoted];
