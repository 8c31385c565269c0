/**
 * Computes the lines of a YAML text that a change may touch, from the positions of the `yaml` package, for tests of
 * edits.
 */
import { type CST, isCollection, isPair, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { DataPath } from '../src/content/model/types.ts';
import type { Change } from '../src/editing/apply-changes.ts';

/** Lines counted from 0, both included. `last` is before `first` where lines may only be inserted before `first`. */
export interface Region {
  first: number;
  last: number;
}

interface Entry extends Region {
  /** Whether other text precedes it on its first line: `- - a`. */
  isInline: boolean;
}

/** A value, with the entries of a list or group. */
interface Place {
  isFlow: boolean;
  own: Region;
  entries: Entry[];
}

type SourcePair = { start: CST.SourceToken[] };
type Items = { items?: { start: CST.SourceToken[]; key?: CST.Token | null }[] };

class Text {
  readonly lines: string[];
  readonly #counter = new LineCounter();
  readonly #root: Node | undefined;

  constructor(readonly text: string) {
    this.lines = text.split('\n');
    const options = { keepSourceTokens: true, merge: true, lineCounter: this.#counter };
    const document = parseDocument(text, { ...options, uniqueKeys: false });
    this.#root = document.contents ?? undefined;
  }

  #lineOf(offset: number): number {
    return Math.max(0, this.#counter.linePos(offset).line - 1);
  }

  /** Returns the line on which a value ends; empty lines after a block scalar count only where it keeps them. */
  #lastLine(start: number, node: Node | undefined): number {
    if (!node?.range) return this.#lineOf(start);
    const source = node.srcToken as CST.Token | undefined;
    if (isCollection(node) && source?.type !== 'flow-collection') {
      // Its own end includes the comments after it.
      const item = node.items.at(-1);
      const [key, value] = isPair(item) ? [item.key as Node, item.value as Node] : [item, item];
      const within = (value as Node | null) ?? (key as Node);
      return this.#lastLine(within?.range?.[0] ?? start, within);
    }
    const [from, to] = node.range;
    const isKept = source?.type === 'block-scalar' && /^[|>]\d?\+/.test(this.text.slice(from));
    let end = to;
    while (!isKept && end > start && /\s/.test(this.text[end - 1] ?? '')) end--;
    return this.#lineOf(Math.max(start, end - 1));
  }

  /** Returns the place at a path, and how much of the path exists. */
  find(path: DataPath): { place: Place; depth: number; index: number } {
    let node = this.#root;
    let place: Place = this.#placeOf(node, { first: 0, last: this.lines.length - 1 });
    let index = 0;
    for (const [depth, step] of path.entries()) {
      if (!isCollection(node)) return { place, depth, index };
      index = this.#indexOf(node, step);
      const item = node.items[index];
      const own = place.entries[index];
      if (item === undefined || own === undefined) return { place, depth, index };
      node = (isPair(item) ? item.value : item) as Node | undefined;
      place = this.#placeOf(node, own);
    }
    return { place, depth: path.length, index };
  }

  #indexOf(node: Node, step: string | number): number {
    if (isSeq(node)) return typeof step === 'number' ? step : -1;
    if (!isCollection(node)) return -1;
    return node.items.findIndex(
      (item) => isPair(item) && String((item.key as { value?: unknown })?.value ?? '') === step,
    );
  }

  #placeOf(node: Node | undefined, own: Region): Place {
    if (!isCollection(node)) return { isFlow: false, own, entries: [] };
    const source = node.srcToken as (CST.Token & Items) | undefined;
    const isFlow = source?.type === 'flow-collection';
    const dashes = isSeq(node) && !isFlow ? dashesOf(source) : [];
    const entries = node.items.map((item, index): Entry => {
      const [key, value] = isPair(item) ? [item.key as Node, item.value as Node] : [item, item];
      const offset = dashes[index] ?? this.#startOf(item, key as Node) ?? node.range?.[0] ?? 0;
      const first = this.#lineOf(offset);
      const before = this.text.slice(this.text.lastIndexOf('\n', offset - 1) + 1, offset);
      const end = Math.max(first, this.#lastLine(offset, (value ?? key) as Node));
      return { first, last: end, isInline: before.trim() !== '' };
    });
    return { isFlow, own, entries };
  }

  #startOf(item: unknown, key: Node | undefined): number | undefined {
    const start = isPair(item) ? ((item.srcToken as SourcePair | undefined)?.start ?? []) : [];
    const question = start.find(({ type }) => type === 'explicit-key-ind');
    return question?.offset ?? key?.range?.[0];
  }

  isEmpty(line: number): boolean {
    return (this.lines[line] ?? '').trim() === '';
  }

  isComment(line: number): boolean {
    return (this.lines[line] ?? '').trim().startsWith('#');
  }

  /**
   * Extends a region by the comments directly above it, those below that are indented further, and the empty lines
   * around it.
   */
  withOwnLines({ first, last, isInline }: Entry): Region {
    const column = (this.lines[first] ?? '').search(/\S/);
    let [from, to] = [first, last];
    while (!isInline && this.isComment(from - 1)) from--;
    for (let at = to + 1; this.isEmpty(at) || this.isComment(at); at++) {
      if (at >= this.lines.length) break;
      if (this.isComment(at) && (this.lines[at] ?? '').search(/\S/) <= column) break;
      if (this.isComment(at)) to = at;
    }
    return this.withEmptyLines({ first: from, last: to });
  }

  withEmptyLines({ first, last }: Region): Region {
    let [from, to] = [first, last];
    while (from > 0 && this.isEmpty(from - 1)) from--;
    while (to < this.lines.length - 1 && this.isEmpty(to + 1)) to++;
    return { first: from, last: to };
  }
}

