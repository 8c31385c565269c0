/** What can go wrong within brackets, `{ label: About, to: /about }` and JSON, found from their beginning as somebody would who reads it. */
import {
  afterEnd,
  foreignComment,
  missingComma,
  missingSpaceIn,
  type Open,
  type Part,
  secondColon,
  semicolon,
  textAfterQuote,
  twoCommas,
  unclosed,
  unclosedQuote,
  unquotedComma,
  unquotedTemplate,
  wrongBracket,
} from './flow-causes.ts';
import { hiddenEnd } from './hidden-end.ts';
import { isClosedBelow } from './long-quotes.ts';
import { isNameIn, type ScannedLine } from './scanned-line.ts';
import type { TextCause } from './text-cause.ts';

/** Where a list or a group in brackets ends, and what is wrong in it. */
export interface FlowEnd {
  /** The index of the line after it. */
  next: number;
  /** The first mistake, and those that are none where all else is well. */
  causes: TextCause[];
}

/** Reads brackets from the value of a line on. Lines that are not indented further than `outer` do not belong to them. */
export function scanFlow(lines: ScannedLine[], index: number, outer: number): FlowEnd {
  return new FlowScan(lines, index, outer).run();
}

class FlowScan {
  readonly #lines: ScannedLine[];
  readonly #last: number;
  readonly #open: Open[] = [];
  readonly #possible: TextCause[] = [];
  #index: number;
  #column: number;
  /** What stands since the last comma or bracket: the name, once its colon has come, and the text at hand. */
  #name: Part | undefined;
  #part: Part | undefined;
  /** The last field of the group at hand, and the texts behind its commas that have no colon. */
  #field: { name: Part; value: Part; words: Part[] } | undefined;
  /** Whether a list or a group has just ended where a value stands. */
  #isClosed = false;
  /** What is said of the first comment that hides a bracket, if one is missing in the end. */
  #hidden: TextCause | undefined;
  /** Whether nothing has come since a comma. */
  #isAfterComma = false;

