/** What an editor probably did when a file cannot be read as YAML. */

import type { Issue } from '../../content/model/issue.ts';
import type { Place } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { applyEdits } from '../../content/yaml/edits.ts';
import { parse } from '../../content/yaml/parse.ts';
import { readPositions } from '../../content/yaml/positions.ts';
import type { Explained } from '../model/explained.ts';
import { aliasRules } from './alias-rules.ts';
import { blockTextRules } from './block-text-rules.ts';
import { bracketRules } from './bracket-rules.ts';
import { duplicateKeys } from './duplicate-keys.ts';
import { indentationRules } from './indentation-rules.ts';
import { lineRules, nameless, nameRules } from './line-rules.ts';
import { jsYamlErrors, unreadable, yamlErrors } from './parser-errors.ts';
import { quotationRules } from './quotation-rules.ts';
import type { Match, Mistake, ParserError, Source, SyntaxRule } from './rule.ts';
import { type SourceLine, sourceLines } from './source-lines.ts';
import { spacingRules } from './spacing-rules.ts';

/** Every rule; of several that repair a text equally well the first is told. */
export const syntaxRules: SyntaxRule[] = [
  ...spacingRules,
  ...lineRules,
  ...blockTextRules,
  ...aliasRules,
  ...quotationRules,
  ...bracketRules,
  ...nameRules,
  ...indentationRules,
  nameless,
];

const mostMistakes = 20;
/** So many repairs of a rule are tried for one mistake, the nearest ones. */
const mostTries = 6;
/** A line of more characters was not written by hand. */
const longestLine = 5000;
/** A text that is larger has been generated, and what is wrong with it is wrong everywhere. */
export const largestText = 100_000;

/**
 * Returns the mistakes of a text that cannot be read, at least one. A rule recognises a mistake in a line and says how to repair it; what is told is
 * the repair with which the parser comes furthest, and the search goes on in the repaired text.
 */
export function explainSyntax(text: string): Mistake[] {
  const conflict = conflictIn(text);
  if (conflict) return [conflict];
  const found: Mistake[] = [];
  let current = text;
  for (let error = errorOf(current); error; error = errorOf(current)) {
    const best = text.length > largestText ? undefined : bestRepair(current, error);
    if (!best) {
      return [...found, ...(found.length > 0 ? [] : unexplained(current, error))];
    }
    found.push(mistakeOf(best, found.length === 0));
    // what follows from a repair that is one of several may be no mistake
    if (best.match.unsure || found.length === mostMistakes) break;
    current = applyEdits(current, best.match.edits);
  }
  return found;
}

/** Returns an issue with its sentences for each mistake in a file that is not valid YAML. */
export function explainFile(
  issue: Extract<Issue, { code: 'invalid-yaml' }>,
  { files }: Site,
): Explained[] {
  const { params: _facts, code: _invalid, ...details } = issue;
  const mistakes = explainSyntax(files.text(issue.file) ?? '');
  return mistakes.map((mistake) => ({ ...(details as Pick<Issue, 'file' | 'path'>), ...mistake }));
}

function errorOf(text: string): ParserError | undefined {
  const parsed = parse(text);
  return parsed.data === undefined ? parsed : undefined;
}

/** A match, with the rule that found it and the line. */
export interface Repair {
  rule: SyntaxRule;
  line: SourceLine;
  match: Match;
}

function bestRepair(text: string, error: ParserError): Repair | undefined {
  const lines = sourceLines(text);
  const last = Math.min(error.line, lines.length);
  const source: Source = { text, lines, error: { ...error, line: last } };
  const isAtEnd = lines.slice(last).every((line) => line.text.trim() === '');
  // of a name that stands twice nothing in its line is wrong, but for a dash or a space
  const rules = error.reason === 'duplicated mapping key' ? spacingRules : syntaxRules;
  let best: (Repair & { end: number }) | undefined;
  for (const rule of rules) {
    for (const { line, match } of candidates(rule, source, last)) {
      const end = errorOf(applyEdits(text, match.edits))?.line ?? Number.POSITIVE_INFINITY;
      const isFurther = end > last || (isAtEnd && end > line.number && end < last);
      const isBetter =
        end > (best?.end ?? 0) || (end === best?.end && rankOf(match) < rankOf(best.match));
      if (isFurther && isBetter) best = { rule, line, match, end };
    }
    if (best?.end === Number.POSITIVE_INFINITY && rankOf(best.match) === 0) return best;
  }
  return best;
}

