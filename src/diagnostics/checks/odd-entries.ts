/** Entries that differ from all others of their collection by a mistake in writing, where no schema says what an entry holds. */
import type { Issue } from '../../content/model/issue.ts';
import type { Data, DataObject, Spot } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { meant } from '../../content/words/nearest.ts';
import { switchOf } from '../schema/value-words.ts';

type Entry = { written: DataObject; spot: Spot };

/** Fewer entries than these are no rule that another one could break. */
const fewest = 3;

/** Returns the issues of the entries of a site's collections that differ from all others. */
export function oddEntryIssues({ collections }: Site): Issue[] {
  return [...collections.values()].flatMap(({ name, rows, hidden, schema }) =>
    schema ? [] : oddEntries(name, [...rows, ...hidden]),
  );
}

/** Returns the issues of a name that only one entry has, beside one that all the others have; and `yes` where all the others have true or false. */
function oddEntries(collection: string, entries: Entry[]): Issue[] {
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
        const { suggestion: wanted } = meant(name, lacking);
        if (wanted === undefined) return [];
        const params = { reason: 'other-entries', collection, name, wanted } as const;
        return [{ code: 'unknown-key', severity: 'warning', params, atKey: true, ...at }];
      }
      const others = (truths.get(name) ?? 0) === (uses.get(name) ?? 0) - 1;
      const word = typeof value === 'string' && switchOf(value) !== undefined && value;
      if (!word || !others || (truths.get(name) ?? 0) < 2) return [];
      const params = { reason: 'other-entries', name, word } as const;
      return [{ code: 'wrong-type', severity: 'warning', params, ...at }];
    }),
  );
}

/** The fields that name an entry. */
const names = ['slug', 'id'];

/** Returns the issues of the second and further entries of a collection with the slug or id of another. */
export function twinIssues(site: Site): Issue[] {
  return [...site.collections.values()].flatMap(({ name, rows }) =>
    names.flatMap((field) => {
      const compared = new Set<Data>();
      const twins = rows.filter(({ data, written }) => {
        const value = data[field];
        // the slug of an entry that is a file is the file's name
        if (value === undefined || value === null || written[field] === undefined) return false;
        if (compared.has(value)) return true;
        compared.add(value);
        return false;
      });
      if (twins.length === 0 || isRoute(site, name, field)) return [];
      return twins.map(({ data, spot }): Issue => twin(name, field, String(data[field]), spot));
    }),
  );
}

/** Returns whether pages are made from the field: two with one address are reported there. */
function isRoute({ pageFiles, files }: Site, name: string, field: string): boolean {
  return pageFiles.some(
    ({ file, pattern }) => pattern.includes(`[${field}]`) && files.text(file)?.includes(name),
  );
}

function twin(collection: string, field: string, value: string, { file, path }: Spot): Issue {
  const params = { reason: 'entry', collection, field, value } as const;
  return { code: 'duplicate-id', severity: 'warning', params, file, path: [...path, field] };
}
