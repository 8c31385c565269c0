/** Finds wrong indentation and dashes in files that can be parsed, where they cause several issues at once. */

import { isObject, valueAt } from '../../content/model/data.ts';
import type { Data, DataPath } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { parse } from '../../content/yaml/parse.ts';
import type { Explained } from '../model/explained.ts';
import { sentencesOfMistake } from '../registry/sentences.ts';
import { fileSchema } from '../syntax/file-schema.ts';
import { MAX_TEXT_LENGTH, type Mistake, mistakeOf } from '../syntax/match.ts';
import { bestRepair, isChecked, isWhole, repairsOf } from '../syntax/repair.ts';
import { sourceLines } from '../syntax/source-lines.ts';
import { structuralMatches } from '../syntax/structure.ts';

/** The number of errors near which lines are tried. */
const MAX_ERRORS = 4;

/** Returns issues in which those of a file give way to the one mistake in its structure that explains all of them. */
export function structureFirst(issues: Explained[], site: Site): Explained[] {
  const errors = issues.filter(
    ({ severity, range, follows }) => severity !== 'warning' && !range && !follows,
  );
  return [...new Set(errors.map(({ file }) => file))].reduce((rest, file) => {
    const own = errors.filter((issue) => issue.file === file);
    const mistake = mayBeMoved(own, site) && structuralMistake(file, site);
    if (!mistake) return rest;
    const others = rest.filter((issue) => issue.file !== file);
    return [...others, sentencesOfMistake(mistake, { file, path: [] }, site)];
  }, issues);
}

/**
 * Returns whether the errors of a file may come from lines in the wrong place. The search for these takes a tenth of a
 * second, and a site may have thousands of files with the same mistake.
 */
function mayBeMoved(errors: Explained[], site: Site): boolean {
  const { files } = site;
  const unknown = errors.flatMap(({ code, path }) => (code === 'unknown-key' ? path.at(-1) : []));
  return errors.some(({ code, file, path, missing, beside }) => {
    // An error may be told in place of others that follow from it.
    const findAll = () => fileSchema(file, site).findErrors(files.data(file) ?? {});
    if (code === 'unknown-key' && beside) return true;
    if (/^(?:misplaced-key|unknown-variable)$/.test(code)) return errors.length > 1;
    if (code === 'missing-value')
      return errors.length > 1 || (hasFieldBelow(files.data(file), path) && findAll().length > 1);
    if (code === 'wrong-type') return isListInList(files.data(file), path);
    if (!/^missing-(?:type|field)$/.test(code)) return false;
    return unknown.includes(missing) || isBesideOther(files.data(file), path);
  });
}

/** Returns whether a field is followed by another one of its object. */
function hasFieldBelow(data: Data | undefined, path: DataPath): boolean {
  const around = valueAt(data, path.slice(0, -1));
  return isObject(around) && Object.keys(around).at(-1) !== path.at(-1);
}

const isListInList = (data: Data | undefined, path: DataPath) =>
  typeof path.at(-1) === 'number' && Array.isArray(valueAt(data, path));

/** Returns whether an entry has no field of the entry before or after it, as when a dash has split one entry. */
function isBesideOther(data: Data | undefined, path: DataPath): boolean {
  const index = path.findLastIndex((step) => typeof step === 'number');
  const list = valueAt(data, path.slice(0, index));
  const at = Number(path[index]);
  const [before, own, after] = [at - 1, at, at + 1].map((one) => Object(list)[one]);
  const isOther = (entry: unknown) =>
    isObject(entry) && !Object.keys(Object(own)).some((name) => name in entry);
  return isOther(before) || isOther(after);
}

/** Returns the change of lines after which a file has no errors left; `undefined` when there is none. */
function structuralMistake(file: string, site: Site): Mistake | undefined {
  const text = site.files.text(file) ?? '';
  const { data } = parse(text);
  if (data === undefined || text.length > MAX_TEXT_LENGTH) return undefined;
  const { findErrors, namesOf } = fileSchema(file, site);
  const errors = findErrors(data);
  if (errors.length === 0) return undefined;
  const positions = site.files.positions(file);
  const near = errors
    .slice(0, MAX_ERRORS)
    .flatMap((path) => positions?.locate(path)?.range.line ?? []);
  const repairOf = repairsOf(text, findErrors);
  const matches = structuralMatches({ text, lines: sourceLines(text) }, near, namesOf);
  const best = bestRepair(matches, repairOf, ({ end, errors }) => isWhole(end) && errors === 0);
  return best && isChecked(best, text, findErrors) ? mistakeOf(best.match) : undefined;
}
