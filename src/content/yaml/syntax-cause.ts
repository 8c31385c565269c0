/** What an editor probably did when a file cannot be read as YAML, in plain words. */
import type { Flaw, Place } from '../problems/flaw.ts';
import {
  type LineCause,
  lineCause,
  missingSpaceAfterColon,
  missingSpaceAfterDash,
  openCause,
} from './line-cause.ts';
import { parserSayings } from './parser-sayings.ts';
import { type ParserError, readPositions } from './positions.ts';

/** What the fast parser said. */
export interface SyntaxError {
  reason: string;
  line: number;
  column: number;
}

type Cause = Omit<LineCause, 'part'> & { place: Place };

/** The flaws of a text that cannot be read: every field that stands twice, or the first thing that stops the reading. */
export function syntaxFlaws(file: string, text: string, said: SyntaxError): Flaw[] {
  const errors = otherErrors(text, said);
  // a parser that waits for something in vain says so after the end
  const lines = text.trimEnd().split(/\r?\n/);
  const line = Math.min(said.line, lines.length);
  const search = new CauseSearch(lines, { ...said, line }, errors);
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const causes =
    duplicates.length > 0 && duplicates.length === errors.length
      ? duplicates.map(({ place }) => search.duplicate(place))
      : [search.first()];
  return causes.map((cause) => ({ ...cause, file, path: [] }));
}

/** A text that is larger has been generated, and what is wrong with it is wrong everywhere. */
const mostLetters = 200_000;

/**
 * What the other parser says. It tries to go on after an error, which in a text that makes no sense takes more time and memory than there is, so
 * it gets no more of the text than has to do with the error.
 */
function otherErrors(text: string, { reason, line, column }: SyntaxError): ParserError[] {
  if (/^nesting exceeded|merge/.test(reason)) return [];
  const lines = text.split('\n');
  const isDuplicate = reason === 'duplicated mapping key' && text.length <= mostLetters;
  const upTo = [...lines.slice(0, line - 1), lines[line - 1]?.slice(0, column + 500) ?? ''];
  const part = isDuplicate ? text : upTo.join('\n');
  return part.length > mostLetters ? [] : readPositions(part, true).errors;
}

class CauseSearch {
  readonly #lines: string[];
  readonly #said: SyntaxError;
  readonly #errors: ParserError[];

  constructor(lines: string[], said: SyntaxError, errors: ParserError[]) {
    this.#lines = lines;
    this.#said = said;
    this.#errors = errors;
  }

