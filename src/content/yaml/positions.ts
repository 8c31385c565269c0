/**
 * Finds the places of values in a YAML text. The only file that knows the package `yaml`: it is ten times slower than
 * js-yaml, so it is loaded, and reads a file, only when there is something to report.
 */
import { createRequire } from 'node:module';
import type { Document, Node, Pair, YAMLMap } from 'yaml';
import type { DataPath, TextRange } from '../model/types.ts';
import { wordsWithin } from './words-within.ts';

/** What `yaml` says about a text that cannot be read: its own code and where. */
export interface ParserError {
  code: string;
  place: TextRange;
}

/** A part of a text, as offsets. */
interface Span {
  start: number;
  end: number;
}

/** A text value, or the name of a value, with its quotes where it has any. */
export interface TextNode extends Span {
  path: DataPath;
  value: string;
  isKey: boolean;
}

/** A location in lines and columns, and as offsets, which count from 0. */
interface Location {
  place: TextRange;
  /** What `place` shows: what is below the first line of a value belongs to the frame around it. */
  start: number;
  end: number;
  /** The line in which all of the value ends. */
  lastLine: number;
  /** Whether the value itself was found, and not only what is around it. */
  exact: boolean;
}

/** A text whose values can be found again. */
export interface Positions {
  /** Returns the place of the value at `path`, or of its name, or of the text `within` it; when there is none, that of what is around it. */
  find(path: DataPath, atKey?: boolean, within?: string): TextRange;
  /** Returns the same as `find`, with where it is in the text. */
  locate(path: DataPath, atKey?: boolean, within?: string): Location;
  /** Returns where the value at `path`, or its name, stands in the text, as offsets; `undefined` when there is nothing just there. */
  span(path: DataPath, atKey?: boolean): Span | undefined;
  /** Returns every text value and every name, in the order in which they stand. */
  texts(): TextNode[];
  /** What keeps the text from being read, in the order in which it stands. */
  errors: ParserError[];
  /** Returns the data as this parser reads it, for comparison with the other one. @throws for aliases without an anchor */
  toData(): unknown;
}

/**
 * Reads `text` with places. Never throws; a text with errors still gives the places of what could be read.
 * @param uniqueKeys whether a name that stands twice is an error; looking for such names takes long in a large group
 */
export function readPositions(text: string, uniqueKeys = false): Positions {
  const { LineCounter, parseDocument } = yaml();
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, merge: true, uniqueKeys });
  const place = (start: number, end: number): TextRange => {
    const from = lines.linePos(start);
    const to = lines.linePos(Math.max(start, end));
    return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
  };
  const locate = (path: DataPath, atKey = false, within = ''): Location => {
    const { shown, end: wholeEnd, exact } = findRange(document, path, atKey, text);
    const value = wordsWithin(text, shown[0], wholeEnd, within);
    const [start, end] = value.isFound ? [value.start, value.end] : shown;
    const lastLine = lines.linePos(Math.max(shown[0], wholeEnd - 1)).line;
    return { place: place(start, end), start, end, lastLine, exact };
  };
  return {
    find: (path, atKey, within) => locate(path, atKey, within).place,
    locate,
    span: (path, atKey = false) => exactSpan(document, path, atKey),
    texts: () => [...textNodes(document.contents)],
    errors: document.errors.map(({ code, pos }) => ({ code, place: place(pos[0], pos[1]) })),
    toData: () => document.toJS({ maxAliasCount: -1 }),
  };
}

function yaml(): typeof import('yaml') {
  // Node keeps what it has loaded
  return createRequire(import.meta.url)('yaml');
}

type Range = [start: number, end: number];

/** The part of a node that is shown, and where all of it ends. */
interface Found {
  shown: Range;
  end: number;
  exact: boolean;
}

function findRange(document: Document, path: DataPath, atKey: boolean, text: string): Found {
  const { isAlias } = yaml();
  let node = document.contents as Node | null;
  let found = rangeOf(node, text) ?? { shown: [0, 0], end: 0, exact: false };
  for (const [depth, step] of path.entries()) {
    const solid = isAlias(node) ? node.resolve(document) : node;
    const child = childOf(document, solid, step, text);
    if (!child) return { ...found, exact: false };
    const isKey = atKey && depth === path.length - 1;
    found = (isKey ? child.key : child.value) ?? found;
    // what comes by an alias belongs to others too
    if (solid !== node) found = { ...found, exact: false };
    node = child.node;
  }
  return found;
}

