/** What an editor probably did when a file cannot be read as YAML, in plain words. */
import type { Flaw, Place } from './flaw.ts';
import { type ParserError, readPositions } from './positions.ts';

/** What the fast parser said. */
export interface SyntaxError {
  reason: string;
  line: number;
  column: number;
}

type Cause = Pick<Flaw, 'code' | 'message' | 'hint' | 'suggestion'> & { place: Place };

/** The flaws of a text that cannot be read: every field that stands twice, or the first thing that stops the reading. */
export function syntaxFlaws(file: string, text: string, said: SyntaxError): Flaw[] {
  const errors = readPositions(text).errors;
  const search = new CauseSearch(text.split(/\r?\n/), said, errors);
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const causes =
    duplicates.length > 0 && duplicates.length === errors.length
      ? duplicates.map(({ place }) => search.duplicate(place))
      : [search.first()];
  return causes.map((cause) => ({ ...cause, file, path: [] }));
}

const quoteIt = 'Put the whole text in quotes';

class CauseSearch {
  readonly #lines: string[];
  readonly #said: SyntaxError;
  readonly #errors: ParserError[];

  constructor(lines: string[], said: SyntaxError, errors: ParserError[]) {
    this.#lines = lines;
    this.#said = said;
    this.#errors = errors;
  }

