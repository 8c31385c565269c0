/** Mistakes that a line shows by itself, whatever its value. */
import type { ScannedLine } from './scanned-line.ts';
import { placeIn, shown, type TextCause } from './text-cause.ts';

const oddSpaces = /[\u00a0\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]/;

/** A line of git's between two versions. */
export function conflictMarker({ text, number }: ScannedLine): TextCause | undefined {
  if (!/^(?:<{7} |={7}\s*$|>{7}(?: |$))/.test(text)) return undefined;
  const isWhole = text.startsWith('<');
  return {
    code: 'conflict-marker',
    message: isWhole
      ? 'Git has left a merge conflict here: two versions of the lines between <<<<<<< and >>>>>>>.'
      : 'Git has left a merge conflict here, of which this line is a part.',
    hint: isWhole
      ? 'Keep the version that is right, delete the other, and delete the lines <<<<<<<, ======= and >>>>>>>.'
      : 'Delete this line, and look whether lines near it stand twice.',
    place: placeIn(number, 0, text.length),
    local: false,
  };
}

/** A space that is none, where YAML needs one: in front of a name, or behind a colon or a dash. */
export function oddSpace({ text, number, offset }: ScannedLine): TextCause | undefined {
  const front = /^[ \t]*(?:- +)*/.exec(text)?.[0].length ?? 0;
  const spots = [
    oddSpaces.test(text[front] ?? '') ? front : -1,
    text.search(/(?<=^\s*(?:- +)*[\w-]+:)[\u00a0\u2000-\u200d\u202f\u3000\ufeff]/),
    text.search(/(?<=^\s*-)[\u00a0\u2000-\u200d\u202f\u3000\ufeff]/),
  ].filter((at) => at !== -1);
  const [at] = spots;
  if (at === undefined) return undefined;
  return saidOfSpace(text, at, number, offset);
}

/** What is said of the odd space that stands at `at` in a line. */
export function saidOfSpace(text: string, at: number, number: number, offset: number): TextCause {
  const odd =
    /^[\u00a0\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]+/.exec(text.slice(at))?.[0] ?? '';
  const isInvisible = /^[\u200b-\u200d\u2060\ufeff]+$/.test(odd);
  const text2 = isInvisible ? '' : ' '.repeat(odd.length);
  return {
    code: 'odd-space',
    message: isInvisible
      ? 'There is an invisible character here, probably from copying and pasting.'
      : 'This looks like a space and is none: a non-breaking space, probably from copying out of a web page.',
    hint: isInvisible ? 'Delete it.' : 'Delete it and type a space.',
    place: placeIn(number, at, at + odd.length),
    edits: [{ start: offset + at, end: offset + at + odd.length, text: text2 }],
    local: true,
  };
}

