/** Brackets and braces that are not closed, or by others. */
import { type Finder, type Match, replacing } from './match.ts';
import type { SourceLine } from './source-lines.ts';

const closing: Record<string, string> = { '[': ']', '{': '}' };

/** Finds brackets that are opened in the value of a line and not closed, or closed by others. */
export const brackets: Finder = (line, { text, lines }) => {
  if (!/^[[{]/.test(line.value)) return [];
  const last = lines.findIndex(
    ({ number, text: one, indent }) =>
      number > line.number &&
      one.trim() !== '' &&
      indent < line.at + (line.name === undefined ? 0 : 1) &&
      !/^\s*[\]}]/.test(one),
  );
  const stop = lines[last]?.offset ?? text.length;
  const open: number[] = [];
  const tokens = /"(?:[^"\\]|\\.)*"|(?<=[[{,:]\s*)'(?:[^']|'')*'|\s#.*|[[\]{}]/g;
  tokens.lastIndex = line.offset + line.valueAt;
  for (let token = tokens.exec(text); token && token.index < stop; token = tokens.exec(text)) {
    const { index, 0: mark } = token;
    if (/^[[{]$/.test(mark)) open.push(index);
    if (!/^[\]}]$/.test(mark)) continue;
    const at = open.pop();
    if (at === undefined) return [];
    if (closing[text[at] ?? ''] === mark) continue;
    // what closes the bracket around it shows that this one was forgotten
    const around = text[open.at(-1) ?? text.length] ?? '';
    if (closing[around] === mark) return [missing(lines, [at], index, text)];
    const wanted = closing[text[at] ?? ''] ?? '';
    const end = lineOf(lines, index);
    const from = index - end.offset;
    const params = { found: mark, wanted, other: lineOf(lines, at).number };
    return [replacing('unclosed-bracket', end, [from, from + 1], wanted, { params })];
  }
  if (open.length === 0) return [];
  const own = text.slice(0, stop).replace(/(?:\s+#[^\n]*|\s)*$/, '');
  return [missing(lines, open, own.length, text)];
};

const lineOf = (lines: SourceLine[], at: number) =>
  lines.findLast(({ offset }) => offset <= at) as SourceLine;

/** Closes brackets at `end`; the outermost is shown. */
function missing(lines: SourceLine[], open: number[], end: number, text: string): Match {
  const [at = 0] = open;
  const line = lineOf(lines, at);
  const marks = open.map((one) => closing[text[one] ?? ''] ?? '').reverse();
  const comment = /^\s*#/.test(text.slice(end)) ? ', before the #' : '';
  return {
    ...{ code: 'unclosed-bracket', line, from: at - line.offset, to: line.text.trimEnd().length },
    params: { found: text[at] ?? '', wanted: marks.at(-1) ?? '', advice: comment },
    edits: [{ start: end, end, text: marks.join('') }],
    unsure: true,
  };
}