const rankOf = ({ rank = 0 }: Match) => rank;

/** Returns what a rule finds in the last line that the parser read and in those above it. */
function candidates(rule: SyntaxRule, source: Source, last: number) {
  const found: { line: SourceLine; match: Match }[] = [];
  for (let number = last; number > 0 && found.length < mostTries; number -= 1) {
    const line = source.lines[number - 1];
    if (!line || line.text.length > longestLine) continue;
    found.push(...rule.applies(line, source).map((match) => ({ line: match.line ?? line, match })));
  }
  return found;
}

/** Returns what is told of a match. */
export function mistakeOf({ rule, line, match }: Repair, isFirst = true): Mistake {
  const { code = rule.code, from, to, message, hint, edits, unsure } = match;
  return {
    ...{ code, message, hint },
    place: placeIn(line.number, from, to),
    // later ones count from a text that is repaired already
    ...(unsure || !isFirst ? {} : { edits }),
  };
}

function placeIn(line: number, from: number, to: number): Place {
  return { line, column: from + 1, endLine: line, endColumn: Math.max(from, to) + 1 };
}

/** What the parsers say where no rule can help. */
function unexplained(text: string, error: ParserError): Mistake[] {
  const lines = sourceLines(text.trimEnd());
  const line = lines[Math.min(error.line, lines.length) - 1] as SourceLine;
  const whole = placeIn(line.number, line.indent, line.text.trimEnd().length);
  const saying = jsYamlErrors.find(([reason]) => reason.test(error.reason))?.[1];
  if (saying || text.length > largestText) {
    const at = Math.max(0, error.column - 2);
    const isCharacter = saying?.code === 'unprintable-character';
    const place = isCharacter ? placeIn(line.number, at, at + 1) : whole;
    return [{ ...(saying ?? unreadable), place }];
  }
  // in a text that makes no sense the package yaml takes more time and memory than there is
  const isDuplicate = error.reason === 'duplicated mapping key';
  const part = isDuplicate ? text : text.slice(0, line.offset + error.column + 500);
  const errors = readPositions(part, true).errors;
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY');
  if (isDuplicate && duplicates.length > 0) return duplicateKeys(lines, duplicates);
  const [first] = errors;
  const said = yamlErrors[first?.code ?? ''] ?? unreadable;
  // the two parsers may give up in different lines; where the first one does, reading ends
  const isSame = first && (first.place.line === line.number || first.code === 'MULTIPLE_DOCS');
  if (!isSame) return [{ ...said, place: whole }];
  const { line: number, column, endColumn } = first.place;
  const stop = lines[number - 1]?.text.trimEnd().length ?? 0;
  const to = first.place.endLine === number ? endColumn - 1 : stop;
  return [{ ...said, place: placeIn(number, column - 1, to) }];
}

/** Git's marks between two versions. */
export function conflictIn(text: string): Mistake | undefined {
  const lines = text.split(/\r?\n/);
  const isMark = (line: string) => /^\s*(?:<{7} |={7}\s*$|>{7}(?: |$))/.test(line);
  const index = lines.findIndex((line) => /^\s*[<>]{7}(?: |$)/.test(line));
  const line = lines[index];
  if (line === undefined || lines.filter(isMark).length === 0) return undefined;
  const isWhole = line.trim().startsWith('<');
  return {
    code: 'conflict-marker',
    message: isWhole
      ? 'Git has left a merge conflict here: two versions of the lines between <<<<<<< and >>>>>>>.'
      : 'Git has left a merge conflict here, of which this line is a part.',
    hint: isWhole
      ? 'Keep the version that is right, delete the other, and delete the lines <<<<<<<, ======= and >>>>>>>.'
      : 'Delete this line, and look whether lines near it stand twice.',
    place: placeIn(index + 1, line.search(/\S/), line.trimEnd().length),
  };
}