/** `-title: x` and `title:x`, and names that end with something else than a colon. */
export function missingSpace(line: ScannedLine): TextCause | undefined {
  const { text, number, offset, indent, at, key, value, valueAt } = line;
  const cause = { code: 'missing-space', local: true } as const;
  const end = text.trimEnd().length;
  if (/^-[A-Za-z"']/.test(text.slice(at))) {
    const start = offset + at + 1;
    return {
      ...cause,
      message: 'A space is missing after the dash.',
      hint: `Write - ${shown(text.slice(at + 1).trim())}`,
      place: placeIn(number, at, end),
      edits: [{ start, end: start, text: ' ' }],
    };
  }
  if (key !== undefined) return undefined;
  const quotedName = /^(["'])([\w-]+)(\1?):(\s*)\S/.exec(value);
  if (quotedName) return ofQuotedName(line, quotedName);
  const [, name, sign = '', rest = ''] =
    /^([A-Za-z][\w-]*|<<)(:(?!\/\/)|\s*=\s*|：|\s+(?=[|>][-+0-9]*$|(?<=<<\s+)\*))(\S.*)$/.exec(
      value,
    ) ?? [];
  if (!name) return undefined;
  const start = offset + valueAt + name.length;
  return {
    ...cause,
    message:
      sign === ':'
        ? `A space is missing after ${name}:`
        : sign.trim() === ''
          ? `A colon is missing after ${name}.`
          : `A name ends with a colon and a space, not with ${sign.trim()}`,
    hint: `Write ${name}: ${shown(rest)}`,
    place: placeIn(number, Math.max(valueAt, indent), end),
    edits: [{ start, end: start + sign.length, text: ': ' }],
    // a list may well have the entry "12:30"; it is a mistake where a field was expected
    ...(line.dashes.length > 0 || sign.trim() === '=' ? { possible: true as const } : {}),
  };
}

/** The next line that says something. */
function lineBelow(lines: ScannedLine[], index: number): ScannedLine | undefined {
  let next = index + 1;
  while (/^\s*(?:#|$)/.test(lines[next]?.text ?? 'none')) next++;
  return lines[next];
}

/** `blocks` alone in a line, with its fields or entries below it. */
export function colonAtEnd(lines: ScannedLine[], index: number): TextCause | undefined {
  const { key, value, valueAt, at, dashes, number, offset } = lines[index] as ScannedLine;
  const [, name] = key === undefined ? (/^([A-Za-z][\w-]*?)\s*[-=;,.：]?$/.exec(value) ?? []) : [];
  if (!name) return undefined;
  const below = lineBelow(lines, index);
  if (!below) return undefined;
  const isList = below.dashes.length > 0;
  const isFurther = below.indent > at && (isList || below.key !== undefined);
  // a list may begin in the column of its name, where the name is no part of a list there
  const isBeside = isList && below.indent === at && dashes.length === 0;
  if (!isFurther && !(isBeside && !lines.slice(0, index).some((one) => one.dashes[0] === at)))
    return undefined;
  const start = offset + valueAt;
  return {
    code: 'line-without-name',
    message: `A colon is missing after ${name}, so what stands below does not belong to it.`,
    hint: `Write ${name}:`,
    place: placeIn(number, valueAt, valueAt + value.length),
    edits: [{ start: start + name.length, end: start + value.length, text: ':' }],
    local: true,
  };
}

/** `"title":x` and `"title: "x"`. */
function ofQuotedName(line: ScannedLine, found: RegExpExecArray): TextCause | undefined {
  const { text, number, offset, valueAt, value } = line;
  const [, sign = '"', name = '', closing = '', blank = ''] = found;
  if (closing !== '' && blank !== '') return undefined;
  const rest = value.slice(found[0].length - 1);
  const written = `${sign}${name}${sign}: ${rest}`;
  const start = offset + valueAt;
  return {
    code: closing === '' ? 'unclosed-quote' : 'missing-space',
    message:
      closing === ''
        ? `The quotation mark in front of ${name} is not closed.`
        : `A space is missing after ${sign}${name}${sign}:`,
    hint: `Write ${shown(written)}`,
    place: placeIn(number, valueAt, text.trimEnd().length),
    edits: [{ start, end: start + value.length, text: written }],
    local: true,
  };
}

/** A tab between a dash and the name behind it: the fields below cannot line up with that name. */
export function tabAfterDash({ text, number, offset, dashes, at, key }: ScannedLine) {
  const dash = dashes.at(-1);
  const gap = dash === undefined ? '' : text.slice(dash + 1, at);
  if (dash === undefined || key === undefined || !gap.includes('\t')) return undefined;
  const start = offset + dash + 1;
  const cause: TextCause = {
    code: 'tab',
    message: 'A tab stands after this dash, and YAML cannot tell in which column the name begins.',
    hint: `Replace it by a space: - ${shown(text.slice(at).trim())}`,
    place: placeIn(number, dash + 1, at),
    edits: [{ start, end: start + gap.length, text: ' ' }],
    local: false,
  };
  return cause;
}

/** `- - title: One`, where the next line shows that one dash was meant. */
export function doubledDash(above: ScannedLine, line: ScannedLine): TextCause | undefined {
  const [first, second, ...more] = above.dashes;
  const isMeant = line.dashes.length === 0 && line.at === second && more.length === 0;
  if (first === undefined || second === undefined || !isMeant) return undefined;
  const start = above.offset + first;
  return {
    code: 'indentation',
    message: 'There is one dash too many in this line: two dashes begin a list within the list.',
    hint: `Write - ${shown(above.text.slice(above.at).trim())}`,
    place: placeIn(above.number, first, second + 1),
    edits: [{ start, end: start + second - first, text: '' }],
    local: false,
  };
}

/** A dash with nothing behind it and nothing below it. */
export function emptyDash(lines: ScannedLine[], index: number): TextCause | undefined {
  const { dashes, key, value, number } = lines[index] as ScannedLine;
  const dash = dashes.at(-1);
  if (dash === undefined || key !== undefined || value !== '') return undefined;
  const next = lines.slice(index + 1).find(({ text }) => text.trim() !== '');
  if (next && next.indent > dash) return undefined;
  return {
    code: 'missing-value',
    message: 'This dash begins an entry, and nothing stands behind it.',
    hint: 'Write the entry behind it, or delete the dash.',
    place: placeIn(number, dash, dash + 1),
    local: true,
    possible: true,
  };
}

/** A dash that is another sign: `– title: x`, `• title: x`. */
export function oddDash({ text, number, offset, indent }: ScannedLine): TextCause | undefined {
  const sign = /^[–—−‐•·](?=\s*\S)/.exec(text.slice(indent))?.[0];
  if (!sign) return undefined;
  const start = offset + indent;
  return {
    code: 'odd-space',
    message: `An entry of a list begins with a hyphen, and this is another sign: ${sign}`,
    hint: `Write - ${shown(text.slice(indent + 1).trim())}`,
    place: placeIn(number, indent, indent + 1),
    edits: [{ start, end: start + 1, text: '-' }],
    local: true,
  };
}

/** `to: #team`: what was meant to be a value is a comment. */
export function commentedValue(
  line: ScannedLine,
  next: ScannedLine | undefined,
): TextCause | undefined {
  const { text, number, offset, key, value, valueAt } = line;
  if (key === undefined || value !== '' || !/^#+\s*[^\s#]/.test(text.slice(valueAt)))
    return undefined;
  // a remark behind a name that has its value below
  if (/^#+\s/.test(text.slice(valueAt)) && next && next.text.trim() !== '') {
    if (next.indent > line.at || (next.dashes.length > 0 && next.indent >= line.at))
      return undefined;
  }
  const rest = text.slice(valueAt).trimEnd();
  const start = offset + valueAt;
  return {
    code: 'unquoted-comment',
    message: 'A value that begins with # is a comment, so this field is empty.',
    hint: `Put it in quotation marks: ${key}: "${shown(rest)}".`,
    place: placeIn(number, valueAt, valueAt + rest.length),
    edits: [{ start, end: start + rest.length, text: `"${rest.replace(/["\\]/g, '\\$&')}"` }],
    local: true,
    possible: true,
  };
}
