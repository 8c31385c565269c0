/** Tabs, characters that only look like a space or a hyphen, and spaces and colons that are missing. */
import { shown } from '../../content/yaml/edits.ts';
import { type Match, replacing, type SyntaxRule } from './rule.ts';
import type { SourceLine } from './source-lines.ts';

const end = ({ text }: SourceLine) => text.trimEnd().length;

const tab: SyntaxRule = {
  code: 'tab',
  bad: '- type: banner\n\ttitle: Who we are',
  good: '- type: banner\n  title: Who we are',
  applies({ text, number, indent }, { lines }) {
    const tabbed = lines.filter((line) => line.text.slice(0, line.indent).includes('\t'));
    if (tabbed[0]?.number !== number) return [];
    const others = tabbed.length - 1;
    const more =
      others === 1 ? ' So is one more line below.' : ` So are ${others} more lines below.`;
    return [2, 4, 8, 1].map((width) => ({
      from: text.indexOf('\t'),
      to: indent,
      message: `This line is indented with a tab, and YAML allows spaces only.${others > 0 ? more : ''}`,
      hint: `Replace each tab by ${width === 1 ? 'one space' : `${width} spaces`}. Most editors can do so by themselves: look for "indent using spaces".`,
      edits: tabbed.map((line) => ({
        start: line.offset,
        end: line.offset + line.indent,
        text: line.text.slice(0, line.indent).replaceAll('\t', ' '.repeat(width)),
      })),
    }));
  },
};

const tabAfterDash: SyntaxRule = {
  code: 'tab',
  bad: '-\ttype: banner\n  title: Who we are',
  good: '- type: banner\n  title: Who we are',
  applies(line) {
    const gap = /(?<=^\s*-) *\t\s*/.exec(line.text);
    if (!gap) return [];
    const rest = line.text.slice(gap.index + gap[0].length).trim();
    return [
      replacing(line, [gap.index, gap.index + gap[0].length], ' ', {
        message: 'There is a tab after this dash, and YAML allows spaces only.',
        hint: `Replace it by a space: - ${shown(rest)}`,
      }),
    ];
  },
};

export const oddSpaces = /[\u00a0\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]+/;
/** Where YAML needs a space or a name. */
const oddSpot = new RegExp(`(?<=^[ \\t]*(?:- +)*(?:-|[\\w-]+:)?)${oddSpaces.source}`);

export const oddSpace: SyntaxRule = {
  code: 'odd-space',
  bad: '- type: banner\n\u00a0\u00a0title: Who we are',
  good: '- type: banner\n  title: Who we are',
  applies(line) {
    const found = oddSpot.exec(line.text);
    return found ? [oddSpaceAt(line, found.index)] : [];
  },
};

/** Returns what is wrong with the space that begins at a column of a line. */
export function oddSpaceAt(line: SourceLine, at: number): Match {
  const [odd = ''] = oddSpaces.exec(line.text.slice(at)) ?? [];
  const isInvisible = /^[\u200b-\u200d\u2060\ufeff]+$/.test(odd);
  return replacing(line, [at, at + odd.length], isInvisible ? '' : ' '.repeat(odd.length), {
    message: isInvisible
      ? 'There is an invisible character here, probably from copying and pasting.'
      : 'This looks like a space and is another character: a non-breaking space, probably copied out of a web page.',
    hint: isInvisible ? 'Delete it.' : 'Delete it and type a space.',
  });
}

export const oddDash: SyntaxRule = {
  code: 'odd-space',
  bad: '– type: banner\n  title: Who we are',
  good: '- type: banner\n  title: Who we are',
  applies(line, { lines }) {
    const { indent, text } = line;
    const sign = /^[–—−‐•·](?=\s*\S)/.exec(text.slice(indent))?.[0];
    if (!sign) return [];
    const alike = lines.filter((one) => one.indent === indent && one.text[indent] === sign);
    return [
      {
        from: indent,
        to: indent + 1,
        message: `An entry of a list begins with a hyphen, and this is another character: ${sign}`,
        hint: `Write - ${shown(text.slice(indent + 1).trim())}`,
        edits: alike.map(({ offset }) => ({
          start: offset + indent,
          end: offset + indent + 1,
          text: '-',
        })),
      },
    ];
  },
};

export const afterDash: SyntaxRule = {
  code: 'missing-space',
  bad: '- type: banner\n-type: text',
  good: '- type: banner\n- type: text',
  applies(line) {
    if (!/^-[A-Za-z"']/.test(line.text.slice(line.at))) return [];
    return [
      {
        ...replacing(line, [line.at + 1, line.at + 1], ' ', {
          message: 'A space is missing after the dash.',
          hint: `Write - ${shown(line.text.slice(line.at + 1).trim())}`,
        }),
        from: line.at,
        to: end(line),
      },
    ];
  },
};

export const spacingRules: SyntaxRule[] = [tab, tabAfterDash, oddSpace, oddDash, afterDash];
