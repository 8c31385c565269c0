/** Finds the places of values in a YAML text. The only file that knows the package `yaml`: it is ten times slower than js-yaml, so it is loaded, and reads a file, only when there is something to report. */
import { createRequire } from 'node:module';
import type { Document, Node, Pair, YAMLMap } from 'yaml';
import type { DataPath, Place } from '../model/types.ts';

/** What `yaml` says about a text that cannot be read: its own code and where. */
export interface ParserError {
  code: string;
  place: Place;
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
  place: Place;
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
  find(path: DataPath, atKey?: boolean, within?: string): Place;
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
  const place = (start: number, end: number): Place => {
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
    texts: () => textNodes(document),
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
  const { isAlias, isMap, isSeq } = yaml();
  let node = document.contents as Node | null;
  let found = rangeOf(node, text) ?? { shown: [0, 0], end: 0, exact: false };
  for (const [depth, step] of path.entries()) {
    const around = node;
    const solid = isAlias(node) ? node.resolve(document) : node;
    const last = depth === path.length - 1;
    if (isMap(solid)) {
      const pair = findPair(document, solid, String(step));
      if (!pair) return { ...found, exact: false };
      const key = rangeOf(pair.key as Node, text);
      node = pair.value as Node | null;
      const value = rangeOf(node, text);
      // a name without a value has no value to point at, and what comes by an alias belongs to others too
      const own = value ?? (key && { ...key, exact: false });
      found = (last && atKey ? key : own) ?? found;
      if (solid !== around) found = { ...found, exact: false };
    } else if (isSeq(solid)) {
      const item = solid.items[Number(step)] as Node | undefined;
      if (!item) return { ...found, exact: false };
      node = item;
      found = rangeOf(node, text) ?? dashOf(node, text) ?? found;
    } else {
      return { ...found, exact: false };
    }
  }
  return found;
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

function textNodes(document: Document): TextNode[] {
  const { isMap, isScalar, isSeq } = yaml();
  const found: TextNode[] = [];
  const add = (node: unknown, path: DataPath, isKey: boolean): void => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    found.push({ start: node.range[0], end: node.range[1], path, value: node.value, isKey });
  };
  const visit = (node: unknown, path: DataPath): void => {
    if (isMap(node)) {
      for (const { key, value } of node.items) {
        const below = [...path, isScalar(key) ? String(key.value ?? '') : ''];
        add(key, below, true);
        visit(value, below);
      }
    } else if (isSeq(node)) {
      for (const [index, item] of node.items.entries()) visit(item, [...path, index]);
    } else add(node, path, false);
  };
  visit(document.contents, []);
  return found;
}

/** Returns the pair of a map that gives the value of `key`: its own, or one that is merged in. */
function findPair(
  document: Document,
  map: YAMLMap,
  key: string,
  visited: unknown[] = [],
): Pair | undefined {
  const { isAlias, isMap, isScalar, isSeq } = yaml();
  const own = map.items.find((pair) => isScalar(pair.key) && String(pair.key.value ?? '') === key);
  if (own) return own;
  for (const pair of map.items) {
    if (!isScalar(pair.key) || pair.key.source !== '<<') continue;
    const value = isSeq(pair.value) ? pair.value.items : [pair.value];
    for (const part of value) {
      const merged = isAlias(part) ? part.resolve(document) : part;
      if (!isMap(merged) || visited.includes(merged)) continue;
      const found = findPair(document, merged, key, [...visited, map]);
      if (found) return found;
    }
  }
  return undefined;
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

/** Returns where `within` stands in the part of a text from `start` to `end`; that part, when it does not. */
function wordsWithin(text: string, start: number, end: number, within: string) {
  const value = within === '' ? '' : text.slice(start, end);
  const spelt = value.includes(within) ? within : unescaped(within);
  const at = spelt === '' ? -1 : indexWithin(value, spelt);
  if (at === -1) return { start, end, isFound: false };
  return { start: start + at, end: start + at + spelt.length, isFound: true };
}

/** Returns where `word` stands in a value: first where it is the address of a Markdown link, then where it is no part of a longer word. */
function indexWithin(value: string, word: string): number {
  const address = addressIn(value, word);
  if (address !== -1) return address;
  let first = -1;
  for (let at = value.indexOf(word); at !== -1; at = value.indexOf(word, at + 1)) {
    const isPart =
      /[\w/-]/.test(value[at - 1] ?? '') || /[\w/-]/.test(value[at + word.length] ?? '');
    if (!isPart) return at;
    if (first === -1) first = at;
  }
  return first;
}

/** Returns the address of the link whose address a word is; its words, where they are the same. */
function addressIn(value: string, word: string): number {
  let at = value.indexOf(`](${word})`);
  if (at === -1) at = value.indexOf(`](${word} `);
  if (at === -1) return -1;
  const label = at - word.length;
  return value.slice(label - 1, at) === `[${word}` ? label : at + 2;
}

/** Returns an address as it may be written: `/caf%C3%A9` as `/café`. */
function unescaped(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
