/** Entries that differ from all others of their collection by a slip, where no schema says what an entry holds. */
import type { Issue } from '../issue.ts';
import { meant } from '../problems/nearest.ts';
import type { DataObject } from '../types.ts';

type Entry = { written: DataObject; spot: Pick<Issue, 'file' | 'path'> };

/** Fewer entries than these are no rule that another one could break. */
const fewest = 3;

/** A name that only one entry has, beside one that all the others have; and `yes` where all the others have true or false. */
export function oddRows(collection: string, entries: Entry[]): Issue[] {
  if (entries.length < fewest) return [];
  const uses = new Map<string, number>();
  const truths = new Map<string, number>();
  for (const { written } of entries) {
    for (const [name, value] of Object.entries(written)) {
      uses.set(name, (uses.get(name) ?? 0) + 1);
      if (typeof value === 'boolean') truths.set(name, (truths.get(name) ?? 0) + 1);
    }
  }
  const nearlyAll = [...uses].filter(([, count]) => count === entries.length - 1);
  const isAlone = (name: string) => uses.get(name) === 1;
  return entries.flatMap(({ written, spot }) =>
    Object.entries(written).flatMap(([name, value]): Issue[] => {
      const at = { file: spot.file, path: [...spot.path, name] };
      if (isAlone(name)) {
        const lacking = nearlyAll.map(([other]) => other).filter((one) => !(one in written));
        const { suggestion } = meant(name, lacking);
        return suggestion ? [{ ...otherName(name, suggestion, collection), ...at }] : [];
      }
      const others = (truths.get(name) ?? 0) === (uses.get(name) ?? 0) - 1;
      const word = typeof value === 'string' && /^(?:yes|no|on|off|y|n)$/i.exec(value)?.[0];
      return word && others && (truths.get(name) ?? 0) > 1
        ? [{ ...noTruth(name, word), ...at }]
        : [];
    }),
  );
}

function otherName(name: string, suggestion: string, collection: string) {
  return {
    code: 'unknown-key' as const,
    severity: 'warning' as const,
    message: `No other entry of ${collection} has a field ${name}, and all of them have ${suggestion}, which this one lacks.`,
    hint: `Did you mean ${suggestion}?`,
    suggestion,
    atKey: true,
  };
}

function noTruth(name: string, word: string) {
  return {
    code: 'wrong-type' as const,
    severity: 'warning' as const,
    message: `${name} is the text ${word} here, and true or false in all other entries, so that conditions on it do not find this one.`,
    hint: `Write ${name}: ${/^(?:y|yes|on)$/i.test(word) ? 'true' : 'false'}.`,
  };
}
