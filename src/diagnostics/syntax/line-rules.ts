/** Lines without a name, or with something else in place of a value. */
import { quoted, shown } from '../../content/yaml/edits.ts';
import {
  isNameElsewhere,
  lineAbove,
  type Match,
  replacing,
  type Source,
  type SyntaxRule,
} from './rule.ts';
import { isBlank, type SourceLine } from './source-lines.ts';

const end = ({ text }: SourceLine) => text.trimEnd().length;

/** `title:Welcome`, `title = Welcome`, `body |`. */
export const missingSpace: SyntaxRule = {
  code: 'missing-space',
  bad: '- type: banner\n  title:Who we are',
  good: '- type: banner\n  title: Who we are',
  applies(line) {
    const [, name, mark = '', rest = ''] =
      /^([A-Za-z][\w-]*|<<)(:(?!\/\/)|\s*[=：]\s*|\s+(?=[|>*]))(\S.*)$/.exec(line.value) ?? [];
    if (line.name !== undefined || name === undefined) return [];
    const sign = mark.trim();
    return colonAfter(line, [name, mark, rest], {
      message:
        sign === ''
          ? `A colon is missing after ${name}.`
          : sign === ':'
            ? `A space is missing after ${name}:`
            : `A name ends with a colon and a space, not with ${sign}`,
    });
  },
};

/** `title Welcome`, and `blocks` with its entries below. */
const missingColon: SyntaxRule = {
  code: 'line-without-name',
  bad: 'blocks\n  - type: banner',
  good: 'blocks:\n  - type: banner',
  applies(line, source) {
    const [, name, mark = '', rest = ''] =
      /^([A-Za-z][\w-]*)(\s*[-=;,.：]?$|\s+)(.*)$/.exec(line.value) ?? [];
    if (line.name !== undefined || name === undefined) return [];
    const isName = rest !== '' && isNameElsewhere(source, name, line);
    if (!isName && !hasLinesBelow(line, source)) return [];
    return colonAfter(line, [name, mark, rest], { message: `A colon is missing after ${name}.` });
  },
};

function colonAfter(
  line: SourceLine,
  [name, mark, rest]: [name: string, mark: string, rest: string],
  { message }: { message: string },
): Match[] {
  const start = line.valueAt + name.length;
  const text = rest === '' ? ':' : ': ';
  const hint = `Write ${name}${text}${shown(rest)}`;
  const match = replacing(line, [start, start + mark.length], text, { message, hint });
  return [{ ...match, from: line.valueAt, to: line.valueAt + line.value.length }];
}

/** Whether fields or entries stand below a line as if it were the name of their group, or the first field of it. */
function hasLinesBelow(line: SourceLine, { lines }: Source): boolean {
  const below = lines.slice(line.number).find((one) => !isBlank(one));
  if (!below || (below.name === undefined && below.dashes.length === 0)) return false;
  return below.indent > line.indent || (below.dashes.length > 0 && below.indent === line.indent);
}

/** `to: #team`: what was meant to be a value is a comment. */
export const commentedValue: SyntaxRule = {
  code: 'unquoted-comment',
  bad: 'to: #team',
  good: 'to: "#team"',
  applies(line, { lines }) {
    const rest = line.text.slice(line.valueAt).trimEnd();
    const below = lines[line.number];
    // a remark after a name that has its value below
    const isRemark =
      /^#+\s/.test(rest) && below && below.text.trim() !== '' && below.indent > line.at;
    if (line.name === undefined || line.value !== '' || !/^#+\s*[^\s#]/.test(rest) || isRemark) {
      return [];
    }
    return [
      replacing(line, [line.valueAt, line.valueAt + rest.length], quoted(rest), {
        message: 'A value that begins with # is a comment, so this field is empty.',
        hint: `Put it in quotation marks: ${line.name}: ${shown(quoted(rest))}.`,
      }),
    ];
  },
};

