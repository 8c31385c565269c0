/** Replaces a value by another one and keeps the comments around it. */
import type { Data, TextEdit } from '../content/model/types.ts';
import { columnOf, lineEnd, lineStart, shiftLines } from './lines.ts';
import { type Printed, type PrintOptions, printField, printFlow, printItem } from './print.ts';
import type { Style } from './style.ts';
import type { YamlEntry, YamlNode, YamlTree } from './tree.ts';

/** A value in its list or map. */
export interface Holder {
  parent: YamlNode;
  entry: YamlEntry;
  /** The key of the list or map around it, by which the style of list items is looked up. */
  name: string | undefined;
}

/** Returns the edits that replace a value, or write one where there is none. */
export function replaceValue(
  tree: YamlTree,
  { parent, entry, name }: Holder,
  value: Data,
  given: PrintOptions,
): TextEdit[] {
  const options = { ...given, ...keptOptions(tree, entry) };
  if (parent.isFlow) {
    const key = parent.kind === 'map' ? entry.key : `${name}-`;
    return replaceInBrackets(entry, printFlow(value, key, options));
  }
  const printed =
    parent.kind === 'map' ? printField(value, entry.key, options) : printItem(value, name, options);
  return replacePrinted(tree, { parent, entry, name }, printed, options.style);
}

/** Returns the parts of a text's current style that are kept. */
function keptOptions({ text }: YamlTree, entry: YamlEntry): Partial<PrintOptions> {
  const { node } = entry;
  if (!node?.style || typeof node.value !== 'string') return {};
  const lines = text
    .slice(node.headerEnd ?? node.start, node.end)
    .trim()
    .split(/\r?\n/);
  if (lines.length < 2 || node.style === 'literal') return { textStyle: node.style };
  const longest = Math.max(...lines.map((line) => line.trim().length));
  return { textStyle: node.style, width: Math.max(40, longest + 2) };
}

function replaceInBrackets({ node, slot, end }: YamlEntry, written: string): TextEdit[] {
  if (node) return [{ start: node.tag?.start ?? node.start, end: node.end, text: written }];
  if (slot === undefined) return [{ start: end, end, text: `: ${written}` }];
  return [{ start: slot, end: slot, text: ` ${written}` }];
}

/** Returns the edits that replace the value of an entry by printed text. */
export function replacePrinted(
  { text }: YamlTree,
  { parent, entry }: Holder,
  { head, body }: Printed,
  { lineEnd: newline }: Style,
): TextEdit[] {
  const { node, mark } = entry;
  const slot = entry.slot ?? entry.end;
  const lines = shiftLines(body, columnOf(text, mark));
  const below = lines.map((line) => newline + line).join('');
  const written: Written = { head, below, slot, isItem: parent.kind === 'seq' };
  if (!node) return fillEmpty(text, written, entry.slot === undefined ? ':' : '');
  if (lineStart(text, startOf(node)) > slot) return replaceBelow(text, written, node);
  if (node.headerEnd !== undefined) return replaceBlockText(text, written, node, node.headerEnd);
  return replaceOnLine(text, written, node);
}

/** The text to write: after the dash or colon at `slot`, and on the lines below. */
interface Written {
  head: string;
  below: string;
  slot: number;
  isItem: boolean;
}

const startOf = ({ tag, start }: YamlNode) => tag?.start ?? start;

function fillEmpty(text: string, { head, below, slot, isItem }: Written, colon: string) {
  const end = lineEnd(text, slot);
  const isBare = text.slice(slot, end).trim() === '';
  // A list or map begins on the line of its dash when nothing else is on that line.
  if (head === '' && isItem && isBare) {
    return [{ start: slot, end: slot, text: ` ${below.trimStart()}` }];
  }
  const first = head === '' ? colon : `${colon} ${head}`;
  return joined({ start: slot, end: slot, text: first }, { start: end, end, text: below });
}

function replaceBelow(text: string, { head, below, slot }: Written, node: YamlNode) {
  const first = head === '' ? '' : ` ${head}`;
  return joined(
    { start: slot, end: slot, text: first },
    { start: lineEnd(text, slot), end: lineEnd(text, node.end), text: below },
  );
}

/** Replaces a block text, whose header (`|` or `>`) has its own line, possibly with a comment. */
function replaceBlockText(text: string, written: Written, node: YamlNode, headerEnd: number) {
  const { head, below, slot } = written;
  const start = head === '' ? slot : startOf(node);
  const bodyStart = lineEnd(text, headerEnd);
  return joined(
    { start, end: headerEnd, text: head },
    { start: bodyStart, end: Math.max(bodyStart, lineEnd(text, node.end)), text: below },
  );
}

/** Replaces a value that begins on the line of its dash or key. */
function replaceOnLine(text: string, { head, below, slot, isItem }: Written, node: YamlNode) {
  const end = node.entries.length > 0 && !node.isFlow ? lineEnd(text, node.end) : node.end;
  const rest = lineEnd(text, end);
  const isBare = text.slice(end, rest).trim() === '';
  const start = startOf(node);
  if (head === '' && isItem && isBare) return [{ start, end, text: below.trimStart() }];
  return joined(
    { start: head === '' ? slot : start, end, text: head },
    { start: rest, end: rest, text: below },
  );
}

/** Returns both edits, joined into one when they touch. */
function joined(first: TextEdit, second: TextEdit): TextEdit[] {
  if (second.text === '' && second.start === second.end) return [first];
  if (first.end !== second.start) return [first, second];
  return [{ start: first.start, end: second.end, text: first.text + second.text }];
}
