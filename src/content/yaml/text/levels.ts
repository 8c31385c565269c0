import type { ScannedLine } from './scanned-line.ts';
import { placeIn, type TextCause } from './text-cause.ts';

/** A list or a group of fields that is open at the line at hand. */
interface Level {
  column: number;
  kind: 'list' | 'group';
  /** The line in which it began. */
  line: number;
  /** The last name in a group, and whether a value stood beside it. */
  key: string;
  isFilled: boolean;
}

/** A line that does not line up, and the column where it probably should begin. */
export interface Misfit {
  cause: TextCause;
  wanted: number | undefined;
}

/** The lists and groups that are open, by their columns: says of a line whether it lines up with one of them. */
export class Levels {
  #open: Level[] = [];

  /** Takes the next line of fields and entries. */
  enter(line: ScannedLine): Misfit | undefined {
    const { dashes, at, key, value } = line;
    if (dashes.length === 0 && key === undefined) return undefined;
    const starts = [
      ...dashes.map((column) => ({ column, kind: 'list' as const })),
      ...(key === undefined ? [] : [{ column: at, kind: 'group' as const }]),
    ];
    const [first] = starts;
    if (!first) return undefined;
    const cause = this.#fit(first, line);
    if (cause) return cause;
    for (const { column, kind } of starts.slice(1)) {
      this.#open.push({ column, kind, line: line.number, key: '', isFilled: false });
    }
    const last = this.#open.at(-1);
    if (last && key !== undefined) {
      last.key = key;
      last.isFilled = value !== '';
    } else if (last) {
      last.isFilled = value !== '';
    }
    return undefined;
  }

  #fit({ column, kind }: Pick<Level, 'column' | 'kind'>, line: ScannedLine): Misfit | undefined {
    const before = this.#open.slice();
    while ((this.#open.at(-1)?.column ?? -1) > column) this.#open.pop();
    const level = this.#open.at(-1);
    const fresh = (): undefined => {
      this.#open.push({ column, kind, line: line.number, key: '', isFilled: false });
    };
    if (!level) {
      // the text may begin in any column, but must not fall below it
      return before.length === 0 ? fresh() : this.#outOfLine(line, before);
    }
    if (level.column === column) return this.#same(level, kind, line, before, fresh);
    // deeper than anything that is open: only below a name, or a dash, without a value
    if (before.length === this.#open.length && !level.isFilled) return fresh();
    return this.#outOfLine(line, before);
  }

  #same(
    level: Level,
    kind: Level['kind'],
    line: ScannedLine,
    before: Level[],
    fresh: () => undefined,
  ): Misfit | undefined {
    if (level.kind === kind) return undefined;
    // a list may stand in the column of its name, if nothing else stands below the name
    const isNext = before.length === this.#open.length;
    if (kind === 'list' && !level.isFilled && isNext) return fresh();
    const outer = this.#open.at(-2);
    if (kind === 'group' && outer?.column === level.column && outer.kind === 'group') {
      this.#open.pop();
      return undefined;
    }
    return this.#outOfLine(line, before);
  }

  #outOfLine(line: ScannedLine, before: Level[]): Misfit {
    const { number, indent, text, key, dashes } = line;
    const isEntry = dashes.length > 0;
    const fitting = before.filter(({ kind }) => kind === (isEntry ? 'list' : 'group'));
    const near = [...fitting].sort(
      (a, b) => Math.abs(a.column - indent) - Math.abs(b.column - indent) || b.column - a.column,
    );
    const [best] = near;
    const what = isEntry ? 'This dash' : `${key ?? 'This line'}`;
    const cause: TextCause = {
      code: 'indentation',
      message: `${what} is indented by ${spaces(indent)} and does not line up with ${isEntry ? 'the other dashes' : 'the fields above it'}.`,
      hint: best
        ? `${indentation(best.column, indent)}, ${isEntry ? `like the dash in line ${best.line}` : `like ${best.key || 'the field'} in line ${best.line}`}. Lines that belong together begin in the same column.`
        : 'Lines that belong together begin in the same column.',
      place: placeIn(number, indent, text.trimEnd().length),
      local: false,
    };
    return { cause, wanted: best?.column };
  }
}

function indentation(wanted: number, is: number): string {
  if (wanted === 0) return 'Begin it at the left edge';
  return `Indent it by ${spaces(wanted)}${wanted < is ? ' only' : ''}`;
}

function spaces(count: number): string {
  return count === 0 ? 'no spaces' : count === 1 ? '1 space' : `${count} spaces`;
}
