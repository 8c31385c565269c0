/**
 * The short way for YAML that is written plainly, as most pages are: each key and each value on a line of its own, texts also
 * behind `|`, and flow collections on one line. It gives exactly what the parser gives (proved in simple-yaml.test.ts), five times
 * faster. Whatever may mean something else, and every mistake, is left to the parser.
 */
import type { Data, DataObject } from '../types.ts';
import { NotSimple, readFlow } from './simple-flow.ts';

/** A letter that no line of plain YAML has. */
const oddLetter = /[^\n -~\u00a0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
/** What begins or ends a document, where it stands at the beginning of a line. */
const marks = ['---', '...', '%'];
/** What no plain text begins with. */
const signs = '-?:,]}#&*!>%@`';
/** Words that are values of their own when they stand as a key. */
const valueWord = /^(?:true|false|null)$/i;
/** A key and its colon. Others have to be in quotation marks, or are read with care. */
const keyed = /([A-Za-z][\w-]*):(?= |$)/my;
const mostLevels = 40;

/** The data of a plainly written text; `undefined` for any other. @param resolve what an unquoted word stands for */
export function readSimple(text: string, resolve: (word: string) => Data): Data | undefined {
  if (oddLetter.test(text)) return undefined;
  if (marks.some((mark) => text.startsWith(mark) || text.includes(`\n${mark}`))) return undefined;
  try {
    return new SimpleReader(text.endsWith('\n') ? text : `${text}\n`, resolve).read();
  } catch (error) {
    if (!(error instanceof NotSimple)) throw error;
    return undefined;
  }
}

/** Goes through a text line by line; blank lines and comments are passed over. */
class SimpleReader {
  readonly #text: string;
  readonly #resolve: (word: string) => Data;
  /** Where the line at hand begins, where its first letter stands, and where it ends. */
  #start = 0;
  #first = 0;
  #end = -1;
  #level = 0;

  constructor(text: string, resolve: (word: string) => Data) {
    this.#text = text;
    this.#resolve = resolve;
    this.#nextLine();
  }

  read(): Data {
    if (this.#isOver() || this.#column() !== 0) throw new NotSimple();
    const data = this.#block(0);
    if (!this.#isOver()) throw new NotSimple();
    return data;
  }

  #isOver(): boolean {
    return this.#start >= this.#text.length;
  }

  /** How far in the line at hand begins; -1 after the last. */
  #column(): number {
    return this.#isOver() ? -1 : this.#first - this.#start;
  }

  #nextLine(): void {
    const text = this.#text;
    do {
      this.#start = this.#end + 1;
      if (this.#isOver()) return;
      this.#end = text.indexOf('\n', this.#start);
      this.#first = this.#start;
      while (text[this.#first] === ' ') this.#first += 1;
    } while (this.#first === this.#end || text[this.#first] === '#');
  }

  #isEntry(): boolean {
    return this.#text.startsWith('- ', this.#first);
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
    while (this.#column() === column && this.#isEntry()) {
      let at = this.#first + 2;
      while (this.#text[at] === ' ') at += 1;
      if (this.#keyAt(at) === undefined) list.push(this.#value(at, column));
      else {
        // the first line of a mapping, as if there were a blank in place of the dash
        this.#first = at;
        list.push(this.#mapping(at - this.#start));
      }
    }
    return list;
  }

  #mapping(column: number): DataObject {
    const mapping: DataObject = {};
    while (this.#column() === column) {
      const key = this.#keyAt(this.#first);
      if (key === undefined || Object.hasOwn(mapping, key)) throw new NotSimple();
      let at = this.#first + key.length + 1;
      while (this.#text[at] === ' ') at += 1;
      mapping[key] = at === this.#end ? this.#below(column) : this.#value(at, column);
    }
    return mapping;
  }

  #keyAt(at: number): string | undefined {
    keyed.lastIndex = at;
    const key = keyed.exec(this.#text)?.[1];
    return key === undefined || valueWord.test(key) ? undefined : key;
  }

  /** What stands below a key: further in, or a list whose dashes stand below the key's first letter. */
  #below(column: number): Data {
    this.#nextLine();
    const next = this.#column();
    const isListBelow = next === column && this.#isEntry();
    return next > column || isListBelow ? this.#block(next) : null;
  }

  /** The value that begins at `at` and ends with the line. */
  #value(at: number, column: number): Data {
    const text = this.#text;
    const sign = text[at] as string;
    if (sign === '|') return this.#literal(text.slice(at, this.#end), column);
    const isPlain = !'"\'{['.includes(sign);
    const data = isPlain
      ? this.#resolve(plain(text.slice(at, this.#end)))
      : readFlow(text.slice(at, this.#end), this.#resolve);
    this.#nextLine();
    // a value may go on in the next line
    if (this.#column() > column) throw new NotSimple();
    return data;
  }

  /** The lines below `|`, less their indentation. */
  #literal(header: string, column: number): string {
    if (header !== '|' && header !== '|-') throw new NotSimple();
    const text = this.#text;
    const lines: string[] = [];
    let indent = 0;
    for (let start = this.#end + 1; start < text.length; start = this.#end + 1) {
      let first = start;
      while (text[first] === ' ') first += 1;
      const end = text.indexOf('\n', first);
      const isBlank = first === end;
      if (indent === 0) {
        indent = first - start;
        if (isBlank || indent <= column) throw new NotSimple();
      }
      if (!isBlank && first - start < indent) break;
      if (isBlank && first - start > indent) throw new NotSimple();
      lines.push(text.slice(start + indent, Math.max(end, start + indent)));
      this.#end = end;
    }
    this.#nextLine();
    if (lines.length === 0) throw new NotSimple();
    return lines.join('\n').replace(/\n+$/, '') + (header === '|' ? '\n' : '');
  }
}

/** A text without quotation marks, when nothing in it means anything to YAML. */
function plain(text: string): string {
  const [first, last] = [text[0], text.at(-1)];
  const isOdd = first === undefined || signs.includes(first) || last === ':' || last === ' ';
  if (isOdd || text.includes(': ') || (text.includes('#') && text.includes(' #')))
    throw new NotSimple();
  return text;
}
