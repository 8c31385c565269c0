/** Finds mistakes in the keys, dashes and separators of a line. */
import { quoted } from '../../content/yaml/scalars.ts';
import { type Finder, isFieldName, replacing, type Source } from './match.ts';
import { invisibleSpace, oddSpace } from './odd-spaces.ts';
import { finder, parts, regex, straightened } from './pattern.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

/** What people write after a key in place of a colon and a space. */
const noSpace = String.raw`:(?!\/\/)`;
const otherSign = String.raw`\s*([=-]+>|[=：﹕؛])\s*`;
const noColon = String.raw`(?:\s+(?=[|>*{[])|(?=[|>]\s*$))`;

/** Finds missing spaces and wrong separators after a key: `title:Welcome`, `title = Welcome`, `body |`. */
export const missingSpace = finder({
  code: 'missing-space',
  sample: 'title:Welcome',
  line: regex`${parts.lineStart}(?!(?<=-\s+)(?:tel|mailto|sms):)(${parts.key}|<<)(?:${noSpace}|${otherSign}|${noColon})(?=\S)`,
  // In `image { src: a.svg }` the text before the colon looks like a key; `- Team -> /team` has two fields.
  repair: ([found, name = ''], line) => {
    const isPair = line.dashes.length > 0 && found.includes('>') && /^[A-Z]/.test(name);
    return isPair || /^[^{[]+$/.test(line.name ?? '') ? undefined : `${name}: `;
  },
  instead: ([, , sign]) => sign,
});

/** Finds a value that YAML reads as a comment: `to: #team`. */
export const commentedValue = finder({
  code: 'unquoted-comment',
  sample: 'to: #team',
  line: /(?<=:\s+|-\s+)#+\s*[^\s#].*?(?=\s*$)/,
  repair: ([rest], line, { lines }) => {
    const below = lines[line.number];
    // A comment after a key whose value is below.
    const isOwned = line.name !== undefined || line.dashes.length > 0;
    const at = line.name === undefined ? line.indent : line.at;
    const isComment = /^#+\s/.test(rest) && below && !isBlank(below) && below.indent > at;
    const isWhole = line.text.slice(line.valueAt).trimEnd() === rest;
    // The opening mark of a text in quotation marks may be missing.
    const text = rest.replace(/^([^"']*)["']$/, '$1');
    return !isOwned || !isWhole || isComment ? undefined : quoted(text);
  },
});

/** Finds a dash with nothing after it and nothing below it. */
export const emptyDash = finder({
  code: 'missing-value',
  sample: '-',
  line: /(?<=^\s*)-(?=\s*$)/,
  repair: (_found, line, { lines }) => {
    const below = lines.slice(line.number).find((one) => !isBlank(one));
    return below && below.indent > line.indent ? undefined : '';
  },
  unsure: true,
});

/**
 * Finds a dash without a space after it. Further fields of the entry may be in the column of the first one or one
 * column further.
 */
const dashOfName: Finder = (line, { lines }) => {
  const [, lead] = /^((?:\s|-\s)*)-(?=[A-Za-z"'{])/.exec(line.text) ?? [];
  if (lead === undefined) return [];
  const below = lines.slice(line.number).filter((one) => !isBlank(one));
  const stop = below.findIndex(({ indent }) => indent <= lead.length);
  const own = stop === -1 ? below : below.slice(0, stop);
  const isClose = own[0]?.indent === lead.length + 1;
  const starts = [line.offset + lead.length + 1, ...(isClose ? own : []).map((one) => one.offset)];
  const edits = starts.map((start) => ({ start, end: start, text: ' ' }));
  return [replacing('missing-space', line, [lead.length, lead.length + 1], '- ', { edits })];
};

/** The finders of wrong spaces and of missing ones before a key, in this order. */
export const spacePatterns: Finder[] = [
  finder({ code: 'tab', sample: '-\ttype: banner', line: /(?<=^\s*-) *\t\s*/, repair: () => ' ' }),
  oddSpace,
  invisibleSpace,
  dashOfName,
];

/** The finders that are tried before those of values, in this order. */
export const beforeValues: Finder[] = [
  finder({
    code: 'missing-dash',
    sample: '1. type: banner',
    line: /(?<=^\s*)\d{1,2}[.)] +(?=[{\w"'][^:]*:\s)/,
    // The fields below keep their column.
    repair: ([mark], { text }) => '- '.padEnd(text.includes('{') ? 2 : mark.length),
  }),
  finder({
    code: 'line-without-name',
    sample: 'title; Welcome',
    line: regex`${parts.lineStart}(${parts.quotedKey}|${parts.key})(?:\s*;|(?<=["'])(?=\s+["'])) *(?=\S)`,
    repair: ([, name = ''], line) =>
      line.name === undefined ? `${name.replace(/["']/g, '')}: ` : undefined,
  }),
  finder({
    code: 'line-without-name',
    sample: '// the first block',
    line: /(?<=^\s*)(\/\/|\/\*+|<!--|;+(?=\s))\s*(.*?)\s*(?:\*\/|-->)?\s*$/,
    repair: ([, , words]) => `# ${words}`,
  }),
  finder({
    code: 'unquoted-colon',
    sample: 'title : : Welcome',
    line: regex`(?<=^\s*(?:-\s+)*${parts.key}\s*)(:)\s+:(?=\s)`,
    repair: ([, colon]) => colon,
  }),
  finder({
    code: 'list-in-line',
    sample: 'items: - One',
    value: /^-\s+\S.*$/,
    repair: straightened,
    unsure: true,
    needsKey: true,
  }),
  finder({
    code: 'block-text',
    sample: 'body: | Hello',
    value: /^([|>][-+0-9]*)\s*(?=[^\s\d+-])/,
    repair: () => '',
    unsure: true,
    pointsAfter: true,
  }),
];

/** The finders that are tried last, in this order. */
export const lastPatterns: Finder[] = [
  finder({
    code: 'syntax-error',
    sample: 'items: [One]]',
    line: /([\]}])\s*$/,
    repair: (_found, { text }) =>
      text.split(/[\]}]/).length > text.split(/[[{]/).length ? '' : undefined,
    unsure: true,
  }),
  missingSpace,
  finder({
    code: 'line-without-name',
    sample: 'title Welcome',
    line: regex`${parts.lineStart}(${parts.key})(?:\s*[-=;,.：]?\s*$|\s+(?:[-–—=] +)?(?=\S))`,
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
