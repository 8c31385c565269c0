/** Finds wrong indentation and dashes in files that can be parsed, where they cause several issues at once. */
import type { FindErrors } from '../../content/schemas/validate.ts';
import type { Site } from '../../content/site/site.ts';
import { applyEdits } from '../../content/yaml/edits.ts';
import { parse } from '../../content/yaml/parse.ts';
import type { Explained } from '../model/explained.ts';
import { sentencesOfMistake } from '../registry/sentences.ts';
import { largestText, type Mistake, mistakeOf } from '../syntax/match.ts';
import { isBetter, type Repair, repairsOf } from '../syntax/repair.ts';
import { schemaErrors } from '../syntax/schema-errors.ts';
import { sourceLines } from '../syntax/source-lines.ts';
import { structuralMatches } from '../syntax/structure.ts';

/** The number of errors near which lines are tried. */
const mostErrors = 4;

/** A name that no schema has. */
const unknownName = 'no-such-field';

/** Returns issues in which those of a file give way to the one mistake in its structure that explains all of them. */
export function structureFirst(issues: Explained[], site: Site): Explained[] {
  const errors = issues.filter(
    ({ severity, range, follows }) => severity !== 'warning' && !range && !follows,
  );
  const files = errors.map(({ file }) => file);
  // A dash too many makes two entries that both lack something, or one of them.
  const lacking = errors.flatMap(({ code, file }) =>
    /^missing-(?:type|field)$/.test(code) ? file : [],
  );
  const several = files.filter((file, index) => files.indexOf(file) !== index);
  return [...new Set([...lacking, ...several])].reduce((rest, file) => {
    const mistake = structuralMistake(file, site);
    if (!mistake) return rest;
    const others = rest.filter((issue) => issue.file !== file);
    return [...others, sentencesOfMistake(mistake, { file, path: [] }, site)];
  }, issues);
}

/** Returns the change of lines after which a file has no errors left; `undefined` when there is none. */
function structuralMistake(file: string, site: Site): Mistake | undefined {
  const text = site.files.text(file) ?? '';
  const { data } = parse(text);
  if (data === undefined || text.length > largestText) return undefined;
  const findErrors = schemaErrors(file, site);
  const errors = findErrors(data);
  if (errors.length === 0) return undefined;
  const positions = site.files.positions(file);
  const near = errors
    .slice(0, mostErrors)
    .flatMap((path) => positions?.locate(path)?.range.line ?? []);
  const repairOf = repairsOf(text, findErrors);
  const repairs = structuralMatches({ text, lines: sourceLines(text) }, near)
    .map(repairOf)
    .filter(({ end, errors }) => end === Number.POSITIVE_INFINITY && errors === 0);
  const best = repairs.reduce<Repair | undefined>(
    (found, one) => (found && !isBetter(one, found) ? found : one),
    undefined,
  );
  return best && isChecked(best, text, findErrors) ? mistakeOf(best.match) : undefined;
}

/**
 * Returns whether a repair moves a line to where the schema knows its fields: in an object with any names, errors are
 * only hidden. A name that no schema has is tried beside it.
 */
function isChecked({ match }: Repair, text: string, findErrors: FindErrors): boolean {
  const lines = sourceLines(applyEdits(text, match.edits));
  const line = lines[match.line.number - 1];
  if (!line) return false;
  const own = `${line.text.slice(0, line.at)}${unknownName}: 1\n${' '.repeat(line.at)}${line.text.slice(line.at)}`;
  const { data } = parse(lines.map((one) => (one === line ? own : one.text)).join('\n'));
  return data !== undefined && findErrors(data).length > 0;
}
