/** Tries what finders propose, and compares the results. */
import type { FindErrors } from '../../content/schemas/validate.ts';
import { applyEdits } from '../../content/yaml/edits.ts';
import { parse } from '../../content/yaml/parse.ts';
import { unusualSteps } from './line-groups.ts';
import type { Match } from './match.ts';
import { type SourceLine, sourceLines } from './source-lines.ts';

/** A match that repairs a text. */
export interface Repair {
  match: Match;
  /** The line of the next error after the repair. */
  end: number;
  /** What is wrong with the data then. */
  errors: number;
  /** How many groups begin in unusual columns then. */
  unusual: number;
  rank: number;
}

/** Tries a match. */
export type TryMatch = (match: Match) => Repair;

/** Returns whether a repair leaves no error for the parser. */
export const isWhole = (end: number) => end === Number.POSITIVE_INFINITY;

/** Returns the function that tries matches. */
export function repairsOf(text: string, findErrors?: FindErrors): TryMatch {
  const known = new Map<string, Result>();
  return (match) => {
    const repaired = applyEdits(text, match.edits);
    const result = known.get(repaired) ?? resultOf(repaired, findErrors);
    known.set(repaired, result);
    return { match, ...result, rank: match.rank ?? 0 };
  };
}

type Result = Omit<Repair, 'match' | 'rank'>;

function resultOf(text: string, findErrors: FindErrors = () => []): Result {
  const parsed = parse(text);
  if (parsed.data === undefined) return { end: parsed.line, errors: 0, unusual: 0 };
  const unusual = unusualSteps(sourceLines(text));
  return { end: Number.POSITIVE_INFINITY, errors: findErrors(parsed.data).length, unusual };
}

/** Returns whether the parser gets further after a repair than after another one, which was found earlier. */
export const isFurtherRepair = (repair: Repair, than: Repair): boolean =>
  repair.end > than.end || (repair.end === than.end && repair.rank < than.rank);

/** Returns whether a repair leaves fewer errors than another one of the same mistake, such as another width of a tab. */
export const isCleaner = ({ match, end, errors }: Repair, than: Repair): boolean =>
  match.line === than.match.line &&
  match.code === than.match.code &&
  end === than.end &&
  errors < than.errors;

/** Returns whether a change of the structure repairs more than another repair. */
function isBetter(repair: Repair, than: Repair): boolean {
  return (
    (repair.end - than.end ||
      than.errors - repair.errors ||
      than.unusual - repair.unusual ||
      than.rank - repair.rank) > 0
  );
}

/**
 * Returns the best of the repairs that are meant, or `first` when none is better. Matches of a lower rank are tried
 * first, so that the search ends with the first repair that leaves nothing wrong.
 */
export function bestRepair(
  matches: Match[],
  repairOf: TryMatch,
  isMeant: (repair: Repair) => boolean,
  first?: Repair,
): Repair | undefined {
  let best = first;
  for (const match of matches.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))) {
    const repair = repairOf(match);
    if (!isMeant(repair) || (best && !isBetter(repair, best))) continue;
    best = repair;
    if (isWhole(best.end) && best.errors === 0 && best.unusual === 0) break;
  }
  return best;
}

/** A name that no schema has. */
const UNKNOWN_NAME = 'no-such-field';

/**
 * Returns whether a repair moves a line to where the schema knows its fields: in an object with any names, errors are
 * only hidden. A name that no schema has is tried in place of its own, or beside a line without a name.
 */
export function isChecked({ match }: Repair, text: string, findErrors: FindErrors): boolean {
  const lines = sourceLines(applyEdits(text, match.edits));
  const isSame = ({ text: own }: SourceLine) => own.trim() === match.line.text.trim();
  const from = match.line.number - 1;
  // A line may have been added above it, or a dash in it.
  const line = lines.slice(from).find(isSame) ?? lines[from];
  if (!line) return false;
  const before = line.text.slice(0, line.at);
  const value = line.text.slice(line.at);
  const own =
    line.name === undefined
      ? `${before}${UNKNOWN_NAME}: 1\n${' '.repeat(line.at)}${value}`
      : `${before}${UNKNOWN_NAME}${value.slice(line.name.length)}`;
  const { data } = parse(lines.map((one) => (one === line ? own : one.text)).join('\n'));
  return data !== undefined && findErrors(data).length > 0;
}
