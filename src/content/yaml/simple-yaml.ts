/**
 * The short way for YAML that is written plainly, as pages are by hand or by other programs: keys on lines of their own, texts also
 * behind `|` and `>` or over several lines, flow collections, comments. It gives exactly what the parser gives (proved in simple-yaml.test.ts), ten times
 * faster. Whatever may mean something else, and every mistake, is left to the parser.
 */
import type { Data, DataObject } from '../types.ts';
import { FlowReader } from './simple-flow.ts';
import {
  afterBlanks,
  folded,
  keyAt,
  lineEnd,
  mostLevels,
  NotSimple,
  surelyEndOf,
} from './simple-words.ts';

/** A letter that no line of plain YAML has, or half of one. */
const oddLetter = /[^\n -~\u00a0-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
/** The rest of a line, but for a comment, that is a text without quotation marks in which nothing means anything to YAML. */
const plain =
  /(?:[^-?:,[\]{}#&*!|>'"%@` \n]|-(?![- \n]))[^\n:#]*(?:(?::(?! )|(?<! )#)[^\n:#]+)*(?<! )(?= *\n| +#)/y;
/** What stands behind the key of a text that begins in the next line. */
const textMark = /^[|>]-?$/;

const isFlow = (sign: string | undefined) =>
  sign === '{' || sign === '[' || sign === '"' || sign === "'";

/** Where the lists and mappings of a text begin, but for those in brackets, and their parts: the key, and the value if there is one. */
export type Starts = Map<
  object,
  { start: number; parts: Map<string | number, { key: number; value: number | undefined }> }
>;

/**
 * The data of a plainly written text; `undefined` for any other.
 *
 * @param resolve what an unquoted word stands for
 * @param starts gets where all of it stands; the text must have no `\r` then
 */
export function readSimple(
  text: string,
  resolve: (word: string) => Data,
  starts?: Starts,
): Data | undefined {
  const lines = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  if (oddLetter.test(lines)) return undefined;
  try {
    return new SimpleReader(lines.endsWith('\n') ? lines : `${lines}\n`, resolve, starts).read();
  } catch (error) {
    if (!(error instanceof NotSimple)) throw error;
    return undefined;
  }
}

/** Goes through a text line by line; blank lines and comments are passed over. */
class SimpleReader {
  readonly #text: string;
  readonly #resolve: (word: string) => Data;
  readonly #flow: FlowReader;
  readonly #starts: Starts | undefined;
  /** Where the line at hand begins, where its first letter stands, and where it ends. */
  #start = 0;
  #first = 0;
  #end = -1;
  /** How far in the line at hand begins; -1 after the last. */
  #column = 0;
  #level = 0;
  /** Where the value below the last key begins. */
  #belowAt: number | undefined;

  constructor(text: string, resolve: (word: string) => Data, starts: Starts | undefined) {
    this.#text = text;
    this.#resolve = resolve;
    this.#starts = starts;
    this.#flow = new FlowReader(text, resolve);
    this.#nextLine();
  }

  read(): Data {
    // a mark of YAML's own at the beginning of a line, such as `---`, is neither a key nor an entry
    const data = this.#column === 0 ? this.#block(0) : undefined;
    if (data === undefined || !this.#isOver()) throw new NotSimple();
    return data;
  }

  #isOver(): boolean {
    return this.#start >= this.#text.length;
  }

  #nextLine(): void {
    const text = this.#text;
    this.#column = -1;
    do {
      this.#start = this.#end + 1;
      if (this.#isOver()) return;
      this.#end = text.indexOf('\n', this.#start);
      this.#first = this.#start;
      while (text[this.#first] === ' ') this.#first += 1;
    } while (this.#first === this.#end || text[this.#first] === '#');
    this.#column = this.#first - this.#start;
  }

  #isEntry(): boolean {
    const text = this.#text;
    return text[this.#first] === '-' && text[this.#first + 1] === ' ';
  }

  /** A list or a mapping whose lines begin in that column. */
  #block(column: number): Data {
    this.#level += 1;
    if (this.#level > mostLevels) throw new NotSimple();
    const data = this.#isEntry() ? this.#list(column) : this.#mapping(column);
    this.#level -= 1;
    return data;
  }

  #list(column: number): Data[] {
    const list: Data[] = [];
    const parts = this.#partsOf(list);
    while (this.#column === column && this.#isEntry()) {
      const at = afterBlanks(this.#text, this.#first + 2);
      const key = keyAt(this.#text, at);
      parts?.set(list.length, { key: at, value: at });
      if (key === undefined) list.push(this.#value(at, column));
      else {
        // the first line of a mapping, as if there were a blank in place of the dash
        this.#first = at;
        this.#column = at - this.#start;
        list.push(this.#mapping(this.#column, key));
      }
    }
    return list;
  }

  /** @param first its first key, when that is known already */
  #mapping(column: number, first?: string): DataObject {
    const mapping: DataObject = {};
    const parts = this.#partsOf(mapping);
    let key = first;
    while (this.#column === column) {
      key ??= keyAt(this.#text, this.#first);
      if (key === undefined || Object.hasOwn(mapping, key)) throw new NotSimple();
      const start = this.#first;
      const at = afterBlanks(this.#text, start + key.length + 1);
      const isBare = at === this.#end || this.#text[at] === '#';
      mapping[key] = isBare ? this.#below(column) : this.#value(at, column);
      parts?.set(key, { key: start, value: isBare ? this.#belowAt : at });
      key = undefined;
    }
    return mapping;
  }

  /** What stands below a key: further in, or a list whose dashes stand below the key's first letter. */
  #below(column: number): Data {
    this.#nextLine();
    const next = this.#column;
    const isListBelow = next === column && this.#isEntry();
    const start = next > column || isListBelow ? this.#first : undefined;
    const isFlowBelow = next > column && isFlow(this.#text[this.#first]);
    let data: Data = null;
    if (start !== undefined) data = isFlowBelow ? this.#value(start, column) : this.#block(next);
    this.#belowAt = start;
    return data;
  }

  /** Begins to note where the parts of what begins here stand. */
  #partsOf(block: object) {
    if (!this.#starts) return undefined;
    const noted = { start: this.#first, parts: new Map() };
    this.#starts.set(block, noted);
    return noted.parts;
  }

  /** The value that begins at `at`, in a block that begins in that column. */
  #value(at: number, column: number): Data {
    const sign = this.#text[at];
    if (sign === '|' || sign === '>') return this.#blockText(at, column);
    if (!isFlow(sign)) return this.#plain(at, column);
    const data = this.#flow.valueAt(at, column);
    this.#end = lineEnd(this.#text, this.#flow.at);
    this.#nextLine();
    if (this.#column > column) throw new NotSimple();
    return data;
  }

  #plain(at: number, column: number): Data {
    const words = this.#plainLine(at, column);
    if (this.#column <= column) return this.#resolve(words);
    const lines = [words];
    while (this.#column > column) lines.push(this.#plainLine(this.#first, column));
    return lines.join(' ');
  }

  /** The words from `at` to the end of the line. */
  #plainLine(at: number, column: number): string {
    const end = surelyEndOf(plain, this.#text, at);
    const next = lineEnd(this.#text, end) + 1;
    this.#nextLine();
    // a text that goes on does so without anything in between
    const isNext = this.#start === next && end + 1 === next;
    if (this.#column > column && !isNext) throw new NotSimple();
    return this.#text.slice(at, end);
  }

  /** The lines below `|` or `>`, less their indentation. */
  #blockText(at: number, column: number): string {
    const text = this.#text;
    const mark = text.slice(at, this.#end);
    if (!textMark.test(mark)) throw new NotSimple();
    const isFolded = mark[0] === '>';
    const lines: string[] = [];
    let indent = 0;
    for (let start = this.#end + 1; start < text.length; start = this.#end + 1) {
      const first = afterBlanks(text, start);
      const end = text.indexOf('\n', first);
      const isBlank = first === end;
      if (indent === 0) {
        indent = first - start;
        if (isBlank || indent <= column) throw new NotSimple();
      }
      if (!isBlank && first - start < indent) break;
      // lines that are further in are not folded, and blanks alone may be a line
      if (first - start > indent && (isBlank || isFolded)) throw new NotSimple();
      lines.push(text.slice(start + indent, Math.max(end, start + indent)));
      this.#end = end;
    }
    this.#nextLine();
    if (lines.length === 0) throw new NotSimple();
    const whole = lines.join('\n').replace(/\n+$/, '');
    return (isFolded ? folded(whole) : whole) + (mark.endsWith('-') ? '' : '\n');
  }
}
