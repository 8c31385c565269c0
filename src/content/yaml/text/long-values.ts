/** Where values end that may go over several lines, and what can go wrong with them. */
import { scanFlow } from './flow-scan.ts';
import type { ScannedLine } from './scanned-line.ts';
import { placeIn, shown, type TextCause } from './text-cause.ts';

/** The index of the line after a value, and what is wrong with the value. */
export interface ValueEnd {
  next: number;
  cause?: TextCause;
  /** What else is wrong with it. */
  others?: TextCause[];
  /** The line that is indented further than the value it seems to go on. */
  further?: ScannedLine;
}

/** The column that everything which belongs to a line's value has to be indented further than. */
function outerColumn({ key, at, dashes, indent }: ScannedLine): number {
  return key === undefined ? (dashes.at(-1) ?? indent - 1) : at;
}

function isBlank({ text }: ScannedLine): boolean {
  return text.trim() === '';
}

/** A text after | or >. */
export function blockTextEnd(lines: ScannedLine[], index: number): ValueEnd {
  const head = lines[index] as ScannedLine;
  const outer = outerColumn(head);
  let next = index + 1;
  let inner: number | undefined;
  for (; next < lines.length; next += 1) {
    const line = lines[next] as ScannedLine;
    if (isBlank(line)) continue;
    const indent = /^ */.exec(line.text)?.[0].length ?? 0;
    if (line.text[indent] === '\t' && inner === undefined) return { next };
    if (indent <= outer) break;
    inner ??= indent;
    // a paragraph that is indented less than the first
    if (indent < inner && !/[1-9]/.test(head.value)) {
      const first = lines.slice(index + 1).find((one) => !isBlank(one)) ?? line;
      if (indent === outer + 2) {
        return { next: next + 1, cause: outdented(first, inner, indent, head) };
      }
      return { next: next + 1, cause: outdented(line, indent, inner, head) };
    }
  }
  const after = lines[next];
  const isText =
    after &&
    after.key === undefined &&
    after.dashes.length === 0 &&
    !/^\s*(?:#|\.\.\.|---|[<>=]{7})/.test(after.text) &&
    !/^[\w-]+:/.test(after.value);
  if (!isText) return { next };
  return { next: next + 1, cause: outdented(after, after.indent, inner ?? outer + 2, head) };
}

/** A line that does not line up below a long text, and looks like a part of it: an entry of a list in Markdown, or words with a colon. */
export function leftText(
  lines: ScannedLine[],
  head: ScannedLine,
  line: ScannedLine,
): TextCause | undefined {
  const { key, dashes, indent } = line;
  const isWords = key === undefined ? dashes.length > 0 : /\s/.test(key);
  if (!/^[|>]/.test(head.value) || !isWords) return undefined;
  const first = lines.slice(head.number, line.number - 1).find((one) => !isBlank(one));
  return outdented(line, indent, first?.indent ?? outerColumn(head) + 2, head);
}

function outdented(line: ScannedLine, is: number, wanted: number, head: ScannedLine): TextCause {
  return {
    code: 'block-text',
    message: `This line is indented by ${is} ${is === 1 ? 'space' : 'spaces'}, which is too ${is < wanted ? 'little' : 'much'} to belong to the text that begins in line ${head.number}${head.key ? ` (${head.key})` : ''}.`,
    hint: `Indent it by ${wanted} spaces, like every line of that text.`,
    place: placeIn(line.number, is, line.text.trimEnd().length),
    local: false,
  };
}

/** A text in quotation marks. */
export function quoteEnd(lines: ScannedLine[], index: number): ValueEnd {
  const head = lines[index] as ScannedLine;
  const sign = head.value[0] as '"' | "'";
  const pattern = sign === '"' ? /^(?:[^"\\]|\\.)*(")(.*)$/s : /^(?:[^']|'')*?(')(?!')(.*)$/s;
  if (pattern.test(head.value.slice(1))) return { next: index + 1 };
  const outer = outerColumn(head);
  for (let next = index + 1; next < lines.length; next += 1) {
    const line = lines[next] as ScannedLine;
    if (isBlank(line)) continue;
    if (line.indent <= outer) break;
    const rest = pattern.exec(line.text)?.[2];
    if (rest === undefined) continue;
    // if something follows, this mark opens another text instead of closing ours
    if (/^\s*(?:#.*)?$/.test(rest)) return { next: next + 1 };
    break;
  }
  const { number, offset, valueAt, value, key } = head;
  const other = sign === '"' ? "'" : '"';
  const isMixed = value.length > 1 && value.endsWith(other);
  const at = offset + valueAt;
  const written = `${key === undefined ? '- ' : `${key}: `}`;
  const mended = isMixed ? `${value.slice(0, -1)}${sign}` : `${value}${sign}`;
  const isSure = !value.slice(1).includes(sign) && !/\\$/.test(value);
  return {
    next: index + 1,
    cause: {
      code: 'unclosed-quote',
      message: isMixed
        ? `This text begins with ${sign} and ends with ${other}; both have to be the same.`
        : 'A quotation mark is opened in this line and not closed.',
      hint: isMixed
        ? `Write ${written}${shown(mended)}`
        : `Write ${sign} at the end of the text too, ${written}${shown(mended)}, or leave both away.`,
      place: placeIn(number, valueAt, valueAt + value.length),
      ...(isSure ? { edits: [{ start: at, end: at + value.length, text: mended }] } : {}),
      local: true,
    },
  };
}

/** A list or a group in brackets. */
export function bracketEnd(lines: ScannedLine[], index: number): ValueEnd {
  const { next, causes } = scanFlow(lines, index, outerColumn(lines[index] as ScannedLine));
  const [cause, ...others] = causes;
  return { next, ...(cause ? { cause, others } : {}) };
}

/** A text without quotation marks: it goes on in lines that are indented further. */
export function plainTextEnd(lines: ScannedLine[], index: number): ValueEnd {
  const head = lines[index] as ScannedLine;
  if (head.key === undefined && head.dashes.length === 0) return { next: index + 1 };
  const outer = outerColumn(head);
  for (let next = index + 1; next < lines.length; next += 1) {
    const line = lines[next] as ScannedLine;
    if (isBlank(line)) continue;
    const isOther = line.indent <= outer || line.text.startsWith('#', line.indent);
    if (isOther || /^ *\t/.test(line.text)) return { next };
    const cause = goesOn(head, line);
    if (cause?.code === 'indentation') return { next: next + 1, cause, further: line };
    if (cause) return { next: next + 1, cause };
  }
  return { next: lines.length };
}

/** What is wrong with a line that YAML takes for the next line of the text in `head`. */
function goesOn(head: ScannedLine, line: ScannedLine): TextCause | undefined {
  const { key, number, indent, text, offset, dashes } = line;
  const end = text.trimEnd().length;
  const where = head.key ? `the text of ${head.key}` : 'the text';
  const about = { place: placeIn(number, indent, end) };
  if (key === undefined) {
    const [, name] = /^([A-Za-z][\w-]*):[^\s/]/.exec(line.value) ?? [];
    if (!name) return undefined;
    const at = offset + line.valueAt + name.length + 1;
    return {
      ...about,
      code: 'missing-space',
      message: `A space is missing after ${name}:, so this line is taken for a part of ${where} above.`,
      hint: `Write ${name}: ${shown(line.value.slice(name.length + 1))}, in the column of the other fields.`,
      edits: [{ start: at, end: at, text: ' ' }],
      local: true,
      possible: true,
    };
  }
  const nameless = colonForgotten(head, line);
  if (nameless) return nameless;
  if (/^[\w-]+$/.test(key) || dashes.length > 0) {
    const wanted = head.at;
    return {
      ...about,
      code: 'indentation',
      message: `This line is indented further than ${head.key ?? 'the entry'} in line ${head.number}, so YAML takes it for a part of ${where} there.`,
      hint: `${wanted === 0 ? 'Begin it at the left edge' : `Indent it by ${wanted} spaces`}, like ${head.key ?? 'the entry'}${dashes.length > 0 && head.key ? `, or take the value away from ${head.key} if this list belongs to it` : ''}.`,
      local: false,
    };
  }
  return {
    ...about,
    code: 'unquoted-colon',
    message: `There is a colon in this line, which goes on ${where} of line ${head.number}, so YAML takes the words before it for a name.`,
    hint: `Put the whole text in quotation marks, or write | after ${head.key ?? '-'}: and begin the text in the next line.`,
    local: true,
  };
}

/** `- type text` with fields below it, which line up with the word. */
function colonForgotten(head: ScannedLine, line: ScannedLine): TextCause | undefined {
  const [, name, rest = ''] = /^([a-z][\w-]*)\s+(\S.*)$/.exec(head.value) ?? [];
  if (head.key !== undefined || !name || line.indent !== head.at) return undefined;
  const at = head.offset + head.valueAt + name.length;
  return {
    code: 'line-without-name',
    message: `A colon is missing after ${name}.`,
    hint: `Write ${name}: ${shown(rest)}`,
    place: placeIn(head.number, head.valueAt, head.valueAt + head.value.length),
    edits: [{ start: at, end: at, text: ':' }],
    local: true,
  };
}
