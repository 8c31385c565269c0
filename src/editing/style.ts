/** Determines the style of a file, which new values in it follow. */
import { columnOf, lineEndOf } from './lines.ts';
import type { YamlEntry, YamlNode, YamlTree } from './tree.ts';

type Quotes = 'single' | 'double';

/** The style of a file. */
export interface Style {
  lineEnd: '\n' | '\r\n';
  /** How many spaces the fields of an object are indented. */
  step: number;
  /** How many spaces the dashes of a list are indented below their key. */
  dashStep: number;
  /** Whether maps in braces are padded with spaces: `{ a: 1 }`. */
  padsBraces: boolean;
  padsBrackets: boolean;
  /** The quotation marks for texts that need some. */
  quotes: Quotes;
  /** Returns the style of texts on one line in the field `key`. */
  textStyle(key: string | undefined): Quotes | 'plain';
  /** Returns the style of texts with several lines in the field `key`. */
  longTextStyle(key: string | undefined): 'literal' | 'folded' | Quotes;
  /** Returns whether lists and objects in the field `key` are written in brackets. */
  isFlow(key: string | undefined): boolean;
}

/** Counts the occurrences of values. */
class Tally<Name extends string | number | boolean> {
  readonly #counts = new Map<Name, number>();

  add(name: Name): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Returns the most frequent value; the first one of several. */
  most(): Name | undefined {
    return [...this.#counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  }
}

/** The styles that occur in the fields with one key. */
class KeyStyles {
  readonly text = new Tally<Quotes | 'plain'>();
  readonly longText = new Tally<'literal' | 'folded' | Quotes>();
  readonly flow = new Tally<boolean>();

  addText(value: string, style: NonNullable<YamlNode['style']>): void {
    const isLong = value.includes('\n') && style !== 'plain';
    if (style === 'literal' || style === 'folded') this.longText.add(style);
    else if (isLong) this.longText.add(style);
    // A text that needs its quotation marks is no evidence of a style.
    else if (style === 'plain' || !needsQuotes(value)) this.text.add(style);
  }
}

/** Determines the style of a file. Where the file gives no evidence, the style is that of the starter's pages. */
export function styleOf({ text, root }: YamlTree): Style {
  const reader = new StyleReader(text);
  if (root) reader.visit(root, undefined, undefined);
  const { steps, dashSteps, braces, brackets, quotes, all } = reader;
  return {
    lineEnd: lineEndOf(text),
    step: Math.max(1, steps.most() ?? 2),
    dashStep: Math.max(0, dashSteps.most() ?? 2),
    padsBraces: braces.most() ?? true,
    padsBrackets: brackets.most() ?? false,
    quotes: quotes.most() ?? 'double',
    textStyle: (key) => reader.stylesOf(key).text.most() ?? all.text.most() ?? 'plain',
    longTextStyle: (key) =>
      reader.stylesOf(key).longText.most() ?? all.longText.most() ?? 'literal',
    isFlow: (key) => reader.stylesOf(key).flow.most() ?? false,
  };
}

/** Collects the styles that occur in a file. */
class StyleReader {
  readonly steps = new Tally<number>();
  readonly dashSteps = new Tally<number>();
  readonly braces = new Tally<boolean>();
  readonly brackets = new Tally<boolean>();
  readonly quotes = new Tally<Quotes>();
  readonly all = new KeyStyles();
  readonly #byName = new Map<string, KeyStyles>();

  constructor(private readonly text: string) {}

  stylesOf(key: string | undefined): KeyStyles {
    const name = key ?? '-';
    const known = this.#byName.get(name) ?? new KeyStyles();
    this.#byName.set(name, known);
    return known;
  }

  visit(node: YamlNode, parent: YamlEntry | undefined, key: string | undefined): void {
    if (node.kind === 'scalar') this.#visitText(node, key);
    const [first] = node.entries;
    if (!first) return;
    this.stylesOf(key).flow.add(node.isFlow);
    if (node.isFlow) this.#visitBrackets(node);
    else if (parent?.key !== undefined) this.#visitIndent(node, first, parent);
    for (const entry of node.entries) {
      // Items are counted by the key of their list.
      const name = node.kind === 'map' ? entry.key : `${key}-`;
      if (entry.node) this.visit(entry.node, entry, name);
    }
  }

  #visitText({ style, value }: YamlNode, key: string | undefined): void {
    if (style === 'single' || style === 'double') this.quotes.add(style);
    if (typeof value !== 'string' || !style || value === '') return;
    this.all.addText(value, style);
    this.stylesOf(key).addText(value, style);
  }

  #visitBrackets({ kind, start }: YamlNode): void {
    const isPadded = /\s/.test(this.text[start + 1] ?? '');
    (kind === 'map' ? this.braces : this.brackets).add(isPadded);
  }

  #visitIndent({ kind }: YamlNode, first: YamlEntry, parent: YamlEntry): void {
    const step = columnOf(this.text, first.mark) - columnOf(this.text, parent.mark);
    (kind === 'seq' ? this.dashSteps : this.steps).add(step);
  }
}

/**
 * Returns whether a text obviously needs quotation marks, because its beginning or a part of it has another meaning
 * in YAML.
 */
function needsQuotes(value: string): boolean {
  return /^[\s\-?:,[\]{}#&*!|>'"%@`~.\d+=]|[:#]\s|\s#|[\s:]$|^(?:y|n|yes|no|on|off|true|false|null)$/i.test(
    value,
  );
}
