/** Mistakes in a YAML text, found line by line from its top, as somebody would who reads it: not where the parser gives up, but where the mistake is. */

import { applyEdits } from '../../edits.ts';
import type { TextEdit } from '../../types.ts';
import { parse } from '../parse.ts';
import { blameAbove } from './blame.ts';
import { foreignComment } from './flow-causes.ts';
import { Levels } from './levels.ts';
import {
  colonAtEnd,
  commentedValue,
  conflictMarker,
  doubledDash,
  emptyDash,
  missingSpace,
  oddDash,
  oddSpace,
  tabAfterDash,
} from './line-causes.ts';
import { blockTextEnd, bracketEnd, leftText, plainTextEnd, quoteEnd } from './long-values.ts';
import { isNameIn, type ScannedLine, scanLine } from './scanned-line.ts';
import { placeIn, type TextCause } from './text-cause.ts';
import { valueCause } from './value-causes.ts';

/** More mistakes than this in one file are one mistake a hundred times. */
const mostCauses = 20;

/** The mistakes that a text shows by itself, from its top. Those that are `possible` are none where all else is well. */
export function scanText(text: string): TextCause[] {
  return new TextScan(text).run();
}

/** The lines of a text that hold fields and entries: not those inside longer texts, lists in brackets and the like. */
export function scannedLines(text: string): ScannedLine[] {
  return new TextScan(text).lines();
}

/** A comment as other languages write it, in a line of its own. */
function comment(line: ScannedLine): TextCause | undefined {
  const isComment = line.dashes.length === 0 && /^(?:\/\/|\/\*|<!--)/.test(line.value);
  return isComment ? foreignComment(line, line.indent) : undefined;
}

class TextScan {
  readonly #text: string;
  readonly #lines: ScannedLine[] = [];
  readonly #causes: TextCause[] = [];
  readonly #levels = new Levels();
  /** The last line that began a field or an entry. */
  #above: ScannedLine | undefined;
  /** The one before that. */
  #before: ScannedLine | undefined;
  /** Whether what is indented wrongly can still be judged. */
  #isFirm = true;

  constructor(text: string) {
    this.#text = text;
    let offset = 0;
    for (const [index, line] of text.split('\n').entries()) {
      this.#lines.push(scanLine(line.replace(/\r$/, ''), index + 1, offset));
      offset += line.length + 1;
    }
  }

