/** Finds what the collection of an entry says about one of its values. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS_FOLDER } from '../../content/files/collection-files.ts';
import type { SourceLocation } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';

const collectionAround = ({ file }: SourceLocation, { collections }: Site) =>
  [...collections.values()].find(({ files }) => files.some((one) => one.file === file));

/** Returns the schema file of the entry with a value; `undefined` when there is none. */
export function schemaFileOf(at: SourceLocation, site: Site): string | undefined {
  const { name = '' } = collectionAround(at, site) ?? {};
  const files = [name, name.split('.')[0]].map((one) => `${COLLECTIONS_FOLDER}/${one}.schema.json`);
  return files.find((file) => existsSync(join(site.root, file)));
}
