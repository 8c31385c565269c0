/** Brackets and braces that are not closed, or by others. */
import { type Match, replacing, type SyntaxRule } from './rule.ts';
import type { SourceLine } from './source-lines.ts';

const closing: Record<string, string> = { '[': ']', '{': '}' };

/** Brackets that are opened in the value of a line and not closed, or closed by others. */
export const unclosedBracket: SyntaxRule = {
  code: 'unclosed-bracket',
  bad: 'items: [{ title: One }',
  good: 'items: [{ title: One }]',
  applies(line, { text, lines }) {
    if (!/^[[{]/.test(line.value)) return [];
    const last = lines.findIndex(
      ({ number, text: one, indent }) =>
        number > line.number && one.trim() !== '' && indent <= line.at && !/^\s*[\]}]/.test(one),
    );
    const stop = lines[last]?.offset ?? text.length;
    const open: number[] = [];
    const tokens = /"(?:[^"\\]|\\.)*"|(?<=[[{,:]\s*)'(?:[^']|'')*'|\s#.*|[[\]{}]/g;
    tokens.lastIndex = line.offset + line.valueAt;
    for (let token = tokens.exec(text); token && token.index < stop; token = tokens.exec(text)) {
      const { index, 0: sign } = token;
      if (/^[[{]$/.test(sign)) open.push(index);
      if (!/^[\]}]$/.test(sign)) continue;
      const at = open.pop();
      if (at === undefined) return [];
      if (closing[text[at] ?? ''] === sign) continue;
      const around = text[open.at(-1) ?? text.length] ?? '';
      return [
        closing[around] === sign
          ? missing(lines, [at], index, text)
          : wrong(lines, at, index, text),
      ];
    }
    if (open.length === 0) return [];
    const own = text.slice(0, stop).replace(/(?:\s+#[^\n]*|\s)*$/, '');
    return [missing(lines, open, own.length, text)];
  },
};

const lineOf = (lines: SourceLine[], at: number) =>
  lines.findLast(({ offset }) => offset <= at) as SourceLine;

/** Closes brackets at `end`; the outermost is shown. */
function missing(lines: SourceLine[], open: number[], end: number, text: string): Match {
  const [at = 0] = open;
  const line = lineOf(lines, at);
  const signs = open
    .map((one) => closing[text[one] ?? ''] ?? '')
    .reverse()
    .join('');
  const comment = /^\s*#/.test(text.slice(end)) ? ', before the #' : '';
  return {
    line,
    from: at - line.offset,
    to: line.text.trimEnd().length,
    message: `A ${text[at]} is opened in this line and not closed.`,
    hint: `Write ${signs.at(-1)} where it ends${comment}, or put the text in quotation marks if the bracket is part of it.`,
    edits: [{ start: end, end, text: signs }],
    unsure: true,
  };
}

function wrong(lines: SourceLine[], at: number, end: number, text: string): Match {
  const line = lineOf(lines, end);
  const wanted = closing[text[at] ?? ''] ?? '';
  const from = end - line.offset;
  return replacing(line, [from, from + 1], wanted, {
    line,
    message: `A ${text[end]} stands here, but what was opened in line ${lineOf(lines, at).number} with ${text[at]} ends with ${wanted}`,
    hint: `Write ${wanted} in its place.`,
  });
}
