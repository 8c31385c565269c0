/** Finds mistakes within one line. */
import { inBraces, quoted } from '../../content/yaml/edits.ts';
import { dashOfName } from './lost-starts.ts';
import { type Finder, isFieldName, type Source } from './match.ts';
import { oddSpace } from './odd-spaces.ts';
import { finder, inQuotes } from './pattern.ts';
import { isBlank, type SourceLine } from './source-lines.ts';
import { tagAdvice } from './template-tags.ts';

/** Finds missing spaces and wrong separators after a key: `title:Welcome`, `title = Welcome`, `body |`. */
export const missingSpace = finder({
  code: 'missing-space',
  line: /(?<=^\s*(?:-\s+)*)(?!(?<=-\s+)(?:tel|mailto|sms):)([A-Za-z][\w-]*|<<)(?::(?!\/\/)|\s*(?:[=-]+>|[=：؛])\s*|\s+(?=[|>*{[]))(?=\S)/,
  // In `image { src: a.svg }` the text before the colon looks like a key; `- Team -> /team` has two fields.
  repair: ([found, name = ''], line) => {
    const isPair = line.dashes.length > 0 && found.includes('>') && /^[A-Z]/.test(name);
    return isPair || /^[^{[]+$/.test(line.name ?? '') ? undefined : `${name}: `;
  },
});

/** Finds a value that YAML reads as a comment: `to: #team`. */
export const commentedValue = finder({
  code: 'unquoted-comment',
  line: /(?<=:\s+|-\s+)#+\s*[^\s#].*?(?=\s*$)/,
  repair: ([rest], line, { lines }) => {
    const below = lines[line.number];
    // A comment after a key whose value is below.
    const isOwned = line.name !== undefined || line.dashes.length > 0;
    const at = line.name === undefined ? line.indent : line.at;
    const isComment = /^#+\s/.test(rest) && below && !isBlank(below) && below.indent > at;
    const isWhole = line.text.slice(line.valueAt).trimEnd() === rest;
    return !isOwned || !isWhole || isComment ? undefined : quoted(rest);
  },
});

export const curly = finder({
  code: 'smart-quote',
  value: /^[“”„‟«‘’‚]\s?(.*?)\s?([”“»’‘"]?)$/,
  repair: ([whole, inner = '', end]) => {
    // `true` and numbers are not texts.
    if (/^(?:true|false|-?\d+(?:\.\d+)?)$/.test(inner)) return inner;
    return quoted(end || !/[”“»’‘]/.test(inner) ? inner : whole);
  },
});

/** Matches an apostrophe that stands for omitted characters: `'90s`, `'til`. */
const elision = /^'(?:\d0s|til|tis|twas|em|cause|bout|round|n)\b/i;

export const unclosed = finder({
  code: 'unclosed-quote',
  value: /^(["'])((?:(?!\1).)+?)(["'”“’]?)$/,
  repair: ([whole, mark = '', inner, other]) => {
    if (elision.test(whole)) return quoted(whole);
    return other === mark ? undefined : `${mark}${inner}${mark}`;
  },
  advice: ([, , inner = '']) => (inner.endsWith('\\') ? ' ' : undefined),
});

/** Finds a dash with nothing after it and nothing below it. */
export const emptyDash = finder({
  code: 'missing-value',
  line: /(?<=^\s*)-(?=\s*$)/,
  repair: (_found, line, { lines }) => {
    const below = lines.slice(line.number).find((one) => !isBlank(one));
    return below && below.indent > line.indent ? undefined : '';
  },
  unsure: true,
});

/** Returns the advice when the words before a second colon are another field; `undefined` in other cases. */
function otherField([value]: RegExpExecArray, line: SourceLine, source: Source) {
  if (/^[\w-]+:\s+[^\s,]+(?:\s*,\s*[\w-]+:\s+[^\s,]+)+$/.test(value)) {
    return `Put braces around the fields: ${line.name}: { ${value} }.`;
  }
  const [, before = '', name = ''] = /^(.*?)([a-z][\w-]*):(?:\s|$)/.exec(value) ?? [];
  const isAddress = /\b(?:to|href|src):\s+(?:[/#]|https?:|mailto:|tel:)/.test(value);
  const isField = name !== '' && (isAddress || isFieldName(source, name, line));
  if (before === '' && (isField || value === `${name}:`)) {
    return `Write ${name}: in the next line, indented by two more spaces, or put braces around the fields: ${line.name}: { ${value} }.`;
  }
  if (before === '' || !isField) return undefined;
  return `Begin a new line before ${name}:, in the column of ${line.name}, or put braces around the fields: { ${line.name}: ${before.replace(/[\s,]+$/, '')}, ${value.slice(before.length)} }.`;
}

/** Returns `"a" b` in other quotation marks, and `'it's'` in double ones. */
function requoted(text: string): string {
  const second = text.indexOf(text[0] ?? '', 1);
  // In "One" and "two" the second mark closes a quotation within the text.
  const isClosing =
    /\S/.test(text[second - 1] ?? ' ') && /^[\s.,;:!?)]/.test(text.slice(second + 1));
  const isWhole = text.at(-1) === text[0] && !isClosing;
  return quoted(isWhole ? text.slice(1, -1).replaceAll("''", "'") : text);
}

/** The finders that are tried before those of quotation marks, in this order. */
export const beforeQuotes: Finder[] = [
  finder({ code: 'tab', line: /(?<=^\s*-) *\t\s*/, repair: () => ' ' }),
  oddSpace,
  dashOfName,
  finder({
    code: 'missing-dash',
    line: /(?<=^\s*)\d{1,2}[.)] +(?=[{\w"'][^:]*:\s)/,
    // The fields below keep their column.
    repair: ([mark], { text }) => '- '.padEnd(text.includes('{') ? 2 : mark.length),
  }),
  finder({
    code: 'line-without-name',
    line: /(?<=^\s*(?:-\s+)*)("[\w-]+"|'[\w-]+'|[A-Za-z][\w-]*)(?:\s*;|(?<=["'])(?=\s+["'])) *(?=\S)/,
    repair: ([, name = ''], line) =>
      line.name === undefined ? `${name.replace(/["']/g, '')}: ` : undefined,
  }),
  finder({
    code: 'line-without-name',
    line: /(?<=^\s*)(\/\/|\/\*+|<!--)\s*(.*?)\s*(?:\*\/|-->)?\s*$/,
    repair: ([, , words]) => `# ${words}`,
  }),
  finder({
    code: 'list-in-line',
    value: /^-\s+\S.*$/,
    repair: inQuotes,
    unsure: true,
    named: true,
  }),
  commentedValue,
  finder({
    code: 'block-text',
    value: /^([|>][-+0-9]*)\s*(?=[^\s\d+-])/,
    repair: () => '',
    unsure: true,
    after: true,
  }),
];

export const quotes: Finder[] = [
  finder({
    code: 'line-without-name',
    line: /(?<=^\s*(?:-\s+)*)(["'])([\w-]+:\s+[^"']+)\1(?=\s*$)/,
    repair: ([, , field]) => field,
    advice: ([, , field]) => `The name stands outside of the quotation marks: ${field}.`,
  }),
  finder({
    code: 'unclosed-quote',
    line: /(?<=^\s*(?:-\s+)*)(["'])([\w-]+):\s*(?=\S)/,
    repair: ([, mark, name]) => `${mark}${name}${mark}: `,
  }),
  finder({
    code: 'missing-space',
    line: /(?<=^\s*(?:-\s+)*)("[\w-]+"|'[\w-]+'):(?=\S)/,
    repair: ([, name]) => `${name}: `,
  }),
  unclosed,
  finder({
    code: 'text-after-quote',
    value: /(?<=^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|\{.*\}|\[.*\]))\s*([,;])$/,
    repair: () => '',
  }),
  finder({
    code: 'text-after-quote',
    value: /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'(?!'))(?!\s*[,;]?$).+$/,
    repair: ([text]) => requoted(text),
    advice: ([text]) => (/^"[^"]*",\s*["']/.test(text) ? ' ' : undefined),
  }),
  curly,
  finder({
    code: 'special-character',
    value: /^!(?:secret|include\w*|env_var|input|lambda)\b.*$/,
    repair: inQuotes,
    advice: ([value]) =>
      `${value.split(/\s/)[0]} belongs to another program and means nothing here: write the value itself. Blocks for several pages are fragments.`,
  }),
  finder({
    code: 'unquoted-template',
    value: /^\{[{%].*$/,
    // Of two quotation marks only the closing one may be there.
    repair: ([tag]) => quoted(tag.replace(/([}%]\})["'”]$/, '$1')),
    advice: ([tag], { name }) => (name === undefined ? tagAdvice(tag) : undefined),
  }),
  finder({
    code: 'special-character',
    line: /(?<=^\s*(?:-\s+)+)\(\s*([\w-]+:\s.*?)\s*\)(?=\s*$)/,
    repair: ([, parts]) => `{ ${parts} }`,
    advice: ([, parts]) => `The fields of a group stand in braces: - { ${parts} }.`,
  }),
  finder({
    code: 'special-character',
    value: /^\(\s*(\{.*\}|[\w-]+:\s.*?)\s*\)$/,
    repair: inQuotes,
    advice: ([, parts = ''], { name }) =>
      parts.startsWith('{')
        ? `A list stands in square brackets: ${name}: [${parts}].`
        : `The fields of a group stand in braces: ${name}: { ${parts} }.`,
  }),
  finder({
    code: 'special-character',
    value: /^([@`%*&!]|\?(?=\s)|\[(?=[^\][]*\]\s*[^\s,\]])|\{(?=[^{}]*\}\s*[^\s,}\]])|!).*$/,
    repair: inQuotes,
    advice: ([value], { name }) => {
      const [, mark, words = '', address] = /^(!?)\[([^\]]*)\]\((\S+)\)$/.exec(value) ?? [];
      // In a text, a link is Markdown.
      if (/^(?:to|href|url|link)$/.test(name ?? '')) {
        const handle = /^@([\w.-]+)$/.exec(value)?.[1];
        const right = address ?? (handle && `https://www.example.org/${handle}`);
        return right && `An address stands there by itself: ${name}: ${right}.`;
      }
      if (address === undefined || (!mark && name)) return undefined;
      const fields = mark
        ? `src: ${address}, alt: ${inBraces(words) || '""'}`
        : `label: ${inBraces(words)}, to: ${address}`;
      return `A ${mark ? 'picture' : 'link'} is a group of fields: ${name ? `${name}:` : '-'} { ${fields} }.`;
    },
  }),
  finder({
    code: 'unquoted-colon',
    value: /^[^"'[{|>&*!#%@`“„].*?:(?:\s.*|$)/,
    // In `image { src: a.svg }` another colon is missing.
    repair: (found, { name = '' }) => (/[{[]/.test(name) ? undefined : inQuotes(found)),
    advice: otherField,
  }),
];

export const afterBrackets: Finder[] = [
  finder({
    code: 'syntax-error',
    line: /([\]}])\s*$/,
    repair: (_found, { text }) =>
      text.split(/[\]}]/).length > text.split(/[[{]/).length ? '' : undefined,
    unsure: true,
  }),
  missingSpace,
  finder({
    code: 'line-without-name',
    line: /(?<=^\s*(?:-\s+)*)([A-Za-z][\w-]*)(?:\s*[-=;,.：]?\s*$|\s+(?:[-–—=] +)?(?=\S))/,
    repair: ([found, name = ''], line, source) => {
      if (line.name !== undefined || found.length === 0) return undefined;
      const isAlone = line.text.trimEnd().endsWith(found.trimEnd());
      const isName = !isAlone && isFieldName(source, name, line);
      const mayBeName = isAlone || /^[a-z]/.test(name);
      return isName || (mayBeName && hasLinesBelow(line, source))
        ? `${name}:${isAlone ? '' : ' '}`
        : undefined;
    },
  }),
];

/** Returns whether fields or entries follow a line, as if it were the key of their object or their first field. */
function hasLinesBelow(line: SourceLine, { lines }: Source): boolean {
  const below = lines.slice(line.number).find((one) => !isBlank(one));
  if (!below || (below.name === undefined && below.dashes.length === 0)) return false;
  return below.indent > line.indent || (below.dashes.length > 0 && below.indent === line.indent);
}
