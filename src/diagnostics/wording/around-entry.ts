/** Finds the collection around a value of an entry, for hints. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collectionsFolder } from '../../content/files/collection-files.ts';
import { valueAt } from '../../content/model/data.ts';
import type { Collection } from '../../content/model/sources.ts';
import type { DataPath, SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';

/** Returns the collection of the entry with a value, and the path of the value in it; `undefined` elsewhere. */
function aroundEntry(
  at: SourceLocation,
  { collections }: Site,
): { collection: Collection; field: DataPath } | undefined {
  for (const collection of collections.values()) {
    const row = collection.rows.find(({ location }) => location.file === at.file);
    if (row) return { collection, field: at.path.slice(row.location.path.length) };
  }
  return undefined;
}

/** Returns the values that all entries have for the field of the entry at `at`. */
export function valuesBeside(at: SourceLocation, site: Site): unknown[] {
  const { collection, field } = aroundEntry(at, site) ?? {};
  return collection?.rows.map(({ written }) => valueAt(written, field ?? [])) ?? [];
}

/** Returns the schema file that says which fields an entry has; `undefined` for values that it says nothing of. */
export function schemaFileOf(at: SourceLocation, site: Site): string | undefined {
  const { collection, field = [] } = aroundEntry(at, site) ?? {};
  if (!collection?.schema || field.length !== 1) return undefined;
  const [base] = collection.name.split('.');
  const files = [collection.name, base].map((name) => `${collectionsFolder}/${name}.schema.json`);
  return files.find((file) => existsSync(join(site.root, file)));
}