/** What stands at one step of a path: its node, and where its name and its value are shown. */
interface Child {
  node: Node | null;
  key?: Found;
  value?: Found;
}

function childOf(
  document: Document,
  parent: Node | null | undefined,
  step: DataPath[number],
  text: string,
): Child | undefined {
  const { isMap, isSeq } = yaml();
  if (isMap(parent)) {
    const pair = findPair(document, parent, String(step));
    if (!pair) return undefined;
    const node = pair.value as Node | null;
    const key = rangeOf(pair.key as Node, text);
    // a name without a value has no value to point at
    return { node, key, value: rangeOf(node, text) ?? (key && { ...key, exact: false }) };
  }
  const node = isSeq(parent) ? (parent.items[Number(step)] as Node | undefined) : undefined;
  if (!node) return undefined;
  const value = rangeOf(node, text) ?? dashOf(node, text);
  return { node, key: value, value };
}

/** Returns the range of the dash before an entry that is empty. */
function dashOf(node: Node, text: string): Found | undefined {
  const at = node.range?.[0] ?? 0;
  const start = text.lastIndexOf('-', at);
  if (start === -1 || !/^-\s*(?:#.*\s*)?$/.test(text.slice(start, at))) return undefined;
  return { shown: [start, start + 1], end: start + 1, exact: false };
}

/** Returns the span of exactly the value at `path`, or of its name; values that come through an alias have none of their own. */
function exactSpan(document: Document, path: DataPath, atKey: boolean): Span | undefined {
  const { isMap, isNode, isScalar, isSeq } = yaml();
  let node: unknown = document.contents;
  for (const [depth, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(
        ({ key }) => isScalar(key) && String(key.value ?? '') === String(step),
      );
      node = atKey && depth === path.length - 1 ? pair?.key : pair?.value;
    } else node = isSeq(node) ? node.items[Number(step)] : undefined;
  }
  return isNode(node) && node.range ? { start: node.range[0], end: node.range[1] } : undefined;
}

function* textNodes(node: unknown, path: DataPath = [], isKey = false): Generator<TextNode> {
  const { isMap, isScalar, isSeq } = yaml();
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const below = [...path, isScalar(key) ? String(key.value ?? '') : ''];
      yield* textNodes(key, below, true);
      yield* textNodes(value, below);
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* textNodes(item, [...path, index]);
  } else if (isScalar(node) && typeof node.value === 'string' && node.range) {
    yield { start: node.range[0], end: node.range[1], path, value: node.value, isKey };
  }
}

/** Returns the pair of a map that gives the value of `key`: its own, or one that is merged in. */
function findPair(
  document: Document,
  map: YAMLMap,
  key: string,
  visited: unknown[] = [],
): Pair | undefined {
  const { isScalar } = yaml();
  const own = map.items.find((pair) => isScalar(pair.key) && String(pair.key.value ?? '') === key);
  if (own) return own;
  for (const merged of mergedInto(map, document)) {
    if (visited.includes(merged)) continue;
    const found = findPair(document, merged, key, [...visited, map]);
    if (found) return found;
  }
  return undefined;
}

/** Returns the maps that a map takes over with `<<`. */
function mergedInto(map: YAMLMap, document: Document): YAMLMap[] {
  const { isAlias, isMap, isScalar, isSeq } = yaml();
  return map.items
    .filter(({ key }) => isScalar(key) && key.source === '<<')
    .flatMap(({ value }) => (isSeq(value) ? value.items : [value]))
    .map((part) => (isAlias(part) ? part.resolve(document) : part))
    .filter((part) => isMap(part));
}

/** Returns where a node stands. Of what has several lines the first is shown: what is below belongs to the frame around it. */
function rangeOf(node: Node | null | undefined, text: string): Found | undefined {
  if (!node?.range) return undefined;
  const [start, end] = node.range;
  if (start === end) return undefined;
  const lineEnd = text.indexOf('\n', start);
  const shown = lineEnd === -1 ? end : Math.min(end, lineEnd);
  return { shown: [start, start + text.slice(start, shown).trimEnd().length], end, exact: true };
}
