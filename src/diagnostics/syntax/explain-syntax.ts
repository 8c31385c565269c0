/** Explains why a file cannot be parsed as YAML. */
import { applyEdits } from '../../content/yaml/edits.ts';
import { parse } from '../../content/yaml/parse.ts';
import { TEXT_BLOCK } from '../wording/phrases.ts';
import { bracePatterns, brackets } from './brackets-and-braces.ts';
import { textWithoutDash } from './dashes.ts';
import type { FileSchema } from './file-schema.ts';
import { beforeValues, lastPatterns, spacePatterns } from './line-patterns.ts';
import { blockText, lostFold, lostStroke, oddBar, valueAboveFields } from './long-texts.ts';
import {
  type Finder,
  MAX_TEXT_LENGTH,
  type Match,
  type Mistake,
  mistakeOf,
  type ParserError,
  rangeOnLine,
  type Source,
} from './match.ts';
import { oddDash, tabs } from './odd-spaces.ts';
import { parserMistakes } from './parser-mistakes.ts';
import {
  bestRepair,
  isChecked,
  isCleaner,
  isFurtherRepair,
  isWhole,
  type Repair,
  repairsOf,
  type TryMatch,
} from './repair.ts';
import { isBlank, sourceLines } from './source-lines.ts';
import {
  copiedLine,
  decoratedKey,
  missingSpaces,
  nameless,
  unknownAlias,
} from './special-lines.ts';
import { structuralMatches } from './structure.ts';
import { unclosed, valuePatterns } from './value-patterns.ts';

const spacing: Finder[] = [copiedLine, tabs, oddDash, ...spacePatterns];

/** All finders, in order of precedence: of matches that repair a text equally well the first is reported. */
const finders: Finder[] = [
  ...spacing,
  ...beforeValues,
  oddBar,
  lostFold,
  lostStroke,
  blockText,
  unknownAlias,
  decoratedKey,
  ...valuePatterns,
  ...bracePatterns,
  brackets,
  ...lastPatterns,
  missingSpaces,
  valueAboveFields,
  textWithoutDash,
  nameless,
];

const MAX_MISTAKES = 20;
/** The maximum number of a finder's matches that are tried for one mistake, nearest first. */
const MAX_TRIES = 6;
/** The maximum length of a line: a longer one was not written by hand. */
const MAX_LINE_LENGTH = 5000;
/**
 * Returns the mistakes of a text that cannot be parsed, at least one. Finders recognise mistakes in lines and repair
 * them. The repair that lets the parser get furthest is reported, of several those whose data have the fewest errors,
 * and the search continues in the repaired text.
 */
export function explainSyntax(text: string, schema?: FileSchema): Mistake[] {
  const marker = conflictIn(text) ?? secondDocument(text, schema);
  if (marker) return [marker];
  const found: Mistake[] = [];
  let current = text;
  for (let error = errorOf(current); error; error = errorOf(current)) {
    const best = text.length > MAX_TEXT_LENGTH ? undefined : bestMatch(current, error, schema);
    if (!best) return found.length > 0 ? found : parserMistakes(current, error);
    // A second mistake in the same line is caused by the repair.
    if (found.at(-1)?.range.line === best.line.number) break;
    found.push(mistakeOf(best, found.length === 0));
    // When the repair is one of several, further mistakes may only follow from it.
    if (best.unsure || found.length === MAX_MISTAKES) break;
    current = applyEdits(current, best.edits);
  }
  return found;
}

function errorOf(text: string): ParserError | undefined {
  const parsed = parse(text);
  return parsed.data === undefined ? parsed : undefined;
}

function bestMatch(text: string, error: ParserError, schema?: FileSchema): Match | undefined {
  const lines = sourceLines(text);
  const line = Math.min(error.line, lines.length);
  const source = { text, lines, schema, error: { ...error, line } };
  const repairOf = repairsOf(text, schema?.findErrors);
  const open = openQuote(source);
  if (open && repairOf(open).end > open.line.number) return open;
  const visible = bestOfFinders(source, repairOf);
  return bestStructure(source, repairOf, visible)?.match;
}

type FailedSource = Source & { error: ParserError };

const isTwice = ({ error }: FailedSource) => error.reason === 'duplicated mapping key';

/** Returns the repair of a mistake that is visible in its line, of which the parser gets furthest. */
function bestOfFinders(source: FailedSource, repairOf: TryMatch): Repair | undefined {
  const { lines, error } = source;
  const isAtEnd = lines.slice(error.line).every((line) => line.text.trim() === '');
  const isFurther = ({ end, match }: Repair) =>
    end > error.line || (isAtEnd && end > match.line.number && end < error.line);
  let best: Repair | undefined;
  // The line of a duplicate key itself is right; only a dash or a space may be wrong.
  for (const find of isTwice(source) ? spacing : finders) {
    for (const repair of candidates(find, source, error.line).map(repairOf).filter(isFurther)) {
      if (!best || isFurtherRepair(repair, best) || isCleaner(repair, best)) best = repair;
    }
    if (best && isWhole(best.end) && best.rank === 0) break;
  }
  return best;
}

