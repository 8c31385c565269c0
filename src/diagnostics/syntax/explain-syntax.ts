/** Explains why a file cannot be parsed as YAML. */
import type { TextRange } from '../../content/model/types.ts';
import { applyEdits } from '../../content/yaml/edits.ts';
import { parse } from '../../content/yaml/parse.ts';
import { readPositions } from '../../content/yaml/positions.ts';
import type { SyntaxName } from '../model/syntax-params.ts';
import { bracePatterns } from './brace-patterns.ts';
import { brackets } from './brackets.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import {
  blockText,
  doubledDash,
  indentation,
  oddDash,
  oddFirst,
  shallowFields,
  strayDash,
} from './indentation.ts';
import { beforeValues, lastPatterns } from './line-patterns.ts';
import { edgeBlock, loneEntry, lostDash, missingDash } from './lost-dashes.ts';
import { commentedStart, gluedDash, lostFold, lostList } from './lost-starts.ts';
import type { Finder, Match, Mistake, ParserError, Source } from './match.ts';
import { isBlank, type SourceLine, sourceLines } from './source-lines.ts';
import { colonInQuotes, missingSpaces, nameless, unknownAlias } from './special-lines.ts';
import { tabs } from './tabs.ts';
import { unclosed, valuePatterns } from './value-patterns.ts';

const spacing: Finder[] = [commentedStart, gluedDash, tabs, oddDash, ...beforeValues.slice(0, 3)];

/** All finders, in order of precedence: of matches that repair a text equally well the first is reported. */
const finders: Finder[] = [
  ...spacing,
  ...beforeValues.slice(3),
  edgeBlock,
  lostFold,
  lostList,
  blockText,
  unknownAlias,
  colonInQuotes,
  ...valuePatterns,
  ...bracePatterns,
  brackets,
  ...lastPatterns,
  missingSpaces,
  doubledDash,
  oddFirst,
  strayDash,
  missingDash,
  loneEntry,
  lostDash,
  shallowFields,
  indentation,
  nameless,
];

const mostMistakes = 20;
/** The maximum number of a finder's matches that are tried for one mistake, nearest first. */
const mostTries = 6;
/** The maximum length of a line: a longer one was not written by hand. */
const longestLine = 5000;
/** The maximum length of a text: a larger one is generated, and its mistakes are everywhere. */
export const largestText = 100_000;

/**
 * Returns the mistakes of a text that cannot be parsed, at least one. Finders recognise mistakes in lines and repair
 * them. The repair that lets the parser get furthest is reported, and the search continues in the repaired text.
 */
export function explainSyntax(text: string): Mistake[] {
  const conflict = conflictIn(text);
  if (conflict) return [conflict];
  const found: Mistake[] = [];
  let current = text;
  for (let error = errorOf(current); error; error = errorOf(current)) {
    const best = text.length > largestText ? undefined : bestMatch(current, error);
    if (!best) return found.length > 0 ? found : unexplained(current, error);
    // A second mistake in the same line is caused by the repair.
    if (found.at(-1)?.range.line === best.line.number) break;
    found.push(mistakeOf(best, found.length === 0));
    // When the repair is one of several, further mistakes may only follow from it.
    if (best.unsure || found.length === mostMistakes) break;
    current = applyEdits(current, best.edits);
  }
  return found;
}

function errorOf(text: string): ParserError | undefined {
  const parsed = parse(text);
  return parsed.data === undefined ? parsed : undefined;
}

function bestMatch(text: string, error: ParserError): Match | undefined {
  const lines = sourceLines(text);
  const last = Math.min(error.line, lines.length);
  const source: Source = { text, lines, error: { ...error, line: last } };
  const open = openQuote(source);
  if (open && repairOf(open, text).end > open.line.number) return open;
  const isTwice = error.reason === 'duplicated mapping key';
  // The line of a duplicate key itself is right; only a dash or a space may be wrong.
  const tried = isTwice ? [...spacing, edgeBlock] : finders;
  const isAtEnd = lines.slice(last).every((line) => line.text.trim() === '');
  const isFurther = ({ end, match }: Repair) =>
    end > last || (isAtEnd && end > match.line.number && end < last);
  let best: Repair | undefined;
  for (const find of tried) {
    const repairs = candidates(find, source, last).map((match) => repairOf(match, text));
    for (const repair of repairs.filter(isFurther)) {
      if (!best || isBetter(repair, best)) best = repair;
    }
    if (best?.end === Number.POSITIVE_INFINITY && best.rank === 0) break;
  }
  return best?.match;
}

/** A match that repairs a text, and the line of the next error after the repair. */
interface Repair {
  match: Match;
  end: number;
  rank: number;
}

function repairOf(match: Match, text: string): Repair {
  const end = errorOf(applyEdits(text, match.edits))?.line ?? Number.POSITIVE_INFINITY;
  return { match, end, rank: match.rank ?? 0 };
}

function isBetter(repair: Repair, than: Repair): boolean {
  return repair.end > than.end || (repair.end === than.end && repair.rank < than.rank);
}

/**
 * Returns the match of a quotation mark that is not closed in its line, when the next line is a field of the same
 * object: then nothing else can be meant.
 */
