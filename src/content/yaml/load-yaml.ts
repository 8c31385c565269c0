import type { Issue, WordedIssue } from '../model/issue.ts';
import type { Data } from '../model/types.ts';
import { parse } from './parse.ts';
import { readText } from './read-text.ts';
import { slipsIn } from './slips.ts';

/** A YAML file, read. */
export interface YamlFile {
  /** Relative to the site's folder. */
  file: string;
  text: string;
  data: Data;
  /** Whether it uses templates, fragments or collections, so that its data is not final. */
  dynamic: boolean;
  /** What is no mistake for YAML and probably one all the same. */
  warnings?: Issue[];
}

/** More values than a page of a megabyte can hold without repeating itself. */
const mostValues = 100_000;
const mostLevels = 100;

/** What templates, fragments, collections and times (`FIELDS`) cannot be written without. One search for all takes half as long as one for each. */
const dynamic = /\{[{%]|fragment|itemsFrom|draft:|From:|Until:/;

/** Reads a YAML file of the site, or gives the flaws that keep it from being read. An empty file is a flaw. */
export function loadYaml(root: string, file: string): YamlFile | Issue[] {
  const text = readText(root, file);
  if (typeof text !== 'string') return [text];
  if (text.includes('\r') && !text.includes('\n')) return [oldLineEnds(file, text)];
  const parsed = parse(text);
  if (parsed.data === undefined) {
    const { reason, line, column } = parsed;
    return [{ code: 'invalid-yaml', params: { reason, line, column }, file, path: [] }];
  }
  const { data } = parsed;
  if (data === null) return [emptyFile(file)];
  // without & and * a text cannot repeat itself
  if (text.includes('&') && text.includes('*') && isEndless(data)) return [tooManyAliases(file)];
  if (text.includes('__proto__')) return [oddName('__proto__', file, text)];
  if (text.includes('toString') && hasName('toString', data)) {
    return [oddName('toString', file, text)];
  }
  // Git's marks, where they stand in a text and so do not keep the file from being read
  if (/^[ \t]*<{7} \S/m.test(text) && /^[ \t]*>{7} /m.test(text)) {
    const params = { reason: 'conflict', line: 1, column: 1 };
    return [{ code: 'invalid-yaml', params, file, path: [] }];
  }
  const warnings = slipsIn(file, text, data);
  return {
    ...(warnings.length > 0 ? { warnings } : {}),
    file,
    text,
    data,
    dynamic: dynamic.test(text),
  };
}

function emptyFile(file: string): WordedIssue {
  return {
    code: 'empty-file',
    message: 'This file is empty.',
    hint: 'Write something into it (a page needs at least title: and blocks:), or delete it. A file whose name begins with _ is left alone.',
    file,
    path: [],
  };
}

/** Line ends as Macs had them twenty years ago: other programs see one long line. */
function oldLineEnds(file: string, text: string): WordedIssue {
  return {
    code: 'unprintable-character',
    message: 'The lines of this file end as on very old Macs (CR), so other programs see one line.',
    hint: 'Save the file with the line ends of Unix (LF) or Windows (CRLF): most editors show them at the bottom of the window.',
    file,
    path: [],
    place: { line: 1, column: 1, endLine: 1, endColumn: 1 },
    edits: [{ start: 0, end: text.length, text: text.replaceAll('\r', '\n') }],
  };
}

function tooManyAliases(file: string): WordedIssue {
  return {
    code: 'too-many-aliases',
    message:
      'This file repeats parts of itself (with & and *) so often that it becomes too large, or without end.',
    hint: 'Write the parts out, or put what is repeated into a fragment or a collection.',
    file,
    path: [],
  };
}

/** Whether a group in `data` has a field of this name. */
function hasName(name: string, data: Data): boolean {
  if (data === null || typeof data !== 'object') return false;
  return Object.hasOwn(data, name) || Object.values(data).some((value) => hasName(name, value));
}

/** A name that would change how programs read other values, or the group that it stands in. */
function oddName(name: string, file: string, text: string): WordedIssue {
  const asField = new RegExp(`${name}(?=['"]?\\s*:)`).exec(text);
  const lines = text.slice(0, asField?.index ?? text.indexOf(name)).split('\n');
  const [line, column] = [lines.length, (lines.at(-1)?.length ?? 0) + 1];
  return {
    code: 'odd-name',
    message: `The word ${name} has a special meaning for programs and cannot be used.`,
    hint: 'Choose another name.',
    file,
    path: [],
    place: { line, column, endLine: line, endColumn: column + name.length },
  };
}

/** Whether data grows beyond all measure once its aliases are written out. */
function isEndless(data: Data): boolean {
  let left = mostValues;
  const count = (value: Data, level: number): boolean => {
    left -= 1;
    if (left < 0 || level > mostLevels) return true;
    if (value === null || typeof value !== 'object') return false;
    for (const name of Object.keys(value)) {
      if (count((value as { [name: string]: Data })[name] as Data, level + 1)) return true;
    }
    return false;
  };
  return count(data, 0);
}