/** Returns the change of the structure that repairs more than `visible`, if there is one, or else `visible`. */
function bestStructure(
  source: FailedSource,
  repairOf: TryMatch,
  visible: Repair | undefined,
): Repair | undefined {
  const { schema } = source;
  const { line } = source.error;
  // A key that stands twice may be meant elsewhere, but only where nothing is wrong with it then. That a dash is missing
  // in the two columns before it is what its own rule says.
  const isMeantThere = ({ errors, match: { code, line: at, params } }: Repair) =>
    schema !== undefined &&
    errors === 0 &&
    params.indent !== undefined &&
    params.found !== '-' &&
    (code !== 'missing-dash' || at.indent < 2);
  // After a new line, the same error is one line further down.
  const hasNewLine = ({ match }: Repair) => match.edits.some(({ text }) => text.includes('\n'));
  const isMeant = (repair: Repair) => {
    if (isTwice(source)) return isWhole(repair.end) && isMeantThere(repair);
    return hasNewLine(repair) ? isWhole(repair.end) : repair.end > line;
  };
  const matches = structuralMatches(source, [line], schema?.namesOf);
  const best = bestRepair(matches, repairOf, isMeant, visible);
  const isOfSchema = (repair: Repair) =>
    schema !== undefined && isChecked(repair, source.text, schema.findErrors);
  if (!best || best === visible || best.errors > 0 || isOfSchema(best)) return best;
  // Where any names are possible, moved lines are never wrong: rather the name of a group or list is lost.
  const names = matches.filter(({ code }) => code === 'line-without-name');
  const named = bestRepair(names, repairOf, (repair) => isMeant(repair) && isOfSchema(repair));
  return named?.errors === 0 ? named : best;
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
    const [match] = isField && line.text.length <= MAX_LINE_LENGTH ? unclosed(line, source) : [];
    if (match) return match;
  }
  return undefined;
}

/** Returns a finder's matches in the last line that the parser read, and in the lines above it. */
function candidates(find: Finder, source: Source, last: number): Match[] {
  const found: Match[] = [];
  for (let number = last; number > 0 && found.length < MAX_TRIES; number -= 1) {
    const line = source.lines[number - 1];
    if (line && line.text.length <= MAX_LINE_LENGTH) found.push(...find(line, source));
  }
  return found;
}

/** Returns the mistake of a line of dashes that begins a second document; `undefined` when there is none. */
function secondDocument(text: string, schema?: FileSchema): Mistake | undefined {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /^[^\s#-]/.test(line));
  const index = lines.findIndex((line, at) => first !== -1 && at > first && /^---\s*$/.test(line));
  if (index === -1 || errorOf(lines.slice(0, index).join('\n'))) return undefined;
  const range = rangeOnLine(index + 1, 0, 3);
  const [before, below] = [lines.slice(0, index), lines.slice(index + 1)];
  const errorsWith = (repaired: string[]) => {
    const { data } = parse(repaired.join('\n'));
    return data === undefined ? Number.POSITIVE_INFINITY : (schema?.findErrors(data).length ?? 0);
  };
  const repairs = insteadOfDashes.map(({ written, advice }) => {
    const indent = ' '.repeat(written.length * 2);
    const indented = below.map((line) => indent + line);
    return { errors: errorsWith([...before, ...written, ...indented]), advice };
  });
  const [best] = repairs.sort((a, b) => a.errors - b.errors);
  // The fields above may have mistakes of their own.
  const isRight = schema && best && best.errors <= errorsWith(before);
  return { code: 'second-document', params: { advice: isRight ? best.advice : undefined }, range };
}

/** What may be written in place of a line of dashes; what follows is indented by two spaces for each line. */
const insteadOfDashes = [
  { written: [], advice: 'Delete the line ---.' },
  {
    written: ['body: |'],
    advice: 'Write "body: |" in its place, and indent the text below it by two spaces.',
  },
  {
    written: ['blocks:', '  - type: text', '    body: |'],
    advice: `Write three lines in its place, ${TEXT_BLOCK}, and indent the text below them by six spaces.`,
  },
];

/** Returns the mistake of Git's conflict markers; `undefined` when there are none. */
function conflictIn(text: string): Mistake | undefined {
  const lines = text.split(/\r?\n/);
  const index = lines.findIndex((line) => /^\s*[<>]{7}(?: |$)/.test(line));
  const line = lines[index];
  if (line === undefined) return undefined;
  const range = rangeOnLine(index + 1, line.search(/\S/), line.trimEnd().length);
  return { code: 'conflict-marker', params: { found: line.trim().slice(0, 1) }, range };
}
