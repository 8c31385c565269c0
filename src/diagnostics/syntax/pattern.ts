/** Makes finders from patterns and the replacements of what they match. */
import { applyEdits } from '../../content/yaml/edits.ts';
import { quoted } from '../../content/yaml/scalars.ts';
import type { SyntaxName } from '../model/syntax-params.ts';
import { type Finder, replacing, type Source } from './match.ts';
import type { SourceLine } from './source-lines.ts';

interface Pattern {
  code: SyntaxName;
  /** A line with the mistake, and with spaces at the start where it has to be indented. */
  sample: string;
  /** Matched with the value of a key or a list entry; `line` is matched with the whole line. */
  value?: RegExp;
  line?: RegExp;
  /** Returns the replacement; `undefined` when it is not a mistake after all. */
  repair(found: RegExpExecArray, line: SourceLine, source: Source): string | undefined;
  /** Returns what else may have been meant; the repair then needs confirmation. */
  advice?(found: RegExpExecArray, line: SourceLine, source: Source): string | undefined;
  /** Returns the character that stands in the place of the right one, for the message. */
  instead?(found: RegExpExecArray): string | undefined;
  /** Whether the repair is one of several, so that it needs confirmation. */
  unsure?: true;
  /** Returns whether the repair is certain although there is advice. */
  sure?(found: RegExpExecArray): boolean;
  /** Whether the value has to have a key. */
  needsKey?: true;
  /** Whether the message points at the text after the match instead of the match. */
  pointsAfter?: true;
}

/** A finder that is made from a pattern. */
export type PatternFinder = Finder & Pick<Pattern, 'sample'>;

/** Returns the finder for a pattern. */
export function finder(of: Pattern): PatternFinder {
  const {
    code,
    sample,
    value,
    line: anywhere,
    repair,
    advice,
    instead,
    unsure,
    sure,
    needsKey,
    pointsAfter,
  } = of;
  const find: Finder = (line, source) => {
    const isOwned = line.name !== undefined || line.dashes.length > 0;
    if ((value && !isOwned) || (needsKey && line.name === undefined)) return [];
    const pattern = new RegExp((value ?? anywhere)?.source ?? '', 'g');
    const start = value ? line.valueAt : 0;
    return [...(value ? line.value : line.text).matchAll(pattern)].flatMap((found) => {
      const text = repair(found, line, source);
      if (text === undefined) return [];
      const given = advice?.(found, line, source);
      const from = start + found.index;
      const more = (given || unsure) && !sure?.(found) ? { unsure: true as const } : {};
      const params = {
        found: found[1] ?? found[0].trim().slice(0, 1),
        advice: given,
        instead: instead?.(found),
      };
      const to = from + found[0].length;
      const shown = pointsAfter ? { from: to, to: line.text.trimEnd().length } : {};
      return replacing(code, line, [from, to], text, { ...more, ...shown, params });
    });
  };
  return Object.assign(find, { sample });
}

/** Returns a finder that repairs all that another one finds in a line, and reports it at the first place. */
export function repairedTogether(find: PatternFinder): PatternFinder {
  const all = repairedAtEach(find);
  return Object.assign<Finder, { sample: string }>((...of) => all(...of).slice(0, 1), {
    sample: find.sample,
  });
}

/** Returns a finder that repairs all that another one finds in a line, and reports it at each of its places. */
export function repairedAtEach(find: PatternFinder): PatternFinder {
  const together: Finder = (line, source) => {
    const found = find(line, source);
    if (found.length < 2) return found;
    const edits = found.flatMap((one) => one.edits);
    const ofLine = edits.map(({ start, end, text }) => ({
      start: start - line.offset,
      end: end - line.offset,
      text,
    }));
    const right = applyEdits(line.text, ofLine).trim();
    return found.map((one) => ({ ...one, edits, params: { ...one.params, right } }));
  };
  return Object.assign(together, { sample: find.sample });
}

/** Joins parts, such as those of `parts`, to a regular expression. */
export const regex = (text: TemplateStringsArray, ...named: string[]): RegExp =>
  new RegExp(String.raw(text, ...named));

/** Parts of regular expressions. */
export const parts = {
  /** The place where a key or a text begins in its line: after the indentation and dashes. */
  lineStart: String.raw`(?<=^\s*(?:-\s+)*)`,
  /** A key as people write it. */
  key: String.raw`[A-Za-z][\w-]*`,
  /** A key in quotation marks. */
  quotedKey: String.raw`"[\w-]+"|'[\w-]+'`,
  /** A text in quotation marks that are closed. */
  quotedText: String.raw`"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'`,
  /** A character that has a meaning in YAML. */
  sign: '[@`%*&!]',
  /** The place after a key in braces. */
  afterKey: String.raw`(?<=[{,]\s*[\w-]+:\s+)`,
  /** The place before the next field in braces, or before their end. */
  beforeField: String.raw`(?=\s*(?:,\s*["']?[\w-]+["']?:\s|\}))`,
};

/** Returns the advice about a star alone, which marks a required field in the forms of other programs. */
export const starAdvice = (name: string): string => `If it means yes, write ${name}: true.`;

/**
 * Returns the matched text in quotation marks, which replace curly ones; in addresses such as `tel:` spaces are
 * removed.
 */
export const straightened = ([text]: RegExpExecArray) =>
  quoted(
    text
      .replace(/^(tel|mailto|https?):\s+/, '$1:')
      .replace(/^tel:[\d\s()./+-]+$/, (address) => address.replace(/[^a-z\d:+]/g, ''))
      .replace(/^[“„«]([^“”„«»]*)[”“»]$/, (_all, inner: string) => inner),
  );
