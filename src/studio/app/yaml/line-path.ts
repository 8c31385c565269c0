/** Tells from lines and their indentation alone where somebody types: what is half typed is no YAML yet. */

import type { Path } from '../../contract/values.ts';

/** Where the cursor is, as completion needs it. */
export interface TypingPlace {
  /** The group that the line belongs to. */
  path: Path;
  /** The name in front of the cursor, when its value is being typed. */
  key?: string | number;
  /** What was typed of the name or the value. */
  typed: string;
  /** Where the line's names begin, in characters; nothing within brackets. */
  column?: number;
}

/** Something that begins in a line and holds what is further to the right below it. */
interface Opener {
  column: number;
  /** The name of a value; of an entry of a list there is none. */
  key?: string;
  /** Whether the lines below it are one text. */
  isText: boolean;
}

const LINE = /^(\s*)((?:-\s+)*)(?:(["']?)([^\s"'#:{[][^"'#:]*?)\3\s*:(?=\s|$)\s*(.*))?/;

function openersOf(line: string): Opener[] {
  const [, indent = '', dashes = '', , key, value = ''] = LINE.exec(line) ?? [];
  const openers: Opener[] = [];
  for (let at = 0; at < dashes.length; at++) {
    if (dashes[at] === '-') openers.push({ column: indent.length + at, isText: false });
  }
  if (key !== undefined) {
    const isText = /^[|>][-+\d]*\s*(#.*)?$/.test(value);
    openers.push({ column: indent.length + dashes.length, key, isText });
  }
  return openers;
}

const isEmpty = (line: string) => /^\s*(#.*)?$/.test(line);

/**
 * Returns what is being typed at the end of `before`; `undefined` where neither a name nor a value can be completed.
 *
 * @param above the lines above, from the first one
 * @param before the line, up to the cursor
 */
export function typingPlace(above: string[], before: string): TypingPlace | undefined {
  const [, indent = '', dashes = '', , key, value] = LINE.exec(before) ?? [];
  const column = indent.length + dashes.length;
  const typed = key === undefined ? before.slice(column) : (value ?? '');
  if (key === undefined && !/^[\w-]*$/.test(typed)) return undefined;
  if (key !== undefined && !/:\s/.test(before)) return undefined;
  const own = openersOf(before).filter((opener) => opener.key === undefined);
  const path = pathAround(above, own, column);
  return path && { path, typed, column, ...(key !== undefined && { key }) };
}

/** Returns the path of what holds something that begins at a column; `undefined` within a text. */
function pathAround(above: string[], own: Opener[], column: number): Path | undefined {
  const openers = [...above.filter((line) => !isEmpty(line)).flatMap(openersOf), ...own];
  const path: Path = [];
  let limit = column;
  /** The entry whose list is looked for, and how many entries stand before it. */
  let entry: { column: number; index: number } | undefined;
  const endEntry = () => {
    if (entry) path.unshift(entry.index);
    entry = undefined;
  };
  for (const { column: at, key, isText } of openers.reverse()) {
    if (key === undefined) {
      if (entry && at === entry.column) entry.index++;
      else if (at < limit) {
        endEntry();
        entry = { column: at, index: 0 };
        limit = at;
      }
    } else if (at < limit || (entry && at === entry.column)) {
      if (isText) return undefined;
      endEntry();
      path.unshift(key);
      limit = at;
    }
  }
  endEntry();
  return path;
}