  first(): Cause {
    const { reason } = this.#said;
    const near = [...new Set([this.#errors[0]?.place.line ?? this.#said.line, this.#said.line])];
    for (const line of near) {
      const found = this.#tab(line);
      if (found) return found;
    }
    const bySaying = this.#bySaying(reason);
    if (bySaying) return bySaying;
    for (const line of near) {
      const found = this.#inLine(line) ?? this.#openQuote(line);
      if (found) return found;
    }
    return this.#openQuote(0) ?? this.#indentation() ?? this.#unknown();
  }

  duplicate(at: Place): Cause {
    const line = this.#lines[at.line - 1] ?? '';
    const column = at.column - 1;
    const key = /^("[^"]*"|'[^']*'|[^:]*)/.exec(line.slice(column))?.[0].trim() ?? '';
    if (key.startsWith('-') && key.length > 1) return this.#dash(at.line, line);
    let before = at.line - 2;
    while (before > 0 && !startsKey(this.#lines[before] ?? '', column, key)) before -= 1;
    return {
      code: 'duplicate-key',
      message: `${key} stands twice here: in line ${before + 1} and again in line ${at.line}.`,
      hint: 'Keep one of the two and delete the other.',
      place: { ...at, endLine: at.line, endColumn: at.column + key.length },
    };
  }

  #bySaying(reason: string): Cause | undefined {
    const { line } = this.#said;
    if (reason.startsWith('nesting exceeded')) {
      return this.#cause(
        'too-deep',
        line,
        'The lists and groups of this file lie too deep in one another.',
        'A page needs a few levels only; look for brackets that were opened and not closed.',
      );
    }
    if (/merge/.test(reason) && /exceeded|abnormal/.test(reason)) {
      return this.#cause(
        'too-many-aliases',
        line,
        'This file repeats parts of itself (with & and *) so often that it becomes too large.',
        'Write the parts out, or put what is repeated into a fragment or a collection.',
      );
    }
    const alias = /^unidentified alias "(.*)"$/.exec(reason)?.[1];
    if (alias !== undefined) return this.#star(line, alias);
    if (reason.startsWith('unknown tag')) {
      return this.#cause(
        'syntax-error',
        this.#lineWith(/(^|\s)!/, line),
        'A text that begins with an exclamation mark has a special meaning in YAML.',
        `${quoteIt}: "!important".`,
      );
    }
    if (/more$/.test(reason) && reason.startsWith('expected a single document')) {
      return this.#cause(
        'syntax-error',
        this.#lineWith(/^---/, line, 1),
        'A line of three dashes begins a second document; a file holds one only.',
        'Delete the line --- or move what follows into a file of its own.',
      );
    }
    if (/escape|hexadecimal character/.test(reason)) {
      return this.#cause(
        'syntax-error',
        line,
        'Within double quotes a backslash has a special meaning, and this one is followed by a letter that it does not go with.',
        "Write two backslashes, or use single quotes: 'C:\\files'.",
      );
    }
    if (/non-printable/.test(reason)) {
      return this.#cause(
        'syntax-error',
        this.#lineWith(unprintable, line),
        'This file has a character that cannot be printed, probably from copying and pasting.',
        'Delete the text around it and type it again.',
      );
    }
    return undefined;
  }

  #tab(line: number): Cause | undefined {
    const text = this.#lines[line - 1] ?? '';
    const indentation = /^\s*/.exec(text)?.[0] ?? '';
    const tab = indentation.indexOf('\t');
    if (tab === -1 || text.trim() === '') return undefined;
    return {
      code: 'tab',
      message: 'This line is indented with a tab, and YAML allows spaces only.',
      hint: 'Replace the tab by two spaces for each level. Most editors can do so by themselves: look for "indent using spaces".',
      place: { line, column: tab + 1, endLine: line, endColumn: indentation.length + 1 },
    };
  }

  #star(line: number, alias: string): Cause {
    const bold = /\*$/.test(alias) || alias === '' || alias.startsWith('*');
    const text = this.#lines[line - 1] ?? '';
    const value = /\*.*$/.exec(text)?.[0] ?? `*${alias}`;
    return this.#cause(
      'syntax-error',
      line,
      'A text that begins with a star has a special meaning in YAML: it repeats a part that was marked with & before, and there is no such part.',
      bold || value !== `*${alias}`
        ? `${quoteIt}: "${value}".`
        : `Write &${alias} before the part that is to be repeated, or, if it is text, put it in quotes.`,
      value,
    );
  }

  /** What is wrong in a line on its own. */
  #inLine(line: number): Cause | undefined {
    const text = this.#lines[line - 1] ?? '';
    const { key, value } = splitLine(text);
    const name = key ?? 'text';
    if (/^-[A-Za-z]/.test(text.trim())) return this.#dash(line, text);
    if (value === undefined) return this.#withoutValue(line, text);
    if (/^\{[{%]/.test(value)) {
      return this.#cause(
        'unquoted-template',
        line,
        'A value that begins with a template has to stand in quotes.',
        `Write ${name}: "${withoutComment(value).replaceAll('"', "'")}".`,
        value,
      );
    }
    const quote = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(.+)$/.exec(value)?.[1];
    if (quote && /^\s*[^\s#]/.test(quote)) {
      return this.#cause(
        'quote',
        line,
        'The text goes on after the closing quotation mark.',
        value.startsWith('"')
          ? `Write single quotes around the whole text, or a backslash before each quotation mark inside: ${name}: '...' or "... \\"word\\" ...".`
          : `Write double quotes around the whole text: ${name}: "it's".`,
        value,
      );
    }
    if (/^[@`%]/.test(value)) {
      return this.#cause(
        'syntax-error',
        line,
        `A text must not begin with ${value[0]} unless it stands in quotes.`,
        `Write ${name}: "${withoutComment(value)}".`,
        value,
      );
    }
    if (/^[&]/.test(value)) {
      return this.#cause(
        'syntax-error',
        line,
        'A text that begins with & has a special meaning in YAML.',
        `${quoteIt}: ${name}: "${withoutComment(value)}".`,
        value,
      );
    }
    if (/^[|>][-+0-9]*\s+[^#\s]/.test(value)) {
      return this.#cause(
        'syntax-error',
        line,
        `After ${value[0]} the text has to begin in the next line.`,
        `Move the text into the next line, indented by two more spaces, or take the ${value[0]} away.`,
        value,
      );
    }
    if (/^-\s/.test(value)) {
      return this.#cause(
        'syntax-error',
        line,
        'A list cannot begin in the same line as its name.',
        `Move "${value}" into the next line, indented by two more spaces.`,
        value,
      );
    }
    if (/^["'[{]/.test(value)) return undefined;
    if (/:(\s|$)/.test(value)) {
      return this.#cause(
        'unquoted-colon',
        line,
        'There is a second colon in this line, so YAML takes the text for another name with a value.',
        `Put the text in quotes: ${name}: "${withoutComment(value).replaceAll('"', "'")}".`,
        value,
      );
    }
    return undefined;
  }

  /** A line without `name: value` where one was expected. */
  #withoutValue(line: number, text: string): Cause | undefined {
    const squeezed = /^\s*(?:- )?([A-Za-z][\w-]*):(\S.*)$/.exec(text);
    if (squeezed && !squeezed[2]?.startsWith('//')) {
      return this.#cause(
        'missing-space',
        line,
        `A space is missing after ${squeezed[1]}:`,
        `Write ${squeezed[1]}: ${squeezed[2]}`,
      );
    }
    if (this.#errors[0]?.code !== 'MULTILINE_IMPLICIT_KEY' || /^\s*-\s/.test(text))
      return undefined;
    if (line !== this.#errors[0].place.line || text.trim() === '') return undefined;
    return this.#cause(
      'syntax-error',
      line,
      'This line has no name with a colon, so YAML does not know what it belongs to.',
      'Write it as name: text, or, if it goes on the line before, indent it further than that one.',
    );
  }

  #dash(line: number, text: string): Cause {
    const key = text.trim();
    return this.#cause(
      'missing-space',
      line,
      'A space is missing after the dash.',
      `Write - ${key.slice(1)}`,
    );
  }

  /** A quotation mark or bracket that was opened in `line`, or in any line for 0, and not closed. */
  #openQuote(line: number): Cause | undefined {
    const stops = /end of the stream within|missed comma|Missing closing/.test(this.#said.reason);
    if (line === 0 && !stops) return undefined;
    for (const [index, text] of this.#lines.entries()) {
      if (line !== 0 && index !== line - 1) continue;
      const value = splitLine(text).value ?? '';
      if (/^"(?:[^"\\]|\\.)*$/.test(value) || /^'(?:[^']|'')*$/.test(value)) {
        return this.#cause(
          'quote',
          index + 1,
          'A quotation mark is opened in this line and not closed.',
          `Write ${value[0]} at the end of the text too, or leave both away.`,
          value,
        );
      }
      const opened = value[0] === '[' || value[0] === '{' ? value[0] : undefined;
      if (opened && count(value, opened) > count(value, opened === '[' ? ']' : '}')) {
        return this.#cause(
          'bracket',
          index + 1,
          `A ${opened} is opened in this line and not closed.`,
          `Write ${opened === '[' ? ']' : '}'} where it ends, or put the text in quotes if the bracket is part of it.`,
          value,
        );
      }
    }
    return undefined;
  }

  #indentation(): Cause | undefined {
    if (
      !/bad indentation|sequence entry|block mapping|end of the stream or a document/.test(
        this.#said.reason,
      )
    )
      return undefined;
    const { line } = this.#said;
    const width = indentOf(this.#lines[line - 1] ?? '');
    const widths = this.#lines
      .slice(0, line - 1)
      .filter((text) => text.trim() !== '' && !text.trim().startsWith('#'))
      .map((text) => [indentOf(text), indentOf(text.replace(/^(\s*)- /, '$1  '))])
      .at(-1);
    const expected = [...new Set(widths ?? [0])].map(String).join(' or ');
    return this.#cause(
      'indentation',
      line,
      `This line is indented by ${width} ${width === 1 ? 'space' : 'spaces'} and does not line up with the lines above it.`,
      `Lines that belong together begin in the same column; the line above begins after ${expected} spaces.`,
    );
  }

  #unknown(): Cause {
    const { line, reason } = this.#said;
    return this.#cause(
      'syntax-error',
      line,
      `This line cannot be read as YAML (${reason}).`,
      'Compare it with the lines around it: names end with a colon and a space, lists begin with a dash and a space, and lines that belong together begin in the same column.',
    );
  }

  #lineWith(pattern: RegExp, otherwise: number, from = 0): number {
    const index = this.#lines.findIndex((text, at) => at >= from && pattern.test(text));
    return index === -1 ? otherwise : index + 1;
  }

  #cause(code: string, line: number, message: string, hint: string, part?: string): Cause {
    const text = this.#lines[line - 1] ?? '';
    const start = part ? Math.max(0, text.indexOf(part)) : indentOf(text);
    const end = text.trimEnd().length;
    return {
      code,
      message,
      hint,
      place: { line, column: start + 1, endLine: line, endColumn: Math.max(start, end) + 1 },
    };
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprintable = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/;

/** The name and the value of a line such as `  - name: value`; the value alone for `- value`. */
function splitLine(text: string): { key?: string; value?: string } {
  const content = text.trim().replace(/^(?:- +)+/, '');
  const pair = /^("[^"]*"|'[^']*'|[^\s"'{[#&*!|>@`%][^:#]*?|[^:]+?)\s*:\s+(\S.*)$/.exec(content);
  if (pair?.[1] && pair[2]) return { key: pair[1], value: pair[2] };
  return /^\s*- +\S/.test(text) && !/:$/.test(content) ? { value: content } : {};
}

function startsKey(text: string, column: number, key: string): boolean {
  return text.slice(column).startsWith(`${key}:`) && /^[\s-]*$/.test(text.slice(0, column));
}

function withoutComment(value: string): string {
  return value.replace(/\s+#.*$/, '').trimEnd();
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function count(text: string, letter: string): number {
  return text.split(letter).length - 1;
}
