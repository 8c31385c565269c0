/**
 * Finds the ranges of values in a YAML text. The only file outside of src/editing that imports the package `yaml`,
 * which is ten times slower than js-yaml and is therefore loaded only when ranges are needed.
 */
import { createRequire } from 'node:module';
import type { Document, Node, Pair, YAMLMap } from 'yaml';
import type { DataPath, TextRange } from '../model/types.ts';
import { rangeWithin } from './range-within.ts';

/** A syntax error: the code of the package `yaml`, and its range. */
export interface YamlError {
  code: string;
  range: TextRange;
}

/** A range in a text, as offsets. */
interface Span {
  start: number;
  end: number;
}

/** A text value or a key, including its quotation marks. */
export interface TextNode extends Span {
  path: DataPath;
  value: string;
  isKey: boolean;
}

/** What is looked for at a path instead of its whole value. */
export interface Part {
  /** The key of the value. */
  atKey?: boolean | undefined;
  /** A text within the value. */
  within?: string | undefined;
}

/** Where a value is. Of several lines, only the first is marked: the code frame shows the lines below. */
export interface Location {
  range: TextRange;
  /** The offsets of `range`. */
  start: number;
  end: number;
  /** The offset at which the whole value ends, and its line. */
  wholeEnd: number;
  lastLine: number;
  /** Whether exactly this value was found: not one around it, nor one that other paths share by an alias. */
  exact: boolean;
}

/** The positions of a text's values. */
export interface Positions {
  /** Returns where the value at `path` is, or a part of it; of a missing value, where the nearest one around it is. */
  locate(path: DataPath, part?: Part): Location;
  /** Returns the offsets of exactly the value at `path`, or of its key; `undefined` when there is no such node. */
  span(path: DataPath, atKey?: boolean): Span | undefined;
  /** Returns all text values and keys, in document order. */
  texts(): TextNode[];
  /** The syntax errors, in document order. */
  errors: YamlError[];
}

/** The options with which the package `yaml` reads a text as js-yaml does. */
export const yamlOptions = { merge: true, uniqueKeys: false };

/**
 * Reads `text` with positions. Never throws; a text with errors has positions for its readable values.
 *
 * @param uniqueKeys whether a duplicate key is an error; finding duplicates takes long in a large map
 */
export function readPositions(text: string, uniqueKeys = false): Positions {
  const { LineCounter, parseDocument } = yaml();
  const lines = new LineCounter();
  const document = parseDocument(text, { ...yamlOptions, lineCounter: lines, uniqueKeys });
  const textRange = (start: number, end: number): TextRange => {
    const from = lines.linePos(start);
    const to = lines.linePos(Math.max(start, end));
    return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
  };
  const locate = (path: DataPath, { atKey = false, within = '' }: Part = {}): Location => {
    const { shown, end: wholeEnd, exact } = findPlace({ document, text }, path, atKey);
    const part = rangeWithin(text, shown.start, wholeEnd, within);
    const { start, end } = part.isFound ? part : shown;
    const lastLine = lines.linePos(Math.max(shown.start, wholeEnd - 1)).line;
    return { range: textRange(start, end), start, end, wholeEnd, lastLine, exact };
  };
  const span = (path: DataPath, atKey = false): Span | undefined => {
    const { start, wholeEnd, exact } = locate(path, { atKey });
    return exact ? { start, end: wholeEnd } : undefined;
  };
  return {
    locate,
    span,
    texts: () => [...textNodes(document.contents)],
    errors: document.errors.map(({ code, pos }) => ({ code, range: textRange(pos[0], pos[1]) })),
  };
}

function yaml(): typeof import('yaml') {
  // `require` caches the module.
  return createRequire(import.meta.url)('yaml');
}

/** A parsed document with its text. */
interface ParsedText {
  document: Document;
  text: string;
}

/** The place of a node: the part of it that is shown, and where the whole node ends. */
interface Place {
  shown: Span;
  end: number;
  exact: boolean;
}

/** Returns the place of the value at `path`, or of its key; of a missing value, that of the nearest one around it. */
function findPlace({ document, text }: ParsedText, path: DataPath, atKey: boolean): Place {
  const { isAlias } = yaml();
  let node = document.contents as Node | null;
  let found = placeOf(node, text) ?? { shown: { start: 0, end: 0 }, end: 0, exact: false };
  let isShared = false;
  for (const [depth, step] of path.entries()) {
    const parent = isAlias(node) ? node.resolve(document) : node;
    const child = childOf({ document, text }, parent, step);
    if (!child) return { ...found, exact: false };
    isShared ||= parent !== node || child.isMerged;
    const isKey = atKey && depth === path.length - 1;
    const part = (isKey ? child.key : child.value) ?? found;
    found = { ...part, exact: part.exact && !isShared };
    node = child.node;
  }
  return found;
}

/** The child of a node at one step of a path: the child node and the places of its key and its value. */
interface Child {
  node: Node | null;
  key?: Place;
  value?: Place;
  /** Whether it is part of another map, which `<<` merges. */
  isMerged: boolean;
}

function childOf(
  { document, text }: ParsedText,
  parent: Node | null | undefined,
  step: DataPath[number],
): Child | undefined {
  const { isMap, isSeq } = yaml();
  if (isMap(parent)) {
    const pair = findPair(document, parent, String(step));
    if (!pair) return undefined;
    const node = pair.value as Node | null;
    const key = placeOf(pair.key as Node, text);
    // A key without a value: the key's place stands in for it.
    const value = placeOf(node, text) ?? (key && { ...key, exact: false });
    return { node, key, value, isMerged: !parent.items.includes(pair) };
  }
  const node = isSeq(parent) ? (parent.items[Number(step)] as Node | undefined) : undefined;
  if (!node) return undefined;
  const value = placeOf(node, text) ?? dashOf(node, text);
  return { node, key: value, value, isMerged: false };
}

/** Returns the place of the dash before an empty list item. */
function dashOf(node: Node, text: string): Place | undefined {
  const at = node.range?.[0] ?? 0;
  const start = text.lastIndexOf('-', at);
  if (start === -1 || !/^-\s*(?:#.*\s*)?$/.test(text.slice(start, at))) return undefined;
  return { shown: { start, end: start + 1 }, end: start + 1, exact: false };
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

/** Returns the pair of a map for `key`: its own, or a merged one. */
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

/** Returns the maps that a map merges with `<<`. */
function mergedInto(map: YAMLMap, document: Document): YAMLMap[] {
  const { isAlias, isMap, isScalar, isSeq } = yaml();
  return map.items
    .filter(({ key }) => isScalar(key) && key.source === '<<')
    .flatMap(({ value }) => (isSeq(value) ? value.items : [value]))
    .map((part) => (isAlias(part) ? part.resolve(document) : part))
    .filter((part) => isMap(part));
}

/** Returns the place of a node. Of several lines only the first is shown: the code frame shows the lines below. */
function placeOf(node: Node | null | undefined, text: string): Place | undefined {
  if (!node?.range) return undefined;
  const [start, end] = node.range;
  if (start === end) return undefined;
  const lineEnd = text.indexOf('\n', start);
  const line = text.slice(start, lineEnd === -1 ? end : Math.min(end, lineEnd)).trimEnd();
  return { shown: { start, end: start + line.length }, end, exact: true };
}
