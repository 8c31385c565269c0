/** Prints values as YAML in the style of their file. */
import { Document, Scalar } from 'yaml';
import { isObject } from '../content/model/data.ts';
import type { Data, DataObject } from '../content/model/types.ts';
import { shiftLines } from './lines.ts';
import type { Style } from './style.ts';
import type { TextStyle } from './tree.ts';

/**
 * A printed value: the text on the line of its key or dash, and the lines below it, indented relative to the key or
 * dash.
 */
export interface Printed {
  head: string;
  body: string[];
}

/** Options for printing one value, in addition to the style of its file. */
export interface PrintOptions {
  style: Style;
  /** The style of the text that it replaces. */
  textStyle?: TextStyle | undefined;
  /** The maximum length of the lines of a text on several lines, without their indentation. */
  width?: number | undefined;
}

/** The indentation in the output of the package `yaml`. */
const LIBRARY_STEP = 2;

const isList = (value: Data): value is Data[] => Array.isArray(value);
const isCollection = (value: Data) => value !== null && typeof value === 'object';
const isEmpty = (value: Data) => isCollection(value) && Object.keys(value as object).length === 0;

/** Prints the value of a field. */
export function printField(value: Data, key: string | undefined, options: PrintOptions): Printed {
  const { style } = options;
  if (!isCollection(value)) return printScalar(value, key, options, style.step);
  if (isEmpty(value) || style.isFlow(key))
    return { head: printFlow(value, key, options), body: [] };
  if (isList(value)) {
    const lines = value.flatMap((item) => printItemLines(item, key, options));
    return { head: '', body: shiftLines(lines, style.dashStep) };
  }
  return { head: '', body: shiftLines(printFields(value as DataObject, options), style.step) };
}

/** Prints the value of a list item, without its dash; a list or object begins on the line of the dash. */
export function printItem(value: Data, key: string | undefined, options: PrintOptions): Printed {
  const { style } = options;
  const own = `${key}-`;
  if (!isCollection(value)) return printScalar(value, own, options, 2);
  if (isEmpty(value) || style.isFlow(own))
    return { head: printFlow(value, own, options), body: [] };
  const lines = isList(value)
    ? value.flatMap((item) => printItemLines(item, own, options))
    : printFields(value as DataObject, options);
  return { head: '', body: shiftLines(lines, 2) };
}

/** Returns the lines of a list item with its dash. */
export function printItemLines(
  value: Data,
  key: string | undefined,
  options: PrintOptions,
): string[] {
  const { head, body } = printItem(value, key, options);
  if (head !== '') return [`- ${head}`, ...body];
  const [first = '', ...rest] = body;
  return [`- ${first.trimStart()}`, ...rest];
}

/** Returns the lines of all fields of an object. */
export function printFields(group: DataObject, options: PrintOptions): string[] {
  return Object.entries(group).flatMap(([key, value]) => printFieldLines(key, value, options));
}

/** Returns the lines of a field with its key. */
export function printFieldLines(key: string, value: Data, options: PrintOptions): string[] {
  const { head, body } = printField(value, key, options);
  const name = printKey(key, options);
  return [head === '' ? `${name}:` : `${name}: ${head}`, ...body];
}

/** Prints a key. */
export function printKey(key: string, { style }: PrintOptions): string {
  const { quotes } = style;
  const isPlain =
    // `y` is a usual key of coordinates: { x: 75, y: 30 }. Only parsers older than YAML 1.2 read it as `true`.
    key === 'y' ||
    (!key.includes('\n') && inLibrary(key, 'plain', { quotes, isFlow: true }) === key);
  return isPlain ? key : quote(key, quotes);
}

/** Prints a value for use within brackets. */
export function printFlow(value: Data, key: string | undefined, options: PrintOptions): string {
  const { style } = options;
  if (isList(value)) {
    const items = value.map((item) => printFlow(item, `${key}-`, options));
    return around('[', items, ']', style.padsBrackets);
  }
  if (isObject(value)) {
    const fields = Object.entries(value).map(
      ([name, inner]) => `${printKey(name, options)}: ${printFlow(inner, name, options)}`,
    );
    return around('{', fields, '}', style.padsBraces);
  }
  if (typeof value !== 'string') return printOther(value);
  const wanted = options.textStyle ?? style.textStyle(key);
  const isLine = !value.includes('\n');
  if (isLine && wanted === 'plain') return plainOr(value, { quotes: style.quotes, isFlow: true });
  return quote(value, wanted === 'single' && isLine ? 'single' : style.quotes);
}

function around(open: string, parts: string[], close: string, isPadded: boolean): string {
  if (parts.length === 0) return open + close;
  const space = isPadded ? ' ' : '';
  return open + space + parts.join(', ') + space + close;
}

