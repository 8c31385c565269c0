/** What may be wrong in one line of YAML on its own, in plain words. */
import type { ProblemName } from '../problems/codes.ts';

/** What is wrong, and the part of the line that is meant. */
export interface LineCause {
  code: ProblemName;
  message: string;
  hint: string;
  part?: string;
}

/** A mistake that a value shows by itself: how it is seen, and what is said about `name: value`. */
interface Rule {
  code?: ProblemName;
  pattern: RegExp;
  message: (value: string) => string;
  hint: (name: string, value: string) => string;
}

const inQuotes = (name: string, value: string): string =>
  `Put the text in quotes: ${name}: "${shown(value).replaceAll('"', "'")}".`;

const rules: Rule[] = [
  {
    code: 'unquoted-template',
    pattern: /^\{[{%]/,
    message: () => 'A value that begins with a template has to stand in quotes.',
    hint: (name, value) => `Write ${name}: "${shown(value).replaceAll('"', "'")}".`,
  },
  {
    code: 'text-after-quote',
    pattern: /^"(?:[^"\\]|\\.)*"\s*[^\s#]/,
    message: () => 'The text goes on after the closing quotation mark.',
    hint: (name) =>
      `Write single quotes around the whole text, or a backslash before each quotation mark inside: ${name}: '...' or "... \\"word\\" ...".`,
  },
  {
    code: 'text-after-quote',
    pattern: /^'(?:[^']|'')*'\s*[^\s#]/,
    message: () => 'The text goes on after the closing quotation mark.',
    hint: (name) => `Write double quotes around the whole text: ${name}: "it's".`,
  },
  {
    code: 'special-character',
    pattern: /^[@`%]/,
    message: (value) => `A text must not begin with ${value[0]} unless it stands in quotes.`,
    hint: inQuotes,
  },
  {
    code: 'special-character',
    pattern: /^&/,
    message: () => 'A text that begins with & has a special meaning in YAML.',
    hint: inQuotes,
  },
  {
    code: 'block-text',
    pattern: /^[|>][-+0-9]*\s+[^#\s]/,
    message: (value) => `After ${value[0]} the text has to begin in the next line.`,
    hint: (_name, value) =>
      `Move the text into the next line, indented by two more spaces, or take the ${value[0]} away.`,
  },
  {
    code: 'list-in-line',
    pattern: /^-\s/,
    message: () => 'A list cannot begin in the same line as its name.',
    hint: (_name, value) =>
      `Move "${shown(value)}" into the next line, indented by two more spaces.`,
  },
  {
    code: 'unquoted-colon',
    pattern: /^[^"'[{].*?:(?:\s|$)/,
    message: () =>
      'There is a second colon in this line, so YAML takes the text for another name with a value.',
    hint: inQuotes,
  },
];

/** What is wrong in the line; `undefined` when it looks well by itself. */
export function lineCause(text: string): LineCause | undefined {
  if (/^-[A-Za-z]/.test(text.trim())) return missingSpaceAfterDash(text);
  const { key, value } = splitLine(text);
  if (value === undefined) return missingSpaceAfterColon(text);
  const rule = rules.find(({ pattern }) => pattern.test(value));
  return (
    rule && {
      code: rule.code ?? 'syntax-error',
      message: rule.message(value),
      hint: rule.hint(key ?? 'text', value),
      part: value,
    }
  );
}

/** A quotation mark or bracket that is opened in the line and not closed. */
export function openCause(text: string): LineCause | undefined {
  const value = splitLine(text).value ?? '';
  const [sign = ''] = value;
  if (/^"(?:[^"\\]|\\.)*$/.test(value) || /^'(?:[^']|'')*$/.test(value)) {
    return {
      code: 'unclosed-quote',
      message: 'A quotation mark is opened in this line and not closed.',
      hint: `Write ${sign} at the end of the text too, or leave both away.`,
      part: value,
    };
  }
  const closing = sign === '[' ? ']' : sign === '{' ? '}' : undefined;
  if (!closing || count(value, sign) <= count(value, closing)) return undefined;
  return {
    code: 'unclosed-bracket',
    message: `A ${sign} is opened in this line and not closed.`,
    hint: `Write ${closing} where it ends, or put the text in quotes if the bracket is part of it.`,
    part: value,
  };
}

/** `-type: text` */
export function missingSpaceAfterDash(text: string): LineCause {
  return {
    code: 'missing-space',
    message: 'A space is missing after the dash.',
    hint: `Write - ${shown(text.trim().slice(1))}`,
  };
}

/** `title:Welcome` */
export function missingSpaceAfterColon(text: string): LineCause | undefined {
  const [, name, value] = /^\s*(?:- )?([A-Za-z][\w-]*):(?!\/\/)(\S.*)$/.exec(text) ?? [];
  if (!name) return undefined;
  return {
    code: 'missing-space',
    message: `A space is missing after ${name}:`,
    hint: `Write ${name}: ${shown(value ?? '')}`,
  };
}

/** The name and the value of a line such as `  - name: value`; the value alone for `- value`. */
function splitLine(text: string): { key?: string; value?: string } {
  const content = text.trim().replace(/^(?:- +)+/, '');
  const [, key, value] =
    /^("[^"]*"|'[^']*'|[^\s"'{[#&*!|>@`%][^:#]*?|[^:]+?)\s*:\s+(\S.*)$/.exec(content) ?? [];
  if (key && value) return { key, value };
  return /^\s*- +\S/.test(text) && !content.endsWith(':') ? { value: content } : {};
}

/** The value as a hint shows it: without a comment, and not too long. */
function shown(value: string): string {
  const text = value.replace(/\s+#.*$/, '').trimEnd();
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
