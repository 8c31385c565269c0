/** Finds brackets and braces that are not closed, or closed by the wrong kind. */
import { type Finder, type Match, replacing } from './match.ts';
import type { SourceLine } from './source-lines.ts';

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
