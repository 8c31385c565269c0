import type { Data, DataPath } from '../model/types.ts';

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
