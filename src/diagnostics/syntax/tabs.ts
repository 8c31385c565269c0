/** Finds lines that are indented with tabs. */
import type { Finder } from './match.ts';
import { isBlank } from './source-lines.ts';

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
