/** Finds tabs, and characters that look like spaces or hyphens, or are invisible. */
import { linesOfTexts } from './line-groups.ts';
import { type Finder, replacing } from './match.ts';
import { finder, regex } from './pattern.ts';
import { isBlank } from './source-lines.ts';

export const ODD_SPACES = /[\u00a0\u2000-\u200f\u202a-\u202f\u205f\u2060\u3000\ufeff]+/;

/** Returns spaces in place of characters that look like them, and nothing in place of invisible ones. */
export const plainSpaces = (odd: string) =>
  /^[\u200b-\u200f\u202a-\u202e\u2060\ufeff]+$/.test(odd) ? '' : ' '.repeat(odd.length);

export const oddSpace = finder({
  code: 'odd-space',
  sample: '\u00a0 title: Welcome',
  line: new RegExp(`(?<=^[ \\t]*(?:- +)*(?:-|[\\w-]+:)?)(${ODD_SPACES.source})`),
  repair: ([odd]) => plainSpaces(odd),
});

/** Finds an invisible character in place of the space after a dash or a colon. */
export const invisibleSpace = finder({
  code: 'odd-space',
  sample: '-\u200ftype: banner',
  line: /(?<=^[ \t]*(?:- +)*(?:-|[\w-]+:))([\u200b-\u200f\u202a-\u202e\u2060\ufeff]+)(?=\S)/,
  repair: () => ' ',
  advice: () => 'Delete it and type a space.',
  sure: () => true,
});

/** Characters that look like the hyphen before an entry. */
export const LIKE_HYPHENS = '–—−‐─ー﹣－•·';

/** Characters that begin an entry in other programs, when a space follows. */
export const OTHER_BULLETS = '*+_o→►▪◦»';

const oddDashes = regex`^(?:[${LIKE_HYPHENS}](?=\s*\S)|[${OTHER_BULLETS}](?= \S)|--(?= ?[a-z]\w*:(?:\s|$)))`;

/** Finds list entries that begin with a character that looks like a hyphen. */
export const oddDash: Finder = (line, { lines }) => {
  const { indent, text } = line;
  const dash = oddDashes.exec(text.slice(indent))?.[0];
  if (!dash) return [];
  const texts = linesOfTexts(lines);
  const alike = lines.filter(
    (one) => one.indent === indent && one.text.startsWith(dash, indent) && !texts.has(one),
  );
  const edits = alike.map(({ offset }) => ({
    start: offset + indent,
    end: offset + indent + dash.length,
    text: '-',
  }));
  return [
    replacing('odd-space', line, [indent, indent + dash.length], '-', {
      edits,
      params: { found: dash, more: alike.filter(({ number }) => number > line.number).length },
    }),
  ];
};

/**
 * The widths that a tab may have: first those of editors, then those of a tab that replaces all of the indentation of
 * a line, and that of a tab among spaces.
 */
const TAB_WIDTHS = [2, 4, 8, 6, 10, 12, 1];

/** Finds the first line that is indented with tabs, with a match for each width that a tab may have. */
export const tabs: Finder = (line, { lines }) => {
  const tabbed = lines.filter((one) => one.text.slice(0, one.indent).includes('\t'));
  if (tabbed[0]?.number !== line.number) return [];
  const heads = tabbed.flatMap((one) => {
    const above = lines.slice(0, one.number - 1).findLast((other) => !isBlank(other));
    // The lines below a key without a value are indented more than the key; the dashes of a list at least as much.
    const isBelow = above?.value === '' && above.name !== undefined && !above.text.includes('\t');
    const least = above && above.at + (one.dashes.length > 0 ? 0 : 1);
    return isBelow && least !== undefined ? [{ text: one.text.slice(0, one.indent), least }] : [];
  });
  const isWide = (width: number) =>
    heads.every(({ text, least }) => text.replaceAll('\t', ' '.repeat(width)).length >= least);
  const isEntry = line.dashes.length > 0;
  const like = lines
    .slice(0, line.number - 1)
    .findLast((one) => !isBlank(one) && one.dashes.length > 0 === isEntry);
  // First the width that matches the indentation of the last line of the same kind.
  const usual =
    like && /^\t+$/.test(line.text.slice(0, line.indent)) ? like.indent / line.indent : 0;
  const widths = [...(usual > 0 && Number.isInteger(usual) ? [usual] : []), ...TAB_WIDTHS];
  return widths.filter(isWide).map((width) => ({
    code: 'tab' as const,
    line,
    from: line.text.indexOf('\t'),
    to: line.indent,
    params: { indent: { is: 0, wanted: width }, more: tabbed.length - 1 },
    edits: tabbed.map((one) => ({
      start: one.offset,
      end: one.offset + one.indent,
      text: one.text.slice(0, one.indent).replaceAll('\t', ' '.repeat(width)),
    })),
  }));
};
