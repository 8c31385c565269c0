import { collectionsFolder } from '../../content/files/collection-files.ts';
import type { Schema } from '../../content/model/json-schema.ts';
import type { Site } from '../../content/site/site.ts';

/**
 * Returns what to do with a file whose fields are all those of the site file, or of the entries of one collection;
 * `undefined` when they are not, or too few to tell.
 */
export function ofOtherKind(names: string[], { engine, collections }: Site): string | undefined {
  const has = (schema: Schema | undefined) =>
    names.length > 1 && names.every((name) => Object.hasOwn(schema?.properties ?? {}, name));
  if (has(engine.site))
    return 'These are fields of a site file: give this file the name _site.yaml.';
  const [first, ...more] = [...collections.values()].filter(({ schema }) => has(schema));
  if (!first || more.length > 0) return undefined;
  const place = `${collectionsFolder}/${first.name}`;
  const isWhole = first.files.some(({ file }) => file === `${place}.yaml`);
  return `These are fields of an entry of ${first.name}: ${isWhole ? `write them into ${place}.yaml, with a dash before the first` : `move the file into ${place}`}.`;
}
