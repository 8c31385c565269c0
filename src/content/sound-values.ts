/** What is left of data when its mistakes are told: for those who use it all the same, and need not ask what kind each value is of. */

import type { Checks } from './schemas/checks.ts';
import type { Data, DataObject, DataPath } from './types.ts';

/** What a check says of data. */
export type Findings = ReturnType<Checks['site']>;

/** So many rounds leave nothing of a group whose own group is refused for want of it, and so on: deeper than any schema of ours. */
const MOST_ROUNDS = 12;

/**
 * The data without the values that a check refuses, and without the groups that it then refuses because something is missing in them.
 *
 * @param findings what the check has said of the data
 * @returns the same object where nothing is refused
 */
export function soundValues(
  data: DataObject,
  check: Checks['site'],
  findings: Findings,
): DataObject {
  let sound = data;
  let found = findings;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const refused = found.flatMap(({ path }) => (path.length > 0 ? [path] : []));
    if (refused.length === 0) return sound;
    sound = without(sound, refused) as DataObject;
    found = check(sound);
  }
  return {};
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
