/** One line of flow YAML that is written plainly: `{ label: More, to: /more }`, `[one, "two"]`, `"text"`, `'text'`. */
import type { Data, DataObject } from '../types.ts';
import { afterBlanks, endOf, keyAt, NotSimple } from './simple-words.ts';

/** In quotation marks, without what has to be read with care. */
const quoted = /"[^"\\\n]*"|'(?:[^'\n]|'')*'/y;
/** Without: a colon or a # in it may mean something. */
const word = /[^-?:,[\]{}#&*!|>'"%@` \n][^,[\]{}:#\n]*/y;

/** Reads single values of a text; throws `NotSimple` when what stands there may mean something else. */
export class FlowReader {
  /** How far the text is read. */
  at = 0;
  readonly #text: string;
  readonly #resolve: (word: string) => Data;

  constructor(text: string, resolve: (word: string) => Data) {
    this.#text = text;
    this.#resolve = resolve;
  }

  /** The value that begins there. */
  valueAt(start: number): Data {
    this.at = start;
    return this.#value();
  }

  #value(): Data {
    if (this.#isNext('{')) return this.#mapping();
    if (this.#isNext('[')) return this.#list();
    const text = this.#text;
    const sign = text[this.at];
    if (sign === '"' || sign === "'") {
      const inside = this.#take(quoted).slice(1, -1);
      return sign === "'" ? inside.replaceAll("''", "'") : inside;
    }
    return this.#resolve(withoutBlanksBehind(this.#take(word)));
  }

  #mapping(): DataObject {
    const mapping: DataObject = {};
    if (this.#isNext('}')) return mapping;
    do {
      const start = afterBlanks(this.#text, this.at);
      const key = keyAt(this.#text, start);
      if (key === undefined || Object.hasOwn(mapping, key)) throw new NotSimple();
      this.at = start + key.length + 1;
      mapping[key] = this.#value();
    } while (this.#isNext(','));
    if (!this.#isNext('}')) throw new NotSimple();
    return mapping;
  }

  #list(): Data[] {
    const list: Data[] = [];
    if (this.#isNext(']')) return list;
    do list.push(this.#value());
    while (this.#isNext(','));
    if (!this.#isNext(']')) throw new NotSimple();
    return list;
  }

  #isNext(sign: string): boolean {
    this.at = afterBlanks(this.#text, this.at);
    if (this.#text[this.at] !== sign) return false;
    this.at += 1;
    return true;
  }

  #take(pattern: RegExp): string {
    const start = this.at;
    this.at = endOf(pattern, this.#text, start);
    if (this.at === -1) throw new NotSimple();
    return this.#text.slice(start, this.at);
  }
}

/** Only blanks: other white space belongs to the text. */
function withoutBlanksBehind(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}
