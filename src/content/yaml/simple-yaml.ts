/**
 * The short way for YAML that is written plainly, as most pages are: each key and each value on a line of its own, texts also
 * behind `|`, and flow collections on one line. It gives exactly what the parser gives (proved in simple-yaml.test.ts), ten times
 * faster. Whatever may mean something else, and every mistake, is left to the parser.
 */
import type { Data, DataObject } from '../types.ts';
import { FlowReader } from './simple-flow.ts';
import { afterBlanks, endOf, keyAt, NotSimple } from './simple-words.ts';

/** A letter that no line of plain YAML has. */
const oddLetter = /[^\n -~\u00a0-\ud7ff\ue000-\ufefe\uff00-\ufffd]/;
/** The rest of a line that is a text without quotation marks, in which nothing means anything to YAML. */
const plain = /[^-?:,[\]{}#&*!|>'"%@` \n][^\n:#]*(?:(?::(?! )|(?<! )#)[^\n:#]+)*(?<! )(?=\n)/y;
const mostLevels = 40;

/** The data of a plainly written text; `undefined` for any other. @param resolve what an unquoted word stands for */
export function readSimple(text: string, resolve: (word: string) => Data): Data | undefined {
  if (oddLetter.test(text)) return undefined;
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
  readonly #flow: FlowReader;
  /** Where the line at hand begins, where its first letter stands, and where it ends. */
  #start = 0;
  #first = 0;
  #end = -1;
  /** How far in the line at hand begins; -1 after the last. */
  #column = 0;
  #level = 0;

  constructor(text: string, resolve: (word: string) => Data) {
    this.#text = text;
    this.#resolve = resolve;
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
    while (this.#column === column && this.#isEntry()) {
      const at = afterBlanks(this.#text, this.#first + 2);
      const key = keyAt(this.#text, at);
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
    let key = first;
    while (this.#column === column) {
      key ??= keyAt(this.#text, this.#first);
      if (key === undefined || Object.hasOwn(mapping, key)) throw new NotSimple();
      const at = afterBlanks(this.#text, this.#first + key.length + 1);
      mapping[key] = at === this.#end ? this.#below(column) : this.#value(at, column);
      key = undefined;
    }
    return mapping;
  }

  /** What stands below a key: further in, or a list whose dashes stand below the key's first letter. */
  #below(column: number): Data {
    this.#nextLine();
    const next = this.#column;
    const isListBelow = next === column && this.#isEntry();
    return next > column || isListBelow ? this.#block(next) : null;
  }

  /** The value that begins at `at` and ends with the line. */
  #value(at: number, column: number): Data {
    if (this.#text[at] === '|') return this.#literal(this.#text.slice(at, this.#end), column);
    const data = `{["'`.includes(this.#text[at] as string) ? this.#inBrackets(at) : this.#plain(at);
    this.#nextLine();
    // a value may go on in the next line
    if (this.#column > column) throw new NotSimple();
    return data;
  }

  #plain(at: number): Data {
    if (endOf(plain, this.#text, at) !== this.#end) throw new NotSimple();
    return this.#resolve(this.#text.slice(at, this.#end));
  }

  #inBrackets(at: number): Data {
    const data = this.#flow.valueAt(at);
    if (this.#flow.at !== this.#end) throw new NotSimple();
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