function printOther(value: Data): string {
  if (typeof value !== 'number') return String(value);
  return Object.is(value, -0) ? '-0' : String(value);
}

const onOneLine = (head: string): Printed => ({ head, body: [] });

function printScalar(
  value: Data,
  key: string | undefined,
  options: PrintOptions,
  step: number,
): Printed {
  if (typeof value !== 'string') return onOneLine(printOther(value));
  const { style, width, textStyle: kept } = options;
  const wanted = wantedStyle(value, key, options);
  const { quotes } = style;
  if (wanted === 'literal' || wanted === 'folded') {
    return isPrintable(value) && value.trim() !== ''
      ? onLines(value, wanted, { quotes, width }, step)
      : onOneLine(quote(value, 'double'));
  }
  if (value.includes('\n')) return onOneLine(quote(value, 'double'));
  const text = wanted === 'plain' ? plainOr(value, { quotes }) : quote(value, wanted, kept);
  return width === undefined
    ? onOneLine(text)
    : onLines(value, styleOf(text), { quotes, width }, step);
}

/** Returns the style in which a text is to be printed: that of the text it replaces, or the usual one of its file. */
function wantedStyle(
  value: string,
  key: string | undefined,
  { style, textStyle: kept }: PrintOptions,
): TextStyle {
  if (!value.includes('\n')) return kept ?? style.textStyle(key);
  return kept && kept !== 'plain' ? kept : style.longTextStyle(key);
}

/** Returns the style of a text on one line. */
function styleOf(text: string): TextStyle {
  if (text.startsWith('"')) return 'double';
  return text.startsWith("'") ? 'single' : 'plain';
}

/** Prints a text on several lines. */
function onLines(value: string, wanted: TextStyle, options: LibraryOptions, step: number): Printed {
  const [head = '', ...body] = inLibrary(value, wanted, options).split('\n');
  return { head, body: shiftLines(body, step - LIBRARY_STEP) };
}

/** Returns a text in the requested quotation marks, or in the other kind when those need fewer escapes. */
function quote(value: string, wanted: 'single' | 'double', kept?: TextStyle): string {
  if (!isPrintable(value) || value.includes('\n')) return inDoubleQuotes(value);
  const hasDouble = /["\\]/.test(value);
  const hasSingle = value.includes("'");
  const isSwitched =
    !kept && (wanted === 'double' ? hasDouble && !hasSingle : hasSingle && !hasDouble);
  const isSingle = (wanted === 'single') !== isSwitched;
  return isSingle ? `'${value.replaceAll("'", "''")}'` : inDoubleQuotes(value);
}

/** Characters that js-yaml refuses to read, or `yaml` to write, unescaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u;
const isPrintable = (value: string) => !UNPRINTABLE.test(value);

function inDoubleQuotes(value: string): string {
  const escaped = new RegExp(UNPRINTABLE, 'gu');
  return JSON.stringify(value).replace(escaped, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** Returns a text without quotation marks, if it can be read so. */
function plainOr(value: string, options: LibraryOptions): string {
  const isPlain = isPrintable(value) && inLibrary(value, 'plain', options) === value;
  return isPlain ? value : quote(value, options.quotes);
}

const TYPES = {
  plain: 'PLAIN',
  single: 'QUOTE_SINGLE',
  double: 'QUOTE_DOUBLE',
  literal: 'BLOCK_LITERAL',
  folded: 'BLOCK_FOLDED',
} as const;

interface LibraryOptions {
  /** The quotation marks of a text that cannot be printed in the requested style. */
  quotes: 'single' | 'double';
  /** Whether the text is within brackets. */
  isFlow?: boolean;
  /** The maximum length of the lines; left out, there is none. */
  width?: number | undefined;
}

/**
 * Prints a text with the package `yaml`; in quotation marks when the requested style is not possible or older parsers
 * would read another type.
 */
function inLibrary(
  value: string,
  wanted: TextStyle,
  { quotes, isFlow = false, width = 0 }: LibraryOptions,
): string {
  const scalar = new Scalar(value);
  scalar.type = TYPES[wanted];
  const document = new Document(isFlow ? [scalar] : { k: scalar }, { compat: 'yaml-1.1' });
  if (isFlow) (document.contents as unknown as { flow: boolean }).flow = true;
  const text = document.toString({
    lineWidth: width,
    blockQuote: wanted === 'folded' ? 'folded' : 'literal',
    singleQuote: quotes === 'single',
    doubleQuotedMinMultiLineLength: Number.MAX_SAFE_INTEGER,
    flowCollectionPadding: false,
  });
  return isFlow ? text.slice(1, -2) : text.slice('k: '.length).replace(/\n$/, '');
}
