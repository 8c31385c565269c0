/** What is left of data without its mistakes: for those who use it all the same, and need not ask what kind each value is of. */

import type { SchemaError } from '../model/json-schema.ts';
import type { Data, DataObject, DataPath } from '../model/types.ts';
import type { Checks, Invalid } from '../schemas/checks.ts';
import { errorPath } from '../schemas/error-path.ts';

/** So many rounds leave nothing of a group whose own group is refused for want of it, and so on: deeper than any schema of ours. */
const MOST_ROUNDS = 12;

/**
 * Returns the data without the values that a check refuses, and without the groups that it then refuses because something is missing in them.
 *
 * @param invalid what the check has said of the data
 * @returns the same object where nothing is refused
 */
export function soundValues(
  data: DataObject,
  check: Checks['site'],
  invalid: Invalid | undefined,
): DataObject {
  let sound = data;
  let found = invalid;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const refused = found ? refusedIn(found.params.errors) : [];
    if (refused.length === 0) return sound;
    sound = without(sound, refused) as DataObject;
    found = check(sound);
  }
  return {};
}

/** Returns the places of what is refused. That a value has none of several forms says less than what keeps it from each. */
function refusedIn(errors: SchemaError[]): DataPath[] {
  return errors.flatMap((error) => {
    const path = errorPath(error);
    const isOfForms = error.keyword === 'if' || isExplained(error, errors);
    return path.length === 0 || isOfForms ? [] : [path];
  });
}

function isExplained({ keyword, schemaPath }: SchemaError, errors: SchemaError[]): boolean {
  const isChoice = keyword === 'anyOf' || keyword === 'oneOf';
  return isChoice && errors.some((error) => error.schemaPath.startsWith(`${schemaPath}/`));
}

/** The same data without what stands at these places, which all lead below it. */
function without(value: Data, places: DataPath[]): Data {
  if (places.length === 0 || value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).flatMap(([name, inner]): [string, Data][] => {
    const below = places.filter(([step]) => String(step) === name).map(([, ...rest]) => rest);
    return below.some((rest) => rest.length === 0) ? [] : [[name, without(inner, below)]];
  });
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}
