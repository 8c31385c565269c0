/** Finds the icons of entries that do not exist, also in fields that no page shows. */
import type { Issue } from '../../content/model/issue.ts';
import { type Schema, valuesWith } from '../../content/model/json-schema.ts';
import type { Site } from '../../content/site/site.ts';

const isIcon = ({ format }: Schema) => (format === 'icon' ? true : undefined);

/** Returns the issues of icons in the entries of collections whose schema says which fields are icons. */
export function iconsOfEntries({ collections, icons }: Site): Issue[] {
  const entries = [...collections.values()].flatMap(({ rows, hidden, schema = {} }) =>
    [...rows, ...hidden].flatMap(({ written, location: { file, path } }) =>
      valuesWith(isIcon, schema, written, path).map((one) => ({ ...one, file })),
    ),
  );
  if (entries.length === 0) return [];
  const known = icons.names();
  return entries.flatMap(({ value, file, path }): Issue[] => {
    if (typeof value !== 'string' || value.includes('{{') || known.has(value)) return [];
    const params = { name: value, known, isOdd: false };
    return [{ code: 'unknown-icon', params, file, path }];
  });
}
