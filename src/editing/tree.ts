/**
 * Parses a YAML text to a tree of values with their offsets: all dashes, keys, colons, brackets and commas that an
 * edit may touch.
 */
import {
  type CST,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { endOfBlockText } from './lines.ts';

/** The style of a text value. */
export type TextStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded';

/** A value as written. Its range includes neither its anchor and tag nor a comment after it. */
export interface YamlNode {
  kind: 'map' | 'seq' | 'scalar' | 'alias';
  start: number;
  end: number;
  /** Whether it is a list or map in brackets. */
  isFlow: boolean;
  /** The style of a text; `undefined` for other values. */
  style?: TextStyle | undefined;
  value?: unknown;
  /** The end of a block text's header without its comment: `|-`. */
  headerEnd?: number | undefined;
  /** The range of its tag, including the space after it. */
  tag?: { start: number; end: number } | undefined;
  entries: YamlEntry[];
  /** Whether empty lines after it are part of it, as with `|+`. */
  keepsEmptyLines: boolean;
}

/** A list item, or a field of a map. */
export interface YamlEntry {
  /** The key of a field, as text. */
  key?: string | undefined;
  /** Whether it merges other maps into this one: `<<`. */
  isMerge: boolean;
  /** Its start: the dash, the key, or within brackets the value itself. */
  mark: number;
  /**
   * The offset for its value, after the dash or colon and the anchor; `undefined` when a field in braces has no
   * colon.
   */
  slot: number | undefined;
  /** `undefined` when it has no value. */
  node: YamlNode | undefined;
  end: number;
}

export interface YamlTree {
  text: string;
  root: YamlNode | undefined;
}

/** The place of an entry in a list or map; one behind the last entry is that of a new one. */
export interface EntryPlace {
  tree: YamlTree;
  node: YamlNode;
  index: number;
}

type Token = CST.SourceToken;
/** The tokens around a value. */
interface Around {
  start: Token[];
  key?: CST.Token | null | undefined;
  sep?: Token[] | undefined;
  value?: CST.Token | undefined;
}

/** Parses a text without its byte order mark. Returns `undefined` when it is not one valid document. */
export function readTree(text: string): YamlTree | undefined {
  const document = parseDocument(text, {
    keepSourceTokens: true,
    merge: true,
    uniqueKeys: false,
    logLevel: 'silent',
  });
  if (document.errors.length > 0) return undefined;
  const reader = new TreeReader(text);
  return { text, root: reader.node(document.contents as Node | null, []) };
}

const isBlank = ({ type }: Token) => type === 'space' || type === 'newline' || type === 'comment';
const endOf = ({ offset, source }: Token) => offset + source.length;

class TreeReader {
  constructor(private readonly text: string) {}

  /** @param before the tokens before the value: its anchor and its tag */
  node(node: Node | null | undefined, before: Token[]): YamlNode | undefined {
    if (!node?.range) return undefined;
    const [start, end] = node.range;
    const tag = before.find(({ type }) => type === 'tag');
    const found: YamlNode = {
      kind: 'scalar',
      start,
      end,
      isFlow: false,
      tag: tag && { start: tag.offset, end: this.#afterBlanks(endOf(tag)) },
      entries: [],
      keepsEmptyLines: false,
    };
    if (isAlias(node)) return { ...found, kind: 'alias' };
    if (isCollection(node)) return { ...found, ...this.collection(node, end) };
    if (!isScalar(node) || start === end) return undefined;
    return { ...found, ...this.scalar(node, end) };
  }

  collection(node: YAMLMap | YAMLSeq, end: number): Partial<YamlNode> {
    const source = node.srcToken;
    const isFlow = source === undefined || source.type === 'flow-collection';
    const entries = isMap(node)
      ? node.items.map((pair) => this.#field(pair as Pair<Node, Node | null>))
      : this.#items(node.items as (Node | null)[], source);
    const kind = isMap(node) ? 'map' : 'seq';
    const last = entries.at(-1);
    if (isFlow || !last) return { kind, isFlow, entries, end };
    const keepsEmptyLines = last.node?.keepsEmptyLines ?? false;
    return { kind, isFlow, entries, end: last.end, keepsEmptyLines };
  }

  scalar(node: Scalar, end: number): Partial<YamlNode> {
    const { value } = node;
    const style = STYLES[String(node.type)];
    const source = node.srcToken as CST.Token | undefined;
    if (source?.type !== 'block-scalar') return { value, style };
    const header = source.props.find(({ type }) => type === 'block-scalar-header') as Token;
    const headerEnd = endOf(header);
    const keepsEmptyLines = header.source.includes('+');
    const textEnd = endOfBlockText(this.text, headerEnd, end, keepsEmptyLines);
    return { value, style, headerEnd, keepsEmptyLines, end: textEnd };
  }

  #items(nodes: (Node | null)[], source: CST.Token | undefined): YamlEntry[] {
    const isWritten = ({ start, key, sep, value }: Around) =>
      source?.type === 'flow-collection'
        ? Boolean(key || sep || value || start.some(({ type }) => type === 'anchor'))
        : start.some(({ type }) => type === 'seq-item-ind');
    const around = ((source as { items?: Around[] } | undefined)?.items ?? []).filter(isWritten);
    return nodes.map((item, index) => {
      const { start = [] } = around[index] ?? {};
      const dash = start.find(({ type }) => type === 'seq-item-ind');
      const after = dash ? start.slice(start.indexOf(dash) + 1) : start;
      const before = after.filter((token) => !isBlank(token) && token.type !== 'comma');
      const node = this.node(item, before);
      const slot = endOf(before.at(-1) ?? dash ?? emptyAt(node?.start ?? 0));
      const mark = dash?.offset ?? before[0]?.offset ?? node?.start ?? slot;
      return { isMerge: false, mark, slot, node, end: node?.end ?? slot };
    });
  }

  #field(pair: Pair<Node, Node | null>): YamlEntry {
    const { key, value } = pair;
    const source = pair.srcToken as Around | undefined;
    const sep = source?.sep ?? [];
    const before = source?.start.find((token) => !isBlank(token) && token.type !== 'comma');
    const colon = sep.find(({ type }) => type === 'map-value-ind');
    const properties = sep.filter(({ type }) => type === 'anchor' || type === 'tag');
    const node = this.node(value, properties);
    const keyStart = key?.range?.[0] ?? colon?.offset ?? 0;
    const keyEnd = key?.range?.[1] ?? keyStart;
    const slot = colon && Math.max(endOf(colon), ...properties.map(endOf));
    return {
      key: isScalar(key) ? String(key.value ?? '') : undefined,
      isMerge: isScalar(key) && key.source === '<<',
      mark: before?.offset ?? keyStart,
      slot,
      node,
      end: node?.end ?? slot ?? keyEnd,
    };
  }

  #afterBlanks(offset: number): number {
    let at = offset;
    while (this.text[at] === ' ' || this.text[at] === '\t') at++;
    return at;
  }
}

const emptyAt = (offset: number): Token => ({ type: 'space', offset, indent: 0, source: '' });

const STYLES: { [type: string]: TextStyle } = {
  PLAIN: 'plain',
  QUOTE_SINGLE: 'single',
  QUOTE_DOUBLE: 'double',
  BLOCK_LITERAL: 'literal',
  BLOCK_FOLDED: 'folded',
};