/** A dash with nothing after it and nothing below it. */
export const emptyDash: SyntaxRule = {
  code: 'missing-value',
  bad: '- title: One\n-',
  good: '- title: One\n',
  applies(line, { lines }) {
    const [dash] = line.dashes;
    const below = lines.slice(line.number).find((one) => !isBlank(one));
    const isEmpty = line.text.trim() === '-' && !(below && below.indent > line.indent);
    if (dash === undefined || !isEmpty) return [];
    return [
      replacing(line, [dash, dash + 1], '', {
        message: 'This dash begins an entry, and nothing stands after it.',
        hint: 'Write the entry after it, or delete the dash.',
        unsure: true,
      }),
    ];
  },
};

const listInLine: SyntaxRule = {
  code: 'list-in-line',
  bad: 'heading: - 20% off',
  good: 'heading: "- 20% off"',
  applies(line) {
    if (line.name === undefined || !/^-\s+\S/.test(line.value)) return [];
    const columns: [number, number] = [line.valueAt, line.valueAt + line.value.length];
    const text = quoted(line.value);
    const isFields = /^-\s+["']?[\w-]+["']?:/.test(line.value);
    const isWord = /^-\s+[\w.-]+$/.test(line.value);
    const said = {
      message: 'A list cannot begin in the line of its name.',
      hint: `${isFields ? 'Move' : `${isWord ? `If it is one word, remove the space: ${line.name}: ${line.value.replace(/\s+/, '')}. ` : ''}Put the text in quotation marks: ${line.name}: ${shown(text)}. If it is a list, move`} "${shown(line.value)}" into the next line, indented by two more spaces.`,
      unsure: true as const,
    };
    return [replacing(line, columns, text, said), replacing(line, columns, '', said)];
  },
};

const foreignComment: SyntaxRule = {
  code: 'line-without-name',
  bad: '// what everybody sees\ntitle: Who we are',
  good: '# what everybody sees\ntitle: Who we are',
  applies(line) {
    const [all, words = ''] =
      /^(?:\/\/|\/\*+|<!--)\s*(.*?)\s*(?:\*\/|-->)?$/.exec(line.text.trim()) ?? [];
    if (all === undefined) return [];
    return [
      replacing(line, [line.indent, end(line)], `# ${words}`, {
        message: 'This looks like a comment, and in YAML a comment begins with #.',
        hint: `Write # ${shown(words)}`,
      }),
    ];
  },
};

/** A line that could be read if it were not there. */
export const nameless: SyntaxRule = {
  code: 'line-without-name',
  bad: 'title: Who we are\nA page about us\nblocks: []',
  good: 'title: Who we are\n\nblocks: []',
  applies(line, source) {
    if (line.name !== undefined || isBlank(line) || line.dashes.length > 0) return [];
    const above = lineAbove(source, line);
    const text = line.text.trim();
    const [, word, rest = ''] = /^([a-z][A-Za-z]*)\s+(\S.*)$/.exec(text) ?? [];
    const cells = text.split(/\t+/);
    const hint = /^(?:```|~~~)/.test(text)
      ? `This line marks code in Markdown: delete it, and the line ${text.slice(0, 3)} at the end.`
      : cells.length > 1
        ? `If this is a row of a table, write each cell in a line of its own with its name, the first with a dash: - name: ${shown(cells[0] ?? '')}.`
        : above?.value === '' && above.name !== undefined
          ? `If it is the value of ${above.name}, write it after the colon, ${above.name}: ${shown(text)}, or indent it further than ${above.name}.`
          : `${word ? `If ${word} is its name, write ${word}: ${shown(rest)}. ` : ''}If it belongs to the line before, indent it further than that one.`;
    return [
      replacing(line, [line.indent, end(line)], '', {
        message: 'This line has no name with a colon, so YAML does not know what it belongs to.',
        hint,
        unsure: true,
      }),
    ];
  },
};

export const lineRules: SyntaxRule[] = [foreignComment, listInLine, commentedValue];
export const nameRules: SyntaxRule[] = [missingSpace, missingColon];
