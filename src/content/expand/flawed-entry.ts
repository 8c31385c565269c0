/** Entries of collections that have mistakes of their own, from which others follow. */
import type { Fault, Flaw, Spot } from '../problems/flaw.ts';
import type { Site } from '../site.ts';
import type { DataPath } from '../types.ts';
import type { Scope } from './source.ts';

const folder = 'pages/_collections/';

/** What is wrong with the entry that a value belongs to; nothing for values that stand elsewhere. */
export function flawsOfEntry({ file, path }: Spot, { flaws }: Site): Flaw[] {
  if (!file.startsWith(folder)) return [];
  const entry = (of: DataPath): DataPath => (typeof of[0] === 'number' ? of.slice(0, 1) : []);
  return flaws.data.filter(
    (one) =>
      one.file === file &&
      one.severity !== 'warning' &&
      String(entry(one.path)) === String(entry(path)),
  );
}

/** Whether a template asks for a field that its entry lacks by a mistake that is told of the entry: a field left out, misspelt or in the wrong place. */
export function asksForLost(
  { code, within = '' }: Pick<Fault, 'code' | 'within'>,
  scope: Scope,
  site: Site,
): boolean {
  if (code !== 'unknown-variable' || !within.startsWith('entry.')) return false;
  const steps = within.split('.');
  for (let row = scope.row; row; row = row.scope?.row) {
    const lost = flawsOfEntry(row.spot, site).map(({ missing, suggestion, code: of, path }) =>
      of === 'misplaced-key' ? String(path.at(-1)) : (missing ?? suggestion ?? ''),
    );
    if (lost.some((name) => steps.includes(name))) return true;
  }
  return false;
}
