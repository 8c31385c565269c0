/** Flow YAML that is written plainly: `{ label: More, to: /more }`, `[one, "two"]`, `"text"`, `'text'`, also over several lines. */
import type { Data, DataObject } from '../types.ts';
import { afterBlanks, folded, keyAt, mostLevels, NotSimple, surelyEndOf } from './simple-words.ts';

/** In quotation marks. Of what begins with `\` there is what JSON has, too. */
const quoted = /"[^"\\]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\]*)*"|'[^']*(?:''[^']*)*'/y;
/** Without: a colon or a # in it may mean something, and so may a dash before it. */
const word =
  /(?:[^-?:,[\]{}#&*!|>'"%@` \n]|-(?![- ,[\]{}\n]))[^,[\]{}:#\n]*(?:(?::(?![ ,[\]{}\n])|(?<! )#)[^,[\]{}:#\n]*)*/y;

/** Reads single values of a text; throws `NotSimple` when what stands there may mean something else. */
export class FlowReader {
  /** How far the text is read. */
  at = 0;
  readonly #text: string;
  readonly #resolve: (word: string) => Data;
  #column = 0;
  #level = 0;

  constructor(text: string, resolve: (word: string) => Data) {
    this.#text = text;
    this.#resolve = resolve;
  }

  /** The value that begins there. @param column of the block that it stands in: the lines of the value are further in */
  valueAt(start: number, column: number): Data {
    this.at = start;
    this.#column = column;
    this.#level = 0;
    return this.#value();
  }

  #value(): Data {
    if (this.#isNext('{')) return this.#within(() => this.#mapping());
    if (this.#isNext('[')) return this.#within(() => this.#list());
    const sign = this.#text[this.at];
    if (sign === '"' || sign === "'") return this.#quoted(this.#take(quoted));
    return this.#resolve(withoutBlanksBehind(this.#take(word)));
  }

  /** Brackets within brackets; who writes thousands of them is told so by the parser. */
  #within(read: () => Data): Data {
    this.#level += 1;
    if (this.#level > mostLevels) throw new NotSimple();
    const data = read();
    this.#level -= 1;
    return data;
  }

  #quoted(written: string): string {
    const lines = written.slice(1, -1);
    const inside = lines.includes('\n') ? this.#folded(lines) : lines;
    if (written[0] === "'") return inside.replaceAll("''", "'");
    return inside.includes('\\') ? JSON.parse(`"${inside.replaceAll('\n', '\\n')}"`) : inside;
  }

  /** Blanks before and behind a break do not count. */
  #folded(lines: string): string {
    const [first = '', ...others] = lines.split('\n');
    const whole = others.reduce((before, line) => {
      const indent = afterBlanks(line, 0);
      if (indent <= this.#column && indent < line.length) throw new NotSimple();
      return `${withoutBlanksBehind(before)}\n${line.slice(indent)}`;
    }, first);
    return folded(whole);
  }

  #mapping(): DataObject {
    const mapping: DataObject = {};
    while (!this.#isNext('}')) {
      const start = this.at;
      const key = keyAt(this.#text, start);
      if (key === undefined || Object.hasOwn(mapping, key)) throw new NotSimple();
      this.at = start + key.length + 1;
      mapping[key] = this.#value();
      this.#part('}');
    }
    return mapping;
  }

  #list(): Data[] {
    const list: Data[] = [];
    while (!this.#isNext(']')) {
      list.push(this.#value());
      this.#part(']');
    }
    return list;
  }

  /** Passes the comma behind an entry, which the last one may have too. */
  #part(end: string): void {
    if (!this.#isNext(',') && this.#text[this.at] !== end) throw new NotSimple();
  }

  #isNext(sign: string): boolean {
    this.at = afterBlanks(this.#text, this.at);
    if (this.#text[this.at] === '\n') this.#nextLine();
    if (this.#text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  /** Passes breaks and blanks before what goes on in another line. */
  #nextLine(): void {
    const text = this.#text;
    let start = this.at;
    while (text[this.at] === '\n') {
      start = this.at + 1;
      this.at = afterBlanks(text, start);
    }
    const isFurtherIn = this.at - start > this.#column;
    if (!isFurtherIn && !']}'.includes(text[this.at] ?? ' ')) throw new NotSimple();
  }

  #take(pattern: RegExp): string {
    const start = this.at;
    this.at = surelyEndOf(pattern, this.#text, start);
    return this.#text.slice(start, this.at);
  }
}

/** Only blanks: other white space belongs to the text. */
function withoutBlanksBehind(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}
