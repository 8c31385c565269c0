/** How a file is written: what a new value in it has to look like. */
import { columnOf, lineEndOf } from './lines.ts';
import type { Tree, TreeEntry, TreeNode } from './tree.ts';

type Quotes = 'single' | 'double';

/** The habits of a file. */
export interface Style {
  lineEnd: '\n' | '\r\n';
  /** How far the fields of a group stand within it. */
  step: number;
  /** How far the dashes of a list stand within the field whose list it is. */
  dashStep: number;
  /** Whether groups in braces have spaces inside: `{ a: 1 }`. */
  padsBraces: boolean;
  padsBrackets: boolean;
  /** The quotes for what cannot be without. */
  quotes: Quotes;
  /** Returns how texts of one line are written that the field of this name holds. */
  textStyle(key: string | undefined): Quotes | 'plain';
  /** Returns how texts of several lines are written there. */
  longTextStyle(key: string | undefined): 'literal' | 'folded' | Quotes;
  /** Returns whether lists and groups are in brackets there. */
  isFlow(key: string | undefined): boolean;
}

/** Counts how often each of a few things is met. */
class Tally<Name extends string | number | boolean> {
  readonly #counts = new Map<Name, number>();

  add(name: Name): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  /** Returns what was met most often; the first met of those met equally often. */
  most(): Name | undefined {
    return [...this.#counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  }
}

/** What is met at the fields of a name. */
interface Habits {
  text: Tally<Quotes | 'plain'>;
  longText: Tally<'literal' | 'folded' | Quotes>;
  flow: Tally<boolean>;
}

const newHabits = (): Habits => ({ text: new Tally(), longText: new Tally(), flow: new Tally() });

/** Returns the habits of a file. What it does not show is as in the pages of the starter. */
export function styleOf({ text, root }: Tree): Style {
  const steps = new Tally<number>();
  const dashSteps = new Tally<number>();
  const braces = new Tally<boolean>();
  const brackets = new Tally<boolean>();
  const quotes = new Tally<Quotes>();
  const byName = new Map<string, Habits>();
  const all = newHabits();
  const habitsOf = (key: string | undefined): Habits => {
    const name = key ?? '-';
    const known = byName.get(name) ?? newHabits();
    byName.set(name, known);
    return known;
  };

  const visitText = ({ style, value }: TreeNode, key: string | undefined) => {
    if (style === 'single' || style === 'double') quotes.add(style);
    if (typeof value !== 'string' || !style || value === '') return;
    const isLong = value.includes('\n');
    for (const habits of [all, habitsOf(key)]) {
      if (style === 'literal' || style === 'folded') habits.longText.add(style);
      else if (isLong && style !== 'plain') habits.longText.add(style);
      // what needs its quotes shows no habit
      else if (style === 'plain' || !needsQuotes(value)) habits.text.add(style);
    }
  };

  const visitIndent = (node: TreeNode, parent: TreeEntry | undefined) => {
    const [first] = node.entries;
    if (!first || !parent || node.isFlow || parent.key === undefined) return;
    const step = columnOf(text, first.mark) - columnOf(text, parent.mark);
    if (node.kind === 'seq') dashSteps.add(step);
    else steps.add(step);
  };

  const visit = (node: TreeNode, parent: TreeEntry | undefined, key: string | undefined) => {
    if (node.kind === 'scalar') return visitText(node, key);
    visitIndent(node, parent);
    if (node.entries.length > 0) habitsOf(key).flow.add(node.isFlow);
    if (node.entries.length > 0 && node.isFlow) {
      const isPadded = /\s/.test(text[node.start + 1] ?? '');
      (node.kind === 'map' ? braces : brackets).add(isPadded);
    }
    for (const entry of node.entries) {
      // items are habits of the list's field
      const name = node.kind === 'map' ? entry.key : `${key}-`;
      if (entry.node) visit(entry.node, entry, name);
    }
  };
  if (root) visit(root, undefined, undefined);

  const quote = quotes.most() ?? 'double';
  return {
    lineEnd: lineEndOf(text),
    step: Math.max(1, steps.most() ?? 2),
    dashStep: Math.max(0, dashSteps.most() ?? 2),
    padsBraces: braces.most() ?? true,
    padsBrackets: brackets.most() ?? false,
    quotes: quote,
    textStyle: (key) => habitsOf(key).text.most() ?? all.text.most() ?? 'plain',
    longTextStyle: (key) => habitsOf(key).longText.most() ?? all.longText.most() ?? 'literal',
    isFlow: (key) => habitsOf(key).flow.most() ?? false,
  };
}

/** Returns whether a text is quoted for a reason that is seen at once: it begins or goes on like something else. */
function needsQuotes(value: string): boolean {
  return /^[\s\-?:,[\]{}#&*!|>'"%@`~.\d+=]|[:#]\s|\s#|[\s:]$|^(?:y|n|yes|no|on|off|true|false|null)$/i.test(
    value,
  );
}
