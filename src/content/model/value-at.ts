import type { Data, DataPath } from './types.ts';

/** The value at the end of a path into data; `undefined` when the path leads nowhere. */
export function valueAt(data: Data | undefined, path: DataPath): Data | undefined {
  let value = data;
  for (const step of path) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as { [name: string]: Data })[step];
  }
  return value;
}