function openQuote(source: Source): Match | undefined {
  const { lines } = source;
  for (const line of lines) {
    const below = lines.slice(line.number).find((one) => !isBlank(one));
    const isField = /^[\w-]+$/.test(below?.name ?? '') && (below?.at ?? 0) <= line.at;
    const [match] = isField && line.text.length <= longestLine ? unclosed(line, source) : [];
    if (match) return match;
  }
  return undefined;
}

/** Returns a finder's matches in the last line that the parser read, and in the lines above it. */
function candidates(find: Finder, source: Source, last: number): Match[] {
  const found: Match[] = [];
  for (let number = last; number > 0 && found.length < mostTries; number -= 1) {
    const line = source.lines[number - 1];
    if (line && line.text.length <= longestLine) found.push(...find(line, source));
  }
  return found;
}

/** Converts a match to a mistake. */
export function mistakeOf(
  { code, params, line, from, to, edits, unsure }: Match,
  isFirst = true,
): Mistake {
  // The offsets of later matches are those of a text that is already repaired.
  const sure = unsure || !isFirst ? {} : { edits };
  return { code, params, range: rangeOnLine(line.number, from, to), ...sure };
}

function rangeOnLine(line: number, from: number, to: number): TextRange {
  return { line, column: from + 1, endLine: line, endColumn: Math.max(from, to) + 1 };
}

/** The codes of the package yaml (https://eemeli.org/yaml/#errors); all others are reported as syntax errors. */
const codes: Record<string, SyntaxName> = {
  ALIAS_PROPS: 'special-character',
  BAD_ALIAS: 'special-character',
  BAD_COLLECTION_TYPE: 'special-character',
  BAD_DIRECTIVE: 'special-character',
  BAD_DQ_ESCAPE: 'escape',
  BAD_INDENT: 'indentation',
  BAD_PROP_ORDER: 'special-character',
  BAD_SCALAR_START: 'special-character',
  BLOCK_AS_IMPLICIT_KEY: 'unquoted-colon',
  BLOCK_IN_FLOW: 'unclosed-bracket',
  KEY_OVER_1024_CHARS: 'unquoted-colon',
  MISSING_CHAR: 'line-without-name',
  MULTILINE_IMPLICIT_KEY: 'line-without-name',
  MULTIPLE_ANCHORS: 'special-character',
  MULTIPLE_DOCS: 'second-document',
  MULTIPLE_TAGS: 'special-character',
  RESOURCE_EXHAUSTION: 'too-deep',
  TAB_AS_INDENT: 'tab',
  TAG_RESOLVE_FAILED: 'special-character',
};

/** Codes by js-yaml's message, for texts that the package yaml accepts or would take too long to parse. */
const codesOfJsYaml: [reason: RegExp, code: SyntaxName][] = [
  [/^nesting exceeded/, 'too-deep'],
  [/merge keys exceeded|abnormal merge/, 'too-many-aliases'],
  [/non-printable/, 'unprintable-character'],
];

/** Returns the mistakes for the parser's own error, when no finder matches. */
function unexplained(text: string, error: ParserError): Mistake[] {
  const lines = sourceLines(text.trimEnd());
  const line = lines[Math.min(error.line, lines.length) - 1] as SourceLine;
  const whole = rangeOnLine(line.number, line.indent, line.text.trimEnd().length);
  const known = codesOfJsYaml.find(([reason]) => reason.test(error.reason))?.[1];
  if (known || text.length > largestText) {
    const at = Math.max(0, error.column - 2);
    const range = known === 'unprintable-character' ? rangeOnLine(line.number, at, at + 1) : whole;
    return [{ code: known ?? 'syntax-error', params: {}, range }];
  }
  // Only a part of the text is parsed: for nonsense the package yaml needs too much time and memory.
  const isDuplicate = error.reason === 'duplicated mapping key';
  const part = isDuplicate ? text : text.slice(0, line.offset + error.column + 500);
  const errors = readPositions(part, true).errors;
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  if (isDuplicate && duplicates.length > 0) return duplicateKeys(lines, duplicates);
  const [first] = errors;
  const code = codes[first?.code ?? ''] ?? 'syntax-error';
  // The two parsers may report different lines; that of js-yaml, which failed first, is reported.
  const isSame = first && (first.range.line === line.number || first.code === 'MULTIPLE_DOCS');
  if (!isSame) return [{ code, params: {}, range: whole }];
  const { line: number, column, endColumn } = first.range;
  const stop = lines[number - 1]?.text.trimEnd().length ?? 0;
  const to = first.range.endLine === number ? endColumn - 1 : stop;
  return [{ code, params: {}, range: rangeOnLine(number, column - 1, to) }];
}

/** Returns the mistake of Git's conflict markers; `undefined` when there are none. */
function conflictIn(text: string): Mistake | undefined {
  const lines = text.split(/\r?\n/);
  const index = lines.findIndex((line) => /^\s*[<>]{7}(?: |$)/.test(line));
  const line = lines[index];
  if (line === undefined) return undefined;
  const range = rangeOnLine(index + 1, line.search(/\S/), line.trimEnd().length);
  return { code: 'conflict-marker', params: { found: line.trim().slice(0, 1) }, range };
}
