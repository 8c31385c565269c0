/** Mistakes that a pattern finds, with what is to stand in place of what it finds. */
import { quoted } from '../../content/yaml/edits.ts';
import type { SyntaxName } from '../model/syntax-params.ts';
import { type Finder, replacing, type Source } from './match.ts';
import type { SourceLine } from './source-lines.ts';

interface Pattern {
  code: SyntaxName;
  /** Found in the value of a name or of an entry; `line` for patterns that are found anywhere in a line. */
  value?: RegExp;
  line?: RegExp;
  /** Returns what is to stand there; `undefined` where it is not a mistake after all. */
  repair(found: RegExpExecArray, line: SourceLine, source: Source): string | undefined;
  /** Returns what else may have been meant, so that the repair is not made without asking. */
  advice?(found: RegExpExecArray, line: SourceLine, source: Source): string | undefined;
  unsure?: true;
  /** Whether a name has to stand before it. */
  named?: true;
  /** Whether what follows is shown, not what is replaced. */
  after?: true;
}

/** Returns the finder of a pattern. */
export function finder(of: Pattern): Finder {
  const { code, value, line: anywhere, repair, advice, unsure, named, after } = of;
  return (line, source) => {
    const isOwned = line.name !== undefined || line.dashes.length > 0;
    if ((value && !isOwned) || (named && line.name === undefined)) return [];
    const pattern = new RegExp((value ?? anywhere)?.source ?? '', 'g');
    const start = value ? line.valueAt : 0;
    return [...(value ? line.value : line.text).matchAll(pattern)].flatMap((found) => {
      const text = repair(found, line, source);
      if (text === undefined) return [];
      const given = advice?.(found, line, source);
      const from = start + found.index;
      const more = given || unsure ? { unsure: true as const } : {};
      const params = { found: found[1] ?? found[0].trim().slice(0, 1), advice: given };
      const to = from + found[0].length;
      const shown = after ? { from: to, to: line.text.trimEnd().length } : {};
      return replacing(code, line, [from, to], text, { ...more, ...shown, params });
    });
  };
}

/** Puts all that was found in quotation marks, in the place of curly ones; after tel: and its like stands no space. */
export const inQuotes = ([text]: RegExpExecArray) =>
  quoted(
    text
      .replace(/^(tel|mailto|https?):\s+/, '$1:')
      .replace(/^tel:[\d\s()./+-]+$/, (address) => address.replace(/[^a-z\d:+]/g, ''))
      .replace(/^[“„«]([^“”„«»]*)[”“»]$/, (_all, inner: string) => inner),
  );
