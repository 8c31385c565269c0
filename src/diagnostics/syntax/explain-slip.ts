/** What is said of what YAML reads without complaint, and hardly anybody means. */
import type { Issue } from '../../content/model/issue.ts';
import type { Slip } from '../../content/model/issue-params.ts';
import { quoted, shown } from '../../content/yaml/edits.ts';
import type { DiagnosticName } from '../model/diagnostic.ts';
import type { Explained } from '../model/explained.ts';

interface Sentences {
  code: DiagnosticName;
  message: (slip: Slip) => string;
  hint: (slip: Slip) => string;
}

/** The value with other words in the place of the part that is wrong. */
const without = (slip: Slip, pattern: RegExp, words = '') =>
  written(slip, slip.value.replace(slip.found, slip.found.replace(pattern, words)).trim());
const written = ({ name }: Slip, value: string) =>
  `${name === undefined ? '- ' : `${name}: `}${shown(value)}`;
const inQuotes = (slip: Slip, value: string) => written(slip, quoted(value));

const sentences: Record<Slip['kind'], Sentences> = {
  bold: {
    code: 'odd-markdown',
    message: ({ name }) => `The stars would be shown: ${name} is plain text, without Markdown.`,
    hint: (slip) => `Remove them: ${without(slip, /\*\*/g)}`,
  },
  link: {
    code: 'odd-markdown',
    message: ({ name }) =>
      `This link would be shown as it is written: ${name} is plain text, without Markdown.`,
    hint: (slip) =>
      `Write the words alone, ${without(slip, /^\[(.*)\]\(.*$/, '$1')}, and put the link into a text or a button.`,
  },
  entity: {
    code: 'odd-markdown',
    message: ({ name, found }) =>
      `${found} would be shown as it is written: ${name} is plain text, not HTML.`,
    hint: ({ found }) => `Write the character itself in place of ${found}`,
  },
  element: {
    code: 'odd-markdown',
    message: ({ name, found }) =>
      `${found} would be shown as it is written: ${name} is plain text, not HTML.`,
    hint: (slip) => `Remove it: ${written(slip, slip.value.replace(/ ?<[^<>]*> ?/g, ' ').trim())}`,
  },
  end: {
    code: 'stray-comma',
    message: ({ value }) =>
      `The ${value.at(-1)} at the end of this text would be shown: in YAML nothing stands at the end of a line.`,
    hint: (slip) => `Remove it: ${written(slip, slip.value.slice(0, -1).trimEnd())}`,
  },
  curly: {
    code: 'smart-quote',
    message: () =>
      'These are curly quotation marks, and they would be shown: YAML knows the straight ones only.',
    hint: (slip) =>
      `Write ${inQuotes(slip, slip.value.slice(1, -1))}. If they belong to the words, put straight ones around all of it: ${inQuotes(slip, slip.value)}.`,
  },
  quote: {
    code: 'unclosed-quote',
    message: () =>
      'There is one quotation mark in this text where two belong, so visitors would see it.',
    hint: (slip) => {
      const bare = slip.value.replace(/^[“„]|["”']$/g, '');
      return bare === slip.value
        ? `Remove it, or close the quotation and put all of it in other quotation marks: ${inQuotes(slip, slip.value)}.`
        : `Write ${written(slip, bare)}, or quotation marks around all of it: ${inQuotes(slip, bare)}.`;
    },
  },
  name: {
    code: 'template-error',
    message: ({ value }) =>
      `The words ${value} would be shown, and not what they stand for: a template has braces.`,
    hint: (slip) => `Write ${inQuotes(slip, `{{ ${slip.value} }}`)}.`,
  },
  brace: {
    code: 'template-error',
    message: ({ found }) => `${found} would be shown as it is: a template has two braces.`,
    hint: ({ value }) => `Write {{ ${value} }} instead.`,
  },
  comment: {
    code: 'unquoted-comment',
    message: ({ value }) =>
      `A space and # begin a comment, so the text ends before it: "${shown(value)}".`,
    hint: (slip) =>
      `If it belongs to the text, put all of it in quotation marks: ${inQuotes(slip, `${slip.value} ${slip.found}`)}. If it is a comment, leave a space after the #.`,
  },
  mark: {
    code: 'special-character',
    message: ({ value }) =>
      `A word that begins with & marks what follows for repeating, and is not shown: &${value}`,
    hint: (slip) =>
      `If it belongs to the text, put all of it in quotation marks: ${inQuotes(slip, slip.found)}. If it is a mark, repeat it with *${slip.value} or delete it.`,
  },
  number: {
    code: 'wrong-type',
    message: ({ value }) =>
      `YAML reads ${value} as the number ${Number(value)}, without its first character.`,
    hint: (slip) => `Put it in quotation marks: ${inQuotes(slip, slip.value)}.`,
  },
  zero: {
    code: 'wrong-type',
    message: ({ value }) =>
      `YAML reads ${value} as the number ${Number(value)}, so a text would show it without its last zero.`,
    hint: (slip) => `Put it in quotation marks: ${inQuotes(slip, slip.value)}.`,
  },
};

/** Returns a slip with its sentences. */
export function explainSlip(issue: Extract<Issue, { code: 'slip' }>): Explained {
  const { params, code: _slip, ...details } = issue;
  const { code, message, hint } = sentences[params.kind];
  return {
    ...(details as Omit<Explained, 'code' | 'message' | 'hint'>),
    code,
    message: message(params),
    hint: hint(params),
  };
}
