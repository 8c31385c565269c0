import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { Flaw } from '../problems/flaw.ts';

/** A page of a megabyte is a novel; what is larger was put here by mistake and would only slow everything down. */
const largestFile = 1024 * 1024;
/** As Node wants it: of a mere `utf8` it would make such an object for each file. */
const asText = { encoding: 'utf8', flag: 'r' } as const;

/**
 * The text of a file of the site. Instead of a text it gives the flaw that keeps it from being read: too large, not UTF-8, or unreadable.
 * @param file relative to `root`, with forward slashes
 */
export function readText(root: string, file: string): string | Flaw {
  const place = `${root}/${file}`;
  const sound = soundText(place);
  if (sound !== undefined) return withoutMark(sound);
  let bytes: Buffer;
  try {
    bytes = readFileSync(place);
  } catch (error) {
    return {
      code: 'unreadable-file',
      message: 'This file cannot be read.',
      hint: `The system says: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}. Look whether the file is there and may be read.`,
      file,
      path: [],
    };
  }
  if (bytes.length > largestFile) return tooLarge(file, bytes.length);
  if (!isUtf8(bytes)) return notUtf8(file, bytes);
  return withoutMark(bytes.toString('utf8'));
}

/** A text that is certainly UTF-8 and not too large, as all but a few are: for Node that is one call, and no bytes in between. */
function soundText(place: string): string | undefined {
  try {
    const text = readFileSync(place, asText);
    // a letter has three bytes at most, and what is no letter is read as U+FFFD
    return text.length > largestFile / 3 || text.includes('\ufffd') ? undefined : text;
  } catch {
    return undefined;
  }
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

function tooLarge(file: string, size: number): Flaw {
  const megabytes = (size / largestFile).toFixed(1);
  return {
    code: 'file-too-large',
    message: `This file has ${megabytes} MB; 1 MB is the most that is read.`,
    hint: 'Divide it into several pages, or move pictures and documents into the public folder.',
    file,
    path: [],
  };
}

function notUtf8(file: string, bytes: Buffer): Flaw {
  let line = 1;
  let start = 0;
  let end = bytes.indexOf(10);
  while (end !== -1 && isUtf8(bytes.subarray(start, end))) {
    line += 1;
    start = end + 1;
    end = bytes.indexOf(10, start);
  }
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2));
  const column = isUtf16
    ? 1
    : soundLetters(bytes.subarray(start, end === -1 ? undefined : end)) + 1;
  return {
    code: 'not-utf8',
    message: isUtf16
      ? 'This file is stored as UTF-16, which Windows calls Unicode, and not as UTF-8.'
      : 'This letter is not stored as UTF-8, so it and perhaps others cannot be read.',
    hint: 'Open the file in your editor and save it again with the encoding UTF-8.',
    file,
    path: [],
    place: { line, column, endLine: line, endColumn: column },
  };
}

/** How many letters of a line can be read before the first that cannot. */
function soundLetters(line: Buffer): number {
  let end = line.length;
  while (end > 0 && !isUtf8(line.subarray(0, end))) end -= 1;
  return line.toString('utf8', 0, end).length;
}
