/** Removes the values of a site file that its schema refuses, so that pages are built with the others. */
import { errorPath } from '../model/data.ts';
import type { SchemaError } from '../model/json-schema.ts';
import type { Data, DataObject, DataPath } from '../model/types.ts';
import type { Checks, Invalid } from '../schemas/checks.ts';

/**
 * The maximum number of rounds in which invalid values, and then the objects that are invalid without them, are
 * removed: more than any schema is nested.
 */
const MAX_ROUNDS = 12;

/**
 * Returns the data without its invalid values, and without the objects that become invalid because these are missing.
 *
 * @param invalid the schema errors of the data
 * @returns the same object when nothing is refused
 */
export function validValues(
  data: DataObject,
  check: Checks['site'],
  invalid: Invalid | undefined,
): DataObject {
  let valid = data;
  let found = invalid;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const refused = found ? refusedIn(found.params.errors) : [];
    if (refused.length === 0) return valid;
    valid = withoutPaths(valid, refused) as DataObject;
    found = check(valid);
  }
  return {};
}

/**
 * Returns the paths of the invalid values. The error that no alternative matches is skipped when the errors of the
 * alternatives are there.
 */
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

/** Returns a copy of data without the values at the given paths. */
export function withoutPaths(value: Data, paths: DataPath[]): Data {
  if (paths.length === 0 || value === null || typeof value !== 'object') return value;
  const below = new Map<string, DataPath[]>();
  for (const [step, ...rest] of paths) {
    const name = String(step);
    const known = below.get(name);
    if (known) known.push(rest);
    else below.set(name, [rest]);
  }
  const kept = Object.entries(value).flatMap(([name, inner]): [string, Data][] => {
    const within = below.get(name) ?? [];
    return within.some((rest) => rest.length === 0) ? [] : [[name, withoutPaths(inner, within)]];
  });
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}
