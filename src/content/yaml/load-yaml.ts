import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { childrenOf, rangeAt } from '../model/data.ts';
import type { Issue } from '../model/issue.ts';
import type { IssueParams } from '../model/issue-params.ts';
import { codeOf } from '../model/thrown.ts';
import type { Data, DataPath, YamlFile } from '../model/types.ts';
import { withoutMark } from './byte-order-mark.ts';
import { parse } from './parse.ts';
import { readablePart } from './readable-part.ts';

/** A limit that no page of a megabyte exceeds without repeating itself by aliases. */
const MAX_VALUES = 100_000;
const MAX_LEVELS = 100;

/** Where the texts of a site's files come from. */
export interface FileSource {
  /** The site's folder. */
  root: string;
  /** The texts that replace the content of files, by file: changes that are not saved. */
  unsaved?: ReadonlyMap<string, string> | undefined;
}

/** Reads a YAML file of the site, or returns the issues that prevent it. An empty file is an issue. */
export function loadYaml(files: FileSource, file: string): YamlFile | Issue[] {
  const text = readText(files, file);
  if (typeof text !== 'string') return [text];
  if (text.includes('\r') && !text.includes('\n')) return [oldLineEnds(file, text)];
  const parsed = parse(text);
  if (parsed.data === undefined) {
    const { reason, line, column } = parsed;
    return [{ code: 'invalid-yaml', params: { reason, line, column }, file, path: [] }];
  }
  const { data } = parsed;
  if (data === null) return [{ code: 'empty-file', params: { text }, file, path: [] }];
  // Without & and * a text has no aliases.
  const endless = text.includes('&') && text.includes('*') ? endlessPart(data) : undefined;
  if (endless) return [{ code: 'too-many-aliases', ...endless, file }];
  if (text.includes('__proto__')) return [oddName('__proto__', file, text)];
  if (text.includes('toString') && hasName('toString', data)) {
    return [oddName('toString', file, text)];
  }
  // Git's conflict markers within a block text, where they are valid YAML.
  if (/^[ \t]*<{7} \S/m.test(text) && /^[ \t]*>{7} /m.test(text)) {
    const params = { reason: 'conflict', line: 1, column: 1 };
    return [{ code: 'invalid-yaml', params, file, path: [] }];
  }
  return { file, text, data };
}

/** Reads the readable part of a page with a syntax error; `undefined` when there is none, or when there is no error. */
export function loadReadablePart(files: FileSource, file: string): YamlFile | undefined {
  const whole = readText(files, file);
  const text = typeof whole === 'string' ? readablePart(whole) : undefined;
  const data = text === undefined ? undefined : parse(text).data;
  if (text === undefined || data === undefined) return undefined;
  return { file, text, data };
}

/** Returns the issue of carriage returns as line ends: other programs read one long line. */
function oldLineEnds(file: string, text: string): Issue {
  return {
    code: 'unprintable-character',
    params: { reason: 'line-ends' },
    file,
    path: [],
    range: { line: 1, column: 1, endLine: 1, endColumn: 1 },
    edits: [{ start: 0, end: text.length, text: text.replaceAll('\r', '\n') }],
  };
}

/** Returns whether any object in `data` has a field of this name. */
function hasName(name: string, data: Data): boolean {
  if (data === null || typeof data !== 'object') return false;
  return Object.hasOwn(data, name) || Object.values(data).some((value) => hasName(name, value));
}

/** Returns the issue of a field name that would change how programs read the object around it. */
function oddName(name: string, file: string, text: string): Issue {
  const asField = new RegExp(`${name}(?=['"]?\\s*:)`).exec(text);
  const range = rangeAt(text, asField?.index ?? text.indexOf(name), name.length);
  return { code: 'odd-name', params: { name }, file, path: [], range };
}

/** A part that ends nowhere: it repeats the part that it stands in, or is too large or deep with all its aliases. */
interface EndlessPart {
  params: IssueParams['too-many-aliases'];
  path: DataPath;
}

/** Returns the first part of data that is endless once its aliases are expanded. */
function endlessPart(data: Data): EndlessPart | undefined {
  let left = MAX_VALUES;
  const find = (value: Data, path: DataPath, around: Data[]): EndlessPart | undefined => {
    left -= 1;
    if (around.includes(value)) return { params: { repeatsOwn: true }, path };
    if (left < 0 || path.length > MAX_LEVELS)
      return { params: { repeatsOwn: false }, path: path.slice(0, 1) };
    for (const [step, child] of childrenOf(value)) {
      const part = find(child, [...path, step], [...around, value]);
      if (part) return part;
    }
    return undefined;
  };
  return find(data, [], []);
}

/** The maximum size of a file in bytes: a larger one is there by mistake and would only slow everything down. */
export const LARGEST_FILE = 1024 * 1024;

/**
 * Returns the text of a file of the site, or the issue that prevents reading it: too large, not UTF-8, or unreadable.
 *
 * @param file relative to the site's folder, with forward slashes
 */
export function readText({ root, unsaved }: FileSource, file: string): string | Issue {
  const place = `${root}/${file}`;
  const text = unsaved?.get(file);
  if (text !== undefined) return withoutMark(text);
  let bytes: Buffer;
  try {
    const stats = statSync(place);
    // Reading a pipe would wait for its data.
    if (!stats.isFile()) return unreadable(file, 'it is no file');
    if (stats.size > LARGEST_FILE) {
      return { code: 'file-too-large', params: { bytes: stats.size }, file, path: [] };
    }
    bytes = readFileSync(place);
  } catch (error) {
    return unreadable(file, codeOf(error) || 'unknown reason');
  }
  if (!isUtf8(bytes)) return notUtf8(file, bytes);
  return withoutMark(bytes.toString('utf8'));
}

const unreadable = (file: string, error: string): Issue => ({
  code: 'unreadable-file',
  params: { error },
  file,
  path: [],
});

/** Returns the issue of a file that is not stored as UTF-8, at its first character that is not valid. */
function notUtf8(file: string, bytes: Buffer): Issue {
  const isUtf16 = /^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2));
  const text = bytes.toString('utf8');
  // Node decodes what is not valid as this character.
  const range = rangeAt(text, text.indexOf('\ufffd'), 0);
  return { code: 'not-utf8', params: { reason: 'file', isUtf16 }, file, path: [], range };
}
