import type { ScannedLine } from './scanned-line.ts';
import { placeIn, type TextCause } from './text-cause.ts';

/** A list or a group of fields that is open at the line at hand. */
interface Level {
  column: number;
  kind: 'list' | 'group';
  /** The line in which it began. */
  from: ScannedLine;
  /** The last name in a group, and whether a value stood beside it. */
  key: string;
  isFilled: boolean;
  /** The first name of the first entry of a list. */
  first?: string;
}

/** A line that does not line up, and the column where it probably should begin. */
export interface Misfit {
  cause: TextCause;
  /** Whether no other line can be to blame. */
  sure?: true;
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
      this.#open.push({ column, kind, from: line, key: '', isFilled: false });
    }
    const list = this.#open.at(-2);
    if (list?.kind === 'list' && list.column === dashes.at(-1) && key !== undefined)
      list.first ??= key;
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
      this.#open.push({ column, kind, from: line, key: '', isFilled: false });
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
    const first = isEntry ? firstWithoutDash(line, before) : undefined;
    if (first) return { cause: first, sure: true, wanted: undefined };
    const fitting = before.filter(({ kind }) => kind === (isEntry ? 'list' : 'group'));
    // an entry belongs rather to a list whose entries begin with the same name
    const apart = ({ column, first: name }: Level): number =>
      Math.abs(column - indent) + (isEntry && name !== key ? 100 : 0);
    const near = [...fitting].sort((a, b) => apart(a) - apart(b) || b.column - a.column);
    const [best] = near;
    const what = isEntry ? 'This dash' : `${key ?? 'This line'}`;
    const cause: TextCause = {
      code: 'indentation',
      message: `${what} is indented by ${spaces(indent)} and does not line up with ${isEntry ? 'the other dashes' : 'the fields above it'}.`,
      hint: best
        ? `${indentation(best.column, indent)}, ${isEntry ? `like the dash in line ${best.from.number}` : `like ${best.key || 'the field'} in line ${best.from.number}`}. Lines that belong together begin in the same column.`
        : 'Lines that belong together begin in the same column.',
      place: placeIn(number, indent, text.trimEnd().length),
      local: false,
    };
    // the name tells the list, whatever the columns say
    const isTold = isEntry && key !== undefined && best?.first === key;
    const sure = isTold && fitting.some(({ first: name }) => name !== key);
    return { cause, wanted: best?.column, ...(sure ? { sure } : {}) };
  }
}

/** The first entry of a list, when it has no dash and this one has. */
function firstWithoutDash(line: ScannedLine, before: Level[]): TextCause | undefined {
  const index = before.findIndex(({ column, kind }) => kind === 'group' && column === line.at);
  const [owner, entry] = [before[index - 1], before[index]];
  if (!owner || !entry || owner.kind !== 'group' || owner.isFilled || owner.column > line.indent)
    return undefined;
  const { number, offset, text, key = '' } = entry.from;
  if (entry.from.dashes.length > 0) return undefined;
  // a block that is indented too far has been copied from elsewhere
  if (line.key === 'type' && entry.from.key !== 'type' && owner.key !== 'blocks') return undefined;
  const start = offset + entry.column - 2;
  return {
    code: 'missing-dash',
    message: `The list ${owner.key} begins in this line, and its first entry has no dash.`,
    hint: `Write - ${key}: with the dash in the column of the dash in line ${line.number}.`,
    place: placeIn(number, entry.column, text.trimEnd().length),
    ...(line.indent === entry.column - 2 ? { edits: [{ start, end: start + 1, text: '-' }] } : {}),
    local: false,
  };
}

function indentation(wanted: number, is: number): string {
  if (wanted === 0) return 'Begin it at the left edge';
  return `Indent it by ${spaces(wanted)}${wanted < is ? ' only' : ''}`;
}

function spaces(count: number): string {
  return count === 0 ? 'no spaces' : count === 1 ? '1 space' : `${count} spaces`;
}
