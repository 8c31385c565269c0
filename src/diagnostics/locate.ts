/**
 * Finds the lines and columns of paths. That needs a second, slower parser, so it is done only when there is
 * something to report.
 */

import type { SourceLocation, TextRange } from '../content/model/types.ts';
import type { Site } from '../content/site/site.ts';
import type { FileCache } from '../content/yaml/file-cache.ts';
import type { Diagnostic } from './model/diagnostic.ts';
import type { Explained } from './model/explained.ts';
import { codeOf } from './registry/codes.ts';
import { rules } from './registry/rules.ts';
import { sentencesOfMistake } from './registry/sentences.ts';
import { silentMistake } from './syntax/silent-mistake.ts';
import { inQuotes } from './wording/source-text.ts';

const start: TextRange = { line: 1, column: 1, endLine: 1, endColumn: 1 };

/** Converts an issue to a diagnostic with lines and columns. */
export function locate(issue: Explained, site: Site): Diagnostic {
  const { files } = site;
  const { route, usedBy } = issue;
  const used = usedBy && rangeOf(files, usedBy).line;
  const { code, ...wording } = fromSyntaxMistake(issue, site) ?? {
    code: issue.code,
    ...placedWording(issue, files),
  };
  return {
    code: codeOf(code),
    name: code,
    severity: issue.severity ?? rules[code].severity ?? 'error',
    file: issue.file,
    ...wording,
    ...(issue.beside && { others: placesBeside(issue, wording, files) }),
    route,
    usedBy: usedBy && `${usedBy.file}:${used}`,
  };
}

/** Returns the places of the other fields that an issue is about; all fields of an alias are at the place of its use. */
function placesBeside(issue: Explained, own: TextRange, files: FileCache): string[] {
  const { file, path, beside = [] } = issue;
  const placeOf = ({ line, column }: TextRange) => `${file}:${line}:${column}`;
  const places = beside.map((name) => {
    const found = files.positions(file)?.locate([...path.slice(0, -1), name], { atKey: true });
    return placeOf(found?.range ?? start);
  });
  return [...new Set(places)].filter((place) => place !== placeOf(own));
}

type PlacedWording = TextRange &
  Pick<Diagnostic, 'message' | 'hint' | 'suggestion' | 'missing' | 'edits' | 'lost'>;

/** The wording and place of a diagnostic, with the name of its rule. */
type NamedWording = PlacedWording & { code: Explained['code'] };

/** Returns the diagnostic of the YAML syntax mistake that causes an issue; `undefined` when none does. */
function fromSyntaxMistake(issue: Explained, site: Site): NamedWording | undefined {
  const mistake = silentMistake(issue, site.files);
  if (!mistake) return undefined;
  const at = { file: issue.file, path: issue.path };
  const { code, message, hint, edits } = sentencesOfMistake(mistake, at, site);
  return { ...mistake.range, code, message, hint, edits };
}

/** Returns the wording of an issue with its place. */
export function placedWording(issue: Omit<Explained, 'code'>, files: FileCache): PlacedWording {
  const { message, hint, suggestion, missing, lost, file, path, range, edits } = issue;
  const wording = { message, hint, suggestion, missing, lost };
  if (range) return { ...range, ...wording, edits };
  // An issue of a whole file has no line of its own.
  const location = path.length === 0 ? undefined : locationOf(files, issue);
  if (!location) return { ...start, ...wording };
  const text = files.text(file) ?? '';
  const source = text.slice(location.start, location.end);
  // A value that a template has filled in may be another one elsewhere.
  const isFilled = issue.within === undefined && issue.fix !== 'quote' && source.includes('{{');
  const edit = location.exact && !isFilled ? editOf(issue, source) : undefined;
  const made = edit === undefined ? {} : { edits: [{ ...pick(location), text: edit }] };
  return { ...location.range, ...wording, ...made };
}

const pick = ({ start: from, end }: { start: number; end: number }) => ({ start: from, end });

/** Returns the text that replaces `source`; `undefined` when the correction is not certain. */
function editOf(issue: Omit<Explained, 'code'>, source: string): string | undefined {
  const { fix, sure, suggestion, within } = issue;
  if (within !== undefined && source !== within) return undefined;
  const [mark = ''] = source;
  if (fix === 'quote') return /["'|>&*!]/.test(mark) ? undefined : inQuotes(source);
  if (fix) return fix.text;
  if (!sure || suggestion === undefined) return undefined;
  if (within !== undefined) return suggestion;
  const isQuoted = /["']/.test(mark) && source.endsWith(mark);
  if (/[|>&*!{[]/.test(mark) || (!isQuoted && /["']/.test(mark))) return undefined;
  // The quotation marks stay, because YAML might read the word as another type.
  return isQuoted ? `${mark}${suggestion}${mark}` : suggestion;
}

function locationOf(files: FileCache, { file, path, atKey, within }: Omit<Explained, 'code'>) {
  return files.positions(file)?.locate(path, { atKey, within });
}

function rangeOf(files: FileCache, { file, path }: SourceLocation): TextRange {
  if (path.length === 0) return start;
  return files.positions(file)?.locate(path).range ?? start;
}
