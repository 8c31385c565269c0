import type { DataPath } from '../../content/model/types.ts';

/** What the thing at `path` is called: `an entry of items`, `link`, or `noun`, the checked thing itself. */
export function ownerName(path: DataPath, { noun }: { noun: string }): string {
  const last = path.at(-1);
  if (last === undefined) return noun;
  return typeof last === 'number' ? `an entry of ${path.at(-2) ?? noun}` : last;
}