  constructor(lines: ScannedLine[], index: number, outer: number) {
    this.#lines = lines;
    this.#index = index;
    this.#column = lines[index]?.valueAt ?? 0;
    let last = index + 1;
    const isInside = ({ text, indent }: ScannedLine) =>
      text.trim() === '' || indent > outer || /^\s*[\]}]/.test(text);
    while (last < lines.length && isInside(lines[last] as ScannedLine)) last += 1;
    this.#last = last;
  }

  run(): FlowEnd {
    while (this.#index < this.#last) {
      const cause = this.#token();
      if (cause) return { next: this.#last, causes: [cause] };
      if (this.#open.length === 0) {
        const after = afterEnd(this.#line, this.#column);
        const causes = after ? [after] : this.#possible;
        return { next: this.#index + 1, causes };
      }
    }
    const last = this.#open.at(-1);
    return { next: this.#last, causes: last ? [this.#hidden ?? unclosed(last)] : [] };
  }

  get #line(): ScannedLine {
    return this.#lines[this.#index] as ScannedLine;
  }

  #token(): TextCause | undefined {
    const { text } = this.#line;
    const rest = text.slice(this.#column);
    const blanks = rest.length - rest.trimStart().length;
    const before = blanks > 0 ? ' ' : (text[this.#column - 1] ?? ' ');
    const isComment = /^\s*#/.test(rest) && /\s/.test(before);
    if (isComment && /[\]}]/.test(rest)) {
      this.#hidden ??= hiddenEnd(this.#line, this.#column + blanks, this.#name, this.#part);
    }
    if (blanks === rest.length || isComment) {
      this.#index += 1;
      this.#column = 0;
      return undefined;
    }
    if (blanks > 0) {
      this.#column += blanks;
      return undefined;
    }
    const [sign = ''] = rest;
    if (/^\{[{%]/.test(rest) && this.#open.length > 0)
      return unquotedTemplate(this.#line, this.#column, this.#part, this.#name);
    if (sign === '[' || sign === '{') return this.#opened(sign);
    if (sign === ']' || sign === '}') return this.#closed(sign);
    if (sign === ',') return this.#comma();
    if (sign === ':' && (this.#part || this.#isClosed)) return this.#colon(rest);
    if (sign === '"' || sign === "'") return this.#quoted(sign, rest);
    return this.#plain(rest);
  }

  #opened(sign: '[' | '{'): TextCause | undefined {
    if (this.#part || this.#isClosed) return missingComma(this.#line, this.#column);
    this.#open.push({ sign, line: this.#line, column: this.#column });
    this.#column += 1;
    this.#reset();
    return undefined;
  }

  #closed(sign: ']' | '}'): TextCause | undefined {
    const open = this.#open.at(-1);
    const wanted = open?.sign === '[' ? ']' : '}';
    if (open && wanted !== sign) {
      const isOuter = this.#open.some((one) => one.sign === (sign === ']' ? '[' : '{'));
      return isOuter ? unclosed(open) : wrongBracket(this.#line, this.#column, sign, open, wanted);
    }
    this.#endOfEntry();
    this.#endOfField();
    this.#open.pop();
    this.#column += 1;
    this.#reset();
    this.#isClosed = true;
    return undefined;
  }

  #comma(): TextCause | undefined {
    if (this.#isAfterComma) {
      return twoCommas(this.#line, this.#column);
    }
    this.#endOfEntry();
    this.#column += 1;
    this.#reset();
    this.#isAfterComma = true;
    return undefined;
  }

  #colon(rest: string): TextCause | undefined {
    if (this.#name) return this.#secondColon(rest);
    this.#name = this.#part;
    this.#part = undefined;
    this.#isClosed = false;
    this.#column += 1;
    return undefined;
  }

  /** A colon in a value: a part of its text, or behind the next name, with no comma before. */
  #secondColon(rest: string): TextCause {
    const part = this.#part as Part;
    const [, before = '', sign = '', mark = '', name = ''] =
      /^(.*?)([;\s])\s*(["']?)([\w-]+)\3$/.exec(part.text) ?? [];
    if (part.isQuoted || mark !== '' || (name && isNameIn(this.#lines, name, part.line))) {
      const column = part.isQuoted ? part.from : part.to - name.length - 2 * mark.length;
      return sign === ';' ? semicolon(part, before) : missingComma(part.line, column);
    }
    return secondColon(part, this.#name, this.#line, rest);
  }

  #quoted(sign: string, rest: string): TextCause | undefined {
    if (this.#part || this.#isClosed) return missingComma(this.#line, this.#column);
    const pattern = sign === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/;
    const text = pattern.exec(rest)?.[0];
    const from = this.#column;
    if (text === undefined) {
      if (isClosedBelow(this.#lines.slice(this.#index + 1, this.#last), sign))
        return this.#skipTo(sign);
      return unclosedQuote(this.#line, from, rest, this.#name);
    }
    // the mark that would close it opens the value of the next field
    const ahead = /^(.*?\S)\s*,\s*["']?[\w-]+["']?\s*:\s*["']$/.exec(text)?.[1];
    if (ahead) return unclosedQuote(this.#line, from, ahead, this.#name);
    const after = rest.slice(text.length);
    const isEnd = /^\s*(?:[,\]}:]|#|$)/.test(after);
    const isNext = /^\s+["'[{]/.test(after) || /^\s+[\w-]+\s*:/.test(after);
    if (!isEnd && !isNext) return textAfterQuote(this.#line, from, rest, this.#name);
    this.#part = { line: this.#line, from, to: from + text.length, text, isQuoted: true };
    this.#column += text.length;
    this.#isAfterComma = false;
    return undefined;
  }

  /** A text in quotation marks that goes on in further lines. */
  #skipTo(sign: string): undefined {
    const { line, from } = { line: this.#line, from: this.#column };
    do this.#index += 1;
    while (this.#index < this.#last && !this.#line.text.includes(sign));
    const to = this.#index < this.#last ? this.#line.text.indexOf(sign) + 1 : 0;
    this.#column = to;
    this.#part = { line, from, to, text: '…', isQuoted: true };
    return undefined;
  }

  #plain(rest: string): TextCause | undefined {
    const comment = /^(?:\/\/|\/\*|<!--)/.test(rest) && !this.#part && !this.#name;
    if (comment) return foreignComment(this.#line, this.#column);
    const text = /^(?:[^,[\]{}:#]|:(?!\s|$|[,\]}])|(?<!\s)#)*/.exec(rest)?.[0] ?? '';
    const line = this.#line;
    const from = this.#column;
    const trimmed = text.trimEnd();
    if (trimmed === '') {
      this.#column += 1;
      return undefined;
    }
    if (this.#isClosed || this.#part?.isQuoted) return missingComma(line, from);
    this.#part ??= { line, from, to: from + trimmed.length, text: trimmed, isQuoted: false };
    this.#part.to = from + trimmed.length;
    this.#column += text.length;
    this.#isAfterComma = false;
    return undefined;
  }

  /** What is no mistake for YAML: an entry of a group without a value. */
  #endOfEntry(): void {
    const part = this.#part;
    if (this.#open.at(-1)?.sign !== '{' || !part || part.isQuoted) return;
    if (this.#name) {
      this.#endOfField();
      this.#field = { name: this.#name, value: part, words: [] };
      return;
    }
    const cause = missingSpaceIn(part);
    if (cause) this.#possible.push(cause);
    else if (part.line === this.#field?.value.line) this.#field.words.push(part);
  }

  /** A text with commas that has no quotation marks: `{ label: Ask, or call, to: /contact }`. */
  #endOfField(): void {
    const { name, value, words = [] } = this.#field ?? {};
    if (name && value && words.length > 0) this.#possible.push(unquotedComma(name, value, words));
    this.#field = undefined;
  }

  #reset(): void {
    this.#name = undefined;
    this.#part = undefined;
    this.#isClosed = false;
    this.#isAfterComma = false;
  }
}
