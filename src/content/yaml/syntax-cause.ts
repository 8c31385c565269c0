/** What an editor probably did when a file cannot be read as YAML, in plain words. */

import type { Fault, Flaw } from '../problems/flaw.ts';
import { nearest } from '../problems/nearest.ts';
import type { Place } from '../types.ts';
import { duplicateCauses } from './duplicate-keys.ts';
import { parserSayings } from './parser-sayings.ts';
import { type ParserError, readPositions } from './positions.ts';
import { placeIn, shown, type TextCause } from './text/text-cause.ts';
import { scanText } from './text/text-scan.ts';

/** What the fast parser said. */
export interface SyntaxError {
  reason: string;
  line: number;
  column: number;
}

type Cause = Fault & { place: Place };

/** The flaws of a text that cannot be read: every field that stands twice, or what stops the reading and what else can be seen in the text. */
export function syntaxFlaws(file: string, text: string, said: SyntaxError): Flaw[] {
  const errors = otherErrors(text, said);
  // a parser that waits for something in vain says so after the end
  const lines = text.trimEnd().split(/\r?\n/);
  const line = Math.min(said.line, lines.length);
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  const onlyDuplicates = duplicates.length > 0 && duplicates.length === errors.length;
  const search = new CauseSearch(lines, { ...said, line }, errors);
  const causes = onlyDuplicates
    ? duplicateCauses(lines, duplicates)
    : search.causes(text.length > mostLetters ? [] : scanText(text));
  return causes.map(({ code, message, hint, place, edits }) => {
    return { code, message, hint, place, ...(edits ? { edits } : {}), file, path: [] };
  });
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

  /**
   * The most probable causes: what can be seen in the text up to where a parser gave up, or else what the parser says; and below it, what is
   * wrong for certain as well.
   */
  causes(seen: TextCause[]): Cause[] {
    if (/^nesting exceeded|merge/.test(this.#said.reason)) {
      return [this.#saying() ?? this.#unknown()];
    }
    const certain = seen.filter(({ possible }) => !possible);
    const stops = [this.#said.line, ...this.#errors.slice(0, 1).map(({ place }) => place.line)];
    const last = Math.max(...stops);
    const first =
      certain.find(({ place }) => place.line <= last) ??
      seen.findLast(({ place }) => place.line <= last && place.line >= Math.min(...stops) - 1);
    if (first?.code === 'conflict-marker') return certain.filter(({ code }) => code === first.code);
    // what follows from a line that cannot be judged is no mistake of its own
    const unclear = certain.findIndex(({ local }) => !local);
    const others = certain.filter(
      (cause, index) => cause !== first && (cause.local || index === unclear),
    );
    return [first ?? this.#saying() ?? this.#nameless() ?? this.#unknown(), ...others];
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
    const text = this.#text(meant);
    const found = saying.part?.exec(text);
    const { code, message, hint } = saying;
    const part = found?.[0] ?? '';
    const start = found ? found.index : indentOf(text);
    const marked = /^unidentified alias/.test(reason) ? this.#nearestMark(part) : '';
    return {
      code,
      message,
      hint: marked + (part.length < 120 ? hint.replace('…', part) : hint),
      place: placeIn(meant, start, found ? start + part.length : text.trimEnd().length),
    };
  }

  /** The mark that was probably meant by an alias. */
  #nearestMark(alias: string): string {
    const marks = this.#lines.flatMap((text) =>
      [...text.matchAll(/(?:^|[\s[{,])&([\w-]+)/g)].map(([, name]) => name ?? ''),
    );
    const name = alias.slice(1).trim();
    const isName = /^[\w-]+$/.test(name);
    const mark = isName ? new RegExp(`(?:^|[\\s[{,])&${name}(?:\\s|$)`) : undefined;
    const below = mark ? this.#lines.findIndex((text) => mark.test(text)) : -1;
    if (below !== -1) {
      return `It is marked in line ${below + 1}, below this one: the mark has to come first. `;
    }
    const near = nearest(name, marks);
    return near ? `Did you mean *${near}? ` : '';
  }

  /** A line without `name: value` where one was expected. */
  #nameless(): Cause | undefined {
    const line = this.#errors[0]?.place.line ?? this.#said.line;
    const near = [line, this.#said.line].find((number) => isNameless(this.#text(number)));
    if (near === undefined || !/colon|key|indentation|end of the stream/.test(this.#said.reason)) {
      return undefined;
    }
    const text = this.#text(near);
    if (/^\s*[\]})]/.test(text)) return strayBracket(near, text);
    const above = this.#lines.slice(0, near - 1).findLast((one) => one.trim() !== '') ?? '';
    const [, key] = /^\s*(?:- )*([\w-]+):$/.exec(above.trimEnd()) ?? [];
    if (key !== undefined) return valueBelow(near, text, key);
    const known = ofOtherTool(near, text);
    if (known) return known;
    const [, word, rest] = /^\s*(?:- )?([a-z][A-Za-z]*)\s+(\S.*)$/.exec(text) ?? [];
    return {
      code: 'line-without-name',
      message: 'This line has no name with a colon, so YAML does not know what it belongs to.',
      hint: `${word ? `If ${word} is its name, write ${word}: ${rest?.slice(0, 80)}. ` : ''}If it goes on the line before, indent it further than that one.`,
      place: placeIn(near, indentOf(text), text.trimEnd().length),
    };
  }

  #unknown(): Cause {
    const { line } = this.#said;
    const text = this.#text(line);
    return {
      code: 'syntax-error',
      message: 'This line cannot be read as YAML.',
      hint: 'Compare it with the lines around it: names end with a colon and a space, lists begin with a dash and a space, and lines that belong together begin in the same column.',
      place: placeIn(line, indentOf(text), text.trimEnd().length),
    };
  }

  #text(line: number): string {
    return this.#lines[line - 1] ?? '';
  }
}

/** The value of a name in the line below, which is not indented further. */
function valueBelow(line: number, text: string, key: string): Cause {
  return {
    code: 'line-without-name',
    message: `This line has no name, and it is not indented further than ${key} above it, so it does not belong to it.`,
    hint: `Write it behind the colon, ${key}: ${shown(text.trim())}, or indent it by two more spaces than ${key}.`,
    place: placeIn(line, indentOf(text), text.trimEnd().length),
  };
}

/** Lines that were copied out of something else: a fence of Markdown, a row of a table. */
function ofOtherTool(line: number, text: string): Cause | undefined {
  const place = placeIn(line, indentOf(text), text.trimEnd().length);
  const code = 'line-without-name';
  if (/^\s*(?:```|~~~)/.test(text)) {
    return {
      ...{ code, place },
      message: 'This line marks code in Markdown, and is no YAML.',
      hint: `Delete it, and the line ${text.trim().slice(0, 3)} at the end.`,
    };
  }
  const cells = text.trim().split(/\t+/);
  if (cells.length < 2) return undefined;
  return {
    ...{ code, place },
    message: 'This looks like a row of a table: its cells have tabs between them, and no names.',
    hint: `Write each cell in a line of its own with its name, the first with a dash: - name: ${shown(cells[0] ?? '')}.`,
  };
}

function strayBracket(line: number, text: string): Cause {
  const start = indentOf(text);
  return {
    code: 'syntax-error',
    message: `A ${text[start]} stands here, and nothing is open that it could close.`,
    hint: 'Delete it, or look above for the bracket that is missing.',
    place: placeIn(line, start, start + 1),
  };
}

function isNameless(text: string): boolean {
  return text.trim() !== '' && !/^\s*(?:-(?:\s|$)|#)/.test(text) && !/:(?:\s|$)/.test(text);
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
