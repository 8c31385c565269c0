/** What keeps a text from being JSON, and where: the words of JSON.parse differ from version to version, and name no line. */
import { placeAt } from '../../content/model/data.ts';
import type { Place } from '../../content/model/types.ts';

/** What is wrong, in one sentence without a full stop, with what to write instead. */
export interface JsonError {
  message: string;
  hint: string;
  place: Place;
}

class Found extends Error {
  readonly at: number;
  readonly length: number;
  readonly hint: string;
  constructor(at: number, length: number, message: string, hint: string) {
    super(message);
    this.at = at;
    this.length = length;
    this.hint = hint;
  }
}

/** The first fault of a text; `undefined` when it is JSON. */
export function jsonError(text: string): JsonError | undefined {
  try {
    new JsonReader(text).whole();
    return undefined;
  } catch (found) {
    if (!(found instanceof Found)) throw found;
    return {
      message: found.message,
      hint: found.hint,
      place: placeAt(text, found.at, found.length),
    };
  }
}

class JsonReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): void {
    this.#blanks();
    if (this.#at === this.#text.length) {
      throw new Found(0, 0, 'the file is empty', 'Write { "type": "object" } at least.');
    }
    this.#value();
    this.#blanks();
    if (this.#at < this.#text.length) {
      throw this.#here(
        'something stands behind the last bracket',
        'Delete it, or look for a bracket too many above.',
      );
    }
  }

  #value(): void {
    const sign = this.#text[this.#at] ?? '';
    if (sign === '{') this.#list('}', () => this.#field());
    else if (sign === '[') this.#list(']', () => this.#value());
    else if (sign === '"') this.#string();
    else this.#word();
  }

  #list(end: string, entry: () => void): void {
    const open = this.#at;
    this.#at += 1;
    for (this.#blanks(); this.#text[this.#at] !== end; this.#blanks()) {
      this.#endsHere(open);
      entry();
      this.#blanks();
      this.#endsHere(open);
      if (this.#text[this.#at] === end) break;
      if (this.#text[this.#at] !== ',') {
        throw this.#here(
          'a comma is missing in front of this',
          'Write a comma behind the value before it.',
        );
      }
      const comma = this.#at;
      this.#at += 1;
      this.#blanks();
      if (this.#text[this.#at] === ',') {
        throw this.#here('there is nothing between these two commas', 'Delete one of them.');
      }
      if (this.#text[this.#at] === end) {
        throw new Found(
          comma,
          1,
          `there is nothing between this comma and the ${end}`,
          'Take the comma away.',
        );
      }
    }
    this.#at += 1;
  }

  #endsHere(open: number): void {
    if (this.#at < this.#text.length) return;
    const at = unclosed(this.#text) ?? open;
    const sign = this.#text[at] ?? '{';
    throw new Found(
      at,
      1,
      `this ${sign} is not closed`,
      `Write ${sign === '{' ? '}' : ']'} where it ends.`,
    );
  }

  #field(): void {
    this.#curly();
    if (this.#text[this.#at] !== '"') {
      const word = /^'[^'\n]*'|^[\w$-]+/.exec(this.#rest())?.[0];
      throw word
        ? new Found(
            this.#at,
            word.length,
            `the name ${word} has no double quotation marks`,
            `Write "${word.replaceAll("'", '')}".`,
          )
        : this.#here('the name of a field is missing here', 'Write it in double quotation marks.');
    }
    this.#string();
    this.#blanks();
    if (this.#text[this.#at] !== ':')
      throw this.#here('a colon is missing in front of this', 'Write a colon behind the name.');
    this.#at += 1;
    this.#blanks();
    this.#value();
  }

  #string(): void {
    const found = /^"(?:[^"\\\n]|\\.)*"/.exec(this.#rest())?.[0];
    if (found === undefined)
      throw this.#here('this text is not closed', 'Write " at its end, in the same line.');
    const slash = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})./.exec(found.replaceAll('\\\\', '  '));
    if (slash)
      throw new Found(
        this.#at + slash.index,
        2,
        'a backslash goes with no such letter',
        'Write two backslashes.',
      );
    this.#at += found.length;
  }

  #word(): void {
    const found = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?)(?![\w.])/.exec(
      this.#rest(),
    );
    if (found) {
      this.#at += found[0].length;
      return;
    }
    this.#curly();
    const word = /^'[^'\n]*'|^[^\s,\]}]+/.exec(this.#rest())?.[0] ?? '';
    throw word
      ? new Found(
          this.#at,
          word.length,
          `${word} is no value of JSON`,
          `Write "${word.replaceAll("'", '')}", or true, false or a number.`,
        )
      : this.#here(
          'a value is missing here',
          'Write a text in double quotation marks, a number, true or false.',
        );
  }

  #curly(): void {
    const word = /^[“”„‟][^“”"\n]*["“”]?/.exec(this.#rest())?.[0];
    if (!word) return;
    const inner = word.replace(/[“”„‟"]/g, '');
    throw new Found(
      this.#at,
      word.length,
      'these are curly quotation marks, and JSON knows the straight ones only',
      `Write "${inner}", with straight ones.`,
    );
  }

  #blanks(): void {
    this.#at += /^\s*/.exec(this.#rest())?.[0].length ?? 0;
    const comment = /^(?:\/\/.*|\/\*|#.*)/.exec(this.#rest())?.[0];
    if (comment) {
      throw new Found(
        this.#at,
        comment.length,
        'there are no comments in JSON',
        'Delete it; "description" is the place for words.',
      );
    }
  }

  #here(message: string, hint: string): Found {
    const length = /^.[^\n,\]}]*/.exec(this.#rest())?.[0].trimEnd().length ?? 0;
    return new Found(this.#at, length, message, hint);
  }

  #rest(): string {
    return this.#text.slice(this.#at);
  }
}

/** The bracket that is closed by one of another indentation, and so is probably the one that is not closed at all. */
function unclosed(text: string): number | undefined {
  const code = text.replace(/"(?:[^"\\\n]|\\.)*"/g, (word) => '_'.repeat(word.length));
  const open: number[] = [];
  const indent = (at: number) => /^ */.exec(code.slice(code.lastIndexOf('\n', at) + 1))?.[0].length;
  for (const { 0: sign, index } of code.matchAll(/[{}[\]]/g)) {
    if (sign === '{' || sign === '[') {
      open.push(index);
      continue;
    }
    const from = open.pop();
    if (from !== undefined && indent(from) !== indent(index)) return from;
  }
  return undefined;
}