  lines(): ScannedLine[] {
    const seen: ScannedLine[] = [];
    let index = 0;
    while (index < this.#lines.length) {
      seen.push(this.#lines[index] as ScannedLine);
      index = this.#line(index);
    }
    return seen;
  }

  run(): TextCause[] {
    let index = 0;
    while (index < this.#lines.length && this.#causes.length < mostCauses) {
      index = this.#line(index);
    }
    return this.#causes;
  }

  /** Looks at a line, and at those that belong to its value; gives the index of the next one. */
  #line(index: number): number {
    const line = this.#lines[index] as ScannedLine;
    const { text } = line;
    if (/^\s*(?:#|$)/.test(text) || /^(?:---|\.\.\.)(?:\s|$)/.test(text)) return index + 1;
    const conflict = conflictMarker(line);
    if (conflict) {
      this.#add(conflict);
      const end = this.#lines.findIndex((one, at) => at > index && /^>{7}( |$)/.test(one.text));
      return end === -1 ? index + 1 : end + 1;
    }
    if (line.text.slice(0, line.indent).includes('\t')) return this.#tab(line, index);
    const nameless = colonAtEnd(this.#lines, index);
    if (nameless) {
      this.#add(nameless);
      // what stands below lines up as if the colon were there
      line.key = line.value;
      line.value = '';
    }
    const found =
      oddSpace(line) ?? oddDash(line) ?? tabAfterDash(line) ?? missingSpace(line) ?? comment(line);
    if (found && (!found.possible || this.#hasFields(index))) {
      delete found.possible;
      this.#add(found);
      this.#isFirm = false;
      return index + 1;
    }
    const further = this.#isFirm ? this.#indentation(line) : undefined;
    if (further !== undefined) return further;
    const empty = emptyDash(this.#lines, index);
    if (empty) this.#add(empty);
    const wrong =
      found ??
      valueCause(line, (word) => isNameIn(this.#lines, word, line)) ??
      commentedValue(line, this.#lines[index + 1]);
    if (wrong) {
      this.#add(wrong);
      if (!wrong.local) this.#isFirm = false;
      if (wrong.code !== 'block-text') return index + 1;
    }
    return this.#value(line, index);
  }

  /** Whether fields follow below a line that looks like an entry without any. */
  #hasFields(index: number): boolean {
    const { dashes, at } = this.#lines[index] as ScannedLine;
    const below = this.#lines[index + 1];
    return dashes.length > 0 && below?.key !== undefined && below.at === at;
  }

  /** Where the value of a line ends, which may be some lines below. */
  #value(line: ScannedLine, index: number): number {
    const [sign = ''] = line.value;
    if (line.value === '') return index + 1;
    const ends =
      sign === '|' || sign === '>'
        ? blockTextEnd
        : sign === '"' || sign === "'"
          ? quoteEnd
          : sign === '[' || sign === '{'
            ? bracketEnd
            : plainTextEnd;
    const { next, cause, others = [], further } = ends(this.#lines, index);
    const above = further && blameAbove(this.#text, this.#before, line, further, line.at);
    if (cause) this.#add(above ?? cause);
    for (const other of others) this.#add(other);
    // what has lost its colon is a field all the same, of which the levels know nothing
    if (cause?.code === 'line-without-name') this.#isFirm = false;
    return next;
  }

  #tab(line: ScannedLine, index: number): number {
    const tabbed = this.#lines.filter(({ text, indent }) => text.slice(0, indent).includes('\t'));
    const { text, number, indent } = line;
    const others = tabbed.length - 1;
    const { edits, width } = this.#withoutTabs(tabbed);
    this.#add({
      code: 'tab',
      message: `This line is indented with a tab, and YAML allows spaces only.${others > 0 ? ` So ${others === 1 ? 'is one more line' : `are ${others} more lines`} below.` : ''}`,
      hint: `Replace each tab by ${width === 1 ? 'one space' : `${width} spaces`}. Most editors can do so by themselves: look for "indent using spaces".`,
      place: placeIn(number, text.indexOf('\t'), indent),
      local: false,
      ...(edits ? { edits } : {}),
    });
    this.#isFirm = false;
    // one mistake, told once
    for (const one of tabbed)
      one.text = one.text.replace(/^[\t ]+/, (front) => ' '.repeat(front.length));
    return index;
  }

  /** The lines without their tabs, with as many spaces for each as make the text readable; nothing when no number does. */
  #withoutTabs(tabbed: ScannedLine[]): { edits?: TextEdit[]; width: number } {
    for (const width of [2, 4, 8, 1]) {
      const edits = tabbed.map(({ offset, indent, text }) => ({
        start: offset,
        end: offset + indent,
        text: text.slice(0, indent).replaceAll('\t', ' '.repeat(width)),
      }));
      if (parse(applyEdits(this.#text, edits)).data !== undefined) return { edits, width };
    }
    return { width: 2 };
  }

  /** Whether a line lines up; gives the index of the next one where this one, and others, belong to a text above. */
  #indentation(line: ScannedLine): number | undefined {
    const misfit = this.#levels.enter(line);
    if (misfit) {
      this.#isFirm = false;
      const dash = this.#above && doubledDash(this.#above, line);
      const ofText = this.#above && leftText(this.#lines, this.#above, line);
      const above = misfit.sure
        ? undefined
        : blameAbove(this.#text, this.#before, this.#above, line, misfit.wanted);
      this.#add(dash ?? ofText ?? above ?? misfit.cause);
      if (ofText && this.#above) return this.#afterText(line, this.#above);
    }
    if (line.dashes.length > 0 || line.key !== undefined) {
      this.#before = this.#above;
      this.#above = line;
    }
    return undefined;
  }

  /** The index of the line after a text that has lost its indentation at `line`. */
  #afterText({ number }: ScannedLine, head: ScannedLine): number {
    const isField = ({ text, indent, key = '' }: ScannedLine) =>
      text.trim() !== '' && indent <= head.at && /^[\w-]+$/.test(key);
    const next = this.#lines.findIndex((one, index) => index >= number && isField(one));
    return next === -1 ? this.#lines.length : next;
  }

  #add(cause: TextCause): void {
    this.#causes.push(cause);
  }
}
