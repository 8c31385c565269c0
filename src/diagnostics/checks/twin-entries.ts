/** Entries of a collection with one name, where no page is made for each of them that would tell. */
import type { Issue } from '../../content/model/issue.ts';
import type { Data, Spot } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';

/** The fields that name an entry. */
const names = ['slug', 'id'];

/** Returns the issues of the second and further entries of a collection with the slug or id of another. */
export function twinIssues(site: Site): Issue[] {
  return [...site.collections.values()].flatMap(({ name, rows }) =>
    names.flatMap((field) => {
      const seen = new Set<Data>();
      const twins = rows.filter(({ data, written }) => {
        const value = data[field];
        // the slug of an entry that is a file is the file's name
        if (value === undefined || value === null || written[field] === undefined) return false;
        if (seen.has(value)) return true;
        seen.add(value);
        return false;
      });
      if (twins.length === 0 || isRoute(site, name, field)) return [];
      return twins.map(({ data, spot }): Issue => twin(name, field, String(data[field]), spot));
    }),
  );
}

/** Returns whether pages are made of the field, which tell of two with one address. */
function isRoute({ pageFiles, files }: Site, name: string, field: string): boolean {
  return pageFiles.some(
    ({ file, pattern }) => pattern.includes(`[${field}]`) && files.text(file)?.includes(name),
  );
}

function twin(collection: string, field: string, value: string, { file, path }: Spot): Issue {
  const params = { reason: 'entry', collection, field, value } as const;
  return { code: 'duplicate-id', severity: 'warning', params, file, path: [...path, field] };
}
