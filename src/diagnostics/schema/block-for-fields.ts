/** Finds the block type whose fields a block has under another type. */
import { isObject } from '../../content/model/data.ts';
import type { Data } from '../../content/model/types.ts';
import type { Site } from '../../content/site/site.ts';
import { fieldsMeant } from './field-value.ts';

/** A block type, and the fields that have other names in it. */
interface Fitting {
  type: string;
  renames: { from: string; to: string }[];
}

/**
 * Returns the type that has all fields of a block, by the same names or by other ones; of several, the one that lacks
 * the fewest required fields, has the most equal names, and belongs to the same group of types. `undefined` when none
 * has all, or when two of other groups are equally near.
 */
export function blockForFields(block: Data | undefined, site: Site): Fitting | undefined {
  if (!isObject(block) || Object.keys(block).length < 3) return undefined;
  const { type: own, ...fields } = block;
  const group = site.blockTypes.get(String(own))?.schema['x-group'];
  const fitting = [...site.blockTypes].flatMap(([type, { schema }]) => {
    const names = type === own ? undefined : fieldsMeant(fields, schema, site.engine.shared);
    if (!names) return [];
    const pairs = Object.entries(names);
    const renames = pairs.flatMap(([from, to]) => (from === to ? [] : { from, to }));
    const has = (name: string) => name === 'type' || Object.values(names).includes(name);
    const lacks = (schema.required ?? []).filter((name) => !has(name)).length;
    const isAlike = schema['x-group'] === group;
    return [{ type, renames, isAlike, apart: 100 * lacks + 10 * renames.length - Number(isAlike) }];
  });
  const [best, second] = fitting.sort((one, other) => one.apart - other.apart);
  return best?.apart === second?.apart && !best?.isAlike ? undefined : best;
}
