/** Paths to lines and columns. Places cost a second, slower parsing, so they are looked up only when there is something to say. */

import type { DataPath, SourceLocation, TextRange } from '../content/model/types.ts';
import type { Site } from '../content/site/site.ts';
import { quoted } from '../content/yaml/edits.ts';
import type { FileCache } from '../content/yaml/file-cache.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import type { Explained } from './model/explained.ts';
import { codeOf } from './registry/codes.ts';
import { rules } from './registry/rules.ts';
import { sentencesOfMistake } from './registry/sentences.ts';
import { silentMistake } from './syntax/silent-mistake.ts';

const start: TextRange = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Returns the diagnostic of an issue, with its lines and columns. */
export function locate(issue: Explained, site: Site): Diagnostic {
  const { files } = site;
  const { route, usedBy } = issue;
  const used = usedBy && placeOf(files, usedBy).line;
  const { code, ...wording } = inWriting(issue, site) ?? {
    code: issue.code,
    ...written(issue, files),
  };
  return {
    code: codeOf(code),
    name: code,
    severity: issue.severity ?? rules[code].severity,
    file: issue.file,
    ...wording,
    route,
    usedBy: usedBy && `${usedBy.file}:${used}`,
  };
}

type Written = TextRange &
  Pick<Diagnostic, 'message' | 'hint' | 'suggestion' | 'missing' | 'edits' | 'lost'>;

/** What is written, with the name of its rule. */
type Named = Written & { code: Explained['code'] };

/** Returns the diagnostic to report instead, where an issue comes from a mistake in YAML syntax. */
function inWriting(issue: Explained, site: Site): Named | undefined {
  const mistake = silentMistake(issue, site.files);
  if (!mistake) return undefined;
  const at = { file: issue.file, path: issue.path };
  const { code, message, hint, edits } = sentencesOfMistake(mistake, at, site);
  return { ...mistake.place, code, message, hint, edits };
}

/** Returns the wording of an issue, with its place and the source text in its hint. */
export function written(issue: Omit<Explained, 'code'>, files: FileCache): Written {
  const { message, hint, suggestion, missing, lost, file, path, place, edits } = issue;
  const wording = { message, hint, suggestion, missing, lost };
  if (place) return { ...place, ...wording, edits };
  // of a file as a whole no line is more to blame than another
  const location = path.length === 0 ? undefined : locationOf(files, issue);
  if (!location) return { ...start, ...wording };
  const text = files.text(file) ?? '';
  const source = text.slice(location.start, location.end);
  const edit = location.exact ? editOf(issue, source) : undefined;
  const made = edit === undefined ? {} : { edits: [{ ...pick(location), text: edit }] };
  return { ...location.place, ...wording, hint: quotedHint(hint, path, source), ...made };
}

/**
 * Returns the hint with what is written, as it is or in quotation marks, after the name or the dash that stands before it: a template may give
 * it to a field of another name.
 */
function quotedHint(hint: string, path: DataPath, source: string): string {
  const name = path.at(-1);
  const inBrackets = /^[[{]/.test(source)
    ? ` If the brackets belong to it, put all of it in quotation marks: ${quoted(source)}.`
    : '';
  return hint
    .replace('‹lead›', typeof name === 'string' ? `${name}: ` : '- ')
    .replaceAll('‹source›', source.replace(/^0x/i, ''))
    .replaceAll('‹quoted›', quoted(source))
    .replace('‹brackets›', inBrackets);
}

const pick = ({ start: from, end }: { start: number; end: number }) => ({ start: from, end });

/** Returns what is to stand in place of `source`, where that is certain. */
function editOf(issue: Omit<Explained, 'code'>, source: string): string | undefined {
  const { fix, sure, suggestion, within } = issue;
  if (within !== undefined && source !== within) return undefined;
  const [mark = ''] = source;
  if (fix === 'quote') return /["'|>&*!]/.test(mark) ? undefined : quoted(source);
  if (fix) return fix.text;
  if (!sure || suggestion === undefined) return undefined;
  if (within !== undefined) return suggestion;
  const isQuoted = /["']/.test(mark) && source.endsWith(mark);
  if (/[|>&*!{[]/.test(mark) || (!isQuoted && /["']/.test(mark))) return undefined;
  // a word that YAML would read as something else stays in quotation marks
  return isQuoted ? `${mark}${suggestion}${mark}` : suggestion;
}

function locationOf(files: FileCache, { file, path, atKey, within }: Omit<Explained, 'code'>) {
  return files.positions(file)?.locate(path, atKey, within);
}

function placeOf(files: FileCache, { file, path }: SourceLocation): TextRange {
  if (path.length === 0) return start;
  return files.positions(file)?.find(path) ?? start;
}
