/** Finds mistakes within brackets and braces. */

import { quoted } from '../../content/yaml/scalars.ts';
import { oddAddresses } from '../wording/repaired-address.ts';
import { type Finder, isNameElsewhere, lineAbove, type Match, replacing } from './match.ts';
import { finder, parts, regex, repairedTogether, starAdvice, straightened } from './pattern.ts';
import type { SourceLine } from './source-lines.ts';
import { closedByOwn } from './value-patterns.ts';

export const spaceInBraces = repairedTogether(
  finder({
    code: 'missing-space',
    sample: '- { label:Team, to: /team }',
    line: /(?<=[{,]\s*)([A-Za-z][\w-]*):(?!\/\/)(?=[^\s,}\]][^,}\]]*[,}\]])/,
    repair: ([, name]) => `${name}: `,
  }),
);

/** Finds e-mail addresses with a comma instead of a dot. */
export const commaInAddress: Finder = (line) =>
  oddAddresses(line.text).flatMap(({ found, index, right }) => {
    const params = { wanted: right };
    if (/["']/.test(line.text[index - 1] ?? '')) return [];
    return replacing('unquoted-comma', line, [index, index + found.length], right, { params });
  });

export const unquotedComma = finder({
  code: 'unquoted-comma',
  sample: '- { label: Team, Dubai, to: /team }',
  line: regex`${parts.afterKey}[^\s"'[{,}\]:][^[{}\]:]*?,[^[{}\]:]*?${parts.beforeField}`,
  repair: (found, line, source) => {
    const [, name = ''] = /,\s*([a-z][\w-]*)\s/.exec(found[0]) ?? [];
    // A comma and then a field without its colon.
    return name !== '' && isNameElsewhere(source, name, line) ? undefined : straightened(found);
  },
  advice: ([text]) => {
    if (/^[-\d.,]+$/.test(text)) return 'A number is written without commas between its digits.';
    const lengths = text.split(/,\s*/).map((entry) => entry.split(/\s+/).length);
    // A row of several short entries is rarely a sentence.
    const isList = Math.max(...lengths) <= (lengths.length > 2 ? 2 : 1);
    return isList ? `A list stands in brackets: [${text}].` : undefined;
  },
});

/** Finds `{{ label: Team, to: /team }}`: an object in the braces of a template. */
export const doubledBraces = finder({
  code: 'unquoted-template',
  sample: 'title: {{ label: Team }}',
  value: /^\{(\{\s*[\w-]+:\s[^{}]*\})\}$/,
  repair: ([, group]) => group,
  advice: ([, group], { name }) =>
    `One brace stands on either side of a group of fields: ${name ? `${name}:` : '-'} ${group}.`,
});

/** Finds a name in braces without its colon, before a value that can be no part of it. */
export const missingColon = repairedTogether(
  finder({
    code: 'missing-space',
    sample: '- { label "Team" }',
    line: /(?<=\{(?:[^[\]{}]*,)?\s*)(["']?)([A-Za-z][\w-]*)\1\s+(?=(?:["'][^"']*["']|-?[\d.]+|true|false)\s*[,}])/,
    repair: ([, , name]) => `${name}: `,
  }),
);

export const bracePatterns: Finder[] = [
  finder({
    code: 'escape',
    sample: String.raw`src: "\images\hall.svg"`,
    line: /"(?:[\w-]*\\[\w-]+)+\.\w+"/,
    repair: ([path]) => path.replace(/^"\\?/, '"/').replaceAll('\\', '/'),
  }),
  missingColon,
  finder({
    code: 'special-character',
    sample: '- { label: @team, to: /team }',
    line: regex`${parts.afterKey}(${parts.sign})[^{}[\],]*?${parts.beforeField}`,
    repair: straightened,
    advice: ({ 0: text, index }, line) => {
      const [, name] = /([\w-]+):\s+$/.exec(line.text.slice(0, index)) ?? [];
      return text === '*' && name ? starAdvice(name) : undefined;
    },
  }),
  repairedTogether(
    finder({
      code: 'missing-comma',
      sample: '- { label: Team; to: /team }',
      line: /\s*[;،、，；](?=\s*["']?[\w-]+["']?:\s)/,
      repair: () => ',',
    }),
  ),
  repairedTogether(
    finder({
      code: 'missing-comma',
      sample: '- { to: /team label: Team }',
      line: /(?<=[^\s,{[:;-])\s+(?=(["']?)([\w-]+)\1:\s)/,
      repair: (found, line, source) => {
        const [gap, mark, name = ''] = found;
        // After an address, a number or a boolean, another word cannot belong to the value.
        const isAfterWhole = /\s(?:(?:\/|#|https?:)\S*|-?[\d.]+|true|false)$/.test(
          line.text.slice(0, found.index),
        );
        return mark !== '' || isAfterWhole || isNameElsewhere(source, name, line)
          ? `,${gap}`
          : undefined;
      },
      unsure: true,
      pointsAfter: true,
    }),
  ),
  finder({
    code: 'missing-comma',
    sample: 'tags: ["One" "Two"]',
    line: /(?<=["'\]}])\s+(?=["'[{])/,
    repair: ([gap]) => `,${gap}`,
    unsure: true,
    pointsAfter: true,
  }),
  finder({
    code: 'missing-comma',
    sample: '  "Two"]',
    line: /^\s*(?=["'{[])/,
    repair: ([indent], line, source) =>
      /[^\s,{[:]\s*$/.test(lineAbove(source, line)?.text ?? '') ? `${indent}, ` : undefined,
    unsure: true,
    pointsAfter: true,
  }),
  finder({
    code: 'unclosed-quote',
    sample: '- { label: "Team, to: /team }',
    line: /(?<=[{,]\s*[\w-]+:\s*)(["'])((?:(?!\1).)+?)(?=\s*(?:,\s*[\w-]+:\s|\}))/,
    repair: closedByOwn,
    unsure: true,
  }),
  finder({
    code: 'unclosed-quote',
    sample: 'tags: ["One, Two]',
    line: /(?<=[{,[:]\s*)(["'])((?:(?!\1).)+?)(?=\s*(?:[,}\]]|$))/,
    repair: closedByOwn,
    unsure: true,
  }),
  finder({
    code: 'text-after-quote',
    sample: 'tags: ["a "b" c"]',
    line: /(?<=[{,[:]\s*)(["'])((?:(?!\1\s*[,}\]]).)*)\1(?=\s*[,}\]])/,
    repair: ([, mark = '', inner = '']) => (inner.includes(mark) ? quoted(inner) : undefined),
  }),
  finder({
    code: 'unquoted-colon',
    sample: '- { label: Team: ours }',
    line: /(?<=[{,]\s*["']?[\w-]+["']?:\s+)[^\s"'[{,}\]][^,}\]]*?:(?:\s[^,}\]]*?)?(?=\s*[,}])/,
    repair: straightened,
  }),
  finder({
    code: 'unquoted-template',
    sample: '- { label: {{ entry.title }} }',
    line: /(?<=[{,]\s*[\w-]+:\s+|[[,]\s*)(?:(?!:\s)[^\s"'{},[\]])?(?:(?!:\s)[^"'{},[\]])*(?:\{\{.*?\}\}|\{%.*?%\})[^"'{},[\]]*?(?=\s*[,}\]])/,
    repair: straightened,
  }),
  finder({
    code: 'unquoted-comment',
    sample: '- { to: /about #team }',
    line: /(?<=[{,[]\s*(?:[\w-]+:\s+)?)(\/[\w/-]*)\s+(#[\w-]+)(?=\s*[,}\]])/,
    repair: ([, page = '', place = '']) => page + place,
  }),
  repairedTogether(
    finder({
      code: 'unquoted-comment',
      sample: '- { to: #team }',
      line: /(?<=[{,[].*?\s)#[^\s,\]}]+/,
      repair: straightened,
    }),
  ),
];

const closing: Record<string, string> = { '[': ']', '{': '}' };

/** Finds brackets that are opened in the value of a line and not closed, or closed by the wrong kind. */
export const brackets: Finder = (line, { text, lines }) => {
  if (!/^[[{]/.test(line.value)) return [];
  const stop = lineAfter(line, lines)?.offset ?? text.length;
  const open: number[] = [];
  for (const { index, mark } of bracketsIn(text, line.offset + line.valueAt, stop)) {
    if (closing[mark]) {
      open.push(index);
      continue;
    }
    const at = open.pop();
    if (at === undefined) return [];
    if (closing[text[at] ?? ''] === mark) continue;
    // A bracket that closes the outer one shows that the inner one was not closed.
    const around = text[open.at(-1) ?? text.length] ?? '';
    const isForgotten = closing[around] === mark;
    return [isForgotten ? missing(lines, [at], index, text) : other(lines, at, index, text)];
  }
  if (open.length === 0) return [];
  const own = text.slice(0, stop).replace(/(?:\s+#[^\n]*|\s)*$/, '');
  return [missing(lines, open, own.length, text)];
};

/** Returns the first line below that does not belong to the value of a line. */
function lineAfter({ number, name, at }: SourceLine, lines: SourceLine[]): SourceLine | undefined {
  const edge = name === undefined ? at : at + 1;
  return lines
    .slice(number)
    .find(({ text, indent }) => text.trim() !== '' && indent < edge && !/^\s*[\]}]/.test(text));
}

/** Returns the brackets in a part of a text, without those in quotation marks and comments. */
function bracketsIn(text: string, start: number, stop: number): { index: number; mark: string }[] {
  const tokens = /"(?:[^"\\]|\\.)*"|(?<=[[{,:]\s*)'(?:[^']|'')*'|\s#.*|[[\]{}]/g;
  const found = [];
  tokens.lastIndex = start;
  for (let token = tokens.exec(text); token && token.index < stop; token = tokens.exec(text)) {
    const { index, 0: mark } = token;
    if (/^[[\]{}]$/.test(mark)) found.push({ index, mark });
  }
  return found;
}

const lineOf = (lines: SourceLine[], at: number) =>
  lines.findLast(({ offset }) => offset <= at) as SourceLine;

/** Returns the match that replaces the wrong bracket at `index` by the one that closes the bracket at `at`. */
function other(lines: SourceLine[], at: number, index: number, text: string): Match {
  const wanted = closing[text[at] ?? ''] ?? '';
  const line = lineOf(lines, index);
  const from = index - line.offset;
  const params = { found: text[index] ?? '', wanted, other: lineOf(lines, at).number };
  return replacing('unclosed-bracket', line, [from, from + 1], wanted, { params });
}

/** Returns the match that closes brackets at `end`; the outermost one is shown. */
function missing(lines: SourceLine[], open: number[], end: number, text: string): Match {
  const [at = 0] = open;
  const line = lineOf(lines, at);
  const marks = open.map((one) => closing[text[one] ?? ''] ?? '').reverse();
  const comment = /^\s*#/.test(text.slice(end)) ? ', before the #' : '';
  return {
    code: 'unclosed-bracket',
    line,
    from: at - line.offset,
    to: line.text.trimEnd().length,
    params: { found: text[at] ?? '', wanted: marks.at(-1) ?? '', advice: comment },
    edits: [{ start: end, end, text: marks.join('') }],
    unsure: true,
  };
}