  /** The most probable cause. The two parsers may stop in different lines, and either may be the one to blame. */
  first(): Cause {
    const { line } = this.#said;
    const near = [Math.min(this.#errors[0]?.place.line ?? line, this.#lines.length), line];
    const firstOf = (look: (line: number) => Cause | undefined): Cause | undefined =>
      look(near[0] ?? 1) ?? look(near[1] ?? 1);
    return (
      firstOf((line) => this.#tab(line)) ??
      this.#saying() ??
      firstOf((line) => this.#inLine(line)) ??
      this.#lineAbove() ??
      this.#openAnywhere() ??
      this.#indentation() ??
      this.#unknown()
    );
  }

  /** A name that stands twice. */
  duplicate(at: Place): Cause {
    const line = this.#text(at.line);
    const column = at.column - 1;
    const key = /^("[^"]*"|'[^']*'|[^:]*)/.exec(line.slice(column))?.[0].trim() ?? '';
    if (key.startsWith('-') && key.length > 1)
      return this.#at(at.line, missingSpaceAfterDash(line));
    let before = at.line - 1;
    while (before > 1 && !startsWithKey(this.#text(before), column, key)) before -= 1;
    return {
      code: 'duplicate-key',
      message: `${key} stands twice here: in line ${before} and again in line ${at.line}.`,
      hint: 'Keep one of the two and delete the other.',
      place: { ...at, endLine: at.line, endColumn: at.column + key.length },
    };
  }

  #tab(line: number): Cause | undefined {
    const text = this.#text(line);
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

  /** What the parser's own words say plainly enough. */
  #saying(): Cause | undefined {
    const { reason, line } = this.#said;
    const saying = parserSayings.find(({ pattern }) => pattern.test(reason));
    if (!saying) return undefined;
    const index = saying.line
      ? this.#lines.findIndex((text, at) => at > 0 && saying.line?.test(text))
      : -1;
    const meant = index === -1 ? line : index + 1;
    const part = saying.part?.exec(this.#text(meant))?.[0];
    const { code = 'syntax-error', message, hint } = saying;
    const shown = part && part.length < 120 ? hint.replace('…', part) : hint;
    return this.#at(meant, { code, message, hint: shown, ...(part ? { part } : {}) });
  }

  #inLine(line: number): Cause | undefined {
    const cause =
      lineCause(this.#text(line)) ?? openCause(this.#text(line)) ?? this.#nameless(line);
    return cause && this.#at(line, cause);
  }

  /** Without its colon the line above goes on in this one, which is then what cannot be read. */
  #lineAbove(): Cause | undefined {
    const line = this.#said.line - 1;
    const cause = missingSpaceAfterColon(this.#text(line));
    return cause && this.#at(line, cause);
  }

  /** A line without `name: value` where one was expected. */
  #nameless(line: number): LineCause | undefined {
    const error = this.#errors[0];
    const text = this.#text(line).trim();
    if (error?.code !== 'MULTILINE_IMPLICIT_KEY' || error.place.line !== line) return undefined;
    if (text === '' || /^-\s/.test(text) || /:(\s|$)/.test(text)) return undefined;
    return {
      code: 'line-without-name',
      message: 'This line has no name with a colon, so YAML does not know what it belongs to.',
      hint: 'Write it as name: text, or, if it goes on the line before, indent it further than that one.',
    };
  }

  #openAnywhere(): Cause | undefined {
    if (!/end of the stream within|missed comma/.test(this.#said.reason)) return undefined;
    for (const [index, text] of this.#lines.entries()) {
      const cause = openCause(text);
      if (cause) return this.#at(index + 1, cause);
    }
    return undefined;
  }

  #indentation(): Cause | undefined {
    const { reason, line } = this.#said;
    if (!/indentation|entry|block mapping|end of the stream or a document/.test(reason)) {
      return undefined;
    }
    const width = indentOf(this.#text(line));
    const above = this.#lines
      .slice(0, line - 1)
      .findLast((text) => text.trim() !== '' && !text.trim().startsWith('#'));
    const widths = new Set([
      indentOf(above ?? ''),
      indentOf(above?.replace(/^(\s*)- /, '$1  ') ?? ''),
    ]);
    return this.#at(line, {
      code: 'indentation',
      message: `This line is indented by ${width} ${width === 1 ? 'space' : 'spaces'} and does not line up with the lines above it.`,
      hint: `Lines that belong together begin in the same column; the line above begins after ${[...widths].join(' or ')} spaces.`,
    });
  }

  #unknown(): Cause {
    return this.#at(this.#said.line, {
      code: 'syntax-error',
      message: `This line cannot be read as YAML (${this.#said.reason}).`,
      hint: 'Compare it with the lines around it: names end with a colon and a space, lists begin with a dash and a space, and lines that belong together begin in the same column.',
    });
  }

  #text(line: number): string {
    return this.#lines[line - 1] ?? '';
  }

  #at(line: number, { part, ...cause }: LineCause): Cause {
    const text = this.#text(line);
    const start = part ? Math.max(0, text.indexOf(part)) : indentOf(text);
    const end = Math.max(start, text.trimEnd().length);
    return {
      ...cause,
      place: { line, column: start + 1, endLine: line, endColumn: end + 1 },
    };
  }
}

function startsWithKey(text: string, column: number, key: string): boolean {
  return text.slice(column).startsWith(`${key}:`) && /^[\s-]*$/.test(text.slice(0, column));
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