function dashesOf(source: (CST.Token & Items) | undefined): (number | undefined)[] {
  return (source?.items ?? [])
    .map(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset)
    .filter((offset) => offset !== undefined);
}

/** Returns the lines that a change may touch. */
export function regionsOf(text: string, change: Change): Region[] {
  const source = new Text(text);
  const { path } = change;
  if (change.op === 'set') return [setRegion(source, path)];
  if (change.op === 'insert') return [insertRegion(source, path)];
  if (change.op === 'remove') return [removeRegion(source, path)];
  return moveRegions(source, path, change.to.path);
}

function setRegion(source: Text, path: DataPath): Region {
  const { place, depth } = source.find(path);
  if (depth === path.length) return place.own;
  return insertRegion(source, [...path.slice(0, depth), place.entries.length], true);
}

/** @param isAnywhere whether it may be inserted between any two entries, as a new field may */
function insertRegion(source: Text, path: DataPath, isAnywhere = false): Region {
  const list = path.slice(0, -1);
  const index = path.at(-1) as number;
  const { place, depth } = source.find(list);
  if (depth < list.length) return insertRegion(source, [...list.slice(0, depth), 0], true);
  const { entries, own, isFlow } = place;
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return own;
  if (isFlow && isAnywhere) return own;
  if (isAnywhere)
    return source.withEmptyLines({ first: first.first, last: source.withOwnLines(last).last });
  const [before, next] = [entries[index - 1], entries[index]];
  if (isFlow) return { first: before?.last ?? own.first, last: next?.first ?? own.last };
  const from = before ? before.last + 1 : source.withOwnLines(first).first;
  // Comments that are indented further than the list belong to its last entry.
  const to = next ? next.first - (next.isInline ? 0 : 1) : source.withOwnLines(last).last;
  return { first: Math.min(from, next?.first ?? from), last: to };
}

function removeRegion(source: Text, path: DataPath): Region {
  const { place } = source.find(path.slice(0, -1));
  const { entries, own, isFlow } = place;
  const { index: at, depth } = source.find(path);
  if (depth < path.length) return { first: 0, last: -1 };
  const [before, entry, next] = [entries[at - 1], entries[at], entries[at + 1]];
  if (entries.length === 1 || !entry) return own;
  if (!isFlow) {
    const lines = source.withOwnLines(entry);
    return entry.isInline && next ? { first: lines.first, last: next.first } : lines;
  }
  return { first: before?.last ?? own.first, last: next?.first ?? own.last };
}

function moveRegions(source: Text, path: DataPath, to: DataPath): Region[] {
  const taken = removeRegion(source, path);
  const index = path.at(-1) as number;
  const list = path.slice(0, -1);
  const before = to.map((step, depth) => {
    const isLater = depth === list.length && typeof step === 'number' && step >= index;
    return isLater && list.every((one, at) => to[at] === one) ? step + 1 : step;
  });
  const isOnly = source.find(list).place.entries.length === 1;
  const put = insertRegion(source, before);
  return isOnly ? [taken, put, source.find(list).place.own] : [taken, put];
}

/** Returns the first line that should have stayed and did not; `undefined` when all are where they were. */
export function changedOutside(
  before: string,
  after: string,
  regions: Region[],
): string | undefined {
  const now = linesOf(after);
  const segments: string[][] = [[]];
  for (const [index, line] of linesOf(before).entries()) {
    const isOpen = regions.some(({ first, last }) => index >= first && index <= last);
    const isBetween = regions.some(({ first, last }) => index === first && last < first);
    if (isOpen || isBetween) segments.push([]);
    if (!isOpen) segments.at(-1)?.push(line);
  }
  if (regions.some(({ first }) => first === linesOf(before).length)) segments.push([]);
  const isAt = (segment: string[], at: number) => segment.every((line, n) => now[at + n] === line);
  const [start = [], ...others] = segments;
  const end = others.pop() ?? start;
  const tail = now.length - end.length;
  if (!isAt(start, 0) || !isAt(end, tail)) return firstOf(isAt(start, 0) ? end : start);
  let at = start.length;
  for (const segment of others) {
    while (at <= tail - segment.length && !isAt(segment, at)) at++;
    if (at > tail - segment.length) return firstOf(segment);
    at += segment.length;
  }
  return segments.length === 1 && now.length > start.length ? 'more lines' : undefined;
}

const linesOf = (text: string) => text.split(/\r?\n/);
const firstOf = (segment: string[]) => segment.find((line) => line.trim() !== '') ?? 'empty lines';

/** Returns the text of the lines in regions. */
export function linesIn(text: string, regions: Region[]): string {
  return linesOf(text)
    .filter((_, line) => regions.some(({ first, last }) => line >= first && line <= last))
    .join('\n');
}
