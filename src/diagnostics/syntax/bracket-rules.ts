/** Commas, brackets and quotation marks within brackets and braces. */
import { numberIn } from '../../content/problems/number-in-text.ts';
import { quoted, shown } from '../../content/yaml/edits.ts';
import { isNameElsewhere, lineAbove, type Match, replacing, type SyntaxRule } from './rule.ts';
import type { SourceLine } from './source-lines.ts';
import { unclosedBracket } from './unclosed-bracket.ts';

const missingComma: SyntaxRule = {
  code: 'missing-comma',
  bad: 'to: /\nlink: { label: About to: /about }',
  good: 'to: /\nlink: { label: About, to: /about }',
  applies(line, source) {
    const { text, offset } = line;
    const above = lineAbove(source, line);
    const isNext = /^\s*["'{[]/.test(text) && above && /[^\s,{[:]\s*$/.test(above.text);
    const names = [...text.matchAll(/(?<=[^\s,{[:;-])\s+(["']?)([\w-]+)\1:(?=\s)/g)].filter(
      ([, mark, name = '']) => mark !== '' || isNameElsewhere(source, name, line),
    );
    const values = [...text.matchAll(/(?<=["'\]}])\s+["'[{]/g)];
    const spots = [...names, ...values].map(({ index }) => index);
    const semicolons = [...text.matchAll(/;(?=\s*["']?[\w-]+["']?:\s)/g)].map(({ index }) =>
      replacing(line, [index, index + 1], ',', {
        message: 'A semicolon stands here, and fields in braces have commas between them.',
        hint: 'Write a comma in its place.',
      }),
    );
    const commas = [...(isNext ? [line.indent] : []), ...spots].map((at): Match => {
      const from = at + text.slice(at).search(/\S/);
      return {
        from,
        to: text.trimEnd().length,
        message: 'A comma is missing before this: within brackets commas stand between the parts.',
        hint: `Write a comma before it: , ${shown(text.slice(from).trimEnd())}`,
        edits: [{ start: offset + at, end: offset + at, text: ',' }],
        unsure: true,
      };
    });
    return [...semicolons, ...commas];
  },
};

/** What has to be in quotation marks within braces, as a pattern of the value after its name. */
const inBraces: [code: Match['code'], pattern: RegExp, message: string][] = [
  [
    'unquoted-colon',
    /(?<=[{,]\s*["']?[\w-]+["']?:\s+)[^\s"'[{,}\]][^,}\]]*?:(?:\s[^,}\]]*?)?(?=\s*[,}])/g,
    'There is a second colon here, so YAML takes the words before it for a name.',
  ],
  [
    'unquoted-template',
    /(?<=[{,]\s*[\w-]+:\s+|[[,]\s*)(?:(?!:\s)[^\s"'{},[\]])?(?:(?!:\s)[^"'{},[\]])*(?:\{\{.*?\}\}|\{%.*?%\})[^"'{},[\]]*?(?=\s*[,}\]])/g,
    'A text with a template has to be in quotation marks.',
  ],
  [
    'special-character',
    /(?<=[{,]\s*[\w-]+:\s+|[[,]\s*)[@`%*&!][^"'{},[\]]*?(?=\s*[,}\]])/g,
    'A text that begins with this character has to be in quotation marks.',
  ],
  [
    'unquoted-comment',
    /(?<=[{,[].*?\s)#[^\s,\]}]+/g,
    'A space and # begin a comment, so nothing after it is read.',
  ],
];

const quotesInBraces: SyntaxRule = {
  code: 'unquoted-colon',
  bad: 'link: { label: First: the team, to: /about }',
  good: 'link: { label: "First: the team", to: /about }',
  applies(line) {
    return inBraces.flatMap(([code, pattern, message]) =>
      [...line.text.matchAll(pattern)].map(({ index, 0: text }) =>
        replacing(line, [index, index + text.length], quoted(text), {
          ...{ code, message },
          hint: `Put the text in quotation marks: ${nameBefore(line, index)}${shown(quoted(text))}.`,
        }),
      ),
    );
  },
};

/** Returns the name of the value that begins at a column, with its colon. */
function nameBefore({ text }: SourceLine, at: number): string {
  const [, name] = /(["']?[\w-]+["']?):\s+$/.exec(text.slice(0, at)) ?? [];
  return name === undefined ? '' : `${name}: `;
}

const quotationInBraces: SyntaxRule = {
  code: 'text-after-quote',
  bad: "image: { src: /a.svg, alt: 'The team's hall' }",
  good: 'image: { src: /a.svg, alt: "The team\'s hall" }',
  applies(line) {
    const pattern = /(?<=[{,[:]\s*)(["'])((?:(?!\1\s*[,}\]]).)*)\1(?=\s*[,}\]])/g;
    return [...line.text.matchAll(pattern)].flatMap(
      ({ index, 0: all, 1: mark = '', 2: inner = '' }) =>
        inner.includes(mark)
          ? [
              replacing(line, [index, index + all.length], quoted(inner), {
                message: 'The text goes on after the closing quotation mark.',
                hint: `Quotation marks stand around the whole value, and those inside it need others around them: ${nameBefore(line, index)}${shown(quoted(inner))}.`,
              }),
            ]
          : [],
    );
  },
};

const unclosedInBraces: SyntaxRule = {
  code: 'unclosed-quote',
  bad: 'image: { src: /a.svg, alt: "The hall }',
  good: 'image: { src: /a.svg, alt: "The hall" }',
  applies(line) {
    const pattern = /(?<=[{,[:]\s*)(["'])((?:(?!\1).)+?)(?=\s*(?:[,}\]]|$))/g;
    return [...line.text.matchAll(pattern)].map(({ index, 0: all, 1: mark = '' }) =>
      replacing(line, [index, index + all.length], all + mark, {
        message: 'A quotation mark is opened here and not closed.',
        hint: `Write ${mark} at the end of the text too, ${nameBefore(line, index)}${shown(all + mark)}, or remove the first one.`,
        unsure: true,
      }),
    );
  },
};

export const spaceInBraces: SyntaxRule = {
  code: 'missing-space',
  bad: 'link: { label: About, to:/about }',
  good: 'link: { label: About, to: /about }',
  applies(line) {
    const pattern = /(?<=[{,]\s*)([A-Za-z][\w-]*):(?!\/\/)([^\s,}\]][^,}\]]*?)(?=\s*[,}\]])/g;
    return [...line.text.matchAll(pattern)].map(({ index, 0: all, 1: name, 2: value }) =>
      replacing(line, [index, index + all.length], `${name}: ${value}`, {
        message: `A space is missing after ${name}:`,
        hint: `Write ${name}: ${value}`,
      }),
    );
  },
};

export const unquotedComma: SyntaxRule = {
  code: 'unquoted-comma',
  bad: 'button: { label: Ask, or call, to: /contact }',
  good: 'button: { label: "Ask, or call", to: /contact }',
  applies(line) {
    const pattern =
      /(?<=[{,]\s*([\w-]+):\s+)[^\s"'[{,}\]:][^"'[{}\]:]*?,[^"'[{}\]:]*?(?=\s*(?:,\s*["']?[\w-]+["']?:\s|\}))/g;
    return [...line.text.matchAll(pattern)].map(({ index, 0: text, 1: name }) => {
      const number = /^[-\d.,]+$/.test(text) ? numberIn(text) : undefined;
      const inQuotes = `${name}: ${shown(quoted(text))}`;
      const list = /^[\w-]+(?:,\s*[\w-]+)+$/.test(text)
        ? ` A list stands in brackets: ${name}: [${text}].`
        : '';
      return replacing(line, [index, index + text.length], quoted(text), {
        message: `The comma ends the value of ${name} here, and what follows is taken for a field.`,
        hint: number
          ? `Numbers are written without commas between the digits: ${name}: ${number}. If it is a text, put it in quotation marks: ${inQuotes}.`
          : `Put the text in quotation marks: ${inQuotes}.${list}`,
        ...(number ? { unsure: true } : {}),
      });
    });
  },
};

const strayBracket: SyntaxRule = {
  code: 'syntax-error',
  bad: 'title: Who we are\n}',
  good: 'title: Who we are\n',
  applies(line) {
    const at = line.text.search(/[\]},]\s*$/);
    if (at === -1) return [];
    const isComma = line.text[at] === ',';
    return [
      replacing(line, [at, at + 1], '', {
        ...(isComma ? { code: 'text-after-quote' as const } : {}),
        message: isComma
          ? 'There is no , at the end of a line in YAML.'
          : `A ${line.text[at]} stands here, and nothing is open that it could close.`,
        hint: 'Delete it.',
        unsure: true,
      }),
    ];
  },
};

export const bracketRules: SyntaxRule[] = [
  missingComma,
  unclosedInBraces,
  quotationInBraces,
  quotesInBraces,
  unclosedBracket,
  spaceInBraces,
  strayBracket,
  unquotedComma,
];
