/** Long texts whose lines do not stand where they belong. */
import { moved, spaces } from './indentation-rules.ts';
import { type Match, replacing, type SyntaxRule } from './rule.ts';
import type { SourceLine } from './source-lines.ts';

const end = ({ text }: SourceLine) => text.trimEnd().length;

/** A text after | or > whose lines are not all indented alike. */
const blockText: SyntaxRule = {
  code: 'block-text',
  bad: 'body: |\nOur story',
  good: 'body: |\n  Our story',
  applies(line, source) {
    const { lines } = source;
    const head = lines.slice(0, line.number - 1).findLast(({ value }) => /^[|>][-+]?$/.test(value));
    if (!head || line.text.trim() === '') return [];
    const between = lines
      .slice(head.number, line.number - 1)
      .filter(({ text }) => text.trim() !== '');
    if (between.some(({ indent }) => indent <= head.at)) return [];
    const first = between[0]?.indent;
    const wanted = first !== undefined && first > head.at ? first : head.at + 2;
    if (line.indent >= wanted && between.length > 0) return [];
    const isField = ({ text, indent }: SourceLine) => indent <= head.at && /^\s*[\w-]+:/.test(text);
    const rest = lines.slice(line.number - 1);
    const stop = rest.findIndex(isField);
    const own = (stop === -1 ? rest : rest.slice(0, stop)).filter(({ indent }) => indent < wanted);
    const isFirstTooFar = between.length > 0 && line.indent === head.at + 2;
    const tooFar = lines.slice(head.number, line.number - 1);
    return [
      ...(isFirstTooFar ? [ofText(head, between[0] ?? line, line.indent, tooFar)] : []),
      ...(isField(line) ? [] : [ofText(head, line, wanted, own)]),
    ];
  },
};

function ofText(head: SourceLine, line: SourceLine, wanted: number, lines: SourceLine[]): Match {
  return {
    line,
    from: line.indent,
    to: end(line),
    message: `This line is indented by ${spaces(line.indent)}, which is too ${line.indent < wanted ? 'little' : 'much'} to belong to the text that begins in line ${head.number}${head.name ? ` (${head.name})` : ''}.`,
    hint: `Indent it by ${spaces(wanted)}, like every line of that text.`,
    edits: moved(lines, wanted - line.indent),
    unsure: true,
  };
}

const besideSign: SyntaxRule = {
  code: 'block-text',
  bad: 'body: | Our story\n  goes on',
  good: 'body: Our story\n  goes on',
  applies(line) {
    const [sign = ''] = /^[|>][-+0-9]*\s+(?=\S)/.exec(line.value) ?? [];
    if (sign === '') return [];
    const from = line.valueAt + sign.length;
    return [
      {
        ...replacing(line, [line.valueAt, from], '', {
          message: `After ${sign.trim()} the text must begin in the next line.`,
          hint: `Move the text into the next line, indented by two more spaces, or remove the ${sign.trim()}.`,
          unsure: true,
        }),
        from,
        to: line.valueAt + line.value.length,
      },
    ];
  },
};

export const blockTextRules: SyntaxRule[] = [blockText, besideSign];
