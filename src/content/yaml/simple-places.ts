/**
 * Where the values of plainly written YAML stand. It says what parsed-places.ts says (proved in simple-places.test.ts), which takes
 * twenty times as long, or nothing: a site may have a warning on each of its pages.
 */
import type { Data, DataPath } from '../types.ts';
import { readSimple, type Starts } from './simple-yaml.ts';

/** What is shown of a value: its first line. */
export interface SimplePlace {
  start: number;
  end: number;
  /** Whether the value itself was found, and not only what is around it. */
  exact: boolean;
  /** Whether that is all of the value. */
  isWhole: boolean;
}

/** A value in quotation marks that ends in its line. */
const quoted = /"[^"\\\n]*(?:\\.[^"\\\n]*)*"|'[^'\n]*(?:''[^'\n]*)*'(?!')/y;

/** The places in a text, or nothing for a text that is not plain. */
export class SimplePlaces {
  readonly #text: string;
  readonly #starts: Starts;
  readonly #data: Data;

  private constructor(text: string, data: Data, starts: Starts) {
    this.#text = text;
    this.#data = data;
    this.#starts = starts;
  }

  /** @returns nothing for a text that is not plain */
  static of(text: string): SimplePlaces | undefined {
    if (text.includes('\r')) return undefined;
    const starts: Starts = new Map();
    const data = readSimple(text, (word) => word, starts);
    return data === undefined ? undefined : new SimplePlaces(text, data, starts);
  }

  /** The place of the value at `path` or of its name; when there is none, that of the nearest thing around it. Nothing where that is not plain. */
  find(path: DataPath, atKey: boolean): SimplePlace | undefined {
    let node = this.#data;
    let found = this.#block(node);
    for (const [depth, step] of path.entries()) {
      if (!found) return undefined;
      if (node === null || typeof node !== 'object') return { ...found, exact: false };
      const block = this.#starts.get(node);
      if (!block) return undefined;
      const name = Array.isArray(node) ? Number(step) : String(step);
      const child = block.parts.get(name);
      if (!child) return { ...found, exact: false };
      const key = this.#shown(child.key, child.key + String(name).length);
      node = (node as { [name: string | number]: Data })[name] ?? null;
      const isName = atKey && depth === path.length - 1 && typeof name === 'string';
      if (isName) found = key;
      else if (child.value === undefined) found = { ...key, exact: false };
      else found = this.#value(node, child.value);
    }
    return found;
  }

  #shown(start: number, end: number): SimplePlace {
    const shown = start + this.#text.slice(start, end).trimEnd().length;
    return { start, end: shown, exact: true, isWhole: shown === end };
  }

  #value(node: Data, start: number): SimplePlace | undefined {
    if (node !== null && typeof node === 'object') return this.#block(node);
    const sign = this.#text[start];
    if (sign === '|' || sign === '>') return this.#line(start);
    if (sign === '"' || sign === "'") {
      quoted.lastIndex = start;
      return quoted.test(this.#text) ? this.#shown(start, quoted.lastIndex) : this.#line(start);
    }
    const words = String(node);
    const isWhole = this.#text.startsWith(words, start);
    // Several lines are joined by blanks, and the first has no comment.
    return isWhole ? this.#shown(start, start + words.length) : this.#line(start);
  }

  /** A list or a mapping that has several lines: of one the end is not known. */
  #block(node: Data): SimplePlace | undefined {
    const block = this.#starts.get(node as object);
    if (!block) return undefined;
    const { start, parts } = block;
    const line = this.#line(start);
    const isLong = [...parts.values()].some(({ value = 0 }) => value > line.end);
    return isLong || parts.size > 1 ? line : undefined;
  }

  #line(start: number): SimplePlace {
    const end = this.#text.indexOf('\n', start);
    return { ...this.#shown(start, end === -1 ? this.#text.length : end), isWhole: false };
  }
}
